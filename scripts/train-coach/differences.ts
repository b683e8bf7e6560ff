import { daysBetween } from '../../src/domain/calendar.ts';
import type { Bound } from '../../src/domain/coach/conditions.ts';
import { untilToday } from '../../src/domain/coach/period.ts';
import type { Question } from '../../src/domain/coach/question.ts';
import { kindAsked } from '../../src/domain/coach/understood.ts';
import { mFromKm, mFromMiles } from '../../src/domain/units.ts';
import type { Phrase } from './phrases.ts';

/** Which parts of a phrase were read otherwise than its label says; of a refusal none is told. */
export function differences(phrase: Phrase, question: Question, today: string): string[] {
  const intent = intentOf(question);
  const isOf = (...of: string[]) => of.includes(phrase.intent);
  const isCounted = isOf(...COUNTED);
  const differs: [string, boolean][] = [
    ['intent', !isSameIntent(phrase, intent)],
    ['measure', phrase.measure !== undefined && isOf(...MEASURED) && !hasMeasure(phrase, question)],
    [
      'extreme',
      phrase.extreme !== undefined && intent === 'extreme' && !hasExtreme(phrase, question),
    ],
    ['kind', isCounted && !hasKind(phrase, question)],
    ['kind2', phrase.kind2 !== undefined && intent === 'compare' && question.against === null],
    ['days', isCounted && !hasDays(phrase.days, question, 0, today)],
    ['days2', phrase.days2 !== undefined && intent === 'compare' && question.periods.length < 2],
    ['where', isCounted && !hasConditions(phrase, question)],
    [
      'race',
      phrase.race !== undefined &&
        !isCounted &&
        !isOf('gap', 'weight', 'form') &&
        !hasRace(phrase.race, question),
    ],
    ['distance', isOf(...OF_A_DISTANCE) && !hasDistance(phrase, question)],
    [
      'from',
      phrase.fromKm !== undefined &&
        isOf('predict') &&
        !isNear(question.fromM, phrase.fromKm * 1000, 0.02),
    ],
    [
      'time',
      phrase.timeS !== undefined &&
        isOf('predict', 'paceSum') &&
        !isNear(question.timeS ?? question.fromS, phrase.timeS, 0.01),
    ],
    [
      'pace',
      phrase.paceSPerKm !== undefined &&
        isOf('paceSum') &&
        !isNear(question.paceSPerKm, phrase.paceSPerKm, 0.01),
    ],
    ['rank', phrase.rank !== undefined && phrase.rank > 1 && question.rank !== phrase.rank],
    [
      'count',
      phrase.count !== undefined &&
        isOf('list', 'extreme', 'amount', 'average', 'biggest') &&
        question.count !== phrase.count,
    ],
    [
      'zones',
      isOf('zones', 'myZones') &&
        phrase.zones !== undefined &&
        [...new Set(phrase.zones)].join() !== question.zones.join(),
    ],
    ['bpm', phrase.bpm !== undefined && isOf('myZones') && question.bpm !== phrase.bpm],
    [
      'weeks',
      phrase.weeks !== undefined &&
        isOf('racePlan') &&
        question.race === null &&
        question.planWeeks !== phrase.weeks,
    ],
    [
      'unit',
      phrase.unit !== undefined &&
        isOf('weekly', 'breakdown', 'biggest', 'unitCount') &&
        (question.unit ?? 'week') !== phrase.unit,
    ],
    [
      'scope',
      phrase.scope !== undefined && isOf('plan') && (question.scope ?? 'today') !== phrase.scope,
    ],
  ];
  return differs.filter(([, does]) => does).map(([part]) => part);
}

/** What was refused, in words of any kind. */
export function isRefused(question: Question): boolean {
  return question.unplaced.length > 0 || REFUSED.has(question.intent);
}

const REFUSED = new Set(['unknown', 'onlyYours', 'notInLog', 'alongTheWay']);
export const TO_REFUSE = new Set(['onlyYours', 'outside', 'unclear', 'notInLog', 'alongTheWay']);

const AVERAGED = new Set(['pace', 'heartRate', 'cadence']);
const COUNTED = [
  'amount',
  'average',
  'extreme',
  'list',
  'search',
  'compare',
  'weekly',
  'biggest',
  'breakdown',
  'zones',
];
const MEASURED = ['amount', 'average', 'weekly', 'breakdown', 'compare', 'biggest'];
const OF_A_DISTANCE = ['predict', 'paceSum', 'pacing', 'extreme'];

/** A pace is averaged, however it is asked for; a list tells its sum and a search is a list. */
function intentOf({ intent, measure }: Question): string {
  return intent === 'amount' && measure !== null && AVERAGED.has(measure) ? 'average' : intent;
}

function isSameIntent(phrase: Phrase, intent: string): boolean {
  const meant =
    phrase.intent === 'amount' && AVERAGED.has(phrase.measure ?? '') ? 'average' : phrase.intent;
  return meant === intent || (ALSO[meant] ?? []).includes(intent);
}

/** Another kind of question whose answer tells what was asked. */
const ALSO: Record<string, string[]> = {
  search: ['list', 'amount'],
  list: ['search', 'amount'],
  records: ['extreme'],
  pacing: ['paceSum'],
  races: ['readiness'],
  lastRest: ['extreme'],
  shoes: ['amount'],
  analysis: ['amount'],
  gap: ['extreme'],
};

function hasMeasure({ measure, intent }: Phrase, question: Question): boolean {
  const usual = intent === 'average' ? 'pace' : 'distance';
  const read = question.measure ?? usual;
  if (read === measure) return true;
  const isOfDays = (each: string | undefined) => each === 'runDays' || each === 'count';
  // Distance, time and number are told together.
  if (
    intent === 'compare' ||
    intent === 'weekly' ||
    intent === 'biggest' ||
    intent === 'breakdown'
  ) {
    const told = ['distance', 'count', 'time', 'pace', 'heartRate'];
    return told.includes(measure ?? '') && told.includes(read);
  }
  if (
    intent === 'amount' &&
    ['distance', 'count', 'time'].includes(measure ?? '') &&
    read === 'distance'
  )
    return true;
  return isOfDays(measure) && isOfDays(read);
}

function hasExtreme(phrase: Phrase, { extreme, distanceM }: Question): boolean {
  if (extreme === null && phrase.extreme === 'latest') return true;
  if (phrase.extreme === 'most' || phrase.extreme === 'least') return true;
  return extreme === phrase.extreme || (distanceM !== null && extreme === null);
}

const KINDS: Record<string, string> = {
  run: 'runs',
  easy: 'easy runs',
  long: 'long runs',
  intervals: 'interval runs',
  treadmill: 'treadmill runs',
  outdoor: 'outdoor runs',
  strength: 'strength workouts',
  cross: 'cross workouts',
  ride: 'rides',
  swim: 'swims',
  walk: 'walks',
  hike: 'hikes',
  yoga: 'yoga workouts',
  any: 'workouts',
  'not long': 'runs except long runs',
};

function hasKind({ kind, intent, kind2 }: Phrase, question: Question): boolean {
  if (
    kind === undefined ||
    kind2 !== undefined ||
    (intent === 'compare' && question.against !== null)
  )
    return true;
  const asked = kindAsked(question);
  const wanted = KINDS[kind];
  if (asked === null) return kind === 'run' || kind === 'any';
  if (asked.many === wanted) return true;
  // A list of all workouts holds the runs and says so.
  return (
    (intent === 'list' || intent === 'search' || intent === 'extreme') &&
    kind === 'run' &&
    asked.many === 'workouts'
  );
}

function hasDays(
  days: [string, string] | undefined,
  question: Question,
  nth: number,
  today: string,
): boolean {
  const period = question.periods[nth];
  if (days === undefined)
    return (
      period === undefined ||
      period.unit === 'all' ||
      question.intent === 'compare' ||
      /in the last (?:28|30|\d) /.test(period.words)
    );
  if (!period) return false;
  if (question.intent === 'compare') return question.periods.length > 0;
  const { from, to } = untilToday(period, today);
  const until = days[1] > today ? today : days[1];
  const isWholeLog = days[0] < '2025-11-30' && from < '2025-11-30';
  return (isWholeLog || Math.abs(daysBetween(from, days[0])) <= 1) && to === until;
}

function hasConditions(phrase: Phrase, question: Question): boolean {
  const wanted = phrase.where ?? [];
  const { bounds, note, weekdays, hours, shoe } = question.where;
  const ofKind = question.kind?.where;
  const told = [
    ...bounds.filter(
      ({ words }) => !(words.startsWith('about') && phrase.distanceKm !== undefined),
    ),
    ...(note !== null || (question.searched !== null && question.intent === 'search')
      ? ['note']
      : []),
    ...(weekdays || ofKind?.weekdays ? ['weekday'] : []),
    ...(hours || ofKind?.hours ? ['hour'] : []),
    ...(shoe ? ['shoe'] : []),
  ];
  const open = [...told];
  for (const each of wanted) {
    const at = open.findIndex((one) =>
      typeof one === 'string' ? each.replace(/^not /, '').startsWith(one) : isBound(each, one),
    );
    // Of '10 to 12 km' one bound has both sides.
    if (at < 0 && !told.some((one) => typeof one !== 'string' && isBound(each, one))) return false;
    if (at >= 0) open.splice(at, 1);
  }
  return open.length === 0;
}

function isBound(written: string, bound: Bound): boolean {
  const found = /^(?<of>\w+) (?<is><=|>=|<|>|=) ?(?<value>[\d:.]+) ?(?<unit>.*)$/.exec(
    written,
  )?.groups;
  if (!found || found.of !== bound.of) return false;
  const sides = [bound.above ?? bound.atLeast, bound.below ?? bound.atMost];
  const side = found.is === '=' ? (sides[0] ?? sides[1]) : sides[found.is?.startsWith('>') ? 0 : 1];
  return (
    side != null && isNear(side, boundValue(found.value ?? '', found.unit ?? '', bound.of), 0.06)
  );
}

function boundValue(value: string, unit: string, of: Bound['of']): number {
  const parts = value.split(':').map(Number);
  const [one = 0, two = 0, three] = parts;
  if (of === 'distance') return unit.startsWith('mi') ? mFromMiles(one) : mFromKm(one);
  if (of === 'pace')
    return (one * 60 + two) / (unit.includes('mi') && !unit.includes('km') ? 1.609344 : 1);
  if (of === 'time') {
    if (parts.length > 1)
      return three === undefined && one > 10
        ? one * 60 + two
        : one * 3600 + two * 60 + (three ?? 0);
    return one * (unit.startsWith('h') ? 3600 : unit.startsWith('m') ? 60 : 1);
  }
  return one;
}

function hasRace(name: string, question: Question): boolean {
  if (question.race === null)
    return question.distanceM !== null || question.raceDay !== null || question.intent === 'races';
  return (
    question.race.name === name ||
    question.race.name.startsWith(name) ||
    name.startsWith(question.race.name)
  );
}

function hasDistance({ distanceKm, race }: Phrase, question: Question): boolean {
  if (distanceKm === undefined || race !== undefined) return true;
  const about = question.where.bounds.find(({ of }) => of === 'distance');
  return isNear(
    question.distanceM ?? question.race?.distanceM ?? about?.atLeast ?? null,
    distanceKm * 1000,
    0.03,
  );
}

function isNear(one: number | null | undefined, other: number, share: number): boolean {
  return one != null && Math.abs(one - other) <= share * Math.abs(other) + 0.6;
}
