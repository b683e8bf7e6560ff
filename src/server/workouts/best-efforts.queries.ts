import type { BestEffort } from '../../domain/recording/best-efforts.ts';
import type { Tx } from '../platform/db/database.ts';

export async function insertEfforts(
  tx: Tx,
  found: readonly { workout_id: number; user_id: number; efforts: readonly BestEffort[] }[],
): Promise<void> {
  const rows = found.flatMap(({ workout_id, user_id, efforts }) =>
    efforts.map((effort) => ({
      workout_id,
      user_id,
      distance_m: effort.distanceM,
      elapsed_s: effort.elapsedS,
      start_s: effort.startS,
      start_m: effort.startM,
    })),
  );
  if (rows.length > 0) await tx.insertInto('best_efforts').values(rows).execute();
}

export async function deleteEfforts(
  tx: Tx,
  of: { workoutId: number; userId: number },
): Promise<void> {
  await tx
    .deleteFrom('best_efforts')
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .execute();
}
