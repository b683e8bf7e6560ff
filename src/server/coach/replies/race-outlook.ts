import {
  countText,
  dayText,
  hoursText,
  inDaysText,
  kmText,
  paceText,
} from '../../../domain/coach/phrases.ts';
import { gapText, predictedText } from '../../../domain/coach/race-preparation.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import {
  longestOf,
  type TrainingFacts,
  trainingFacts,
} from '../../../domain/coach/training-facts.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../../domain/limits.ts';
import { slowerByS } from '../../../domain/pace.ts';
import { daysUntil, raceReadinessPercent } from '../../../domain/race-days.ts';
import { latestPacedRuns, predictRace } from '../../../domain/race-prediction.ts';
import { kmFromM } from '../../../domain/units.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { gatherTraining } from '../gather-training.ts';
import { findPredictingRuns } from '../training.queries.ts';
import {
  findAskedRace,
  namesUnknownRace,
  replyNoRace,
  replyRaces,
  replyUnknownRace,
} from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, workoutList } from './wording.ts';

/** How a race to come looks from the log: prediction, longest run, kilometres, days left. */
export async function replyReadiness(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const found = await findAskedRace(asked);
  if (!found.named && namesUnknownRace(question.raceText ?? ''))
    return replyUnknownRace(asked, found);
  const { race } = found;
  if (!race) return replyNoRace();
  const daysLeft = daysUntil(race.date, athlete.today);
  if (race.completed === 1 || daysLeft < 0) return replyRaces(asked);
  const facts = trainingFacts(await gatherTraining(db, athlete));
  return {
    text: paragraphs(
      `${link(literally(race.name), '/races')} is ${bold(inDaysText(daysLeft))}: ${kmText(race.distance_m)} on ${dayText(race.date, athlete.today)}. ${verdict(facts, race)}`,
      listOf(checks(facts, race, daysLeft)),
    ),
    because:
      'The prediction is the mean pace of your latest five runs, ten seconds a km slower from the half marathon on and five faster up to 10 km. The readiness in percent is 75 with more than 60 days left, 85 with more than 30, then 92.',
    suggestions: [
      'How do I taper?',
      'What should I do this week?',
      'How many gels do I need for a half marathon?',
    ],
  };
}

function predictedOf(facts: TrainingFacts, race: RaceRow) {
  return predictRace(facts.latestRuns, { distanceM: race.distance_m });
}

function verdict(facts: TrainingFacts, race: RaceRow): string {
  const predicted = predictedOf(facts, race);
  if (!predicted) {
    const { length } = latestPacedRuns(facts.latestRuns, PREDICTION_LEAST_RUNS);
    return `I cannot judge it: a prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance, and you have ${length}.`;
  }
  const targetPace = race.target_time_s / kmFromM(race.distance_m);
  return slowerByS({ pace: predicted.paceSPerKm, than: targetPace }) > 0
    ? `By your latest runs the target is ${bold('not within reach yet')}.`
    : `By your latest runs the target is ${bold('within reach')}.`;
}

function checks(facts: TrainingFacts, race: RaceRow, daysLeft: number): string[] {
  const predicted = predictedOf(facts, race);
  const longest = longestOf(facts.runs);
  const { weeklyM } = facts.advice;
  const targetPace = race.target_time_s / kmFromM(race.distance_m);
  return [
    predicted &&
      `Predicted ${bold(predictedText(predicted))}, target ${formatDuration(race.target_time_s)}. ${gapText({ pace: predicted.paceSPerKm, than: targetPace })}`,
    longest &&
      `Longest run of twelve weeks: ${link(kmText(longest.distanceM), `/run-details/${longest.id}`)}, ${Math.round((100 * longest.distanceM) / race.distance_m)}% of the race.`,
    facts.recentRuns.length > 0 &&
      `${kmText(weeklyM)} a week over the last four weeks, in ${countText(facts.recentRuns.length, 'run', 'runs')}.`,
    `The readiness of ${raceReadinessPercent(daysLeft)}% in Analytics goes by the days left alone.`,
  ].filter((line) => typeof line === 'string');
}

/** The time of a distance, or of a planned race, by the rule of prediction. */
export async function replyPredict(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const runs = await findPredictingRuns(db, { userId, to: today });
  const { race } = await findAskedRace({ ...asked, question: { ...question, distanceM: null } });
  const distanceM = question.distanceM ?? race?.distance_m ?? null;
  const because =
    'The rule takes the mean pace of your latest five runs, adds ten seconds a km from the half marathon on and takes five off up to 10 km. It does not know how hard those runs were: easy ones make it slower than you are.';
  const suggestions = [
    'Predict a half marathon',
    'Predict a marathon',
    'Am I ready for my next race?',
  ];
  if (distanceM === null) {
    return {
      text: 'For which distance? Say 5 km, 10 km, a half marathon, a marathon or any other.',
      because,
      suggestions,
    };
  }
  const predicted = predictRace(runs, { distanceM });
  if (!predicted) {
    const { length } = latestPacedRuns(runs, PREDICTION_LEAST_RUNS);
    return {
      text: `I cannot predict yet: it takes ${PREDICTION_LEAST_RUNS} runs with a distance, and you have ${length}. ${link('Log a run', '/workouts')}.`,
      because,
      suggestions: ['What can you do?'],
    };
  }
  const of =
    question.distanceM === null && race
      ? `${literally(race.name)}, ${kmText(distanceM)}`
      : kmText(distanceM);
  const targetS =
    question.timeS ?? (question.distanceM === null ? (race?.target_time_s ?? null) : null);
  const used = new Set(predicted.workoutIds);
  const lines = runs
    .filter(({ id }) => used.has(id))
    .map((run) => ({ ...run, avgHeartRate: null, notes: null }));
  return {
    text: paragraphs(
      `${of}: ${bold(hoursText(predicted.durationS))}, ${paceText(predicted.paceSPerKm)}.${targetS === null ? '' : ` ${targetText({ targetS, distanceM, paceSPerKm: predicted.paceSPerKm })}`}`,
      `It rests on your latest ${lines.length} runs:\n${workoutList(lines, today)}`,
    ),
    because,
    suggestions,
  };
}

function targetText(of: { targetS: number; distanceM: number; paceSPerKm: number }): string {
  const { targetS, distanceM, paceSPerKm } = of;
  const targetPace = targetS / kmFromM(distanceM);
  const paces = { pace: paceSPerKm, than: targetPace };
  const verdict = slowerByS(paces) > 0 ? 'not yet, by these runs' : 'yes, by these runs';
  return `${hoursText(targetS)} would be ${paceText(targetPace)}: ${verdict}. ${gapText(paces)}`;
}
