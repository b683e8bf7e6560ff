import type { User } from '../../contract/session.ts';
import { heartRateForm, type ProfileChanges, profileForm } from '../../contract/users.ts';
import { ageOn } from '../../domain/body.ts';
import { type Day, isDay } from '../../domain/calendar.ts';
import {
  FITNESS_LEVELS,
  type FitnessLevel,
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  MIN_WEIGHT_KG,
  WEEKLY_FREQUENCIES,
  WEIGHT_BELOW_KG,
  type WeeklyFrequency,
} from '../../domain/limits.ts';
import { checkForm, type FieldErrors } from '../ui/form-check.ts';
import { readNumber } from '../ui/read-number.ts';
import {
  heightTyped,
  retyped,
  sentCm,
  sentKg,
  type TypedUnits,
  weightTyped,
} from '../ui/typed-measures.ts';

/** The form as it is typed. */
export type ProfileValues = {
  name: string;
  dateOfBirth: string;
  height: string;
  currentWeight: string;
  maxHeartRate: string;
  fitnessLevel: FitnessLevel;
  weeklyFrequency: WeeklyFrequency;
  goals: string;
};

export function valuesOf(user: User): ProfileValues {
  return {
    name: user.name,
    dateOfBirth: user.dateOfBirth ?? '',
    height: heightTyped(user.height),
    currentWeight: weightTyped(user.currentWeight),
    maxHeartRate: String(user.maxHeartRate),
    fitnessLevel: user.fitnessLevel,
    weeklyFrequency: user.weeklyFrequency,
    goals: user.goals ?? '',
  };
}

/** What was typed at an earlier visit, perhaps in an older release: fields that there are, and choices. */
export function reviveTyped(kept: unknown, saved: ProfileValues): Partial<ProfileValues> {
  const typed: Record<string, unknown> = typeof kept === 'object' && kept ? { ...kept } : {};
  const fits = ([name, text]: [string, unknown]) =>
    typeof text === 'string' &&
    Object.hasOwn(saved, name) &&
    (CHOICES.get(name)?.includes(text) ?? true);
  return Object.fromEntries(Object.entries(typed).filter(fits));
}

/** What was typed of the body before the units were changed, as it is typed now. */
export function retypedValues(
  typed: Partial<ProfileValues>,
  from: TypedUnits,
): Partial<ProfileValues> {
  const { height, currentWeight, ...others } = typed;
  return {
    ...others,
    ...(height !== undefined && { height: retyped(height, 'height', from) }),
    ...(currentWeight !== undefined && { currentWeight: retyped(currentWeight, 'weight', from) }),
  };
}

const CHOICES = new Map<string, readonly string[]>([
  ['fitnessLevel', FITNESS_LEVELS],
  ['weeklyFrequency', WEEKLY_FREQUENCIES],
]);

type Checked =
  | { changes: ProfileChanges; errors: null }
  | { changes: null; errors: FieldErrors; first: string };

/**
 * The whole form must be sound, unless the maximum heart rate is all that was changed. Only what differs
 * from the record is to be sent.
 */
export function checkProfile(values: ProfileValues, user: User, today: Day): Checked {
  if (isMaximumAlone(values, user)) {
    const checked = checkForm(heartRateForm, values);
    if (checked.errors) return { changes: null, errors: checked.errors, first: checked.first };
    return { changes: checked.body, errors: null };
  }
  const checked = checkForm(profileForm, {
    ...values,
    height: sentCm(values.height, user.height),
    currentWeight: sentKg(values.currentWeight, user.currentWeight),
  });
  if (checked.errors) return { changes: null, errors: checked.errors, first: checked.first };
  const { body } = checked;
  if (body.dateOfBirth > today) {
    const message = 'Date of birth must be in the past';
    return { changes: null, errors: { dateOfBirth: message }, first: message };
  }
  const changes = {
    name: unlessSame(body.name, user.name),
    dateOfBirth: unlessSame(body.dateOfBirth, user.dateOfBirth),
    height: unlessSame(body.height, user.height),
    currentWeight: unlessSame(body.currentWeight, user.currentWeight),
    maxHeartRate: unlessSame(body.maxHeartRate, user.maxHeartRate),
    fitnessLevel: unlessSame(body.fitnessLevel, user.fitnessLevel),
    weeklyFrequency: unlessSame(body.weeklyFrequency, user.weeklyFrequency),
    goals: unlessSame(body.goals, user.goals),
  };
  return { changes, errors: null };
}

function isMaximumAlone(values: ProfileValues, user: User): boolean {
  const saved = valuesOf(user);
  const names = Object.keys(saved) as (keyof ProfileValues)[];
  return names.every((name) => (values[name] === saved[name]) === (name !== 'maxHeartRate'));
}

function unlessSame<T>(value: T, before: T | null): T | undefined {
  return value === before ? undefined : value;
}

/** Of the day of birth as typed; null while there is none, or one to come. */
export function ageOf({ dateOfBirth }: ProfileValues, today: Day): number | null {
  return isDay(dateOfBirth) ? ageOn(today, dateOfBirth) : null;
}

/** As typed, where zones can be drawn from it. */
export function maxHeartRateOf({ maxHeartRate }: ProfileValues): number | null {
  const bpm = readNumber(maxHeartRate);
  const isFit = bpm !== null && bpm >= MIN_MAX_HEART_RATE && bpm <= MAX_MAX_HEART_RATE;
  return isFit && Number.isInteger(bpm) ? bpm : null;
}

/** A weight that differs from the record, and that the weight log would take. */
export function newWeightOf({ currentWeight }: ProfileValues, user: User): number | null {
  const weightKg = readNumber(String(sentKg(currentWeight, user.currentWeight)));
  if (weightKg === null || weightKg === user.currentWeight) return null;
  return weightKg >= MIN_WEIGHT_KG && weightKg < WEIGHT_BELOW_KG ? weightKg : null;
}
