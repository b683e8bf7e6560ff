import { KG_PER_POUND, M_PER_MILE, mFromKm, mFromMiles } from '../units.ts';
import {
  type FoundConditions,
  isOfFuel,
  type NamedShoe,
  NO_CONDITIONS,
  oppositeOf,
  readConditions,
} from './conditions.ts';
import { readJudgement } from './judgements.ts';
import { ALL_BUT, ANY_WORKOUT, type Kind, kindWhere, RUNS, readKind } from './kinds.ts';
import type { FoundRace } from './name-race.ts';
import { ALONG_THE_WAY, NOT_IN_LOG } from './not-in-log.ts';
import { type FoundNoteWord, readNoteWord } from './note-words.ts';
import type { Calendar, Period } from './period.ts';
import { plainText, taken } from './plain-text.ts';
import type { Extreme, Measure, Subject } from './question.ts';
import {
  countOf,
  LAST_FEW,
  RANK,
  rankOf,
  TIMES_EACH,
  timesOf,
  ZONES_NAMED,
  zonesOf,
} from './read-counts.ts';
import { readPeriods } from './read-period.ts';
import { readTerm, readTopic } from './terms.ts';
import { otherHours } from './time-of-day.ts';
import { readWeekWishes } from './week-wishes.ts';

/** What a text speaks of, and the text with '_' for each word that found its place. */
export function readSubject(
  text: {
    original: string;
    plain: string;
    mended: string;
    named: FoundRace;
    shoe: NamedShoe | null;
    otherShoe: NamedShoe | null;
  },
  calendar: Calendar,
): {
  subject: Subject;
  rest: string;
  asked: string;
  /** Each word, or the name of the part that it found its place in. */
  places: string[];
  otherKind: string | null;
  unitless: FoundConditions['unitless'];
} {
  const places = new Places(text.mended);
  const withNames = withWordsForNames(text);
  const quoted = takeQuoted(text);
  places.mark(quoted.rest, 'NOTE');
  const laid = readWeekWishes(quoted.rest, calendar.today);
  places.mark(laid.rest, 'WISH');
  const split = laid.rest.replace(NEGATIVE_SPLIT, taken);
  places.mark(split, 'SPLIT');
  const found = readConditions(split);
  places.mark(found.rest, found.bounds.length > 0 ? 'BOUND' : 'WHEN');
  const asked = found.rest.replace(/_/g, ' ').replace(/ +/g, ' ').trim();
  const days = readPeriods(found.rest, calendar);
  places.mark(days.rest, 'DAYS');
  const without = takeNoteWithout({ plain: text.plain, quoted: quoted.words, rest: days.rest });
  const note = without.words
    ? { words: null, rest: without.rest }
    : quoted.words
      ? { words: quoted.words, rest: days.rest }
      : ASKS_FOR_NOTES.test(asked)
        ? takeSearched({ plain: text.plain, rest: days.rest })
        : { words: null, rest: days.rest };
  const noteWord = note.words || without.words ? NO_NOTE_WORD : readNoteWord(note.rest);
  const left = noteWord.word ? noteWord.rest : note.rest;
  places.mark(left, 'NOTE');
  const reader = new Reader(left, places);
  const from =
    reader.read('FROM', FROM_RESULT, resultOfGroups) ??
    reader.read('FROM', FROM_BARE, resultOfGroups) ??
    reader.read('FROM', FROM_EQUIVALENT, resultOfGroups);
  const planWeeks = reader.read('WEEKS', PLAN_WEEKS, ({ weeks, later }) => Number(weeks ?? later));
  const paceSPerKm =
    reader.read('PACE', PACE, (groups) => paceOfGroups(groups, asked)) ??
    reader.read('PACE', SPEED, paceOfSpeed);
  const zones = reader.read('ZONE', ZONES_NAMED, zonesOf) ?? [];
  const bpm = reader.read('BPM', BPM, ({ bpm: number, of, before, after }) =>
    Number(number ?? of ?? before ?? after),
  );
  const rank = reader.read('RANK', RANK, ({ rank: word }) => rankOf(word ?? ''));
  const weightKg = reader.read('KG', WEIGHTS, kgOfGroups);
  const count = reader.read('COUNT', LAST_FEW, ({ count: word, most, after, top }) =>
    countOf(word ?? most ?? after ?? top ?? ''),
  );
  const times = COUNTS_IN_UNITS.test(asked) ? reader.read('TIMES', TIMES_EACH, timesOf) : null;
  const inARow = reader.read('TIMES', DAYS_IN_A_ROW, ({ days: word }) => countOf(word ?? ''));
  const goalM = reader.read('GOAL', GOAL, goalOfGroups);
  const timeS = readTime(reader.rest);
  reader.takeAll('TIME', TIMES);
  const distanceM = readDistance(reader.rest);
  reader.take('LENGTH', DISTANCES);
  const otherM = readDistance(reader.rest);
  if (otherM !== null && otherM !== distanceM) reader.take('LENGTH', DISTANCES);
  const kind = readKind(reader.rest);
  const otherKind = takeKinds(reader, kind);
  reader.take('REST', [
    /\bdays (?:without|with no) (?:(?:a|any) )?(?:workouts?|training|exercise|sessions?|sports?|activity|anything)\b/,
  ]);
  const besideRuns = kindBesideRuns(asked, kind);
  const byKind =
    comparedKind(asked, kind, otherKind) ??
    (besideRuns?.isCompared ? besideRuns.kinds : null) ??
    comparedShoes(text, kind);
  const byHours = byKind === null ? comparedHours(found, { asked, kind }) : null;
  const byWeekdays = comparedWeekdays(found, { asked, kind });
  const byNotes = comparedNotes(noteWord, kind);
  const compared = byKind ?? byHours ?? byNotes ?? comparedFuel(found, kind) ?? byWeekdays;
  return {
    subject: {
      periods: text.named.period ? [text.named.period] : withoutNeedlessTotal(days.periods),
      periodsBefore: [],
      unread: text.named.period ? null : days.unread,
      kind: compared?.[0] ?? kind,
      against: compared?.[1] ?? null,
      where: {
        bounds: found.comparesFuel ? found.bounds.filter(({ of }) => !isOfFuel(of)) : found.bounds,
        note: compared !== null && compared === byNotes ? null : noteWord.word,
        noteWithout: without.words,
        weekdays: byWeekdays && compared === byWeekdays ? null : found.weekdays,
        hours: byHours ? null : (found.hours[0] ?? null),
        shoe: text.otherShoe ? null : text.shoe,
        own: found.own,
      },
      measure: firstOf(MEASURES, asked.replace(SO_FAR, '')),
      extreme: readExtreme(asked, days.rest),
      distanceM,
      alsoM: otherM !== null && otherM !== distanceM ? otherM : null,
      fromM: from?.distanceM ?? (text.named.isResult ? (text.named.race?.distanceM ?? null) : null),
      fromS: from?.timeS ?? null,
      timeS,
      paceSPerKm,
      count,
      planWeeks,
      zones,
      bpm,
      rank,
      times: inARow ? { is: 'atLeast', count: inARow, words: `${inARow} in a row` } : times,
      goalM,
      weightKg,
      term: readTerm(text.plain) ?? readTerm(asked),
      topic: readTopic(withNames),
      judged: readJudgement(withNames),
      raceDay: null,
      searched: note.words,
      unit: firstOf(UNITS, text.mended),
      scope: firstOf(SCOPES, text.mended),
      wishes: laid.wishes,
      inMiles: IN_MILES.test(asked) || (goalM !== null && GOAL_IN_MILES.test(asked)) || null,
      isShare: kind?.runningSubtype !== undefined && compared === null && SHARE.test(asked),
      negativeSplit: split !== laid.rest,
      missing: noteWord.word ? null : firstOf(NOT_IN_LOG, found.rest),
      alongTheWay: firstOf(ALONG_THE_WAY, text.mended),
      race: text.named.period ? null : text.named.race,
      otherRace: text.named.period ? null : text.named.other,
      raceText: text.mended.replace(/ ?\b_\b/g, '').trim(),
    },
    rest: reader.rest,
    asked,
    places: places.words,
    otherKind: otherKind ?? besideRuns?.words ?? null,
    unitless: found.unitless,
  };
}

/** A name is a race or a pair of shoes, 'the week before Harbour' the week before a race. */
function withWordsForNames(of: {
  mended: string;
  named: FoundRace;
  shoe: NamedShoe | null;
}): string {
  const { named } = of;
  const mended = named.race && of.shoe ? `${of.mended} shoes` : of.mended;
  if (named.period === null) return mended.replace(/\b_\b/g, named.race ? 'race' : 'shoes');
  const words = /week before/.test(named.period.words) ? 'week before race' : 'before race';
  return mended.replace(/_(?: _)*/, words).replace(/\b_\b/g, 'race');
}

const NEGATIVE_SPLIT =
  /\b(?:a )?negative(?:ly)? split(?:s|ting)?\b|\bsplit (?:it |them )?negative(?:ly)?\b|\b(?:the |my )?second half (?:was |were |is |be )?(?:faster|quicker) than (?:the |my )?first(?: half| one)?\b|\b(?:a |the )?(?:faster|quicker) second half\b/;

const IN_MILES =
  /\b(?:how many|in|to|into|as|per|a|total|my|of) (?:min(?:ute)?s?(?:\/| per | a | )?)?(?:miles?|mi)\b|\b(?:most|more|running|total|many) miles\b|^(?:and )?(?:miles?|mi)\b|\bmileage in miles\b/;

/** 'How many of my runs are intervals'; of easy running the time in zones tells it. */
const SHARE =
  /^(?!.*\b(?:zones?|easy(?! runs\b))).*\b(?:share|percent\w*|proportion|fraction|how many of (?:my|the|all) (?:\w+ )?runs)\b/;

/** 'Calories this month in total' has one stretch of days, not two. */
function withoutNeedlessTotal(periods: readonly Period[]): readonly Period[] {
  const named = periods.filter(({ unit }) => unit !== 'all');
  return named.length > 0 ? named : periods.slice(0, 1);
}

/** 'Is my heart rate higher on intervals than on easy runs', 'easy vs long runs' */
function comparedKind(
  asked: string,
  kind: Kind | null,
  otherKind: string | null,
): [Kind, Kind] | null {
  const other = otherKind === null ? null : readKind(otherKind);
  if (kind === null || other === null || otherKind === null) return null;
  const at = asked.indexOf(otherKind);
  const before = asked.slice(0, at).trim();
  if (COMPARED_WITH.test(before)) return [kind, other];
  // The kind that stands behind it is the one that it is compared with.
  const after = asked.slice(at + otherKind.length);
  return COMPARED_BEFORE.test(after) ? [other, kind] : null;
}

/** 'Running or cycling, what did I spend more hours on'; joined otherwise the two are one sum. */
function kindBesideRuns(
  asked: string,
  kind: Kind | null,
): { kinds: [Kind, Kind]; words: string; isCompared: boolean } | null {
  if (kind === null || kind.workoutType === 'running' || kind.many === ANY_WORKOUT.many)
    return null;
  for (const [words, one = '', link = '', other = ''] of asked.matchAll(JOINED_KINDS)) {
    const kinds = [readKind(one), readKind(other)] as const;
    const isOfRuns = kinds.some((each) => each?.many === RUNS.many);
    const [first, second] = kinds;
    if (!first || !second || !isOfRuns || first.many === second.many) continue;
    const isCompared = link !== 'and' && (link !== 'or' || WHICH_IS_MORE.test(asked));
    return { kinds: [first, second], words: `${words.trim()} ${other}`, isCompared };
  }
  return null;
}

const JOINED_KINDS =
  /\b([a-z]+) (and|or|vs|versus|against|than)(?: (?:my|the|on|in|i|for))* (?=([a-z]+))/g;
const WHICH_IS_MORE = /\b(?:more|most|less|longer|further|bigger|oftener|higher)\b/;

const COMPARED_BEFORE =
  /^ (?:(?:higher|lower|faster|slower|quicker|longer|harder|easier|more|better) )?(?:compared (?:to|with)|vs|versus|than|against|or)\b/;
const COMPARED_WITH =
  /\b(?:vs|versus|than|against|or|compar\w+.* (?:and|to|with)|difference between.* and)(?: (?:on|in|for|with|my|the|during|to|of|that|those|ones|runs))*$/;

/** 'Am I quicker in the blue pair or in the grey one?' */
function comparedShoes(
  { shoe, otherShoe }: { shoe: NamedShoe | null; otherShoe: NamedShoe | null },
  kind: Kind | null,
): [Kind, Kind] | null {
  if (!shoe || !otherShoe) return null;
  const worn = (pair: NamedShoe) => kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, shoe: pair });
  return [worn(shoe), worn(otherShoe)];
}

/** 'Tuesdays or Fridays', 'weekends against weekdays' */
function comparedWeekdays(
  { weekdayGroups }: FoundConditions,
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  const [one, other, ...more] = weekdayGroups;
  if (!one || !other || more.length > 0 || !COMPARES_DAYS.test(of.asked)) return null;
  const kind = of.kind ?? RUNS;
  return [
    kindWhere(kind, { ...NO_CONDITIONS, weekdays: one }),
    kindWhere(kind, { ...NO_CONDITIONS, weekdays: other }),
  ];
}

const COMPARES_DAYS = /\b(?:or|than|vs|versus|against|compar\w+|differen\w+)\b/;

/** 'Do I run faster in the morning (than in the evening)?' */
function comparedHours(
  { hours }: FoundConditions,
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  const [one, other = one && otherHours(one)] = hours;
  const isCompared = hours.length === 2 || DIFFERS.test(of.asked);
  if (!one || !other || !isCompared) return null;
  const kind = of.kind ?? RUNS;
  return [
    kindWhere(kind, { ...NO_CONDITIONS, hours: one }),
    kindWhere(kind, { ...NO_CONDITIONS, hours: other }),
  ];
}

/** 'Am I faster with gels than without?' */
function comparedFuel(
  { bounds, comparesFuel }: FoundConditions,
  kind: Kind | null,
): [Kind, Kind] | null {
  const bound = bounds.find(({ of }) => isOfFuel(of));
  const other = bound && oppositeOf(bound);
  if (!comparesFuel || !bound || !other) return null;
  return [
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, bounds: [bound] }),
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, bounds: [other] }),
  ];
}

/** 'Am I slower in the rain?', 'runs with Priya against those alone' */
function comparedNotes(
  { word, isCompared }: FoundNoteWord,
  kind: Kind | null,
): [Kind, Kind] | null {
  if (word === null || !isCompared) return null;
  return [
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, note: word }),
    kindWhere(kind ?? RUNS, { ...NO_CONDITIONS, noteWithout: word }),
  ];
}

const NO_NOTE_WORD: FoundNoteWord = { word: null, isCompared: false, rest: '' };

const DIFFERS =
  /\b(?:do|am|is|are) (?:i|my)\b.*\b(?:faster|quicker|slower|further|longer|better|higher|lower)\b/;

function takeKinds(reader: Reader, kind: Kind | null): string | null {
  let other: string | null = null;
  for (const pattern of KIND_WORDS) {
    reader.rest = reader.rest.replace(pattern, (match) => {
      const named = readKind(match);
      if (named !== null && kind !== null && named.many !== kind.many) other ??= match;
      return taken(match);
    });
    reader.mark('KIND');
  }
  return other;
}

/** The words of a text, and in the place of those that a reader took the name of what it took them for. */
class Places {
  words: string[];
  constructor(text: string) {
    this.words = text.split(' ').map((word) => (word === '_' ? 'NAME' : word));
  }
  mark(rest: string, name: string): void {
    const left = rest.split(' ');
    this.words = this.words.map((word, at) =>
      left[at] === '_' && word === word.toLowerCase() ? name : word,
    );
  }
}

/** Reads a text part by part, and keeps what is left of it. */
class Reader {
  rest: string;
  readonly places: Places;
  constructor(text: string, places: Places) {
    this.rest = text;
    this.places = places;
  }
  read<Value>(
    name: string,
    pattern: RegExp,
    from: (groups: Record<string, string | undefined>) => Value | null,
  ): Value | null {
    const match = pattern.exec(this.rest);
    const value = match && from(match.groups ?? {});
    if (value !== null) this.take(name, [pattern]);
    return value;
  }
  /** The first of the patterns that is found, once. */
  take(name: string, patterns: readonly RegExp[]): void {
    const found = patterns.find((pattern) => pattern.test(this.rest));
    if (found) this.rest = this.rest.replace(found, taken);
    this.mark(name);
  }
  takeAll(name: string, patterns: readonly RegExp[]): void {
    for (const pattern of patterns) this.rest = this.rest.replace(pattern, taken);
    this.mark(name);
  }
  mark(name: string): void {
    this.places.mark(this.rest, name);
  }
}

const RESULT_M =
  '(?<distance>\\d{1,3}(?:\\.\\d{1,3})? ?(?:km|k|miles?|mi)|half marathon|half|marathon)';
const RESULT_S = '(?<time>\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?|\\d{1,3}(?: |-)?min(?:ute)?s?)';
const FROM_RESULT = new RegExp(
  `\\b(?:from|off|based on|given|going by|if i (?:can )?(?:run|ran|did|do)|(?<=^(?:i )?(?:just )?)(?:ran|did|run)) (?:my |an? |the )?(?:last |latest |recent |best )?(?:${RESULT_S} (?:for |over )?(?:an? |the )?)?${RESULT_M}\\b(?: time| result| race| pb)*(?: (?:in|of) ${RESULT_S.replace('time', 'after')})?`,
);
/** 'The equivalent 10k of a 21:15 5k' */
const FROM_EQUIVALENT = new RegExp(
  `(?<=\\b(?:equivalent|worth|equals?|translates?|predict\\w{0,3}) .{0,40}\\b(?:of|for|from|with|by) )(?:an? |my )?${RESULT_S} ${RESULT_M}\\b`,
);
/** '1:32 half to marathon' */
const FROM_BARE = new RegExp(`^(?:an? )?${RESULT_S} ${RESULT_M}(?= to )`);
/** '12 week plan', 'plan for a half in 12 weeks'. */
const PLAN_WEEKS =
  /\b(?<weeks>\d{1,2})[ -]weeks? (?=(?:\w+ ){0,4}(?:plan|training|programme|program|schedule|build|block|prep\w*)\b)|(?<=\bplan\b.{0,30})\b(?:in |over |for |of )?(?<!\b(?:next|coming|following|last|past) )(?<later>\d{1,2}) weeks\b/;

function resultOfGroups({ distance = '', time, after }: Record<string, string | undefined>) {
  const distanceM = readDistance(distance);
  const told = time ?? after;
  return distanceM === null ? null : { distanceM, timeS: told ? readTime(told) : null };
}
const PACE =
  /(?:^| )(?<m>\d{1,2}):(?<s>[0-5]\d) ?(?:min(?:ute)?s? ?)?(?:(?:per|a|an) )?(?<unit>km|k|kilomet(?:re|er)|miles?|mi)\b(?: pace)?|\b(?:(?:at|pace of) (?<m2>\d{1,2}):(?<s2>[0-5]\d)(?!:| ?(?:min(?:ute)?s? ?)?(?:(?:per|a|an) )?(?:km|k|kilomet(?:re|er)|miles?|mi)\b)(?: pace)?|(?<m3>\d{1,2}):(?<s3>[0-5]\d) pace)(?= |$)|\b(?<m4>\d{1,2}) ?min(?:ute)?s?(?: per| a)? (?<unit4>km|miles?)\b/;

/** '12 km/h': the stroke is gone by now. */
const SPEED =
  /\b(?<speed>\d{1,2}(?:\.\d{1,2})?) ?(?:(?<km>km h|kmh|kph|(?:k|km|kms|kilomet(?:re|er)s?) (?:per|an) hour)|mph|miles? h|mi h|(?:miles?|mi) (?:per|an) hour)\b/;

function paceOfSpeed({ speed, km }: Record<string, string | undefined>): number | null {
  const kmPerHour = km ? Number(speed) : mFromMiles(Number(speed)) / 1000;
  const pace = 3600 / kmPerHour;
  return pace >= 120 && pace <= 1800 ? pace : null;
}

/** '20 miles at 9:20' */
const OF_MILES = /\b\d+(?:\.\d+)? ?(?:mi|miles?)\b/;

const FASTEST_S_PER_KM = 150;
const IS_FAR = /\b(?:half|marathon|hm|\d{1,3} ?(?:km|k|miles?|mi))\b/;

function paceOfGroups(groups: Record<string, string | undefined>, asked: string): number | null {
  const { m, s, m2, s2, m3, s3, m4, unit4 } = groups;
  const unit = groups.unit ?? unit4;
  const written = Number(m ?? m2 ?? m3 ?? m4) * 60 + Number(s ?? s2 ?? s3 ?? 0);
  if (written < 120 || written > 1800) return null;
  // 'Half in 2:05 pace per mile' is a time: over so far nobody runs faster than the records.
  if (unit === undefined && written < FASTEST_S_PER_KM && IS_FAR.test(asked)) return null;
  const isPerMile = unit ? unit.startsWith('mi') : OF_MILES.test(asked);
  return isPerMile ? (written * 1000) / M_PER_MILE : written;
}

const KIND_WORDS = [
  /\b(?:on |doing |for )?(?:all )?sports?\b(?! (?:drinks?|bra|doctor|medicine)\b)/g,
  /\b(?:of |in |over )?(?:all|every) (?:sports?|kinds?|workouts?|activities)\b/g,
  new RegExp(ALL_BUT, 'g'),
  /\b(?:treadmills?|intervals?|speed ?work|speed(?= (?:sessions?|workouts?|days?)\b)|reps?(?= sessions?\b)|(?<!\b(?:on|lost|lose|losing|keep|kept|keeping) )track(?! of\b))\b(?: (?:runs?|sessions?|workouts?|days?))?/g,
  /\b(?:easy|long) (?:runs?|running|pace|days?|ones?|sessions?|jogs?)\b|\blongs\b|(?<=\b(?:were|was) )long$|\beasy(?= (?:in |this |last |since |only\b|km\b|miles\b|mileage\b|volume\b|_)|$)|\b(?:easy|long)(?= (?:and|or|vs|versus|against|than|with) (?:my |on |in |the )*(?:easy|long|_|intervals?|treadmill)\b)/g,
  /\b(?:strength|gym|weight training|weights session|lift(?:ed|ing)?|cross ?training|cross)\b/g,
  /\b(?:walk(?:s|ed|ing)?|wheelchair|hik(?:e|es|ed|ing)|cycl(?:e|es|ed|ing)|bik(?:e|es|ed|ing)|rides?|riding|rode|swim(?:s|ming)?|swam|row(?:ed|ing)|rower|yoga|pilates|elliptical|ski(?:s|ed|ing)?|(?:rock|indoor|wall) climb(?:ing|s|ed)?|boulder(?:ing|ed)|climbing (?:sessions?|workouts?)|danc(?:e|ed|ing)|hiit)\b/g,
];

type Table<Value> = readonly (readonly [RegExp, Value])[];

function firstOf<Value>(table: Table<Value>, text: string): Value | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const SO_FAR = /\b(?:so|thus|how are you so) far\b/g;

/** Every figure that a text names. */
export function figuresNamed(text: string): Measure[] {
  const named = text.replace(SO_FAR, '');
  return MEASURES.filter(([pattern]) => pattern.test(named)).map(([, measure]) => measure);
}

/** Every superlative of it, but for 'last' and 'first', which say which days are meant as well. */
export function superlativesNamed(text: string): Extreme[] {
  return EXTREMES.filter(([pattern]) => pattern.test(text))
    .map(([, extreme]) => extreme)
    .filter((extreme) => extreme !== 'latest' && extreme !== 'first');
}

const MEASURES: Table<Measure> = [
  [
    /\brest(?:ed|ing)?(?: days?)?\b(?! of (?:the|this|my)\b)|\bdays? off\b|\bdays (?:without|with no) (?:(?:a|any) )?(?:workouts?|training|exercise|sessions?|sports?|activity|anything)\b/,
    'restDays',
  ],
  [
    /\bhow many (?:different |separate )?days\b(?! (?:since|until|till|to|ago|left|before|in a row|after))|\bnumber of days\b|\bdays (?:that )?(?:i|have i|did i) (?:ran|run|trained|have run|went running)\b|\b(?:running|active) days\b/,
    'runDays',
  ],
  [
    /\b(?:elevation|ascent|ascended|climb(?:ed|ing)?|altitude|vert|hill[iy]\w*|flattest|met(?:re|er)s (?:up|of climb\w*))\b/,
    'elevation',
  ],
  [/\b(?:cadence|steps (?:a|per) minutes?|spm)\b/, 'cadence'],
  [/\b(?:heart rate|hr|bpm|pulse|heartrate)\b/, 'heartRate'],
  [/\b(?:pace|speed|how fast|how quick\w*|how slow|min per km)\b/, 'pace'],
  [/\bgels?\b|\bcaffein\w+\b/, 'gels'],
  [/\b(?:drink\w*|drank|drunk|water|fluids?|hydrat\w+|ml|litres?|liters?)\b/, 'hydration'],
  [/\b(?:calories?|kcal|burn\w*|energy)\b/, 'calories'],
  [/(?<!\bcarb(?:o|s|ohydrates?)? )\b(?:load|trimp|tss)\b(?! (?:up|my|the|a)\b)/, 'load'],
  [
    /(?<!\b(?:best|max|maximum|race|hard|easy|all out|same|good|last|record) )\beffort(?: level| score)?\b|\brpe\b|\bexertion\b/,
    'effort',
  ],
  [
    /\bhow (?:many times|often)\b|\bhow many (?!km|k\b|kilo|mile|hour|minute|calor|kcal|gel)(?:\w+ ){0,4}(?:runs?|workouts?|sessions?|walks?|rides?|swims?|hikes?|days|times|trainings?)\b|\bnumber of\b|\bcount\b/,
    'count',
  ],
  [/\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b(?! (?:over|under|with)\b)/, 'count'],
  [
    /\bhow (?:much time|many (?:hours|minutes)|long)\b|\b(?:hours|minutes|duration)\b|\btime (?:running|training|spent|on my feet|per run|of|in total)\b|\b(?:ride|riding|running|training|moving|swim|walking|workout|gym) time\b|\b(?:total|average|mean) time\b/,
    'time',
  ],
  [/\b(?:distance|length|km|kilomet\w+|miles?|mileage|far|volume)\b/, 'distance'],
];

const EXTREMES: Table<Extreme> = [
  [
    /\bhilliest\b|\bclimb(?:ed|s|ing)? (?:the )?most\b|\b(?:most|highest|biggest|greatest|max(?:imum)?) (?:\w+ )?(?:elevation|climb\w*|ascent|vert|hills|met(?:re|er)s up)\b/,
    'mostClimbing',
  ],
  [/\b(?:highest|quickest|fastest|best|max(?:imum)?) (?:\w+ )?cadence\b/, 'highestCadence'],
  [
    /\b(?:most|highest) (?:calories|calorie|kcal)\b|\bburn(?:ed|t|s)? (?:the )?most\b/,
    'mostCalories',
  ],
  [/\bmost (?:\w+ )?gels\b/, 'mostGels'],
  [
    /\b(?:most|highest) (?:drinks?|water|fluids?|hydration)\b|\bdr[au]nk (?:the )?most\b/,
    'mostDrunk',
  ],
  [
    /\b(?:highest|max(?:imum)?|hardest|toughest)\b.*\b(?:heart rate|hr|bpm|pulse|run|workout|session|effort)\b|\b(?:hardest|toughest)\b/,
    'highestHeartRate',
  ],
  [/\b(?:lowest|least) (?:average |avg |mean )?(?:heart rate|hr|bpm|pulse)\b/, 'lowestHeartRate'],
  [/\b(?:longest|furthest|farthest|biggest)\b/, 'longest'],
  [/\bshortest\b/, 'shortest'],
  [
    /\b(?:fastest|quickest|best|records?|pbs?|prs?)\b|\bmy (?:current )?(?:\d{1,2}(?:\.\d)? ?(?:k|km)|half|half marathon|marathon|mile) time\b/,
    'fastest',
  ],
  [/\b(?:slowest|easiest)\b/, 'slowest'],
  [/\b(?:(?<!at )least|lowest|worst|smallest|fewest|lightest|flattest)\b/, 'least'],
  [/\b(?:first|oldest|earliest)\b/, 'first'],
  [/\b(?:last|latest|most recent|newest|previous|recent)\b/, 'latest'],
];

/** 'The first week of November' asks for no first run, and 'last year' for no last one. */
function readExtreme(asked: string, rest: string): Extreme | null {
  const found = firstOf(EXTREMES, asked);
  return found === 'first' || found === 'latest' ? firstOf(EXTREMES, rest) : found;
}

const UNITS: Table<'week' | 'month' | 'year'> = [
  [/\b(?:weeks?|weekly)\b/, 'week'],
  [/\b(?:months?|monthly)\b/, 'month'],
  [/\b(?:years?|yearly)\b/, 'year'],
];

const SCOPES: Table<'today' | 'tomorrow' | 'week' | 'nextWeek'> = [
  [/\b(?:next|the following) week\b|\bthe week after(?: this)?\b/, 'nextWeek'],
  [/\b(?:tomorrow)\b/, 'tomorrow'],
  [
    /\b(?:this|the|rest of the|coming|plan my|my) week\b|\bweek(?:ly)? plan\b|\bplan for (?:the|my|this) week\b/,
    'week',
  ],
  [/\b(?:today|tonight|now|this (?:morning|evening|afternoon))\b/, 'today'],
];

/** Words in quotation marks are looked for in notes, whatever they are. */
function takeQuoted(text: { original: string; plain: string; mended: string }): {
  words: string | null;
  rest: string;
} {
  const quoted =
    /["\u201c\u201d\u00ab\u00bb]([^"\u201c\u201d\u00ab\u00bb]{1,100})["\u201c\u201d\u00ab\u00bb]|(?<![\p{L}\p{N}])'([^']{1,100})'(?![\p{L}\p{N}])/u.exec(
      text.original,
    );
  const words = (quoted?.[1] ?? quoted?.[2])?.trim();
  if (!words) return { words: null, rest: text.mended };
  const wanted = plainText(words).split(' ');
  const plain = text.plain.split(' ');
  const at = plain.findIndex((_, index) => wanted.every((word, n) => plain[index + n] === word));
  const rest = text.mended
    .split(' ')
    .map((word, index) => (at >= 0 && index >= at && index < at + wanted.length ? '_' : word));
  return { words, rest: rest.join(' ') };
}

/** 'Without "rain" in the note', 'that do not mention the knee': what the note must not hold. */
function takeNoteWithout(of: { plain: string; quoted: string | null; rest: string }): {
  words: string | null;
  rest: string;
} {
  const { plain, quoted, rest } = of;
  for (const pattern of NOTE_WITHOUT) {
    const match = pattern.exec(rest);
    const found = match?.groups?.words;
    if (!match || found === undefined) continue;
    const [own = ''] = found.split(' _');
    const trimmed = own.replace(LEADING, '').replace(TRAILING, '').trim();
    const isQuoted = trimmed === '' || trimmed.startsWith('_');
    if (isQuoted && quoted === null) continue;
    const first = rest.slice(0, match.index).split(' ').length - 1;
    const count = match[0].trim().split(' ').length;
    const at = match.index + match[0].lastIndexOf(found) + found.indexOf(trimmed);
    const from = rest.slice(0, at).split(' ').length - 1;
    const typed = plain
      .split(' ')
      .slice(from, from + trimmed.split(' ').length)
      .join(' ');
    const left = rest
      .split(' ')
      .map((word, index) => (index >= first && index < first + count ? '_' : word));
    return { words: isQuoted ? quoted : typed, rest: left.join(' ') };
  }
  return { words: null, rest };
}

const NOT_IN = '(?:without|excluding|except(?: for)?|ignoring|leaving out|leave out|but not|not)';
const NOTE_WORDS = '(?<words>_(?: _)*|[a-z]+(?: [a-z]+)??)';
const NOTE_WITHOUT = [
  new RegExp(
    `\\b${NOT_IN}(?: (?:those|the|ones|any|runs?|workouts?|that|with|which|where|having|words?|mention(?:s|ing)? of))* ${NOTE_WORDS} (?:in|on|from) (?:the |my |their |its |a |any )?notes?\\b`,
  ),
  new RegExp(
    `\\b(?:with |whose |where |in which |that |have |has )*(?:an? |the |my |their |its )?notes? (?:that |which )?(?:do|does|did|has|have|is|are|was|were) ?(?:not|never) (?:say|saying|mention|contain|hold|include|have|speak of|talk about|mentioned|said)(?:ing)?(?: the words?| about| of| any| the| my| an?)* ${NOTE_WORDS}(?= |$)`,
  ),
  new RegExp(
    `\\b(?:that |which |where |when |in which |i )*(?:(?:do|does|did|have|has) )?(?:not|never) (?:mention(?:ed|ing|s)?|writ(?:e|ten|ing)|wrote|noted?|noting|contain(?:ing)?)(?: about| of| the words?| that| down| any| the| my| an?)* ${NOTE_WORDS}(?= |$)`,
  ),
  new RegExp(
    `\\b(?:without|with no) (?:any |an? |the )?(?:mention(?:s|ing)?(?: of)?|words?) (?:the |my |an? )?${NOTE_WORDS}(?: (?:in|on) (?:the |my )?notes?)?(?= |$)`,
  ),
];

/** The words to look for in notes, as they were typed. */
function takeSearched(of: { plain: string; rest: string }): { words: string | null; rest: string } {
  const { plain, rest } = of;
  for (const pattern of SEARCHED) {
    const match = pattern.exec(rest);
    const found = match?.groups?.words;
    if (!match || found === undefined) continue;
    const [whole = ''] = found.split(' _');
    const trimmed = whole
      .replace(ASKED_BEHIND, '')
      .replace(LEADING, '')
      .replace(TRAILING, '')
      .trim();
    if (trimmed === '' || trimmed === '_' || NAMES_A_RUN.test(trimmed)) continue;
    if (NAMES_A_RUN.test(whole.trim().replace(LEADING, '')) || LEADS_ON.test(trimmed)) continue;
    if (ASKS_AGAIN.test(trimmed)) continue;
    const place = match.index + match[0].lastIndexOf(found) + whole.indexOf(trimmed);
    const first = rest.slice(0, place).split(' ').length - 1;
    const count = trimmed.split(' ').length;
    const words = plain
      .split(' ')
      .slice(first, first + count)
      .join(' ');
    const left = rest
      .split(' ')
      .map((word, index) => (index >= first && index < first + count ? '_' : word));
    return { words, rest: left.join(' ') };
  }
  return { words: null, rest };
}

/** The note of my last run, not one that says 'last'. */
const NAMES_A_RUN =
  /^(?:last (?:\w+ ){0,2}(?:runs?|workouts?|sessions?|races?|rides?|swims?|walks?|one)\b|how (?:many|much|far|often)|since|it|that|them|this|those|then|there|latest|first|previous|recent|longest|shortest|fastest|slowest)\b/;

/** 'Notes from last Sunday' */
const LEADS_ON = /^(?:from|for|of|on|in|at|to)(?: _)*$/;

/** 'I write down my gels, how many did I take?' has no words of a note. */
const ASKS_AGAIN = /\b(?:how|what|which|did i|have i)\b/;

const ASKS_FOR_NOTES =
  /\b(?:notes?|noted|mention\w*|wrote|written|write|containing|contains?|saying|with the words?)\b|\bthat say\b|\b(?:workouts?|runs?|sessions?|walks?|rides?) about\b/;

const SEARCHED = [
  /^(?!(?:when|how|what|which|did|show|find|list|search|any|all|my|in|on)\b)(?:runs? |workouts? |sessions? )?(?:with )?(?<words>[a-z ]{2,40}?) (?:in|on) (?:my |the |their |its )?notes?\b/,
  /\bwith (?<words>[a-z0-9 ]+?) in (?:my |the |their |its )?notes?\b/,
  /\b(?:with|where|when|that|which)(?: i| my)? (?:wrote|written|mention\w*|noted?s?|say|said|contain\w*|have)(?: about| of| that| the words?| down)* (?<words>.+?)(?: in| on)?(?: my| the| their| its)?(?: notes?)?$/,
  /\bnotes? (?:that )?(?:with|about|contain\w*|mention\w*|say\w*|including|includ\w*|on|for|of|have|has|saying|like)(?: the words?)? (?<words>.+)$/,
  /\b(?:containing|contains?|that say|saying|with the words?|about|mention\w*|wrote|written|write|noted) (?:about |of |down |that )?(?<words>.+?)(?: in(?: my| the| their)? notes?)?$/,
  /\b(?:with|for|where|search|find|show|list)(?: me)?(?: my)? (?<words>.+?) (?:in|on|from)(?: my| the| their| its)? notes?\b/,
  /\bnotes? (?<words>.+)$/,
  /^(?:show |list |find |search |all )*(?<words>(?!my |the |workout |run |race |its |any |all |show |list |last |latest )[a-z]+(?: [a-z]+)?) notes?(?= |$)/,
];

const LEADING =
  /^(?:(?:something|anything|sth|stuff|i|my|the|a|an|some|any|all|me|word|words|runs?|workouts?|sessions?|with|about|of|that|is|are|it|in) )+/;
const TRAILING = /(?: (?:in|on|my|the|notes?|please|again|before|last|ever|runs?|workouts?))+$/;
/** '... about a podcast, when was that' */
const ASKED_BEHIND =
  / (?:when|where|what day|which day|what date|how (?:far|long|fast)|what pace) (?:was|is|were|did) (?:that|it|this|those|they|i)\b.*$/;

const KILOMETRES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:km|kms|k|kilomet(?:re|er)s?)\b/;
const MILES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:mi|miles?)\b/;

/** Metres, of '10k', 'half marathon', '5 miles'; null where none is named. */
function readDistance(text: string): number | null {
  if (/\b(?:half ?marathons?|1\/2 marathon|\.5 marathon|half|hm)\b(?! (?:an )?hour)/.test(text))
    return 21_100;
  if (/\bmarathons?\b/.test(text)) return 42_200;
  const km = KILOMETRES.exec(text);
  if (km) return inRange(mFromKm(Number(km.groups?.number)));
  const miles = MILES.exec(text);
  if (miles) return inRange(mFromMiles(Number(miles.groups?.number)));
  if (/\b(?:fastest|quickest|best|a|one|my) mile\b/.test(text)) return M_PER_MILE;
  if (ONE_KM.test(text)) return 1000;
  const metres = /(?:^|\s)(?<number>\d{3,5}) ?m(?:et(?:re|er)s?)?\b/.exec(text);
  return metres ? inRange(Number(metres.groups?.number)) : null;
}

/** 'Fastest km', but not 'most km'. */
const ONE_KM = /\b(?:fastest|quickest|best) (?:k|km|kilomet(?:re|er))\b/;

function inRange(distanceM: number): number | null {
  return distanceM >= 100 && distanceM <= 1_000_000 ? distanceM : null;
}

/**
 * Seconds, of '1:45', '45 minutes', '2h30', 'two hours and a half', 'sub 4'. What stands alone is
 * read by its size: 'sub 4' are hours, 'sub 50' minutes. Two parts are hours and minutes, or minutes
 * and seconds where the hours would be more than ten ('in 48:30').
 */
export function readTime(text: string): number | null {
  const clock = /(?:^|\s)(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?=\s|$)/.exec(text);
  if (clock) {
    const [, first = '0', second = '0', third] = clock;
    if (third !== undefined) return Number(first) * 3600 + Number(second) * 60 + Number(third);
    const isHours = Number(first) < 10;
    return isHours
      ? Number(first) * 3600 + Number(second) * 60
      : Number(first) * 60 + Number(second);
  }
  const hours =
    /(?:^|\s)(?<h>\d{1,2}(?:\.\d+)?) ?(?:h|hrs?|hours?)(?: ?(?:and )?(?<m>\d{1,2})(?: ?(?:m|min|mins|minutes?))?)?\b/.exec(
      text,
    );
  if (hours) return Math.round(Number(hours.groups?.h) * 3600) + Number(hours.groups?.m ?? 0) * 60;
  const spoken = SPOKEN.find(([pattern]) => pattern.test(text));
  if (spoken) return spoken[1];
  const minutes = /(?:^|\s)(?<m>\d{1,3}) ?(?:min|mins|minutes?)\b/.exec(text);
  if (minutes) return Number(minutes.groups?.m) * 60;
  const sub =
    /\b(?:sub|under|below|break|in) ?(?<n>\d{1,3}(?:\.\d+)?)(?=\s|$)(?! (?:days|weeks|months|years)\b)/.exec(
      text,
    );
  if (!sub) return null;
  const number = Number(sub.groups?.n);
  return number < 10 ? Math.round(number * 3600) : number * 60;
}

const DISTANCES = [
  /\b(?:half ?marathons?|1\/2 marathon|\.5 marathon|half|hm|marathons?)\b(?: distance)?/,
  /\b\d{1,3}(?:\.\d+)? ?(?:km|kms|k|kilomet(?:re|er)s?|mi|miles?)\b/,
  /\b(?:a |one )?mile\b/,
  /(?<=\b(?:fastest|quickest|best) )(?:k|km|kilomet(?:re|er))\b/,
  /\b\d{3,5} ?m(?:et(?:re|er)s?)?\b/,
];
const TIMES = [
  /\b\d{1,2}:[0-5]\d(?::[0-5]\d)?(?= |$)(?: ?(?:h|hrs?|hours?|min(?:ute)?s?)\b)?/,
  /\b\d{1,2}(?:\.\d+)? ?(?:h|hrs?|hours?)(?: ?(?:and )?\d{1,2}(?: ?(?:min(?:ute)?s?|m))?)?\b/,
  /\bhalf an hour\b|\b(?:an|one|two|three|four|five)(?: and a half)? hours?(?: and a half)?\b/,
  /\b\d{1,3} ?min(?:ute)?s?\b/,
  /\b(?:sub|under|below|break|in) ?\d{1,3}(?:\.\d+)?(?= |$)(?! (?:days|weeks|months|years)\b)/,
];

const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [/\bhalf an hour\b/, 1800],
  [/\b(?:an|one) hour and a half\b/, 5400],
  [/\btwo hours and a half|two and a half hours\b/, 9000],
  [/\b(?:an|one) hour\b/, 3600],
  [/\btwo hours\b/, 7200],
  [/\bthree hours\b/, 10_800],
  [/\bfour hours\b/, 14_400],
  [/\bfive hours\b/, 18_000],
];

/** 'What zone is 150 bpm?'; with 'over' or 'under' it is a condition, and taken by now. */
const BPM =
  /\b(?<bpm>\d{2,3}) ?(?:bpm|beats(?: (?:per|a) minute)?)\b|\b(?:heart rate|hr|pulse|zone)(?: (?:of|at|is|for|am i in at|am i at)){0,2} (?<of>\d{2,3})\b|\b(?<before>1[0-9]\d|20\d|[89]\d)(?= (?:\w+ ){0,6}zone\b)|(?<=\bzone\b.{0,30} )(?<after>1[0-9]\d|20\d|[89]\d)\b(?! (?:km|k|miles|mi|m|runs|days|min))/;

/** Where a number of runs belongs to each week: 'how many weeks did I run 3 times'. */
const COUNTS_IN_UNITS =
  /\b(?:how (?:many|often)|number of|did i|have i|longest|streak)\b.*\b(?:weeks?|months?)\b|\b(?:weeks|months) (?:in a row|with)\b|\bconsecutive (?:weeks|months)\b/;

const DAYS_IN_A_ROW =
  /\b(?<days>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:consecutive days|days? in a row|days running)\b)/;

/** 'How many km until 1000', 'will I reach 2000 km this year'. */
const GOAL =
  /\b(?:goal|target|until|till|to|from|off|reach|reaching|hit|hitting|make|get to|getting to|short of|away from|for|aim\w*|set myself|chasing|promised myself)(?: (?:i|my|the|a|reach|hit|get|got|to|make|have|run|of|target|goal)){0,4} (?<goal>\d{2,5}) ?(?<unit>km|k|kilomet(?:re|er)s?|miles?|mi)?\b(?=(?: _)*(?: ?$| (?:this|for|in|by|before|until|at (?:this|my)|a year|per year|still|of running)))/;
const GOAL_IN_MILES = /\b\d{2,5} ?mi(?:les?)?\b/;
/** What a day of running is not. */
const LEAST_GOAL_M = 80_000;

function goalOfGroups({ goal = '', unit }: Record<string, string | undefined>): number | null {
  const isYear = unit === undefined && /^20[0-4]\d$/.test(goal) && goal !== '2000';
  const metres = unit?.startsWith('mi') ? mFromMiles(Number(goal)) : mFromKm(Number(goal));
  return isYear || metres < LEAST_GOAL_M ? null : metres;
}

/** '70 kg', '160 lb', '11 stone 4', '11 st 4 lb'; '1st' is a day. */
const WEIGHTS =
  /\b(?:(?<kg>\d{2,3}(?:\.\d)?) ?(?:kg|kgs|kilos?|kilograms?)|(?!(?:1|21|31)st)(?<stone>\d{1,2}) ?(?:stone|st)(?: (?:and )?(?<over>\d{1,2}(?:\.\d)?)(?: ?(?:lbs?|pounds?))?)?|(?<lb>\d{2,3}(?:\.\d)?) ?(?:lbs?|pounds?))\b/;
const POUNDS_OF_A_STONE = 14;

function kgOfGroups(groups: Record<string, string | undefined>): number {
  const { kg, stone, over = '0', lb } = groups;
  if (kg !== undefined) return Number(kg);
  const pounds = stone ? Number(stone) * POUNDS_OF_A_STONE + Number(over) : Number(lb);
  return pounds * KG_PER_POUND;
}
