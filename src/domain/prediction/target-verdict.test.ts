import { expect, test } from 'vitest';
import { targetVerdict } from './target-verdict.ts';

const TEN_IN_50 = {
  ...{ distanceM: 10_000, paceSPerKm: 300, fastestS: 2850, slowestS: 3200 },
  basis: 'evidence' as const,
};

test.each([
  [3201, 'tooSlow'],
  [3200, 'inHand'],
  [3100, 'inHand'],
  [3000, 'inHand'],
  // Four seconds over ten kilometres are none for one.
  [2996, 'inHand'],
  [2990, 'even'],
  [2955, 'even'],
  [2954, 'bestDay'],
  [2850, 'bestDay'],
  [2849, 'tooFast'],
] as const)(
  'of a prediction of 50:00, 47:30 at best, a target of %i s is %s',
  (targetS, verdict) => {
    expect(targetVerdict(TEN_IN_50, targetS)).toBe(verdict);
  },
);

test('a guess from easy runs calls no target too slow', () => {
  expect(targetVerdict({ ...TEN_IN_50, basis: 'first-guess' }, 3600)).toBe('inHand');
});
