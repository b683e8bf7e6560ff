import * as z from 'zod/mini';
import { MIN_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '../domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { userSchema } from './session.ts';
import { isStorable, optionalDay, optionalDecimal, optionalWhole, text } from './typed-fields.ts';

export const emailField = z
  .string({ error: 'Invalid email address' })
  .check(
    z.trim(),
    z.maxLength(254, 'Invalid email address'),
    z.regex(
      /^[^\s@\0"<>()[\]\\,;:]+@[^\s@\0"<>()[\]\\,;:]+\.[^\s@\0"<>()[\]\\,;:.]+$/,
      'Invalid email address',
    ),
    z.refine(isStorable, 'Invalid email address'),
  );

export const passwordField = z.string({ error: 'Password must be at least 6 characters' }).check(
  z.minLength(MIN_PASSWORD_LENGTH, 'Password must be at least 6 characters'),
  z.maxLength(1024, 'Password must be at most 1,024 characters'),
  // Half a surrogate pair would be hashed as the same sign as any other half.
  z.refine(isStorable, 'Password contains characters that cannot be typed'),
);

export const nameField = text({
  label: 'Name',
  min: MIN_NAME_LENGTH,
  max: 120,
  minMessage: 'Name must be at least 2 characters',
  trimmed: true,
});

/** An IANA time zone, as the browser reports it; one the server does not know is ignored. */
const timeZoneField = z.optional(z.string().check(z.maxLength(64, 'Time zone name is too long')));

/** A browser's language and region, 'en-US': what units and week an athlete has who never said. */
const localeField = z.optional(z.string().check(z.maxLength(64, 'Locale is too long')));

export const loginBody = z.object({
  email: emailField,
  password: passwordField,
  timeZone: timeZoneField,
  locale: localeField,
  /** An account that was deleted less than 30 days ago is opened again. */
  comeBack: z.optional(z.boolean({ error: 'comeBack must be true or false' })),
});

export const registerBody = z.object({
  email: emailField,
  password: passwordField,
  name: nameField,
  dateOfBirth: optionalDay(),
  height: optionalWhole({ label: 'Height', min: 1, max: 300, unit: 'cm' }),
  currentWeight: optionalDecimal({ label: 'Weight', min: 0.1, max: 700, unit: 'kg' }),
  timeZone: timeZoneField,
  locale: localeField,
});

const signedIn = z.object({ token: z.string(), user: userSchema });

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in: sets the session cookie and returns a token for programs',
  body: loginBody,
  response: signedIn,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  body: registerBody,
  status: 201,
  response: signedIn,
});

/** What is typed as one's own password to confirm a change: whatever it is, it can be wrong. */
export const ownPasswordField = z
  .string({ error: 'Enter your current password' })
  .check(
    z.minLength(1, 'Enter your current password'),
    z.maxLength(1024, 'Password must be at most 1,024 characters'),
  );

export const changePasswordBody = z.object({
  currentPassword: ownPasswordField,
  newPassword: passwordField,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'activeAthlete',
  summary: 'Change the password with the current one, and sign every other device out',
  body: changePasswordBody,
  response: z.object({ ended: z.int() }),
});

const sessionSchema = z.object({
  id: z.int(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'activeAthlete',
  summary: 'The devices that are signed in to this account',
  response: z.array(sessionSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  access: 'activeAthlete',
  summary: 'Sign one device out',
  params: z.object({ sessionId: idParam() }),
  status: 204,
  response: z.null(),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  access: 'activeAthlete',
  summary: 'Sign every other device out',
  response: z.object({ ended: z.int() }),
});
