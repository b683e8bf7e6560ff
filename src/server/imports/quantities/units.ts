import { kcalFromKj, mFromFeet, mFromKm, mFromMiles, mFromYards } from '../../../domain/units.ts';
import { comparable } from '../../../domain/word-list.ts';

type LengthUnit = 'km' | 'm' | 'mi' | 'ft' | 'yd' | 'cm';
export type TimeUnit = 'h' | 'min' | 's' | 'ms';
export type EnergyUnit = 'kcal' | 'kJ' | 'cal' | 'J';
/** What a header, a label or a cell may say of its unit. */
export type Unit = LengthUnit | TimeUnit | EnergyUnit | 'l' | 'percent';

export const METRES: Readonly<Record<LengthUnit, (value: number) => number>> = {
  km: mFromKm,
  m: (value) => value,
  mi: mFromMiles,
  ft: mFromFeet,
  yd: mFromYards,
  cm: (value) => value / 100,
};

export const SECONDS: Readonly<Record<TimeUnit, number>> = { ms: 0.001, s: 1, min: 60, h: 3600 };

export const KILOCALORIES: Readonly<Record<EnergyUnit, (value: number) => number>> = {
  kcal: (value) => value,
  kJ: kcalFromKj,
  cal: (value) => value / 1000,
  J: (value) => kcalFromKj(value) / 1000,
};

/** 'mi', 'Meilen', 'min.', '公里'; null where it is none that is known. An 'm' alone is a metre. */
export function unitOfWord(word: string): Unit | null {
  return lengthUnitOf(word) ?? timeUnitOf(word) ?? energyUnitOf(word) ?? otherUnitOf(word);
}

export function lengthUnitOf(word: string): LengthUnit | null {
  return find(LENGTHS, word);
}

/** Of a duration an 'm' is a minute. */
export function timeUnitOf(word: string): TimeUnit | null {
  return find(TIMES, word);
}

export function energyUnitOf(word: string): EnergyUnit | null {
  // The large calorie of food; the small one is written small.
  return /^\s*Cal/.test(word) ? 'kcal' : find(ENERGIES, word);
}

function otherUnitOf(word: string): 'l' | 'percent' | null {
  return word.trimEnd().endsWith('%') ? 'percent' : find(VOLUMES, word);
}

/** 'Distance (mi)', 'distance_m', 'Miles', 'Time [s]': the unit in a header; null where it has none. */
export function unitOfHeader(name: string): Unit | null {
  const { before, inside } = splitBrackets(name);
  if (inside !== null) return unitOfWord(inside);
  return unitOfWord(comparable(before).split(' ').at(-1) ?? '') ?? otherUnitOf(before);
}

/** 'Distance (mi)' is 'Distance'; 'Distance (running)' too. */
export function withoutUnit(name: string): string {
  return splitBrackets(name).before || name.slice(0, LONGEST_HEADER);
}

/** 'Distance (mi)' is 'Distance' in 'mi'; 'Distance (running)' has no unit. */
export function splitUnit(header: string): { name: string; unit: string } {
  const { before, inside } = splitBrackets(header);
  const unit = inside?.trim() ?? '';
  const isUnit =
    unitOfWord(unit) !== null || /[/%]|^[bsrlp]pm$|^count$|^deg[cf]$|^[次步]$/i.test(unit);
  return isUnit ? { name: before, unit } : { name: header.slice(0, LONGEST_HEADER), unit: '' };
}

const LONGEST_HEADER = 200;

/** What stands in brackets at the end of a name, and what stands before them. */
function splitBrackets(name: string): { before: string; inside: string | null } {
  const text = name.slice(0, LONGEST_HEADER).normalize('NFKC').trimEnd();
  const opened = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  const inside = text.slice(opened + 1, -1);
  const isClosed = /[)\]]$/.test(text) && !/[)\]]/.test(inside);
  if (opened < 0 || !isClosed) return { before: text, inside: null };
  return { before: text.slice(0, opened).trimEnd(), inside };
}

type Words<U> = readonly { unit: U; whole: ReadonlySet<string>; starts: readonly string[] }[];

const LONGEST_UNIT = 40;

/** First as a whole word, then by how it begins: 'metres' is no 'm…', and 'Kilometerstand' a distance. */
function find<U>(words: Words<U>, word: string): U | null {
  // A rate, like min/km, is no unit of ours.
  if (word.length > LONGEST_UNIT || word.includes('/')) return null;
  const text = comparable(word.toLowerCase()).replaceAll(' ', '');
  if (text === '') return null;
  const found =
    words.find(({ whole }) => whole.has(text)) ??
    words.find(({ starts }) => starts.some((start) => text.startsWith(start)));
  return found?.unit ?? null;
}

/** Each in the languages that exports come in; '*' lets a word go on. */
function words<U extends string>(lists: Readonly<Record<U, string>>): Words<U> {
  return (Object.keys(lists) as U[]).map((unit) => {
    const all = lists[unit].split(' ').map((word) => ({
      text: comparable(word.replace('*', '')),
      goesOn: word.endsWith('*'),
    }));
    return {
      unit,
      whole: new Set(all.filter(({ goesOn }) => !goesOn).map(({ text }) => text)),
      starts: all.filter(({ goesOn }) => goesOn).map(({ text }) => text),
    };
  });
}

const LENGTHS = words<LengthUnit>({
  km: 'km kms k kilomet* quilomet* chilomet* 公里 千米 キロ*',
  mi: 'mi mile* millas milla milha* meile* miglia miglio mijl* 英里 マイル*',
  m: 'm met* 米 メートル',
  ft: 'ft feet* foot* pie pies pied* fuß piedi* voet* 英尺 フィート',
  yd: 'yd yard* jarda* 码 ヤード',
  cm: 'cm centimet* zentimet* 厘米',
});

const TIMES = words<TimeUnit>({
  ms: 'ms msec milli*',
  h: 'h hr hrs hour* hora* heure* std stunde* uur uren ore ora 小时 小時 時間',
  min: 'm mn min* 分*',
  s: 's sec* sek* seg* 秒*',
});

const ENERGIES = words<EnergyUnit>({
  kJ: 'kj kilojoule* kilojulio* 千焦',
  kcal: 'kcal* kilocal* kilokal* 千卡 大卡 キロカロリー',
  cal: 'cal* kal*',
  J: 'j joule*',
});

const VOLUMES = words<'l'>({ l: 'l liter* litre* litro* litri*' });
