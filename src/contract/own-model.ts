import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './typed-fields.ts';

const ownModelSchema = z.object({
  /** Those that the operator allows; none: own keys are not taken here. */
  providers: z.array(z.string()),
  /** The model that the operator pays for; null where there is none. */
  operators: z.nullable(
    z.object({
      model: z.string(),
      host: z.string(),
      /** Whether this athlete's questions go to it. */
      isAsked: z.boolean(),
    }),
  ),
  /** What this athlete's questions came to since the first of the month. */
  usedThisMonth: z.object({
    questions: z.int(),
    tokens: z.int(),
    /** Those of the own key, which its service charges for. */
    ownTokens: z.int(),
  }),
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

export const chooseOperatorsModel = endpoint({
  method: 'PUT',
  path: '/api/ai/operators-model',
  access: 'activeAthlete',
  summary:
    'Whether this athlete’s questions go to the model of the operator; else the built-in coach answers',
  body: z.object({ isAsked: z.boolean() }),
  response: ownModelSchema,
});

export const removeOwnModel = endpoint({
  method: 'DELETE',
  path: '/api/ai/own-model',
  access: 'activeAthlete',
  summary: 'Forget the athlete’s own model and its key',
  response: ownModelSchema,
});
