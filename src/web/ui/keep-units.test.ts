import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test.each([
  ['You ran 45.2 km in 4 runs.', 'You ran 45.2\u00a0km in 4\u00a0runs.'],
  ['4:31 h, 6:00 /km, 3 s/km', '4:31\u00a0h, 6:00\u00a0/km, 3\u00a0s/km'],
  ['148 bpm, 500 ml, 90 min', '148\u00a0bpm, 500\u00a0ml, 90\u00a0min'],
  [
    '9.3 mi at 8:40 /mi, 12 s/mi, 6.9 mph',
    '9.3\u00a0mi at 8:40\u00a0/mi, 12\u00a0s/mi, 6.9\u00a0mph',
  ],
  ['34 % of 157 lb, 30-60 g an hour', '34\u00a0% of 157\u00a0lb, 30\u2060–\u206060\u00a0g an hour'],
  ['34% more, 5-8% slower', '34\u00a0% more, 5\u2060–\u20608\u00a0% slower'],
  ['on 2026-11-23', 'on 2026-11-23'],
  ['in 20 days', 'in 20\u00a0days'],
  ['11 kmh and 3 hours of 4 horses', '11 kmh and 3 hours of 4 horses'],
  ['on 3 Nov', 'on 3 Nov'],
  ['is Zone 2, zone', 'is Zone\u00a02, zone'],
])('“%s” becomes “%s”', (text, expected) => expect(keepUnits(text)).toBe(expected));
