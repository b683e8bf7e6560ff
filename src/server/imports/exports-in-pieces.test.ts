import { expect, test } from 'vitest';
import {
  ADIDAS_SESSION,
  ADIDAS_TRACK,
  SAMSUNG_TRACK,
} from '../../../testing/imports/exports-of-services.ts';
import { fitFile, MADE_UP } from '../../../testing/imports/made-up-track.ts';
import { makeZip, type ZippedFile } from '../../../testing/imports/make-zip.ts';
import { importCalls, logOf } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { workoutRecording } from '../../contract/recordings.ts';

const app = await openTestApp();
const { send, read } = importCalls(app);

const json = (value: unknown) => JSON.stringify(value);
const LINE = '2018-09-01 09:20:34.000,2018-09-01 09:26:34.000,UTC+0200,ca63,1002,30,360000,1340';

/** A service spreads what it knows of one run over several files, and archives over archives. */
const EXPORTS: [string, ZippedFile[], object][] = [
  [
    'Samsung Health',
    [
      {
        name: 'com.samsung.shealth.exercise.2018.csv',
        content: `com.samsung.shealth.exercise,6320001,17\ncom.samsung.health.exercise.start_time,com.samsung.health.exercise.end_time,com.samsung.health.exercise.time_offset,com.samsung.health.exercise.datauuid,com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.calorie,com.samsung.health.exercise.duration,com.samsung.health.exercise.distance\n${LINE}\n`,
      },
      {
        name: 'jsons/com.samsung.shealth.exercise/c/ca63.com.samsung.health.exercise.location_data.json',
        content: json(SAMSUNG_TRACK),
      },
      {
        name: 'jsons/com.samsung.shealth.exercise/c/ca63.com.samsung.health.exercise.live_data.json',
        content: json([{ start_time: 1_535_793_634_000, heart_rate: 120 }]),
      },
    ],
    { date: '2018-09-01', sport: 'run', durationSeconds: 360, calories: 30 },
  ],
  [
    'adidas Running',
    [
      {
        name: 'Sport-sessions/a-1.json',
        content: json({
          ...ADIDAS_SESSION,
          start_time: 1_535_793_634_000,
          end_time: 1_535_793_994_000,
          duration: 360_000,
          distance: 1340,
        }),
      },
      { name: 'Sport-sessions/GPS-data/a-1.json', content: json(ADIDAS_TRACK) },
    ],
    { date: '2018-09-01', sport: 'run', durationSeconds: 360, notes: 'City 10 K' },
  ],
  [
    'a Garmin account',
    [
      {
        name: 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip',
        content: makeZip([{ name: 'ada_1.fit', content: fitFile({ seconds: 600 }) }]),
      },
      {
        name: 'DI_CONNECT/DI-Connect-Fitness/ada_0_summarizedActivities.json',
        content: json([
          {
            summarizedActivitiesExport: [
              {
                ...{ activityId: 1, name: 'Zurich Running', activityType: 'running' },
                ...{ startTimeGmt: MADE_UP.startMs, startTimeLocal: MADE_UP.startMs + 7_200_000 },
                ...{ duration: 600_000, elapsedDuration: 600_000, distance: 174_000 },
              },
            ],
          },
        ]),
      },
    ],
    { date: '2026-09-06', sport: 'run', title: 'Zurich Running', durationSeconds: 600 },
  ],
];

test.each(EXPORTS)(
  'the export of %s gives a run once, with its way',
  async (_service, files, run) => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const sent = [{ name: 'export.zip', content: makeZip(files) }];
    const params = await send(athlete, sent, { commit: 'true' });
    const { counts } = await read(athlete, params);
    expect(counts).toMatchObject({ failed: 0, questions: 0 });
    const log = await logOf(athlete);
    expect(log).toMatchObject([run]);
    const [{ id } = { id: 0 }] = log;
    const recording = await athlete.call(workoutRecording, { params: { id: String(id) } });
    expect(recording.body).toMatchObject({ recording: { latitudeDeg: expect.any(Array) } });
  },
);
