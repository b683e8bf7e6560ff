import { expect, it } from 'vitest';
import { planAtOnce, readCsv } from '../../../../testing/imports/read-csv.ts';
import { processorMs } from '../../../../testing/processor-time.ts';
import { UnreadableFile } from '../parsers/unreadable.ts';
import type { CsvWorkout } from './read-lines.ts';

function read(content: string): void {
  try {
    readCsv(content);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
  }
}

// Each of these takes some seconds at most on a busy machine; what is quadratic in them takes minutes.
const BOUND_MS = 15_000;
const HEADER = 'Date,Type,Duration,Distance,Notes\n';
const ROW = '2026-03-01,Run,0:45,8,';

it.each<[string, () => string]>([
  ['an unclosed quote before 20 MB', () => `${HEADER}${ROW}"${'x,y,z\n'.repeat(3_400_000)}`],
  ['a quote opened on every line', () => HEADER + `${ROW}"never\n`.repeat(40_000)],
  ['a line of a million cells', () => `${HEADER}${'1,'.repeat(1_000_000)}\n${ROW}\n`],
  ['a cell of ten million letters', () => `${HEADER}${ROW}${'x'.repeat(10_000_000)}\n${ROW}\n`],
  ['ten million line breaks', () => HEADER + '\n'.repeat(10_000_000)],
  ['twenty million NUL bytes', () => `${HEADER}${ROW}${'\0'.repeat(20_000_000)}\n`],
  ['40,000 dates that are none', () => HEADER + `${'1/'.repeat(39)}1,Run,0:45\n`.repeat(40_000)],
  [
    '40,000 durations that are none',
    () => HEADER + `2026-03-01,Run,${'1h '.repeat(19)}\n`.repeat(40_000),
  ],
  [
    '40,000 zones that are none',
    () => `Date,Duration,Zones\n${`2026-03-01,0:45,${'1/'.repeat(500)}\n`.repeat(20_000)}`,
  ],
])('%s is dealt with in no time', { timeout: 60_000 }, (_what, text) => {
  const content = text();
  expect(processorMs(() => read(content), { runs: 1 })).toBeLessThan(BOUND_MS);
});

it('40,000 copies of a line are planned against as many in no time', { timeout: 60_000 }, () => {
  const [workout] = readCsv(`${HEADER}${ROW}\n`).workouts;
  const workouts: CsvWorkout[] = Array.from({ length: 40_000 }, () => workout ?? []).flat();
  const keys = planAtOnce({ workouts, known: [] }).map(({ sourceKey }) => sourceKey);
  expect(new Set(keys).size).toBe(40_000);
  const [model] = workouts;
  const known = keys.map((source_key, id) => ({
    ...{ id, source_key, version: 1, deleted_at: null, date: '2026-03-01' },
    ...{ started_at: null, utc_offset_s: null, ascent_m: null, calories: null },
    ...{ avg_heart_rate: null, max_heart_rate: null, distance_m: 8000, duration_s: 2700 },
    ...{ zone1_s: 0, zone2_s: 0, zone3_s: 0, zone4_s: 0, zone5_s: 0, hydration_ml: null },
    ...{ gel_type: null, caffeinated_gels: 0, non_caffeinated_gels: 0, notes: null },
    title: null,
    workout_type: model?.columns.workout_type ?? 'running',
  }));
  let planned: ReturnType<typeof planAtOnce> = [];
  const spentMs = processorMs(
    () => {
      planned = planAtOnce({ workouts, known });
    },
    { runs: 1 },
  );
  expect(spentMs).toBeLessThan(BOUND_MS);
  expect(planned.every(({ outcome }) => outcome === 'alreadyThere')).toBe(true);
});
