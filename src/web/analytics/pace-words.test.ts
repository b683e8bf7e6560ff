import { expect, test } from 'vitest';
import type { PacedRun } from '../../contract/period-runs.ts';
import { paceSentence } from './pace-words.ts';
import type { RunKind } from './run-kinds.ts';

const run = (runningSubtype: RunKind, paceSPerKm: number): PacedRun => ({
  id: 1,
  date: '2026-11-20',
  runningSubtype,
  sport: 'run',
  distanceM: 10_000,
  durationS: paceSPerKm * 10,
  paceSPerKm,
});

const said = (...runs: PacedRun[]) => paceSentence(runs, '2026-11-21').replaceAll('\u00a0', ' ');
const easy = (...paces: number[]) => paces.map((pace) => run('outdoor-easy', pace));

test('four runs of a kind and more tell where its pace is going', () => {
  expect(said(...easy(341, 339, 335, 329))).toBe(
    'Your easy runs got 8 s/km faster: 5:32 /km on the last 2, 5:40 on the 2 before.',
  );
  expect(said(...easy(300, 300, 360, 360, 360), run('treadmill', 200))).toBe(
    'Your easy runs got 1:00 /km slower: 6:00 /km on the last 3, 5:00 on the 2 before.',
  );
  expect(said(...easy(341, 339, 335, 329), run('outdoor-easy', 100))).toBe(
    'Your easy runs got 8 s/km faster: 5:32 /km on the last 2, 5:40 on the 2 before.',
  );
  expect(said(...[330, 330, 330, 330].map((pace) => run(null, pace)))).toBe(
    'Your runs keep their pace: 5:30 /km on the last 2, as on the 2 before.',
  );
});

test('fewer tell between which paces they lie', () => {
  expect(said(...easy(341, 301), run('outdoor-long', 370))).toBe(
    'Your last 3 runs lie between 5:01 and 6:10 /km.',
  );
  expect(said(...easy(300, 300))).toBe('Your last 2 runs were all run at 5:00 /km.');
  expect(said(...easy(312))).toBe('One run with a pace: 5:12 /km on Fri 20 Nov.');
});
