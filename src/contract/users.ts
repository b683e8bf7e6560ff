import * as z from 'zod/mini';
import {
  FITNESS_LEVELS,
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  MIN_WEIGHT_KG,
  WEEKLY_FREQUENCIES,
  WEIGHT_BELOW_KG,
} from '../domain/limits.ts';
import { nameField } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { day, oneOf, userIdParams } from './fields.ts';
import { measuresSchema } from './measures.ts';
import { userSchema } from './session.ts';
import { optionalDecimal, optionalText, optionalWhole, requiredDecimal } from './typed-fields.ts';

const HEIGHT = { label: 'Height', min: 1, max: 300, unit: 'cm' };
const WEIGHT = { label: 'Weight', min: 0.1, max: 700, unit: 'kg' };
const MAX_HEART_RATE = {
  label: 'Maximum heart rate',
  min: MIN_MAX_HEART_RATE,
  max: MAX_MAX_HEART_RATE,
  unit: 'bpm',
};
const TARGET = { label: 'Target weight', min: MIN_WEIGHT_KG, max: WEIGHT_BELOW_KG, unit: 'kg' };

const dateOfBirthField = day('Date of birth is required');
const heightField = z.pipe(optionalWhole(HEIGHT), z.int({ error: 'Height is required' }));
const weightField = requiredDecimal(WEIGHT);
const maxHeartRateField = z.pipe(
  optionalWhole(MAX_HEART_RATE),
  z.int({ error: 'Maximum heart rate is required' }),
);
const fitnessLevelField = oneOf(FITNESS_LEVELS, 'Fitness level');
const weeklyFrequencyField = oneOf(WEEKLY_FREQUENCIES, 'Weekly frequency');
const goalsField = optionalText({ label: 'Goals', max: 5_000 });

/** The profile as its form holds it: what is marked required is required. */
export const profileForm = z.object({
  name: nameField,
  dateOfBirth: dateOfBirthField,
  height: heightField,
  currentWeight: weightField,
  maxHeartRate: maxHeartRateField,
  fitnessLevel: fitnessLevelField,
  weeklyFrequency: weeklyFrequencyField,
  goals: goalsField,
});

/** Its card of heart rates by itself: a maximum is saved without the rest. */
export const heartRateForm = z.pick(profileForm, { maxHeartRate: true });

/**
 * What an athlete may change of their own record. Fields left out stay as they are;
 * fields that are not listed (email, isAdmin, isActive, trainerUrl ...) are ignored, so that a
 * client may send the whole record back.
 */
export const profileBody = z.object({
  name: z.optional(nameField),
  /** Null says 'none', as a record sent back whole does; it cannot take a known day away. */
  dateOfBirth: z.optional(z.nullable(dateOfBirthField)),
  /** Null leaves these two as they are: a record that is sent back may be older than a weigh-in. */
  height: z.optional(z.nullable(heightField)),
  currentWeight: z.optional(z.nullable(weightField)),
  /** Null or '' goes back to the one that everybody begins with. */
  targetWeight: z.optional(optionalDecimal(TARGET)),
  maxHeartRate: z.optional(maxHeartRateField),
  fitnessLevel: z.optional(fitnessLevelField),
  weeklyFrequency: z.optional(weeklyFrequencyField),
  goals: z.optional(goalsField),
  trainerAccessEnabled: z.optional(z.boolean({ error: 'Trainer access must be on or off' })),
  timeZone: z.optional(z.string().check(z.maxLength(64, 'Time zone name is too long'))),
  /** All of them, or left out. */
  measures: z.optional(measuresSchema),
});

export type ProfileBody = z.output<typeof profileBody>;
export type ProfileChanges = z.input<typeof profileBody>;

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user/:userId',
  access: 'activeAthlete',
  summary: 'The athlete’s own profile',
  params: userIdParams,
  response: userSchema,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user/:userId',
  access: 'activeAthlete',
  summary: 'Change the athlete’s own profile; protected fields are ignored',
  params: userIdParams,
  body: profileBody,
  response: userSchema,
});
