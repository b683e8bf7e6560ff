import { setImmediate as turn } from 'node:timers/promises';
import type { ChangedZones } from '../../domain/athlete-limits.ts';
import { type PerZone, type ZoneBounds, zoneSecondsFromSamples } from '../../domain/zones.ts';
import type { Db } from '../platform/db/database.ts';
import { findRecordedZones, type RecordedZonesRow, writeZones } from './recordings.queries.ts';
import { unpackedSamples } from './recordings.ts';
import { rezoneSources } from './sources.ts';

/** So many recordings are unpacked before others have their turn. */
const AT_ONCE = 20;

/** Five seconds of rounding a zone at most: more was typed by somebody. */
const ROUNDING_S = 5;

type ZoneTotals = { workouts: number; beforeS: PerZone; afterS: PerZone };

/**
 * The seconds in each zone of the workouts with a recording, by the zones that now hold on their day:
 * in sum, before and after. With `write` they are put into the log. Zones that are not those of the
 * recording were typed or came otherwise, and stay.
 */
export async function recomputeZones(
  db: Db,
  of: { userId: number; changed: readonly ChangedZones[]; write: boolean; nowMs: number },
): Promise<ZoneTotals> {
  let workouts = 0;
  const beforeS: Sums = [0, 0, 0, 0, 0];
  const afterS: Sums = [0, 0, 0, 0, 0];
  for (const { from, until, before, after } of of.changed) {
    let behind = { date: from, id: 0 };
    for (;;) {
      const rows = await findRecordedZones(db, {
        userId: of.userId,
        behind,
        until,
        limit: AT_ONCE,
      });
      const last = rows.at(-1);
      if (!last) break;
      const again = [];
      for (const row of rows) {
        const kept = zonesOfRow(row);
        const heart = await heartOf(row);
        if (!isAlike(kept, secondsBy(before, heart))) continue;
        const zones = secondsBy(after, heart);
        again.push({ id: row.id, version: row.version, before: kept, zones });
        workouts += 1;
        addTo(beforeS, kept);
        addTo(afterS, zones);
      }
      if (of.write && again.length > 0) {
        const rezoned = { userId: of.userId, nowMs: of.nowMs, rows: again };
        await db.transaction().execute(async (tx) => {
          await writeZones(tx, rezoned);
          await rezoneSources(tx, rezoned);
        });
      }
      behind = { date: last.date, id: last.id };
      await turn();
    }
  }
  return { workouts, beforeS, afterS };
}

type Sums = [number, number, number, number, number];
type Heart = { samples: { atMs: number; bpm: number }[]; endMs: number };

async function heartOf(row: RecordedZonesRow): Promise<Heart> {
  const { timeS, heartRateBpm } = await unpackedSamples(row.samples);
  const samples = timeS.map((seconds, index) => ({
    atMs: seconds * 1000,
    bpm: heartRateBpm?.[index] ?? 0,
  }));
  const lastMs = samples.at(-1)?.atMs ?? 0;
  const endMs = row.source === 'strava' ? lastMs : (row.elapsed_s ?? row.duration_s) * 1000;
  return { samples, endMs };
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
