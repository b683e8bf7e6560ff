import * as contract from '../../contract/conversation.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import {
  addExchanges,
  clearExchanges,
  type ExchangeRow,
  findExchanges,
  restoreExchanges,
} from './conversation.queries.ts';
import { readBeside } from './conversation.ts';

export function mountConversation(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(contract.readConversation, async ({ userId, query }) => {
    const { limit } = query;
    const before = query.before === 0 ? null : query.before;
    const found = await findExchanges(db, { userId, before, limit: limit + 1 });
    const exchanges = found.slice(0, limit).toReversed();
    return {
      exchanges: exchanges.map(toExchangeJson),
      earlier: found.length > limit ? (exchanges[0]?.id ?? null) : null,
    };
  });

  route(contract.clearConversation, async ({ userId, body }) => {
    await clearExchanges(db, { userId, upTo: body.upTo, nowMs: clock.nowMs() });
    return null;
  });

  route(contract.restoreConversation, async ({ userId, body }) => {
    await restoreExchanges(db, { userId, upTo: body.upTo });
    return null;
  });

  route(contract.takeOverConversation, async ({ userId, body }) => {
    const nowMs = clock.nowMs();
    const rows = body.exchanges.map(({ key, question, askedAt, answer }) => {
      // By the browser's clock, which may be ahead.
      const atMs = Math.min(Date.parse(askedAt), nowMs);
      return {
        user_id: userId,
        idempotency_key: key,
        question,
        asked_at: atMs,
        answer,
        answered_at: atMs,
      };
    });
    await db.transaction().execute((tx) => addExchanges(tx, userId, rows));
    return null;
  });
}

function toExchangeJson(
  row: ExchangeRow,
): AnswerJson<typeof contract.readConversation>['exchanges'][number] {
  return {
    id: row.id,
    key: row.idempotency_key,
    question: row.question,
    askedAt: new Date(row.asked_at).toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    isCut: row.is_cut === 1,
    beside: readBeside(row),
  };
}
