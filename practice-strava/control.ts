import * as z from 'zod/mini';
import { FAULTS } from './faults.ts';
import {
  badRequest,
  CALL_NAMES,
  exactJson,
  jsonResponse,
  notFound,
  type PracticeRequest,
  type PracticeResponse,
} from './messages.ts';
import type { PracticeStrava } from './practice.ts';

const stretch = z.object({ seconds: z.number(), metres: z.number(), heartRate: z.number() });

const plan = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  sportType: z.optional(z.string()),
  workoutType: z.optional(z.nullable(z.number())),
  startMs: z.optional(z.number()),
  timeZone: z.optional(z.string()),
  stretches: z.optional(z.array(stretch)),
  hasLaps: z.optional(z.boolean()),
  pausedS: z.optional(z.number()),
  trainer: z.optional(z.boolean()),
  manual: z.optional(z.boolean()),
  hasHeartRate: z.optional(z.boolean()),
  isPrivate: z.optional(z.boolean()),
  description: z.optional(z.nullable(z.string())),
  calories: z.optional(z.number()),
});

const callName = z.object({ name: z.enum(CALL_NAMES) });

const orders = {
  'add-athlete': z.object({
    id: z.optional(z.string()),
    firstname: z.optional(z.string()),
    lastname: z.optional(z.string()),
    timeZone: z.optional(z.string()),
  }),
  'add-activity': z.extend(plan, { athleteId: z.string() }),
  'edit-activity': z.object({ id: z.string(), changes: plan }),
  'delete-activity': z.object({ id: z.string() }),
  misbehave: z.object({
    on: z.optional(z.enum(CALL_NAMES)),
    pattern: z.optional(z.string()),
    fault: z.enum(FAULTS),
    times: z.optional(z.int()),
  }),
  allow: z.object({ athleteId: z.optional(z.string()), scopes: z.optional(z.array(z.string())) }),
  revoke: z.object({ athleteId: z.string() }),
  'set-latency': z.object({ ms: z.number() }),
  limits: z.object({
    short: z.optional(z.int()),
    day: z.optional(z.int()),
    readShort: z.optional(z.int()),
    readDay: z.optional(z.int()),
  }),
};

/** What tests do in process, from another one: `POST /_practice/add-activity` with JSON. */
export async function respondToControl(
  practice: PracticeStrava,
  request: PracticeRequest,
): Promise<PracticeResponse> {
  const order = request.path.slice('/_practice/'.length);
  if (request.method === 'GET') return tell(practice, order);
  // Of any page, so that a browser journey may: but never as a form, which any site could send.
  const parsed: unknown = JSON.parse(request.text || '{}');
  try {
    return jsonResponse(200, exactJson((await obey(practice, order, parsed)) ?? {}));
  } catch (error) {
    return { ...badRequest('Practice', order), body: JSON.stringify({ message: String(error) }) };
  }
}

function tell(practice: PracticeStrava, what: string): PracticeResponse {
  if (what === 'calls') return jsonResponse(200, JSON.stringify(practice.calls()));
  if (what === 'record') return jsonResponse(200, JSON.stringify(practice.record()));
  if (what === 'activities') {
    const all = practice.athletes().flatMap(({ id }) => practice.activitiesOf(id));
    return jsonResponse(200, JSON.stringify(all.map(({ stretches: _stretches, ...rest }) => rest)));
  }
  if (what === 'athletes') return jsonResponse(200, JSON.stringify(practice.athletes()));
  return notFound();
}

async function obey(practice: PracticeStrava, order: string, given: unknown): Promise<unknown> {
  switch (order) {
    case 'add-athlete':
      return practice.addAthlete(orders[order].parse(given));
    case 'add-activity':
      return { id: practice.addActivity(orders[order].parse(given)) };
    case 'edit-activity': {
      const { id, changes } = orders[order].parse(given);
      return practice.editActivity(id, changes);
    }
    case 'delete-activity':
      return practice.deleteActivity(orders[order].parse(given).id);
    case 'misbehave': {
      const { on, pattern, ...rest } = orders[order].parse(given);
      const target = pattern === undefined ? on : new RegExp(pattern);
      if (target === undefined) throw new Error('on or pattern');
      return practice.misbehave({ on: target, ...rest });
    }
    case 'behave':
      return practice.behave();
    case 'await-call':
      return practice.nextCall(callName.parse(given).name);
    case 'forget-calls':
      return practice.forgetCalls();
    case 'expire-tokens':
      return practice.expireTokens();
    case 'allow':
      return { code: practice.allow(orders[order].parse(given)) };
    case 'revoke':
      return practice.revoke(orders[order].parse(given).athleteId);
    case 'set-latency':
      return practice.setLatency(orders[order].parse(given).ms);
    case 'limits':
      return practice.limits(orders[order].parse(given));
    default:
      throw new Error(`no such order: ${order}`);
  }
}
