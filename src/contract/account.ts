import * as z from 'zod/mini';
import { ownPasswordField } from './auth.ts';
import { endpoint } from './endpoint.ts';

export const deleteAccountBody = z.object({ password: ownPasswordField });

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'activeAthlete',
  summary:
    'Close the account at once, and have it gone for good in 30 days: until then signing in with comeBack opens it again',
  body: deleteAccountBody,
  response: z.object({
    goneForGoodAt: z.string(),
    /** Whether Strava took its access back: null where the account was not connected. */
    isStravaRevoked: z.nullable(z.boolean()),
  }),
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'activeAthlete',
  summary:
    'Everything of the account as one zip: JSON, CSV, recordings and the files that were imported',
  response: z.unknown(),
});
