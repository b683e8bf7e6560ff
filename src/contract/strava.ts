import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { text } from './typed-fields.ts';
import { workoutSchema } from './workouts.ts';

/** The segment naming the activity service, in the route and in the calls. */
const ACTIVITY_SERVICE = 'strava';

export const STRAVA_NOT_CONFIGURED =
  'Strava client ID not configured. Please check your environment variables.';
const STRAVA_SIGN_IN_FIRST = 'Authentication required. Please log in first.';

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

/** How far the background work is. */
const progressSchema = z.object({
  /** Whether older activities than the first thirty days were asked for, and are all listed. */
  history: z.enum(['none', 'listing', 'listed']),
  /** Activities that Strava has told of, and those of them whose heart rate and laps are still to come. */
  known: z.int(),
  detailsDue: z.int(),
  /** Until when no call is made, because Strava's limits are used up or Strava is down; null: now. */
  pausedUntil: z.nullable(z.string()),
});

const statusSchema = z.object({
  isConnected: z.boolean(),
  /** Strava no longer accepts the connection: the athlete has to connect again. */
  needsReconnect: z.boolean(),
  user: z.nullable(stravaUser),
  /** Workouts in the log that came through the connection. */
  activitiesCount: z.int(),
  lastSync: z.nullable(z.string()),
  /** When the next daily sync is due. */
  nextSync: z.nullable(z.string()),
  /** What went wrong last, in words for the athlete; null when all is well. */
  trouble: z.nullable(z.string()),
  /** Whether activities that only the athlete sees at Strava are among those that may be read. */
  readsPrivate: z.boolean(),
  progress: z.nullable(progressSchema),
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
  response: z.object({
    clientId: z.nullable(z.string()),
    /** Whether it is a server to try things out with, and not Strava itself. */
    isPractice: z.boolean(),
    /** Whether Strava tells of changes at once. */
    hasWebhook: z.boolean(),
  }),
});

export const stravaConnect = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/connect`,
  access: 'activeAthlete',
  signInMessage: STRAVA_SIGN_IN_FIRST,
  summary: 'Begin to connect: the address at Strava to send this browser to, within ten minutes',
  response: z.object({ authorizeUrl: z.string() }),
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
    /** As it came back from Strava: whoever has not begun here is refused. */
    state: z.optional(text({ label: 'state', max: 500 })),
  }),
  response: statusSchema,
});

export const stravaDisconnect = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/disconnect`,
  access: 'activeAthlete',
  summary: 'End the connection to Strava, and keep or delete what came through it',
  body: z.optional(
    z.object({
      workouts: z.optional(
        z.enum(['keep', 'delete'], { error: 'workouts must be keep or delete' }),
      ),
    }),
  ),
  response: statusSchema,
});

export const stravaSync = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/sync`,
  access: 'activeAthlete',
  summary: 'Fetch what is new at Strava now',
  response: z.object({ syncedCount: z.int() }),
});

export const stravaHistory = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/history`,
  access: 'activeAthlete',
  summary: 'Fetch everything that Strava has, in the background',
  response: statusSchema,
});

/** Strava asks whether the address is ours before it sends events there. */
export const stravaWebhookCheck = endpoint({
  method: 'GET',
  path: `/api/${ACTIVITY_SERVICE}/webhook/:secret`,
  access: 'public',
  summary: 'Answer Strava’s question whether this address wants its events',
  params: z.object({ secret: z.string() }),
  query: z.object({
    'hub.mode': z.optional(z.string()),
    'hub.challenge': z.optional(z.string().check(z.maxLength(500))),
    'hub.verify_token': z.optional(z.string()),
  }),
  response: z.object({ 'hub.challenge': z.string() }),
});

/** An event is unsigned, so it is a hint and no more: the truth is fetched. */
export const stravaWebhook = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/webhook/:secret`,
  access: 'public',
  summary: 'Take an event of Strava’s as a hint',
  params: z.object({ secret: z.string() }),
  jsonBytes: 16 * 1024,
  longIds: true,
  body: z.unknown(),
  response: z.object({}),
});

const matchParams = z.object({ workoutId: idParam() });

/** What Strava knows of a workout that came from elsewhere. */
const matchSchema = z.object({
  activityId: z.string(),
  name: z.string(),
  /** Where to see it. */
  url: z.string(),
  /** Whether values of Strava's stand in the workout: it is then shown to nobody that those are not. */
  holdsStrava: z.boolean(),
  /** What would be filled in, in words: 'Average heart rate', '152 bpm'. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const stravaMatch = endpoint({
  method: 'GET',
  path: `/api/${ACTIVITY_SERVICE}/matches/:workoutId`,
  access: 'activeAthlete',
  summary: 'The activity at Strava that is the same as this workout, and what it could add',
  params: matchParams,
  response: z.object({ match: z.nullable(matchSchema) }),
});

export const stravaTakeMatch = endpoint({
  method: 'POST',
  path: `/api/${ACTIVITY_SERVICE}/matches/:workoutId/take`,
  access: 'activeAthlete',
  summary: 'Fill the empty fields of this workout from Strava',
  params: matchParams,
  response: workoutSchema,
});
