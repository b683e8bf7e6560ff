import { decodeText } from '../../parsers/decode-text.ts';
import type { Beat } from '../fit/fit-heart-rates.ts';
import {
  addPoint,
  damagedBeforeFirstPoint,
  type PointChannel,
  readTime,
  setOnLast,
  setPosition,
} from '../gather-points.ts';
import type { Reading, Refusal } from '../reading.ts';
import { emptyWay, settleWays, type Way } from '../settle-ways.ts';
import { walkXml, type XmlTag } from '../walk-xml.ts';

/**
 * The activities of a GPX file: a track each, its segments parted by pauses. A route, which has no
 * times or made-up ones, is refused by name. Never throws for what is in the bytes.
 */
export function readGpx(bytes: Uint8Array): Reading {
  const found = new FoundInGpx();
  const fault = walkXml(decodeText(bytes), found);
  const { creator, beats } = found;
  const reading = settleWays(found.tracks, { creator, beats, fault });
  const isEmpty = reading.workouts.length + reading.refusals.length === 0;
  return isEmpty ? { workouts: [], refusals: [withoutTrack(found, fault)] } : reading;
}

/** What of the file was gone through. */
class FoundInGpx {
  readonly tracks: Way[] = [];
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
    else if (name === 'trk') this.tracks.push(emptyWay());
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

  private get track(): Way {
    const last = this.tracks.at(-1) ?? emptyWay();
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

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function withoutTrack(found: FoundInGpx, fault: string | null): Refusal {
  if (found.routes > 0) {
    const reason = 'It holds a way to go, and nothing that was gone.';
    return { what: 'a route', reason, isNoWorkout: true };
  }
  if (found.waypoints > 0) {
    return { what: 'waypoints', reason: 'It holds places and no track.', isNoWorkout: true };
  }
  if (!found.isGpx || fault !== null) return damagedBeforeFirstPoint('GPX');
  const reason = 'It names an activity and holds not one point of it.';
  return { what: 'a GPX file without a track', reason, isNoWorkout: true };
}
