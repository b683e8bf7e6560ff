import { addDays } from '../calendar.ts';
import { formatPace, paceSPerKm, slowerByS } from '../pace.ts';
import { RUNNING_SUBTYPES, type RunningSubtype } from '../workout-kinds.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import { TREND_DAYS, TREND_LEAST_RUNS, TREND_S_PER_KM } from './coach-limits.ts';
import { countText } from './phrases.ts';
import {
  type CoachWorkout,
  distanceOf,
  idsOf,
  type TrainingFacts,
  within,
} from './training-facts.ts';

export type PaceTrend = {
  subtype: RunningSubtype;
  now: { paceSPerKm: number; runs: CoachWorkout[] };
  before: { paceSPerKm: number; runs: CoachWorkout[] };
};

/** The pace of each run type, six weeks against six weeks, where both hold enough runs. */
export function paceTrends({ runs, today }: Pick<TrainingFacts, 'runs' | 'today'>): PaceTrend[] {
  return RUNNING_SUBTYPES.flatMap((subtype) => {
    const ofType = runs.filter((run) => run.runningSubtype === subtype && paceSPerKm(run) !== null);
    const now = paced(within(ofType, { until: today, days: TREND_DAYS }));
    const before = paced(within(ofType, { until: addDays(today, -TREND_DAYS), days: TREND_DAYS }));
    return now && before ? [{ subtype, now, before }] : [];
  });
}

/** Faster or slower, by run type. */
export function judgePaceTrend(facts: TrainingFacts): Findings {
  const strengths: Claim[] = [];
  const areas: Claim[] = [];
  for (const trend of paceTrends(facts)) {
    const gained = gainedS(trend);
    if (gained >= TREND_S_PER_KM) strengths.push(trendClaim(trend, gained));
    if (gained <= -TREND_S_PER_KM) areas.push({ ...trendClaim(trend, gained), priority: 'low' });
  }
  return found({ strengths, areas });
}

/** 'Your easy runs got 8 s/km faster: 5:52 /km, after 6:00 in the six weeks before.' */
export function trendText(trend: PaceTrend): string {
  const { subtype, now, before } = trend;
  const gained = gainedS(trend);
  const paces = `${formatPace(now.paceSPerKm)} /km, after ${formatPace(before.paceSPerKm)} in the six weeks before`;
  if (gained === 0) return `Your ${NAMES[subtype]} kept their pace: ${paces}.`;
  return `Your ${NAMES[subtype]} got ${Math.abs(gained)} s/km ${gained > 0 ? 'faster' : 'slower'}: ${paces}.`;
}

function gainedS({ now, before }: PaceTrend): number {
  return slowerByS({ pace: before.paceSPerKm, than: now.paceSPerKm });
}

function trendClaim(trend: PaceTrend, gained: number): Claim {
  const { now, before } = trend;
  return claim({
    topic: 'paceTrend',
    title: gained > 0 ? 'Getting faster' : 'Getting slower',
    text: trendText(trend),
    basis: `${countText(now.runs.length, 'run', 'runs')} of the last six weeks, ${before.runs.length} of the six before`,
    workoutIds: idsOf([...now.runs, ...before.runs]),
  });
}

const NAMES: Readonly<Record<RunningSubtype, string>> = {
  treadmill: 'treadmill runs',
  'outdoor-long': 'long runs',
  'outdoor-interval': 'interval runs',
  'outdoor-easy': 'easy runs',
};

function paced(runs: CoachWorkout[]): PaceTrend['now'] | null {
  if (runs.length < TREND_LEAST_RUNS) return null;
  const durationS = runs.reduce((sum, run) => sum + run.durationS, 0);
  const pace = paceSPerKm({ distanceM: distanceOf(runs), durationS });
  return pace === null ? null : { paceSPerKm: pace, runs };
}
