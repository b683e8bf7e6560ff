import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const adviceSchema = z.object({
  type: z.enum(['pace', 'heartRate', 'fueling', 'hydration', 'training', 'race']),
  title: z.string(),
  message: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  /** The workouts the advice rests on, newest first. */
  workoutIds: z.array(z.int()),
  /** What was measured, in one line. */
  basis: z.string(),
});

export type Advice = z.output<typeof adviceSchema>;

export const readInsights = endpoint({
  method: 'GET',
  path: '/api/coach/insights',
  access: 'activeAthlete',
  summary: 'What the built-in coach advises now, most important first',
  response: z.array(adviceSchema),
});
