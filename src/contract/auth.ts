import * as z from 'zod/mini';
import {
  FITNESS_LEVELS,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  WEEKLY_FREQUENCIES,
} from '../domain/limits.ts';
import { endpoint } from './endpoint.ts';
import {
  idParam,
  isStorable,
  optionalDay,
  optionalDecimal,
  optionalWhole,
  text,
} from './fields.ts';
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
