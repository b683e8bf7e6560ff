import * as z from 'zod/mini';
import { MOST_REPLY_CHARACTERS } from '../domain/coach/coach-limits.ts';
import { besideAnswerSchema, chatMessageField } from './coach.ts';
import { endpoint } from './endpoint.ts';
import { LARGEST_ID, queryNumber } from './fields.ts';
import { text } from './typed-fields.ts';

/** A question to the coach, and its answer as far as one came. */
const exchangeSchema = z.object({
  /** Goes up with each question: the order of the conversation. */
  id: z.int(),
  /** The Idempotency-Key to send it again under. */
  key: z.string(),
  question: z.string(),
  askedAt: z.string(),
  /** Null until it comes. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** Whether the answer broke off. */
  isCut: z.boolean(),
  /** Null where there is no answer, or only its words were kept. */
  beside: z.nullable(besideAnswerSchema),
});

export type Exchange = z.output<typeof exchangeSchema>;

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/ai/conversation',
  access: 'activeAthlete',
  summary: 'The end of the kept conversation with the coach, in the order said; the rest by pages',
  query: z.object({
    /** The pages before this exchange; 0 begins at the end. */
    before: queryNumber({ label: 'before', min: 0, max: 999_999_999, fallback: 0 }),
    limit: queryNumber({ label: 'limit', min: 1, max: 100, fallback: 20 }),
  }),
  response: z.object({
    exchanges: z.array(exchangeSchema),
    /** Sent as `before`, it answers the page before this one; null at the beginning. */
    earlier: z.nullable(z.int()),
  }),
});

/** The last exchange that the athlete saw. */
const upToBody = z.object({
  upTo: z.int({ error: 'upTo must be the id of an exchange' }).check(z.gte(1), z.lte(LARGEST_ID)),
});

export const clearConversation = endpoint({
  method: 'POST',
  path: '/api/ai/conversation/clear',
  access: 'activeAthlete',
  summary: 'Clear the conversation up to this exchange; it can be brought back for 30 days',
  body: upToBody,
  status: 204,
  response: z.null(),
});

export const restoreConversation = endpoint({
  method: 'POST',
  path: '/api/ai/conversation/restore',
  access: 'activeAthlete',
  summary: 'Bring back what was cleared up to this exchange; what was said since stays behind it',
  body: upToBody,
  status: 204,
  response: z.null(),
});

const instantField = text({ label: 'askedAt', max: 40 }).check(
  z.refine(
    (instant) => !Number.isNaN(Date.parse(instant)),
    'askedAt must be an instant, as 2026-11-22T08:00:00Z',
  ),
);

/** As many as a browser held. */
const MOST_TAKEN_OVER = 100;

export const takeOverConversation = endpoint({
  method: 'POST',
  path: '/api/ai/conversation/take-over',
  access: 'activeAthlete',
  summary: 'Keep a conversation that a browser held, each exchange once by its key',
  jsonBytes: 4_000_000,
  body: z.object({
    exchanges: z
      .array(
        z.object({
          key: text({ label: 'Key', min: 1, max: 200 }),
          question: chatMessageField,
          askedAt: instantField,
          answer: text({ label: 'Answer', min: 1, max: MOST_REPLY_CHARACTERS }),
        }),
        { error: 'Exchanges must be a list of questions with their answers' },
      )
      .check(z.maxLength(MOST_TAKEN_OVER, `At most ${MOST_TAKEN_OVER} exchanges are taken over`)),
  }),
  status: 204,
  response: z.null(),
});
