import type { Recording } from '../../../domain/recording/recording.ts';
import { isOfTypeRunning, type Sport } from '../../../domain/sports.ts';

type Course = {
  recording: Recording;
  startedAtMs: number;
  sport: Sport;
  title: string | null;
};

const POINTS_A_PIECE = 100;

/** Where the athlete went, for any other program; null where that was not recorded. */
export function gpxOf(course: Course): Generator<string> | null {
  const { latitudeDeg, longitudeDeg, timeS } = course.recording;
  const endMs = course.startedAtMs + (timeS.at(-1) ?? 0) * 1000;
  // Beyond what a date can say it would break off on the way.
  const isDated = !Number.isNaN(new Date(endMs).valueOf());
  return latitudeDeg && longitudeDeg && isDated ? pieces(course) : null;
}

function* pieces(course: Course): Generator<string> {
  const { recording, startedAtMs, sport, title } = course;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Longrun" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
<metadata><time>${new Date(startedAtMs).toISOString()}</time></metadata>
<trk>${title ? `<name>${escaped(title)}</name>` : ''}<type>${KINDS[sport] ?? sport}</type><trkseg>
`;
  let points: string[] = [];
  let wasStanding = false;
  let isBegun = false;
  for (let index = 0; index < recording.timeS.length; index += 1) {
    // Over a break nobody went: the next point begins a segment.
    const isStanding = recording.moving?.[index] === 0;
    const point = isStanding ? null : pointAt(course, index);
    if (point !== null) {
      points.push(wasStanding && isBegun ? `</trkseg><trkseg>\n${point}` : point);
      isBegun = true;
    }
    wasStanding = isStanding;
    if (points.length < POINTS_A_PIECE) continue;
    yield points.join('');
    points = [];
  }
  yield `${points.join('')}</trkseg></trk>\n</gpx>\n`;
}

const KINDS: Partial<Record<Sport, string>> = { run: 'running', hike: 'hiking' };

function pointAt({ recording, startedAtMs, sport }: Course, index: number): string | null {
  const latitude = recording.latitudeDeg?.[index];
  const longitude = recording.longitudeDeg?.[index];
  if (latitude == null || longitude == null) return null;
  const elevation = recording.elevationM?.[index];
  const cadence = recording.cadencePerMin?.[index];
  // Others count the steps of one foot.
  const told = cadence != null && isOfTypeRunning(sport) ? cadence / 2 : cadence;
  const extensions =
    tag('gpxtpx:hr', recording.heartRateBpm?.[index]) +
    tag('gpxtpx:cad', told == null ? null : Math.round(told));
  const power = tag('power', recording.powerW?.[index]);
  const atMs = startedAtMs + (recording.timeS[index] ?? 0) * 1000;
  return `<trkpt lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}">${tag('ele', elevation)}<time>${new Date(atMs).toISOString()}</time>${
    extensions || power
      ? `<extensions>${power}${extensions && `<gpxtpx:TrackPointExtension>${extensions}</gpxtpx:TrackPointExtension>`}</extensions>`
      : ''
  }</trkpt>\n`;
}

function tag(name: string, value: number | null | undefined): string {
  return value == null ? '' : `<${name}>${value}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
