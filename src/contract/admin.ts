import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, queryNumber } from './fields.ts';
import { text } from './typed-fields.ts';

/** An account as an administrator sees it: who it is, not how they train. */
const accountSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.string(),
});

export type Account = z.output<typeof accountSchema>;

export const MOST_USERS_LISTED = 1000;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'The newest 1,000 accounts; page through more with /api/admin/users/page',
  response: z.array(accountSchema),
});

export const usersPage = endpoint({
  method: 'GET',
  path: '/api/admin/users/page',
  access: 'admin',
  summary: 'All accounts page by page, newest first, those that a search finds where asked',
  query: z.object({
    search: z.optional(text({ label: 'Search', max: 200, trimmed: true })),
    /** The id of the last account of the page before. */
    after: z.optional(idParam()),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 50 }),
  }),
  response: z.object({
    users: z.array(accountSchema),
    next: z.nullable(z.int()),
    /** Of everybody, whatever is searched for. */
    counts: z.object({
      total: z.int(),
      active: z.int(),
      inactive: z.int(),
      administrators: z.int(),
    }),
  }),
});

export const toggleStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/toggle-status',
  access: 'admin',
  summary: 'Let an account in, or keep it out from its next request on',
  params: idParams,
  /** With a wish, sending it twice is as good as once; without one the status is turned round. */
  body: z.object({
    isActive: z.optional(z.boolean({ error: 'isActive must be true or false' })),
  }),
  response: z.object({ user: accountSchema }),
});
