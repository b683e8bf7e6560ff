import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeZip } from '../../../../../testing/imports/make-zip.ts';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import { convertWorkouts } from '../../convert-workout.ts';

const ENGLISH =
  'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Elevation Loss,Elevation Low,Elevation High,Max Grade,Average Grade,Average Positive Grade,Average Negative Grade,Max Cadence,Average Cadence,Max Heart Rate,Average Heart Rate';
const GERMAN =
  'Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,Max. Herzfrequenz,Relative Leistung,Pendelfahrt,Private Notiz zur Aktivität,Aktivitätsausrüstung,Dateiname,Gewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,Durchschnittsgeschw.,Höhenzunahme,Höhenverlust,Min. Höhe,Max. Höhe,Max. Steigung,Durchschnittliche Steigung,Positive Steigung,Negative Steigung,Max. Kadenz,Durchschnittliche Kadenz,Max. Herzfrequenz,Durchschnittliche Herzfrequenz';
const FRENCH =
  "ID de l'activité,Date de l'activité,Nom de l'activité,Type d'activité,Description de l'activité,Temps écoulé,Distance,Fréquence cardiaque max.,Mesure d'effort,Trajet quotidien,Note privée,Matériel,Nom du fichier,Poids,Poids du vélo,Temps écoulé,Durée de déplacement,Distance,Vitesse max.,Vitesse moyenne,Dénivelé positif,Dénivelé négatif,Altitude min.,Altitude max.,Pente max.,Pente moyenne,Pente positive moyenne,Pente négative moyenne,Cadence max.,Cadence moyenne,Fréquence cardiaque max.,Fréquence cardiaque moyenne";

type Line = {
  id?: string;
  date?: string;
  name?: string;
  type?: string;
  description?: string;
  shown?: string;
  gear?: string;
  file?: string;
  more?: string[];
};

function line(of: Line): string {
  const { id = '11343979900', date = 'May 6, 2024, 4:02:34 AM', name = 'Morning Run' } = of;
  const { type = 'Run', description = '', shown = '10.01', gear = 'Blue shoes', file = '' } = of;
  const cells = [
    ...[id, date, name, type, description, '3100', shown, '177', '', 'false', '', gear, file],
    ...['', '', '3100.0', '3000.0', '10010.5', '5', '3.3', '88.5', '80', '1', '9', '', '', '', ''],
    ...['90', '85', '176.0', '151.4', ...(of.more ?? [])],
  ];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

function gpx(start = '2024-05-06T04:02:40Z', type = 'running'): string {
  const points = Array.from({ length: 60 }, (_none, at) => {
    const time = new Date(Date.parse(start) + at * 10_000).toISOString();
    return `<trkpt lat="${28.6 + at / 3000}" lon="84.6"><ele>${3000 + at}</ele><time>${time}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>From the watch</name><type>${type}</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

async function read(files: Parameters<typeof makeZip>[0], timeZone = 'Europe/Berlin') {
  const { workouts, refusals } = await readBytes(makeZip(files), { timeZone, name: 'z' });
  return { told: workouts, workouts: workouts.map(({ workout }) => workout), refusals };
}

describe('a line of activities.csv without a file', () => {
  test.each<[string, string, Line]>([
    ['English', ENGLISH, {}],
    ['English with a narrow space', ENGLISH, { date: 'May 6, 2024, 4:02:34\u202fAM' }],
    ['German', GERMAN, { date: '06.05.2024, 04:02:34', type: 'Lauf', shown: '10,01' }],
    ['French', FRENCH, { date: '6 mai 2024, 04:02:34', type: 'Course à pied', shown: '10,01' }],
    ['French in numbers', FRENCH, { date: '06/05/2024 04:02:34', type: 'Course à pied' }],
  ])(
    'in %s is a workout of its own, in metres and seconds, its time in UTC',
    async (_language, header, of) => {
      const { told, workouts, refusals } = await read([
        { name: 'activities.csv', content: `${header}\n${line(of)}\n` },
      ]);
      expect(refusals).toEqual([]);
      expect(told.map(({ format }) => format)).toEqual(['strava-archive']);
      expect(workouts).toMatchObject([
        {
          ...{ externalId: '11343979900', title: 'Morning Run', gear: 'Blue shoes' },
          ...{ startedAtMs: Date.parse('2024-05-06T04:02:34Z'), utcOffsetS: null },
          ...{ durationS: 3000, elapsedS: 3100, distanceM: 10_010.5, ascentM: 88.5 },
          ...{ avgHeartRate: 151.4, maxHeartRate: 176 },
        },
      ]);
    },
  );

  test('that lasts for centuries has no duration', async () => {
    const { workouts, refusals } = await read([
      {
        name: 'activities.csv',
        content: `${ENGLISH}\n${line({}).replaceAll(/"3[01]00(\.0)?"/g, '"18343979902"')}\n`,
      },
    ]);
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what: 'line 2', reason: 'It has no duration.' }]);
  });

  test('may have more columns, among them its calories, and a description of several lines', async () => {
    const header = `${ENGLISH},Max Watts,Average Watts,Calories,${Array.from({ length: 68 }, (_none, at) => `Later ${at}`).join(',')}`;
    const { workouts, refusals } = await read([
      {
        name: 'export_1/activities.csv',
        content: `${header}\n${line({ description: 'Up the hill,\n"slowly"', more: ['', '', '612.0'] })}\n`,
      },
    ]);
    expect(refusals).toEqual([]);
    expect(workouts).toMatchObject([{ energyKcal: 612, description: 'Up the hill,\n"slowly"' }]);
  });

  test('is read from the list alone as well', async () => {
    const { workouts } = await readBytes(`${ENGLISH}\n${line({})}\n`);
    expect(workouts.map(({ format }) => format)).toEqual(['strava-archive']);
  });

  test.each([
    [
      'id,date,name,type,description,elapsed_time,distance,commute,gear,filename',
      '77,2016-03-31 17:30:00,Old run,Run,,3605,10203.4,0,Pegasus,',
    ],
    [
      'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Relative Effort,Commute,Activity Gear,Filename',
      '77,"Mar 31, 2016, 5:30:00 PM",Old run,Run,,3605,10.2034,55,false,Pegasus,',
    ],
  ])('as it was before 2020 is in UTC and in metres or kilometres: %s', async (header, row) => {
    const { workouts } = await readBytes(`${header}\n${row}\n`);
    expect(workouts).toMatchObject([
      {
        format: 'strava-archive',
        workout: {
          ...{ externalId: '77', title: 'Old run', gear: 'Pegasus', durationS: 3605 },
          ...{ startedAtMs: Date.parse('2016-03-31T17:30:00Z'), avgHeartRate: null },
          distanceM: expect.closeTo(10_203.4, 3),
        },
      },
    ]);
  });

  test('that has no date is refused by its line', async () => {
    const { workouts, refusals } = await read([
      { name: 'activities.csv', content: `${ENGLISH}\n${line({ date: 'soon' })}\n${line({})}\n` },
    ]);
    expect(workouts).toHaveLength(1);
    expect(refusals).toMatchObject([{ what: 'line 2', file: 'z/activities.csv' }]);
  });
});

describe('a file of Strava’s archive', () => {
  const list = (of: Line = {}) => ({
    name: 'export/activities.csv',
    content: `${ENGLISH}\n${line({ file: 'activities/999.gpx.gz', ...of })}\n`,
  });
  const file = (content = gpx()) => ({
    name: 'export/activities/999.gpx.gz',
    content: gzipSync(content),
  });

  test('has its figures and recording from itself, its name and gear from the list', async () => {
    const { told, workouts, refusals } = await read([
      file(),
      list({ description: 'With friends' }),
      { name: 'export/media/1.jpg', content: Buffer.from('\xff\xd8\xff', 'latin1') },
    ]);
    expect(told.map(({ format, file: name }) => [format, name])).toEqual([
      ['gpx', 'z/export/activities/999.gpx.gz'],
    ]);
    expect(workouts).toMatchObject([
      {
        ...{ externalId: '11343979900', title: 'Morning Run', description: 'With friends' },
        ...{ gear: 'Blue shoes', startedAtMs: Date.parse('2024-05-06T04:02:40Z') },
      },
    ]);
    expect(workouts[0]?.recording?.timeS.length).toBeGreaterThan(50);
    const [converted] = convertWorkouts(workouts, {
      athlete: { userId: 1, limits: [], timeZone: 'UTC' },
      withRecordings: false,
    });
    expect(converted?.columns.notes).toBe('With friends\nGear: Blue shoes');
    expect(refusals).toMatchObject([{ what: 'a JPEG picture' }]);
  });

  test('is found where a program has unpacked it and the list still says .gz', async () => {
    const { workouts } = await read([
      { name: 'export/activities/999.gpx', content: gpx() },
      list(),
    ]);
    expect(workouts).toMatchObject([{ title: 'Morning Run' }]);
  });

  test('that is missing or damaged leaves the line of the list, which says so', async () => {
    const gone = await read([list()]);
    const broken = await read([
      { name: 'export/activities/999.gpx.gz', content: 'no gzip' },
      list(),
    ]);
    for (const { workouts, refusals } of [gone, broken]) {
      expect(refusals).toEqual([]);
      expect(workouts).toMatchObject([{ title: 'Morning Run', distanceM: 10_010.5 }]);
      expect(workouts[0]?.notes.map(({ code }) => code)).toContain('damaged');
    }
  });

  test('has the sport that the athlete gave it on Strava', async () => {
    const { workouts } = await read([file(gpx(undefined, 'running')), list({ type: 'Hike' })]);
    expect(workouts).toMatchObject([{ activityName: 'Hike' }]);
  });

  test('of a watch whose clock was wrong by years has the time that Strava shows', async () => {
    const { workouts } = await read([file(gpx('2009-12-31T00:00:00Z')), list()]);
    expect(workouts).toMatchObject([
      { startedAtMs: Date.parse('2024-05-06T04:02:34Z'), date: '2024-05-06' },
    ]);
    expect(workouts[0]?.notes.map(({ code }) => code)).toContain('clock-unset');
  });
});
