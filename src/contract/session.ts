import * as z from 'zod/mini';
import { FITNESS_LEVELS, WEEKLY_FREQUENCIES } from '../domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { measuresSchema } from './measures.ts';

/** The signed-in athlete's own record: everything here is theirs to see. */
export const userSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  dateOfBirth: z.nullable(z.string()),
  height: z.nullable(z.int()),
  currentWeight: z.nullable(z.number()),
  /** Null until the athlete sets one; then 85 kg is shown. */
  targetWeight: z.nullable(z.number()),
  maxHeartRate: z.int(),
  fitnessLevel: z.enum(FITNESS_LEVELS),
  weeklyFrequency: z.enum(WEEKLY_FREQUENCIES),
  goals: z.nullable(z.string()),
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  trainerAccessEnabled: z.boolean(),
  trainerUrl: z.nullable(z.string()),
  timeZone: z.string(),
  measures: measuresSchema,
  createdAt: z.string(),
});

export type User = z.output<typeof userSchema>;

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'session',
  summary: 'Who is signed in',
  response: z.object({ user: userSchema }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'session',
  summary: 'End this session',
  status: 204,
  response: z.null(),
});
