import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { processorMs } from '../../../../testing/processor-time.ts';
import { dayOfInstant } from '../../../domain/calendar.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import { readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import { believableOffsetS } from './local-time.ts';
import type { Reading } from './reading.ts';
import { readTcx } from './tcx/read-tcx.ts';

/**
 * Files of real watches, as two other programs read them: a parser of its own, session by session, and
 * the tests of Runalyze. They belong to their people and stay outside of this repository.
 */
const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const isThere = existsSync(join(samples, 'EXPECTED_PUBLIC.json'));
if (!isThere) console.info(`Real tracks are not at ${samples}: their suite is skipped.`);

const READERS: Readonly<Record<string, (bytes: Uint8Array) => Reading>> = {
  fit: readFit,
  gpx: readGpx,
  tcx: readTcx,
};

/** What we read differently, and why ours is righter. */
const RIGHTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fit/garmin-fr60_1990-timestamps_no-gps.fit': {
    date: 'The watch counts from when it was switched on; its wall clock of the same moment says February 2012.',
  },
  'fit/odd_86KB-of-nothing.fit': {
    count:
      'The length in the header was never written, and 2,319 whole records of a ride follow: they are read, and said to be damaged.',
  },
  'fit/runalyze_Suunto-Ambit-3-Peak-without-final-lap.fit': {
    durationS: 'The sum was written before the end; records and Runalyze say 4,961 s.',
    elapsedS: 'The sum was written before the end; records and Runalyze say 4,961 s.',
  },
  'gpx/runalyze_Route-only.gpx': {
    count: 'Its times are made up from 2010-01-01T00:00:00Z on: it is a route.',
    distanceM: 'Its times are made up from 2010-01-01T00:00:00Z on: it is a route.',
  },
  'tcx/runalyze_Route-only.tcx': { distanceM: 'It is a course, and no activity.' },
  'gpx/runalyze_standard.gpx': {
    startedAtMs: 'The first point has a time and no position: Runalyze, too, begins with it.',
    elapsedS: 'From the first point on, as Runalyze counts it.',
  },
  'gpx/runalyze_break-between-trkseg.gpx': {
    localStart:
      'The phone wrote +02:00 in Finnish Lapland in April, where the wall says +03:00; the day is the same.',
  },
  'fit/garmin-fenix5_indoor-rowing.fit': {
    distanceM: 'The sum says nothing; the records of the rowing machine say 6,162 m.',
  },
};

let compared = 0;
let passed = 0;
const settled: string[] = [];
afterAll(() => {
  if (!isThere) return;
  console.info(`Real tracks: ${passed} of ${compared} facts as others read them.`);
  for (const line of settled) console.info(`  ours is righter: ${line}`);
});

type Fact = { name: string; told: unknown; ours: unknown; within?: number };

function compare(file: string, facts: readonly Fact[]): void {
  const wrong: string[] = [];
  for (const { name, told, ours, within } of facts) {
    compared += 1;
    const isSame =
      within === undefined
        ? told === ours
        : typeof ours === 'number' && Math.abs(Number(told) - ours) <= within;
    if (isSame) {
      passed += 1;
      continue;
    }
    const reason = RIGHTER[file]?.[name];
    if (reason) settled.push(`${file}, ${name}: ${reason}`);
    else wrong.push(`${name}: others say ${String(told)}, we ${String(ours)}`);
  }
  expect(wrong).toEqual([]);
}

function read(file: string): Reading {
  const reader = READERS[file.split('/')[0] ?? ''];
  if (!reader) throw new Error(`no reader for ${file}`);
  return reader(new Uint8Array(readFileSync(join(samples, file))));
}

type ToldSession = {
  start: string;
  elapsed: number | null;
  timer: number | null;
  dist: number | null;
  kcal: number | null;
  hr: [number | null, number | null];
  ascent: number | null;
};
type ToldFit = { sessions: ToldSession[]; activity: [string | null, unknown, number | null][] };

type ToldGpx = {
  points: number;
  start: string | null;
  end: string | null;
  haversine_m: number;
  with_time: number;
};
type ToldTcx = {
  activities: { id: string; total_s: number; distance_m: number; kcal: number; laps: number }[];
};

function toldBy(name: string): Record<string, never> {
  return isThere ? JSON.parse(readFileSync(join(samples, name), 'utf8')) : {};
}

const EXPECTED = toldBy('EXPECTED_PUBLIC.json');
const ORACLE = toldBy('ORACLE_RUNALYZE_PUBLIC.json');

function filesOf(kind: string): string[] {
  return Object.keys(EXPECTED).filter((file) => file.startsWith(`${kind}/`));
}

describe.skipIf(!isThere)('real FIT files', () => {
  test.each(filesOf('fit'))('%s reads as another parser reads it', (file) => {
    const told = EXPECTED[file] as ToldFit | undefined;
    const sessions = told?.sessions ?? [];
    const { workouts, refusals } = read(file);
    const facts: Fact[] = [{ name: 'count', told: sessions.length, ours: workouts.length }];
    for (const [index, session] of sessions.entries()) {
      const ours = workouts[index];
      if (ours) facts.push(...factsOfSession(session, ours, told?.activity[0]?.[2] ?? null));
    }
    compare(file, facts);
    expect(workouts.length + refusals.length).toBeGreaterThan(0);
  });

  test('what is no workout says what it is', () => {
    const words = (file: string) => read(`fit/${file}`).refusals.map(({ what }) => what);
    expect(words('course_not-an-activity.fit')).toEqual(['a course']);
    expect(words('monitoring_not-an-activity.fit')).toEqual(['daily monitoring']);
    expect(words('settings_not-an-activity.fit')).toEqual(['the settings of a device']);
    expect(words('odd_zero-bytes.fit')).toEqual(['an empty file']);
  });

  test('every one of the folder is read or refused within a second', () => {
    for (const name of readdirSync(join(samples, 'fit'))) {
      let found = 0;
      const spentMs = processorMs(
        () => {
          const { workouts, refusals } = read(`fit/${name}`);
          found = workouts.length + refusals.length;
        },
        { enoughMs: 1000 },
      );
      expect([name, found > 0, spentMs < 1000]).toEqual([name, true, true]);
    }
  });
});

function factsOfSession(
  told: ToldSession,
  ours: ParsedWorkout,
  toldOffsetS: number | null,
): Fact[] {
  const facts: Fact[] = [];
  const startMs = Date.parse(told.start);
  const offsetS = toldOffsetS === null ? null : believableOffsetS(toldOffsetS);
  const day = dayOfInstant(startMs, offsetS ?? ours.utcOffsetS ?? 0);
  facts.push({ name: 'date', told: day, ours: ours.date });
  if (told.timer)
    facts.push({ name: 'durationS', told: told.timer, ours: ours.durationS, within: 1 });
  if (told.elapsed) {
    facts.push({ name: 'elapsedS', told: told.elapsed, ours: ours.elapsedS, within: 1 });
  }
  if (told.dist !== null) {
    const within = told.dist / 100;
    facts.push({ name: 'distanceM', told: told.dist, ours: ours.distanceM ?? 0, within });
  }
  const [average, maximum] = told.hr;
  if (average) {
    facts.push({ name: 'avgHeartRate', told: average, ours: ours.avgHeartRate, within: 1 });
  }
  if (maximum) {
    facts.push({ name: 'maxHeartRate', told: maximum, ours: ours.maxHeartRate, within: 1 });
  }
  if (average === 0) facts.push({ name: 'avgHeartRate', told: null, ours: ours.avgHeartRate });
  if (told.kcal) facts.push({ name: 'energyKcal', told: told.kcal, ours: ours.energyKcal });
  if (told.ascent)
    facts.push({ name: 'ascentM', told: told.ascent, ours: ours.ascentM, within: 1 });
  return facts;
}

describe.skipIf(!isThere)('real GPX files', () => {
  test.each(filesOf('gpx'))('%s reads as another parser reads it', (file) => {
    const told = EXPECTED[file] as ToldGpx | undefined;
    const { workouts, refusals } = read(file);
    const [ours] = workouts;
    const isTimed = (told?.with_time ?? 0) > 0;
    const facts: Fact[] = [{ name: 'count', told: isTimed ? 1 : 0, ours: workouts.length }];
    if (told?.start && told.end && ours) facts.push(...factsOfPoints(told, ours));
    compare(file, facts);
    expect(workouts.length + refusals.length).toBe(1);
  });

  test('what is no workout says what it is', () => {
    const words = (file: string) => read(`gpx/${file}`).refusals.map(({ what }) => what);
    expect(words('mapmyfitness_route_no-time_no-ele.gpx')).toEqual(['a route']);
    expect(words('runalyze_Route-only.gpx')).toEqual(['a route']);
    expect(words('strava_metadata-only.gpx')).toEqual(['a GPX file without a track']);
  });
});

function factsOfPoints(told: ToldGpx, ours: ParsedWorkout): Fact[] {
  const startMs = Date.parse(told.start ?? '');
  const spanS = (Date.parse(told.end ?? '') - startMs) / 1000;
  const metres = told.haversine_m;
  return [
    { name: 'date', told: dayOfInstant(startMs, ours.utcOffsetS ?? 0), ours: ours.date },
    { name: 'startedAtMs', told: startMs, ours: ours.startedAtMs, within: 1000 },
    { name: 'elapsedS', told: spanS, ours: ours.elapsedS, within: 1 },
    { name: 'distanceM', told: metres, ours: ours.distanceM, within: metres / 100 },
  ];
}

describe.skipIf(!isThere)('real TCX files', () => {
  test.each(filesOf('tcx'))('%s reads as another parser reads it', (file) => {
    const told = (EXPECTED[file] as ToldTcx | undefined)?.activities ?? [];
    const { workouts, refusals } = read(file);
    const facts: Fact[] = [{ name: 'count', told: told.length, ours: workouts.length }];
    for (const [index, activity] of told.entries()) {
      const ours = workouts[index];
      if (!ours) continue;
      const { total_s: totalS, distance_m: metres, kcal, laps } = activity;
      const day = dayOfInstant(Date.parse(activity.id), ours.utcOffsetS ?? 0);
      facts.push({ name: 'date', told: day, ours: ours.date });
      facts.push({ name: 'durationS', told: totalS, ours: ours.durationS, within: 1 });
      facts.push({
        name: 'distanceM',
        told: metres,
        ours: ours.distanceM ?? 0,
        within: metres / 100,
      });
      facts.push({ name: 'energyKcal', told: kcal || null, ours: ours.energyKcal });
      facts.push({ name: 'laps', told: laps, ours: ours.recording?.laps.length });
    }
    compare(file, facts);
    expect(workouts.length + refusals.length).toBeGreaterThan(0);
  });

  test('what is no workout says what it is', () => {
    const { refusals } = read('tcx/runalyze_Route-only.tcx');
    expect(refusals.map(({ what }) => what)).toEqual(['a course']);
  });
});

type Assertions = { assert: string[] }[];

const ORACLE_FILES = Object.keys(ORACLE).filter((file) => READERS[file.split('/')[0] ?? '']);

describe.skipIf(!isThere)('files of Runalyze', () => {
  test.each(ORACLE_FILES)('%s reads as Runalyze’s own tests say', (file) => {
    const { workouts } = read(file);
    const assertions = (ORACLE[file] as Assertions | undefined) ?? [];
    const facts = assertions.flatMap(({ assert }) =>
      assert.flatMap((one) => factOf(one, workouts)),
    );
    compare(file, facts);
  });
});

/** "Equals 8.983, C.Distance, '', 0.001" as a fact; nothing for what Longrun does not hold. */
function factOf(assertion: string, workouts: readonly ParsedWorkout[]): Fact[] {
  const count = /^Equals (\d+), \$this->NumberOfActivities/.exec(assertion);
  if (count) return [{ name: 'count', told: Number(count[1]), ours: workouts.length }];
  const start = /^Equals '(.{16})', localtime\(C(?:\[(\d+)\])?\.getTimestamp/.exec(assertion);
  if (start) {
    const ours = workouts[Number(start[2] ?? 0)];
    // Where only the device's own zone is missing, Runalyze takes Berlin's for it.
    if (ours?.utcOffsetS === null) return [];
    const told = start[1]?.replace(' ', 'T');
    return [{ name: 'localStart', told, ours: ours?.localStart?.slice(0, 16) }];
  }
  const number = /^Equals ([\d.* +-]+), C(?:\[(\d+)\])?\.(\w+)(?:, '', ([\d.]+))?$/.exec(assertion);
  if (!number) return [];
  const [, formula = '', index = '0', field = '', within = '0'] = number;
  const ours = workouts[Number(index)];
  const told = resultOf(formula);
  if (field === 'Distance') {
    const distanceM = ours?.distanceM ?? 0;
    return [{ name: 'distanceM', told: told * 1000, ours: distanceM, within: told * 10 }];
  }
  const name = FIELDS[field];
  if (!name) return [];
  return [{ name, told, ours: ours?.[name], within: Math.max(Number(within), 1) }];
}

const FIELDS: Readonly<Record<string, keyof ParsedWorkout>> = {
  Duration: 'durationS',
  ElapsedTime: 'elapsedS',
  AvgHeartRate: 'avgHeartRate',
  MaxHeartRate: 'maxHeartRate',
  EnergyConsumption: 'energyKcal',
};

/** '7200 - 8 * 60 - 21' */
function resultOf(formula: string): number {
  return formula
    .replaceAll('-', '+-')
    .split('+')
    .map((term) =>
      term.split('*').reduce((product, factor) => product * Number(factor.replaceAll(' ', '')), 1),
    )
    .reduce((sum, term) => sum + term, 0);
}
