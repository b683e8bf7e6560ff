import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';

export const raceSchema = z.object({
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  date: z.string(),
  /** Kilometres. */
  distance: z.number(),
  /** 'H:MM' or 'H:MM:SS'. */
  targetTime: z.string(),
  targetTimeSeconds: z.int(),
  /** 'M:SS' per kilometre, from target time over distance. */
  targetPace: z.string(),
  notes: z.nullable(z.string()),
  completed: z.boolean(),
  actualTime: z.nullable(z.string()),
  createdAt: z.string(),
});

export type Race = z.output<typeof raceSchema>;

export const listRaces = endpoint({
  method: 'GET',
  path: '/api/races/:userId',
  access: 'activeAthlete',
  summary: 'The athlete’s races, by date',
  params: z.object({ userId: idParam() }),
  response: z.array(raceSchema),
});
