import { restoreExport } from '../account/restore-export.ts';
import { findUserByEmail } from '../auth/users.queries.ts';
import type { Clock } from '../platform/clock.ts';
import type { Engine } from '../platform/db/database.ts';

/** Null where there is no such account. */
export async function runRestoreAccount(
  { engine, clock }: { engine: Engine; clock: Clock },
  { email, file }: { email: string; file: string },
): Promise<{ done: boolean; text: string } | null> {
  const user = await findUserByEmail(engine.db, email);
  if (!user) return null;
  const outcome = await restoreExport({
    engine,
    userId: user.id,
    path: file,
    nowMs: clock.nowMs(),
  });
  if (outcome.state === 'refused') return { done: false, text: outcome.why };
  const { workouts, recordings, originals } = outcome;
  return {
    done: true,
    text: `${email} has what was exported: ${workouts} workouts, ${recordings} recordings, ${originals} imported files. Strava and AI keys have to be connected anew.`,
  };
}
