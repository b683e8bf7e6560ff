import { describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { logOf } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { applyUpload, planUpload, sendUpload } from '../../contract/csv-import.ts';
import {
  downloadImportFile,
  importHealthRecords,
  listImports,
  undoImport,
} from '../../contract/imports.ts';
import { workoutRecording } from '../../contract/recordings.ts';
import { deleteWorkout, updateWorkout, type WorkoutForm } from '../../contract/workout-entry.ts';

const app = await openTestApp();

/** Each is an import of its own: they are read one after the other. */
const AT_ONCE = budget({ everyday: 5, small: 20, full: 20 });

type Entry = { name?: string; start?: string; end?: string; [key: string]: unknown };

function healthExport(...workouts: Entry[]): string {
  return JSON.stringify({ data: { metrics: [], workouts } });
}

const RUN: Entry = {
  id: 'A1',
  name: 'Outdoor Run',
  start: '2026-03-08 07:30:00 -0700',
  end: '2026-03-08 08:20:00 -0700',
  duration: 3000,
  distance: { qty: 10.02, units: 'km' },
  activeEnergyBurned: { qty: 2510.4, units: 'kJ' },
};

function samples(startIso: string, bpm: number[], everyS: number) {
  const startMs = Date.parse(startIso);
  return bpm.map((Avg, at) => ({
    date: new Date(startMs + at * everyS * 1000).toISOString(),
    Min: Avg - 1,
    Avg,
    Max: Avg + 1,
    units: 'bpm',
  }));
}

async function upload(athlete: Athlete, content: string, fileName = 'export.json') {
  return athlete.call(sendUpload, {
    query: { source: 'apple-health', fileName },
    rawBody: Buffer.from(content),
  });
}

async function importFile(athlete: Athlete, content: string, fileName = 'export.json') {
  const { status, body } = await upload(athlete, content, fileName);
  expect(status).toBe(201);
  return (await athlete.call(applyUpload, { params: { id: String(body.id) } })).body;
}

describe('a file of wearable workouts', () => {
  test('is added to the log with units converted and the local day kept', async () => {
    const athlete = await app.register({ timeZone: 'Europe/Berlin' });
    const summary = await importFile(athlete, healthExport(RUN));
    expect(summary).toMatchObject({ found: 1, added: 1, calories: 600, totalDistance: 10.02 });
    const [workout] = await logOf(athlete);
    expect(workout).toMatchObject({
      date: '2026-03-08',
      startedAt: '2026-03-08T14:30:00.000Z',
      utcOffsetS: -7 * 3600,
      workoutType: 'running',
      sport: 'run',
      duration: '0:50',
      distance: 10.02,
      calories: 600,
      source: 'apple-health',
    });
  });

  test('imported twice adds nothing, as the same bytes or as a longer export', async () => {
    const athlete = await app.register();
    const first = healthExport(RUN);
    await importFile(athlete, first);
    expect(await importFile(athlete, first)).toMatchObject({ added: 0, alreadyThere: 1 });
    const second: Entry = {
      ...RUN,
      id: 'A2',
      start: '2026-03-10 07:30:00 -0700',
      end: '2026-03-10 08:20:00 -0700',
    };
    const longer = await importFile(athlete, healthExport(second, RUN));
    expect(longer).toMatchObject({ found: 2, added: 1, alreadyThere: 1 });
    expect(await logOf(athlete)).toHaveLength(2);
  });

  test('sent many times at once leaves one set of workouts', async () => {
    const athlete = await app.register();
    const content = healthExport(RUN, {
      ...RUN,
      id: 'A3',
      start: '2026-03-09 18:00:00 -0700',
      end: '2026-03-09 18:50:00 -0700',
    });
    await Promise.all(Array.from({ length: AT_ONCE }, () => importFile(athlete, content)));
    expect(await logOf(athlete)).toHaveLength(2);
    const { body: imports } = await athlete.call(listImports);
    expect(imports.filter(({ counts }) => counts.new > 0)).toHaveLength(1);
  });

  test('is the same workout from JSON and from CSV', async () => {
    const athlete = await app.register();
    await importFile(athlete, healthExport(RUN));
    const csv = [
      'Workout Type,Start,End,Duration,Active Energy (kJ),Max Heart Rate (bpm),Avg Heart Rate (bpm),Distance (km)',
      'Outdoor Run,2026-03-08 07:30,2026-03-08 08:20,00:50:00,2510.4,171,152,10.02',
      ',,,,,,,',
    ].join('\n');
    const summary = await importFile(athlete, csv, 'Workouts.csv');
    expect(summary).toMatchObject({ found: 1, added: 0, enriched: 1 });
    expect(await logOf(athlete)).toMatchObject([{ avgHeartRate: 152, maxHeartRate: 171 }]);
  });

  test('keeps two workouts that begin in the same minute apart', async () => {
    const athlete = await app.register();
    const strength: Entry = {
      name: 'Functional Strength Training',
      start: '2026-03-08 18:00:10 +0100',
      end: '2026-03-08 18:45:10 +0100',
      duration: 2700,
    };
    const short: Entry = {
      ...strength,
      start: '2026-03-08 18:00:40 +0100',
      end: '2026-03-08 18:10:40 +0100',
      duration: 600,
    };
    await importFile(athlete, healthExport(strength, short));
    await importFile(athlete, healthExport(short, strength));
    expect((await logOf(athlete)).map(({ duration }) => duration).sort()).toEqual(['0:10', '0:45']);
  });

  test('gives zone minutes from its heart-rate samples and the athlete’s maximum', async () => {
    const athlete = await app.register();
    // Of 185: 120 bpm is zone 2, 160 zone 4.
    const bpm = [...Array<number>(20).fill(120), ...Array<number>(30).fill(160)];
    await importFile(
      athlete,
      healthExport({ ...RUN, heartRateData: samples('2026-03-08T14:30:00Z', bpm, 60) }),
    );
    expect(await logOf(athlete)).toMatchObject([
      { zone1Minutes: 0, zone2Minutes: 20, zone3Minutes: 0, zone4Minutes: 30, zone5Minutes: 0 },
    ]);
  });

  test('keeps its heart rates along the way, of workouts already in the log too', async () => {
    const athlete = await app.register();
    const beats = [118, 131, 140, 144, 147, 149];
    const heartRateData = samples('2026-03-08T14:30:00Z', beats, 30);
    await importFile(athlete, healthExport({ ...RUN, heartRateData: heartRateData.slice(0, 2) }));
    const [workout] = await logOf(athlete);
    const ask = async () => {
      const params = { id: String(workout?.id) };
      return (await athlete.call(workoutRecording, { params })).body.recording;
    };
    expect(await ask()).toBeNull();
    await importFile(athlete, healthExport({ ...RUN, heartRateData }));
    expect(await ask()).toMatchObject({
      source: 'apple-health',
      timeS: [0, 30, 60, 90, 120, 150],
      heartRateBpm: beats,
      distanceM: null,
    });
    await importFile(athlete, healthExport({ ...RUN, heartRateData, notes: 'once more' }));
    expect(await logOf(athlete)).toHaveLength(1);
  });

  test('fills what the log lacks and overwrites nothing that the athlete edited', async () => {
    const athlete = await app.register();
    await importFile(athlete, healthExport(RUN));
    const [before] = await logOf(athlete);
    const edited: WorkoutForm = {
      date: '2026-03-07',
      workoutType: 'running',
      runningSubtype: 'outdoor-long',
      duration: '0:55',
      distance: 11,
      notes: 'the watch was late',
    };
    await athlete.call(updateWorkout, { params: { id: String(before?.id) }, body: edited });
    const bpm = Array<number>(50).fill(150);
    const summary = await importFile(
      athlete,
      healthExport({ ...RUN, heartRateData: samples('2026-03-08T14:30:00Z', bpm, 60) }),
    );
    expect(summary).toMatchObject({ added: 0, enriched: 1 });
    expect(await logOf(athlete)).toMatchObject([
      {
        date: '2026-03-07',
        duration: '0:55',
        distance: 11,
        notes: 'the watch was late',
        avgHeartRate: 150,
      },
    ]);
  });

  test('is taken back whole, also where it only completed what was there', async () => {
    const athlete = await app.register();
    await importFile(athlete, healthExport(RUN));
    const before = await logOf(athlete);
    const bpm = Array<number>(50).fill(150);
    const heartRateData = samples('2026-03-08T14:30:00Z', bpm, 60);
    await importFile(athlete, healthExport({ ...RUN, heartRateData }), 'more.json');
    const [latest] = (await athlete.call(listImports)).body;
    expect(latest).toMatchObject({ counts: { merged: 1 }, files: [{ name: 'more.json' }] });
    await athlete.call(undoImport, { params: { id: String(latest?.id) } });
    expect(await logOf(athlete)).toEqual(before);
  });

  test('does not bring back what the athlete deleted, and says so', async () => {
    const athlete = await app.register();
    await importFile(athlete, healthExport(RUN));
    const [workout] = await logOf(athlete);
    await athlete.call(deleteWorkout, { params: { id: String(workout?.id) } });
    const summary = await importFile(athlete, `${healthExport(RUN)} `);
    expect(summary).toMatchObject({ added: 0, alreadyThere: 1 });
    expect(summary.notes[0]?.message).toContain('You deleted this workout');
    expect(await logOf(athlete)).toEqual([]);
  });

  test('with one bad entry gives the others and names the bad one', async () => {
    const athlete = await app.register();
    const summary = await importFile(athlete, healthExport({ ...RUN, start: 'yesterday' }, RUN));
    expect(summary).toMatchObject({ added: 1, failed: 1 });
    expect(summary.errors[0]).toMatchObject({ place: 'workout 1' });
  });

  test('whose start is given in UTC is placed on the athlete’s own day', async () => {
    const athlete = await app.register({ timeZone: 'Asia/Tokyo' });
    await importFile(
      athlete,
      healthExport({ ...RUN, start: '2026-03-08T22:30:00Z', end: '2026-03-08T23:20:00Z' }),
    );
    expect(await logOf(athlete)).toMatchObject([{ date: '2026-03-09', utcOffsetS: 9 * 3600 }]);
  });

  test('larger than a thread takes on the side is read the same way', async () => {
    const athlete = await app.register();
    const bpm = Array<number>(3000).fill(150);
    const content = healthExport({
      ...RUN,
      heartRateData: samples('2026-03-08T14:30:00Z', bpm, 1),
    });
    expect(content.length).toBeGreaterThan(128 * 1024);
    expect(await importFile(athlete, content)).toMatchObject({ added: 1, withHeartRate: 1 });
  });

  test('can be looked at before anything is added', async () => {
    const athlete = await app.register();
    const { body } = await upload(athlete, healthExport(RUN));
    const plan = await athlete.call(planUpload, { params: { id: String(body.id) } });
    expect(plan.body.summary).toMatchObject({ found: 1, added: 1 });
    expect(plan.body.rows).toMatchObject([
      { name: 'Outdoor Run', date: '2026-03-08', outcome: 'add', duration: '0:50' },
    ]);
    expect(await logOf(athlete)).toEqual([]);
  });

  test('is kept and handed back byte for byte, as a download that no browser runs', async () => {
    const athlete = await app.register();
    const content = healthExport(RUN);
    const { body } = await upload(athlete, content, 'Läufe "März".json');
    const [listed] = (await athlete.call(listImports)).body;
    const params = { id: String(body.id), fileId: String(listed?.files[0]?.id) };
    const file = await athlete.call(downloadImportFile, { params });
    expect(file.body).toEqual(JSON.parse(content));
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''L%C3%A4ufe/,
    );
  });

  test('of another athlete is not found', async () => {
    const [owner, other] = [await app.register(), await app.register()];
    const { body } = await upload(owner, healthExport(RUN));
    const params = { id: String(body.id) };
    for (const endpoint of [planUpload, applyUpload, undoImport]) {
      expect((await other.call(endpoint, { params })).status).toBe(404);
    }
    expect(await logOf(other)).toEqual([]);
  });

  test.each([
    ['not JSON at all {', 'Invalid JSON format'],
    ['{"steps": 3}', 'Unsupported JSON format'],
  ])('%s is refused with %s', async (content, message) => {
    const athlete = await app.register();
    const answer = await upload(athlete, content);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'unreadableFile', message });
  });

  test('that is empty is refused', async () => {
    const athlete = await app.register();
    expect((await upload(athlete, '')).status).toBe(422);
  });
});

describe('a time that nobody is likely to have taken', () => {
  const FAST: Entry = {
    id: 'F1',
    name: 'Outdoor Run',
    start: '2026-03-09 07:30:00 +0100',
    end: '2026-03-09 07:42:00 +0100',
    distance: { qty: 10, units: 'km' },
  };
  const WALK: Entry = {
    ...FAST,
    id: 'W1',
    name: 'Walking',
    start: '2026-03-10 06:30:00 +0100',
    end: '2026-03-10 06:42:00 +0100',
  };
  const left = {
    place: 'workout 2',
    message: 'Left out, as its time is hard to believe',
    detail: expect.stringMatching('faster than the world record for 10 km'),
    code: 'implausible',
  };

  test('is asked about in the plan, and left out and named until it is confirmed', async () => {
    const athlete = await app.register();
    const stored = await upload(athlete, healthExport(RUN, FAST));
    const params = { id: String(stored.body.id) };
    const plan = await athlete.call(planUpload, { params });
    expect(plan.body.asked.confirmed).toEqual({ workouts: 1, example: left.detail });
    expect(plan.body.summary).toMatchObject({
      found: 1,
      added: 1,
      failed: 1,
      totalDistance: 10.02,
    });
    expect(plan.body.rows.map(({ outcome }) => outcome)).toEqual(['add', 'doubted']);
    const applied = await athlete.call(applyUpload, { params });
    expect(applied.body).toMatchObject({ found: 1, added: 1, failed: 1, errors: [left] });
    expect(await logOf(athlete)).toHaveLength(1);

    const confirmed = await athlete.call(applyUpload, { params, body: { confirmed: true } });
    expect(confirmed.body).toMatchObject({ found: 2, added: 1, alreadyThere: 1, failed: 0 });
    expect(await logOf(athlete)).toMatchObject([{ duration: '0:12', distance: 10 }, {}]);
  });

  test('is no question any more once it is in the log, and none for a walk', async () => {
    const athlete = await app.register();
    const stored = await upload(athlete, healthExport(FAST));
    const params = { id: String(stored.body.id) };
    await athlete.call(applyUpload, { params, body: { confirmed: true } });
    const later = await upload(athlete, healthExport(FAST, WALK, RUN));
    const plan = await athlete.call(planUpload, { params: { id: String(later.body.id) } });
    expect(plan.body.asked.confirmed).toBeNull();
    expect(plan.body.summary).toMatchObject({ added: 2, alreadyThere: 1, failed: 0 });
  });

  test('is left out and named in one call too, unless that says that it is right', async () => {
    const athlete = await app.register();
    const body = JSON.parse(healthExport(RUN, FAST));
    const first = await athlete.call(importHealthRecords, { body });
    expect(first.body).toMatchObject({ added: 1, failed: 1, errors: [left] });
    const query = { confirmed: 'true' as const };
    const confirmed = await athlete.call(importHealthRecords, { body, query });
    expect(confirmed.body).toMatchObject({ added: 1, alreadyThere: 1, failed: 0 });
  });
});

describe('the one-call import', () => {
  const record = {
    startDate: '2026-03-01T10:00:00+01:00',
    endDate: '2026-03-01T10:31:30+01:00',
    workoutActivityType: 'HKWorkoutActivityTypeRunning',
    duration: 31.5,
    totalDistance: 5.1,
    totalEnergyBurned: 320,
    heartRateData: { average: 151, maximum: 170, minimum: 99, zones: { zone2: 20, zone3: 11 } },
  };

  test('takes the documented records, with heart rate and zones', async () => {
    const athlete = await app.register();
    const { status, body } = await athlete.call(importHealthRecords, {
      body: { workouts: [record] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ found: 1, added: 1, withHeartRate: 1 });
    expect(await logOf(athlete)).toMatchObject([
      { duration: '0:31:30', distance: 5.1, avgHeartRate: 151, zone2Minutes: 20, zone3Minutes: 11 },
    ]);
  });

  test('adds nothing the second time', async () => {
    const athlete = await app.register();
    await athlete.call(importHealthRecords, { body: { workouts: [record] } });
    const again = await athlete.call(importHealthRecords, { body: { workouts: [record] } });
    expect(again.body).toMatchObject({ added: 0, alreadyThere: 1 });
  });

  test('takes what the phone’s automation posts', async () => {
    const athlete = await app.register();
    const { body } = await athlete.call(importHealthRecords, {
      body: JSON.parse(healthExport(RUN)),
    });
    expect(body).toMatchObject({ added: 1 });
  });

  test('refuses what holds no workouts', async () => {
    const athlete = await app.register();
    const answer = await athlete.call(importHealthRecords, { body: { nothing: true } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'Unsupported JSON format' });
  });
});
