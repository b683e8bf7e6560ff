import type { Tx } from '../../platform/db/database.ts';
import type { ListedActivity } from '../api/answers.ts';
import { findActivities } from './activities.queries.ts';
import { addActivities } from './add-activities.ts';
import { followListed } from './follow-listed.ts';

/** What the list tells, into the log; told again, it adds nothing. Answers how many are new or changed. */
export async function takeListed(
  tx: Tx,
  of: { userId: number; athleteId: string; nowMs: number; listed: readonly ListedActivity[] },
): Promise<number> {
  const { userId, athleteId, nowMs } = of;
  const byId = new Map(of.listed.map((activity) => [activity.id, activity]));
  const known = await findActivities(tx, { userId, ids: [...byId.keys()] });
  let changed = 0;
  for (const [id, activity] of byId) {
    const row = known.get(id);
    if (row && (await followListed(tx, { userId, nowMs, known: row, activity }))) changed += 1;
  }
  const listed = [...byId.values()].filter(({ id }) => !known.has(id));
  return changed + (await addActivities(tx, { userId, athleteId, nowMs, listed }));
}
