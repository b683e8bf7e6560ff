import * as z from 'zod/mini';

/** Every refusal the browser may meet, by a code that programs can rely on. */
const ERROR_CODES = [
  'validation',
  'notSignedIn',
  'wrongCredentials',
  'deactivated',
  'forbidden',
  'foreignOrigin',
  'credentialsDiffer',
  'notFound',
  'conflict',
  'emailTaken',
  'accountDeleted',
  'registrationClosed',
  'notConfigured',
  'tooLarge',
  'unsupportedType',
  'unreadableFile',
  'tooManyRequests',
  'busy',
  'storageFull',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const issueSchema = z.object({
  path: z.string(),
  message: z.string(),
  /** 'implausible': it is saved once the request says `confirmed: true`. */
  code: z.optional(z.enum(['implausible'])),
});

/** The body of every answer that is not OK. `message` is for people. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  issues: z.optional(z.array(issueSchema)),
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.output<typeof errorBody>;
export type Issue = z.output<typeof issueSchema>;
