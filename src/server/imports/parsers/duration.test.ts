import { describe, expect, it } from 'vitest';
import { attempt } from '../quantities/refusal.ts';
import { readDuration, settleDuration, type WrittenDuration } from './duration.ts';
import type { ParsedNote } from './parsed-workout.ts';

function settle(written: WrittenDuration | null, elapsedS: number | null, toleranceS = 2) {
  const notes: ParsedNote[] = [];
  const settled = attempt(() => settleDuration({ written, elapsedS, toleranceS }, notes));
  return 'value' in settled
    ? { ...settled.value, notes: notes.map(({ code }) => code) }
    : settled.refusal;
}

const clock = (text: string) =>
  readDuration({ value: text, unitLabel: '', fallbackUnit: 'min' }) ?? null;

describe('the stated duration', () => {
  it('stands when it fits between start and end, pauses left out', () => {
    expect(settle({ value: 1500, unit: 's' }, 1800)).toEqual({
      durationS: 1500,
      elapsedS: 1800,
      notes: [],
    });
  });

  it('may exceed times that are only known to the minute', () => {
    expect(settle({ value: 2402, unit: 's' }, 2400, 60)).toMatchObject({
      durationS: 2402,
      elapsedS: 2402,
      notes: [],
    });
  });

  it.each<[string, WrittenDuration, number]>([
    ['seconds where minutes are expected', { value: 1800, unit: 'min' }, 1800],
    ['minutes where seconds are expected', { value: 30, unit: 's' }, 1800],
    ['milliseconds', { value: 1_800_000, unit: 's' }, 1800],
    ['the fraction of a day a spreadsheet writes', { value: 1800 / 86_400, unit: 'min' }, 1800],
    ['hours where seconds are expected', { value: 0.5, unit: 's' }, 1800],
  ])('is corrected by start and end: %s', (_, written, durationS) => {
    const settled = settle(written, 1800);
    expect(settled).toMatchObject({ durationS, elapsedS: 1800, notes: ['duration-unit'] });
  });

  it('gives way to the times when it is longer for no known reason', () => {
    expect(settle({ value: 4000, unit: 's' }, 1800)).toMatchObject({
      durationS: 1800,
      notes: ['duration-too-long'],
    });
  });

  it('of zero gives way to the times', () => {
    expect(settle({ value: 0, unit: 's' }, 1800)).toMatchObject({
      durationS: 1800,
      notes: ['duration-missing'],
    });
  });

  it('stands alone when the end lies before the start', () => {
    expect(settle({ value: 1800, unit: 's' }, -60)).toMatchObject({
      durationS: 1800,
      elapsedS: null,
      notes: ['end-before-start'],
    });
  });
});

it('without a duration the times count, as in version 1', () => {
  expect(settle(null, 1150)).toEqual({ durationS: 1150, elapsedS: 1150, notes: [] });
});

it.each([
  ['nothing to go by', null, null, /neither a duration nor an end/],
  ['no time at all', null, 0, /ends when it starts/],
  ['three weeks', { value: 3 * 7 * 86_400, unit: 's' } as const, null, /two weeks/],
  ['a blink', { value: 0.2, unit: 's' } as const, null, /less than a second/],
])('%s is refused', (_, written, elapsedS, message) => {
  expect(settle(written, elapsedS)).toMatch(message);
});

describe('a duration written as a clock', () => {
  it('of three parts is hours, minutes, seconds', () => {
    expect(clock('00:58:41')).toEqual({ value: 3521, unit: 's' });
    expect(clock('0:05:09')).toEqual({ value: 309, unit: 's' });
  });

  it('of two parts is hours and minutes, unless start and end say minutes and seconds', () => {
    expect(settle(clock('1:30'), 5400)).toMatchObject({ durationS: 5400, notes: [] });
    expect(settle(clock('30:00'), 1800)).toMatchObject({
      durationS: 1800,
      notes: ['duration-unit'],
    });
    expect(settle(clock('0:45'), null)).toMatchObject({ durationS: 2700 });
    expect(settle(clock('58:41'), null)).toMatchObject({ durationS: 3521 });
  });

  it.each(['1:60', '0:61:00', '0:10:75', '1:2:3:4', 'a:b', ':30', '1:'])(
    '%s is refused',
    (text) => {
      const read = attempt(() => clock(text));
      expect(read).toEqual({ refusal: expect.stringMatching(/minutes and seconds end at 59/) });
    },
  );
});

it.each([
  ['min', 30, 1800],
  ['minutes', 30, 1800],
  ['s', 1800, 1800],
  ['sec', 1800, 1800],
  ['Sekunden', 1800, 1800],
  ['hr', 2, 7200],
  ['Stunden', 2, 7200],
  ['ms', 1_800_000, 1800],
  ['分', 30, 1800],
])('labelled %s, %d is %d s', (unitLabel, value, durationS) => {
  const written = readDuration({ value, unitLabel, fallbackUnit: 'two-parts' });
  expect(settle(written, durationS)).toMatchObject({ durationS, notes: [] });
});
