import { findUser } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { Caller } from '../platform/http/router.ts';
import type { Athlete } from './convert-workout.ts';

/** What the reading of a file must know of the person who sent it. */
export async function athleteOf(db: Db, { userId, timeZone }: Caller): Promise<Athlete> {
  const user = await findUser(db, userId);
  if (!user) throw notFound('User');
  return { userId, timeZone, maxHeartRate: user.max_heart_rate };
}
