import { type RefObject, useEffect } from 'react';
import type * as z from 'zod/mini';
import type { Issue } from '../../contract/errors.ts';

/** What is wrong with each field, by its name. */
export type FieldErrors = Record<string, string>;

type Checked<S extends z.ZodMiniType> =
  | { body: z.output<S>; errors: null }
  | { body: null; errors: FieldErrors; first: string };

/** Reads a form with the schema that the server reads it with. */
export function checkForm<S extends z.ZodMiniType>(schema: S, values: unknown): Checked<S> {
  const result = schema.safeParse(values);
  if (result.success) return { body: result.data, errors: null };
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  return { body: null, errors: errorsByField(issues), first: issues[0]?.message ?? '' };
}

/** Of several faults in one field the first is the one to mend first. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));
}

/** Takes the athlete to the first field that must be mended, each time faults are found. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
