import { addDays } from '../../../domain/calendar.ts';
import { distanceOf, within } from '../../../domain/coach/judging/training-facts.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { RESTS_ENOUGH } from '../../../domain/coach/reading/intent/rules/of-health.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { FormDay } from '../../../domain/load/form.ts';
import { STATUS } from '../../../domain/load/load-rules.ts';
import type { TrainingStatus } from '../../../domain/load/training-status.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { gatherTrainingForm } from '../../analytics/training-form.ts';
import { findDayVolumes } from '../sums.queries.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** A rest day further back than this is no answer to when one last rested. */
const LOOKED_BACK_DAYS = 366;
const SUGGESTIONS = ['Rest days this month', 'What should I do today?'];

/** The latest day before today without any workout. */
export async function replyLastRest({ db, athlete }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  const from = addDays(today, -LOOKED_BACK_DAYS);
  const volumes = await findDayVolumes(db, { userId, viewer, from, to: today });
  const trained = new Set(volumes.map(({ date }) => date));
  const because =
    'A day without any workout in the log is a day off; today is left out, since it is not over.';
  const first = volumes[0]?.date;
  if (first === undefined) {
    return {
      text: 'There is no workout in the last year of your log, so there is no rest between any.',
      because,
      suggestions: SUGGESTIONS,
    };
  }
  const inARow = daysInARowUpTo(trained, addDays(today, -1));
  const day = addDays(today, -1 - inARow);
  const sinceThen = inARow + (trained.has(today) ? 1 : 0);
  const text =
    day < first
      ? `I find none since ${dayText(first, today)}: you trained on every day since.`
      : `Your last rest day was ${bold(dayText(day, today))}${day === addDays(today, -1) ? ', yesterday' : ''}. Since then you trained on ${countText(sinceThen, 'day', 'days')}${inARow > 0 ? ' in a row' : ''}.`;
  return { text, because, suggestions: SUGGESTIONS };
}

/** So many ask for a day off, as what is advised for a day does. */
const MANY_IN_A_ROW = 6;

function daysInARowUpTo(trained: ReadonlySet<string>, last: string): number {
  let days = 0;
  while (trained.has(addDays(last, -days))) days += 1;
  return days;
}

/** What a log can say of too much training, and that it cannot say the rest. */
export async function replyOvertraining({ db, athlete, question }: Asked): Promise<Reply> {
  const isTired =
    question.judged === 'tiredLately' ||
    /\b(?:tired|exhausted|drained|fatigued|worn)\b/.test(question.raceText ?? '');
  const { userId, viewer, today } = athlete;
  const [volumes, { form, runs }] = await Promise.all([
    findDayVolumes(db, { userId, viewer, from: addDays(today, -LOOKED_BACK_DAYS), to: today }),
    gatherTrainingForm(db, { userId, today, origins: originsShownTo(viewer) }),
  ]);
  // The runs that the status goes by, so that both say the same.
  const week = sumOf(within(runs, { until: today, days: 7 }));
  const before = sumOf(within(runs, { until: addDays(today, -7), days: 28 }));
  const weeklyM = before.distanceM / 4;
  if (week.workouts + before.workouts === 0 && volumes.length === 0) {
    return {
      text: `${bold('I cannot say:')} your log has no workouts of late. A log cannot tell overtraining anyway: how you sleep and feel says more.`,
      because: 'I add up the last five weeks of your log, and they are empty.',
      suggestions: ['What should I do today?', 'What can you do?'],
    };
  }
  const trained = new Set(volumes.map(({ date }) => date));
  // Today is not over: of it nobody can say that it was a day off.
  const lately = Array.from({ length: 28 }, (_, at) => addDays(today, -1 - at));
  const off = lately.filter((day) => !trained.has(day)).length;
  const inARow = daysInARowUpTo(trained, addDays(today, -1));
  return {
    text: paragraphs(
      RESTS_ENOUGH.test(question.raceText ?? '')
        ? restVerdict({ off, inARow })
        : `${overtrainingVerdict({ status: form.status.name, isMuch: isFarMore(form.days.at(-1)), inARow })} ${isTired ? TIRED_ADVICE : ''}`.trim(),
      listOf([
        `Training Status: ${bold(form.status.label)}. ${literally(form.status.reason)}`,
        week.distanceM + before.distanceM > 0
          ? `The last 7 days: ${bold(kmText(week.distanceM))} in ${countText(week.workouts, 'run', 'runs')}; the four weeks before had ${kmText(weeklyM)} a week.`
          : `The last 7 days: ${bold(formatElapsed(week.durationS))} in ${countText(week.workouts, 'run', 'runs')}; the four weeks before had ${formatElapsed(before.durationS / 4)} a week.`,
        `Days without a workout in the 28 up to yesterday: ${bold(String(off))}.${inARow >= MANY_IN_A_ROW ? ` You trained on ${bold(`${inARow} days in a row`)}: a day off is due.` : ''}`,
      ]),
      'A log cannot tell overtraining: that is found by how you sleep, feel and perform over weeks, and judged by a doctor. Ease off for some days if easy runs feel hard, your resting heart rate stays up, or sleep and mood are poor for more than a week.',
    ),
    because:
      'I added up the runs of the last 7 days and of the 28 before them, and counted the days without a workout among the 28 up to yesterday.',
    suggestions: ['Last rest day', 'What should I do today?', 'How is my training going?'],
  };
}

function sumOf(runs: readonly { distanceM: number | null; durationS: number }[]) {
  return {
    workouts: runs.length,
    distanceM: distanceOf(runs),
    durationS: runs.reduce((sum, { durationS }) => sum + durationS, 0),
  };
}

/** A day off a week is what most coaches ask for. */
const LEAST_OFF = 4;

function restVerdict({ off, inARow }: { off: number; inARow: number }): string {
  const days = `${countText(off, 'day', 'days')} off in the four weeks up to yesterday`;
  if (inARow >= MANY_IN_A_ROW || off < LEAST_OFF) {
    return `${bold('No:')} ${days}, where one a week is what most coaches ask for.`;
  }
  return `${bold('Yes, by your log:')} ${days}, one a week or more.`;
}

/** The last week against what is usual, by the bound from which the Training Status speaks of it. */
function isFarMore(day: FormDay | undefined): boolean {
  return day !== undefined && day.fatigue > STATUS.high.ratio * day.fitness;
}

function overtrainingVerdict(of: {
  status: TrainingStatus['name'];
  isMuch: boolean;
  inARow: number;
}): string {
  const { status, isMuch, inARow } = of;
  if (status === 'overreaching')
    return `${bold('It may be:')} your load has been far above what you are used to for a week.`;
  // Against next to nothing every week is much.
  if (isMuch && status !== 'baseline' && status !== 'comingBack') {
    return `${bold('Not yet, but hold it:')} the last week was far more than you are used to. Make the next days easy.`;
  }
  if (inARow >= MANY_IN_A_ROW) {
    return `${bold('By the load no, but you rest too little:')} you trained on ${inARow} days in a row. Take today or tomorrow off.`;
  }
  return bold('By your log, no.');
}

const TIRED_ADVICE =
  'Tired all the time is a sign to take seriously whatever the load: three to five easy days or days off, more sleep, and enough to eat. If it stays for two weeks, have a doctor look, iron included.';
