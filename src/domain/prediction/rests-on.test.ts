import { expect, test } from 'vitest';
import type { Piece, RacePrediction } from './predict-race.ts';
import { restsOnKindsText } from './rests-on.ts';

function piece(kind: Piece['kind'], isSetAside = false): Piece {
  return {
    ...{ kind, isSetAside, date: '2026-02-27', raceId: null, workoutId: null, name: 'Castle Run' },
    ...{ distanceM: 16_130, timeS: 4_683, saysS: 4_683, share: 0.2 },
  };
}

function told(of: Partial<RacePrediction>): string {
  return restsOnKindsText({
    ...{ distanceM: 21_100, timeS: 6_000, paceSPerKm: 284, fastestS: 5_800, slowestS: 6_300 },
    ...{ basis: 'evidence', slowedBy: null, pieces: [] },
    ...of,
  });
}

test('kinds of evidence are counted, and what is set aside is not among them', () => {
  const pieces = [
    ...[piece('race'), piece('race'), piece('race', true), piece('effort')],
    ...[piece('threshold'), piece('training')],
  ];
  expect(told({ pieces })).toBe(
    'going by 2 race results, 1 hard run, a known threshold pace and eight weeks of training',
  );
});

test('a break and a distance beyond the marathon are told as the athlete is told them', () => {
  const slowedBy = { days: 70, isGoingOn: true, percent: 7.9 };
  expect(told({ distanceM: 50_000, pieces: [piece('race')], slowedBy })).toBe(
    'going by 1 race result, 8 % slower for 70 days without a run, and a guess beyond the marathon',
  );
});

test('a first guess tells of how many runs it is', () => {
  const pieces = [piece('latest-run'), piece('latest-run'), piece('latest-run')];
  expect(told({ basis: 'first-guess', pieces })).toBe('a first guess from the last 3 runs');
});
