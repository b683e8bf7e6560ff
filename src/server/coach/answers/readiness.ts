import { countText, dayText, inDaysText, kmText } from '../../../domain/coach/phrases.ts';
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
import type { Answer, Asked } from './answer.ts';
import { findAskedRace, namesUnknownRace } from './asked-race.ts';
import { answerRaces, answerUnknown, noRace } from './races.ts';
import { paragraphs } from './wording.ts';

/** How a race to come looks from the log: prediction, longest run, kilometres, days left. */
export async function answerReadiness(asked: Asked): Promise<Answer> {
  const { db, athlete, question } = asked;
  const found = await findAskedRace(asked);
  if (!found.named && namesUnknownRace(question.raceText ?? '')) return answerUnknown(asked, found);
  const { race } = found;
  if (!race) return noRace();
  const daysLeft = daysUntil(race.date, athlete.today);
  if (race.completed === 1 || daysLeft < 0) return answerRaces(asked);
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
