import type { ActivityPlan } from '../../practice-strava/activity.ts';
import { runnersLog } from '../../practice-strava/runner.ts';
import { addDays, type Day, dayInZone, instantInZone } from '../../src/domain/calendar.ts';
import type { Db } from '../../src/server/platform/db/database.ts';

const SPORTS = ['run', 'walk', 'hike', 'cycling'] as const;
const SPORT_TYPES = { run: 'Run', walk: 'Walk', hike: 'Hike', cycling: 'Ride' };

const NAMES: Record<string, string> = {
  'outdoor-long': 'Sunday long one',
  'outdoor-interval': 'Intervals',
  treadmill: 'Treadmill',
};

/**
 * What the demonstration's runner has at the practice Strava: two of three of the sessions that are in
 * her log already, as her watch saw them, lunch runs that are not, and the year before the log.
 */
export async function demoActivities(input: {
  db: Db;
  userId: number;
  nowMs: number;
  timeZone: string;
}): Promise<ActivityPlan[]> {
  const { db, userId, nowMs, timeZone } = input;
  const workouts = await db
    .selectFrom('workouts')
    .select(['date', 'sport', 'running_subtype', 'duration_s', 'distance_m', 'avg_heart_rate'])
    .select(['started_at', 'created_at', 'calories'])
    .where('user_id', '=', userId)
    .where('sport', 'in', SPORTS)
    .where('distance_m', 'is not', null)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const known = workouts.filter((_workout, index) => index % 3 !== 2);
  const days = new Set(workouts.map(({ date }) => date));
  const today = dayInZone(nowMs, timeZone);
  const oldestDay = workouts[0]?.date ?? today;
  const earlier = runnersLog({ nowMs, timeZone, days: 600, withOddities: false }).filter(
    ({ startMs = 0 }) => dayInZone(startMs, timeZone) < oldestDay,
  );
  const all = [...earlier, ...known.map(asTheWatchSawIt), ...lunchRuns({ days, today, timeZone })];
  return all.map((plan) => ({ timeZone, ...plan })).filter(({ startMs = 0 }) => startMs < nowMs);
}

type Known = {
  sport: string;
  running_subtype: string | null;
  duration_s: number;
  distance_m: number | null;
  avg_heart_rate: number | null;
  started_at: number | null;
  created_at: number;
  calories: number | null;
};

/** She types whole minutes and tenths of a kilometre; the watch knows better. */
function asTheWatchSawIt(workout: Known, index: number): ActivityPlan {
  const { sport, running_subtype: subtype, duration_s: durationS, started_at: startedAt } = workout;
  const isTyped = startedAt === null;
  const seconds = durationS + (isTyped ? (index % 5) * 9 - 18 : 0);
  const metres = (workout.distance_m ?? 0) + (isTyped ? (index % 7) * 11 - 33 : 4.2);
  return {
    name: NAMES[subtype ?? ''] ?? (sport === 'run' ? 'Morning Run' : 'Out and about'),
    sportType: SPORT_TYPES[SPORTS.find((known) => known === sport) ?? 'run'],
    workoutType: subtype === 'outdoor-long' ? 2 : subtype === 'outdoor-interval' ? 3 : null,
    // Written down half an hour after it was over.
    startMs: startedAt ?? workout.created_at - (durationS + 1800) * 1000,
    trainer: subtype === 'treadmill',
    pausedS: (index % 4) * 20,
    ...(workout.calories !== null && { calories: workout.calories }),
    stretches: splitUp({ seconds, metres, heartRate: workout.avg_heart_rate ?? 141 }),
  };
}

/** A slower first third, a quicker last one. */
function splitUp(whole: { seconds: number; metres: number; heartRate: number }) {
  const { seconds, metres, heartRate } = whole;
  const third = Math.round(seconds / 3);
  return [
    { seconds: third, metres: metres * 0.325, heartRate: heartRate - 6 },
    { seconds: third, metres: metres * 0.333, heartRate },
    { seconds: seconds - 2 * third, metres: metres * 0.342, heartRate: heartRate + 6 },
  ];
}

/** On every third of the last month's days without a session. */
function lunchRuns(input: { days: Set<Day>; today: Day; timeZone: string }): ActivityPlan[] {
  const { days, today, timeZone } = input;
  const free = Array.from({ length: 30 }, (_each, ago) => addDays(today, -ago)).filter(
    (day) => !days.has(day),
  );
  return free
    .filter((_day, index) => index % 3 === 0)
    .map((day, index) => ({
      name: 'Lunch Run',
      startMs: instantInZone({ day, secondOfDay: 12 * 3600 + index * 171, timeZone }),
      stretches: splitUp({
        seconds: 1830 + index * 43,
        metres: 5200 + index * 130,
        heartRate: 139,
      }),
    }));
}
