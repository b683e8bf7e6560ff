import { expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import { actualPace } from './past-race.tsx';

test('the pace that was run needs a time', () => {
  expect(actualPace(madeUpRace({ actualTimeS: 6300 }))).toBe('4:59');
  expect(actualPace(madeUpRace())).toBeNull();
});
