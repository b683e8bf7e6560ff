import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';

export const trainingStatusSchema = z.object({
  /** The rule that holds: 'onTrack', 'detraining'... */
  name: z.string(),
  label: z.string(),
  reason: z.string(),
});

export const readTrainingStatus = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/status',
  access: 'activeAthlete',
  summary: 'What the training of the last weeks does, once there are 42 days of runs',
  params: userIdParams,
  response: trainingStatusSchema,
});
