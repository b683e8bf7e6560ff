import { MOST_CSV_COLUMNS } from '../../../contract/csv-import.ts';
import { guessColumns } from '../csv/guess-columns.ts';
import { decodeText } from '../parsers/decode-text.ts';
import type { TrackKind } from '../readers/tracks.ts';
import { isGzip, isZip, otherKindOf } from './other-kinds.ts';
import type { NamedKind } from './refused-file.ts';

/** What a file is, by its first kilobytes and never by its name. */
type Recognised =
  | { kind: 'zip' | 'gzip' | TrackKind | 'apple-health' | 'json' | 'table' }
  | ({ kind: 'other' } & NamedKind);

/** Apple's DOCTYPE, which stands before its root element, is some ten kilobytes. */
export const HEAD_BYTES = 64 * 1024;

/** `head` is the whole file where that is shorter. */
export function recognise(head: Uint8Array): Recognised {
  if (head.length === 0) return noWorkout('an empty file');
  if (isZip(head)) return { kind: 'zip' };
  if (isGzip(head)) return { kind: 'gzip' };
  if (isFit(head)) return { kind: 'fit' };
  const binary = otherKindOf(head);
  if (binary !== null) return { kind: 'other', ...binary };
  if (head.every((byte) => byte === 0)) return noWorkout('a file of zeros');
  const text = decodeText(head).trimStart();
  if (text === '') return noWorkout('an empty file');
  if (text.startsWith('<')) return recogniseXml(text);
  if (/^[{[](?!Params\])/i.test(text)) return { kind: 'json' };
  if (isBinary(text)) return noWorkout('a file of a kind that Longrun does not know');
  return recogniseText(text);
}

function noWorkout(what: string): Recognised {
  return { kind: 'other', what, isNoWorkout: true };
}

/** It may well hold a workout, but nobody reads it here. */
function unread(what: string): Extract<Recognised, { kind: 'other' }> {
  return { kind: 'other', what, isNoWorkout: false };
}

function isFit(head: Uint8Array): boolean {
  const headerLength = head[0] ?? 0;
  if (headerLength < 12 || headerLength > 64) return false;
  return Buffer.from(head.subarray(8, 12)).toString('latin1') === '.FIT';
}

const OF_ROOT: ReadonlyMap<string, Recognised> = new Map<string, Recognised>([
  ['gpx', { kind: 'gpx' }],
  ['trainingcenterdatabase', { kind: 'tcx' }],
  ['healthdata', { kind: 'apple-health' }],
  ['clinicaldocument', noWorkout('a clinical document of Apple Health')],
  ['kml', { kind: 'kml' }],
  ['polar-exercise-data', unread('a file of Polar Personal Trainer')],
  ['sml', unread('a Suunto SML file')],
  ['log', unread('a Sigma SLF file')],
  ['logbook', unread('a SportTracks logbook')],
  ['pwx', unread('a TrainingPeaks PWX file')],
  ['fitnessworkbook', unread('a SportTracks logbook')],
  ['svg', noWorkout('an SVG picture')],
  ['html', noWorkout('a web page')],
  ['plist', noWorkout('an Apple property list')],
  ['rss', noWorkout('a news feed')],
  ['feed', noWorkout('a news feed')],
  ['workout_file', noWorkout('a planned workout')],
]);

function recogniseXml(text: string): Recognised {
  const root = rootOfXml(text);
  if (root === null) return unread('an XML file');
  const known = OF_ROOT.get(root.toLowerCase());
  if (known) return known;
  if (/^<!doctype html/i.test(text)) return noWorkout('a web page');
  return unread(`an XML file that begins with <${root.slice(0, 40)}>`);
}

/**
 * The name of the first element, without its prefix. A DOCTYPE with a part of its own is passed over
 * as a whole: Apple's lacks a bracket in some versions, and no element can stand in it.
 */
function rootOfXml(text: string): string | null {
  let at = 0;
  for (;;) {
    at = text.indexOf('<', at);
    if (at < 0) return null;
    if (text.startsWith('<!--', at)) at = after(text, '-->', at);
    else if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (/^<!doctype/i.test(text.slice(at, at + 9))) at = afterDoctype(text, at);
    else return nameAt(text, at + 1);
  }
}

function afterDoctype(text: string, from: number): number {
  const bracket = text.indexOf('[', from);
  const end = text.indexOf('>', from);
  return bracket < 0 || (end >= 0 && end < bracket)
    ? after(text, '>', from)
    : after(text, ']>', from);
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function nameAt(text: string, at: number): string | null {
  const name = /^(?:[\w.-]{1,60}:)?([A-Za-z_][\w.-]{0,60})/.exec(text.slice(at, at + 130));
  return name?.[1] ?? null;
}

// Control characters but for tabs and line ends, and what no encoding could read.
const UNPRINTABLE = /[^\P{Cc}\t\n\r\v\f]|\ufffd/gu;

function isBinary(text: string): boolean {
  const beginning = text.slice(0, 4000);
  return (beginning.match(UNPRINTABLE)?.length ?? 0) > beginning.length / 20;
}

function recogniseText(text: string): Recognised {
  if (/^begin:vcalendar/i.test(text)) return noWorkout('a calendar');
  if (/^begin:vcard/i.test(text)) return noWorkout('an address card');
  if (/^\[Params\]/i.test(text)) return unread('a Polar HRM file');
  if (/^Device,[^,\n]*,model,/.test(text)) {
    const instead = 'Share its workouts as FIT files and drop those.';
    return { ...unread('a table in sections of the Wahoo app'), instead };
  }
  if (/^tp=[a-z-]{1,9};/.test(text)) {
    const instead = 'Ask Huawei for a copy of your data and drop the JSON files in it.';
    return { ...unread('a HiTrack file of Huawei Health'), instead };
  }
  if (/^#!/.test(text)) return noWorkout('a program');
  if (/^(?:Body|Foods|Activities|Sleep)\r?\nDate,/.test(text)) {
    return noWorkout('a table of days of Fitbit');
  }
  return isTable(text) ? { kind: 'table' } : noWorkout('a text file');
}

const LOOKED_AT = 40;

/** The lines of a table have the same separators; those of a text have some here and there. */
function isTable(text: string): boolean {
  const lines = text.slice(0, 32_768).split(/\r?\n/, LOOKED_AT);
  const filled = lines.filter((line) => line.trim() !== '');
  return [',', ';', '\t', '|'].some((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1);
    const most = Math.max(...counts);
    // Words in quotes may hold the separator too, and titles above the header none.
    const alike = counts.filter((count) => count > 0 && count >= most / 2);
    const isRegular = most > 0 && alike.length >= filled.length / 2;
    return isRegular || filled.slice(0, FURTHEST_HEADER).some((line) => isHeader(line, separator));
  });
}

const FURTHEST_HEADER = 10;

/** Long texts in quotes may break most of the lines below it. */
function isHeader(line: string, separator: string): boolean {
  const names = line.split(separator, MOST_CSV_COLUMNS);
  if (names.length < 3 || line.length > LONGEST_HEADER) return false;
  const { date, duration } = guessColumns(names);
  return date !== null && duration !== null;
}

const LONGEST_HEADER = 16_384;
