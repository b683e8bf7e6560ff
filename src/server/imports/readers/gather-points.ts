import type { ParsedNote } from '../parsers/parsed-workout.ts';
import { metresBetween, type Position } from './positions.ts';
import type { Refusal } from './reading.ts';
import { CHANNELS_OF_TRACK, noSamples, type TrackSamples } from './settle-track.ts';

export type PointChannel = (typeof CHANNELS_OF_TRACK)[number];

/** The points of a track as they come, with breaks between them that nothing was measured over. */
export type Points = {
  readonly samples: TrackSamples;
  /** Rows that begin a stretch of their own. */
  readonly breaks: Set<number>;
};

export function noPoints(): Points {
  return { samples: noSamples(), breaks: new Set() };
}

/** Adds a point without values, for `setOnLast` to fill. */
export function addPoint(points: Points): void {
  const { samples } = points;
  samples.atMs.push(Number.NaN);
  for (const name of CHANNELS_OF_TRACK) samples[name]?.push(Number.NaN);
}

/** What is told twice of a point counts once. */
export function setOnLast({ samples }: Points, name: PointChannel, value: number): void {
  if (!Number.isFinite(value)) return;
  const row = samples.atMs.length - 1;
  let channel = samples[name];
  if (!channel) {
    channel = new Array<number>(row + 1).fill(Number.NaN);
    samples[name] = channel;
  }
  if (Number.isNaN(channel[row])) channel[row] = value;
}

/**
 * Metres up to each point, along great circles, in the order of the file; over a break nobody went.
 * NaN where a point has no position; null where none has.
 */
export function wayAlong({ samples, breaks }: Points): number[] | null {
  const { latitudeDeg, longitudeDeg } = samples;
  if (!latitudeDeg || !longitudeDeg) return null;
  let sumM = 0;
  let last: Position | null = null;
  return latitudeDeg.map((latitude, row) => {
    if (breaks.has(row)) last = null;
    const longitude = longitudeDeg[row] ?? Number.NaN;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return Number.NaN;
    const here = { latitudeDeg: latitude, longitudeDeg: longitude };
    if (last) sumM += metresBetween(last, here);
    last = here;
    return sumM;
  });
}

/** A place on earth that is one: neither beyond the poles nor where receivers begin, at 0, 0. */
export function setPosition(points: Points, latitudeDeg: number, longitudeDeg: number): void {
  const isOnEarth = Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180;
  if (!isOnEarth || (latitudeDeg === 0 && longitudeDeg === 0)) return;
  setOnLast(points, 'latitudeDeg', latitudeDeg);
  setOnLast(points, 'longitudeDeg', longitudeDeg);
}

/** A time as such files write it: its instant, and the offset where it is written with one. */
export type WrittenTime = { atMs: number; offsetS: number | null; hasZone: boolean };

const WRITTEN_TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)[T ](\d\d?):(\d\d):(\d\d)(?:[.,](\d{1,9}))?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

export function readTime(text: string): WrittenTime | null {
  const match = WRITTEN_TIME.exec(text.slice(0, 40));
  if (!match) return null;
  const [, year, month, day, hour, minute, second, fraction = '', zone = ''] = match;
  const whole = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  if (Number.isNaN(whole) || Number(year) < 1900 || Number(year) > 2199) return null;
  const wallMs = whole + Number(`0.${fraction || '0'}`) * 1000;
  if (zone === '' || zone.toUpperCase() === 'Z') {
    return { atMs: wallMs, offsetS: null, hasZone: zone !== '' };
  }
  const sign = zone.startsWith('-') ? -1 : 1;
  const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
  const offsetS = sign * (Number(zone.slice(1, 3)) * 3600 + minutes * 60);
  return { atMs: wallMs - offsetS * 1000, offsetS, hasZone: true };
}

const DAY_MS = 86_400_000;
const LONGEST_MS = 15 * DAY_MS;

/** Times that are far from all others are a receiver's slip: they become none. */
export function leaveOutFarTimes({ samples }: Points): void {
  const sorted = samples.atMs.filter((atMs) => !Number.isNaN(atMs)).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  for (const [row, atMs] of samples.atMs.entries()) {
    if (Math.abs(atMs - middle) > LONGEST_MS) samples.atMs[row] = Number.NaN;
  }
}

/** The first and the last instant; null where no point has one. */
export function spanOf({ samples }: Points): { firstMs: number; lastMs: number } | null {
  let firstMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const atMs of samples.atMs) {
    if (atMs < firstMs) firstMs = atMs;
    if (atMs > lastMs) lastMs = atMs;
  }
  return lastMs >= firstMs ? { firstMs, lastMs } : null;
}

/** From the last point before each break to the first behind it, where time passed. */
export function pausesAtBreaks({ samples, breaks }: Points): [number, number][] {
  const pauses: [number, number][] = [];
  for (const row of breaks) {
    const from = samples.atMs[row - 1] ?? Number.NaN;
    const until = samples.atMs[row] ?? Number.NaN;
    if (until > from) pauses.push([from, until]);
  }
  return pauses.sort((a, b) => a[0] - b[0]);
}

/** What is to be said of points that a damaged file or a program that doubles them has told. */
export function notesOfPoints(points: Points, fault: string | null): ParsedNote[] {
  const notes: ParsedNote[] = [];
  if (fault !== null) {
    const message = `The file is damaged (${fault}); what precedes the damage was read.`;
    notes.push({ code: 'damaged', message });
  }
  if (isDoubled(points)) {
    const message = 'Each point stands in the file twice; it was counted once.';
    notes.push({ code: 'doubled-points', message });
  }
  return notes;
}

export function damagedBeforeFirstPoint(kind: string): Refusal {
  const reason = 'It breaks off before its first point. Export it once more.';
  return { what: `a damaged ${kind} file`, reason, isNoWorkout: false };
}

// One in three: a watch that repeats a second now and then is none of those.
const DOUBLED_SHARE = 1 / 3;

/** Whether every point stands there twice, as some exports have it. */
function isDoubled({ samples }: Points): boolean {
  const { atMs } = samples;
  const repeated = atMs.filter((at, row) => row > 0 && at === atMs[row - 1]).length;
  return atMs.length >= 10 && repeated > atMs.length * DOUBLED_SHARE;
}
