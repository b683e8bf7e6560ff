import { MARATHON_RACE_M } from '../../../standard-distances.ts';
import { hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import { dayWords, onDay } from '../../period.ts';
import type { Intent, Measure, Question, Subject } from '../../question.ts';
import { readTerm } from '../../topics/terms.ts';
import { wordsOf } from '../text/known-words.ts';
import { figureAsked, wordsLeft } from './follow-up-words.ts';
import { continued } from './inherit.ts';
import { asking, refused, refusedWith, type Said } from './said.ts';
import { GOES_ON, isElliptic } from './ways-to-go-on.ts';

/** 'By how much?', after whether the easy runs are easy: no sum of them answers it. */
export function byHowMuch(said: Said): Question | null {
  const { intent, judged } = said.before;
  // Weekends against weekdays are told with what lies between them.
  if (
    intent === 'weekdays' &&
    /^(?:and |so |but )*by how (?:much|many(?: \w+)?)$/.test(said.text)
  ) {
    return { ...said.before, unplaced: [] };
  }
  const isJudged = intent === 'zones' || intent === 'judge' || judged !== null;
  return isJudged && /^(?:and |so |but )*by how much$/.test(said.text) ? refused(said) : null;
}

const THERE = /\b(?:there|in (?:it|that|this)(?: zone)?|that zone)\b/;

/** 'When did I hit it?', after one's maximum heart rate. */
const WHEN_HIT =
  /^(?:and |so )*when did i (?:last )?(?:hit|reach|see|have|get|record) (?:it|that|this)(?: heart rate| number)?$/;

export function whenHighest({ text, subject, before }: Said): Question | null {
  const isOfMaximum = before.intent === 'myZones' && HIGHEST.test(before.raceText ?? '');
  if (!isOfMaximum || !WHEN_HIT.test(text)) return null;
  const raceText = 'my highest heart rate';
  const parts = {
    ...subject,
    extreme: 'highestHeartRate',
    measure: 'heartRate',
    raceText,
  } as const;
  return asking({ ...parts, kind: RUNS }, 'extreme');
}

const HIGHEST = /\b(?:max\w*|highest|peak)\b/;

const SHARE =
  /^(?:and |so )?(?:(?:what|which) (?:is |was )?(?:the |that as a )?)?(?:share|percent|percentage|proportion|%)(?: (?:is|was) (?:that|it))?(?: (?:of|in) (?:the |my |all )?(?:total|it|all|whole|time|running|month|week))*$/;

/** 'How much did I do last week?' */
const HOW_MUCH_OF_IT = /^(?:and )?how (?:much|long|many (?:min(?:ute)?s|hours))\b/;
const OF_TIME_SPENT = new Set(
  wordsOf('time minutes min mins hours spend spent long zone often am'),
);

export function timeInThatZone({ text, subject, before }: Said): Question | null {
  const { zones } = before;
  if (zones.length === 0) return null;
  if (SHARE.test(text)) {
    return before.intent === 'zones' ? { ...before, raceText: text, unplaced: [] } : null;
  }
  const isOfDays = HOW_MUCH_OF_IT.test(text) && subject.periods.length > 0;
  if ((!THERE.test(text) && !isOfDays) || subject.zones.length > 0 || hasConditions(subject.where))
    return null;
  // How much is good is told by no sum of what was.
  if (/\bshould\b/.test(text)) return refusedWith(subject, before, text);
  const left = subjectWords(text, subject).filter((word) => !OF_TIME_SPENT.has(word));
  if (left.length > 0) return null;
  const periods = subject.periods.length > 0 ? subject.periods : before.periods;
  return asking(
    { ...subject, kind: before.kind, measure: null, unit: null, zones, periods },
    'zones',
  );
}

/** What is left of a text beside the days that it names. */
function subjectWords(text: string, { periods }: Subject): string[] {
  const days =
    /\b(?:last|this|past|week|month|year|days?|weeks|months|yesterday|today|since|january|february|march|april|may|june|july|august|september|october|november|december|\d+)\b/;
  return wordsLeft(text).filter((word) => periods.length === 0 || !days.test(word));
}

const BY_UNIT =
  /^(?:and |ok |so )*(?:as|in|by|per|for each|each|every|a) (?:weeks?|months?|years?)(?: instead| please)?$/;

/** 'By month', after the time in a zone: kilometres of each are another answer. */
export function zonesByUnit(said: Said): Question | null {
  return BY_UNIT.test(said.text) ? refused(said) : null;
}

export function anotherZone({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'myZones' || !GOES_ON.test(text)) return null;
  if (subject.zones.length > 0) return continued(before, subject);
  const bare = /^(?:and )?(?:what about )?(?<bpm>\d{2,3})$/.exec(text)?.groups?.bpm;
  if (bare === undefined || before.bpm === null) return null;
  return { ...before, bpm: Number(bare), unplaced: [] };
}

const MINE =
  /^(?:and |ok |so )*(?:(?:what|where|which|when|how (?:high|much|fast)) (?:is|are|about) (?:mine|my own)|mine|my own|how do i (?:know|find out|find|see|tell) (?:where|what) mine is|what do i have)(?: (?:roughly|about|now|then|approximately|at the moment))*$/;

const OWN_OF_TERM: Readonly<Record<string, { intent: Intent; measure?: Measure; text?: string }>> =
  {
    tempo: { intent: 'trainingPaces', text: 'my tempo pace' },
    interval: { intent: 'trainingPaces', text: 'my interval pace' },
    'easy run': { intent: 'trainingPaces', text: 'my easy pace' },
    'long run': { intent: 'trainingPaces', text: 'my long run pace' },
    'recovery run': { intent: 'trainingPaces', text: 'my easy pace' },
    threshold: { intent: 'threshold', text: 'my threshold' },
    'resting heart rate': { intent: 'threshold', text: 'my resting heart rate' },
    'heart rate zone': { intent: 'myZones' },
    cadence: { intent: 'average', measure: 'cadence' },
    pace: { intent: 'average', measure: 'pace' },
    taper: { intent: 'taper' },
    fitness: { intent: 'form' },
    'training load': { intent: 'amount', measure: 'load' },
    pb: { intent: 'records' },
    '80/20': { intent: 'zones' },
  };

export function ownOfTerm({ text, subject, before }: Said): Question | null {
  if (!MINE.test(text)) return null;
  // What no log holds was said already.
  if (before.intent === 'notInLog') return { ...before, unplaced: [] };
  if (before.intent !== 'term') return null;
  const own = OWN_OF_TERM[before.term ?? before.topic ?? ''];
  if (!own) {
    if (before.term !== 'vo2max') return refusedWith(subject, before, text);
    return { ...asking({ ...subject, missing: 'VO2 max' }, 'notInLog') };
  }
  const { intent, measure = null, text: words = text } = own;
  return asking({ ...subject, measure, term: null, raceText: words }, intent);
}

export function anotherTerm({ text, subject }: Said): Question | null {
  const word = text.replace(/^(?:and |or |what about |how about )+(?:an? |the )?/, '');
  const term = word === text ? null : readTerm(`what is ${word}`);
  return term === null ? null : asking({ ...subject, term }, 'term');
}

/** The same efforts, told as heart rates. */
const AS_HEART_RATE =
  /^(?:(?:and|ok|what about|same|give me|tell me|that|them|those|it|but) )*(?:as|in) (?:an? )?(?:heart rates?|hr|bpm|beats(?: per minute)?)$/;

export function pacesAsHeartRates({ text, subject, before }: Said): Question | null {
  const isHeartRate = AS_HEART_RATE.test(text) || figureAsked(text) === 'heartRate';
  const kind = subject.kind ?? before.kind;
  return isHeartRate ? asking({ ...subject, kind, measure: null }, 'myZones') : null;
}

const OF_WEAR = new Set(
  wordsOf(
    'replace replaced replacing replacement buy buying retire retired retiring worn out bin finished due done dead gone knackered over new left last good ok okay fine',
  ),
);

const AROUND_WEAR = new Set(
  wordsOf(
    'should need needs needing soon yet already due time when pair which any pairs shoes trainers must can another still km kilometres miles more long far will till until before ready be too old much life there get order next me buy',
  ),
);

function asksForWear(text: string): boolean {
  const words = wordsLeft(text);
  return (
    words.some((word) => OF_WEAR.has(word)) &&
    words.every((word) => OF_WEAR.has(word) || AROUND_WEAR.has(word))
  );
}

export function wearOfPair({ text, subject, before }: Said): Question | null {
  const isOfPair = before.intent === 'shoes' || before.where.shoe !== null;
  if (!isOfPair || !asksForWear(text)) return null;
  const where = { ...NO_CONDITIONS, shoe: subject.where.shoe ?? before.where.shoe };
  const open = { kind: null, measure: null, periods: [], extreme: null, distanceM: null };
  return asking({ ...subject, ...open, where, raceText: `need new ones ${text}` }, 'shoes');
}

export function anotherPair({ text, subject, before }: Said): Question | null {
  // 'Fastest run in them'
  const { shoe } = before.where;
  if (
    shoe &&
    subject.extreme !== null &&
    !/\bwhen\b/.test(text) &&
    /\b(?:them|it|those)\b/.test(text)
  ) {
    const where = { ...subject.where, shoe };
    return asking({ ...subject, where, kind: subject.kind ?? RUNS, measure: null }, 'extreme');
  }
  return subject.where.shoe && isElliptic(text) ? continued(before, subject) : null;
}

/** 'And now?' after a month. */
const IS_NOW =
  /^(?:and |what about |how about |but )*(?:(?:what|how much) (?:do|did|am) i (?:weigh|at|on) )?(?:(?:right )?now|today|at the moment|currently|these days)$/;

export function weightNow({ text, before }: Said): Question | null {
  if (!IS_NOW.test(text)) return null;
  return { ...before, periods: [], extreme: null, unplaced: [], raceText: text };
}

const OF_THE_LAST_ONE =
  /^(?:and |right |ok |so )*(?:when|which|what) (?:was|is) (?:the |my )?(?:last|latest|most recent)(?: one)?$/;

export function lastDayOff({ text, subject, before }: Said): Question | null {
  const isOfAdvice =
    before.intent === 'plan' && /\b(?:rest day|day off)\b/.test(before.raceText ?? '');
  const isOfRest = before.measure === 'restDays' || isOfAdvice;
  if (!isOfRest || !OF_THE_LAST_ONE.test(text)) return null;
  return asking({ ...subject, extreme: null, kind: null, scope: null }, 'lastRest');
}

export function daysOffOf({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'lastRest' || subject.periods.length === 0 || subject.kind !== null)
    return null;
  const isCount = /^(?:and )?how many\b/.test(text) || /^(?:and )?(?:in|this|last)\b/.test(text);
  return isCount ? asking({ ...subject, measure: 'restDays', extreme: null }, 'amount') : null;
}

/** 'And at the start of the year?' */
const AT_START_OF_YEAR =
  /^(?:and |what about |how about |but )*(?:at |in |on )?(?:the )?(?:start|beginning) of (?:the|this) year$/;
/** 'How far off my target is that?', 'will I get there before the marathon?' */
const TO_TARGET = /\b(?:target|goal|get there|reach (?:it|that)|make it)\b/;

const IS_THAT_BEFORE =
  /^(?:and |so |ok )*(?:is|will|would) (?:that|it)(?: be)? (?:\w+ )?(?:before|by|in time)\b/;
const BEFORE_A_RACE =
  /\b(?:before|by|until|for|in time for) (?:the |my )?(?:next )?(?:race|marathon|half|\w+ (?:marathon|half|10 ?k)|_)/;

function ofRace({ race, distanceM }: Subject): Pick<Subject, 'race' | 'distanceM'> {
  return { race, distanceM: race === null ? distanceM : null };
}

export function weightToTarget({ text, subject, before, calendar }: Said): Question | null {
  if (AT_START_OF_YEAR.test(text)) {
    const day = `${calendar.today.slice(0, 4)}-01-01`;
    return { ...before, periods: [onDay(day, `on ${dayWords(day)}`)], unplaced: [] };
  }
  const isOfTarget = TO_TARGET.test(text);
  if ((isOfTarget || IS_THAT_BEFORE.test(text)) && BEFORE_A_RACE.test(text)) {
    const raceText = `when will i reach my target weight ${text}`;
    return { ...before, ...ofRace(subject), periods: [], raceText, unplaced: [] };
  }
  if (!isOfTarget) return null;
  const raceText = /^(?:and |so )?(?:when|will|can|could|do|by)\b/.test(text)
    ? 'when will i reach my target weight'
    : 'my weight';
  return { ...before, periods: [], raceText, unplaced: [] };
}

const IN_POUNDS_OR_KILOS =
  /^(?:(?:and|what is (?:that|it)|so) )*(?:in )?(?<unit>pounds?|lbs?|kilos?|kilograms?|kg)$/;

/** 'In pounds?' is the same weight in these; 'per month' is told by its trend, and not here. */
export function weightOtherwise(said: Said): Question | null {
  const unit = IN_POUNDS_OR_KILOS.exec(said.text)?.groups?.unit;
  if (unit !== undefined && said.before.intent === 'weight') {
    const raceText = `${said.before.raceText ?? 'my weight'} in ${unit}`;
    return { ...said.before, raceText, unplaced: [] };
  }
  const isOtherwise =
    /\b(?:pounds?|lbs?|stones?|kilos?|kg)$|\b(?:per|a|each|every) (?:day|week|month)$/;
  return isOtherwise.test(said.text) && said.subject.weightKg === null ? refused(said) : null;
}

/** 'And marathon pace?' after the pace of easy runs is one of training, and of no such runs. */
export function paceOfTraining({ text, subject, before }: Said): Question | null {
  const isPace =
    before.measure === 'pace' &&
    /^(?:and |what about |how about )*(?:(?:my|for|the|a) )*(?:half |marathon |\d+k )+pace$|^(?:and |what about |how about )*(?:(?:my|for|the|a|in) )*marathon$/.test(
      text,
    );
  if (!isPace) return null;
  if (subject.distanceM !== MARATHON_RACE_M) return refusedWith(subject, before, text);
  return asking({ ...subject, distanceM: null, measure: null }, 'trainingPaces');
}

/** 'And the least?', after the pair with the most */
const OTHER_END =
  /^(?:and |or |which has )*(?:the )?(?<end>least|most|fewest|oldest|newest)(?: (?:km|worn|used|one|ones|kilometres|miles))*$/;
const FOR_TRAINING =
  /^(?:(?:and|ok|so|what about|which(?: (?:ones?|pair))?) )*for (?:training|easy runs|long runs|intervals|everyday|daily (?:runs|training)|everything else)$/;

export function otherEndOfPairs({ text, subject, before }: Said): Question | null {
  const isOfPairs = before.intent === 'shoes' || before.judged === 'raceShoes';
  const end = OTHER_END.exec(text)?.groups?.end;
  if (!isOfPairs || (end === undefined && !FOR_TRAINING.test(text))) return null;
  const open = { kind: null, measure: null, extreme: null, periods: [], judged: null, unit: null };
  const where = { ...NO_CONDITIONS };
  const raceText = end === undefined ? 'my shoes' : `which shoes have the ${end} km`;
  return asking({ ...subject, ...open, where, raceText }, 'shoes');
}

/** 'And at my heaviest?' */
const AT_ITS_END =
  /^(?:(?:and|so|what about|when was (?:i|it)|when did i weigh|what was (?:i|it)|how much was i) )*(?:at )?(?:my |the )?(?<end>heaviest|highest|most|peak|max|maximum|lightest|lowest|least|minimum)(?: (?:weight|point|ever|one))*$/;

export function weightAtItsEnd({ text, before }: Said): Question | null {
  const end = AT_ITS_END.exec(text)?.groups?.end;
  if (end === undefined || before.intent !== 'weight') return null;
  const isLeast = /^(?:lightest|lowest|least|minimum)$/.test(end);
  const raceText = `what was my ${isLeast ? 'lowest' : 'highest'} weight`;
  return { ...before, periods: [], weightKg: null, raceText, unplaced: [] };
}

/** 'When did I last wear them?' */
export function lastWorn({ text, subject, before }: Said): Question | null {
  const isOfPair =
    /^(?:and )?when did i (?:last|first) (?:wear|use|run in) (?:them|those|it|that pair|that one)$/.test(
      text,
    );
  const { shoe } = before.where;
  if (!isOfPair || !shoe) return null;
  const where = { ...subject.where, shoe };
  return asking({ ...subject, where, kind: RUNS, measure: null }, 'extreme');
}

/** 'Against this month': the weights of both. */
export function weightAgainst({ text, subject, before }: Said): Question | null {
  const [period, ...others] = subject.periods;
  if (!/^(?:and )?(?:vs|versus|against|compared (?:to|with)|than)\b/.test(text)) return null;
  if (!period || others.length > 0 || before.periods.length !== 1) return null;
  return { ...before, periods: [...before.periods, period], raceText: text, unplaced: [] };
}

/** 'How much was it in January?' */
const WHAT_IT_WAS =
  /^(?:and |so |but )*(?:how (?:much|heavy)|what) (?:was|were|is) (?:it|that|i|my weight)\b/;

export function weightIn({ text, subject, before }: Said): Question | null {
  const { periods, measure } = subject;
  if (!WHAT_IT_WAS.test(text) || periods.length !== 1 || measure !== null) return null;
  return { ...before, periods, extreme: null, raceText: text, unplaced: [] };
}

/** 'And the old ones?' */
const OTHER_PAIRS =
  /^(?:and |what about |how about |or )*(?:the |my |all )*(?:old|older|retired|worn out|other|others|rest|all)(?: (?:ones?|pairs?|shoes|of them))?$/;

export function otherPairs({ text, subject, before }: Said): Question | null {
  const isOfPairs = before.intent === 'shoes' || before.where.shoe !== null;
  if (!isOfPairs || !OTHER_PAIRS.test(text)) return null;
  const where = { ...subject.where, shoe: null };
  const parts = { ...subject, where, extreme: null, measure: null, raceText: 'my shoes' };
  return asking(parts, 'shoes');
}
