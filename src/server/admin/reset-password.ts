import { randomInt } from 'node:crypto';
import { hashPassword } from '../auth/passwords.ts';
import { deleteSessionsOf } from '../auth/sessions.queries.ts';
import { changeUser, findUserByEmail } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';

/** Gives an account a fresh random password and signs every device out; null without account. */
export async function resetPassword(
  db: Db,
  email: string,
): Promise<{ password: string; sessionsEnded: number } | null> {
  const password = freshPassword();
  const passwordHash = await hashPassword(password);
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  return db.transaction().execute(async (tx) => {
    await changeUser({ tx, userId: user.id, changes: { password_hash: passwordHash } });
    return { password, sessionsEnded: await deleteSessionsOf(tx, { userId: user.id }) };
  });
}

// Without letters and digits that look alike, because somebody will read it aloud: 16 of 31 are
// 79 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function freshPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
