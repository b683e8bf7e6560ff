import { NOTHING_MEASURED, type Recording } from '../src/domain/recording/recording.ts';
import type { Tx } from '../src/server/platform/db/database.ts';
import { openEngine } from '../src/server/platform/db/open-engine.ts';
import { saveRecording } from '../src/server/workouts/recordings-of-sources.ts';
import type { NewWorkoutRow } from '../src/server/workouts/workout-rows.ts';
import { insertWorkout } from '../src/server/workouts/workouts.queries.ts';
import type { Athlete } from './fixtures.ts';
import { ago } from './records.ts';
import type { RunningApp } from './running-app.ts';

type LoggedRun = Partial<NewWorkoutRow> & {
  daysAgo: number;
  km: number;
  paceSPerKm: number;
  isRecorded?: boolean;
};

type PlannedRace = {
  daysAgo: number;
  name: string;
  km: number;
  targetS: number;
  /** A race that was run: the run of that day is the race. */
  actualS?: number;
};

/** What a runner has written down, on days counted back from today. */
export type RunnersLog = {
  runs: readonly LoggedRun[];
  races: readonly PlannedRace[];
  weightsKg: readonly { daysAgo: number; kg: number }[];
};

/** Began last week: an easy run and another one. */
export function newRunner(): RunnersLog {
  return {
    runs: [
      { daysAgo: 5, km: 4, paceSPerKm: 400, avg_heart_rate: 152 },
      { daysAgo: 2, km: 5, paceSPerKm: 395, avg_heart_rate: 150 },
    ],
    races: [{ daysAgo: -60, name: 'Park Ten', km: 10, targetS: 3600 }],
    weightsKg: [],
  };
}

/** Ran 10 km in 49:13 nine weeks ago, and easily since, a treadmill among it. */
export function runnerWithOneRace(): RunnersLog {
  const runs: LoggedRun[] = [
    {
      daysAgo: 63,
      km: 10,
      paceSPerKm: 295.3,
      avg_heart_rate: 171,
      running_subtype: 'outdoor-easy',
    },
    { daysAgo: 4, km: 5.2, paceSPerKm: 358, avg_heart_rate: 139, running_subtype: 'treadmill' },
  ];
  for (let daysAgo = 84; daysAgo >= 0; daysAgo -= 3) {
    if (daysAgo === 63) continue;
    const isLong = daysAgo % 9 === 0;
    runs.push({
      daysAgo,
      km: isLong ? 14 : 7 + (daysAgo % 4),
      paceSPerKm: isLong ? 362 : 345 + (daysAgo % 7) * 2,
      running_subtype: isLong ? 'outdoor-long' : 'outdoor-easy',
      avg_heart_rate: 140 + (daysAgo % 5),
      zone2_s: 1800,
      zone3_s: 600,
    });
  }
  return {
    runs,
    races: [
      { daysAgo: 63, name: 'City Ten', km: 10, targetS: 3000, actualS: 2953 },
      { daysAgo: -26, name: 'Harbour Half', km: 21.1, targetS: 6600 },
    ],
    weightsKg: [
      { daysAgo: 40, kg: 72.4 },
      { daysAgo: 20, kg: 71.8 },
      { daysAgo: 3, kg: 71.1 },
    ],
  };
}

/** Four runs a week for a year, all of them recorded: easy, intervals, easy, long with gels. */
export function runnerWithRecordings(): RunnersLog {
  const runs: LoggedRun[] = [];
  for (let week = 51; week >= 0; week -= 1) {
    const faster = (51 - week) * 0.4;
    const rest = { isRecorded: true, source: 'file' as const };
    runs.push({
      ...rest,
      daysAgo: week * 7 + 6,
      km: 8,
      paceSPerKm: 345 - faster,
      avg_heart_rate: 138,
    });
    runs.push({
      ...rest,
      daysAgo: week * 7 + 4,
      km: 10,
      paceSPerKm: 312 - faster,
      running_subtype: 'outdoor-interval',
      avg_heart_rate: 156,
    });
    runs.push({
      ...rest,
      daysAgo: week * 7 + 2,
      km: 9,
      paceSPerKm: 350 - faster,
      avg_heart_rate: 136,
    });
    const isRace = week === 6 || week === 20;
    runs.push(
      isRace
        ? {
            ...rest,
            daysAgo: week * 7,
            km: week === 6 ? 10 : 5,
            paceSPerKm: week === 6 ? 268 : 262,
            avg_heart_rate: 172,
          }
        : {
            ...rest,
            daysAgo: week * 7,
            km: 16 + (week % 4) * 3,
            paceSPerKm: 352 - faster,
            running_subtype: 'outdoor-long',
            avg_heart_rate: 143,
            gel_type: 'sis',
            caffeinated_gels: week % 2,
            non_caffeinated_gels: 1,
            hydration_ml: 600,
          },
    );
  }
  return {
    runs,
    races: [
      { daysAgo: 140, name: 'Castle Five', km: 5, targetS: 1320, actualS: 1310 },
      { daysAgo: 42, name: 'City Ten', km: 10, targetS: 2700, actualS: 2680 },
      { daysAgo: -19, name: 'Harbour Half', km: 21.1, targetS: 5940 },
      { daysAgo: -140, name: 'Spring Marathon', km: 42.2, targetS: 12_600 },
    ],
    weightsKg: [200, 150, 100, 50, 25, 12, 1].map((daysAgo) => ({
      daysAgo,
      kg: 66 + daysAgo / 80,
    })),
  };
}

/** Sixteen weeks of running, and then nothing for seventy days. */
export function runnerAfterBreak(): RunnersLog {
  const runs: LoggedRun[] = [{ daysAgo: 90, km: 10, paceSPerKm: 290.1, avg_heart_rate: 174 }];
  for (let daysAgo = 180; daysAgo >= 70; daysAgo -= 2) {
    if (daysAgo === 90) continue;
    const isLong = daysAgo % 7 === 0;
    runs.push({
      daysAgo,
      km: isLong ? 15 : 8,
      paceSPerKm: 330 + (daysAgo % 5) * 3,
      running_subtype: isLong ? 'outdoor-long' : 'outdoor-easy',
      avg_heart_rate: 143,
      zone2_s: 2000,
    });
  }
  return {
    runs,
    races: [
      { daysAgo: 90, name: 'Summer Ten', km: 10, targetS: 2880, actualS: 2901 },
      { daysAgo: -20, name: 'Harbour Half', km: 21.1, targetS: 6300 },
    ],
    weightsKg: [
      { daysAgo: 80, kg: 80 },
      { daysAgo: 2, kg: 83.5 },
    ],
  };
}

/** No heart rate anywhere; every second run came through Strava. */
export function runnerWithoutHeartRate(): RunnersLog {
  const runs: LoggedRun[] = [];
  for (let daysAgo = 100; daysAgo >= 0; daysAgo -= 2) {
    runs.push({
      daysAgo,
      km: daysAgo % 6 === 0 ? 13 : 7.5,
      paceSPerKm: 330 + (daysAgo % 9) * 2,
      source: daysAgo % 4 === 0 ? 'strava' : 'manual',
    });
  }
  return {
    runs,
    races: [{ daysAgo: -33, name: 'Winter Ten', km: 10, targetS: 2940 }],
    weightsKg: [],
  };
}

/** Straight into the database of the running app: hundreds of rows are no form's work. */
export async function writeLog(
  app: RunningApp,
  athlete: Pick<Athlete, 'id'>,
  log: RunnersLog,
): Promise<void> {
  const engine = await openEngine({ dataDir: app.dataDir, databaseUrl: undefined });
  try {
    await engine.db.transaction().execute((tx) => writeRows(tx, athlete.id, log));
  } finally {
    await engine.close();
  }
}

async function writeRows(tx: Tx, userId: number, log: RunnersLog): Promise<void> {
  const idsOf = new Map<number, number>();
  for (const { daysAgo, km, paceSPerKm, isRecorded, ...columns } of log.runs) {
    const { id } = await insertWorkout(tx, {
      user_id: userId,
      date: ago(daysAgo),
      workout_type: 'running',
      running_subtype: 'outdoor-easy',
      sport: 'run',
      distance_m: km * 1000,
      duration_s: Math.round(km * paceSPerKm),
      source: 'manual',
      created_at: 0,
      updated_at: 0,
      ...columns,
    });
    idsOf.set(daysAgo, id);
    if (!isRecorded) continue;
    const recording = recordingOf({ km, paceSPerKm, bpm: columns.avg_heart_rate ?? 140 });
    await saveRecording(tx, { workoutId: id, userId, source: 'file', recording, nowMs: 0 });
  }
  for (const { daysAgo, name, km, targetS, actualS } of log.races) {
    await tx
      .insertInto('races')
      .values({
        user_id: userId,
        name,
        date: ago(daysAgo),
        distance_m: km * 1000,
        target_time_s: targetS,
        completed: actualS ? 1 : 0,
        actual_time_s: actualS ?? null,
        workout_id: actualS ? (idsOf.get(daysAgo) ?? null) : null,
        created_at: 0,
      })
      .execute();
  }
  for (const { daysAgo, kg } of log.weightsKg) {
    const entry = { user_id: userId, date: ago(daysAgo), weight_kg: kg, created_at: 0 };
    await tx.insertInto('weight_entries').values(entry).execute();
  }
  const latest = log.weightsKg.at(-1);
  if (!latest) return;
  await tx.updateTable('users').set({ weight_kg: latest.kg }).where('id', '=', userId).execute();
}

const SAMPLE_S = 5;

/** Every five seconds: an even pace over low hills, the heart slowly rising. */
function recordingOf(of: { km: number; paceSPerKm: number; bpm: number }): Recording {
  const { km, paceSPerKm, bpm } = of;
  const durationS = Math.round(km * paceSPerKm);
  const count = Math.floor(durationS / SAMPLE_S) + 1;
  const timeS = Array.from({ length: count }, (_, at) => at * SAMPLE_S);
  const along = timeS.map((second) => (1000 * second) / paceSPerKm);
  return {
    ...NOTHING_MEASURED,
    timeS,
    distanceM: along,
    heartRateBpm: timeS.map((second) => Math.round(bpm - 4 + (8 * second) / durationS)),
    elevationM: along.map((metres) => 80 + 12 * Math.sin(metres / 400)),
    cadencePerMin: timeS.map((second) => 168 + (second % 4)),
    moving: timeS.map((second) => (second === 0 ? 0 : 1)),
    laps: [],
  };
}
