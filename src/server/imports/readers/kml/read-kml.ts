import { decodeText } from '../../parsers/decode-text.ts';
import {
  addPoint,
  damagedBeforeFirstPoint,
  type PointChannel,
  readTime,
  setOnLast,
  setPosition,
} from '../gather-points.ts';
import type { Reading } from '../reading.ts';
import { emptyWay, settleWays, type Way } from '../settle-ways.ts';
import { walkXml, type XmlTag } from '../walk-xml.ts';

/**
 * The tracks of a KML file that have times, as OpenTracks and Google's My Tracks write them: the times
 * in one row, the places in another. What is drawn alone is refused by name. Never throws for what is
 * in the bytes.
 */
export function readKml(bytes: Uint8Array): Reading {
  const found = new FoundInKml();
  const fault = walkXml(decodeText(bytes), found);
  const reading = settleWays(found.ways, { creator: null, beats: [], fault });
  if (reading.workouts.length + reading.refusals.length > 0) return reading;
  if (!found.hasPlaces && fault !== null) {
    return { workouts: [], refusals: [damagedBeforeFirstPoint('KML')] };
  }
  const reason =
    'Its lines and places have no times: they are drawn, and nothing says that they were gone. Export the workout as GPX, TCX or FIT.';
  return { workouts: [], refusals: [{ what: 'a drawn map (KML)', reason, isNoWorkout: true }] };
}

/** What of the file was gone through. */
class FoundInKml {
  readonly ways: Way[] = [];
  hasPlaces = false;
  private times: string[] = [];
  private places: string[] = [];
  private series = new Map<string, string[]>();
  private seriesName = '';
  private dataName = '';
  private name: string | null = null;
  private description: string | null = null;
  private type: string | null = null;
  private isNewWay = true;

  open(tag: XmlTag): void {
    const { name } = tag;
    if (name === 'placemark') {
      [this.name, this.description, this.type] = [null, null, null];
      this.isNewWay = true;
    } else if (name === 'track') {
      [this.times, this.places, this.series] = [[], [], new Map()];
    } else if (name === 'simplearraydata') this.openSeries(tag);
    else if (name === 'data') this.dataName = tag.attribute('name') ?? '';
  }

  close(name: string, text: string, parent: string): void {
    if (name === 'when') this.times.push(text);
    else if (name === 'coord') this.places.push(text);
    else if (name === 'coordinates') this.hasPlaces = true;
    else if (name === 'value') this.tellValue(text, parent);
    else if (name === 'track') this.closeTrack();
    else if (parent === 'placemark') this.tellPlacemark(name, text);
  }

  private openSeries(tag: XmlTag): void {
    this.seriesName = (tag.attribute('name') ?? '').toLowerCase().replaceAll('_', '');
  }

  private tellValue(text: string, parent: string): void {
    if (parent === 'data' && /^(type|activity)/i.test(this.dataName)) this.type ??= text || null;
    if (parent !== 'simplearraydata') return;
    const values = this.series.get(this.seriesName);
    if (values) values.push(text);
    else this.series.set(this.seriesName, [text]);
  }

  private tellPlacemark(name: string, text: string): void {
    if (name === 'name') this.name ??= text || null;
    else if (name === 'description') this.description ??= text || null;
    // Name and kind may stand behind the track.
    const way = this.isNewWay ? undefined : this.ways.at(-1);
    if (way) this.nameWay(way);
  }

  private closeTrack(): void {
    const way = this.isNewWay ? emptyWay() : (this.ways.at(-1) ?? emptyWay());
    if (this.isNewWay) this.ways.push(way);
    this.isNewWay = false;
    this.nameWay(way);
    const { points } = way;
    const { atMs } = points.samples;
    if (atMs.length > 0) points.breaks.add(atMs.length);
    for (let row = 0; row < Math.min(this.times.length, this.places.length); row += 1) {
      const time = readTime(this.times[row] ?? '');
      addPoint(points);
      if (time) {
        atMs[atMs.length - 1] = time.atMs;
        way.firstTime ??= time;
      }
      // 'longitude latitude height', parted by spaces.
      const [longitude, latitude, height] = (this.places[row] ?? '').split(/[\s,]+/).map(Number);
      if (longitude !== undefined && latitude !== undefined) {
        setPosition(points, latitude, longitude);
      }
      if (height !== undefined) setOnLast(points, 'elevationM', height);
      for (const [name, channel] of SERIES) {
        const value = this.series.get(name)?.[row];
        if (value) setOnLast(points, channel, Number(value));
      }
    }
  }

  private nameWay(way: Way): void {
    way.name ??= this.name;
    way.description ??= this.description;
    way.type ??= this.type;
  }
}

const SERIES: readonly (readonly [string, PointChannel])[] = [
  ['heartrate', 'heartRateBpm'],
  ['cadence', 'cadencePerMin'],
  ['power', 'powerW'],
  ['speed', 'speedMPerS'],
];
