import * as z from 'zod/mini';

const maybeText = z.catch(z.optional(z.string()), undefined);

const refusal = z.object({
  message: maybeText,
  errors: z.catch(
    z.optional(z.array(z.object({ resource: maybeText, field: maybeText, code: maybeText }))),
    undefined,
  ),
});

/** What Strava names as the reason of a refusal, as far as the difference matters here. */
export type RefusalReason =
  /** The operator's application is not active. */
  | 'inactive'
  /** The application's id or secret is named. */
  | 'client'
  /** The application is named, and nothing of it. */
  | 'application'
  /** The athlete has not granted the right. */
  | 'right'
  | 'other';

export function refusalReason(json: unknown): RefusalReason {
  const told = refusal.safeParse(json);
  if (!told.success) return 'other';
  const { message = '', errors = [] } = told.data;
  const someError = (is: (error: (typeof errors)[number]) => boolean) => errors.some(is);
  if (/inactive/i.test(message) || someError(({ code = '' }) => /inactive/i.test(code))) {
    return 'inactive';
  }
  if (someError(({ field = '' }) => /^client_(id|secret)$/.test(field))) return 'client';
  if (someError(({ code }) => code === 'missing')) return 'right';
  return someError(({ resource }) => resource === 'Application') ? 'application' : 'other';
}
