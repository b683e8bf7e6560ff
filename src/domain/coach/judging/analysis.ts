import { adviseFrom } from '../../advice.ts';
import { ADVICE_PRIORITIES } from '../../advice-item.ts';
import { asksForMore, isDayForLess } from '../../advice-of-day.ts';
import { isNoTimeToBuild } from '../../advice-rules.ts';
import { addDays } from '../../calendar.ts';
import { formatElapsed } from '../../duration.ts';
import { ADVICE_DAYS, TAPER_DAYS } from '../../limits.ts';
import { weekDays } from '../../measures.ts';
import { lowerFirst } from '../../upper-first.ts';
import { ANALYSIS_LEAST_RUNS } from '../coach-limits.ts';
import { countText, inDaysText, joined, kmText, moreOrLess } from '../phrases.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import { judgeFuel, judgeHydration, judgeLongRun } from './judge-long-runs.ts';
import { judgeEasyShare, judgePaceTrend, judgeTargetPace } from './judge-pace.ts';
import { judgeBreak, judgeRest } from './judge-rest.ts';
import { judgeConsistency, judgeStrength, judgeVolume, plannedWeeks } from './judge-weeks.ts';
import { prepareRace } from './race-preparation.ts';
import {
  type CoachWorkout,
  distanceOf,
  idsOf,
  type TrainingFacts,
  within,
} from './training-facts.ts';

export type Analysis = Findings & {
  /** False where there is too little to judge. */
  isEnough: boolean;
  overall: Claim[];
  plan: Claim[];
  race: Claim[];
};

const RULES: readonly ((facts: TrainingFacts) => Findings)[] = [
  judgeBreak,
  judgeConsistency,
  judgeVolume,
  judgeEasyShare,
  judgeLongRun,
  judgeTargetPace,
  judgePaceTrend,
  judgeFuel,
  judgeHydration,
  judgeRest,
  judgeStrength,
];

/** What the built-in coach makes of a log: what is urgent first, every sentence with its numbers. */
export function analyseTraining(facts: TrainingFacts): Analysis {
  const race = prepareRace(facts);
  if (facts.recentRuns.length < ANALYSIS_LEAST_RUNS) return tooLittle(facts, race);
  const all = RULES.map((rule) => rule(facts));
  // What the dashboard would not say today, the analysis does not say either.
  const isForLess = isDayForLess(adviseFrom(facts.advice));
  const findings = {
    strengths: all.flatMap(({ strengths }) => strengths),
    areas: byPriority(
      all.flatMap(({ areas }) => areas).filter(({ title }) => !isNoTimeFor(title, facts)),
    ),
    recommendations: byPriority(
      all
        .flatMap(({ recommendations }) => recommendations)
        .filter(({ title }) => facts.advice.longBreak === null || !OF_WEEKS_OFF.has(title))
        .filter((each) => !(isForLess && asksForMore(each))),
    ),
    notJudged: all.flatMap(({ notJudged }) => notJudged),
  };
  return {
    ...findings,
    isEnough: true,
    overall: [sums(facts), verdict(findings), ...nextRace(facts)],
    plan: planFeedback(facts),
    race,
  };
}

/** What cannot be mended now is not held against anybody. */
function isNoTimeFor(title: string, { advice }: TrainingFacts): boolean {
  const isTapering = advice.nextRace !== null && advice.nextRace.daysLeft <= TAPER_DAYS;
  return (
    (isNoTimeToBuild(advice) && OF_THE_BREAK.has(title)) ||
    (advice.longBreak !== null && OF_WEEKS_OFF.has(title)) ||
    (isTapering && title !== 'Race pace' && OF_THE_BREAK.has(title))
  );
}

/** What a break makes of the weeks is said once, by the break. */
const OF_THE_BREAK: ReadonlySet<string> = new Set([
  'Consistency',
  'Weekly volume',
  'Volume is falling',
  'Long runs',
  'Race pace',
]);

/** For six weeks after four weeks off the weeks that are looked at hold some of those. */
const OF_WEEKS_OFF: ReadonlySet<string> = new Set([
  'Consistency',
  'Train as often as you planned',
  'Volume is falling',
]);

function byPriority(claims: readonly Claim[]): Claim[] {
  const weight = ({ priority }: Claim) => (priority ? ADVICE_PRIORITIES.indexOf(priority) : 3);
  return claims.toSorted((one, other) => weight(one) - weight(other));
}

function sums({ recentRuns, runs, today, daysRunning }: TrainingFacts): Claim {
  const before = within(runs, { until: addDays(today, -ADVICE_DAYS), days: ADVICE_DAYS });
  const isKnown = daysRunning >= 2 * ADVICE_DAYS;
  const change = isKnown ? moreOrLess(distanceOf(recentRuns), distanceOf(before)) : null;
  const comparison = change ? `, ${change} in the ${ADVICE_DAYS} days before` : '';
  return claim({
    topic: 'overview',
    title: 'The last four weeks',
    text: `You ran ${amountText(recentRuns)} in the last ${ADVICE_DAYS} days${comparison}.`,
    basis: change
      ? `${kmText(distanceOf(before))} in ${countText(before.length, 'run', 'runs')} before; walks and hikes are not counted`
      : 'Walks and hikes are not counted',
    workoutIds: idsOf(recentRuns),
  });
}

function amountText(runs: readonly CoachWorkout[]): string {
  const time = formatElapsed(runs.reduce((sum, run) => sum + run.durationS, 0));
  const count = countText(runs.length, 'run', 'runs');
  const distanceM = distanceOf(runs);
  return distanceM > 0 ? `${kmText(distanceM)} in ${count} and ${time}` : `${time} in ${count}`;
}

function verdict({ strengths, areas }: Pick<Findings, 'strengths' | 'areas'>): Claim {
  const [first] = areas;
  const well = countText(strengths.length, 'thing goes well', 'things go well');
  const topic = 'overview' as const;
  const basis = 'The points below';
  const title = 'In short';
  if (!first) {
    return claim({ topic, title, text: `${well}, and nothing asks for a change now.`, basis });
  }
  const work =
    strengths.length === 0
      ? countText(areas.length, 'thing asks for work', 'things ask for work')
      : `${well}, ${countText(areas.length, 'asks', 'ask')} for work`;
  const text = `${work}${areas.length === 1 ? '' : '; first of them'}: ${lowerFirst(first.title)}.`;
  return claim({ topic, title, text, basis, workoutIds: first.workoutIds });
}

function nextRace({ advice }: TrainingFacts): Claim[] {
  const race = advice.nextRace;
  if (!race) return [];
  const text = `${race.name} is ${inDaysText(race.daysLeft)}.`;
  return [
    claim({
      topic: 'race',
      title: 'Next race',
      text,
      basis: kmText(race.distanceM),
      raceId: race.id,
    }),
  ];
}

function planFeedback(facts: TrainingFacts): Claim[] {
  const { counts, onPlan, thisWeek, workoutIds } = plannedWeeks(facts);
  const { from, to } = facts.plannedWorkouts;
  const soFar = `this week has ${thisWeek} so far`;
  const weeks = counts.length === 1 ? 'week' : `${counts.length} weeks`;
  const text =
    counts.length === 0
      ? `Your plan is ${from}-${to} workouts a week; ${soFar}.`
      : `Your plan is ${from}-${to} workouts a week. The last full ${weeks} had ${joined(counts)}, ${onPlan} of ${counts.length} on plan; ${soFar}.`;
  return [
    claim({
      topic: 'consistency',
      title: 'Your plan',
      text,
      basis: `The weekly frequency of your profile; weeks from ${weekDays()}, walks and hikes not counted`,
      workoutIds,
    }),
  ];
}

function tooLittle(facts: TrainingFacts, race: Claim[]): Analysis {
  const { recentRuns, runs } = facts;
  const missing = ANALYSIS_LEAST_RUNS - recentRuns.length;
  const lead =
    facts.workouts.length === 0 && facts.daysRunning === 0
      ? 'There is nothing in your log yet, so there is nothing to judge.'
      : `There is too little to judge: ${countText(recentRuns.length, 'run', 'runs')} in the last ${ADVICE_DAYS} days, where I need ${ANALYSIS_LEAST_RUNS}.`;
  const about = {
    topic: 'logging' as const,
    basis: recentRuns.length > 0 ? `The runs of the last ${ADVICE_DAYS} days` : '',
  };
  const gap = judgeBreak(facts);
  return {
    ...found({
      areas: gap.areas,
      recommendations: byPriority([...gap.recommendations, ...whatToLog(missing, runs.length)]),
    }),
    isEnough: false,
    overall: [
      claim({ ...about, title: 'Too little to judge', text: lead, workoutIds: idsOf(recentRuns) }),
    ],
    plan: [],
    race,
  };
}

function whatToLog(missing: number, known: number): Claim[] {
  const about = { topic: 'logging' as const, basis: '' };
  const more = known > 0 ? ' more' : '';
  return [
    claim({
      ...about,
      title: 'Log your runs',
      text: `${countText(missing, 'run', 'runs')}${more} with date, time and distance are enough to begin.`,
      priority: 'high',
    }),
    claim({
      ...about,
      title: 'Note heart rate and zones',
      text: 'With the minutes in each zone I can say how easy your easy running is; your watch’s export has them.',
      priority: 'medium',
    }),
    claim({
      ...about,
      title: 'Note gels and drinks on long runs',
      text: 'Then I can say whether you fuel and drink enough.',
      priority: 'low',
    }),
  ];
}
