import { expect } from 'vitest';
import { addDays, dayInZone } from '../src/domain/calendar.ts';
import { HOME_TIME_ZONE } from './devices.ts';
import { journey, type Visitor } from './fixtures.ts';

export const today = () => dayInZone(Date.now(), HOME_TIME_ZONE);
export const ago = (days: number) => addDays(today(), -days);

export const RUN = {
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:50',
  distance: 10,
  avgHeartRate: 140,
};

export type Records = {
  log: (workout: object) => Promise<number>;
  plan: (race: object) => Promise<number>;
  weigh: (entry: object) => Promise<number>;
  /** Records of a health export. */
  bring: (workouts: object[]) => Promise<void>;
};

/** What is there before a journey begins goes in by the same calls that the forms make. */
export const test = journey
  .extend('recordsOf', () => recordsOf)
  .extend('records', ({ visitor }) => recordsOf(visitor))
  .extend('log', ({ records }) => records.log)
  .extend('plan', ({ records }) => records.plan);

function recordsOf({ send }: Visitor): Records {
  return {
    log: async (workout) => (await send('POST /api/workouts', workout)).id,
    plan: async (race) => (await send('POST /api/races', race)).id,
    weigh: async (entry) => (await send('POST /api/weight', entry)).id,
    bring: async (workouts) => {
      const path = 'POST /api/import/apple-health';
      const { added } = await send<{ added: number }>(path, { workouts });
      expect(added).toBe(workouts.length);
    },
  };
}

/** Five weeks of runs of every type and a strength session a week, and two races. */
export async function fillLog({ log, plan }: Pick<Records, 'log' | 'plan'>): Promise<void> {
  const zones = {
    zone1Minutes: 8,
    zone2Minutes: 28,
    zone3Minutes: 9,
    zone4Minutes: 4,
    zone5Minutes: 1,
  };
  const types = ['outdoor-easy', 'outdoor-interval', 'treadmill', 'outdoor-long', null];
  for (let days = 1; days <= 35; days += 1) {
    if (days % 7 === 3) await log({ date: ago(days), workoutType: 'strength', duration: '0:45' });
    if (days % 7 === 5) {
      await log({ date: ago(days), workoutType: 'cross', duration: '1:15', distance: 28 });
    }
    if (days % 2 === 1) continue;
    await log({
      ...RUN,
      ...zones,
      runningSubtype: types[(days / 2) % types.length],
      duration: `0:${45 + (days % 9)}`,
      date: ago(days),
      notes: days % 3 === 0 ? 'Along the river.' : null,
    });
  }
  await plan({ name: 'Spring Half', date: ago(-20), distance: 21.1, targetTime: '1:45' });
  await plan({ name: 'Coast Marathon', date: ago(-139), distance: 42.2, targetTime: '3:45' });
}

export function healthRecord(of: {
  type: string;
  day: string;
  hour?: number;
  minutes: number;
  km: number;
}) {
  const startMs = Date.parse(`${of.day}T02:00:00Z`) + (of.hour ?? 8) * 3_600_000;
  return {
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(startMs + of.minutes * 60_000).toISOString(),
    workoutActivityType: of.type,
    duration: of.minutes,
    totalDistance: of.km,
    totalEnergyBurned: of.minutes * 11,
  };
}
