import type { Intent, Question } from '../../question.ts';
import { asksForFoodBefore } from '../settling/settle-fuel.ts';
import { asking, type Said } from './said.ts';

/** What an answer of advice leads to: a topic, a judgement, or the same told for what is asked of it. */
type LeadsTo =
  | { topic: string }
  | { judged: 'longRunBeforeRace' }
  /** Told as if that were asked. */
  | { pain: string }
  /** A week with one in it. */
  | { plan: 'week' }
  /** Of the race that was spoken of. */
  | { fuel: 'of the race' }
  | 'the same';

type WayOn = { after: (before: Question) => boolean; asks: RegExp; leadsTo: LeadsTo };

const LEADS = '^(?:(?:and|so|but|ok|then|what about|how about) )*';

function after(...intents: readonly Intent[]): (before: Question) => boolean {
  return ({ intent }) => intents.includes(intent);
}

const OF_TAPER: ReadonlySet<string> = new Set([
  ...['taper', 'sessions in the taper', 'strength before a race'],
  ...['a race the day before', 'day before a race'],
]);
/** 'Drop the strength session': a plan holds runs alone. */
export const DROPS_STRENGTH =
  /\b(?:drop|skip|cancel|without|leave out|no)\b.*\b(?:strength|gym|lifting|weights)\b/;

const ofTaper = ({ intent, topic, term, judged }: Question) =>
  intent === 'taper' || judged === 'longRunBeforeRace' || OF_TAPER.has(topic ?? term ?? '');
/** The plan of a week lays one of them. */
const OF_FAST_RUNS: ReadonlySet<string> = new Set(['threshold', 'tempo', 'interval', 'long run']);
const ofFuel = ({ intent, topic }: Question) => intent === 'fuel' || topic === 'caffeine';
const ofOutlook = after('readiness', 'predict', 'analysis', 'goal');
const ofAim = after('readiness', 'predict', 'paceSum', 'pacing');
const ofShoes = ({ intent, judged }: Question) => intent === 'shoes' || judged === 'raceShoes';
const ofBody = ({ intent, topic, about }: Question) =>
  intent === 'pain' || topic === 'cross training' || about?.intent === 'pain';

/** How a conversation goes on from advice; the first that is asked for is told. */
const WAYS_ON: readonly WayOn[] = [
  {
    after: ofTaper,
    asks: /\b(?:parkrun|race|5 km)\b.*\b(?:day|weekend|week|saturday) before\b/,
    leadsTo: { topic: 'a race the day before' },
  },
  {
    after: ofTaper,
    asks: /\b(?:long run|long one|long runs)\b/,
    leadsTo: { judged: 'longRunBeforeRace' },
  },
  {
    after: ofTaper,
    asks: /^(?!.*\b(?:did|was|how fast)\b).*\b(?:fast|speed|speedwork|quality|intervals?|tempo|hard|strides|threshold)\b/,
    leadsTo: { topic: 'sessions in the taper' },
  },
  {
    after: ofTaper,
    asks: /^(?!.*\b(?:did|have i|was|were|has|how (?:many|much|often))\b).*\b(?:strength|gym|lift\w*|weights|squats)\b/,
    leadsTo: { topic: 'strength before a race' },
  },
  {
    after: after('taper'),
    asks: /^(?!.*\b(?:did|was|have)\b).*\bhow (?:much|many|far)\b.*\b(?:week|cut|less|reduce|run|km|drop)\b/,
    leadsTo: 'the same',
  },
  {
    after: ofFuel,
    asks: new RegExp(
      `${LEADS}(?:with|any|no|without)?(?: (?:with|or|any|some))* ?caffein\\w*(?: (?:or|without|not|ones|gels|in them|then))*$`,
    ),
    leadsTo: { topic: 'caffeine' },
  },
  {
    after: ({ topic, race }) => topic === 'caffeine' && race !== null,
    asks: /^(?:and |so |ok )*when (?:do|should) i (?:take|have|eat|get) (?:the|them|it|my|one)\b/,
    leadsTo: { fuel: 'of the race' },
  },
  {
    after: ofFuel,
    asks: /^(?:and |so |but |what about |a |some )*(?:coffee|espresso)\b(?: (?:ok|okay|good|allowed|before|first|then))*$/,
    leadsTo: { topic: 'caffeine' },
  },
  {
    after: after('fuel'),
    asks: new RegExp(
      `${LEADS}(?:when(?: exactly)?$|(?:when|at what time) (?:do|should) i (?:take|have|eat|get) )|\\b(?:did|have) i (?:ever )?(?:practi[sc]ed?|tried|try|trained|tested|test) (?:that|it|this)\\b`,
    ),
    leadsTo: 'the same',
  },
  {
    after: ({ topic }) => topic === 'caffeine',
    asks: /^(?:and |what about )*(?:the )?(?:night|evening) before(?: then)?$/,
    leadsTo: { topic: 'night before a race' },
  },
  {
    after: ({ topic }) => topic === 'stitch',
    asks: /^(?!.*\b(?:did|was|were|have i)\b).*\b(?:eat|eating|food|drink|drinking|coke|breakfast)\b/,
    leadsTo: { topic: 'stitch' },
  },
  {
    after: ({ intent, topic, term }) =>
      intent === 'threshold' || OF_FAST_RUNS.has(topic ?? term ?? ''),
    asks: /^(?:and |so |ok |can you |please )*(?:put|add|fit|plan|include|schedule) (?:me )?(?:one|it|some|them|that)\b.*\bweek\b/,
    leadsTo: { plan: 'week' },
  },
  {
    after: ofOutlook,
    asks: /\b(?:what|anything|something|much)\b.*\b(?:can|could|should|to|do)\b.*\b(?:still|about (?:it|that)|until then|till then|left|by then|in (?:the )?(?:\w+ )?weeks)\b/,
    leadsTo: { topic: 'late fitness' },
  },
  {
    after: ofOutlook,
    asks: /\bcan i (?:still )?(?:improve|get (?:any )?(?:fitter|faster))\b/,
    leadsTo: { topic: 'late fitness' },
  },
  {
    after: ofAim,
    asks: /\b(?:how (?:much|many)|what)\b.*\b(?:km|kilomet\w+|miles|mileage|distance)\b.*\b(?:week|weekly)\b.*\b(?:need|should|for (?:that|it)|takes?|required)\b/,
    leadsTo: { topic: 'weekly distance for a race' },
  },
  {
    after: after('plan'),
    asks: DROPS_STRENGTH,
    leadsTo: 'the same',
  },
  {
    after: after('weight'),
    asks: /\b(?:los(?:e|ing)|diet\w*|lighter|cut)\b.*\b(?:before|race|_|smart|sensible|wise|safe|good idea)\b|\b(?:smart|sensible|wise|safe|good idea)\b.*\blos(?:e|ing)\b/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ofShoes,
    asks: /\bhow (?:many (?:km|kilomet\w+|miles)|long|far) (?:do|should|will|can) (?:they|shoes|these|it|a pair|pairs|one pair) (?:\w+ )?(?:last|take)\b/,
    leadsTo: { topic: 'shoes' },
  },
  {
    after: ofShoes,
    asks: /\b(?:can|could|should|may) i (?:wear|race in|run in|use|take|race) (?:a )?new\b/,
    leadsTo: { topic: 'new shoes' },
  },
  {
    after: ({ judged }) => judged === 'raceShoes',
    asks: /^(?:and |so |but )*(?:are|is) (?:they|it|that pair) (?:\w+ )?(?:worn|worn out|done|finished|too old|still (?:good|ok|fine))\b/,
    leadsTo: 'the same',
  },
  {
    after: ({ topic, term }) => (topic ?? term) === 'carb loading',
    asks: /^(?:and |so |ok )*when (?:do|should) i (?:start|begin)\b/,
    leadsTo: { topic: 'carb loading' },
  },
  {
    after: ({ topic }) => topic === 'weight loss',
    asks: /^(?:and |so |ok )*how (?:quick(?:ly)?|fast|soon|much)\b.*\b(?:could|can|should|may|safe)\b/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ({ topic, term, judged }) =>
      (topic ?? term) === 'strength training' || judged === 'strength',
    asks: /\b(?:stop|drop|skip|leave|keep|do)\b.*\b(?:race week|before (?:the|a|my) race|taper)\b/,
    leadsTo: { topic: 'strength before a race' },
  },
  {
    after: ofBody,
    asks: /\blos(?:e|ing)\b.*\b(?:fitness|form|shape|condition)\b/,
    leadsTo: { topic: 'losing fitness' },
  },
  {
    after: ofBody,
    asks: /^(?:and |so |ok |but )*(?:for )?how (?:long|many days) (?:should|must|do|shall) i (?:wait|rest|stop|pause|stay off|take off|not run)\b/,
    leadsTo: 'the same',
  },
  {
    after: ofBody,
    asks: /\b(?:cycl\w+|bike|biking|swim\w*|row\w*|elliptical)\b.*\b(?:ok|okay|alright|all right|fine|possible|instead|help|better|allowed)\b|^(?:and |so |but |ok )*(?:what about (?:cycling|biking|riding|swimming|rowing)|(?:can|could|may|should) i (?:still )?(?:cycle|bike|ride|swim|row))\b/,
    leadsTo: { topic: 'cross training' },
  },
  {
    after: ofBody,
    asks: /\b(?:start|begin|go back|get back|come back|return)\b.*\b(?:again|how|running|back)\b|\bfirst (?:day|run|week) back\b/,
    leadsTo: { pain: 'how do i start again' },
  },
  {
    after: ofBody,
    asks: /\b(?:should|do|must) i (?:see|go to|visit|call|ask) (?:a |an |the |my )?(?:doctor|gp|physio\w*|someone|somebody|specialist)\b/,
    leadsTo: { pain: 'when is it to be seen' },
  },
];

/** Whether a message goes on from advice, and is no question about its name. */
export function asksOnFromAdvice(text: string, before: Question): boolean {
  return wayOnFrom(text, before) !== undefined;
}

function wayOnFrom(text: string, before: Question): WayOn | undefined {
  return WAYS_ON.find(({ after: of, asks }) => of(before) && asks.test(text));
}

export function onFromAdvice({ text, subject, before }: Said): Question | null {
  const way = wayOnFrom(text, before);
  if (way === undefined) return null;
  const { leadsTo } = way;
  if (leadsTo === 'the same') {
    // A complaint, and what to eat beforehand, are told by their own words.
    const isByWords = before.intent === 'pain' || asksForFoodBefore(before);
    const raceText = isByWords ? before.raceText : text;
    return { ...before, raceText, unplaced: [] };
  }
  const { race, distanceM } = before;
  const open = { kind: null, against: null, measure: null, periods: [], unread: null };
  const others = {
    scope: null,
    wishes: null,
    timeS: null,
    missing: null,
    extreme: null,
    unit: null,
  };
  const parts = { ...subject, ...open, ...others };
  if ('plan' in leadsTo) return asking({ ...parts, scope: subject.scope ?? 'nextWeek' }, 'plan');
  if ('fuel' in leadsTo) return asking({ ...parts, race, distanceM: null }, 'fuel');
  if ('pain' in leadsTo) return asking({ ...parts, raceText: leadsTo.pain }, 'pain');
  if ('judged' in leadsTo)
    return asking({ ...parts, race, distanceM, judged: leadsTo.judged }, 'judge');
  return asking({ ...parts, race, distanceM: null, topic: leadsTo.topic }, 'term');
}

const COULD_HOLD =
  /^(?:(?:and|so|but|ok|do you think) )*(?:could|can|would|will|do you think|am i|is|should) (?:i|that|it|this)(?: (?:really|ever|actually|possibly))* ?(?:(?:hold|manage|keep|run|do|make|able to (?:hold|keep|run)|sustain|fast enough|fit enough|realistic|possible|doable|feasible|achievable|ready) ?)+(?:(?:it|that|this|up|for (?:it|that|me)|such a pace|that pace|on the day|in a race|all the way|then|right now|now|at the moment) ?)*$/;

/** 'Could I hold that?', after what a pace comes to: held against the prediction. */
export function couldHoldThat({ text, subject, before }: Said): Question | null {
  if (!COULD_HOLD.test(text)) return null;
  const { distanceM, timeS, paceSPerKm, race, intent } = before;
  const lengthM = race?.distanceM ?? distanceM;
  const open = { ...subject, kind: null, measure: null, paceSPerKm: null, zones: [] };
  if (intent === 'pacing' && lengthM !== null) {
    return asking({ ...open, race, distanceM: race ? null : distanceM, timeS }, 'predict');
  }
  if (intent !== 'paceSum' || distanceM === null) return null;
  const ofPace = paceSPerKm === null ? null : (paceSPerKm * distanceM) / 1000;
  const aimS = timeS ?? ofPace;
  return aimS === null ? null : asking({ ...open, distanceM, timeS: aimS }, 'predict');
}

const MEANS_FOR =
  /^(?:(?:and|so|but|ok) )*what (?:does|do|would|could|can) (?:that|it|this|those|they|i (?:take|read) from (?:that|it)) (?:mean|say|tell me|tell|imply|suggest|promise|predict|give)?(?: (?:me|about|for|of|my|the|a))*\b/;

const OF_RESULTS: ReadonlySet<Intent> = new Set([
  ...['races', 'extreme', 'ofWorkout', 'compare', 'trend', 'bests', 'records', 'form'],
] as const);

/** 'What does that mean for Harbour?', after a result: what is predicted for that race. */
export function whatItMeansFor({ text, subject, before, calendar }: Said): Question | null {
  const { race } = subject;
  const isToCome = race !== null && race.date >= calendar.today;
  if (!MEANS_FOR.test(text) || !isToCome || !OF_RESULTS.has(before.intent)) return null;
  const open = { ...subject, kind: null, measure: null, extreme: null, periods: [], unread: null };
  return asking({ ...open, race, distanceM: null, timeS: null }, 'predict');
}
