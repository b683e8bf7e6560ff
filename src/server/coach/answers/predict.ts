import { hoursText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { gapText } from '../../../domain/coach/race-preparation.ts';
import { bold, link, literally } from '../../../domain/coach/rich-text.ts';
import { PREDICTION_LEAST_RUNS } from '../../../domain/limits.ts';
import { slowerByS } from '../../../domain/pace.ts';
import { latestPacedRuns, predictRace } from '../../../domain/race-prediction.ts';
import { kmFromM } from '../../../domain/units.ts';
import { findPredictingRuns } from '../predicting-runs.ts';
import type { Answer, Asked } from './answer.ts';
import { findAskedRace } from './asked-race.ts';
import { paragraphs, workoutList } from './wording.ts';

/** The time of a distance, or of a planned race, by the rule of prediction. */
export async function answerPredict(asked: Asked): Promise<Answer> {
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
