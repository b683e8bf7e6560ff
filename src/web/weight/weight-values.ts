import type * as z from 'zod/mini';
import { type WeightEntry, weightBody } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import type { EntryForm } from '../kept-entries/use-entry-form.ts';
import { readNumber } from '../ui/read-number.ts';
import { fullDayText } from '../words/day-text.ts';
import { WEIGHTS } from './weight.api.ts';
import { kgText } from './weight-words.ts';

/** The form as it is typed. */
export type WeightValues = { date: string; weight: string; notes: string };

export const WEIGHT_FORM: EntryForm<WeightEntry, z.input<typeof weightBody>, WeightValues> = {
  kind: WEIGHTS,
  schema: weightBody,
  labels: { date: 'Date', weight: 'Weight', notes: 'Notes' },
  valuesOf: ({ date, weightKg, notes }) => ({
    date,
    weight: String(weightKg),
    notes: notes ?? '',
  }),
  toSend: (values) => values,
};

/** No one changes by so much between two weigh-ins; a slip of the thumb does. */
const DOUBTFUL_KG = 5;

/** A word about what was typed, where it looks like a slip; it hinders nothing. */
export function doubtOfWeight(text: string, last: WeightEntry | null): string | undefined {
  const weightKg = readNumber(text);
  if (weightKg === null || last === null) return undefined;
  const apart = weightKg - last.weightKg;
  if (Math.abs(apart) < DOUBTFUL_KG) return undefined;
  const than = `than ${kgText(last.weightKg)}\u00a0kg on ${fullDayText(last.date)}`;
  return `${kgText(Math.abs(apart))}\u00a0kg ${apart > 0 ? 'more' : 'less'} ${than}.`;
}

export function doubtOfDate(date: string, today: Day): string | undefined {
  return date > today ? 'This day is still to come.' : undefined;
}
