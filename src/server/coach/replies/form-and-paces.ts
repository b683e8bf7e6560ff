import type { Day } from '../../../domain/calendar.ts';
import { distanceWords } from '../../../domain/coach/conditions.ts';
import { gentleStart } from '../../../domain/coach/judging/gentle-start.ts';
import { trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { FIRST_DAY } from '../../../domain/coach/period.ts';
import { dayText, kmText, paceAsAsked, speedAsAsked } from '../../../domain/coach/phrases.ts';
import { OF_LOAD_WORDS } from '../../../domain/coach/reading/intent/rules/of-figures.ts';
import {
  type Repetitions,
  repetitionsText,
} from '../../../domain/coach/reading/parts/repetitions.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { FormDay } from '../../../domain/load/form.ts';
import type { TrainingForm } from '../../../domain/load/training-form.ts';
import { weekLoad } from '../../../domain/load/week-load.ts';
import { paceFigure } from '../../../domain/measures.ts';
import { pregnancyText } from '../../../domain/noted-pregnancy.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { adviseRepetitions } from '../../../domain/prediction/run-repetitions.ts';
import { predictedPaces } from '../../../domain/prediction/training-paces.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { grouped } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { gatherTrainingForm, readPregnancy } from '../../analytics/training-form.ts';
import { gatherTraining, readAthletesHistory } from '../gather-training.ts';
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
  const isCompared = then && last && baselineDay === null && FITTER.test(question.raceText ?? '');
  return {
    text: paragraphs(
      isCompared && fitterText(last, then, today),
      `Training Status: ${bold(status.label)}. ${literally(status.reason)}`,
      baselineDay === null && loadText(form, period?.to, { text: question.raceText ?? '', today }),
      figures,
      then && baselineDay === null && formThenText(then, today),
      `The chart of both over months is in ${link('Analytics', '/analytics')}.`,
    ),
    because,
    suggestions,
  };
}

/** Ramp, monotony, strain and the load of a week against four: as Analytics has them, where they are asked for. */
function loadText(
  { days }: TrainingForm,
  to: Day | undefined,
  of: { text: string; today: Day },
): string | null {
  const { text, today } = of;
  const end = to === undefined ? days.length - 1 : days.findIndex(({ date }) => date === to);
  const at = end < 0 ? days.length - 1 : end;
  const day = days[at];
  if (!day || !OF_LOAD_WORDS.test(text)) return null;
  const week = weekLoad(days, at);
  const lines: [RegExp, string | null][] = [
    [
      /\bramp\b/,
      week.rampPercent === null
        ? null
        : `Ramp rate: ${bold(`${signed(week.rampPercent)}%`)}, by which fitness grew in that week.`,
    ],
    [
      /\b(?:acwr|acute)\b/,
      week.ratio === null
        ? null
        : `Acute to chronic: ${bold(week.ratio.toFixed(2))}, the load of seven days against the mean of 28. No study has shown that it foretells injuries.`,
    ],
    [/\bmonotony\b/, `Monotony: ${bold(week.monotony.toFixed(1))}; high where every day is alike.`],
    [
      /\bstrain\b/,
      `Strain: ${bold(grouped(Math.round(week.strain)))}, the load of the week times its monotony.`,
    ],
  ];
  const asked = lines.flatMap(([pattern, line]) => (line && pattern.test(text) ? [line] : []));
  return asked.length === 0
    ? null
    : `In the seven days to ${dayText(day.date, today)}:\n${listOf(asked)}`;
}

function signed(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`;
}

const FITTER = /\b(?:fitter|fit|shape|form)\b/;
/** Within so much of each other the load was the same. */
const AS_FIT_WITHIN = 0.05;

/** By the load alone: races and pace may say otherwise. */
function fitterText(now: FormDay, then: FormDay, today: string): string {
  const share = now.fitness / Math.max(1, then.fitness) - 1;
  const verdict =
    Math.abs(share) <= AS_FIT_WITHIN ? 'As fit as then' : share > 0 ? 'Fitter now' : 'Fitter then';
  return `${bold(`${verdict}, by the load:`)} fitness ${Math.round(now.fitness)} now, ${Math.round(then.fitness)} at the end of ${dayText(then.date, today)}.`;
}

function formThenText({ date, fitness, fatigue }: FormDay, today: string): string {
  return `At the end of ${dayText(date, today)}: fitness ${bold(String(Math.round(fitness)))}, fatigue ${bold(String(Math.round(fatigue)))}.`;
}

/** '400 m in 1:50', where the length of a repetition was asked for. */
function lapText(distanceM: number | null, paceSPerKm: number): string {
  if (distanceM === null || distanceM > 3000) return '';
  return `, ${distanceWords(distanceM)} in ${formatElapsed((paceSPerKm * distanceM) / 1000)}`;
}

/** 'What do I set the treadmill to?' */
const AS_A_SPEED = /\b(?:speed|treadmill|mph|kmh|kph|km h|km\/h)\b/;

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
  const { userId, today, viewer } = athlete;
  const origins = originsShownTo(viewer);
  const pregnancy = await readPregnancy(db, { userId, today, origins });
  if (question.repetitions) {
    return replyRepetitions(
      { db, athlete, question },
      { ...told, repetitions: question.repetitions },
    );
  }
  const asksForSpeed = AS_A_SPEED.test(question.raceText ?? '');
  const speedOf = (...paces: readonly number[]) =>
    asksForSpeed ? `, ${speedAsAsked(paces, question)}` : '';
  const paceOf = (pace: number) => paceAsAsked(pace, question);
  const lines: [RegExp, string][] = [
    [
      /\b(?:easy|long|recovery)\b/,
      `Easy and long runs: ${bold(`${question.inMiles ? paceOf(paces.easyFast) : paceFigure(paces.easyFast)} to ${paceOf(paces.easySlow)}`)}${speedOf(paces.easySlow, paces.easyFast)}`,
    ],
    [/\bmarathon\b/, `Marathon: ${bold(paceOf(marathonPace))}${speedOf(marathonPace)}`],
    [
      /\b(?:threshold|tempo)\b/,
      `Threshold and tempo: ${bold(paceOf(paces.threshold))}${speedOf(paces.threshold)}`,
    ],
    [
      /\b(?:intervals?|reps?|repeats?|m)\b/,
      `Intervals: ${bold(paceOf(paces.interval))}${speedOf(paces.interval)}${lapText(question.distanceM, paces.interval)}`,
    ],
  ];
  const asked = lines.filter(([pattern]) => pattern.test(question.raceText ?? ''));
  return {
    text: paragraphs(
      pregnancy &&
        `${bold('By feel, not by pace:')} go easily enough to talk. ${literally(pregnancyText(pregnancy, today))}, and these are the paces of before.`,
      listOf((asked.length > 0 ? asked : lines).map(([, line]) => line)),
      `By your prediction, ${restsOn}.`,
    ),
    because,
    suggestions,
  };
}

/** '6 x 800 m and how much recovery': the pace, the time of each, the rest, and whether it is too many. */
async function replyRepetitions(
  { db, athlete, question }: Asked,
  told: NonNullable<ReturnType<typeof predictedPaces>> & { repetitions: Repetitions },
): Promise<Reply> {
  const { repetitions, restsOn } = told;
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const { weeklyM } = facts.advice;
  const advised = adviseRepetitions({
    ...{ ...told, weeklyM },
    repetitions: { ...repetitions, count: repetitions.count ?? 1 },
  });
  const { kind, paceSPerKm, timeS, recoveryS, countForWeek } = advised;
  const { from, to } = recoveryS;
  const rest = from === to ? formatElapsed(from) : `${formatElapsed(from)} to ${formatElapsed(to)}`;
  const pace = bold(paceAsAsked(paceSPerKm, question));
  const each =
    repetitions.distanceM === null
      ? `${pace}, about ${distanceWords(10 * Math.round(advised.distanceM / 10))} each`
      : `${pace}, ${distanceWords(repetitions.distanceM)} in ${bold(formatElapsed(Math.round(timeS)))}`;
  const start = gentleStart(facts);
  return {
    text: paragraphs(
      start && `${bold('Not now:')} ${literally(start.reasons[0]?.text ?? '')}`,
      `${upperFirst(repetitionsText(repetitions))}: ${each}, with ${bold(rest)} of ${REST_IS[kind]} between. Warm up for ten minutes or more.`,
      repetitions.count !== null &&
        countForWeek < repetitions.count &&
        `${repetitions.count} are a lot for ${kmText(weeklyM)} a week: ${bold(String(countForWeek))} are enough.`,
      `The pace is by your prediction, ${restsOn}. The last one should be as fast as the first; if it is not, they were too fast or the rest too short.`,
    ),
    because: `The predicted 10 km gives the running index of Daniels and Gilbert, and its tables the pace. Rest and number are his as well, a convention of coaches: ${WHY_SO[kind]}`,
    suggestions: ['My training paces', 'What should I do this week?'],
  };
}

const REST_IS = {
  repetitions: 'walking or slow jogging',
  intervals: 'easy jogging',
  threshold: 'easy jogging',
} as const;
const WHY_SO = {
  repetitions:
    'under a minute and a half they are run a little faster than intervals, with two or three times as long to rest, and are at most 5% of the week.',
  intervals:
    'up to six minutes they are run at interval pace, with half as long to as long to jog, and are at most 8% of the week.',
  threshold:
    'longer ones are run at threshold pace, with a minute of jogging for each five, and are at most a tenth of the week.',
} as const;
