import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { appleExport, healthJson } from '../../../testing/imports/made-up-exports.ts';
import { makeZip } from '../../../testing/imports/make-zip.ts';
import { change, mutated, swap, swapped } from '../../../testing/imports/mutate.ts';
import { readBytes, type Told } from '../../../testing/imports/read-uploads.ts';
import type { ParsedWorkout } from './parsers/parsed-workout.ts';

/** Of each importer, half of them in bytes and half in values. */
const INPUTS = budget({ everyday: 10, small: 60, full: 10_000 });
const SECONDS = 2;
const MEMORY_MB = 256;

const XML = { values: /(?<==")[^"]*(?=")/g, write: escaped };
const JSON_VALUES = {
  values: /(?<=:)("[^"]*"|-?\d[\d.]*)(?=[,}\]])/g,
  write: (value: string) => JSON.stringify(value),
};
const CELLS = {
  values: /(?<=[,\n])[^,\n"]+(?=[,\n])/g,
  write: (value: string) => `"${value.replaceAll('"', '""')}"`,
};

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STRAVA = `Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Elevation Loss,Elevation Low,Elevation High,Max Grade,Average Grade,Average Positive Grade,Average Negative Grade,Max Cadence,Average Cadence,Max Heart Rate,Average Heart Rate
${[1, 2, 3, 4].map((day) => `1134397990${day},"May ${day}, 2024, 4:02:34 AM",Larkya Pass,Hike,,18485,12.36,128,,false,,Boots,activities/${day}.gpx,,,18485,15099,12360.4,1.781,0.819,718.8,,3705,5154.2,,,,,,,128,111`).join('\n')}
`;
const GPX = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${[0, 1, 2, 3, 4, 5].map((minute) => `<trkpt lat="28.6${minute}" lon="84.6"><ele>3${minute}</ele><time>2024-05-02T04:0${minute}:00Z</time></trkpt>`).join('')}</trkseg></trk></gpx>`;

type Importer = {
  name: string;
  text: string;
  kind: { values: RegExp; write: (value: string) => string };
  /** Where the text is one file of an archive. */
  pack?: (text: Uint8Array) => Uint8Array;
};

const IMPORTERS: Importer[] = [
  { name: 'Apple Health', text: [...appleExport(90_000)].join(''), kind: XML },
  {
    name: 'the zip of Apple Health',
    text: [...appleExport(90_000)]
      .join('')
      .replace(
        '</Workout>',
        '<WorkoutRoute><FileReference path="/r/1.gpx"/></WorkoutRoute></Workout>',
      ),
    kind: XML,
    pack: (content) =>
      makeZip([
        { name: 'a/e.xml', content },
        { name: 'a/r/1.gpx', content: GPX },
      ]),
  },
  { name: 'Health Auto Export', text: [...healthJson(100_000)].join(''), kind: JSON_VALUES },
  { name: 'Strava’s list', text: STRAVA, kind: CELLS },
  {
    name: 'Strava’s archive',
    text: STRAVA,
    kind: CELLS,
    pack: (content) =>
      makeZip([
        { name: 'activities.csv', content },
        { name: 'activities/2.gpx', content: GPX },
      ]),
  },
  {
    name: 'Garmin Connect',
    text: `Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Speed,Total Ascent,Avg Stride Length,Steps,Elapsed Time\n${[1, 2, 3, 4].map((day) => `Running,2026-04-2${day} 19:31:20,false,Z2,9.33,645,00:47:42,140,154,5:07,48,1.07,8630,00:48:00,`).join('\n')}\n`,
    kind: CELLS,
  },
  {
    name: 'Runkeeper',
    text: `Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Average Speed (km/h),Calories Burned,Climb (m),Average Heart Rate (bpm),Friend's Tagged,Notes,GPX File\n${[1, 2, 3, 4].map((day) => `a-${day},2026-03-2${day} 08:33:29,Running,x,3.24,26:11,8:06,7.41,245.0,59,106,,,`).join('\n')}\n`,
    kind: CELLS,
  },
  {
    name: 'Samsung Health',
    text: `com.samsung.shealth.exercise,7006011,17\ncom.samsung.health.exercise.start_time,com.samsung.health.exercise.end_time,com.samsung.health.exercise.time_offset,com.samsung.health.exercise.datauuid,com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.calorie,com.samsung.health.exercise.duration\n${[1, 2, 3, 4].map((day) => `2026-07-1${day} 16:39:58.319,2026-07-1${day} 16:48:30.219,UTC-0300,ca${day},1002,113.08,511900`).join('\n')}\n`,
    kind: CELLS,
  },
  {
    name: 'Fitbit',
    text: JSON.stringify(
      [1, 2, 3, 4].map((day) => ({
        ...{ logId: day, activityName: 'Run', calories: 184, distance: 1.87, distanceUnit: 'Mile' },
        ...{ duration: 1_077_000, startTime: `03/0${day}/21 21:04:02` },
      })),
    ),
    kind: JSON_VALUES,
  },
  {
    name: 'Polar Flow',
    text: JSON.stringify({
      ...{ exportVersion: '1', name: 'x', startTime: '2026-03-01T08:00:00.000', kiloCalories: 1 },
      exercises: [1, 2, 3, 4].map((hour) => ({
        ...{
          startTime: `2026-03-01T0${hour}:00:00.000`,
          stopTime: `2026-03-01T0${hour}:30:00.000`,
        },
        ...{ timezoneOffset: 60, duration: 'PT30M', distance: 5000, sport: 'RUNNING' },
        samples: {
          heartRate: [{ dateTime: `2026-03-01T0${hour}:00:01.000`, value: 140 }],
          recordedRoute: [{ dateTime: `2026-03-01T0${hour}:00:01.000`, latitude: 1, longitude: 2 }],
        },
      })),
    }),
    kind: JSON_VALUES,
  },
  {
    name: 'Nike Run Club',
    text: JSON.stringify(
      [1, 2, 3, 4].map((day) => ({
        ...{ id: `n${day}`, type: 'run', start_epoch_ms: day * 86_400_000 + 1.7e12 },
        ...{ end_epoch_ms: day * 86_400_000 + 1.7e12 + 1_800_000, active_duration_ms: 1_700_000 },
        summaries: [{ metric: 'distance', summary: 'total', value: 5.2 }],
        metrics: [{ type: 'latitude', values: [{ start_epoch_ms: 1.7e12, value: 1 }] }],
      })),
    ),
    kind: JSON_VALUES,
  },
];

let folder = '';
let memoryBefore = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longrun-mutations-'));
  memoryBefore = process.memoryUsage.rss();
});
afterAll(async () => {
  expect((process.memoryUsage.rss() - memoryBefore) / 1024 / 1024).toBeLessThan(MEMORY_MB);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

const TIMEOUT = budget({ everyday: 60_000, small: 60_000, full: 900_000 });

describe.each(IMPORTERS)('$name, changed', ({ text, kind, pack = (bytes) => bytes }) => {
  it('in its bytes is read or refused, and soundly', { timeout: TIMEOUT }, async () => {
    const whole = pack(Buffer.from(text));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        await readSoundly(mutated(whole, changes));
      }),
      { numRuns: INPUTS / 2 },
    );
  });

  it('in its values is mostly read, and soundly', { timeout: TIMEOUT }, async () => {
    let accepted = 0;
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(swap, { minLength: 1, maxLength: 3 }), async (swaps) => {
        const { workouts } = await readSoundly(pack(Buffer.from(swapped(text, swaps, kind))));
        runs += 1;
        if (workouts.length > 0) accepted += 1;
      }),
      { numRuns: INPUTS / 2 },
    );
    // Of files that are all refused it would prove nothing.
    expect(accepted / runs).toBeGreaterThan(0.5);
  });
});

async function readSoundly(content: Uint8Array): Promise<Told> {
  const from = process.threadCpuUsage();
  const told = await readBytes(content, { folder });
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1e6).toBeLessThan(SECONDS);
  for (const { workout } of told.workouts) expectSound(workout);
  for (const { what, reason } of told.refusals) {
    expect([what, reason].every((words) => words !== '' && words.isWellFormed())).toBe(true);
    expect(reason.length).toBeLessThan(1000);
  }
  return told;
}

/** What the rest of the product relies on. */
function expectSound(workout: ParsedWorkout): void {
  const { startedAtMs, utcOffsetS, recording, title, description, activityName } = workout;
  expect(workout.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(workout.durationS).toBeGreaterThan(0);
  expect(workout.elapsedS ?? workout.durationS).toBeGreaterThanOrEqual(workout.durationS);
  if (startedAtMs !== null) expect(Number.isFinite(startedAtMs)).toBe(true);
  if (utcOffsetS !== null) expect(Math.abs(utcOffsetS)).toBeLessThanOrEqual(18 * 3600);
  for (const text of [title, description, activityName, workout.externalId, workout.gear]) {
    if (text === null) continue;
    expect(text).not.toBe('');
    expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
  }
  for (const amount of [workout.distanceM, workout.energyKcal, workout.ascentM]) {
    if (amount !== null) expect(Number.isFinite(amount) && amount >= 0).toBe(true);
  }
  for (const bpm of [workout.avgHeartRate, workout.maxHeartRate, workout.minHeartRate]) {
    if (bpm !== null) expect(bpm >= 25 && bpm <= 250).toBe(true);
  }
  if (recording === null) return;
  let last = -1;
  for (const second of recording.timeS) {
    expect(second).toBeGreaterThan(last);
    last = second;
  }
}
