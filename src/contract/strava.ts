import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

/** The segment naming the activity service, in the route and in the calls. */
export const ACTIVITY_SERVICE = 'strava';

export const STRAVA_NOT_CONFIGURED =
  'Strava client ID not configured. Please check your environment variables.';
export const STRAVA_NOT_YET =
  'This version of Longrun cannot connect to Strava yet. Nothing was changed here or at Strava.';
export const STRAVA_SIGN_IN_FIRST = 'Authentication required. Please log in first.';

/** The athlete as Strava tells of them. */
const stravaUser = z.object({
  /** The address of their picture. */
  profile: z.nullable(z.string()),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  premium: z.boolean(),
});

const statusSchema = z.object({
  isConnected: z.boolean(),
  user: z.nullable(stravaUser),
  /** Workouts in the log that came through the connection. */
  activitiesCount: z.int(),
  lastSync: z.nullable(z.string()),
});

export type StravaStatus = z.output<typeof statusSchema>;

export const stravaStatus = endpoint({
  method: 'GET',
  path: `/api/${ACTIVITY_SERVICE}/status`,
  access: 'activeAthlete',
  summary: 'Whether Strava is connected, and what came from it',
  response: statusSchema,
});

export const stravaConfig = endpoint({
  method: 'GET',
  path: `/api/${ACTIVITY_SERVICE}/config`,
  access: 'activeAthlete',
  summary: 'The id of the operator’s Strava application; null where there is none',
  response: z.object({ clientId: z.nullable(z.string()) }),
});

export const stravaCallback = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/callback`,
  access: 'activeAthlete',
  signInMessage: STRAVA_SIGN_IN_FIRST,
  summary: 'Exchange the code that Strava sent the browser back with',
  body: z.object({
    code: text({ label: 'code', max: 500, min: 1 }),
    scope: z.optional(text({ label: 'scope', max: 500 })),
  }),
  response: statusSchema,
});

export const stravaDisconnect = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/disconnect`,
  access: 'activeAthlete',
  summary: 'End the connection to Strava',
  response: statusSchema,
});

export const stravaSync = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/sync`,
  access: 'activeAthlete',
  summary: 'Fetch what is new at Strava now',
  response: z.object({ syncedCount: z.int() }),
});
