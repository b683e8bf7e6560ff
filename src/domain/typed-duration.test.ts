import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readTypedDuration,
  sayDuration,
  type TimedEffort,
  typedDurationText,
} from './typed-duration.ts';

const run = (km: number | null): TimedEffort => ({
  workoutType: 'running',
  sport: 'run',
  distanceM: km === null ? null : km * 1000,
});
const ride = (km: number | null): TimedEffort => ({
  ...run(km),
  workoutType: 'cross',
  sport: 'cycling',
});
const hike = (km: number | null): TimedEffort => ({ ...run(km), sport: 'hike' });
const strength: TimedEffort = { workoutType: 'strength', sport: 'strength', distanceM: null };

function words(text: string, effort: TimedEffort): string | undefined {
  return readTypedDuration(text, effort)?.words.replaceAll('\u00a0', ' ');
}

describe('two parts', () => {
  test.each([
    ['48:30', run(8.6), 'read as 48 min 30 s'],
    ['23:12', run(5), 'read as 23 min 12 s'],
    ['0:45', run(8.4), 'read as 45 min'],
    ['1:05', run(10), 'read as 1 h 5 min'],
    ['1.05', run(10), 'read as 1 h 5 min'],
    ['1,05', run(10), 'read as 1 h 5 min'],
    ['4:30', run(42.2), 'read as 4 h 30 min'],
    ['3:45', run(1), 'read as 3 min 45 s'],
    ['0:14', run(0.1), 'read as 14 s'],
    ['12:30', run(100), 'read as 12 h 30 min'],
    ['12:30', run(3), 'read as 12 min 30 s'],
    ['23:30', run(160), 'read as 23 h 30 min'],
    ['125:30', run(25), 'read as 2 h 5 min 30 s'],
    ['48:30', ride(20), 'read as 48 min 30 s'],
    ['4:30', ride(120), 'read as 4 h 30 min'],
    ['32:10', ride(1.5), 'read as 32 min 10 s'],
    ['1:20', ride(2), 'read as 1 h 20 min'],
    ['3:00', hike(4), 'read as 3 h'],
  ])('%s is %s', (text, effort, said) => expect(words(text, effort)).toBe(said));

  test.each([
    ['1:05', run(null), 'read as 1 h 5 min'],
    ['9:59', run(null), 'read as 9 h 59 min'],
    ['23:12', run(null), 'read as 23 min 12 s'],
    ['48:30', strength, 'read as 48 min 30 s'],
    ['1:15', strength, 'read as 1 h 15 min'],
  ])('%s without a distance is %s', (text, effort, said) => expect(words(text, effort)).toBe(said));

  test.each([
    ['3:00', run(5), 'read as 3 h'],
    ['0:45', run(1), 'read as 45 min'],
    ['1:05', run(100), 'read as 1 h 5 min'],
    ['48:30', run(60), 'read as 48 min 30 s'],
  ])('%s that fits neither way is hours and minutes, up to a day', (text, effort, said) =>
    expect(words(text, effort)).toBe(said),
  );
});

describe('what says its units needs no distance', () => {
  test.each([
    ['45', 45 * 60],
    ['105', 105 * 60],
    [' 45 ', 45 * 60],
    ['0:25:30', 1530],
    ['1.05.30', 3930],
    ['0:48:30', 2910],
    ['48:30:00', 174_600],
    ['100:00:00', 360_000],
    ['123:45:06', 445_506],
    ['1h05', 3900],
    ['1h', 3600],
    ['1h 5m 30s', 3930],
    ['48m 30s', 2910],
    ['45min', 2700],
    ['45 min', 2700],
    ['100h', 360_000],
  ])('%j is %d seconds, whatever it was', (text, durationS) => {
    for (const effort of [run(8.6), run(null), ride(20), strength]) {
      expect(readTypedDuration(text, effort)?.durationS).toBe(durationS);
    }
  });
});

test.each([
  '',
  ' ',
  '1:5',
  '1:65',
  '1:05:61',
  'abc',
  '1234',
  '1:',
  ':30',
  'h',
  '1000h',
  '1000:00:00',
  '1:05:30:00',
  `1${' '.repeat(60_000)}x`,
])('%j is no duration', (text) => expect(readTypedDuration(text, run(10))).toBeNull());

test('digits alone are no time of a race', () => {
  const race = { ...run(21.1), digits: 'refused' } as const;
  expect(readTypedDuration('145', race)).toBeNull();
  expect(readTypedDuration('1:45', race)?.durationS).toBe(6300);
  expect(readTypedDuration('145min', race)?.durationS).toBe(8700);
});

test('a duration is said with its units and without empty parts', () => {
  expect(sayDuration(3930)).toBe('1\u00a0h 5\u00a0min 30\u00a0s');
  expect(sayDuration(2700)).toBe('45\u00a0min');
  expect(sayDuration(0)).toBe('0\u00a0min');
});

describe('typedDurationText', () => {
  test.each([
    [3900, run(10), '1:05'],
    [2910, run(8.6), '0:48:30'],
    [174_600, run(8.6), '48:30:00'],
    [363_600, strength, '101:00:00'],
    [445_506, strength, '123:45:06'],
  ])('%d seconds are put into the field as they are read there', (durationS, effort, text) =>
    expect(typedDurationText(durationS, effort)).toBe(text),
  );

  test('what stands in the field is read back as the same seconds, up to 1000 hours', () => {
    const efforts = fc.constantFrom(
      run(null),
      run(0.1),
      run(5),
      run(42.2),
      ride(40),
      hike(9),
      strength,
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_599_999 }), efforts, (durationS, effort) => {
        const text = typedDurationText(durationS, effort);
        expect(readTypedDuration(text, effort)?.durationS).toBe(durationS);
      }),
    );
  });
});
