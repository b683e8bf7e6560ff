import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

const ownModelSchema = z.object({
  /** Those that the operator allows; none: own keys are not taken here. */
  providers: z.array(z.string()),
  /** Never with the key, which nobody is shown again. */
  own: z.nullable(
    z.object({
      provider: z.string(),
      model: z.string(),
      /** False where the key does not open any more, or its provider is not allowed any more. */
      isUsable: z.boolean(),
    }),
  ),
});

export type OwnModel = z.output<typeof ownModelSchema>;

export const readOwnModel = endpoint({
  method: 'GET',
  path: '/api/ai/own-model',
  access: 'activeAthlete',
  summary: 'Whose models an athlete may ask with an own key, and the one that was chosen',
  response: ownModelSchema,
});

export const ownModelBody = z.object({
  provider: text({ label: 'Provider', min: 1, max: 60 }),
  model: text({ label: 'Model', min: 1, max: 100, trimmed: true }).check(
    z.regex(/^[\w.:/@-]+$/, 'Model must be a name such as gpt-5-mini, without blanks'),
  ),
  key: text({ label: 'Key', min: 1, max: 500, trimmed: true }).check(
    z.regex(/^[!-~]+$/, 'Key must be as its service gave it: letters, digits and signs, no blanks'),
  ),
});

export const saveOwnModel = endpoint({
  method: 'PUT',
  path: '/api/ai/own-model',
  access: 'activeAthlete',
  summary: 'Answer this athlete’s questions by a model of theirs; the key is sealed and never told',
  body: ownModelBody,
  response: ownModelSchema,
});

export const removeOwnModel = endpoint({
  method: 'DELETE',
  path: '/api/ai/own-model',
  access: 'activeAthlete',
  summary: 'Forget the athlete’s own model and its key',
  response: ownModelSchema,
});
