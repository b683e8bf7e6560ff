import {
  addDays,
  type Day,
  dayInZone,
  daysBetween,
  instantInZone,
  offsetInZone,
  weekdayOf,
} from '../src/domain/calendar.ts';
import type { ActivityPlan, Stretch } from './activity.ts';

/** Plausible activities of the days up to now, the same for the same day and zone; oldest first. */
export function runnersLog(input: {
  nowMs: number;
  timeZone: string;
  days: number;
  /** The oddities that a real account has; without them only what a runner does each week. */
  withOddities?: boolean;
}): ActivityPlan[] {
  const { nowMs, timeZone, days, withOddities = true } = input;
  const today = dayInZone(nowMs, timeZone);
  const plans: ActivityPlan[] = [];
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const at = (secondOfDay: number) => instantInZone({ day, secondOfDay, timeZone });
    plans.push(...sessionsOf({ day, at }).map((plan) => ({ timeZone, ...plan })));
  }
  if (withOddities) plans.push(...oddities({ nowMs, timeZone }));
  return plans.filter((plan) => endOf(plan) <= nowMs).sort((a, b) => startOf(a) - startOf(b));
}

type At = (secondOfDay: number) => number;

/**
 * Sunday long, Tuesday intervals, easy days, a ride, strength: a little different each week. A day's
 * activities follow from its date, so that tomorrow's log tells the same of today.
 */
function sessionsOf({ day, at }: { day: Day; at: At }): ActivityPlan[] {
  const weekday = weekdayOf(day);
  const week = weekNumberOf(day);
  const turn = (weekday * 7 + week * 5) % 11;
  const morning = at(6 * 3600 + 2700 + turn * 61);
  const evening = at(18 * 3600 + turn * 97);
  switch (weekday) {
    case 0:
      return [week % 4 === 0 ? race(at(9 * 3600)) : longRun(at(8 * 3600 + turn * 83), turn)];
    case 1:
      return [strength(evening)];
    case 2:
      return [intervals(evening, turn)];
    case 3:
      return [easyRun(morning, turn)];
    case 5:
      return [turn % 3 === 0 ? treadmill(evening, turn) : easyRun(morning, turn + 2)];
    case 6:
      return turn % 2 === 0 ? [ride(at(10 * 3600 + turn * 71), turn)] : [];
    default:
      return [];
  }
}

function easyRun(startMs: number, turn: number): ActivityPlan {
  const metres = 6200 + turn * 310.7;
  return {
    name: 'Morning Run',
    startMs,
    pausedS: turn * 6,
    stretches: [even({ metres, paceSPerKm: 345 - turn, heartRate: 136 + (turn % 4) })],
  };
}

function longRun(startMs: number, turn: number): ActivityPlan {
  const metres = 15_400 + turn * 402.3;
  return {
    name: 'Sunday long one',
    startMs,
    workoutType: 2,
    pausedS: 60 + turn * 9,
    description: turn % 2 === 0 ? 'Along the river and back. Two gels, legs fine.' : null,
    stretches: [
      even({ metres: metres * 0.75, paceSPerKm: 352, heartRate: 139 }),
      even({ metres: metres * 0.25, paceSPerKm: 334, heartRate: 149 }),
    ],
  };
}

function intervals(startMs: number, turn: number): ActivityPlan {
  const repetition = even({ metres: 800, paceSPerKm: 272 - (turn % 5), heartRate: 172 });
  const jog = { seconds: 120, metres: 290, heartRate: 141 };
  const middle = Array.from({ length: 5 }, () => [repetition, jog]).flat();
  return {
    name: '6 x 800 m',
    startMs,
    workoutType: 3,
    hasLaps: true,
    stretches: [
      even({ metres: 2400, paceSPerKm: 350, heartRate: 134 }),
      ...middle,
      repetition,
      even({ metres: 1800, paceSPerKm: 368, heartRate: 138 }),
    ],
  };
}

function race(startMs: number): ActivityPlan {
  return {
    name: 'City 10K 🏁',
    startMs,
    workoutType: 1,
    hasLaps: true,
    description: 'Chip time 47:31. Held back to the turn, then not.',
    stretches: Array.from({ length: 10 }, (_each, km) =>
      even({ metres: 1004, paceSPerKm: 288 - km, heartRate: 166 + km }),
    ),
  };
}

function treadmill(startMs: number, turn: number): ActivityPlan {
  return {
    name: 'Treadmill',
    startMs,
    trainer: true,
    stretches: [even({ metres: 6500 + turn * 100, paceSPerKm: 340, heartRate: 141 })],
  };
}

function ride(startMs: number, turn: number): ActivityPlan {
  return {
    name: 'Saturday Ride',
    startMs,
    sportType: turn % 4 === 0 ? 'GravelRide' : 'Ride',
    workoutType: 10,
    pausedS: 300,
    stretches: [even({ metres: 31_000 + turn * 900, paceSPerKm: 148, heartRate: 128 })],
  };
}

function strength(startMs: number): ActivityPlan {
  return {
    name: 'Strength',
    startMs,
    sportType: 'WeightTraining',
    trainer: true,
    stretches: [{ seconds: 2460, metres: 0, heartRate: 108 }],
  };
}

const HOUR_MS = 3_600_000;
const FIRST_SUNDAY = '2023-01-01';

/** What a real account holds besides: another zone, the clock change, two starts at once, long ids. */
function oddities({ nowMs, timeZone }: { nowMs: number; timeZone: string }): ActivityPlan[] {
  const today = dayInZone(nowMs, timeZone);
  const sinceAnchor = daysBetween(FIRST_SUNDAY, today) % 14;
  const daysAgo = (days: number) =>
    instantInZone({ day: addDays(today, -sinceAnchor - days), secondOfDay: 12 * 3600, timeZone });
  const change = lastClockChange(nowMs, timeZone);
  const walk = { sportType: 'Walk', stretches: [{ seconds: 1500, metres: 2100, heartRate: 96 }] };
  return [
    { ...easyRun(daysAgo(1), 3), name: 'Jet lag jog', timeZone: 'Asia/Tokyo' },
    { ...walk, name: 'To the start', timeZone, startMs: daysAgo(3), id: '9007199254740993' },
    // The watch and the phone, both on.
    { ...easyRun(daysAgo(5), 1), timeZone },
    { ...easyRun(daysAgo(5), 1), name: 'Run (phone)', timeZone, hasHeartRate: false },
    {
      name: 'Forgot the watch',
      manual: true,
      timeZone,
      startMs: daysAgo(7),
      stretches: [{ seconds: 1800, metres: 5000, heartRate: 0 }],
    },
    { ...walk, name: 'Something new', sportType: 'Padel', timeZone, startMs: daysAgo(9) },
    { ...easyRun(daysAgo(12), 5), name: 'Nobody needs to know', isPrivate: true, timeZone },
    ...(change === null
      ? []
      : [
          { ...easyRun(change - 2 * HOUR_MS, 2), name: 'Before the clocks changed', timeZone },
          { ...easyRun(change + 2 * HOUR_MS, 2), name: 'After the clocks changed', timeZone },
        ]),
  ];
}

/** The hour at which the zone's offset changed last; null where it never does. */
function lastClockChange(nowMs: number, timeZone: string): number | null {
  const firstMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  for (let atMs = firstMs; atMs > firstMs - 300 * 24 * HOUR_MS; atMs -= HOUR_MS) {
    if (offsetInZone(atMs, timeZone) !== offsetInZone(atMs - HOUR_MS, timeZone)) return atMs;
  }
  return null;
}

function weekNumberOf(day: Day): number {
  return Math.floor(daysBetween(FIRST_SUNDAY, day) / 7);
}

function even(of: { metres: number; paceSPerKm: number; heartRate: number }): Stretch {
  const { metres, paceSPerKm, heartRate } = of;
  return { seconds: Math.round((metres * paceSPerKm) / 1000), metres, heartRate };
}

function startOf({ startMs = 0 }: ActivityPlan): number {
  return startMs;
}

function endOf({ startMs = 0, stretches = [], pausedS = 0 }: ActivityPlan): number {
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, pausedS);
  return startMs + seconds * 1000;
}
