import { decodeText } from '../../parsers/decode-text.ts';
import {
  addPoint,
  damagedBeforeFirstPoint,
  leaveOutFarTimes,
  noPoints,
  notesOfPoints,
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
import { settleTrack, type Track, type TrackLap, UNNAMED } from '../settle-track.ts';
import { walkXml, type XmlTag } from '../walk-xml.ts';

/**
 * The activities of a TCX file, each with its laps. Times and ways are those that the laps sum up;
 * where they do not, those of the points. Never throws for what is in the bytes.
 */
export function readTcx(bytes: Uint8Array): Reading {
  const found = new FoundInTcx();
  const fault = walkXml(decodeText(bytes), found);
  const activities = found.activities.filter(isAnything);
  const workouts = activities.map((activity, index) => {
    const place = activities.length === 1 ? 'the activity' : `activity ${index + 1}`;
    return settleTrack(trackOf(activity, { place, fault }));
  });
  const refusals = workouts.length === 0 ? [withoutActivity(found, fault)] : [];
  return { workouts, refusals };
}

type TcxLap = {
  start: WrittenTime | null;
  totalS: number | null;
  distanceM: number | null;
  energyKcal: number | null;
  avgBpm: number | null;
  maxBpm: number | null;
};

type TcxActivity = {
  sport: string | null;
  id: WrittenTime | null;
  title: string | null;
  notes: string | null;
  deviceName: string | null;
  laps: TcxLap[];
  points: Points;
};

/** What of the file was gone through. */
class FoundInTcx {
  readonly activities: TcxActivity[] = [];
  isTcx = false;
  courses = 0;
  plans = 0;
  private activity: TcxActivity | null = null;
  private folder: string | null = null;
  private isInPoint = false;
  private position = { latitudeDeg: Number.NaN, longitudeDeg: Number.NaN };

  open(tag: XmlTag): void {
    const { name } = tag;
    if (name === 'trackpoint') {
      if (this.activity) addPoint(this.activity.points);
      this.isInPoint = this.activity !== null;
      this.position = { latitudeDeg: Number.NaN, longitudeDeg: Number.NaN };
    } else if (name === 'track') this.openTrack();
    else if (name === 'lap') {
      const start = readTime(tag.attribute('starttime') ?? '');
      this.activity?.laps.push({ ...EMPTY_LAP, start });
    } else if (name === 'activity' || name === 'run') {
      // The first version has a run of any sport within a folder of that sport.
      this.activity = { ...emptyActivity(), sport: tag.attribute('sport') ?? this.folder };
      this.activities.push(this.activity);
    } else if (FOLDERS.has(name)) this.folder = FOLDERS.get(name) ?? null;
    else if (name === 'course') this.courses += 1;
    else if (name === 'workout') this.plans += 1;
    else if (name === 'trainingcenterdatabase') this.isTcx = true;
  }

  close(name: string, text: string, parent: string): void {
    const { activity } = this;
    if (!activity) return;
    if (name === 'activity' || name === 'run') this.activity = null;
    else if (name === 'trackpoint') this.closePoint(activity);
    else if (this.isInPoint) this.tellPoint(activity, name, text, parent);
    else if (parent === 'activity' || parent === 'run') tellActivity(activity, name, text);
    else if (name === 'name' && parent === 'creator') activity.deviceName ??= text || null;
    else tellLap(activity.laps.at(-1), name, text, parent);
  }

  private openTrack(): void {
    const points = this.activity?.points;
    if (points && points.samples.atMs.length > 0) points.breaks.add(points.samples.atMs.length);
  }

  private closePoint({ points }: TcxActivity): void {
    this.isInPoint = false;
    setPosition(points, this.position.latitudeDeg, this.position.longitudeDeg);
  }

  private tellPoint(activity: TcxActivity, name: string, text: string, parent: string): void {
    if (text === '') return;
    const { points } = activity;
    if (name === 'time') {
      const time = readTime(text);
      const { atMs } = points.samples;
      if (time) atMs[atMs.length - 1] = time.atMs;
      activity.id ??= time;
    } else if (name === 'latitudedegrees') this.position.latitudeDeg = Number(text);
    else if (name === 'longitudedegrees') this.position.longitudeDeg = Number(text);
    else if (name === 'value') {
      if (parent === 'heartratebpm') setOnLast(points, 'heartRateBpm', Number(text));
    } else {
      const channel = POINT_FIELDS.get(name);
      if (channel) setOnLast(points, channel, Number(text));
    }
  }
}

/** Of Garmin's Training Center, until 2007, and what is in them. */
const FOLDERS: ReadonlyMap<string, string | null> = new Map([
  ['running', 'Running'],
  ['biking', 'Biking'],
  ['other', 'Other'],
  ['multisport', null],
]);

const POINT_FIELDS: ReadonlyMap<string, PointChannel> = new Map<string, PointChannel>([
  ['altitudemeters', 'elevationM'],
  ['distancemeters', 'distanceM'],
  ['heartratebpm', 'heartRateBpm'],
  ['cadence', 'cadencePerMin'],
  ['runcadence', 'cadencePerMin'],
  ['speed', 'speedMPerS'],
  ['watts', 'powerW'],
]);

const EMPTY_LAP: TcxLap = {
  start: null,
  totalS: null,
  distanceM: null,
  energyKcal: null,
  avgBpm: null,
  maxBpm: null,
};

function emptyActivity(): TcxActivity {
  return {
    sport: null,
    id: null,
    title: null,
    notes: null,
    deviceName: null,
    laps: [],
    points: noPoints(),
  };
}

function tellActivity(activity: TcxActivity, name: string, text: string): void {
  if (name === 'id') activity.id = readTime(text) ?? activity.id;
  else if (name === 'notes') activity.notes ??= text || null;
  else if (name === 'name') activity.title ??= text || null;
}

function tellLap(lap: TcxLap | undefined, name: string, text: string, parent: string): void {
  if (!lap || text === '') return;
  const value = Number(text);
  if (!Number.isFinite(value)) return;
  if (parent === 'lap') {
    if (name === 'totaltimeseconds') lap.totalS ??= value;
    else if (name === 'distancemeters') lap.distanceM ??= value;
    else if (name === 'calories') lap.energyKcal ??= value;
  } else if (name === 'value') {
    if (parent === 'averageheartratebpm') lap.avgBpm ??= value || null;
    else if (parent === 'maximumheartratebpm') lap.maxBpm ??= value || null;
  }
}

/** A lap without time and points, as some leave behind, is no activity. */
function isAnything({ laps, points }: TcxActivity): boolean {
  const hasTime = points.samples.atMs.some((atMs) => !Number.isNaN(atMs));
  return hasTime || laps.some(({ start, totalS }) => start !== null && (totalS ?? 0) > 0);
}

function withoutActivity(found: FoundInTcx, fault: string | null): Refusal {
  if (found.courses > 0) {
    return {
      what: 'a course',
      reason: 'The file holds a way to go, not a workout.',
      isNoWorkout: true,
    };
  }
  if (found.plans > 0) {
    const reason = 'The file holds a plan of a workout, and none that was done.';
    return { what: 'a workout plan', reason, isNoWorkout: true };
  }
  if (!found.isTcx || fault !== null) return damagedBeforeFirstPoint('TCX');
  const reason = 'It holds no activity with a time.';
  return { what: 'a TCX file without an activity', reason, isNoWorkout: true };
}

function trackOf(activity: TcxActivity, of: { place: string; fault: string | null }): Track {
  const { points, laps } = activity;
  leaveOutFarTimes(points);
  const first = activity.laps.find(({ start }) => start !== null)?.start ?? activity.id;
  const told = first?.atMs ?? spanOf(points)?.firstMs ?? 0;
  moveToStart(points, told, sumOf(laps, 'totalS') ?? 0);
  const span = spanOf(points);
  const firstMs = span?.firstMs ?? told;
  // A second early is a matter of rounding.
  const startMs = firstMs < told - 2000 ? firstMs : told;
  const last = laps.at(-1);
  const lastLapEndMs = (last?.start?.atMs ?? startMs) + (last?.totalS ?? 0) * 1000;
  const way = wayAlong(points);
  const measuredM = points.samples.distanceM?.some((metres) => metres > 0);
  const distanceM = measuredM ? points.samples.distanceM : way;
  // In a world of its own, whose positions lie somewhere on earth.
  const isVirtual =
    /virtual/i.test(activity.sport ?? '') || /zwift|rouvy/i.test(activity.deviceName ?? '');
  const pauses = pausesAtBreaks(points).filter(([from, until]) => until - from > ONE_TRACK_MS);
  return {
    externalId: null,
    place: of.place,
    activityName: isVirtual ? `Virtual ${sportName(activity.sport)}` : sportName(activity.sport),
    title: activity.title,
    description: activity.notes,
    deviceName: activity.deviceName,
    startMs,
    deviceOffsetS: first?.offsetS ?? activity.id?.offsetS ?? null,
    isWallOnly: first?.hasZone === false,
    isVirtual,
    durationS: sumOf(laps, 'totalS'),
    elapsedS: (Math.max(span?.lastMs ?? startMs, lastLapEndMs) - startMs) / 1000,
    distanceM: sumOf(laps, 'distanceM') || farthest(way) || null,
    energyKcal: sumOf(laps, 'energyKcal'),
    avgHeartRate: averageOfLaps(laps),
    maxHeartRate: laps.reduce<number | null>((most, { maxBpm }) => larger(most, maxBpm), null),
    ascentM: null,
    samples: { ...points.samples, distanceM },
    pausesMs: pauses.length > 0 ? pauses : null,
    laps: lapsOf(laps, startMs),
    sets: [],
    notes: notesOfPoints(points, of.fault),
  };
}

// A new lap begins a new track, with which the next second begins.
const ONE_TRACK_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Where the points are hours behind what the laps say, they are moved to the start of those. */
function moveToStart(points: Points, startMs: number, totalS: number): void {
  const span = spanOf(points);
  if (!span) return;
  const behindMs = span.firstMs - startMs;
  if (Math.abs(behindMs) <= HOUR_MS + totalS * 1000) return;
  const { atMs } = points.samples;
  for (const [row, at] of atMs.entries()) atMs[row] = at - behindMs;
}

function farthest(way: readonly number[] | null): number | null {
  return way?.findLast((metres) => !Number.isNaN(metres)) ?? null;
}

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function sumOf(
  laps: readonly TcxLap[],
  name: 'totalS' | 'distanceM' | 'energyKcal',
): number | null {
  const told = laps.flatMap((lap) => lap[name] ?? []);
  return told.length > 0 ? told.reduce((sum, value) => sum + value, 0) : null;
}

/** Null unless every lap of some length tells one. */
function averageOfLaps(laps: readonly TcxLap[]): number | null {
  let seconds = 0;
  let beats = 0;
  for (const { totalS, avgBpm } of laps) {
    if (!totalS) continue;
    if (avgBpm === null) return null;
    seconds += totalS;
    beats += totalS * avgBpm;
  }
  return seconds > 0 ? beats / seconds : null;
}

function lapsOf(laps: readonly TcxLap[], startMs: number): TrackLap[] {
  let endedMs = startMs;
  return laps.map((lap) => {
    const lapStartMs = lap.start?.atMs ?? endedMs;
    const totalS = lap.totalS ?? 0;
    endedMs = lapStartMs + totalS * 1000;
    return {
      name: null,
      startMs: lapStartMs,
      elapsedS: totalS,
      movingS: totalS,
      distanceM: lap.distanceM ?? 0,
      avgHeartRateBpm: lap.avgBpm,
      maxHeartRateBpm: lap.maxBpm,
      ascentM: null,
    };
  });
}

/** 'Biking' is a bicycle's; 'Other' says nothing. */
function sportName(sport: string | null): string {
  if (sport === null || /^other$/i.test(sport)) return UNNAMED;
  return /^biking$/i.test(sport) ? 'Cycling' : sport;
}
