import { setImmediate as turn } from 'node:timers/promises';
import type { ChangedZones } from '../../domain/athlete-limits.ts';
import type { Day } from '../../domain/calendar.ts';
import { believedSamples } from '../../domain/recording/believed-heart-rate.ts';
import { ZONE_FIELDS } from '../../domain/workout-fields.ts';
import {
  type HeartRateSample,
  type PerZone,
  type ZoneBounds,
  zoneSecondsFromSamples,
} from '../../domain/zones.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRecordedZones, type RecordedZonesRow, writeZones } from './recordings.queries.ts';
import { changeSource, findSources } from './sources.queries.ts';
import { readTold, writeTold } from './told-fields.ts';
import { unpackedSamples } from './unpack-recording.ts';

/** So many recordings are unpacked before others have their turn. */
const AT_ONCE = 20;

/** Five seconds of rounding a zone at most: more was typed by somebody. */
const ROUNDING_S = 5;

type ZoneTotals = { workouts: number; beforeS: PerZone; afterS: PerZone };

/**
 * The seconds in each zone of the workouts with a recording, by the zones of before and after a
 * change: in sum. Zones that are not those of the recording were typed or came otherwise, and are not
 * counted.
 */
export async function sumChangedZones(
  db: Db,
  of: { userId: number; changed: readonly ChangedZones[] },
): Promise<ZoneTotals> {
  let workouts = 0;
  const beforeS: Sums = [0, 0, 0, 0, 0];
  const afterS: Sums = [0, 0, 0, 0, 0];
  await eachTouched(db, of, async (rows, { after }) => {
    for (const { kept, heart } of rows) {
      workouts += 1;
      addTo(beforeS, kept);
      addTo(afterS, secondsBy(after, heart));
    }
  });
  return { workouts, beforeS, afterS };
}

/**
 * Puts the seconds in each zone into the log, by the zones that hold when they are written: a change
 * that was made in the meantime may have been computed by somebody else already. `holding` keeps
 * further changes waiting until the end of the transaction. Zones that are not those of the recording
 * stay. Answers whether it came to the end of them.
 */
export async function recomputeZones(
  db: Db,
  of: {
    userId: number;
    changed: readonly ChangedZones[];
    nowMs: number;
    holding: (tx: Tx) => Promise<(day: Day) => ZoneBounds | null>;
    /** Whether the process is about to end. */
    isOver?: () => boolean;
  },
): Promise<boolean> {
  const { userId, nowMs } = of;
  return eachTouched(db, of, async (rows) => {
    if (rows.length === 0) return;
    await db.transaction().execute(async (tx) => {
      const zonesOn = await of.holding(tx);
      const again = rows.flatMap(({ row, kept, heart }) => {
        const zones = zonesOn(row.date);
        const seconds = zones ? secondsBy(zones, heart) : kept;
        if (seconds.every((second, at) => second === kept[at])) return [];
        return [{ id: row.id, version: row.version, before: kept, zones: seconds }];
      });
      if (again.length === 0) return;
      await writeZones(tx, { userId, nowMs, rows: again });
      await rezoneSources(tx, { userId, rows: again });
    });
  });
}

type Touched = { row: RecordedZonesRow; kept: PerZone; heart: Heart };

/** Some at a time, those of each change whose zones are still those of before it; false where it was cut short. */
async function eachTouched(
  db: Db,
  of: { userId: number; changed: readonly ChangedZones[]; isOver?: () => boolean },
  take: (rows: Touched[], change: ChangedZones) => Promise<void>,
): Promise<boolean> {
  const { userId, changed, isOver = () => false } = of;
  for (const change of changed) {
    const { from, until, before } = change;
    let behind = { date: from, id: 0 };
    for (;;) {
      if (isOver()) return false;
      const rows = await findRecordedZones(db, { userId, behind, until, limit: AT_ONCE });
      const last = rows.at(-1);
      if (!last) break;
      const touched: Touched[] = [];
      for (const row of rows) {
        const kept = zonesOfRow(row);
        const heart = await heartOf(row);
        if (isOfRecording(kept, { before, heart })) touched.push({ row, kept, heart });
      }
      await take(touched, change);
      behind = { date: last.date, id: last.id };
      await turn();
    }
  }
  return true;
}

type Sums = [number, number, number, number, number];
/** What is believed of the samples, and all of them as they were recorded. */
type Heart = { samples: HeartRateSample[]; recorded: HeartRateSample[]; endMs: number };

async function heartOf(row: RecordedZonesRow): Promise<Heart> {
  const { timeS, heartRateBpm, cadencePerMin } = await unpackedSamples(row.samples);
  const recorded = timeS.map((seconds, index) => ({
    atMs: seconds * 1000,
    bpm: heartRateBpm?.[index] ?? 0,
    cadencePerMin: cadencePerMin?.[index],
  }));
  const samples = believedSamples(recorded);
  const lastMs = recorded.at(-1)?.atMs ?? 0;
  const endMs = row.source === 'strava' ? lastMs : (row.elapsed_s ?? row.duration_s) * 1000;
  return { samples, recorded, endMs };
}

/** Zones of before anything was left out are those of the recording as well. */
function isOfRecording(
  kept: PerZone,
  { before, heart }: { before: ZoneBounds; heart: Heart },
): boolean {
  return (
    isAlike(kept, secondsBy(before, heart)) ||
    isAlike(kept, secondsBy(before, { ...heart, samples: heart.recorded }))
  );
}

function secondsBy(zones: ZoneBounds, { samples, endMs }: Heart): PerZone {
  const { zoneSeconds } = zoneSecondsFromSamples({ samples, startMs: 0, endMs, zones });
  const [one, two, three, four, five] = zoneSeconds;
  return [Math.round(one), Math.round(two), Math.round(three), Math.round(four), Math.round(five)];
}

function zonesOfRow(row: RecordedZonesRow): PerZone {
  return [row.zone1_s, row.zone2_s, row.zone3_s, row.zone4_s, row.zone5_s];
}

function isAlike(one: PerZone, other: PerZone): boolean {
  return one.every((seconds, index) => Math.abs(seconds - (other[index] ?? 0)) <= ROUNDING_S);
}

function addTo(sums: Sums, zones: PerZone): void {
  for (const [index, seconds] of zones.entries()) sums[index] = (sums[index] ?? 0) + seconds;
}

/** What sources said of zones is said by the athlete's new limits, or it would look like an edit. */
export async function rezoneSources(
  tx: Tx,
  of: { userId: number; rows: readonly { id: number; before: PerZone; zones: PerZone }[] },
): Promise<void> {
  const { userId, rows } = of;
  const byWorkout = new Map(rows.map((row) => [row.id, row]));
  for (const source of await findSources(tx, { userId, workoutIds: [...byWorkout.keys()] })) {
    const row = byWorkout.get(source.workout_id);
    const told = readTold(source.fields);
    const isOfRow = ZONE_FIELDS.every((name, at) => (told[name] ?? 0) === row?.before[at]);
    if (!row || !isOfRow) continue;
    for (const [at, name] of ZONE_FIELDS.entries()) told[name] = row.zones[at] ?? 0;
    await changeSource(tx, { userId, id: source.id, columns: { fields: writeTold(told) } });
  }
}
