import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { WorkoutJson } from '../src/contract/workout-json.ts';
import { budget } from '../testing/budget.ts';
import { makeZip } from '../testing/imports/make-zip.ts';
import { expectNothingCutOff } from './fit.ts';
import { PHONE, journey as test, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { settled } from './settled.ts';

const folder = mkdtempSync(join(tmpdir(), 'longrun-history-'));
beforeAll(writeHistory);
afterAll(() => rmSync(folder, { recursive: true }));

const DESK = { width: 1280, height: 900 };

const AT_A_DESK = ['at a desk', DESK] as const;
const BOTH = [AT_A_DESK, ['on a phone', PHONE] as const];

describe('a folder of hundreds of mixed files', () => {
  test.for(budget({ everyday: [AT_A_DESK], small: BOTH, full: BOTH }))(
    '%s is read, reviewed, changed in one place, imported and taken back',
    async ([, size], { visitor }) => {
      const { page, navigate, register, send } = visitor;
      await page.setViewportSize(size);
      const { id } = await register();
      // The first of the tracks is this run, typed in.
      const typed = { ...TYPED, userId: id };
      await send<WorkoutJson>('POST /api/workouts', typed);
      const before = await logOf(visitor, id);

      await navigate('/apple-health');
      await page.getByLabel('Choose a folder').setInputFiles(folder);
      await page
        .getByRole('button', { name: /^Import \d+ workouts and 3 weights$/ })
        .waitFor({ timeout: 60_000 });
      expect(await countsOn(page)).toEqual({
        New: TRACKS - 1 + EXPORTED,
        Merged: LAPPED + 1,
        Questions: 2,
        // A phone leaves out what there is none of.
        ...(size === DESK && { Identical: 0 }),
        'Left out': PICTURES,
        'Not read': BROKEN,
      });
      await page.getByText('Weight: 3 entries', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Show ${PICTURES} files: This is a PNG` }).click();
      await page.getByText(/pictures\/0\.png$/).waitFor();
      await expectSoundInEveryLook(page);
      await expectNothingCutOff(page);

      await page.getByRole('button', { name: /^Merged/ }).click();
      await page.getByRole('button', { name: 'Show all' }).waitFor();
      await settled(page);
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page.getByText('Same workout: merge').waitFor();
      await page.getByText('Add as another one').click();
      await page.getByRole('button', { name: new RegExp(`^Merged\\s*${LAPPED}`) }).waitFor();

      const lines = await sayWhatColumnsHold(page);
      await page
        .getByRole('button', {
          name: `Import ${TRACKS + EXPORTED + LAPPED + lines} workouts and 3 weights`,
        })
        .click();
      await page.getByText(`From ${FILES} files: `).waitFor({ timeout: 60_000 });
      expect((await logOf(visitor, id)).length).toBe(before.length + TRACKS + EXPORTED + lines);
      await expectSoundInEveryLook(page);

      await page.getByRole('button', { name: 'Undo this import' }).click();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page
        .getByText('Taken back: your log is as it was before.')
        .waitFor({ timeout: 60_000 });
      expect((await logOf(visitor, id)).map(withoutVersion)).toEqual(before.map(withoutVersion));

      await navigate('/apple-health');
      await page.getByText('Taken back', { exact: true }).waitFor();
    },
  );
});

/**
 * A table in an archive, whose days can be two, and one beside it whose columns are called the same:
 * said of one it is said of both. Answers how many workouts are in them.
 */
async function sayWhatColumnsHold(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^Questions/ }).click();
  await page.getByRole('link', { name: /^Say what its columns hold: .*by-hand\.csv$/ }).waitFor();
  await page
    .getByRole('link', { name: /^Say what its columns hold: 2019\/log\.csv in .*logs\.zip$/ })
    .click();
  await page.getByRole('heading', { name: /^2019\/log\.csv in .*logs\.zip$/ }).waitFor();
  const question = page.getByLabel('Which day is 03/04/2019?');
  await question.selectOption({ label: 'Wed 3 Apr 2019 (day first)' });
  await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
  const both = page.getByRole('switch', {
    name: 'Read the other table with these columns the same way',
  });
  expect(await both.isChecked()).toBe(true);
  await expectSoundInEveryLook(page);
  await expectNothingCutOff(page);
  await page.getByRole('button', { name: 'Review 2 lines' }).click();
  await page
    .locator('button', { hasText: /^Questions\s*0/ })
    .waitFor({ state: 'attached', timeout: 60_000 });
  return 4;
}

test('one file on a phone: what was found is in sight, and one press leads to it', async ({
  openVisitor,
}) => {
  const visitor = await openVisitor({ viewport: PHONE, isMobile: true, hasTouch: true });
  const { page, navigate, register } = visitor;
  await register();
  for (const { name, content, noun } of oneOfEach()) {
    await page.setViewportSize(PHONE);
    await navigate('/workouts');
    await page.getByRole('tab', { name: 'Import Files' }).tap();
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    const press = page.getByRole('button', { name: 'Import 1 workout' });
    await press.waitFor({ timeout: 30_000 });
    expect(await countsOn(page)).toEqual({ New: 1 });
    await settled(page);
    const found = await page.getByRole('listitem').filter({ hasText: name }).boundingBox();
    const docked = await press.boundingBox();
    expect(found && docked && found.y + found.height < docked.y).toBe(true);
    await expectSoundInEveryLook(page);

    await press.tap();
    await page.getByRole('link', { name: `See the ${noun}` }).tap({ timeout: 30_000 });
    await page.waitForURL(noun === 'run' ? /\/run-details\/\d+$/ : /\/workout-details\/\d+$/);
  }
});

const BY_HAND = `Date,Workout Type,Duration,Distance (km),Hydration (ml)
03/04/2019,Running,0:45,8,500
05/06/2019,Running,0:50,9,
`;
const OF_ANOTHER_YEAR = BY_HAND.replaceAll('/2019', '/2018');

const WEIGHTS = `Date,Weight (kg)
2019-04-01,71.5
2019-04-08,71.1
2019-04-15,70.8
`;

/** Two hundred files, or a few of each kind. */
const SHARE = budget({ everyday: 0.2, small: 1, full: 1 });
const TRACKS = 100 * SHARE;
/** So many of the tracks are there as a TCX file too. */
const LAPPED = 60 * SHARE;
const EXPORTED = 20 * SHARE;
/** More than are told one by one. */
const PICTURES = 10;
const BROKEN = 10 * SHARE;
/** With the table of workouts, the archive with another one, and the table of weights. */
const FILES = TRACKS + LAPPED + EXPORTED + PICTURES + BROKEN + 3;

const TYPED = {
  date: '2026-03-01',
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:30',
  distance: 5.4,
  notes: 'Along the canal.',
};

function writeHistory(): void {
  for (let day = 0; day < TRACKS; day += 1) write(`watch/${day}.gpx`, gpx(startOf(day)));
  for (let day = 0; day < LAPPED; day += 1) write(`old watch/${day}.tcx`, tcx(startOf(day)));
  for (let day = 0; day < EXPORTED; day += 1) {
    write(`phone/${day}.json`, healthExport(startOf(200 + day)));
  }
  write('by-hand.csv', OF_ANOTHER_YEAR);
  write('logs.zip', makeZip([{ name: '2019/log.csv', content: BY_HAND }]));
  write('a-scale.csv', WEIGHTS);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (let number = 0; number < PICTURES; number += 1) write(`pictures/${number}.png`, png);
  for (let number = 0; number < BROKEN; number += 1) write(`broken/${number}.gpx`, '<gpx><trk>');
}

function write(name: string, content: string | Buffer): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Every day at 07:00 UTC. */
function startOf(day: number): number {
  return Date.UTC(2026, 2, 1 + day - (day >= 200 ? 400 : 0), 7);
}

const SECONDS = 1800;
const STEP_S = 30;
const M_PER_S = 3;

function samplesFrom(startMs: number) {
  return Array.from({ length: SECONDS / STEP_S + 1 }, (_, step) => ({
    time: new Date(startMs + step * STEP_S * 1000).toISOString(),
    distanceM: step * STEP_S * M_PER_S,
    latitude: 52 + (step * STEP_S * M_PER_S) / 111_195,
    bpm: 130 + (step % 20),
  }));
}

function gpx(startMs: number): string {
  const points = samplesFrom(startMs).map(
    ({ time, latitude, bpm }) =>
      `<trkpt lat="${latitude}" lon="5"><ele>10</ele><time>${time}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${bpm}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`,
  );
  return `<?xml version="1.0"?><gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

function tcx(startMs: number): string {
  const start = new Date(startMs).toISOString();
  const points = samplesFrom(startMs).map(
    ({ time, distanceM, bpm }) =>
      `<Trackpoint><Time>${time}</Time><DistanceMeters>${distanceM}</DistanceMeters><HeartRateBpm><Value>${bpm}</Value></HeartRateBpm></Trackpoint>`,
  );
  return `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running"><Id>${start}</Id><Lap StartTime="${start}"><TotalTimeSeconds>${SECONDS}</TotalTimeSeconds><DistanceMeters>${SECONDS * M_PER_S}</DistanceMeters><Calories>350</Calories><Track>${points.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
}

function healthExport(startMs: number): string {
  const at = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} +0000`;
  return JSON.stringify({
    data: {
      workouts: [
        {
          id: String(startMs),
          name: 'Outdoor Run',
          start: at(startMs),
          end: at(startMs + SECONDS * 1000),
          duration: SECONDS,
          distance: { qty: 5.2, units: 'km' },
          activeEnergyBurned: { qty: 300, units: 'kcal' },
        },
      ],
    },
  });
}

function oneOfEach() {
  const swim = healthExport(Date.UTC(2026, 3, 2, 7)).replace('Outdoor Run', 'Pool Swim');
  return [
    { name: 'morning.gpx', content: gpx(Date.UTC(2026, 3, 1, 7)), noun: 'run' },
    { name: 'pool.json', content: swim, noun: 'workout' },
  ];
}

async function logOf({ page }: Visitor, id: number): Promise<WorkoutJson[]> {
  const all: WorkoutJson[] = [];
  for (let after = ''; ; ) {
    const answer = await page.request.get(`/api/workouts/${id}/page?limit=100${after}`);
    const { workouts, next } = await answer.json();
    all.push(...workouts);
    if (!next) return all;
    after = `&after=${encodeURIComponent(next)}`;
  }
}

/** Taking back is a change as well: its number goes on. */
function withoutVersion({ version: _version, ...workout }: WorkoutJson) {
  return workout;
}

/** The counts in sight by their names. */
async function countsOn(page: Page): Promise<Record<string, number>> {
  const buttons = await page.locator('button[aria-pressed]:visible').allInnerTexts();
  return Object.fromEntries(
    buttons.map((text) => {
      const [name = '', count = ''] = text.split('\n');
      return [name, Number(count)];
    }),
  );
}
