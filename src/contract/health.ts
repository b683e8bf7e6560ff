import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Answers once requests are served',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'Whether the database answers; 503 where it does not',
  response: z.object({ status: z.enum(['ready', 'unavailable']), database: z.string() }),
});
