import { adviseRace } from '../advice-rules.ts';
import { formatDuration } from '../duration.ts';
import { PREDICTION_LEAST_RUNS, RACE_PREPARATION_DAYS } from '../limits.ts';
import { formatPace, slowerByS } from '../pace.ts';
import { latestPacedRuns, predictRace } from '../race-prediction.ts';
import { kmFromM } from '../units.ts';
import { type Claim, claim } from './claim.ts';
import { countText, dayText, inDaysText, kmText } from './phrases.ts';
import { longestOf, type TrainingFacts } from './training-facts.ts';

/** What is to be said of the next race: how far off, what the rule predicts, the longest run. */
export function prepareRace(facts: TrainingFacts): Claim[] {
  const race = facts.advice.nextRace;
  if (!race) return [];
  return [countdown(facts, race), prediction(facts, race), longestRun(facts, race)].filter(
    (each) => each !== null,
  );
}

type NextRace = NonNullable<TrainingFacts['advice']['nextRace']>;

function countdown({ advice, today }: TrainingFacts, race: NextRace): Claim {
  const item = adviseRace(advice);
  const when = `${race.name} is ${inDaysText(race.daysLeft)}.`;
  return claim({
    topic: 'race',
    title: 'Countdown',
    text: item
      ? `${item.finding} ${item.action}`
      : `${when} Race preparation begins ${RACE_PREPARATION_DAYS} days before it; until then, build.`,
    basis: `${kmText(race.distanceM)} on ${dayText(race.date, today)}`,
    priority: item?.priority ?? null,
    raceId: race.id,
  });
}

function prediction({ latestRuns }: TrainingFacts, race: NextRace): Claim {
  const about = { topic: 'race' as const, title: 'Prediction', raceId: race.id };
  const predicted = predictRace(latestRuns, race);
  if (!predicted) {
    const { length } = latestPacedRuns(latestRuns, PREDICTION_LEAST_RUNS);
    return claim({
      ...about,
      text: `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance; you have ${length}.`,
      basis: 'The latest runs in your log',
    });
  }
  const targetPace = race.targetS / kmFromM(race.distanceM);
  return claim({
    ...about,
    text: `Your latest runs predict ${predictedText(predicted)}; your target is ${formatDuration(race.targetS)}, ${formatPace(targetPace)} /km. ${gapText({ pace: predicted.paceSPerKm, than: targetPace })}`,
    basis: `The mean pace of your latest ${countText(predicted.workoutIds.length, 'run', 'runs')}, adjusted for the distance`,
    workoutIds: predicted.workoutIds,
  });
}

/** '1:49:01, 5:10 /km' */
export function predictedText(predicted: { durationS: number; paceSPerKm: number }): string {
  return `${formatDuration(predicted.durationS)}, ${formatPace(predicted.paceSPerKm)} /km`;
}

/** How far a predicted pace is from that of the target. */
export function gapText(paces: { pace: number; than: number }): string {
  const slowerS = slowerByS(paces);
  if (slowerS === 0) return 'That is on target.';
  return slowerS > 0
    ? `That leaves ${slowerS} s/km to find.`
    : `That leaves ${-slowerS} s/km in hand.`;
}

function longestRun({ runs }: TrainingFacts, race: NextRace): Claim | null {
  const longest = longestOf(runs);
  if (!longest) return null;
  const percent = Math.round((100 * longest.distanceM) / race.distanceM);
  return claim({
    topic: 'race',
    title: 'Longest run',
    text: `Your longest run of the last twelve weeks is ${kmText(longest.distanceM)}, ${percent}% of the race.`,
    basis: `${countText(runs.length, 'run', 'runs')} of the last twelve weeks`,
    workoutIds: [longest.id],
    raceId: race.id,
  });
}
