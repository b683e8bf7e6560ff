import { distanceWords } from '../../../domain/coach/conditions.ts';
import { FIRST_DAY } from '../../../domain/coach/period.ts';
import { dayText, paceAsAsked } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { FormDay } from '../../../domain/load/form.ts';
import { paceFigure } from '../../../domain/measures.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { predictedPaces } from '../../../domain/prediction/training-paces.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { gatherTrainingForm } from '../../analytics/training-form.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** Fitness, fatigue and form of today, with the Training Status: the figures of Analytics. */
export async function replyForm({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  const { form } = await gatherTrainingForm(db, { userId, today, origins: originsShownTo(viewer) });
  const { status, days, formPercent, baselineDay } = form;
  const last = days.at(-1);
  const [period] = question.periods;
  const then =
    period && period.to < today ? days.find(({ date }) => date === period.to) : undefined;
  if (period && period.from > FIRST_DAY && period.to < today && !then) {
    return replyUnplaced({ db, athlete, question: { ...question, unplaced: [period.words] } });
  }
  const because =
    'Fitness is a slow mean of the training load over six weeks, fatigue a quick one over a week, form what lies between the two before the day’s run. It describes the load, and says nothing of injury or of how you slept.';
  const suggestions = ['Am I overtraining?', 'What should I do today?', 'Am I getting faster?'];
  const figures =
    last && baselineDay === null
      ? listOf([
          `Fitness: ${bold(String(Math.round(last.fitness)))}, the load of a usual day over six weeks.`,
          `Fatigue: ${bold(String(Math.round(last.fatigue)))}, the same over a week.`,
          ...(formPercent === null
            ? []
            : [
                `Form before today’s run: ${bold(`${formPercent > 0 ? '+' : ''}${Math.round(formPercent)}%`)} of fitness; above 0 is rested, far below is tired.`,
              ]),
        ])
      : 'Fitness and form are told once there are six weeks of runs.';
  return {
    text: paragraphs(
      `Training Status: ${bold(status.label)}. ${literally(status.reason)}`,
      figures,
      then && baselineDay === null && formThenText(then, today),
      `The chart of both over months is in ${link('Analytics', '/analytics')}.`,
    ),
    because,
    suggestions,
  };
}

function formThenText({ date, fitness, fatigue }: FormDay, today: string): string {
  return `At the end of ${dayText(date, today)}: fitness ${bold(String(Math.round(fitness)))}, fatigue ${bold(String(Math.round(fatigue)))}.`;
}

/** '400 m in 1:50', where the length of a repetition was asked for. */
function lapText(distanceM: number | null, paceSPerKm: number): string {
  if (distanceM === null || distanceM > 3000) return '';
  return `, ${distanceWords(distanceM)} in ${formatElapsed((paceSPerKm * distanceM) / 1000)}`;
}

/** The paces of training that go with the prediction, as Analytics has them. */
export async function replyTrainingPaces({ db, athlete, question }: Asked): Promise<Reply> {
  const because =
    'The predicted 10 km gives the running index of Daniels and Gilbert, and its tables the paces; the marathon pace is that of the predicted marathon.';
  const suggestions = ['Predict my 10k', 'What are my zones?', 'What should I do today?'];
  const runner = evidenceOf(await readAthletesHistory(db, athlete));
  const told = predictedPaces(runner, athlete);
  if (told === null) {
    return {
      text: 'I cannot tell your paces of training yet: they follow from a race, or a run as hard as one, and easy runs alone do not say what you can do. A hard 3 to 5 km on the flat would tell.',
      because,
      suggestions,
    };
  }
  const { paces, marathonPace, restsOn } = told;
  const paceOf = (pace: number) => paceAsAsked(pace, question);
  const lines: [RegExp, string][] = [
    [
      /\b(?:easy|long|recovery)\b/,
      `Easy and long runs: ${bold(`${question.inMiles ? paceOf(paces.easyFast) : paceFigure(paces.easyFast)} to ${paceOf(paces.easySlow)}`)}`,
    ],
    [/\bmarathon\b/, `Marathon: ${bold(paceOf(marathonPace))}`],
    [/\b(?:threshold|tempo)\b/, `Threshold and tempo: ${bold(paceOf(paces.threshold))}`],
    [
      /\b(?:intervals?|reps?|repeats?|m)\b/,
      `Intervals: ${bold(paceOf(paces.interval))}${lapText(question.distanceM, paces.interval)}`,
    ],
  ];
  const asked = lines.filter(([pattern]) => pattern.test(question.raceText ?? ''));
  return {
    text: paragraphs(
      listOf((asked.length > 0 ? asked : lines).map(([, line]) => line)),
      `By your prediction, ${restsOn}.`,
    ),
    because,
    suggestions,
  };
}
