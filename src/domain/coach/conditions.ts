import { formatElapsed } from '../duration.ts';
import { formatPace } from '../pace.ts';
import { M_PER_MILE, mFromFeet, mFromKm, mFromMiles } from '../units.ts';
import { countText, joined } from './phrases.ts';
import { taken } from './plain-text.ts';
import { type Hours, readHours } from './time-of-day.ts';

/** What a workout must be like to be meant: 'over 10 km', 'faster than 5:35 /km'. */
export type Bound = {
  of:
    | 'distance'
    | 'pace'
    | 'time'
    | 'heartRate'
    | 'maxHeartRate'
    | 'elevation'
    | 'effort'
    | 'gels'
    | 'caffeine'
    | 'drink';
  /** Metres, seconds a kilometre, seconds, beats a minute, gels or millilitres. */
  above: number | null;
  atLeast: number | null;
  below: number | null;
  atMost: number | null;
  /** Whether those are meant that lack the figure. */
  isLacking?: true;
  words: string;
};

export type Conditions = {
  bounds: readonly Bound[];
  /** A word of the note, as it was typed. */
  note: string | null;
  /** A word that the note must not hold. */
  noteWithout?: string | null;
  /** 0 is Sunday; null where any day will do. */
  weekdays: readonly number[] | null;
  /** When they began: what has no time of day is not meant. */
  hours?: Hours | null;
  /** The pair that was worn. */
  shoe?: NamedShoe | null;
  /** What the athlete says of the workout: a tag, a word of its title, how it felt. */
  own?: readonly OwnWord[];
  /** Only so many of them, the latest: 'the fastest of my last five'. */
  latest?: number | null;
};

/** `values` are those of which one is enough: 'felt poor or weak'. */
export type OwnWord = {
  of: 'tag' | 'title' | 'feel';
  values: readonly string[];
  words: string;
};

export type NamedShoe = { id: number; name: string };

export const NO_CONDITIONS: Conditions = { bounds: [], note: null, weekdays: null };

export function hasConditions(where: Conditions): boolean {
  const { bounds, note, noteWithout, weekdays, hours, shoe, latest, own = [] } = where;
  const isBound = bounds.length > 0 || own.length > 0;
  const isOfNote = note !== null || !!noteWithout;
  return isBound || isOfNote || weekdays !== null || !!hours || !!shoe || !!latest;
}

/** What must hold of both: a figure that both bound is bound by both. */
export function bothConditions(one: Conditions, other: Conditions): Conditions {
  return {
    bounds: [...one.bounds, ...other.bounds],
    note: other.note ?? one.note,
    noteWithout: other.noteWithout ?? one.noteWithout,
    weekdays: other.weekdays ?? one.weekdays,
    hours: other.hours ?? one.hours,
    shoe: other.shoe ?? one.shoe,
    own: [...(one.own ?? []), ...(other.own ?? [])],
    latest: other.latest ?? one.latest,
  };
}

/** 'over 10 km', 'note says “knee”', 'on Saturdays': in the order in which they stand as parts. */
export function conditionWords(where: Conditions): string[] {
  const { bounds, note, noteWithout, weekdays, hours, shoe, latest, own = [] } = where;
  const words = bounds.map((bound) => bound.words);
  if (weekdays) words.push(weekdayWords(weekdays));
  if (hours) words.push(hours.words);
  if (shoe) words.push(`in ${shoe.name}`);
  words.push(...own.map((each) => each.words));
  if (note !== null) words.push(`note says “${note}”`);
  if (noteWithout) words.push(`note does not say “${noteWithout}”`);
  if (latest) words.push(`of the last ${latest}`);
  return words;
}

function weekdayWords(weekdays: readonly number[]): string {
  const isAll = (days: readonly number[]) =>
    days.length === weekdays.length && days.every((day) => weekdays.includes(day));
  if (isAll(WEEKEND)) return 'at weekends';
  if (isAll(WORKING_DAYS)) return 'on working days';
  return `on ${joined(weekdays.map((day) => `${WEEKDAYS[day]}s`))}`;
}

const WEEKEND = [6, 0];
const WORKING_DAYS = [1, 2, 3, 4, 5];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a watch may tell of 10 km. */
const ABOUT = { least: 0.98, most: 1.05 };

export function aboutDistance(distanceM: number): Bound {
  return {
    of: 'distance',
    above: null,
    atLeast: distanceM * ABOUT.least,
    below: null,
    atMost: distanceM * ABOUT.most,
    words: `about ${distanceWords(distanceM)}`,
  };
}

/** '10 km', '21.1 km': no more digits than were meant. */
export function distanceWords(distanceM: number): string {
  const miles = distanceM / M_PER_MILE;
  if (Math.abs(miles - Math.round(miles)) < 0.001)
    return countText(Math.round(miles), 'mile', 'miles');
  return distanceM < 1000
    ? `${Math.round(distanceM)} m`
    : `${Number((distanceM / 1000).toFixed(2))} km`;
}

export type FoundConditions = {
  bounds: Bound[];
  weekdays: readonly number[] | null;
  /** Each of them as it was named: 'Tuesdays', 'weekends'. */
  weekdayGroups: readonly (readonly number[])[];
  /** One part of the day, or the two that are compared. */
  hours: readonly Hours[];
  /** Whether runs with and without gels, or drinks, are compared. */
  comparesFuel: boolean;
  own: OwnWord[];
  /** 'and over 15?': a bound whose unit is that of the question before. */
  unitless: { side: Side; value: number } | null;
  /** The text with each word of a condition replaced by '_'. */
  rest: string;
};

type Side = 'above' | 'atLeast' | 'below' | 'atMost';

/** The conditions that a plain text names, but for words of notes. */
export function readConditions(text: string): FoundConditions {
  const bounds: Bound[] = [];
  let rest = text;
  // 'Can I run 10k under 45 minutes' asks for a time to aim at.
  const isAim = /\b(?:can|could|will|would|able to) (?:i|we)\b|\bpossible\b/.test(text);
  for (const { pattern, read } of BOUND_READERS) {
    rest = rest.replace(pattern, (...parts) => {
      const match: string = parts[0];
      const hasGroups = GROUPS.test(pattern.source);
      const at: number = parts.at(hasGroups ? -3 : -2);
      const found = read(hasGroups ? parts.at(-1) : {}, match);
      const bound = found && EXCLUDES.test(rest.slice(0, at)) ? oppositeOf(found) : found;
      if (!bound || bounds.some((other) => isSameSide(other, bound))) return match;
      if (isAim && bound.of !== 'heartRate') return match;
      bounds.push(bound);
      return taken(match);
    });
  }
  if (bounds.length > 0) rest = rest.replace(LEADS_TO_BOUND, taken);
  const comparesFuel =
    bounds.some(({ of }) => isOfFuel(of)) && (OTHER_FUEL.test(rest) || DIFFERS_BY.test(text));
  if (comparesFuel) rest = rest.replace(OTHER_FUEL, taken);
  const ownWords = readOwnWords(rest);
  rest = ownWords.rest;
  bounds.push(...ownWords.bounds);
  const days: number[] = [];
  const weekdayGroups: (readonly number[])[] = [];
  rest = rest.replace(ALL_DAYS_BUT, (match: string, name: string) => {
    const left = WEEKDAY_READERS.find(([pattern]) => `on ${name} runs`.search(pattern) >= 0)?.[1];
    if (!left) return match;
    days.push(...[0, 1, 2, 3, 4, 5, 6].filter((day) => !left.includes(day)));
    return taken(match);
  });
  for (const [pattern, meant] of WEEKDAY_READERS) {
    rest = rest.replace(pattern, (match: string) => {
      weekdayGroups.push(meant);
      days.push(...meant.filter((day) => !days.includes(day)));
      return taken(match);
    });
  }
  const weekdays = days.length > 0 ? days : null;
  const ofDay = readHours(rest, COMPARES.test(text) ? 2 : 1);
  rest = ofDay.rest;
  const open = UNITLESS.exec(rest);
  const side = SIDES.find(([pattern]) => open?.groups?.side && pattern.test(open.groups.side));
  const unitless = open && side ? { side: side[1], value: Number(open.groups?.value) } : null;
  return {
    bounds: inOrder(bounds),
    weekdays,
    weekdayGroups,
    hours: ofDay.hours,
    comparesFuel,
    own: ownWords.own,
    unitless,
    rest,
  };
}

/** 'Do I run faster with gels?' */
const DIFFERS_BY =
  /^(?!.*\b(?:than|vs|versus|or|average|how)\b)(?:do|am|was|were|did|is|are) (?:i|my)\b.*\b(?:faster|quicker|slower|further|longer|better)\b/;
/** '... with gels than without' */
const OTHER_FUEL =
  /(?<=\b(?:than|or|vs|versus|against|compared (?:to|with))(?: (?:on|the|those|runs?|ones|when|i))*) (?:with|without)(?: (?:any|gels?|drinks?|them|one|water))*\b/;

const EXCLUDING =
  '(?:(?:but|and) )?(?:not(?: (?:counting|including|count|include))?|leav(?:e|ing) out|except(?:ing)?(?: for)?|exclud(?:e|ing)|ignor(?:e|ing)|without|apart from|other than|minus|drop(?:ping)?)(?: (?:anything|any|all|everything|those|the|ones?|runs?|workouts?|sessions?|that|which|are|were|was|is))*';
/** 'Leave out anything shorter than 5 km': what is left is 5 km or longer. */
const EXCLUDES = new RegExp(`\\b${EXCLUDING} $`);
/** What only leads to a bound: 'where I was _', 'leave out anything _'. */
const LEADS_TO_BOUND = new RegExp(
  `\\b(?:${EXCLUDING}|(?:where|when|that|which)(?: (?:i|they|it))?(?: (?:was|were|ran|went|averaged|got|is|are))?) (?=_)`,
  'g',
);

/** What lies between two bounds, and what lacks a figure, has no one opposite; but with gels is one of without. */
export function oppositeOf(bound: Bound): Bound | null {
  if (isOfFuel(bound.of)) {
    return bound.isLacking ? withFuel(bound.of) : withoutFuel(bound.of);
  }
  const { above, atLeast, below, atMost } = bound;
  if ([above, atLeast, below, atMost].filter((side) => side !== null).length !== 1) return null;
  const words =
    bound.of === 'pace'
      ? bound.words.replace(/^/, 'no ')
      : bound.words.replace(
          /\b(?:over|at least|under|at most)\b/,
          (side) => OPPOSITES[side] ?? side,
        );
  return { ...bound, above: atMost, atLeast: below, below: atLeast, atMost: above, words };
}

const OPPOSITES: Readonly<Record<string, string>> = {
  over: 'at most',
  'at least': 'under',
  under: 'at least',
  'at most': 'over',
};

/** 'In the morning or in the evening' */
const COMPARES = /\b(?:or|than|vs|versus|against|compar\w+|difference)\b/;

/** 'Tagged race', 'titled progression', 'that felt bad'; of a note it is asked elsewhere. */
function readOwnWords(text: string): { own: OwnWord[]; bounds: Bound[]; rest: string } {
  const own: OwnWord[] = [];
  const bounds: Bound[] = [];
  let rest = text;
  if (OF_NOTES.test(text)) return { own, bounds, rest };
  rest = rest.replace(FELT_EFFORT, (match: string, word: string) => {
    bounds.push(/easy|light|gentle/.test(word) ? EASY_EFFORT : HARD_EFFORT);
    return taken(match);
  });
  for (const { of, pattern } of OWN_WORDS) {
    rest = rest.replace(pattern, (...parts) => {
      const match: string = parts[0];
      const word: string = parts.at(-1).word;
      const values = of === 'feel' ? FELT.find(([felt]) => felt.test(word))?.[1] : [word];
      if (!values) return match;
      const words = {
        tag: `tagged ${word}`,
        title: `titled ${word}`,
        feel: `felt ${joinedByOr(values)}`,
      };
      own.push({ of, values, words: words[of] });
      return taken(match);
    });
  }
  return { own, bounds, rest };
}

const OF_NOTES = /\b(?:notes?|wrote|written|write|mention\w*|noted)\b/;

const OWN_WORDS: readonly { of: OwnWord['of']; pattern: RegExp }[] = [
  {
    of: 'tag',
    pattern:
      /\b(?:(?:that (?:are|were) |i )?tagged (?:as |with )?(?:an? )?|with (?:the |a )?tag (?:of )?)(?<word>[a-z0-9-]{2,30})\b/g,
  },
  {
    of: 'title',
    pattern:
      /\b(?<=\b(?:runs?|workouts?|sessions?|rides?|walks?|swims?) )(?:that (?:are|were) )?(?:titled|named|called|with (?:the )?title) (?<word>[a-z0-9]{3,30})\b/g,
  },
  {
    of: 'feel',
    pattern:
      /\b(?:(?:that|which|where i|when i|i) )?(?:have )?(?:felt|feeling) (?:really |very |so |pretty )?(?<word>[a-z]+(?: or (?:good|weak))?)\b/g,
  },
];

/** 'That felt hard' is its effort, by what the athlete said of it. */
const FELT_EFFORT =
  /\b(?:(?:that|which|where i|when i) )?(?:have )?felt (?:really |very |so |pretty |too )?(hard|tough|difficult|brutal|easy|light|gentle)\b/;
const HARD_EFFORT: Bound = {
  ...{ of: 'effort', above: null, atLeast: 7, below: null, atMost: null },
  words: 'effort at least 7',
};
const EASY_EFFORT: Bound = {
  ...{ of: 'effort', above: null, atLeast: null, below: null, atMost: 4 },
  words: 'effort at most 4',
};

/** Of the five that a workout can have. */
const FELT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^weak$/, ['weak']],
  [/^strong$/, ['strong']],
  [/^(?:normal|ok|okay|average|fine)$/, ['normal']],
  [
    /^(?:bad|poor|poor or weak|terrible|awful|horrible|rubbish|dreadful|rough|lousy)$/,
    ['poor', 'weak'],
  ],
  [
    /^(?:good|strong or good|great|brilliant|amazing|fantastic|super|wonderful)$/,
    ['strong', 'good'],
  ],
];

function joinedByOr(values: readonly string[]): string {
  return values.join(' or ');
}

const GROUPS = /\(\?<\w+>/;

/** 'Over 10 and under 15 km' are two bounds of one figure; a second 'over' is not understood. */
function isSameSide(one: Bound, other: Bound): boolean {
  if (one.of !== other.of) return false;
  if (one.isLacking || other.isLacking) return true;
  const isLower = ({ above, atLeast }: Bound) => above !== null || atLeast !== null;
  const isUpper = ({ below, atMost }: Bound) => below !== null || atMost !== null;
  return (isLower(one) && isLower(other)) || (isUpper(one) && isUpper(other));
}

export function inOrder(bounds: readonly Bound[]): Bound[] {
  return ORDER.flatMap((of) => bounds.filter((bound) => bound.of === of));
}

const ORDER: readonly Bound['of'][] = [
  'distance',
  'time',
  'pace',
  'heartRate',
  'maxHeartRate',
  'elevation',
  'effort',
  'gels',
  'caffeine',
  'drink',
];

/** The bound of 'and over 15?' in kilometres, where the question before had kilometres. */
export function distanceBound(side: Side, km: number): Bound {
  return boundOf('distance', side, mFromKm(km), `${km} km`);
}

const SIDES: readonly (readonly [RegExp, Side])[] = [
  [/^(?:at least|minimum(?: of)?|not less than|no less than|from)$/, 'atLeast'],
  [/^(?:at most|up to|no more than|not more than|no longer than|maximum(?: of)?)$/, 'atMost'],
  [
    /^(?:over|above|past|(?:more|longer|further|farther|bigger|greater|higher) than|beyond|exceeding)$/,
    'above',
  ],
  [/^(?:under|below|(?:less|shorter|fewer|smaller|lower) than|sub)$/, 'below'],
];

const SIDE =
  '(?<side>at least|minimum(?: of)?|not less than|no less than|at most|up to|no more than|not more than|no longer than|maximum(?: of)?|over|above|past|more than|longer than|further than|farther than|bigger than|greater than|higher than|beyond|exceeding|under|below|less than|shorter than|smaller than|lower than|sub)';
const NUMBER = '\\d{1,3}(?:\\.\\d{1,3})?';
const DISTANCE_UNIT = 'km|kms|k|kilomet(?:re|er)s?|miles?|mi';
const PACE_UNIT =
  '(?: ?(?:min(?:ute)?s?)?(?: ?(?:per|a|an|the))? ?(?<unit>km|k|kilomet(?:re|er)|miles?|mi))';
const HEART = '(?:heart rate|heartrate|hr|pulse|bpm)';

type Groups = Record<string, string | undefined>;
type BoundReader = { pattern: RegExp; read: (groups: Groups, match: string) => Bound | null };

/** 'My heart rate went over 180' */
const CAME_TO =
  '(?:of|was|is|went|goes|go|got|gets|rose|climbed|spiked|hit|reached|came|peaked|stayed|averaged)(?: to| at| up)?';

const CLIMBING = '(?:climb(?:ing|ed|s)?|ascent|elevation(?: gain)?|vert|up)';

/** 'Where I took', behind what names runs also 'I took'. */
const WHERE_I =
  '(?:(?:where|on which|in which|that|when) i|(?<=\\b(?:runs?|ones|workouts|sessions|times) )i)';
const TOOK = '(?:took|had|used|ate|dr[aiu]nk|take|have)';
const HAD = `(?:with|that had|having|taking|using|${WHERE_I} ${TOOK})`;
const HAD_NONE = `(?:without|with (?:no|zero)|that had no|having no|taking no|${WHERE_I} ${TOOK} (?:no|zero)|${WHERE_I} did not (?:take|have|use|eat|drink|note))(?: (?:any|an?|taking|using|drinking|having))*`;
const FEW = '(?<value>\\d|an?|any|some|one|two|three|four|five)';
const DRINKS =
  '(?:drinks?|drinking|water|fluids?|hydration|(?:anything|something) to drink)(?: (?:noted|logged))?';

/** As a time is written on every screen; under a quarter of an hour it could be a pace. */
const CLOCK = '(?:\\d{1,2}:[0-5]\\d:[0-5]\\d|(?:1[5-9]|[2-5]\\d):[0-5]\\d)';
const BEHIND_WORKOUTS = '(?<=\\b(?:runs|workouts|sessions|rides|walks|swims|hikes)\\b.*)';

const BOUND_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(`\\b${HAD_NONE} caffein(?:e|ated)(?: gels?)?\\b`, 'g'),
    read: () => withoutFuel('caffeine'),
  },
  {
    pattern: new RegExp(
      `(?<!\\bgels )\\b${HAD} (?:at least )?(?:(?:an?|any|some|one) )?caffein(?:e|ated)(?: gels?)?\\b(?! (?:and|or)\\b)`,
      'g',
    ),
    read: () => withFuel('caffeine'),
  },
  {
    pattern: new RegExp(`\\b${HAD_NONE} gels?\\b`, 'g'),
    read: () => withoutFuel('gels'),
  },
  {
    pattern: new RegExp(
      `\\b${HAD} (?:${SIDE} )?(?:${FEW}(?: (?<open>or more|or less))? )?gels?\\b(?! (?:and|or) (?!more|less|no\\b))`,
      'g',
    ),
    read: gels,
  },
  {
    pattern: new RegExp(`\\b(?:${HAD_NONE} ${DRINKS}|with nothing to drink)(?= |$)`, 'g'),
    read: () => withoutFuel('drink'),
  },
  {
    pattern: new RegExp(
      `\\b${HAD} ${SIDE} (?<value>\\d{2,4}|\\d(?:\\.\\d)?) ?(?<unit>ml|l|litres?|liters?)\\b(?: (?:to drink|of (?:water|drink|fluid)))?`,
      'g',
    ),
    read: drink,
  },
  {
    pattern: new RegExp(`\\b${HAD} (?:any |some |my )?${DRINKS}(?= |$)`, 'g'),
    read: () => withFuel('drink'),
  },
  {
    pattern: new RegExp(
      `\\b(?:with |at )?(?:an? |the )?(?:(?<than>harder|easier) than )?(?:an? |the )?(?:perceived )?(?:effort|rpe|(?:i )?(?:rated|scored)|rating)(?: level| score| rating| rated)?(?: of| is| was| it| them| as| an?| at)* ?(?:${SIDE} )?(?<value>10|[1-9])(?: (?:or|and) (?<open>more|higher|above|up|over|less|lower|below|under)| or (?<next>10|[1-9]))?(?! ?(?:km|k|min|miles|mi|m)\\b)\\b`,
      'g',
    ),
    read: effort,
  },
  {
    pattern: new RegExp(
      `\\b(?:with |had |having |have |has |i )?(?:(?:a |an )?(?:climb(?:ing|ed)?|ascent|elevation(?: gain)?) (?:of )?)?${SIDE} (?<value>\\d{2,5}) ?(?<unit>m|met(?:re|er)s?|ft|feet)(?: (?:of |in )?${CLIMBING}\\b)?`,
      'g',
    ),
    read: (groups, match) => (OF_CLIMBING.test(match) ? elevation(groups) : null),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:with|that have|having) (?:no|missing)|without|lacking|missing|(?:that |which )?(?:do|did|does) not have) (?:an? |any )?(?:${HEART}|distance)(?: data| rate)?\\b`,
      'g',
    ),
    read: lacking,
  },
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |my )?(?:max(?:imum)?|highest|peak) ${HEART} (?:${CAME_TO} )?${SIDE} (?<value>\\d{2,3})(?: bpm)?\\b`,
      'g',
    ),
    read: (groups) => {
      const bound = heartRate(groups);
      return bound && { ...bound, of: 'maxHeartRate', words: `maximum ${bound.words}` };
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |my )?(?:average |avg |mean )?${HEART} (?:(?:${CAME_TO}|between) )?(?:${SIDE} )?(?<value>\\d{2,3})(?: (?:and|to) (?<other>\\d{2,3}))?(?: bpm)?\\b`,
      'g',
    ),
    read: heartRate,
  },
  {
    pattern: new RegExp(`\\b(?:with )?${SIDE} (?<value>\\d{2,3}) ?(?:bpm|beats|${HEART})\\b`, 'g'),
    read: heartRate,
  },
  {
    // 'How fast am I at 140 bpm', but not 'what zone am I in at 140'.
    pattern: new RegExp(
      `(?<=^(?!.*\\bzones?\\b).*\\b(?:pace|fast|quick|speed|run|ran)\\b.*)\\bat (?:an? |my )?(?:(?:average )?${HEART} (?:of )?(?<value>1\\d\\d|[89]\\d)|(?<other>1\\d\\d|[89]\\d) ?(?:bpm|beats|${HEART}))(?: bpm)?\\b`,
      'g',
    ),
    read: aboutHeartRate,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>faster|quicker|slower) than (?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?(?: pace)?\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>faster|quicker|slower) than (?<m>\\d{1,2})${PACE_UNIT}\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |the )?pace (?:of )?(?<side>under|below|over|above|faster than|slower than|better than) (?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>under|below|sub|over|above) (?:an? )?(?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)(?:${PACE_UNIT}(?: pace)?| pace)\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>under|below|sub|over|above) (?<m>\\d{1,2})${PACE_UNIT}\\b`,
      'g',
    ),
    read: (groups) => (/^(?:k|km|mi|miles?)$/.test(groups.unit ?? '') ? null : pace(groups)),
  },
  {
    pattern:
      /\b(?<side>under|below|sub|over|above) (?<m>\d{1,2}) ?min(?:ute)?s?(?: per| a| an)? (?<unit>km|kilomet(?:re|er)|miles?|mi)\b/g,
    read: pace,
  },
  {
    pattern: new RegExp(
      // '5k and 10k' are two distances, 'between 5 and 10 km' is a stretch.
      `\\b(?:(?:between |from )(?<value>${NUMBER}) ?(?:${DISTANCE_UNIT})? ?(?:and|to|-)|(?<least>${NUMBER}) ?(?:${DISTANCE_UNIT})? ?(?:to|-)) ?(?<other>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`,
      'g',
    ),
    read: betweenDistances,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:an? )?(?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`,
      'g',
    ),
    read: distance,
  },
  {
    pattern: new RegExp(
      `\\b(?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT}) (?:or|and) (?:more|longer|over|further)\\b`,
      'g',
    ),
    read: (groups) => distance({ ...groups, side: 'at least' }),
  },
  {
    pattern: new RegExp(`\\babout (?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`, 'g'),
    read: about,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:an? |the )?(?<unit>half marathon|half|marathon)(?: distance)?\\b(?! an hour)`,
      'g',
    ),
    read: (groups) =>
      distance({ ...groups, value: groups.unit === 'marathon' ? '42.2' : '21.1', unit: 'km' }),
  },
  {
    // Of runs a bare '5:30' is a pace: so few hours long none is.
    pattern:
      /(?<=^|\b(?:runs?|sessions?|workouts?|ones|km|reps|intervals|often|times|anything|everything|go|went|gone|and|or)\b.{0,40})\b(?<side>under|below|sub|over|above) (?<m>[3-8]):(?<s>[0-5]\d)(?!:)(?! (?:h|hrs?|hours?|am|pm|half|marathon|in the (?:morning|afternoon|evening))\b)(?= |$)/g,
    read: pace,
  },
  {
    pattern:
      /\b(?:between |from )(?<m>[3-8]):(?<s>[0-5]\d) (?:and|to) (?<m2>[3-8]):(?<s2>[0-5]\d)(?!:)(?! (?:h|hrs?|hours?|am|pm|in the (?:morning|afternoon|evening))\b)(?: ?(?:\/|per |a |min )*(?<unit>km|miles?|mi))?(?: pace)?(?= |$)/g,
    read: betweenPaces,
  },
  {
    pattern:
      /\b(?:between |from )(?<least>\d{1,3})(?: ?min(?:ute)?s?)? (?:and|to) (?<most>\d{1,3}) ?min(?:ute)?s?\b/g,
    read: betweenMinutes,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?<h>\\d{1,2}):(?<min>[0-5]\\d)(?: ?(?:h|hrs?|hours?))\\b`,
      'g',
    ),
    read: time,
  },
  {
    pattern: new RegExp(`${BEHIND_WORKOUTS}\\b${SIDE} (?<clock>${CLOCK})(?= |$)`, 'g'),
    read: (groups) => {
      const side = sideOf(groups);
      return side && timeBound(side, clockS(groups.clock));
    },
  },
  {
    pattern: new RegExp(`${BEHIND_WORKOUTS}\\b(?<least>${CLOCK}) to (?<most>${CLOCK})(?= |$)`, 'g'),
    read: ({ least, most }) => betweenTimes(clockS(least), clockS(most)),
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?<h>\\d{1,2}(?:\\.\\d)?|an|one|two|three|four|five) ?(?:h|hrs?|hours?)(?: (?:and )?(?<min>\\d{1,2}|a half)(?: ?(?:min(?:ute)?s?))?)?\\b`,
      'g',
    ),
    read: time,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:(?<min>\\d{1,3}) ?min(?:ute)?s?|half an hour)\\b(?! ?(?:km|k|mi|per)\\b)`,
      'g',
    ),
    read: minutes,
  },
  {
    pattern:
      /\b(?:of |for |lasting |taking )?(?:(?<h>\d{1,2}|an|one|two|three|four|five) ?(?:h|hrs?|hours?)|(?<min>\d{1,3}) ?min(?:ute)?s?) or (?<open>more|longer|over|less|shorter|under)\b/g,
    read: time,
  },
];

const UNITLESS = new RegExp(
  `^(?:and |or |what about |how about |only |just )*(?:those |runs |the ones )?${SIDE} (?<value>${NUMBER})$`,
);

const HOURS = ['zero', 'one', 'two', 'three', 'four', 'five'];

function sideOf(groups: Groups): Side | null {
  const { side } = groups;
  return SIDES.find(([pattern]) => side !== undefined && pattern.test(side))?.[1] ?? null;
}

const SIDE_WORDS: Record<Side, string> = {
  above: 'over',
  atLeast: 'at least',
  below: 'under',
  atMost: 'at most',
};

function boundOf(of: Bound['of'], side: Side, value: number, words: string): Bound {
  return {
    of,
    above: side === 'above' ? value : null,
    atLeast: side === 'atLeast' ? value : null,
    below: side === 'below' ? value : null,
    atMost: side === 'atMost' ? value : null,
    words: `${of === 'heartRate' ? 'heart rate ' : ''}${SIDE_WORDS[side]} ${words}`,
  };
}

function metres(value: string | undefined, unit: string | undefined): number {
  return unit?.startsWith('mi') ? mFromMiles(Number(value)) : mFromKm(Number(value));
}

function lengthWords(value: string | undefined, unit: string | undefined): string {
  return `${Number(value)} ${unit?.startsWith('mi') ? 'miles' : 'km'}`;
}

function distance(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const { value, unit } = groups;
  return side && boundOf('distance', side, metres(value, unit), lengthWords(value, unit));
}

function betweenDistances({ value: from, least: bare, other, unit }: Groups): Bound | null {
  const value = from ?? bare;
  const [least, most] = [metres(value, unit), metres(other, unit)];
  if (least >= most) return null;
  const words = `${Number(value)} to ${lengthWords(other, unit)}`;
  return { of: 'distance', above: null, atLeast: least, below: null, atMost: most, words };
}

function about({ value, unit }: Groups): Bound {
  const bound = aboutDistance(metres(value, unit));
  return { ...bound, words: `about ${lengthWords(value, unit)}` };
}

/** A run that is shown with 5:35 is not faster than 5:35. */
const AS_SHOWN_S = 0.5;

function pace({ side, m, s = '0', unit }: Groups): Bound | null {
  const written = Number(m) * 60 + Number(s);
  if (written < 120 || written > 1800) return null;
  const isMiles = unit?.startsWith('mi') === true;
  const perKm = isMiles ? (written * 1000) / M_PER_MILE : written;
  const isFaster = /^(?:faster|quicker|under|below|sub|better)/.test(side ?? '');
  const words = `${isFaster ? 'faster' : 'slower'} than ${formatPace(written)} ${isMiles ? '/mile' : '/km'}`;
  const limit = perKm + (isFaster ? -AS_SHOWN_S : AS_SHOWN_S);
  return {
    of: 'pace',
    above: null,
    atLeast: isFaster ? null : limit,
    below: isFaster ? limit : null,
    atMost: null,
    words,
  };
}

/** 'Between 5:30 and 5:50', the faster one first or last. */
function betweenPaces({ m, s, m2, s2, unit }: Groups): Bound | null {
  const written = [Number(m) * 60 + Number(s), Number(m2) * 60 + Number(s2)];
  const [fast, slow] = [Math.min(...written), Math.max(...written)];
  const isMiles = unit?.startsWith('mi') === true;
  const perKm = (paceS: number) => (isMiles ? (paceS * 1000) / M_PER_MILE : paceS);
  return {
    of: 'pace',
    above: null,
    atLeast: perKm(fast - AS_SHOWN_S),
    below: perKm(slow + AS_SHOWN_S),
    atMost: null,
    words: `${formatPace(fast)} to ${formatPace(slow)} ${isMiles ? '/mile' : '/km'}`,
  };
}

function time(groups: Groups): Bound | null {
  const { h = '0', min, open } = groups;
  const side = sideOf(groups) ?? (open ? openSide(open) : null);
  const hours = h === 'an' ? 1 : HOURS.includes(h) ? HOURS.indexOf(h) : Number(h);
  const extra = min === 'a half' ? 30 : Number(min ?? 0);
  return side && timeBound(side, Math.round(hours * 3600) + extra * 60);
}

function minutes(groups: Groups): Bound | null {
  const side = sideOf(groups);
  return side && timeBound(side, Number(groups.min ?? 30) * 60);
}

function betweenMinutes({ least, most }: Groups): Bound | null {
  return betweenTimes(Number(least) * 60, Number(most) * 60);
}

function betweenTimes(from: number, to: number): Bound | null {
  if (from >= to) return null;
  const words = `${formatElapsed(from)} to ${formatElapsed(to)}`;
  return { of: 'time', above: null, atLeast: from, below: null, atMost: to, words };
}

/** Seconds of '1:30:00' and '40:00'. */
function clockS(clock = ''): number {
  return clock.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0);
}

function timeBound(side: Side, durationS: number): Bound {
  return boundOf('time', side, durationS, formatElapsed(durationS));
}

function lacking(_: Groups, match: string): Bound {
  const of = match.includes('distance') ? 'distance' : 'heartRate';
  return {
    of,
    above: null,
    atLeast: null,
    below: null,
    atMost: null,
    isLacking: true,
    words: `without ${of === 'distance' ? 'a distance' : 'a heart rate'}`,
  };
}

/** 'With gels', 'with more than 2 gels': as many as are noted. */
function gels(groups: Groups): Bound | null {
  const { value, open } = groups;
  const count = value === undefined ? null : (COUNTS[value] ?? Number(value));
  const side = sideOf(groups) ?? (open?.endsWith('more') ? 'atLeast' : open ? 'atMost' : null);
  const isAny = value === undefined || /^(?:an?|any|some)$/.test(value);
  if (isAny && side === null) {
    return withFuel('gels');
  }
  if (count === null) return null;
  const what = countText(count, 'gel', 'gels');
  if (side !== null)
    return { ...boundOf('gels', side, count, ''), words: `with ${SIDE_WORDS[side]} ${what}` };
  return { ...boundOf('gels', 'atLeast', count, ''), atMost: count, words: `with ${what}` };
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

function drink(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const isMl = groups.unit === 'ml';
  const ml = Number(groups.value) * (isMl ? 1 : 1000);
  return (
    side && {
      ...boundOf('drink', side, ml, ''),
      words: `with ${SIDE_WORDS[side]} ${ml} ml to drink`,
    }
  );
}

type Fuel = 'gels' | 'caffeine' | 'drink';
const FUEL_WORDS: Record<Fuel, string> = {
  gels: 'gels',
  caffeine: 'caffeinated gels',
  drink: 'drinks noted',
};

function withFuel(of: Fuel): Bound {
  const bound = of === 'drink' ? boundOf(of, 'above', 0, '') : boundOf(of, 'atLeast', 1, '');
  return { ...bound, words: `with ${FUEL_WORDS[of]}` };
}

function withoutFuel(of: Fuel): Bound {
  const words = `without ${FUEL_WORDS[of]}`;
  return { of, above: null, atLeast: null, below: null, atMost: null, isLacking: true, words };
}

export function isOfFuel(of: Bound['of']): of is Fuel {
  return of === 'gels' || of === 'caffeine' || of === 'drink';
}

/** 'Or more', 'or less', behind a figure. */
function openSide(open: string): Side {
  return /more|longer|over|higher|above|up/.test(open) ? 'atLeast' : 'atMost';
}

/** Of 1 to 10, as the athlete says it; a number alone is that one. */
function effort(groups: Groups): Bound | null {
  const { value, open, than, next } = groups;
  if (next !== undefined && Number(next) !== Number(value) + 1) return null;
  const side =
    sideOf(groups) ??
    (than ? (than === 'harder' ? 'above' : 'below') : open ? openSide(open) : null);
  if (side) {
    const bound = boundOf('effort', side, Number(value), String(value));
    return { ...bound, words: `effort ${bound.words}` };
  }
  const [least, most] = [Number(value), Number(next ?? value)];
  return {
    of: 'effort',
    above: null,
    atLeast: least,
    below: null,
    atMost: most,
    words: `effort ${least}${most > least ? ` or ${most}` : ''}`,
  };
}

const OF_CLIMBING = /\b(?:climb\w*|ascent|elevation|vert|up)\b/;

function elevation(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const isFeet = /^f/.test(groups.unit ?? '');
  const value = Number(groups.value);
  const bound =
    side &&
    boundOf(
      'elevation',
      side,
      isFeet ? mFromFeet(value) : value,
      `${value} ${isFeet ? 'ft' : 'm'}`,
    );
  return bound && { ...bound, words: `climbing ${bound.words}` };
}

function heartRate(groups: Groups): Bound | null {
  const { value, other } = groups;
  if (other !== undefined) {
    if (Number(value) >= Number(other)) return null;
    return {
      of: 'heartRate',
      above: null,
      atLeast: Number(value),
      below: null,
      atMost: Number(other),
      words: `heart rate ${value} to ${other}`,
    };
  }
  const side = sideOf(groups);
  return side && boundOf('heartRate', side, Number(value), String(value));
}

/** So near a heart rate is the same one. */
const NEAR_BPM = 3;

function aboutHeartRate({ value, other }: Groups): Bound {
  const bpm = Number(value ?? other);
  return {
    of: 'heartRate',
    above: null,
    atLeast: bpm - NEAR_BPM,
    below: null,
    atMost: bpm + NEAR_BPM,
    words: `heart rate about ${bpm}`,
  };
}

/** 'Except Sundays' */
const ALL_DAYS_BUT =
  /\b(?:except|excluding|apart from|other than|but not|not|not counting)(?: (?:for|on|at|the)){0,2} ((?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)\b/;

const WEEKDAY_READERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /\b(?<=\bweekends?\b.*)(?:from )?mon(?:day)? (?:to|till|until|through) fri(?:day)?\b/g,
    WORKING_DAYS,
  ],
  [
    /\b(?:on|at|over|during) (?:the )?weekends\b|\bat (?:the )?weekend\b|(?<!\b(?:last|this|the|past|next) )\bweekend(?= (?:runs?|workouts?|mileage|km|kilomet\w+|miles|sessions?)\b)|\bon weekend days\b/g,
    WEEKEND,
  ],
  [
    /\b(?:on|during) (?:the )?(?:week|working ?)days?\b|\bweekdays?(?= (?:\w{2,12} )?(?:runs?|workouts?|sessions?)\b)|\bduring the week\b|\bweekdays only\b/g,
    WORKING_DAYS,
  ],
  ...WEEKDAYS.map((name, index): readonly [RegExp, readonly number[]] => {
    const day = name.toLowerCase();
    return [
      new RegExp(
        `\\b(?:on )?(?:${day}s|(?:an?|every|each) ${day}|${day}(?= (?:\\w{2,12} )?(?:runs?|workouts?|sessions?)\\b)|(?<!\\b(?:last|this|on) )${day} (?=(?:km|kilomet\\w+|miles|mileage|outings?)\\b))`,
        'g',
      ),
      [index],
    ];
  }),
];
