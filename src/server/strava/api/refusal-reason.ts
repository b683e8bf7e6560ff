import * as z from 'zod/mini';

const refusal = z.object({
  message: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(
    z.optional(
      z.array(
        z.object({
          resource: z.catch(z.optional(z.string()), undefined),
          field: z.catch(z.optional(z.string()), undefined),
          code: z.catch(z.optional(z.string()), undefined),
        }),
      ),
    ),
    undefined,
  ),
});

/** Which of the operator's settings, if any, Strava names as the reason for a refusal. */
export function refusalReason(json: unknown): 'inactive' | 'application' | 'other' {
  const told = refusal.safeParse(json);
  if (!told.success) return 'other';
  const { message = '', errors = [] } = told.data;
  const isInactive =
    /inactive/i.test(message) || errors.some(({ code = '' }) => /inactive/i.test(code));
  if (isInactive) return 'inactive';
  const names = errors.map(({ field = '' }) => field);
  return names.some((field) => /^client_(id|secret)$/.test(field)) ? 'application' : 'other';
}
