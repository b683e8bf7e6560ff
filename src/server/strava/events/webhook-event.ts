import * as z from 'zod/mini';
import { id } from '../api/answer-values.ts';

const event = z.object({
  object_type: z.enum(['activity', 'athlete']),
  object_id: id,
  aspect_type: z.enum(['create', 'update', 'delete']),
  owner_id: id,
  subscription_id: id,
  updates: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});

/** What an event hints at. It is unsigned: whoever knows the address can send anything. */
export type Hint = {
  subscriptionId: string;
  athleteId: string;
  /** An activity that may be new, changed or gone; or that the athlete may have ended the access. */
  about: { activityId: string } | 'access';
};

/** Null for what is no event, or tells nothing that matters here. */
export function readEvent(body: unknown): Hint | null {
  const told = event.safeParse(body);
  if (!told.success) return null;
  const { object_type, object_id, owner_id, subscription_id, updates } = told.data;
  const from = { subscriptionId: subscription_id, athleteId: owner_id };
  if (object_type === 'activity') return { ...from, about: { activityId: object_id } };
  // Written 'false', as text.
  return String(updates?.authorized) === 'false' ? { ...from, about: 'access' } : null;
}
