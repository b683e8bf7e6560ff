import { comparable } from '../../../domain/word-list.ts';

/** 1 to 12; null where the word is no month. */
export function monthOf(word: string): number | null {
  return BY_NAME.get(word) ?? null;
}

// English, German, French, Spanish, Italian, Portuguese, Dutch and the Nordic languages.
const NAMES: readonly string[] = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari',
  'february feb februar février févr fév fevr fev febrero febbraio fevereiro februari',
  'march mar mär märz mrz mars marzo março maart mrt marts',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei maj',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug août aou agosto ago augustus augusti',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro desember des',
];

const BY_NAME = new Map(
  NAMES.flatMap((names, at) => names.split(' ').map((name) => [comparable(name), at + 1] as const)),
);
