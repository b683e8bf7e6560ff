import { addDays, type Day } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import { isSameLength } from '../../../same-length.ts';
import { dayWords, FIRST_DAY, monthsBefore, onDay, type Period } from '../../period.ts';
import { KNOWN_WORDS, OTHER_WORDS } from '../text/known-words.ts';
import { plainText, taken } from '../text/plain-text.ts';
import { isCommonInNames, type NamedRace } from './match-race.ts';
import {
  byItsDay,
  byTimeToIt,
  type Found,
  LENGTHS_M,
  WAS_RUN,
  withoutTimeToIt,
} from './race-by-day.ts';

export type FoundRace = {
  race: NamedRace | null;
  /** The second one of 'between the City 10 and the Harbour Half'. */
  other: NamedRace | null;
  /** Whether its result is what another one is to be predicted from: 'off my City 10'. */
  isResult: boolean;
  /** 'Since the City 10': the days that its date begins or ends. */
  period: Period | null;
  /** The text with 'race' in the place of its name, and '_' for the words that are left of it. */
  text: string;
};

/**
 * The race of the athlete's own that a text names: by its words, or as the next or the last one. Read
 * before everything else, since 'Spring Marathon' is no season and 'City 10' no distance.
 */
export function nameRace(text: string, races: readonly NamedRace[], today: Day): FoundRace {
  const words = text.split(' ');
  const both = twoByName(words, races, today);
  if (both) return betweenRaces(both.text, both.races, today);
  const compared = COMPARES_RACES.test(text) ? twoCompared(words, races, today) : null;
  if (compared) return compared;
  const found =
    byName(words, races, today) ??
    byOrder(text, races, today) ??
    byItsDay(text, races, today) ??
    byLength(text, races, today) ??
    byTimeToIt(text, races, today);
  if (!found) return { race: null, other: null, isResult: false, period: null, text };
  const { race } = found;
  const named = withoutTimeToIt(withoutName(words, found).join(' '), race, today).split(' ');
  const isResult = race.completed && FROM_RACE.test(named.join(' '));
  const whole = isResult
    ? named.join(' ').replace(FROM_RACE, (match) => taken(match))
    : named.join(' ');
  return { race, other: null, isResult, ...boundByRace(whole, race, today) };
}

/** 'Between the City 10 and the Harbour Half' */
function twoByName(
  words: readonly string[],
  races: readonly NamedRace[],
  today: Day,
): { text: string; races: NamedRace[] } | null {
  const between = words.findIndex((word) => /^(?:between|from)$/.test(word));
  const and = words.findIndex((word, at) => at > between && /^(?:and|to|until)$/.test(word));
  if (between < 0 || and < 0) return null;
  const first = byName(words.slice(0, and), races, today);
  const second = byName(words.slice(and), races, today);
  if (!first || !second || first.race.id === second.race.id) return null;
  const text = [
    ...withoutName(words.slice(0, and), first),
    ...withoutName(words.slice(and), second),
  ].join(' ');
  return { text, races: [first.race, second.race] };
}

/** 'Was I quicker at Riverside or at the City 10?' */
function twoCompared(
  words: readonly string[],
  races: readonly NamedRace[],
  today: Day,
): FoundRace | null {
  const first = byName(words, races, today) ?? firstOfTwo(words, races, today);
  if (!first) return null;
  const others = words.map((word, at) => (at >= first.from && at < first.to ? '_' : word));
  const second = byName(
    others,
    races.filter(({ name }) => name !== first.race.name),
    today,
  );
  if (!second) return null;
  const text = withoutName(withoutName(words, first), second).join(' ');
  return { race: first.race, other: second.race, isResult: false, period: null, text };
}

/** Of 'compare the City Ten and the Castle Five', each as well named as the other, the first one. */
function firstOfTwo(
  words: readonly string[],
  races: readonly NamedRace[],
  today: Day,
): Found | null {
  const places = new Map(
    races.flatMap(({ name }) => {
      const place = placeOf(name, words);
      return place ? [[name, place] as const] : [];
    }),
  );
  const [first, second, ...more] = [...places].toSorted(
    ([, one], [, other]) => one.from - other.from,
  );
  if (!first || !second || more.length > 0 || second[1].from < first[1].to) return null;
  return byName(
    words,
    races.filter(({ name }) => name === first[0]),
    today,
  );
}

export const COMPARES_RACES =
  /\b(?:compar\w+|vs|versus|than|against|faster|quicker|slower|better|harder|difference)\b/;

/** 'How did my 10k go': the latest race of that length that was run. */
function askedHowItWent(text: string, races: readonly NamedRace[], today: Day): Found | null {
  const { length = '', latest = '' } = HOW_DID_IT_GO.exec(text)?.groups ?? {};
  const lengthM = LENGTHS_M[length.replace(/(?<=^\d+) km$/, 'k')];
  if (lengthM === undefined) return null;
  const [race] = races
    .filter(({ completed, date }) => completed && date < today)
    .filter(({ distanceM }) => isSameLength(distanceM, lengthM))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  if (!race) return null;
  const named = `${latest}${length}`;
  const from = text.slice(0, text.indexOf(named)).split(' ').length - 1;
  return { race, from, to: from + named.split(' ').length };
}

const HOW_DID_IT_GO =
  /^(?:(?:so|and|ok|hey) )*how (?:did|was|were) (?:my|the) (?<latest>(?:last|latest|most recent) )?(?<length>half marathon|half|marathon|10 ?k|5 ?k|10 km|5 km)(?: race)?(?: go| went)?$/;

/** 'Since the marathon', where one race alone can be meant. */
function byLength(text: string, races: readonly NamedRace[], today: Day): Found | null {
  const asked = askedHowItWent(text, races, today);
  if (asked) return asked;
  const match =
    /\b(?:before|since|after|up to) (?:the|my) (?<length>half marathon|half|marathon|10k|5k)\b/.exec(
      text,
    );
  const lengthM = LENGTHS_M[match?.groups?.length ?? ''];
  if (!match || lengthM === undefined) return null;
  const isPast = /^(?:since|after)/.test(match[0]);
  const [race, ...others] = races.filter(
    (each) =>
      isSameLength(each.distanceM, lengthM) && (!isPast || (each.completed && each.date < today)),
  );
  if (!race || others.length > 0) return null;
  const at = match.index + match[0].length - (match.groups?.length ?? '').length;
  const from = text.slice(0, at).split(' ').length - 1;
  return { race, from, to: from + (match.groups?.length ?? '').split(' ').length };
}

function withoutName(words: readonly string[], { from, to }: Found): string[] {
  return words.map((word, at) => (at === from ? 'race' : at > from && at < to ? '_' : word));
}

/** Of 'how far did I run between the two' they bound the days, of 'how many days between' they are it. */
function betweenRaces(text: string, both: readonly NamedRace[], today: Day): FoundRace {
  const [race = null, other = null] = both.toSorted((one, next) =>
    one.date.localeCompare(next.date),
  );
  const place =
    /\b(?:between|from) (?:the |my )?race(?: _)*(?: (?:date|day))? (?:and|to|until) (?:the |my )?race(?: _)*(?: (?:date|day))?/;
  const isResult = false;
  if (!race || !other || !place.test(text)) {
    return { race, other: null, isResult, period: null, text };
  }
  const rest = text.replace(place, taken);
  if (ASKS_HOW_LONG.test(text)) return { race, other, isResult, period: null, text: rest };
  const [from, to] = [addDays(race.date, 1), addDays(other.date, -1)];
  if (from > to || race.date >= today) return { race, other: null, isResult, period: null, text };
  const words = `from ${dayWords(from)} to ${dayWords(to)}`;
  return { race, other, isResult, period: { from, to, unit: 'days', words }, text: rest };
}

/** Not how long, or on how many days, was run. */
const ASKS_HOW_LONG =
  /\bhow (?:many (?:days|weeks|months)|long|much time)\b(?!.*\b(?:run|ran|train\w*|running|rest\w*|off)\b)/;

const FROM_RACE =
  /\b(?:from|off|based on|given|going by|equivalent (?:of|to)|equals?) (?:my |the )?(?:result (?:of|in|at) )?(?:my |the )?race\b(?:(?: _)* (?:alone|only|time|result|performance))*/;

function byName(words: readonly string[], races: readonly NamedRace[], today: Day): Found | null {
  const found = races.flatMap((race) => {
    const place = placeOf(race.name, words);
    return place ? [{ race, ...place }] : [];
  });
  const most = Math.max(0, ...found.map(({ score }) => score));
  const best = found.filter(({ score }) => score === most);
  const names = new Set(best.map(({ race }) => race.name));
  // 'Castle' where both the Castle Five and the Castle Hill 10 K are planned names neither.
  if (names.size !== 1) return null;
  const byDay = best.toSorted((one, other) => one.race.date.localeCompare(other.race.date));
  const told = byDay.find(({ race }) => words.includes(race.date.slice(0, 4)));
  return told ?? byDay.find(({ race }) => isUpcoming(race, today)) ?? byDay.at(-1) ?? null;
}

/** Where a text names it: by a word that is the race's own, with what stands around it of the name. */
function placeOf(
  name: string,
  words: readonly string[],
): { from: number; to: number; score: number } | null {
  const ofName = new Set(spellings(name));
  const long = [...ofName].filter((word) => word.length >= LEAST_LETTERS);
  const isOwn = (word: string | undefined) =>
    word !== undefined &&
    word.length > 2 &&
    !isCommonInNames(word) &&
    (ofName.has(word) || isShortFor(word, long));
  const isPart = (word: string | undefined) =>
    word !== undefined && (ofName.has(word) || isLength(word, ofName));
  for (const [at, word] of words.entries()) {
    if (!isOwn(word)) continue;
    let [from, to] = [at, at + 1];
    while (isPart(words[from - 1])) from -= 1;
    while (isPart(words[to])) to += 1;
    // 'On' and 'the' at its edges are the sentence's, unless the name begins with them.
    while (from < at && FILLERS.has(words[from] ?? '')) from += 1;
    while (to > at + 1 && FILLERS.has(words[to - 1] ?? '')) to -= 1;
    const isPlain = KNOWN_WORDS.has(word) || OTHER_WORDS.has(word) || IN_DATES.test(word);
    // 'The spring one' in a question that speaks of races.
    const next = words[to];
    const isOne = next === 'race' || (next === 'one' && AWAITS_RACE.test(words.join(' ')));
    if (isOne) return { from, to: to + 1, score: 1 };
    if (!isPlain || to - from > 1) return { from, to, score: to - from };
  }
  return null;
}

/** 'Koln' for the Kölner Brückenlauf. */
function isShortFor(word: string, names: readonly string[]): boolean {
  const isOther = KNOWN_WORDS.has(word) || OTHER_WORDS.has(word) || IN_DATES.test(word);
  return word.length >= 4 && !isOther && names.some((name) => name.startsWith(word));
}

const AWAITS_RACE =
  /\b(?:races?|until|till|til|ready|target|taper|predict\w*|(?:days|weeks|long) (?:to|till?|until|before)|how did)\b/;

const FILLERS = new Set(['the', 'of', 'on', 'in', 'de', 'at', 'for', 'and', 'to']);
/** By itself a season or a month. */
const IN_DATES = /^(?:spring|summer|autumn|fall|winter|may|march|new|year|weekend|\d.*)$/;

/** 'Köln' is typed as 'koln' and as 'koeln'. */
function spellings(name: string): string[] {
  const written = name
    .normalize('NFC')
    .replace(/[äöüÄÖÜ]/g, (letter) => `${plainText(letter)}e`)
    .toLowerCase();
  return [...plainText(name).split(' '), ...plainText(written).split(' ')];
}

/** The words that are a race's own: what is typed with a slip is mended to them. */
export function wordsOfNames(races: readonly NamedRace[]): string[] {
  return races
    .flatMap(({ name }) => spellings(name))
    .filter((word) => word.length >= LEAST_LETTERS && !isCommonInNames(word));
}

/** Shorter ones are near to too many others. */
const LEAST_LETTERS = 6;

/** '10k' of the 'City 10 K' and of the 'City Ten', 'half' of the 'Harbour Halfmarathon'. */
function isLength(word: string, ofName: ReadonlySet<string>): boolean {
  const group = LENGTHS.find((each) => each.has(word));
  return group !== undefined && [...group].some((other) => ofName.has(other));
}

const LENGTHS = [
  new Set(['half', 'halfmarathon', 'hm', 'semi', 'marathon']),
  new Set(['marathon']),
  new Set(['10', '10k', '10km', 'ten', 'k', 'km']),
  new Set(['5', '5k', '5km', 'five', 'k', 'km']),
];

const AFTER_THE_NEXT =
  /(?<!\bweek )\b(?:my |the )?(?:(?:race |one )?after (?:my |the )?next(?: (?:race|one))?|second next race|next race but one|race after that)\b/;

/** 'My next race', 'the last race', 'the race after the next one'. */
function byOrder(text: string, races: readonly NamedRace[], today: Day): Found | null {
  const match =
    AFTER_THE_NEXT.exec(text) ??
    /\b(?:my |the )?(?<which>next|upcoming|last|latest|previous|most recent) race\b(?! (?:day|week|pace|plan))/.exec(
      text,
    );
  if (!match) return null;
  const isSecond = match.groups?.which === undefined;
  const isNext = isSecond || /next|upcoming/.test(match.groups?.which ?? '');
  const byDay = races.toSorted((one, other) => one.date.localeCompare(other.date));
  const race = isNext
    ? byDay.filter((each) => isUpcoming(each, today))[isSecond ? 1 : 0]
    : byDay.findLast((each) => each.completed || each.date < today);
  if (!race) return null;
  const from = text.slice(0, match.index).split(' ').length - 1;
  return { race, from, to: from + match[0].split(' ').length };
}

function boundByRace(
  text: string,
  race: NamedRace,
  today: Day,
): { text: string; period: Period | null } {
  for (const [pattern, daysOf] of BOUNDS) {
    const match = pattern.exec(text);
    const period = match && daysOf(race, today, match.groups ?? {}, text);
    if (!match || !period) continue;
    return { text: text.replace(match[0], taken), period };
  }
  return { text, period: null };
}

type DaysOf = (
  race: NamedRace,
  today: Day,
  groups: Record<string, string | undefined>,
  text: string,
) => Period | null;

const ASKS_WHAT_TO_DO = /\b(?:should|look like|looks?|plan|do i do|shall|taper)\b/;

const BOUNDS: readonly (readonly [RegExp, DaysOf])[] = [
  [
    /\b(?:in |during |over )?(?:the )?(?:week|race week) of (?:the |my )?race(?: _)*/,
    (race) => ({
      from: addDays(race.date, -6),
      to: race.date,
      unit: 'days',
      words: `in the week up to ${race.name}`,
    }),
  ],
  [
    /\b(?:on |for )?(?:the )?(?:day|date|morning) of (?:the |my )?race(?: _)*/,
    (race, today) => (race.date <= today ? onDay(race.date, `on ${dayWords(race.date)}`) : null),
  ],
  [
    /\b(?:in |during |over )?(?:the )?(?:last |final )?(?<count>\d{1,3}|two|three|four|five|six|eight|ten|twelve)? ?(?<unit>days?|weeks?|months?) (?:before|leading up to|up to) (?:the )?race(?: _)*/,
    (race, today, { count = '1', unit = '' }, text) => {
      const number = /^\d/.test(count) ? Number(count) : (COUNTS[count] ?? 0);
      const first = unit.startsWith('month')
        ? monthsBefore(race.date, number)
        : addDays(race.date, -number * (unit.startsWith('week') ? 7 : 1));
      const words = `in the ${number === 1 ? unit : `${number} ${unit}`} before ${race.name}`;
      // What is to be done in them is a plan, and nothing was.
      if (number < 1 || (race.date > today && !WAS_RUN.test(text) && ASKS_WHAT_TO_DO.test(text)))
        return null;
      return { from: first, to: addDays(race.date, -1), unit: 'days', words };
    },
  ],
  [
    /(?<!\b(?:days?|weeks?|months?|long|how much)(?: (?:have i got|do i have|i have|left|are there|are left|is it))? )\b(?:before|until|up to|prior to) (?:the |my )?race(?: _)*/,
    (race, today, _, text) =>
      race.date <= today
        ? {
            from: FIRST_DAY,
            to: addDays(race.date, -1),
            unit: 'days',
            words: `before ${dayWords(race.date)}`,
          }
        : // What was run so far, and not what is still to be run.
          WAS_RUN.test(text)
          ? { from: FIRST_DAY, to: today, unit: 'days', words: `before ${dayWords(race.date)}` }
          : null,
  ],
  [/\b(?:between|from) (?:the |my )?race(?: _)* (?:and|to|until|till) (?:today|now)\b/, sinceRace],
  [
    /\b(?:in |during |over |for )?the (?:first |next )?(?:(?<count>\d{1,3}|two|three|four|five|six|eight|ten|twelve) (?<units>days|weeks|months)|(?<unit>week|month)) (?:after|following) (?:the |my )?race(?: _)*/,
    daysAfterRace,
  ],
  [
    /(?<!(?<!\brest )\b(?:days?|weeks?|months?|long|how much) )\b(?:since|after) (?:the |my )?race(?: _)*/,
    sinceRace,
  ],
];

/** 'The week after Riverside', where that is past. */
function daysAfterRace(
  race: NamedRace,
  today: Day,
  { count = '1', unit, units }: Record<string, string | undefined>,
  text: string,
): Period | null {
  const number = /^\d/.test(count) ? Number(count) : (COUNTS[count] ?? 0);
  const named = unit ?? units ?? '';
  if (number < 1 || race.date >= today || ASKS_WHAT_TO_DO.test(text)) return null;
  const last = named.startsWith('month')
    ? monthsBefore(race.date, -number)
    : addDays(race.date, number * (named.startsWith('week') ? 7 : 1));
  return {
    from: addDays(race.date, 1),
    to: last < today ? last : today,
    unit: 'days',
    words: `in the ${unit ?? `${number} ${units}`} after ${race.name}`,
  };
}

/** From the day after it, where it is past. */
function sinceRace(race: NamedRace, today: Day): Period | null {
  if (race.date >= today) return null;
  const words = `since ${dayWords(race.date)}`;
  return { from: addDays(race.date, 1), to: today, unit: 'days', words };
}

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
