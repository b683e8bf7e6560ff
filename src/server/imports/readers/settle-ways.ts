import { classifyActivity } from '../../../domain/classify-activity.ts';
import { type Beat, withHeartRates } from './fit/fit-heart-rates.ts';
import {
  addPoint,
  leaveOutFarTimes,
  noPoints,
  notesOfPoints,
  type Points,
  pausesAtBreaks,
  setOnLast,
  spanOf,
  type WrittenTime,
  wayAlong,
} from './gather-points.ts';
import type { Reading, Refusal } from './reading.ts';
import { CHANNELS_OF_TRACK, settleTrack, type Track, UNNAMED } from './settle-track.ts';

/** A way that was gone, as a file of positions tells it: GPX or KML. */
export type Way = {
  name: string | null;
  description: string | null;
  type: string | null;
  points: Points;
  firstTime: WrittenTime | null;
};

export function emptyWay(): Way {
  return { name: null, description: null, type: null, points: noPoints(), firstTime: null };
}

/** What the file as a whole tells of its ways, and what keeps it from being whole. */
type OfTheFile = { creator: string | null; beats: readonly Beat[]; fault: string | null };

/** The workouts of a file's ways; those without times, or with made-up ones, are refused as routes. */
export function settleWays(ways: readonly Way[], file: OfTheFile): Reading {
  const reading: Reading = { workouts: [], refusals: [] };
  const joined = joinedWays(ways);
  for (const [index, way] of joined.entries()) {
    const refusal = routeIn(way);
    if (refusal) {
      reading.refusals.push(refusal);
      continue;
    }
    const place = joined.length === 1 ? 'the track' : `track ${index + 1}`;
    reading.workouts.push(settleTrack(trackOf(way, { ...file, place })));
  }
  return reading;
}

// A longer silence between two tracks of one name parts two outings.
const ONE_OUTING_MS = 30 * 60_000;

/** Some programs begin a track, not a segment, behind each pause. */
function joinedWays(ways: readonly Way[]): Way[] {
  const joined: Way[] = [];
  for (const track of ways) {
    if (track.points.samples.atMs.length === 0) continue;
    leaveOutFarTimes(track.points);
    const before = joined.at(-1);
    if (before && goesOn(before, track)) append(before.points, track.points);
    else joined.push(track);
  }
  return joined;
}

function goesOn(before: Way, track: Way): boolean {
  if (before.type !== track.type || before.name !== track.name) return false;
  const [ended, begins] = [spanOf(before.points), spanOf(track.points)];
  if (!ended || !begins) return false;
  const pausedMs = begins.firstMs - ended.lastMs;
  return pausedMs >= 0 && pausedMs <= ONE_OUTING_MS;
}

function append(points: Points, more: Points): void {
  const offset = points.samples.atMs.length;
  points.breaks.add(offset);
  for (const row of more.breaks) points.breaks.add(offset + row);
  for (const [row, atMs] of more.samples.atMs.entries()) {
    addPoint(points);
    points.samples.atMs[offset + row] = atMs;
    for (const name of CHANNELS_OF_TRACK) {
      setOnLast(points, name, more.samples[name]?.[row] ?? Number.NaN);
    }
  }
}

function routeIn(track: Way): Refusal | null {
  const span = spanOf(track.points);
  if (!span) {
    return {
      what: 'a route',
      reason: 'Its points have no times: it is a way to go, and nothing says that it was gone.',
      isNoWorkout: true,
    };
  }
  if (span.firstMs === span.lastMs) {
    const reason = 'It holds one moment and not where it went from there.';
    return { what: 'a single point', reason, isNoWorkout: true };
  }
  if (!isMadeUp(span.firstMs) || track.points.samples.heartRateBpm) return null;
  return {
    what: 'a route',
    reason: 'Its times are made up, from the first midnight of a year on: it is a way to go.',
    isNoWorkout: true,
  };
}

/** Planners of routes begin with the year, and programs that know no time with 1970. */
function isMadeUp(firstMs: number): boolean {
  const first = new Date(firstMs);
  return first.toISOString().slice(5, 19) === '01-01T00:00:00' || first.getUTCFullYear() < 1980;
}

function trackOf(way: Way, { place, creator, beats, fault }: OfTheFile & { place: string }): Track {
  const { points } = way;
  const activityName = nameOf(way);
  const { firstMs, lastMs } = spanOf(points) ?? { firstMs: 0, lastMs: 0 };
  const distanceM = wayAlong(points);
  return {
    externalId: null,
    place,
    activityName,
    title: titleOf(way),
    description: way.description,
    deviceName: creator,
    startMs: firstMs,
    deviceOffsetS: way.firstTime?.offsetS ?? null,
    isWallOnly: way.firstTime?.hasZone === false,
    isVirtual: /virtual/i.test(activityName),
    durationS: null,
    elapsedS: (lastMs - firstMs) / 1000,
    distanceM: distanceM?.findLast((metres) => !Number.isNaN(metres)) ?? null,
    energyKcal: null,
    avgHeartRate: null,
    maxHeartRate: null,
    ascentM: null,
    samples: withHeartRates({ ...points.samples, distanceM }, beats),
    pausesMs: points.breaks.size > 0 ? pausesAtBreaks(points) : null,
    laps: [],
    sets: [],
    notes: notesOfPoints(points, fault),
  };
}

/** Strava's numbers of the kinds of activity. */
const STRAVA_TYPES: ReadonlyMap<string, string> = new Map<string, string>([
  ['1', 'Ride'],
  ['2', 'Alpine ski'],
  ['3', 'Backcountry ski'],
  ['4', 'Hike'],
  ['5', 'Ice skate'],
  ['6', 'Inline skate'],
  ['7', 'Nordic ski'],
  ['8', 'Roller ski'],
  ['9', 'Run'],
  ['10', 'Walk'],
  ['11', UNNAMED],
  ['12', 'Snowboard'],
  ['13', 'Snowshoe'],
  ['14', 'Kitesurf'],
  ['15', 'Windsurf'],
  ['16', 'Swim'],
  ['17', 'Virtual ride'],
  ['18', 'E-bike ride'],
]);

/** The type; where it says nothing, the name, as far as that names a kind. */
function nameOf({ type, name }: Way): string {
  const told = type === null ? null : (STRAVA_TYPES.get(type.trim()) ?? type);
  if (told !== null && classifyActivity(told).sport !== 'other') return told;
  if (name !== null && classifyActivity(name).sport !== 'other') return name;
  return told && /\p{L}/u.test(told) ? told : UNNAMED;
}

/** Programs give the time of day for a name, or say that it is a track. */
function titleOf({ name }: Way): string | null {
  if (name === null || /^(track|route|path|tour)( ?\d+)?$/i.test(name)) return null;
  return /\p{L}/u.test(name) && !/\d:\d\d/.test(name) ? name : null;
}
