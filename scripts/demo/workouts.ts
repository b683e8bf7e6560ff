import type { Insertable } from 'kysely';
import { type Day, instantInZone, offsetInZone } from '../../src/domain/calendar.ts';
import type { Sport } from '../../src/domain/sports.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { DANA, weightKgOn } from './athlete.ts';
import type { Dice } from './dice.ts';
import { heartRatesOf, type Stretch } from './heart.ts';
import { maybeNote } from './notes.ts';
import { type Fuel, fuelOf, runSession } from './runs.ts';
import type { PlannedSession, SessionKind } from './year-plan.ts';

export type DemoWorkout = Insertable<Tables['workouts']> & {
  kind: SessionKind;
  /** What the watch saw on the way. */
  way: { stretches: readonly Stretch[]; heartSteps: readonly number[] };
};

type Done = Fuel & {
  distanceM: number | null;
  stretches: Stretch[];
  calories: number;
  note: string | null;
  columns: Pick<DemoWorkout, 'workout_type' | 'running_subtype' | 'sport'>;
};

const NO_FUEL: Fuel = {
  gelType: null,
  caffeinatedGels: 0,
  nonCaffeinatedGels: 0,
  hydrationMl: null,
};

/** One session as a row: typed in by hand in whole minutes, or as the watch sent it. */
export function demoWorkout(input: {
  session: PlannedSession;
  dice: Dice;
  userId: number;
  timeZone: string;
}): DemoWorkout {
  const { session, dice, userId, timeZone } = input;
  const done = isRun(session.kind) ? runDone(session, dice) : otherDone(session, dice);
  const fromWatch = isFromWatch(session, dice);
  const exactS = done.stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  const durationS =
    fromWatch || session.kind.endsWith('race') ? Math.round(exactS) : minutes(exactS);
  const { maxHeartRate } = DANA;
  const heart = heartRatesOf({ stretches: done.stretches, maxHeartRate, dice });
  const startedAt = startOf({ session, dice, timeZone });
  const zone = (index: number) => {
    const seconds = heart.zoneSeconds[index] ?? 0;
    return fromWatch ? seconds : Math.floor(seconds / 60) * 60;
  };
  const writtenAt = startedAt + (durationS + 1800) * 1000;
  return {
    kind: session.kind,
    way: { stretches: done.stretches, heartSteps: heart.steps },
    user_id: userId,
    date: session.day,
    started_at: fromWatch ? startedAt : null,
    utc_offset_s: fromWatch ? offsetInZone(startedAt, timeZone) : null,
    ...done.columns,
    duration_s: durationS,
    elapsed_s: fromWatch ? durationS + Math.round(dice.between(0, 140)) : null,
    distance_m:
      done.distanceM === null
        ? null
        : fromWatch
          ? tenths(done.distanceM)
          : toTenthKm(done.distanceM),
    ascent_m:
      fromWatch && done.columns.sport === 'hike' ? Math.round(dice.between(400, 800)) : null,
    calories: Math.round(done.calories),
    avg_heart_rate: heart.average,
    max_heart_rate: heart.highest,
    zone1_s: zone(0),
    zone2_s: zone(1),
    zone3_s: zone(2),
    zone4_s: zone(3),
    zone5_s: zone(4),
    gel_type: fromWatch ? null : done.gelType,
    caffeinated_gels: fromWatch ? 0 : done.caffeinatedGels,
    non_caffeinated_gels: fromWatch ? 0 : done.nonCaffeinatedGels,
    hydration_ml: fromWatch ? null : done.hydrationMl,
    notes: fromWatch ? null : done.note,
    source: fromWatch ? 'apple-health' : 'manual',
    source_key: fromWatch ? `demo-${session.day}-${session.kind}` : null,
    version: 1,
    created_at: writtenAt,
    updated_at: writtenAt,
    deleted_at: null,
  };
}

/** When it was over and could be written down. */
export function endOf(workout: DemoWorkout): number {
  return workout.created_at;
}

function isRun(kind: SessionKind): boolean {
  return ['long', 'easy', 'intervals', 'treadmill', 'half-race', 'ten-race'].includes(kind);
}

/** Her first weeks came over from the phone; later it fills in what she does not type. */
function isFromWatch({ kind, weeksAgo }: PlannedSession, dice: Dice): boolean {
  if (kind.endsWith('race') || kind === 'intervals' || kind === 'strength') return false;
  if (kind === 'walk' || kind === 'hike') return true;
  if (weeksAgo > 44) return dice.chance(0.85);
  return kind !== 'long' && dice.chance(0.22);
}

function runDone(session: PlannedSession, dice: Dice): Done {
  const { subtype, distanceM, stretches, note } = runSession(session, dice);
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  const { weeksAgo } = session;
  return {
    ...fuelOf({ distanceM, seconds, weeksAgo }, dice),
    distanceM,
    stretches,
    // A kilocalorie a kilogram a kilometre, near enough.
    calories: (weightKgOn(weeksAgo) * distanceM * dice.between(0.96, 1.06)) / 1000,
    note,
    columns: { workout_type: 'running', running_subtype: subtype, sport: 'run' },
  };
}

type OtherKind = {
  sport: Sport;
  minutes: readonly [number, number];
  share: number;
  kmPerHour: number | null;
  caloriesPerMinute: number;
};

const OTHERS: Partial<Record<SessionKind, OtherKind>> = {
  strength: {
    sport: 'strength',
    minutes: [32, 52],
    share: 0.56,
    kmPerHour: null,
    caloriesPerMinute: 5.2,
  },
  ride: {
    sport: 'cycling',
    minutes: [55, 130],
    share: 0.63,
    kmPerHour: 24,
    caloriesPerMinute: 8.1,
  },
  swim: { sport: 'swim', minutes: [30, 50], share: 0.64, kmPerHour: 2.3, caloriesPerMinute: 7.4 },
  yoga: { sport: 'yoga', minutes: [25, 60], share: 0.5, kmPerHour: null, caloriesPerMinute: 2.8 },
  walk: { sport: 'walk', minutes: [45, 95], share: 0.52, kmPerHour: 5.1, caloriesPerMinute: 4.2 },
  hike: { sport: 'hike', minutes: [150, 260], share: 0.6, kmPerHour: 3.9, caloriesPerMinute: 6.4 },
};

function otherDone({ kind }: PlannedSession, dice: Dice): Done {
  const other = OTHERS[kind];
  if (!other) throw new Error(`${kind} is a run`);
  const { sport, share, kmPerHour, caloriesPerMinute } = other;
  const seconds = dice.between(...other.minutes) * 60;
  const onFoot = sport === 'walk' || sport === 'hike';
  return {
    ...NO_FUEL,
    distanceM: kmPerHour && ((kmPerHour * seconds) / 3.6) * dice.between(0.9, 1.1),
    stretches: sets({ sport, seconds, share }),
    calories: (caloriesPerMinute * seconds * dice.between(0.9, 1.1)) / 60,
    note: maybeNote(kind, dice),
    columns: {
      workout_type: onFoot ? 'running' : sport === 'strength' ? 'strength' : 'cross',
      running_subtype: onFoot ? 'outdoor-easy' : null,
      sport,
    },
  };
}

/** Weights go up and down with the sets; the rest is even. */
function sets({
  sport,
  seconds,
  share,
}: {
  sport: Sport;
  seconds: number;
  share: number;
}): Stretch[] {
  if (sport !== 'strength') return [{ seconds, share }];
  const count = Math.round(seconds / 180);
  return Array.from({ length: count }, () => [
    { seconds: 70, share: share + 0.14 },
    { seconds: seconds / count - 70, share: share - 0.06 },
  ]).flat();
}

function startOf(input: { session: PlannedSession; dice: Dice; timeZone: string }): number {
  const { session, dice, timeZone } = input;
  const hour = HOURS[session.kind] ?? dice.pick([6.6, 6.7, 12.2, 17.8]);
  const secondOfDay = Math.round((hour + dice.between(-0.2, 0.2)) * 3600);
  return instantInZone({ day: session.day satisfies Day, secondOfDay, timeZone });
}

const HOURS: Partial<Record<SessionKind, number>> = {
  long: 9.5,
  'half-race': 10,
  'ten-race': 10.5,
  hike: 9,
  intervals: 18.2,
  strength: 19,
};

function minutes(seconds: number): number {
  return Math.round(seconds / 60) * 60;
}

function tenths(distanceM: number): number {
  return Math.round(distanceM * 10) / 10;
}

function toTenthKm(distanceM: number): number {
  return Math.round(distanceM / 100) * 100;
}
