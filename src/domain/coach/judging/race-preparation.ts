import { adviseRace } from '../../advice-rules.ts';
import { adviseBreak, advisePregnancy } from '../../advice-warnings.ts';
import { formatElapsed } from '../../duration.ts';
import { PREDICTION_LEAST_RUNS, RACE_PREPARATION_DAYS } from '../../limits.ts';
import { slowerByShownS } from '../../measures.ts';
import { tellPrediction } from '../../prediction/rests-on.ts';
import { kmFromM } from '../../units.ts';
import { upperFirst } from '../../upper-first.ts';
import { countText, dayText, inDaysText, kmText, paceGapText, paceText } from '../phrases.ts';
import { type Claim, claim } from './claim.ts';
import { knownRuns, longestOf, type TrainingFacts } from './training-facts.ts';

/** What is to be said of the next race: how far off, what the rule predicts, the longest run. */
export function prepareRace(facts: TrainingFacts): Claim[] {
  const race = facts.advice.nextRace;
  if (!race) return [];
  // No time is aimed at, so none is compared.
  if (facts.advice.pregnancy) return [countdown(facts, race)];
  return [countdown(facts, race), prediction(facts, race), longestRun(facts, race)].filter(
    (each) => each !== null,
  );
}

type NextRace = NonNullable<TrainingFacts['advice']['nextRace']>;

function countdown({ advice, today }: TrainingFacts, race: NextRace): Claim {
  const item = adviseRace(advice);
  const gap = adviseBreak(advice) ?? advisePregnancy(advice);
  const when = `${race.name} is ${inDaysText(race.daysLeft)}.`;
  const action =
    item?.action ??
    `Race preparation begins ${RACE_PREPARATION_DAYS} days before it; until then, build.`;
  return claim({
    topic: 'race',
    title: 'Countdown',
    // Who has not run for long begins again, whatever the days left ask for.
    text: gap ? `${when} ${gap.finding} ${gap.action}` : `${item?.finding ?? when} ${action}`,
    basis: `${kmText(race.distanceM)} on ${dayText(race.date, today)}`,
    priority: item?.priority ?? null,
    raceId: race.id,
  });
}

function prediction(facts: TrainingFacts, race: NextRace): Claim {
  const about = { topic: 'race' as const, title: 'Prediction', raceId: race.id };
  const { runner, today } = facts;
  const predicted = tellPrediction(runner, { distanceM: race.distanceM, today });
  if (!predicted) {
    return claim({ ...about, text: missingText(facts), basis: 'The latest runs in your log' });
  }
  const targetPace = race.targetS / kmFromM(race.distanceM);
  return claim({
    ...about,
    text: `Predicted is ${predictedText(predicted)}, ${predicted.restsOn}; your target is ${formatElapsed(race.targetS)}, ${paceText(targetPace)}. ${gapText({ pace: predicted.paceSPerKm, than: targetPace })}`,
    basis: upperFirst(predicted.restsOn),
    workoutIds: knownRuns(
      facts,
      predicted.pieces.map(({ workoutId }) => workoutId),
    ),
  });
}

/** What a prediction still needs. */
export function missingText({ knownRuns: count }: Pick<TrainingFacts, 'knownRuns'>): string {
  return `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance, or a race with its time; you have ${count}.`;
}

/** '1:49:01, 5:10 /km (1:43:20 to 1:57:05 in 8 races of 10)' */
export function predictedText(predicted: {
  timeS: number;
  paceSPerKm: number;
  fastestS: number;
  slowestS: number;
}): string {
  const { timeS, paceSPerKm, fastestS, slowestS } = predicted;
  return `${formatElapsed(timeS)}, ${paceText(paceSPerKm)} (${formatElapsed(fastestS)} to ${formatElapsed(slowestS)} in 8 races of 10)`;
}

/** How far a predicted pace is from that of the target. */
export function gapText(paces: { pace: number; than: number }): string {
  const slowerS = slowerByShownS(paces);
  if (slowerS === 0) return 'That is on target.';
  return slowerS > 0
    ? `That leaves ${paceGapText(slowerS)} to find.`
    : `That leaves ${paceGapText(slowerS)} in hand.`;
}

/** '79% of the race'; who has run farther is not told by how much. */
export function shareOfRaceText(distanceM: number, raceM: number): string {
  const percent = Math.round((100 * distanceM) / raceM);
  return percent > 100 ? 'longer than the race' : `${percent}% of the race`;
}

function longestRun({ runs }: TrainingFacts, race: NextRace): Claim | null {
  const longest = longestOf(runs);
  if (!longest) return null;
  return claim({
    topic: 'race',
    title: 'Longest run',
    text: `Your longest run of the last twelve weeks is ${kmText(longest.distanceM)}, ${shareOfRaceText(longest.distanceM, race.distanceM)}.`,
    basis: `${countText(runs.length, 'run', 'runs')} of the last twelve weeks`,
    workoutIds: [longest.id],
    raceId: race.id,
  });
}
