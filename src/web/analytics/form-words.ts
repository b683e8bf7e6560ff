import type { TrainingFormAnswer } from '../../contract/training-form.ts';
import { READINESS } from '../../domain/load/load-rules.ts';
import { fullDayText } from '../words/day-text.ts';

type FormDay = TrainingFormAnswer['days'][number];

/** What the chart shows in one or two sentences. */
export function formSentence({ days, baselineDay, formPercent }: TrainingFormAnswer): string {
  if (baselineDay !== null) {
    return `Building baseline, day ${baselineDay} of 42: bars are the load of each day, fitness and form follow.`;
  }
  const known = days.filter(({ fitness }) => fitness !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first.fitness === null || last.fitness === null) return 'No runs yet.';
  const [was, is] = [Math.round(first.fitness), Math.round(last.fitness)];
  const change = is === was ? `unchanged since ${from(first)}` : `after ${was} on ${from(first)}`;
  return `Fitness is ${is}, ${change}. ${formText(formPercent)}`;
}

/** Positive is fresh. */
export function formText(formPercent: number | null): string {
  if (formPercent === null) return '';
  const percent = Math.round(formPercent);
  return `Form is ${signed(percent)} % before today’s run: ${meaningOf(percent)}.`;
}

function meaningOf(percent: number): string {
  if (percent > 60) return 'rest with hardly any training';
  if (percent > READINESS.form.to) return 'very fresh, and fitness is going';
  if (percent >= READINESS.form.from) return 'fresh';
  if (percent > -10) return 'neither fresh nor tired';
  return percent >= -30 ? 'tired as training makes you' : 'more than you are used to';
}

/** 'Sun 15 Nov 2026: load 120, fitness 54, fatigue 70, form −8'; what is not known is left out. */
export function dayFigures(day: FormDay): string {
  const { load, estimated, fitness, fatigue, form } = day;
  const isEstimate = load > 0 && estimated >= load;
  const loadText = `load ${Math.round(load)}${isEstimate ? ' (estimated)' : ''}`;
  const rest =
    fitness === null || fatigue === null || form === null
      ? []
      : [
          `fitness ${Math.round(fitness)}`,
          `fatigue ${Math.round(fatigue)}`,
          `form ${signed(Math.round(form))}`,
        ];
  return `${fullDayText(day.date)}: ${[loadText, ...rest].join(', ')}`;
}

/** '+5', '−8', '0' */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `\u2212${-value}`;
}

function from({ date }: FormDay): string {
  return fullDayText(date);
}
