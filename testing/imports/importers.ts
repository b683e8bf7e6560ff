import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Syntax, withBytesChanged, withPartsChanged } from './change-file.ts';
import { withMessagesChanged } from './change-fit.ts';
import type { Dice } from './dice.ts';
import {
  ADIDAS_NEWER,
  ADIDAS_SESSION,
  ADIDAS_TRACK,
  ENDOMONDO,
  GARMIN_ACCOUNT,
  GOOGLE_FIT,
  HUAWEI,
  HUAWEI_NEWER,
  KML,
  MI_FITNESS,
  POLAR_CSV,
  SAMSUNG_TRACK,
  SUUNTO,
  TOMTOM,
  WITHINGS,
  ZEPP,
} from './exports-of-services.ts';
import { fitPart } from './fit-file.ts';
import { appleExport, healthJson } from './made-up-exports.ts';
import { fitMessages, gpxFile, MADE_UP, tcxFile } from './made-up-track.ts';
import { makeZip, type ZippedFile } from './make-zip.ts';

/** A kind of file that is imported, with files of that kind that are changed in two ways. */
export type Importer = {
  name: string;
  /** In its bytes, whatever they mean. */
  inBytes: (dice: Dice) => Uint8Array;
  /** In its parts: still a file of its kind, as another program or a fault may have left it. */
  inParts: (dice: Dice) => Uint8Array;
};

const PAUSED = { seconds: 240, pauses: [{ atS: 100, forS: 60 }] };
const LATER = { ...PAUSED, startMs: MADE_UP.startMs + 3_600_000 };

const MESSAGES = [
  fitMessages(PAUSED),
  fitMessages({ seconds: 120 }, { sport: 2, subSport: 6, offsetS: null }),
  [...fitMessages(PAUSED), ...fitMessages(LATER, { sport: 5, subSport: 17 }).slice(1)],
  fitMessages({ seconds: 200, bpm: 60 }, { withTotals: false }),
];
const FIT = MESSAGES.map((messages) => fitPart(messages));
const GPX = [gpxFile(PAUSED), gpxFile({ seconds: 200 }, { type: '9' }), gpxFile(LATER)];
const TCX = [tcxFile(PAUSED), tcxFile({ seconds: 200 }, { sport: 'Other' }), tcxFile(LATER)];

const APPLE = [...appleExport(90_000)].join('');
const APPLE_WITH_ROUTE = APPLE.replace(
  '</Workout>',
  '<WorkoutRoute><FileReference path="/r/1.gpx"/></WorkoutRoute></Workout>',
);
const HEALTH_CSV = ['hae-csv-v1-en-us', 'hae-csv-v2-en', 'hae-csv-v1-fr', 'hae-csv-v1-zh'].map(
  (name) =>
    readFileSync(new URL(`../../fixtures/health-export/${name}.csv`, import.meta.url), 'utf8'),
);

const DAYS = [1, 2, 3, 4];

/** activities.csv in the three languages of which Strava's own header is known. */
const STRAVA = [
  {
    header:
      'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Elevation Loss,Elevation Low,Elevation High,Max Grade,Average Grade,Average Positive Grade,Average Negative Grade,Max Cadence,Average Cadence,Max Heart Rate,Average Heart Rate',
    dateOf: (day: number) => `"May ${day}, 2024, 4:02:34 AM"`,
    type: 'Hike',
    shown: '12.36',
  },
  {
    header:
      'Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,Max. Herzfrequenz,Relative Leistung,Pendelfahrt,Private Notiz zur Aktivität,Aktivitätsausrüstung,Dateiname,Gewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,Durchschnittsgeschw.,Höhenzunahme,Höhenverlust,Min. Höhe,Max. Höhe,Max. Steigung,Durchschnittliche Steigung,Positive Steigung,Negative Steigung,Max. Kadenz,Durchschnittliche Kadenz,Max. Herzfrequenz,Durchschnittliche Herzfrequenz',
    dateOf: (day: number) => `"0${day}.05.2024, 04:02:34"`,
    type: 'Wanderung',
    shown: '"12,36"',
  },
  {
    header:
      "ID de l'activité,Date de l'activité,Nom de l'activité,Type d'activité,Description de l'activité,Temps écoulé,Distance,Fréquence cardiaque max.,Mesure d'effort,Trajet quotidien,Note privée,Matériel,Nom du fichier,Poids,Poids du vélo,Temps écoulé,Durée de déplacement,Distance,Vitesse max.,Vitesse moyenne,Dénivelé positif,Dénivelé négatif,Altitude min.,Altitude max.,Pente max.,Pente moyenne,Pente positive moyenne,Pente négative moyenne,Cadence max.,Cadence moyenne,Fréquence cardiaque max.,Fréquence cardiaque moyenne",
    dateOf: (day: number) => `"${day} mai 2024, 04:02:34"`,
    type: 'Randonnée',
    shown: '"12,36"',
  },
].map(({ header, dateOf, type, shown }) => {
  const lines = DAYS.map(
    (day) =>
      `1134397990${day},${dateOf(day)},Larkya Pass,${type},,18485,${shown},128,,false,,Boots,activities/${day}.gpx,,,18485,15099,12360.4,1.781,0.819,718.8,,3705,5154.2,,,,,,,128,111`,
  );
  return `${header}\n${lines.join('\n')}\n`;
});

/** Of Strava's and of Apple's archive. */
const SHORT_GPX = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${[0, 1, 2, 3, 4, 5].map((minute) => `<trkpt lat="28.6${minute}" lon="84.6"><ele>3${minute}</ele><time>2024-05-02T04:0${minute}:00Z</time></trkpt>`).join('')}</trkseg></trk></gpx>`;

const GARMIN = `Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Speed,Total Ascent,Avg Stride Length,Steps,Elapsed Time\n${DAYS.map((day) => `Running,2026-04-2${day} 19:31:20,false,Z2,9.33,645,00:47:42,140,154,5:07,48,1.07,8630,00:48:00`).join('\n')}\n`;
const RUNKEEPER = `Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Average Speed (km/h),Calories Burned,Climb (m),Average Heart Rate (bpm),Friend's Tagged,Notes,GPX File\n${DAYS.map((day) => `a-${day},2026-03-2${day} 08:33:29,Running,x,3.24,26:11,8:06,7.41,245.0,59,106,,,`).join('\n')}\n`;
const SAMSUNG = `com.samsung.shealth.exercise,7006011,17\ncom.samsung.health.exercise.start_time,com.samsung.health.exercise.end_time,com.samsung.health.exercise.time_offset,com.samsung.health.exercise.datauuid,com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.calorie,com.samsung.health.exercise.duration\n${DAYS.map((day) => `2026-07-1${day} 16:39:58.319,2026-07-1${day} 16:48:30.219,UTC-0300,ca${day},1002,113.08,511900`).join('\n')}\n`;
const PLAIN_CSV = `Date,Activity,Duration,Distance (km),Calories,Average Heart Rate,Notes\n${DAYS.map((day) => `2026-03-2${day} 08:33,Easy run,0:45:10,8.2,512,148,"along, the river"`).join('\n')}\n`;

const GYM = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,Distance,Seconds\n${DAYS.map((day) => [1, 2, 3].map((set) => `2024-03-1${day} 07:30:00,Push,1h 5m,Bench Press,${set},80,kg,5,0,0`).join('\n')).join('\n')}\n`;

const FITBIT = JSON.stringify(
  DAYS.map((day) => ({
    logId: day,
    activityName: 'Run',
    calories: 184,
    distance: 1.87,
    distanceUnit: 'Mile',
    duration: 1_077_000,
    startTime: `03/0${day}/21 21:04:02`,
  })),
);
const POLAR = JSON.stringify({
  exportVersion: '1',
  name: 'x',
  startTime: '2026-03-01T08:00:00.000',
  kiloCalories: 1,
  exercises: DAYS.map((hour) => ({
    startTime: `2026-03-01T0${hour}:00:00.000`,
    stopTime: `2026-03-01T0${hour}:30:00.000`,
    timezoneOffset: 60,
    duration: 'PT30M',
    distance: 5000,
    sport: 'RUNNING',
    samples: {
      heartRate: [{ dateTime: `2026-03-01T0${hour}:00:01.000`, value: 140 }],
      recordedRoute: [{ dateTime: `2026-03-01T0${hour}:00:01.000`, latitude: 1, longitude: 2 }],
    },
  })),
});
const NIKE = JSON.stringify(
  DAYS.map((day) => ({
    id: `n${day}`,
    type: 'run',
    start_epoch_ms: day * 86_400_000 + 1.7e12,
    end_epoch_ms: day * 86_400_000 + 1.7e12 + 1_800_000,
    active_duration_ms: 1_700_000,
    summaries: [{ metric: 'distance', summary: 'total', value: 5.2 }],
    metrics: [{ type: 'latitude', values: [{ start_epoch_ms: 1.7e12, value: 1 }] }],
  })),
);

export const IMPORTERS: readonly Importer[] = [
  {
    name: 'FIT',
    inBytes: (dice) => withBytesChanged(dice.pick(FIT), dice),
    inParts: (dice) => withMessagesChanged(dice.pick(MESSAGES), dice),
  },
  textImporter('GPX', 'xml', GPX),
  textImporter('TCX', 'xml', TCX),
  textImporter('Apple Health', 'xml', [APPLE]),
  archiveImporter('the zip of Apple Health', 'xml', [APPLE_WITH_ROUTE], (content) => [
    { name: 'apple_health_export/Export.xml', content },
    { name: 'apple_health_export/r/1.gpx', content: SHORT_GPX },
  ]),
  textImporter('Health Auto Export', 'json', [[...healthJson(60_000)].join('')]),
  textImporter('the table of Health Auto Export', 'csv', HEALTH_CSV),
  textImporter('Strava’s list', 'csv', STRAVA),
  archiveImporter('Strava’s archive', 'csv', STRAVA, (content) => [
    { name: 'activities.csv', content },
    { name: 'activities/2.gpx', content: SHORT_GPX },
  ]),
  textImporter('Garmin Connect', 'csv', [GARMIN, GARMIN.replaceAll('9.33', '"9,33"')]),
  textImporter('Runkeeper', 'csv', [RUNKEEPER]),
  textImporter('Samsung Health', 'csv', [SAMSUNG]),
  textImporter('Fitbit', 'json', [FITBIT]),
  textImporter('Polar Flow', 'json', [POLAR]),
  textImporter('Nike Run Club', 'json', [NIKE]),
  textImporter('adidas Running', 'json', [ADIDAS_SESSION, ADIDAS_NEWER].map(listed)),
  textImporter('the ways of adidas Running', 'json', [JSON.stringify(ADIDAS_TRACK)]),
  textImporter('the ways of Samsung Health', 'json', [JSON.stringify(SAMSUNG_TRACK)]),
  textImporter('Endomondo', 'json', [JSON.stringify(ENDOMONDO)]),
  textImporter('the Suunto app', 'json', [SUUNTO].map(listed)),
  textImporter('a Garmin account', 'json', [JSON.stringify(GARMIN_ACCOUNT)]),
  textImporter('Google Fit', 'json', [GOOGLE_FIT].map(listed)),
  textImporter('Zepp', 'csv', [ZEPP]),
  textImporter('Polar Flow’s table', 'csv', [POLAR_CSV]),
  textImporter('Huawei Health', 'json', [HUAWEI, HUAWEI_NEWER].map(listed)),
  textImporter('Mi Fitness', 'csv', [MI_FITNESS]),
  textImporter('Withings', 'csv', [WITHINGS]),
  textImporter('points of TomTom', 'csv', [TOMTOM]),
  textImporter('KML', 'xml', [KML]),
  textImporter('any table', 'csv', [PLAIN_CSV]),
  textImporter('the sets of a gym', 'csv', [GYM]),
];

/** Twice, so that what is wrong with one leaves the other. */
function listed(entry: unknown): string {
  return JSON.stringify([entry, entry].flat());
}

function textImporter(name: string, syntax: Syntax, texts: readonly string[]): Importer {
  return {
    name,
    inBytes: (dice) => withBytesChanged(Buffer.from(dice.pick(texts)), dice),
    inParts: (dice) => Buffer.from(withPartsChanged(dice.pick(texts), syntax, dice)),
  };
}

function archiveImporter(
  name: string,
  syntax: Syntax,
  texts: readonly string[],
  filesOf: (text: string) => ZippedFile[],
): Importer {
  return {
    name,
    inBytes: (dice) => withBytesChanged(makeZip(filesOf(dice.pick(texts))), dice),
    inParts: (dice) => {
      const files = filesOf(withPartsChanged(dice.pick(texts), syntax, dice));
      return makeZip(dice.below(2) === 0 ? files : withFilesChanged(files, dice));
    },
  };
}

const ODD_NAMES = [
  '../../../etc/passwd',
  '/',
  'C:\\a.csv',
  '',
  'a'.repeat(300),
  'activities.csv',
  '\u0000',
];

/** One file of an archive doubled, named otherwise, packed twice or put into a folder. */
function withFilesChanged(files: ZippedFile[], dice: Dice): ZippedFile[] {
  const at = dice.below(files.length);
  const file = dice.pick(files.slice(at, at + 1));
  const kind = dice.below(6);
  if (kind === 0) return [...files, file];
  if (kind === 1) return files.with(at, { ...file, name: dice.pick(ODD_NAMES) });
  if (kind === 2) return files.with(at, { ...file, content: gzipSync(file.content) });
  if (kind === 3) return files.map((each) => ({ ...each, name: `x/${each.name}` }));
  if (kind === 4) return [{ name: 'inner.zip', content: makeZip(files) }];
  return [...files, { name: dice.pick(ODD_NAMES), content: SHORT_GPX }];
}
