import { type ProfileBody, readUser, updateUser } from '../../contract/users.ts';
import { isTimeZone } from '../../domain/calendar.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { changeUser, findUser, toUser } from './users.queries.ts';

export function mountUsers(route: Router, { db }: { db: Db }): void {
  route(readUser, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw notFound('User');
    return toUser(user);
  });

  route(updateUser, async ({ userId, body }) => {
    if (body.dateOfBirth === null) await refuseForgettingBirth(db, userId);
    const user = await changeUser({ tx: db, userId, changes: columnsOf(body) });
    if (!user) throw notFound('User');
    return toUser(user);
  });
}

async function refuseForgettingBirth(db: Db, userId: number): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined || user.date_of_birth === null) return;
  const message = 'Date of birth is required';
  throw new AppError('validation', message, { issues: [{ path: 'dateOfBirth', message }] });
}

/** Only these columns can change through a profile save; what was not sent stays as it is. */
function columnsOf(body: ProfileBody) {
  const { timeZone, trainerAccessEnabled: shared, maxHeartRate } = body;
  return withoutUndefined({
    name: body.name,
    date_of_birth: body.dateOfBirth,
    height_cm: body.height,
    weight_kg: body.currentWeight,
    max_heart_rate: maxHeartRate === undefined ? undefined : Math.round(maxHeartRate),
    fitness_level: body.fitnessLevel,
    weekly_frequency: body.weeklyFrequency,
    goals: body.goals,
    trainer_access_enabled: shared === undefined ? undefined : toSwitch(shared),
    time_zone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
  });
}

function toSwitch(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
