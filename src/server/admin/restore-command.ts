import type { AccountPart } from '../../contract/imports.ts';
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
  const outcome = await restoreExport({ engine, clock, userId: user.id, path: file });
  if (outcome.state === 'refused') return { done: false, text: outcome.why };
  const { parts } = outcome.account;
  const addedOf = (part: AccountPart) => parts.find((each) => each.part === part)?.added ?? 0;
  const refused = parts.reduce((sum, each) => sum + each.refused, 0);
  const left = refused > 0 ? ` ${refused} entries were none that Longrun could keep.` : '';
  return {
    done: true,
    text: `${email} has what was exported: ${addedOf('workouts')} workouts, ${addedOf('recordings')} recordings, ${addedOf('originals')} imported files.${left} Strava and AI keys have to be connected anew.`,
  };
}
