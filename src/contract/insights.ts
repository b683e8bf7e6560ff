import * as z from 'zod/mini';
import { ADVICE_GRADES } from '../domain/advice-grades.ts';
import { ADVICE_PRIORITIES, ADVICE_TYPES } from '../domain/advice-item.ts';
import { endpoint } from './endpoint.ts';

const adviceSchema = z.object({
  type: z.enum(ADVICE_TYPES),
  title: z.string(),
  message: z.string(),
  priority: z.enum(ADVICE_PRIORITIES),
  /** The workouts the advice rests on, newest first. */
  workoutIds: z.array(z.int()),
  /** Their days, in the same order. */
  workoutDays: z.array(z.string()),
  /** What was measured, in one line. */
  basis: z.string(),
  /** How well it is known to help, and by what. */
  grade: z.enum(ADVICE_GRADES),
  source: z.string(),
});

export type Advice = z.output<typeof adviceSchema>;

export const readInsights = endpoint({
  method: 'GET',
  path: '/api/coach/insights',
  access: 'activeAthlete',
  summary:
    'What the built-in coach advises now, most important first; of=day: one warning and one suggestion at most',
  query: z.object({ of: z._default(z.enum(['all', 'day']), 'all') }),
  response: z.array(adviceSchema),
});
