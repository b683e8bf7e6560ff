import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type OfDay = { userId: number; day: string };

/** Counts a question before it is asked; how many it makes today. */
export async function countQuestionOfDay(db: Db | Tx, { userId, day }: OfDay): Promise<number> {
  const { questions } = await db
    .insertInto('ai_usage')
    .values({ user_id: userId, day, questions: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ questions: sql<number>`ai_usage.questions + 1` }),
    )
    .returning('questions')
    .executeTakeFirstOrThrow();
  return questions;
}

export type Used = { inputTokens: number; outputTokens: number; costMicros: number };
export type OwnUsed = { ownInputTokens: number; ownOutputTokens: number };

export async function addUse(db: Db | Tx, of: OfDay & Used): Promise<void> {
  const { userId, day, inputTokens, outputTokens, costMicros } = of;
  await db
    .updateTable('ai_usage')
    .set({
      input_tokens: sql<number>`input_tokens + ${inputTokens}`,
      output_tokens: sql<number>`output_tokens + ${outputTokens}`,
      cost_micros: sql<number>`cost_micros + ${costMicros}`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** Of an own key: neither the operator's limits nor its money. */
export async function addOwnUse(db: Db | Tx, of: OfDay & OwnUsed): Promise<void> {
  const { userId, day, ownInputTokens, ownOutputTokens } = of;
  await db
    .updateTable('ai_usage')
    .set({
      own_input_tokens: sql<number>`own_input_tokens + ${ownInputTokens}`,
      own_output_tokens: sql<number>`own_output_tokens + ${ownOutputTokens}`,
    })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** What the days from one to another come to, both included. */
export async function findUse(
  db: Db | Tx,
  of: { userId: number; from: string; to: string },
): Promise<Used & OwnUsed & { questions: number }> {
  const row = await db
    .selectFrom('ai_usage')
    .select([
      sql<number>`coalesce(sum(questions), 0)`.as('questions'),
      sql<number>`coalesce(sum(input_tokens), 0)`.as('inputTokens'),
      sql<number>`coalesce(sum(output_tokens), 0)`.as('outputTokens'),
      sql<number>`coalesce(sum(cost_micros), 0)`.as('costMicros'),
      sql<number>`coalesce(sum(own_input_tokens), 0)`.as('ownInputTokens'),
      sql<number>`coalesce(sum(own_output_tokens), 0)`.as('ownOutputTokens'),
    ])
    .where('user_id', '=', of.userId)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .executeTakeFirstOrThrow();
  return {
    questions: Number(row.questions),
    inputTokens: Number(row.inputTokens),
    outputTokens: Number(row.outputTokens),
    costMicros: Number(row.costMicros),
    ownInputTokens: Number(row.ownInputTokens),
    ownOutputTokens: Number(row.ownOutputTokens),
  };
}
