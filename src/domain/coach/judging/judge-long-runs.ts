import type { AdviceItem } from '../../advice-item.ts';
import {
  adviseCaffeine,
  adviseFueling,
  adviseHydration,
  adviseLongRun,
} from '../../advice-rules.ts';
import { adviseSpike } from '../../advice-warnings.ts';
import { daysBetween } from '../../calendar.ts';
import { isLongRun } from '../../hard-workouts.ts';
import {
  ADVICE_DAYS,
  FUELED_RUN_M,
  FUELED_RUN_S,
  HYDRATED_RUN_M,
  TAPER_DAYS,
} from '../../limits.ts';
import { boundText } from '../../measures.ts';
import {
  LONG_RACE_DAYS,
  LONG_RACE_M,
  LONG_RUN_DAYS,
  LONG_RUN_STEP,
  WEEKS_WITH_LONG_RUN,
} from '../coach-limits.ts';
import { countText, dayText, kmText } from '../phrases.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import { type CoachWorkout, idsOf, longestOf, type TrainingFacts } from './training-facts.ts';

/** Whether there are long runs, and whether one came too suddenly. */
export function judgeLongRun(facts: TrainingFacts): Findings {
  const { recentRuns, today, advice } = facts;
  const longRuns = recentRuns.filter(isLongRun);
  const longest = longestOf(recentRuns);
  const weeks = new Set(longRuns.map(({ date }) => Math.floor(daysBetween(date, today) / 7))).size;
  const leap = longRunLeap(facts);
  const about = { topic: 'longRun' as const, title: 'Long runs' };
  if (longest && weeks >= WEEKS_WITH_LONG_RUN) {
    const text = `A long run in ${weeks} of the last 4 weeks, the longest ${kmText(longest.distanceM)}.`;
    const basis = `${longRuns.length} long runs in the last ${ADVICE_DAYS} days: called one, or over ${boundText(FUELED_RUN_M)}`;
    const strengths = [claim({ ...about, text, basis, workoutIds: idsOf(longRuns) })];
    const short = adviseLongRun(advice);
    if (!short) return found({ strengths, ...leap });
    return found({
      strengths,
      areas: [finding(about, short), ...(leap.areas ?? [])],
      recommendations: [action(about, short), ...(leap.recommendations ?? [])],
    });
  }
  const race = advice.nextRace;
  const isFar = !race || race.distanceM < LONG_RACE_M;
  if (!longest || isFar || race.daysLeft > LONG_RACE_DAYS || race.daysLeft <= TAPER_DAYS) {
    return found(leap);
  }
  const shortfall = {
    ...about,
    text: `You had a long run in ${weeks} of the last 4 weeks, the longest ${kmText(longest.distanceM)}; ${race.name} is ${kmText(race.distanceM)}.`,
    basis: `The runs of the last ${ADVICE_DAYS} days; a long run is called one, or over ${boundText(FUELED_RUN_M)}`,
    priority: 'medium' as const,
    workoutIds: idsOf(longRuns.length > 0 ? longRuns : [longest]),
    raceId: race.id,
  };
  return found({
    areas: [claim(shortfall), ...(leap.areas ?? [])],
    recommendations: [
      claim({
        ...shortfall,
        title: 'Make one run a week the long one',
        text: `Let it grow by a tenth at most: up to ${kmText(longest.distanceM * LONG_RUN_STEP)} next.`,
      }),
      ...(leap.recommendations ?? []),
    ],
  });
}

/** As the dashboard has it. */
function longRunLeap({ advice, today }: TrainingFacts): Partial<Findings> {
  const item = adviseSpike(advice);
  if (!item || !advice.longest) return {};
  const { latest, before } = advice.longest;
  const leap = {
    topic: 'longRun' as const,
    title: 'A sudden long run',
    text: `Your ${kmText(latest.distanceM ?? 0)} on ${dayText(latest.date, today)} were ${item.evidence.figures.percent}% longer than any run of the ${LONG_RUN_DAYS} days before.`,
    basis: `The longest before it was ${kmText(before.distanceM ?? 0)} on ${dayText(before.date, today)}`,
    priority: item.priority,
    workoutIds: item.evidence.workoutIds,
  };
  return {
    areas: [claim(leap)],
    recommendations: [
      claim({
        ...leap,
        title: item.title,
        text: `${item.action.replace(/\.$/, '')}; easy days in between.`,
      }),
    ],
  };
}

/** Gels on long runs, and caffeine. */
export function judgeFuel({ advice, recentRuns }: TrainingFacts): Findings {
  const long = recentRuns.filter(
    (run) => (run.distanceM ?? 0) > FUELED_RUN_M && run.durationS > FUELED_RUN_S,
  );
  const about = { topic: 'fuel' as const, title: 'Fuel' };
  const unfueled = adviseFueling(advice);
  const caffeine = adviseCaffeine(advice);
  const items = [unfueled, caffeine].filter((item) => item !== null);
  const findings = found({
    areas: items.map((item) => finding(about, item)),
    recommendations: items.map((item) => action(about, item)),
  });
  if (unfueled || long.length === 0) return findings;
  const gels = long.reduce((sum, run) => sum + run.caffeinatedGels + run.nonCaffeinatedGels, 0);
  const text = `You took gels on ${allOf(long)} over ${boundText(FUELED_RUN_M)} and 90 min, ${gels} in all.`;
  const basis = `${countText(long.length, 'long run', 'long runs')} of the last ${ADVICE_DAYS} days`;
  findings.strengths.push(claim({ ...about, text, basis, workoutIds: idsOf(long) }));
  return findings;
}

/** What is drunk on runs over ${boundText(HYDRATED_RUN_M)}. */
export function judgeHydration({ advice, recentRuns }: TrainingFacts): Findings {
  const longer = recentRuns.filter(({ distanceM }) => (distanceM ?? 0) > HYDRATED_RUN_M);
  const noted = longer.filter(({ hydrationMl }) => hydrationMl !== null);
  const about = { topic: 'hydration' as const, title: 'Hydration' };
  if (longer.length === 0) return found({});
  const item = adviseHydration(advice);
  if (item) return found({ areas: [finding(about, item)], recommendations: [action(about, item)] });
  if (noted.length === 0) {
    const none =
      longer.length === 1
        ? `Your one run over ${boundText(HYDRATED_RUN_M)} has no drinks noted`
        : `None of your ${longer.length} runs over ${boundText(HYDRATED_RUN_M)} has its drinks noted`;
    const text = `${none}, so I say nothing about hydration. Note the millilitres.`;
    const basis = `The runs over ${boundText(HYDRATED_RUN_M)} of the last ${ADVICE_DAYS} days`;
    return found({ notJudged: [claim({ ...about, text, basis, workoutIds: idsOf(longer) })] });
  }
  const averageMl = noted.reduce((sum, run) => sum + (run.hydrationMl ?? 0), 0) / noted.length;
  const text = `You drink ${Math.round(averageMl)} ml on average on runs over ${boundText(HYDRATED_RUN_M)}.`;
  const basis = `${noted.length} of ${countText(longer.length, 'run', 'runs')} over ${boundText(HYDRATED_RUN_M)} of the last ${ADVICE_DAYS} days have it noted`;
  return found({ strengths: [claim({ ...about, text, basis, workoutIds: idsOf(noted) })] });
}

type About = Pick<Claim, 'topic' | 'title'>;
type Item = Pick<AdviceItem, 'finding' | 'action' | 'title' | 'priority' | 'evidence'>;

function finding(about: About, item: Item): Claim {
  return claim({ ...about, text: item.finding, ...restOf(item) });
}

function action(about: About, item: Item): Claim {
  return claim({ ...about, title: item.title, text: item.action, ...restOf(item) });
}

function restOf({ priority, evidence }: Item) {
  const { workoutIds } = evidence;
  const basis = `${countText(workoutIds.length, 'run', 'runs')} of the last ${ADVICE_DAYS} days`;
  return { priority, workoutIds, basis };
}

function allOf(runs: readonly CoachWorkout[]): string {
  return runs.length === 1 ? 'your run' : `all ${runs.length} of your runs`;
}
