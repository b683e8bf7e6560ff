import type { AdviceItem } from '../advice-item.ts';
import { adviseCaffeine, adviseFueling, adviseHydration } from '../fuel-advice.ts';
import { ADVICE_DAYS, FUELED_RUN_M, FUELED_RUN_S, HYDRATED_RUN_M } from '../limits.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import { countText } from './phrases.ts';
import { type CoachWorkout, idsOf, type TrainingFacts } from './training-facts.ts';

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
  const text = `You took gels on ${allOf(long)} over 15 km and 90 min, ${gels} in all.`;
  const basis = `${countText(long.length, 'long run', 'long runs')} of the last ${ADVICE_DAYS} days`;
  findings.strengths.push(claim({ ...about, text, basis, workoutIds: idsOf(long) }));
  return findings;
}

/** What is drunk on runs over 10 km. */
export function judgeHydration({ advice, recentRuns }: TrainingFacts): Findings {
  const longer = recentRuns.filter(({ distanceM }) => (distanceM ?? 0) > HYDRATED_RUN_M);
  const noted = longer.filter(({ hydrationMl }) => hydrationMl !== null);
  const about = { topic: 'hydration' as const, title: 'Hydration' };
  if (longer.length === 0) return found({});
  const item = adviseHydration(advice);
  if (item) return found({ areas: [finding(about, item)], recommendations: [action(about, item)] });
  if (noted.length === 0) {
    const text = `None of your ${countText(longer.length, 'run', 'runs')} over 10 km has its drinks noted, so I say nothing about hydration. Note the millilitres.`;
    const basis = `The runs over 10 km of the last ${ADVICE_DAYS} days`;
    return found({ notJudged: [claim({ ...about, text, basis, workoutIds: idsOf(longer) })] });
  }
  const averageMl = noted.reduce((sum, run) => sum + (run.hydrationMl ?? 0), 0) / noted.length;
  const text = `You drink ${Math.round(averageMl)} ml on average on runs over 10 km.`;
  const basis = `${noted.length} of ${countText(longer.length, 'run', 'runs')} over 10 km of the last ${ADVICE_DAYS} days have it noted`;
  return found({ strengths: [claim({ ...about, text, basis, workoutIds: idsOf(noted) })] });
}

type About = Pick<Claim, 'topic' | 'title'>;
type Item = Omit<AdviceItem, 'message'>;

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
