import { fitPart, type WrittenMessage } from './fit-file.ts';

/** An outing as a watch measures it, second by second, the same each time it is made. */
type MadeUpTrack = {
  startMs: number;
  seconds: number;
  /** Metres a second. */
  speedMPerS: number;
  bpm: number;
  latitudeDeg: number;
  longitudeDeg: number;
  /** Seconds from the start at which the watch was stopped, and for how long. */
  pauses: readonly { atS: number; forS: number }[];
};

export const MADE_UP: MadeUpTrack = {
  startMs: Date.UTC(2026, 8, 6, 6, 30),
  seconds: 3600,
  speedMPerS: 2.9,
  bpm: 148,
  latitudeDeg: 47.3769,
  longitudeDeg: 8.5417,
  pauses: [],
};

type TrackPoint = {
  atMs: number;
  latitudeDeg: number;
  longitudeDeg: number;
  elevationM: number;
  distanceM: number;
  speedMPerS: number;
  bpm: number;
  cadencePerMin: number;
  powerW: number;
  /** Whether the watch had been stopped since the point before. */
  isAfterPause: boolean;
};

const METRES_A_DEGREE = 111_195;

/** A point a second, none while the watch is stopped. */
export function pointsOf(track: MadeUpTrack): TrackPoint[] {
  let pausedS = 0;
  return Array.from({ length: track.seconds + 1 }, (_, second) => {
    const stops = track.pauses.filter(({ atS }) => atS + 1 === second);
    for (const { forS } of stops) pausedS += forS;
    const distanceM = second * track.speedMPerS;
    return {
      atMs: track.startMs + (second + pausedS) * 1000,
      latitudeDeg: track.latitudeDeg + distanceM / METRES_A_DEGREE,
      longitudeDeg: track.longitudeDeg,
      elevationM: 410 + 20 * Math.sin(second / 300),
      distanceM,
      speedMPerS: track.speedMPerS + 0.2 * Math.sin(second / 17),
      bpm: Math.round(track.bpm + 8 * Math.sin(second / 240)),
      cadencePerMin: 84 + Math.round(2 * Math.sin(second / 29)),
      powerW: 250 + Math.round(20 * Math.sin(second / 11)),
      isAfterPause: stops.length > 0,
    };
  });
}

function elapsedOf({ seconds, pauses }: MadeUpTrack): number {
  return seconds + pauses.reduce((sum, { forS }) => sum + forS, 0);
}

const FIT_EPOCH_MS = Date.UTC(1989, 11, 31);
const SEMICIRCLES_A_DEGREE = 2 ** 31 / 180;

export function fitSeconds(atMs: number): number {
  return Math.round((atMs - FIT_EPOCH_MS) / 1000);
}

type FitOptions = {
  sport: number;
  subSport: number;
  serial: number;
  /** Of the wall to UTC; null where the watch does not tell it. */
  offsetS: number | null;
  withTotals: boolean;
};
const FIT_OPTIONS: FitOptions = {
  sport: 1,
  subSport: 0,
  serial: 3_912_345_678,
  offsetS: 7200,
  withTotals: true,
};

/** The messages of a run as a watch of Garmin's writes them, in its order. */
export function fitMessages(
  track: Partial<MadeUpTrack> = {},
  options: Partial<FitOptions> = {},
): WrittenMessage[] {
  const made = { ...MADE_UP, ...track };
  const { sport, subSport, serial, offsetS, withTotals } = { ...FIT_OPTIONS, ...options };
  const startS = fitSeconds(made.startMs);
  const elapsedS = elapsedOf(made);
  const endS = startS + elapsedS;
  const distanceM = made.seconds * made.speedMPerS;
  return [
    {
      message: 0,
      fields: [
        { number: 0, type: 'enum', value: 4 },
        { number: 1, type: 'uint16', value: 1 },
        { number: 3, type: 'uint32z', value: serial },
        { number: 4, type: 'uint32', value: startS },
      ],
    },
    timerEvent(startS, 0),
    ...pointsOf(made).flatMap((point) => recordMessages(point, made)),
    timerEvent(endS, 4),
    ...(withTotals
      ? [
          totals(19, { startS, endS, elapsedS, timerS: made.seconds, distanceM, bpm: made.bpm }),
          totals(18, {
            ...{ startS, endS, elapsedS, timerS: made.seconds, distanceM, bpm: made.bpm },
            ...{ sport, subSport },
          }),
        ]
      : []),
    {
      message: 34,
      fields: [
        { number: 253, type: 'uint32', value: endS },
        { number: 1, type: 'uint16', value: 1 },
        { number: 5, type: 'uint32', value: offsetS === null ? null : endS + offsetS },
      ],
    },
  ];
}

/** A whole file of one run. */
export function fitFile(
  track: Partial<MadeUpTrack> = {},
  options: Partial<FitOptions> = {},
): Uint8Array<ArrayBuffer> {
  return fitPart(fitMessages(track, options));
}

function timerEvent(atS: number, type: number): WrittenMessage {
  return {
    message: 21,
    fields: [
      { number: 253, type: 'uint32', value: atS },
      { number: 0, type: 'enum', value: 0 },
      { number: 1, type: 'enum', value: type },
    ],
  };
}

function recordMessages(point: TrackPoint, { pauses }: MadeUpTrack): WrittenMessage[] {
  const atS = fitSeconds(point.atMs);
  const record: WrittenMessage = {
    message: 20,
    fields: [
      { number: 253, type: 'uint32', value: atS },
      { number: 0, type: 'sint32', value: point.latitudeDeg * SEMICIRCLES_A_DEGREE },
      { number: 1, type: 'sint32', value: point.longitudeDeg * SEMICIRCLES_A_DEGREE },
      { number: 2, type: 'uint16', value: (point.elevationM + 500) * 5 },
      { number: 3, type: 'uint8', value: point.bpm },
      { number: 4, type: 'uint8', value: point.cadencePerMin },
      { number: 5, type: 'uint32', value: point.distanceM * 100 },
      { number: 6, type: 'uint16', value: point.speedMPerS * 1000 },
      { number: 7, type: 'uint16', value: point.powerW },
    ],
  };
  if (!point.isAfterPause) return [record];
  const longest = Math.max(...pauses.map(({ forS }) => forS));
  return [timerEvent(atS - longest, 4), timerEvent(atS, 0), record];
}

type Totals = {
  startS: number;
  endS: number;
  elapsedS: number;
  timerS: number;
  distanceM: number;
  bpm: number;
  sport?: number;
  subSport?: number;
};

function totals(message: 18 | 19, of: Totals): WrittenMessage {
  const isSession = message === 18;
  return {
    message,
    local: isSession ? 2 : 3,
    fields: [
      { number: 253, type: 'uint32', value: of.endS },
      { number: 2, type: 'uint32', value: of.startS },
      { number: 7, type: 'uint32', value: of.elapsedS * 1000 },
      { number: 8, type: 'uint32', value: of.timerS * 1000 },
      { number: 9, type: 'uint32', value: of.distanceM * 100 },
      { number: 11, type: 'uint16', value: 640 },
      { number: isSession ? 22 : 21, type: 'uint16', value: 80 },
      { number: isSession ? 16 : 15, type: 'uint8', value: of.bpm },
      { number: isSession ? 17 : 16, type: 'uint8', value: of.bpm + 8 },
      { number: isSession ? 5 : 25, type: 'enum', value: of.sport ?? 1 },
      { number: isSession ? 6 : 39, type: 'enum', value: of.subSport ?? 0 },
    ],
  };
}

/** The run as GPX, its pauses between segments. */
export function gpxFile(
  track: Partial<MadeUpTrack> = {},
  { type = 'running', name = 'Morning along the river' }: { type?: string; name?: string } = {},
): string {
  const points = pointsOf({ ...MADE_UP, ...track }).map((point) => {
    const begin = point.isAfterPause ? '</trkseg><trkseg>\n' : '';
    const { latitudeDeg, longitudeDeg, elevationM, bpm, cadencePerMin } = point;
    return `${begin}<trkpt lat="${latitudeDeg.toFixed(7)}" lon="${longitudeDeg.toFixed(7)}"><ele>${elevationM.toFixed(1)}</ele><time>${iso(point)}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${bpm}</gpxtpx:hr><gpxtpx:cad>${cadencePerMin}</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions></trkpt>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Made up" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
<trk><name>${name}</name><type>${type}</type><trkseg>
${points.join('\n')}
</trkseg></trk>
</gpx>
`;
}

/** The run as TCX, one lap, its pauses between tracks. */
export function tcxFile(
  track: Partial<MadeUpTrack> = {},
  { sport = 'Running' }: { sport?: string } = {},
): string {
  const made = { ...MADE_UP, ...track };
  const start = iso({ atMs: made.startMs });
  const points = pointsOf(made).map((point) => {
    const begin = point.isAfterPause ? '</Track><Track>\n' : '';
    return `${begin}<Trackpoint><Time>${iso(point)}</Time><Position><LatitudeDegrees>${point.latitudeDeg.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${point.longitudeDeg.toFixed(7)}</LongitudeDegrees></Position><AltitudeMeters>${point.elevationM.toFixed(1)}</AltitudeMeters><DistanceMeters>${point.distanceM.toFixed(2)}</DistanceMeters><HeartRateBpm><Value>${point.bpm}</Value></HeartRateBpm><Extensions><ns3:TPX><ns3:Speed>${point.speedMPerS.toFixed(2)}</ns3:Speed><ns3:RunCadence>${point.cadencePerMin}</ns3:RunCadence><ns3:Watts>${point.powerW}</ns3:Watts></ns3:TPX></Extensions></Trackpoint>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
<Activities><Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}">
<TotalTimeSeconds>${made.seconds}</TotalTimeSeconds><DistanceMeters>${(made.seconds * made.speedMPerS).toFixed(2)}</DistanceMeters><Calories>640</Calories>
<AverageHeartRateBpm><Value>${made.bpm}</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>${made.bpm + 8}</Value></MaximumHeartRateBpm>
<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>
${points.join('\n')}
</Track></Lap><Creator><Name>Made up</Name></Creator></Activity></Activities>
</TrainingCenterDatabase>
`;
}

function iso({ atMs }: { atMs: number }): string {
  return new Date(atMs).toISOString().replace('.000', '');
}
