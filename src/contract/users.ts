import * as z from 'zod/mini';
import {
  FITNESS_LEVELS,
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  WEEKLY_FREQUENCIES,
} from '../domain/limits.ts';
import { nameField, userSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import {
  day,
  idParam,
  oneOf,
  optionalDecimal,
  optionalText,
  optionalWhole,
  requiredDecimal,
} from './fields.ts';

/**
 * What an athlete may change of their own record. Fields left out stay as they are;
 * fields that are not listed (email, isAdmin, isActive, trainerUrl ...) are ignored, so that a
 * client may send the whole record back.
 */
export const profileBody = z.object({
  name: z.optional(nameField),
  /** Null says 'none', as a record sent back whole does; it cannot take a known day away. */
  dateOfBirth: z.optional(z.nullable(day('Date of birth is required'))),
  height: z.optional(optionalWhole({ label: 'Height', min: 1, max: 300, unit: 'cm' })),
  currentWeight: z.optional(optionalDecimal({ label: 'Weight', min: 0.1, max: 700, unit: 'kg' })),
  maxHeartRate: z.optional(
    requiredDecimal({
      label: 'Maximum heart rate',
      min: MIN_MAX_HEART_RATE,
      max: MAX_MAX_HEART_RATE,
      unit: 'bpm',
    }),
  ),
  fitnessLevel: z.optional(oneOf(FITNESS_LEVELS, 'Fitness level')),
  weeklyFrequency: z.optional(oneOf(WEEKLY_FREQUENCIES, 'Weekly frequency')),
  goals: z.optional(optionalText({ label: 'Goals', max: 5_000 })),
  trainerAccessEnabled: z.optional(z.boolean({ error: 'Trainer access must be on or off' })),
  timeZone: z.optional(z.string().check(z.maxLength(64, 'Time zone name is too long'))),
});

export type ProfileBody = z.output<typeof profileBody>;

const userParams = z.object({ userId: idParam() });

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user/:userId',
  access: 'activeAthlete',
  summary: 'The athlete’s own profile',
  params: userParams,
  response: userSchema,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user/:userId',
  access: 'activeAthlete',
  summary: 'Change the athlete’s own profile; protected fields are ignored',
  params: userParams,
  body: profileBody,
  response: userSchema,
});
