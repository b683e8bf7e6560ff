import { describe, expect, test } from 'vitest';
import { formatElapsed } from '../../../domain/duration.ts';
import { alongOf } from '../../../domain/recording/along.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { rangeOfStretch, xAxisOf } from './x-axis.ts';

const along = alongOf({
  ...NOTHING_MEASURED,
  timeS: [0, 100, 160, 260],
  distanceM: [0, 400, 400, 800],
  laps: [],
});

describe('the axis', () => {
  test('is seconds over time, and kilometres over distance', () => {
    expect(xAxisOf(along, 'time')).toMatchObject({ values: along.timeS, whole: [0, 260] });
    expect(xAxisOf(along, 'distance')).toMatchObject({
      values: [0, 0.4, 0.4, 0.8],
      whole: [0, 0.8],
    });
  });

  test('is time where no distance was measured', () => {
    expect(xAxisOf({ ...along, distanceM: null }, 'distance').over).toBe('time');
  });

  test('tells kilometres to as many places as its steps need', () => {
    const { format } = xAxisOf(along, 'distance');
    expect([format(3, 1), format(3.5, 0.5), format(3.25, 0.05)]).toEqual(['3', '3.5', '3.25']);
  });

  test('finds a stretch again', () => {
    const stretch = { fromS: 50, toS: 210 };
    expect(rangeOfStretch(stretch, { xAxis: xAxisOf(along, 'time'), along })).toEqual([50, 210]);
    const [from, to] = rangeOfStretch(stretch, { xAxis: xAxisOf(along, 'distance'), along });
    expect([from, to]).toEqual([expect.closeTo(0.2), expect.closeTo(0.6)]);
  });
});

test.each([
  [0, '0:00'],
  [65.4, '1:05'],
  [59.6, '1:00'],
  [3599.6, '1:00:00'],
  [4045, '1:07:25'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatElapsed(seconds)).toBe(text);
});
