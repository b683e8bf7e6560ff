import type { TimedEffort } from '../../../domain/typed-duration.ts';
import type { FieldErrors } from '../../form-check.ts';
import type { WorkoutValues } from './workout-values.ts';

/** What every part of the form is given. */
export type FormPart = {
  values: WorkoutValues;
  /** What the time is read by. */
  effort: TimedEffort;
  errors: FieldErrors;
  onChange: (values: Partial<WorkoutValues>) => void;
};

type TextName = Exclude<keyof WorkoutValues, 'workoutType' | 'runningSubtype' | 'gelType'>;

/** Binds a typed field to its place in the form. */
export function bind({ values, errors, onChange }: Omit<FormPart, 'effort'>, name: TextName) {
  return {
    name,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => onChange({ [name]: text }),
  };
}
