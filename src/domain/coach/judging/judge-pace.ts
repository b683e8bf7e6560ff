import { advisePace, adviseZoneTwo } from '../../advice-rules.ts';
import { addDays } from '../../calendar.ts';
import { daysOff, type LongBreak } from '../../coming-back.ts';
import { formatElapsed } from '../../duration.ts';
import {
  ADVICE_DAYS,
  PACE_GAP_MEDIUM_S_PER_KM,
  ZONE_TWO_HIGH_PERCENT,
  ZONE_TWO_LOW_PERCENT,
} from '../../limits.ts';
import { STATUS } from '../../load/load-rules.ts';
import { paceFigure, slowerByShownS } from '../../measures.ts';
import { paceSPerKm, slowerByS } from '../../pace.ts';
import { RUNNING_SUBTYPES, type RunningSubtype } from '../../workout-kinds.ts';
import { TREND_DAYS, TREND_LEAST_RUNS, TREND_S_PER_KM } from '../coach-limits.ts';
import { RUN_KINDS } from '../kinds.ts';
import { countText, paceGapText, paceText } from '../phrases.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import {
  type CoachWorkout,
  distanceOf,
  idsOf,
  knownRuns,
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
  const notJudged: Claim[] = [];
  const trends = paceTrends(facts);
  const { longBreak } = facts.advice;
  if (longBreak && trends.length > 0)
    return found({ notJudged: [sinceTheBreak(longBreak, trends)] });
  for (const trend of trends) {
    const gained = gainedS(trend);
    const told = trendClaim(trend, gained);
    if (gained >= TREND_S_PER_KM) strengths.push(told);
    if (gained > -TREND_S_PER_KM) continue;
    if (isOfHeat(trend)) notJudged.push({ ...told, title: 'Slower in the heat' });
    else areas.push({ ...told, priority: 'low' });
  }
  return found({ strengths, areas, notJudged });
}

/** The runner of before a long break is nobody to be slower than. */
function sinceTheBreak(longBreak: LongBreak, trends: readonly PaceTrend[]): Claim {
  return claim({
    topic: 'paceTrend',
    title: 'Pace',
    text: `Your paces are not held against those before the ${daysOff(longBreak.days)} without a run.`,
    basis: 'Six weeks after four without a run are for beginning again',
    workoutIds: idsOf(trends.flatMap(({ now }) => now.runs)),
  });
}

/** 'Your easy runs got 8 s/km faster: 5:52 /km, after 6:00 in the six weeks before.' */
export function trendText(trend: PaceTrend): string {
  const { subtype, now, before } = trend;
  const gained = gainedS(trend);
  const paces = `${paceText(now.paceSPerKm)}, after ${paceFigure(before.paceSPerKm)} in the six weeks before`;
  if (gained === 0) return `Your ${RUN_KINDS[subtype].many} kept their pace: ${paces}.`;
  const shown = slowerByShownS({ pace: before.paceSPerKm, than: now.paceSPerKm });
  return `Your ${RUN_KINDS[subtype].many} got ${paceGapText(shown)} ${gained > 0 ? 'faster' : 'slower'}: ${paces}.${gained < 0 ? whySlower(trend) : ''}`;
}

function hotRuns({ now }: PaceTrend): number {
  return now.runs.filter(({ isHot }) => isHot).length;
}

function isOfHeat(trend: PaceTrend): boolean {
  const hot = hotRuns(trend);
  return hot > 0 && hot >= STATUS.hotShare * trend.now.runs.length;
}

/** ' 9 of those 24 are noted as hot, and heat slows anybody.'; empty where no note tells. */
function whySlower(trend: PaceTrend): string {
  const hot = hotRuns(trend);
  if (hot === 0) return '';
  const told = `${hot} of those ${trend.now.runs.length}`;
  return ` ${told} ${hot === 1 ? 'is' : 'are'} noted as hot, and heat slows anybody.`;
}

/** Seconds a kilometre faster; below zero slower. */
export function gainedS({ now, before }: PaceTrend): number {
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

function paced(runs: CoachWorkout[]): PaceTrend['now'] | null {
  if (runs.length < TREND_LEAST_RUNS) return null;
  const durationS = runs.reduce((sum, run) => sum + run.durationS, 0);
  const pace = paceSPerKm({ distanceM: distanceOf(runs), durationS });
  return pace === null ? null : { paceSPerKm: pace, runs };
}

/** The share of Zone 2. */
export function judgeEasyShare({ advice, recentRuns }: TrainingFacts): Findings {
  const measured = recentRuns.filter(({ zoneMinutes }) => zoneMinutes.some((each) => each > 0));
  const about = { topic: 'easyShare' as const, title: 'Easy running' };
  if (measured.length === 0) {
    return found({
      notJudged: [
        claim({
          ...about,
          text: 'No recent run has minutes in heart-rate zones, so I say nothing about how easy you run. Log the zones, or import them from your watch.',
          basis: `No zone minutes in the last ${ADVICE_DAYS} days`,
        }),
      ],
    });
  }
  const minutes = measured.flatMap(({ zoneMinutes }) => zoneMinutes);
  const totalMinutes = minutes.reduce((sum, each) => sum + each, 0);
  const zoneTwo = measured.reduce((sum, { zoneMinutes }) => sum + zoneMinutes[1], 0);
  const basis = `${formatElapsed(totalMinutes * 60)} in zones, over ${measured.length} of ${countText(recentRuns.length, 'run', 'runs')} of the last ${ADVICE_DAYS} days`;
  const workoutIds = idsOf(measured);
  const item = adviseZoneTwo(advice);
  if (item) {
    const { finding, action, title, priority } = item;
    return found({
      areas: [claim({ ...about, text: finding, basis, priority, workoutIds })],
      recommendations: [claim({ ...about, title, text: action, basis, priority, workoutIds })],
    });
  }
  const percent = Math.round((100 * zoneTwo) / totalMinutes);
  return found({
    strengths: [
      claim({
        ...about,
        text: `${percent}% of your time in zones is Zone 2, between the ${ZONE_TWO_LOW_PERCENT}% and ${ZONE_TWO_HIGH_PERCENT}% to aim for.`,
        basis,
        workoutIds,
      }),
    ],
  });
}

/** What is predicted for the next race against its target. */
export function judgeTargetPace(facts: TrainingFacts): Findings {
  const item = advisePace(facts.advice);
  if (!item) return found({});
  const { finding, action, title, priority, evidence } = item;
  const { workoutIds, raceId } = evidence;
  const about = {
    topic: 'targetPace' as const,
    basis: evidence.basis ?? '',
    workoutIds: knownRuns(facts, workoutIds),
    raceId,
  };
  const isOnTarget = (evidence.figures.gapSPerKm ?? 0) <= PACE_GAP_MEDIUM_S_PER_KM;
  if (isOnTarget) return found({ strengths: [claim({ ...about, title, text: finding })] });
  if (priority === 'low') {
    return found({ recommendations: [claim({ ...about, title, text: action, priority })] });
  }
  return found({
    areas: [claim({ ...about, title: 'Race pace', text: finding, priority })],
    recommendations: [claim({ ...about, title, text: action, priority })],
  });
}
