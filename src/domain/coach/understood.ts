import { formatElapsed } from '../duration.ts';
import { formatPace } from '../pace.ts';
import { milesFromM } from '../units.ts';
import { conditionWords, distanceWords } from './conditions.ts';
import { aroundWords } from './days-around.ts';
import { ANY_WORKOUT, type Kind, RUNS } from './kinds.ts';
import { dayWords } from './period.ts';
import { paceText, roundWeightText } from './phrases.ts';
import type { Extreme, Figure, Intent, Measure, Question, Statistic } from './question.ts';
import { isReview } from './reading/how-it-went.ts';
import { MOST_IN_A_DAY } from './reading/intent/rules/of-figures.ts';
import { zonesText } from './reading/parts/read-counts.ts';
import { repetitionsText } from './reading/parts/repetitions.ts';
import { wholeOf } from './reading/parts/shares.ts';
import { wishWords } from './reading/parts/week-wishes.ts';
import { asksForFoodBefore } from './reading/settling/settle-fuel.ts';
import { judgedWords } from './topics/judgements.ts';
import { namedFigureWords } from './topics/named-figures.ts';
import { topicNamed } from './topics/topics.ts';
import { aspectAsked } from './topics/ways-to-ask.ts';

/** What a part of a question says: what is asked, of which workouts, in which days. */
export type PartName = 'what' | 'kind' | 'where' | 'days' | 'distance' | 'other';
export type Part = { name: PartName; words: string };

/** A question in the words of its parts: 'longest · runs · this year'. */
export function wordsOf(question: Question): string {
  return partsOf(question)
    .map(({ words }) => words)
    .join(' · ');
}

/** Questions that are answered with words alone have no parts to show. */
export function partsOf(question: Question): Part[] {
  const what = whatIs(question);
  if (what === null) return [];
  const parts: Part[] = [{ name: 'what', words: what }];
  // Nothing narrows what anybody is told.
  if (question.intent === 'term') return parts;
  // What is named is told with what is to be judged.
  if (question.namedFigure !== null && question.intent === 'judge') return parts;
  const add = (name: PartName, words: string | null | false) => {
    if (words) parts.push({ name, words });
  };
  const {
    intent,
    where,
    distanceM,
    fromM,
    timeS,
    paceSPerKm,
    count,
    zones,
    bpm,
    rank,
    goalM,
    raceDay,
  } = question;
  const kind = kindAsked(question);
  if (kind) add('kind', kind.many);
  const isWhether = question.ofWorkout?.figure === 'whether';
  if (question.against && !isWhether) add('other', `against ${question.against.many}`);
  if (ZONED.has(intent)) add('other', zones.length > 0 && zonesText(zones));
  add('other', bpm !== null && `${bpm} bpm`);
  add('other', rank !== null && `number ${rank}`);
  add('other', question.times?.words ?? null);
  add('other', goalM !== null && distanceWords(goalM));
  for (const words of conditionWords(where)) add('where', words);
  add(
    'other',
    count !== null &&
      `${question.extreme === null || question.extreme === 'latest' || intent === 'list' ? 'last' : 'first'} ${count}`,
  );
  add('other', question.race?.name ?? null);
  add('other', question.otherRace?.name ?? null);
  add('other', question.weightKg !== null && roundWeightText(question.weightKg));
  add('distance', distanceM !== null && lengthWords(question, distanceM));
  if (SEVERAL_LENGTHS.has(intent)) {
    for (const other of question.alsoM) add('distance', distanceWords(other));
  }
  add('other', question.repetitions !== null && repetitionsText(question.repetitions));
  add(
    'other',
    fromM !== null &&
      `from ${distanceWords(fromM)}${question.fromS === null ? '' : ` in ${formatElapsed(question.fromS)}`}`,
  );
  if (timeS !== null) {
    const isLength = intent === 'fuel' || intent === 'plan';
    add('other', isLength ? formatElapsed(timeS) : `in ${formatElapsed(timeS)}`);
  }
  if (intent === 'pacing') add('other', question.negativeSplit && 'negative split');
  add('other', question.planWeeks !== null && `${question.planWeeks} weeks`);
  if (paceSPerKm !== null) add('other', paceWords(question, paceSPerKm));
  add('other', raceDay !== null && `on ${dayWords(raceDay)}`);
  for (const { words } of comparedPeriods(question)) add('days', words);
  add(
    'days',
    question.since !== null && (question.around ? aroundWords(question.around) : 'since then'),
  );
  const { during, around } = question;
  const duringWords = around ? aroundWords(around) : `in that ${during?.unit ?? 'week'}`;
  add('days', during !== null && duringWords);
  if (question.ahead?.of === 'week' && intent === 'racePlan')
    add('days', question.ahead.period.words);
  for (const words of question.wishes ? wishWords(question.wishes) : []) add('other', words);
  if (question.inMiles && paceSPerKm === null && intent !== 'goal') add('other', 'in miles');
  return parts;
}

function comparedPeriods({ intent, periods, scope }: Question): readonly { words: string }[] {
  const isOfOneDay = periods[0]?.unit === 'day' && (scope === 'week' || scope === 'nextWeek');
  return intent === 'plan' && scope !== null && !isOfOneDay ? [] : periods;
}

function paceWords({ inMiles, raceText }: Question, paceSPerKm: number): string {
  const isWrittenPerMile =
    inMiles === true && /\d:\d\d ?(?:min )?(?:per |a )?mi/.test(raceText ?? '');
  return isWrittenPerMile ? `${formatPace(paceSPerKm * 1.609344)} /mile` : paceText(paceSPerKm);
}

/** As it was said: '10 miles'. */
function lengthWords({ raceText }: Question, distanceM: number): string {
  const miles = milesFromM(distanceM);
  const isMiles =
    /\d ?mi(?:les?)?\b/.test(raceText ?? '') && Math.abs(miles - Math.round(miles)) < 1e-6;
  return isMiles ? `${Math.round(miles)} miles` : distanceWords(distanceM);
}

/** What is told of a second distance as well. */
const SEVERAL_LENGTHS: ReadonlySet<Intent> = new Set(['predict', 'extreme']);
const ZONED: ReadonlySet<Intent> = new Set(['zones', 'myZones']);
/** What tells kilometres and miles beside one another; everything else is told in those that are asked for. */
export const IN_BOTH_UNITS: ReadonlySet<Intent> = new Set([
  ...['amount', 'average', 'paceSum', 'pacing', 'goal', 'weekdays', 'trainingPaces'],
] as Intent[]);

/** Of which workouts: runs where the question leaves it open. */
export function kindAsked(question: Question): Kind | null {
  const { intent, kind, measure, distanceM, extreme } = question;
  if (intent === 'ofWorkout') return question.race ? null : kind;
  if (intent === 'shoes') return kind;
  if (!OF_WORKOUTS.has(intent) || measure === 'load') return null;
  if (measure === 'restDays') return kind;
  if (intent === 'gap') return kind;
  if (intent === 'search') return kind ?? ANY_WORKOUT;
  if (intent === 'extreme' && distanceM !== null && isPaced(extreme)) {
    return kind && kind.many !== RUNS.many ? kind : null;
  }
  if (intent === 'list')
    return (
      kind ??
      (/\brun|\bran\b/.test(question.raceText ?? '') || question.where.bounds.length > 0
        ? RUNS
        : ANY_WORKOUT)
    );
  if (intent === 'extreme' && (extreme === 'latest' || extreme === 'first')) {
    return kind ?? (question.where.bounds.length > 0 ? RUNS : ANY_WORKOUT);
  }
  return kind ?? RUNS;
}

function isPaced(extreme: Extreme | null): boolean {
  return extreme === 'fastest' || extreme === 'slowest';
}

const OF_WORKOUTS: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'list',
  'search',
  'compare',
  'trend',
  'weekly',
  'breakdown',
  'biggest',
  'zones',
  'streak',
  'gap',
  'weekdays',
  'unitCount',
  'severalADay',
  'startTimes',
  'negativeSplits',
]);

function whatIs(question: Question): string | null {
  const { intent, measure, extreme, unit, scope } = question;
  if (isReview(question)) return intent === 'extreme' ? 'how the latest went' : 'how it went';
  switch (intent) {
    case 'amount':
      if (question.isShare) {
        return `share of all ${wholeOf(question.kind ?? RUNS, question.where).many}`;
      }
      return measure === 'restDays' && question.kind
        ? 'days without'
        : AMOUNTS[measure ?? 'distance'];
    case 'average':
      if (question.statistic) {
        return `${STATISTICS[question.statistic]} ${AVERAGES[measure ?? 'distance'] ?? 'distance'}`;
      }
      return `average ${AVERAGES[measure ?? 'pace'] ?? 'pace'}`;
    case 'extreme':
      if (question.isNear) return `how near to the ${EXTREMES[extreme ?? 'latest'] ?? extreme}`;
      if (extreme === 'least' && measure) return `least ${AVERAGES[measure] ?? measure}`;
      return EXTREMES[extreme ?? 'latest'] ?? extreme ?? 'latest';
    case 'severalADay':
      return MOST_IN_A_DAY.test(question.raceText ?? '') ? 'most in a day' : 'several on one day';
    case 'ofWorkout':
      return figureOf(question);
    case 'compare':
      if (measure === 'load') return 'compare training load';
      return measure === 'pace' ? 'compare pace' : 'compare';
    case 'breakdown':
      return `by ${unit ?? 'month'}`;
    case 'weekly':
      return unit === 'month' || unit === 'year' ? `per ${unit}` : 'per week';
    case 'biggest':
      if (isOfLoad(question)) return `hardest ${unit ?? 'week'}`;
      if (measure !== null && BY_UNIT.has(measure))
        return `${unit ?? 'week'} by ${AVERAGES[measure]}`;
      return `${extreme === 'least' ? 'smallest' : 'biggest'} ${unit ?? 'week'}`;
    case 'threshold':
      return limitAsked(question);
    case 'unitCount':
      return `how many ${unit ?? 'week'}s`;
    case 'search':
      return 'list';
    case 'streak':
      return unit === 'week' || unit === 'month' ? `${unit}s in a row` : 'days in a row';
    case 'plan':
      return `plan ${scope === 'nextWeek' ? 'next week' : (scope ?? 'today')}`;
    case 'fuel':
      return asksForFoodBefore(question) ? 'what to eat beforehand' : 'fuel';
    case 'judge':
      if (question.namedFigure !== null) return namedFigureWords(question.namedFigure);
      return question.judged && judgedWords(question.judged);
    case 'term':
      return aboutTopic(question);
    default:
      return WHAT[intent] ?? null;
  }
}

export const SPEAKS_OF_HEART_RATE = /\b(?:heart|hr|pulse|bpm|beats)\b/;

/** Which limit of the profile is asked for. */
export function limitAsked({
  raceText,
}: Question): 'resting heart rate' | 'threshold heart rate' | 'threshold pace' {
  const text = raceText ?? '';
  if (/\bresting\b|\b(?:at|in)(?: the| my)? rest\b/.test(text)) return 'resting heart rate';
  return SPEAKS_OF_HEART_RATE.test(text) && !/\bpace\b/.test(text)
    ? 'threshold heart rate'
    : 'threshold pace';
}

/** 'About threshold: how', where only that is asked of it. */
function aboutTopic({ term, topic, raceText }: Question): string {
  const named = topicNamed(term ?? topic);
  const aspect = named && aspectAsked(raceText ?? '', named);
  return `about ${term ?? topic}${aspect ? `: ${aspect}` : ''}`;
}

/** 'My hardest week' is the one with the most training load. */
export function isOfLoad({ intent, extreme, measure }: Question): boolean {
  const isHardest = extreme === 'highestHeartRate' && measure === null;
  return intent === 'biggest' && (isHardest || measure === 'load');
}

/** 'heart rate of the longest', 'gels' of what was done on one day. */
function figureOf({ ofWorkout, extreme, race, against: those }: Question): string | null {
  if (ofWorkout === null) return null;
  const { figure, against, whichWas } = ofWorkout;
  if (figure === 'whether' && those) return `whether it was one of your ${those.many}`;
  if (whichWas) return `which was ${whichWas}`;
  const which = extreme === null || race !== null ? '' : ` of the ${EXTREMES[extreme] ?? extreme}`;
  const beside = {
    usual: ' against usual',
    oneBefore: ' against the one before',
    training: ' against training',
  };
  return `${FIGURES[figure]}${which}${against === null ? '' : beside[against]}`;
}

const FIGURES: Record<Figure, string> = {
  heartRate: 'heart rate',
  pace: 'pace',
  distance: 'distance',
  time: 'time',
  elevation: 'climbing',
  cadence: 'cadence',
  calories: 'calories',
  gels: 'gels',
  hydration: 'drinks',
  effort: 'effort',
  zones: 'time in zones',
  shoes: 'shoes',
  note: 'note',
  weather: 'weather',
  fuel: 'what you took',
  feel: 'how it felt',
  session: 'what it was',
  whether: 'whether',
  race: 'whether a race',
  date: 'day',
  splits: 'splits',
  laps: 'laps',
  halves: 'first and second half',
};

const AMOUNTS: Record<Measure, string> = {
  distance: 'distance',
  count: 'how many',
  time: 'time',
  calories: 'calories',
  pace: 'average pace',
  heartRate: 'average heart rate',
  gels: 'gels',
  hydration: 'drinks',
  elevation: 'elevation',
  cadence: 'average cadence',
  runDays: 'days with',
  restDays: 'rest days',
  effort: 'average effort',
  load: 'training load',
};

const STATISTICS: Readonly<Record<Statistic, string>> = {
  median: 'median',
  deviation: 'standard deviation of',
  quartiles: 'middle half of',
};

const AVERAGES: Partial<Record<Measure, string>> = {
  pace: 'pace',
  heartRate: 'heart rate',
  distance: 'distance',
  time: 'time',
  calories: 'calories',
  elevation: 'elevation',
  cadence: 'cadence',
  gels: 'gels',
  hydration: 'drinks',
  effort: 'effort',
  load: 'training load',
};

/** What a week can be put in order by beside its kilometres, runs and hours. */
const BY_UNIT: ReadonlySet<Measure> = new Set([
  'pace',
  'heartRate',
  'elevation',
  'calories',
  'gels',
]);

const EXTREMES: Partial<Record<Extreme, string>> = {
  highestHeartRate: 'highest heart rate',
  lowestHeartRate: 'lowest heart rate',
  mostClimbing: 'most climbing',
  highestCadence: 'highest cadence',
  mostCalories: 'most calories',
  mostGels: 'most gels',
  mostDrunk: 'most to drink',
  mostEffort: 'highest effort',
};

const WHAT: Partial<Record<Intent, string>> = {
  list: 'list',
  trend: 'trend',
  zones: 'time in zones',
  myZones: 'my zones',
  predict: 'predict',
  pacing: 'pacing',
  paceSum: 'pace sum',
  racePlan: 'race plan',
  trainingPaces: 'training paces',
  form: 'fitness and form',
  gap: 'days between',
  negativeSplits: 'negative splits',
  tags: 'tags',
  startTimes: 'when they start',
  bests: 'fastest in each',
  sweat: 'sweat',
  goal: 'distance left to',
  records: 'records',
  shoes: 'shoes',
  weekdays: 'by day of the week',
  readiness: 'readiness',
  races: 'races',
  taper: 'taper',
  fuel: 'fuel',
  weight: 'weight',
  lastRest: 'last rest day',
  overtraining: 'overtraining',
  analysis: 'analysis',
  pain: 'pain',
};
