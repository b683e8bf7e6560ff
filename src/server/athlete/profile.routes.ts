import { readMeasures } from '../../contract/measures.ts';
import { type ProfileBody, readUser, updateUser } from '../../contract/users.ts';
import { originOfMaximum } from '../../domain/athlete-limits.ts';
import { ageOn } from '../../domain/body.ts';
import { dayInZone, isTimeZone } from '../../domain/calendar.ts';
import { changeUser, findUser, toUser, type UserRow } from '../auth/users.queries.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound, refusedField } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { setMaximumToday, withZonesRecomputed, writeLimits } from './athlete-limits.ts';

export function mountProfile(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(readUser, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw notFound('User');
    return toUser(user);
  });

  route(updateUser, async ({ userId, body }) => {
    const before = await findUser(db, userId);
    if (!before) throw notFound('User');
    refuseForgettingBirth(body, before);
    const nowMs = clock.nowMs();
    const today = dayInZone(nowMs, before.time_zone);
    refuseUnborn(body, today);
    const columns = columnsOf(body, before);
    const { maxHeartRate = before.max_heart_rate } = body;
    if (maxHeartRate === before.max_heart_rate) {
      const user = await changeUser({ tx: db, userId, changes: columns });
      if (!user) throw notFound('User');
      return toUser(user);
    }
    const born = body.dateOfBirth ?? before.date_of_birth;
    const maximumOrigin = originOfMaximum(maxHeartRate, born ? ageOn(today, born) : null);
    const save = () =>
      db.transaction().execute(async (tx) => {
        await writeLimits({ tx, userId, nowMs }, () =>
          setMaximumToday(tx, { userId, today, nowMs, maxHeartRate, maximumOrigin }),
        );
        return changeUser({ tx, userId, changes: columns });
      });
    const user = await withZonesRecomputed(db, { userId, nowMs }, save);
    if (!user) throw notFound('User');
    return toUser(user);
  });
}

function refuseForgettingBirth(body: ProfileBody, before: UserRow): void {
  if (body.dateOfBirth !== null || before.date_of_birth === null) return;
  throw refusedField('dateOfBirth', 'Date of birth is required');
}

function refuseUnborn({ dateOfBirth }: ProfileBody, today: string): void {
  if (!dateOfBirth || dateOfBirth <= today) return;
  throw refusedField('dateOfBirth', 'Date of birth must be in the past');
}

/** Only these columns can change through a profile save; what was not sent stays as it is. */
function columnsOf(body: ProfileBody, before: UserRow) {
  const { timeZone, trainerAccessEnabled: shared } = body;
  return withoutUndefined({
    name: body.name,
    date_of_birth: body.dateOfBirth,
    height_cm: body.height ?? undefined,
    weight_kg: body.currentWeight ?? undefined,
    target_weight_kg: body.targetWeight,
    fitness_level: body.fitnessLevel,
    weekly_frequency: body.weeklyFrequency,
    goals: body.goals,
    trainer_access_enabled: shared === undefined ? undefined : toSwitch(shared),
    time_zone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
    measures: newMeasures(body, before),
  });
}

/** A record sent back whole says nothing new of them, and so stays open to what a browser says. */
function newMeasures({ measures }: ProfileBody, before: UserRow): string | undefined {
  if (!measures) return undefined;
  const said = JSON.stringify(measures);
  return said === JSON.stringify(readMeasures(before.measures)) ? undefined : said;
}

function toSwitch(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
