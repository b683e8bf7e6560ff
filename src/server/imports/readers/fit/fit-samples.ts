import { noSamples, type TrackSamples } from '../settle-track.ts';
import { BY_DEVELOPER, type FitPart, type FitRecords, TIMESTAMP } from './decode-fit.ts';

const EPOCH_MS = Date.UTC(1989, 11, 31);
const DEGREES_A_SEMICIRCLE = 180 / 2 ** 31;

/** What the records of all parts measured, in SI, a row a record. */
export function samplesOfRecords(parts: readonly FitPart[]): TrackSamples {
  const filled = parts.filter(({ records }) => records.count > 0);
  const [first = noSamples(), ...others] = filled.map(({ records }) => samplesOf(records));
  return others.reduce(joined, first);
}

function samplesOf(records: FitRecords): TrackSamples {
  const { columns } = records;
  const latitudeDeg = scaled(columns.get(0), (value) => value * DEGREES_A_SEMICIRCLE);
  const longitudeDeg = scaled(columns.get(1), (value) => value * DEGREES_A_SEMICIRCLE);
  if (latitudeDeg && longitudeDeg) leaveOutNowhere(latitudeDeg, longitudeDeg);
  const short = columns.get(COMPRESSED_SPEED_DISTANCE);
  return {
    atMs:
      scaled(columns.get(TIMESTAMP), (value) => EPOCH_MS + value * 1000) ??
      new Array<number>(records.count).fill(Number.NaN),
    distanceM:
      scaled(measured(records, 5), (value) => value / 100) ?? (short ? compressedWay(short) : null),
    heartRateBpm: measured(records, 3),
    elevationM: scaled(columns.get(78) ?? columns.get(2), (value) => value / 5 - 500),
    speedMPerS:
      scaled(measured(records, 73) ?? measured(records, 6), (value) => value / 1000) ??
      scaled(short, (value) => (value % 4096) / 100),
    cadencePerMin: cadence(records),
    latitudeDeg: latitudeDeg && longitudeDeg ? latitudeDeg : null,
    longitudeDeg: latitudeDeg && longitudeDeg ? longitudeDeg : null,
    powerW: measured(records, 7),
  };
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

// What a developer's field tells in the plain unit, in that of the profile's field.
const PER_PLAIN_UNIT: Readonly<Record<number, number>> = { 5: 100, 6: 1000, 73: 1000 };

/** The device's own, or what a sensor's program wrote where the device has nothing. */
function measured({ columns }: FitRecords, field: number): number[] | null {
  const own = columns.get(field);
  if (own?.some((value) => value > 0)) return own;
  const told = columns.get(BY_DEVELOPER + field);
  if (!told) return own ?? null;
  const factor = PER_PLAIN_UNIT[field] ?? 1;
  return factor === 1 ? told : told.map((value) => value * factor);
}

function cadence(records: FitRecords): number[] | null {
  const whole = measured(records, 4);
  const fractions = records.columns.get(53);
  if (!whole || !fractions) return whole;
  return whole.map((value, row) => value + (fractions[row] || 0) / 128);
}

function scaled(
  values: number[] | null | undefined,
  scale: (value: number) => number,
): number[] | null {
  return values ? values.map(scale) : null;
}

/** 0, 0 is where receivers are before they know where they are. */
function leaveOutNowhere(latitudeDeg: number[], longitudeDeg: number[]): void {
  for (const [row, latitude] of latitudeDeg.entries()) {
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
