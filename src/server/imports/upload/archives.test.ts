import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeZip } from '../../../../testing/imports/make-zip.ts';
import { readBytes } from '../../../../testing/imports/read-uploads.ts';
import { readUpload } from '../read-upload.ts';
import { knownTable } from './table-inside.ts';

const RUNKEEPER = `Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Average Speed (km/h),Calories Burned,Climb (m),Average Heart Rate (bpm),Friend's Tagged,Notes,GPX File
a-1,2026-03-28 08:33:29,Running,,3.24,26:11,8:06,7.41,245.0,59,106,"","",
`;

const FITBIT = JSON.stringify([
  {
    ...{ logId: 7, activityName: 'Run', startTime: '03/22/26 21:04:02', duration: 1_077_000 },
    ...{ distance: 3, distanceUnit: 'Kilometer' },
  },
]);

describe('a zip archive', () => {
  test('is read file by file, each under its name in the archive', async () => {
    const zip = makeZip([
      { name: 'a/runs.csv', content: RUNKEEPER },
      { name: 'b/exercise-0.json', content: FITBIT },
    ]);
    const { workouts, refusals } = await readBytes(zip, { name: 'all.zip' });
    expect(refusals).toEqual([]);
    expect(workouts.map(({ file, format }) => [file, format])).toEqual([
      ['all.zip/a/runs.csv', 'runkeeper'],
      ['all.zip/b/exercise-0.json', 'fitbit'],
    ]);
  });

  test('costs one file where one of its files is damaged', async () => {
    const zip = makeZip([
      { name: 'bad.csv.gz', content: gzipSync(RUNKEEPER).subarray(0, 60) },
      { name: 'good.csv', content: RUNKEEPER },
    ]);
    const { workouts, refusals } = await readBytes(zip);
    expect(workouts).toHaveLength(1);
    expect(refusals.map(({ what }) => what)).toEqual(['a damaged compressed file']);
  });

  test('that a program of macOS made says nothing of the files beside the files', async () => {
    const zip = makeZip([
      { name: '__MACOSX/._runs.csv', content: 'x' },
      { name: '.DS_Store', content: '\x00\x00\x00\x01Bud1' },
      { name: 'folder/', content: '' },
      { name: 'runs.csv', content: RUNKEEPER },
    ]);
    const { workouts, refusals } = await readBytes(zip);
    expect([workouts.length, refusals.length]).toEqual([1, 0]);
  });

  test('that does not say in which letters its names are: UTF-8 where they are that', async () => {
    const zip = makeZip([
      { name: 'Läufe/导出.csv', content: RUNKEEPER },
      { name: Buffer.from('L\xe4ufe.csv', 'latin1'), content: RUNKEEPER },
    ]);
    const { workouts } = await readBytes(zip, { name: 'x' });
    expect(workouts.map(({ file }) => file)).toEqual(['x/Läufe/导出.csv', 'x/Läufe.csv']);
  });

  test('in a zip archive is read, in two it is refused', async () => {
    const inner = makeZip([{ name: 'runs.csv', content: RUNKEEPER }]);
    const middle = makeZip([{ name: 'inner.zip', content: inner }]);
    const outer = makeZip([{ name: 'middle.zip', content: middle }]);
    const read = await readBytes(middle, { name: 'm' });
    expect(read.workouts.map(({ file }) => file)).toEqual(['m/inner.zip/runs.csv']);
    const refused = await readBytes(outer, { name: 'o' });
    expect(refused.workouts).toEqual([]);
    expect(refused.refusals[0]).toMatchObject({
      file: 'o/middle.zip/inner.zip',
      what: 'an archive in an archive in an archive',
    });
  });

  test.each([
    ['an Excel workbook', ['[Content_Types].xml', 'xl/workbook.xml'], 'save it as CSV'],
    ['a Word document', ['[Content_Types].xml', 'word/document.xml'], 'holds no workouts'],
    ['an OpenDocument file', ['mimetype', 'META-INF/manifest.xml'], 'save it as CSV'],
  ])('that is %s is called that', async (what, names, said) => {
    const { refusals } = await readBytes(makeZip(names.map((name) => ({ name, content: 'x' }))));
    expect(refusals).toMatchObject([{ what, reason: expect.stringContaining(said) }]);
  });

  test('that is the export of a whole account is called by its name, and not read for workouts', async () => {
    const zip = makeZip([
      { name: 'originals/1', content: RUNKEEPER },
      { name: 'manifest.json', content: '{"format":"longrun-export","version":1}' },
    ]);
    const { workouts, refusals, accounts } = await readBytes(zip);
    expect([workouts, refusals]).toEqual([[], []]);
    expect(accounts).toMatchObject([{ account: { exportedAt: null } }]);
    const [again] = (await readBytes(makeZip([{ name: 'mine.zip', content: zip }]))).refusals;
    expect(again?.what).toBe('a whole Longrun account in another archive');
  });

  test('with nothing in it, and one that is cut off, are refused', async () => {
    const whole = makeZip([{ name: 'runs.csv', content: RUNKEEPER }]);
    const [empty, cut] = [await readBytes(makeZip([])), await readBytes(whole.subarray(0, 90))];
    expect(empty.refusals).toMatchObject([{ what: 'an empty archive' }]);
    expect(cut.refusals).toMatchObject([{ what: 'a damaged zip archive' }]);
  });

  test('holds files under a password or packed in a rare way: these alone are refused', async () => {
    const zip = makeZip([
      { name: 'secret.csv', content: RUNKEEPER, says: { isEncrypted: true } },
      { name: 'rare.csv', content: RUNKEEPER, says: { method: 99 } },
      { name: 'plain.csv', content: RUNKEEPER, says: { method: 0 } },
    ]);
    const { workouts, refusals } = await readBytes(zip);
    expect(workouts).toHaveLength(1);
    expect(refusals.map(({ what }) => what)).toEqual([
      'a file under a password',
      'a file packed in a rare way',
    ]);
  });

  test('names no path of ours, whatever its names are', async () => {
    const names = ['../../../etc/passwd', '/etc/shadow', 'C:\\windows\\x', 'a\u0000b', 'CON', '..'];
    const zip = makeZip(names.map((name) => ({ name, content: RUNKEEPER })));
    const { workouts } = await readBytes(zip, { name: 'z' });
    expect(workouts.map(({ file }) => file)).toEqual([
      ...['z/../../../etc/passwd', 'z//etc/shadow', 'z/C:/windows/x', 'z/a b', 'z/CON', 'z/..'],
    ]);
  });

  test('tells how far it was read, rising up to its own length', async () => {
    const files = Array.from({ length: 40 }, (_none, index) => ({
      name: `${index}.csv`,
      content: `${RUNKEEPER}${RUNKEEPER.repeat(200)}`,
      says: { method: 0 },
    }));
    const zip = makeZip(files);
    const { progress } = await readBytes(zip);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(zip.length);
  });
});

describe('a table in an archive whose columns leave something open', () => {
  const OPEN = 'Date,Type,Duration,Distance (km)\n03/04/2026,Run,0:50:00,10\n';
  const PLAIN = 'Date,Type,Duration,Distance (km)\n2026-04-13,Run,0:50:00,10\n';
  const UTC = 'Start time (UTC),Type,Duration,Distance (km)\n2026-03-01 20:30:00,Run,0:30:00,5\n';
  const ODD = 'wann,wie lang\n2026-03-01,0:50\n';
  const some = { known: new Set<string>(), left: 5, leftOut: 1, bytesLeft: 1000 };
  const zip = makeZip([
    { name: 'logs/open.csv', content: OPEN },
    { name: 'plain.csv', content: PLAIN },
    { name: 'utc.csv.gz', content: gzipSync(UTC) },
    { name: 'odd.csv', content: ODD },
    { name: 'odd again.csv', content: `${ODD}2026-03-02,0:51\n` },
  ]);

  test('is handed over whole, and everything else of the archive is told as ever', async () => {
    const { tables, workouts, refusals } = await readBytes(zip, { name: 'a.zip', tables: some });
    expect(tables).toEqual([
      { file: 'a.zip/logs/open.csv', content: OPEN },
      { file: 'a.zip/utc.csv', content: UTC },
      { file: 'a.zip/odd.csv', content: ODD },
    ]);
    expect(workouts.map(({ file }) => file)).toEqual(['a.zip/plain.csv']);
    expect(refusals).toMatchObject([{ file: 'a.zip/odd again.csv', asksColumns: false }]);
    expect(refusals[0]?.reason).toMatch(/were found\. Dropped by itself, it can be told which/);
  });

  test('under gzip alone is handed over as well', async () => {
    const { tables } = await readBytes(gzipSync(OPEN), { name: 'log.csv.gz', tables: some });
    expect(tables).toEqual([{ file: 'log.csv.gz/log.csv', content: OPEN }]);
  });

  test('that is handed over already is not told again', async () => {
    const known = new Set([knownTable({ name: 'a.zip/odd.csv', sha256: hash('sha256', ODD) })]);
    const tables = { ...some, known, leftOut: 0 };
    const told = await readBytes(zip, { name: 'a.zip', tables });
    expect(told.tables.map(({ file }) => file)).toEqual(['a.zip/logs/open.csv', 'a.zip/utc.csv']);
    expect(told.refusals.map(({ file }) => file)).toEqual(['a.zip/odd again.csv']);
  });

  test.each([
    ['in number', { ...some, left: 0 }],
    ['in bytes', { ...some, bytesLeft: 20 }],
  ])('beyond the bounds %s is told where it lies', async (_what, tables) => {
    const told = await readBytes(zip, { name: 'a.zip', tables });
    expect(told.tables).toEqual([]);
    expect(told.workouts.map(({ file }) => file)).toEqual(['a.zip/plain.csv', 'a.zip/utc.csv.gz']);
    expect(told.refusals[0]).toMatchObject({
      file: 'a.zip/logs/open.csv',
      reason:
        'More tables of this import leave open what their columns hold than are asked for at once. Dropped by itself, it can be told which of its columns holds what.',
    });
  });

  test('that is none of workouts is not handed over of an archive as services make them', async () => {
    const many = Array.from({ length: 31 }, (_none, at) => ({ name: `${at}.csv`, content: ODD }));
    const { tables, refusals } = await readBytes(makeZip(many), { tables: some });
    expect([tables.length, refusals.length]).toEqual([0, 31]);
  });
});

describe('a file under gzip', () => {
  test('is read as what it is', async () => {
    const { workouts } = await readBytes(gzipSync(RUNKEEPER));
    expect(workouts.map(({ format }) => format)).toEqual(['runkeeper']);
  });

  test('is not unpacked twice', async () => {
    const { refusals } = await readBytes(gzipSync(gzipSync(RUNKEEPER)));
    expect(refusals).toMatchObject([{ what: 'a file compressed twice' }]);
  });
});

test('who listens and does not go on stops the reading, and hears of no other fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longrun-stop-'));
  const zip = makeZip([
    { name: '1.csv', content: RUNKEEPER },
    { name: '2.csv', content: RUNKEEPER },
  ]);
  const path = join(folder, 'upload');
  await writeFile(path, zip);
  let told = 0;
  const reading = readUpload(
    { path, name: 'x' },
    {
      athlete: { timeZone: 'UTC' },
      async emit() {
        told += 1;
        throw new Error('cancelled');
      },
    },
  );
  await expect(reading).rejects.toThrow('cancelled');
  expect(told).toBe(1);
  await rm(folder, { recursive: true });
});
