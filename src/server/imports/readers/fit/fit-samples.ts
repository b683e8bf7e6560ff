import { noSamples, type TrackSamples } from '../settle-track.ts';
import { BY_DEVELOPER, type FitPart, type FitRecords, TIMESTAMP } from './decode-fit.ts';

const EPOCH_MS = Date.UTC(1989, 11, 31);

/** What the records of all parts measured, in SI, a row a record. */
export function samplesOfRecords(parts: readonly FitPart[]): TrackSamples {
  const filled = parts.filter(({ records }) => records.count > 0);
  const [first = noSamples(), ...others] = filled.map(({ records }) => samplesOf(records));
  return others.reduce(joined, first);
}

function samplesOf(records: FitRecords): TrackSamples {
  const { columns } = records;
  const latitudeDeg = columns.get(0) ?? null;
  const longitudeDeg = columns.get(1) ?? null;
  if (latitudeDeg && longitudeDeg) leaveOutNowhere(latitudeDeg, longitudeDeg);
  const short = columns.get(COMPRESSED_SPEED_DISTANCE);
  return {
    atMs: instants(columns.get(TIMESTAMP), records.count),
    distanceM: measured(records, 5) ?? (short ? compressedWay(short) : null),
    heartRateBpm: measured(records, 3),
    elevationM: columns.get(78) ?? columns.get(2) ?? null,
    speedMPerS:
      measured(records, 73) ?? measured(records, 6) ?? (short ? compressedSpeed(short) : null),
    cadencePerMin: cadence(records),
    latitudeDeg: latitudeDeg && longitudeDeg ? latitudeDeg : null,
    longitudeDeg: latitudeDeg && longitudeDeg ? longitudeDeg : null,
    powerW: measured(records, 7),
  };
}

function instants(seconds: readonly number[] | undefined, count: number): number[] {
  const atMs: number[] = [];
  for (let row = 0; row < count; row += 1) {
    atMs.push(EPOCH_MS + (seconds?.[row] ?? Number.NaN) * 1000);
  }
  return atMs;
}

/** Speed in the lower twelve bits, in the upper the sixteenths of a metre, over and over. */
const COMPRESSED_SPEED_DISTANCE = 8;
const ROLLS_OVER_AT = 4096;

function compressedWay(values: readonly number[]): number[] {
  let wayM = 0;
  let last: number | null = null;
  return values.map((value) => {
    if (Number.isNaN(value)) return Number.NaN;
    const ticks = Math.floor(value / ROLLS_OVER_AT);
    if (last !== null) wayM += ((ticks - last + ROLLS_OVER_AT) % ROLLS_OVER_AT) / 16;
    last = ticks;
    return wayM;
  });
}

function compressedSpeed(values: readonly number[]): number[] {
  return values.map((value) => (value % ROLLS_OVER_AT) / 100);
}

/** The device's own, or what a sensor's program wrote where the device has nothing. */
function measured({ columns }: FitRecords, field: number): number[] | null {
  const own = columns.get(field);
  if (own?.some((value) => value > 0)) return own;
  return columns.get(BY_DEVELOPER + field) ?? own ?? null;
}

function cadence(records: FitRecords): number[] | null {
  const whole = measured(records, 4);
  const fractions = records.columns.get(53);
  if (!whole || !fractions) return whole;
  return whole.map((value, row) => value + (fractions[row] || 0));
}

/** 0, 0 is where receivers are before they know where they are. */
function leaveOutNowhere(latitudeDeg: number[], longitudeDeg: number[]): void {
  for (let row = 0; row < latitudeDeg.length; row += 1) {
    const latitude = latitudeDeg[row] ?? Number.NaN;
    const longitude = longitudeDeg[row] ?? Number.NaN;
    const isSomewhere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    if (isSomewhere && (latitude !== 0 || longitude !== 0)) continue;
    latitudeDeg[row] = Number.NaN;
    longitudeDeg[row] = Number.NaN;
  }
}

function joined(a: TrackSamples, b: TrackSamples): TrackSamples {
  const both = noSamples();
  for (const name of Object.keys(both) as (keyof TrackSamples)[]) {
    const [before, after] = [a[name], b[name]];
    if (!before && !after) continue;
    both[name] = [...(before ?? nothing(a)), ...(after ?? nothing(b))];
  }
  return both;
}

function nothing({ atMs }: TrackSamples): number[] {
  return new Array<number>(atMs.length).fill(Number.NaN);
}
