import { comparable } from '../../../domain/word-list.ts';

/** What a header or a cell may say of its unit. */
export type Unit = 'km' | 'mi' | 'm' | 'h' | 'min' | 's' | 'ms' | 'kj' | 'l' | 'percent';

/** 'Distance (mi)', 'distance_m', 'Miles', 'Time [s]': the unit in a header; null where it has none. */
export function unitOfHeader(name: string): Unit | null {
  const { before, inside } = splitBrackets(name);
  if (inside !== null) return unitOfWord(inside);
  return unitOfWord(comparable(before).split(' ').at(-1) ?? '') ?? unitOfPercent(before);
}

/** 'Distance (mi)' is 'Distance'; 'Distance (running)' too. */
export function withoutUnit(name: string): string {
  return splitBrackets(name).before || name.slice(0, LONGEST_HEADER);
}

const LONGEST_HEADER = 200;
const LONGEST_UNIT = 40;

/** What stands in brackets at the end of a name, and what stands before them. */
function splitBrackets(name: string): { before: string; inside: string | null } {
  const text = name.slice(0, LONGEST_HEADER).trimEnd();
  const opened = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  const inside = text.slice(opened + 1, -1);
  const isClosed = /[)\]]$/.test(text) && !/[)\]]/.test(inside);
  if (opened < 0 || !isClosed) return { before: text, inside: null };
  return { before: text.slice(0, opened).trimEnd(), inside };
}

export function unitOfWord(word: string): Unit | null {
  if (word.length > LONGEST_UNIT) return null;
  const text = word.trim().toLowerCase().replace(/\.$/, '');
  return UNITS.find(({ words }) => words.test(text))?.unit ?? unitOfPercent(text);
}

function unitOfPercent(text: string): Unit | null {
  return text.trim().endsWith('%') ? 'percent' : null;
}

const UNITS: readonly { unit: Unit; words: RegExp }[] = [
  { unit: 'km', words: /^(kms?|k|kilomet\p{L}*|公里|千米|キロ)$/u },
  { unit: 'mi', words: /^(mi|miles?|millas?|meilen?|miglia|mijl\p{L}*|英里|マイル)$/u },
  { unit: 'ms', words: /^(ms|msec|millisec\p{L}*|millisekunden)$/u },
  { unit: 'min', words: /^(min|mins|minut\p{L}*|mn|分)$/u },
  { unit: 'h', words: /^(h|hr|hrs|hours?|std|stunden?|heures?|horas?|ore|uur|小时|時間)$/u },
  { unit: 's', words: /^(s|sec|secs|sek|second\p{L}*|sekund\p{L}*|segundos?|秒)$/u },
  { unit: 'm', words: /^(m|met(er|re|ro)s?|metri|mètres?|米|メートル)$/u },
  { unit: 'kj', words: /^(kj|kilojoules?|千焦)$/u },
  { unit: 'l', words: /^(l|lit(er|re|ro)s?|litri)$/u },
];
