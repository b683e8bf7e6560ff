import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { decodeText } from '../../parsers/decode-text.ts';
import type { ParsedNote } from '../../parsers/parsed-workout.ts';
import { type Beat, withHeartRates } from '../fit/fit-heart-rates.ts';
import {
  addPoint,
  isDoubled,
  leaveOutFarTimes,
  noPoints,
  type PointChannel,
  type Points,
  pausesAtBreaks,
  readTime,
  setOnLast,
  setPosition,
  spanOf,
  type WrittenTime,
  wayAlong,
} from '../gather-points.ts';
import type { Reading, Refusal } from '../reading.ts';
import { settleTrack, type Track, UNNAMED } from '../settle-track.ts';
import { walkXml, type XmlTag } from '../walk-xml.ts';

/**
 * The activities of a GPX file: a track each, its segments parted by pauses. A route, which has no
 * times or made-up ones, is refused by name. Never throws for what is in the bytes.
 */
export function readGpx(bytes: Uint8Array): Reading {
  const found = new FoundInGpx();
  const fault = walkXml(decodeText(bytes), found);
  const tracks = joinedTracks(found.tracks);
  const workouts = [];
  const refusals: Refusal[] = [];
  for (const [index, track] of tracks.entries()) {
    const refusal = routeIn(track);
    if (refusal) {
      refusals.push(refusal);
      continue;
    }
    const place = tracks.length === 1 ? 'the track' : `track ${index + 1}`;
    workouts.push(settleTrack(trackOf(track, { place, found, fault })));
  }
  if (tracks.length === 0) refusals.push(withoutTrack(found, fault));
  return { workouts, refusals };
}

type GpxTrack = {
  name: string | null;
  description: string | null;
  type: string | null;
  points: Points;
  firstTime: WrittenTime | null;
};

/** What of the file was gone through. */
class FoundInGpx {
  readonly tracks: GpxTrack[] = [];
  readonly beats: Beat[] = [];
  isGpx = false;
  creator: string | null = null;
  routes = 0;
  waypoints = 0;
  private isInPoint = false;

  open(tag: XmlTag): void {
    const { name } = tag;
    if (name === 'trkpt') this.openPoint(tag);
    else if (name === 'trkseg') this.openSegment();
    else if (name === 'trk') this.tracks.push(emptyTrack());
    else if (name === 'rte') this.routes += 1;
    else if (name === 'wpt') this.waypoints += 1;
    else if (name === 'heartrate' && !this.isInPoint) this.addBeat(tag);
    else if (name === 'gpx') {
      this.isGpx = true;
      this.creator = tag.attribute('creator');
    }
  }

  close(name: string, text: string, parent: string): void {
    if (name === 'trkpt') this.isInPoint = false;
    else if (this.isInPoint) this.tellPoint(name, text);
    else if (parent === 'trk') this.tellTrack(name, text);
  }

  private get track(): GpxTrack {
    const last = this.tracks.at(-1) ?? emptyTrack();
    if (this.tracks.length === 0) this.tracks.push(last);
    return last;
  }

  private openSegment(): void {
    const { points } = this.track;
    if (points.samples.atMs.length > 0) points.breaks.add(points.samples.atMs.length);
  }

  private openPoint(tag: XmlTag): void {
    const { points } = this.track;
    addPoint(points);
    this.isInPoint = true;
    const [latitude, longitude] = [tag.attribute('lat'), tag.attribute('lon')];
    if (latitude === null || longitude === null) return;
    setPosition(points, numberOf(latitude), numberOf(longitude));
  }

  private tellPoint(name: string, text: string): void {
    if (text === '') return;
    const { points } = this.track;
    if (name === 'time') this.tellTime(text);
    else {
      const channel = POINT_FIELDS.get(name);
      if (channel) setOnLast(points, channel, numberOf(text));
    }
  }

  private tellTime(text: string): void {
    const time = readTime(text);
    if (!time) return;
    const { track } = this;
    const { atMs } = track.points.samples;
    atMs[atMs.length - 1] = time.atMs;
    track.firstTime ??= time;
  }

  private tellTrack(name: string, text: string): void {
    const { track } = this;
    if (name === 'name') track.name ??= text || null;
    else if (name === 'type') track.type ??= text || null;
    else if (name === 'desc' || name === 'cmt') track.description ??= text || null;
  }

  private addBeat(tag: XmlTag): void {
    const time = readTime(tag.attribute('time') ?? '');
    const bpm = numberOf(tag.attribute('bpm') ?? '');
    if (time && bpm > 0) this.beats.push({ atMs: time.atMs, bpm });
  }
}

/** Whatever namespace they stand in. */
const POINT_FIELDS: ReadonlyMap<string, PointChannel> = new Map<string, PointChannel>([
  ['ele', 'elevationM'],
  ['hr', 'heartRateBpm'],
  ['heartrate', 'heartRateBpm'],
  ['heartratebpm', 'heartRateBpm'],
  ['cad', 'cadencePerMin'],
  ['cadence', 'cadencePerMin'],
  ['runcadence', 'cadencePerMin'],
  ['speed', 'speedMPerS'],
  ['power', 'powerW'],
  ['watts', 'powerW'],
  ['powerinwatts', 'powerW'],
]);

function emptyTrack(): GpxTrack {
  return { name: null, description: null, type: null, points: noPoints(), firstTime: null };
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}

// A longer silence between two tracks of one name parts two outings.
const ONE_OUTING_MS = 30 * 60_000;

/** Some programs begin a track, not a segment, behind each pause. */
function joinedTracks(tracks: readonly GpxTrack[]): GpxTrack[] {
  const joined: GpxTrack[] = [];
  for (const track of tracks) {
    if (track.points.samples.atMs.length === 0) continue;
    leaveOutFarTimes(track.points);
    const before = joined.at(-1);
    if (before && goesOn(before, track)) append(before.points, track.points);
    else joined.push(track);
  }
  return joined;
}

function goesOn(before: GpxTrack, track: GpxTrack): boolean {
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
    for (const name of POINT_FIELDS_SET) {
      setOnLast(points, name, more.samples[name]?.[row] ?? Number.NaN);
    }
  }
}

const POINT_FIELDS_SET: ReadonlySet<PointChannel> = new Set([
  ...POINT_FIELDS.values(),
  'latitudeDeg',
  'longitudeDeg',
]);

function routeIn(track: GpxTrack): Refusal | null {
  const span = spanOf(track.points);
  if (!span) {
    return {
      what: 'a route',
      reason: 'Its points have no times: it is a way to go, and nothing says that it was gone.',
      isNoWorkout: true,
    };
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

function withoutTrack(found: FoundInGpx, fault: string | null): Refusal {
  if (found.routes > 0) {
    const reason = 'It holds a way to go, and nothing that was gone.';
    return { what: 'a route', reason, isNoWorkout: true };
  }
  if (found.waypoints > 0) {
    return { what: 'waypoints', reason: 'It holds places and no track.', isNoWorkout: true };
  }
  if (!found.isGpx || fault !== null) {
    const reason = 'It breaks off before its first point. Export it once more.';
    return { what: 'a damaged GPX file', reason, isNoWorkout: false };
  }
  const reason = 'It names an activity and holds not one point of it.';
  return { what: 'a GPX file without a track', reason, isNoWorkout: true };
}

function trackOf(
  gpx: GpxTrack,
  of: { place: string; found: FoundInGpx; fault: string | null },
): Track {
  const { points } = gpx;
  const notes: ParsedNote[] = [];
  if (of.fault !== null) {
    const message = `The file is damaged (${of.fault}); what precedes the damage was read.`;
    notes.push({ code: 'damaged', message });
  }
  if (isDoubled(points)) {
    const message = 'Each point stands in the file twice; it was counted once.';
    notes.push({ code: 'doubled-points', message });
  }
  const activityName = nameOf(gpx);
  const { firstMs, lastMs } = spanOf(points) ?? { firstMs: 0, lastMs: 0 };
  const distanceM = wayAlong(points);
  return {
    externalId: null,
    place: of.place,
    activityName,
    title: titleOf(gpx),
    description: gpx.description,
    deviceName: of.found.creator,
    startMs: firstMs,
    deviceOffsetS: gpx.firstTime?.offsetS ?? null,
    isWallOnly: gpx.firstTime?.hasZone === false,
    isVirtual: /virtual/i.test(activityName),
    durationS: null,
    elapsedS: (lastMs - firstMs) / 1000,
    distanceM: distanceM?.findLast((metres) => !Number.isNaN(metres)) ?? null,
    energyKcal: null,
    avgHeartRate: null,
    maxHeartRate: null,
    ascentM: null,
    samples: withHeartRates({ ...points.samples, distanceM }, of.found.beats),
    pausesMs: points.breaks.size > 0 ? pausesAtBreaks(points) : null,
    laps: [],
    sets: [],
    notes,
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
function nameOf({ type, name }: GpxTrack): string {
  const told = type === null ? null : (STRAVA_TYPES.get(type.trim()) ?? type);
  if (told !== null && classifyActivity(told).sport !== 'other') return told;
  if (name !== null && classifyActivity(name).sport !== 'other') return name;
  return told && /\p{L}/u.test(told) ? told : UNNAMED;
}

/** Devices give the time of day for a name. */
function titleOf({ name }: GpxTrack): string | null {
  return name !== null && /\p{L}/u.test(name) && !/\d:\d\d/.test(name) ? name : null;
}
