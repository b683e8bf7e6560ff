import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { readDuration, secondsOf } from './durations.ts';

const STYLE = { mark: null, whole: false };

function secondsIn(cell: string, clock: 'hours-minutes' | 'minutes-seconds' = 'hours-minutes') {
  const written = readDuration(cell, STYLE);
  return written && secondsOf(written, { unit: 'min', clock });
}

describe('a duration', () => {
  it.each([
    ['0:45', 2700],
    ['1:05', 3900],
    ['1:05:11', 3911],
    ['00:03:42,5', 223],
    ['0:42:30.4', 2550],
    ['26:11.5', 1572],
    ['45', 2700],
    ['45.5', 2730],
    ['45,5', 2730],
    ['45 min', 2700],
    ['45min', 2700],
    ['45m', 2700],
    ['90 Minuten', 5400],
    ['1h 05m', 3900],
    ['1h05', 3900],
    ['1 h 5 min 30 s', 3930],
    ['1 hour, 5 minutes', 3900],
    ['1 hour and 5 minutes', 3900],
    ['1 Std. 5 Min.', 3900],
    ['1.5 h', 5400],
    ['2700 s', 2700],
    ['PT1H5M', 3900],
    ['42\'30"', 2550],
    ['42’30”', 2550],
    ['1:05 h', 3900],
  ])('%s is %i s', (cell, seconds) => {
    expect(secondsIn(cell)).toBe(seconds);
  });

  it('of two parts can be minutes and seconds', () => {
    expect(secondsIn('26:11', 'minutes-seconds')).toBe(1571);
    expect(secondsIn('125:30', 'minutes-seconds')).toBe(7530);
  });

  it.each([
    '',
    'abc',
    '1:60',
    '1:5',
    '5 min 1 h',
    '5 km',
    '-5',
    '1 05',
    '5 min 5 min',
    '1::2',
    '--',
  ])('is not in %j', (cell) => {
    expect(secondsIn(cell)).toBeNull();
  });
});

describe('what a file means by its durations', () => {
  const meaning = (...lines: string[]) => {
    const { mapping, asked } = readCsv(['Date,Duration,Distance (km)', ...lines].join('\n'));
    return [mapping.durationUnit, asked.durationUnit, mapping.clock, asked.clock];
  };

  it('two parts are hours and minutes where that is a pace of people', () => {
    expect(meaning('2026-03-01,0:45,8.2', '2026-03-02,1:30,15')).toEqual([
      ...['min', null, 'hours-minutes', null],
    ]);
  });

  it('two parts are minutes and seconds where only that is, and the screen says so', () => {
    expect(meaning('2026-03-01,26:11,5.2', '2026-03-02,1:45:10,20')).toEqual([
      ...['min', null, 'minutes-seconds', '26:11'],
    ]);
  });

  it('two parts that fit both are hours and minutes until the athlete says otherwise', () => {
    expect(meaning('2026-03-01,4:30,')).toEqual(['min', null, 'hours-minutes', '4:30']);
  });

  it.each([
    ['45', '8.2', 'min'],
    ['2700', '8.2', 's'],
    ['0.75', '8.2', 'h'],
    ['2700000', '8.2', 'ms'],
    ['45', '', 'min'],
    ['3000', '', 's'],
  ])('the number %s with distance %j is in %s', (duration, distance, unit) => {
    expect(meaning(`2026-03-01,${duration},${distance}`)).toEqual([
      ...[unit, duration, 'hours-minutes', null],
    ]);
  });

  it('a header that names the unit leaves nothing to ask', () => {
    const { mapping, asked } = readCsv('Date,Duration (s)\n2026-03-01,40\n');
    expect([mapping.durationUnit, asked.durationUnit]).toEqual(['s', null]);
  });

  it('two parts that cannot be meant so for their distance and type are read the other way', () => {
    const { workouts, bad } = readCsv(
      [
        'Date,Type,Duration,Distance (km)',
        '2026-03-01,Run,0:45,8.2',
        '2026-03-02,Run,48:30,8.6',
        '2026-03-03,Run,1:45,20',
        '2026-03-04,Walk,1:10,5',
        '2026-03-05,Strength,36:20,',
      ].join('\n'),
    );
    expect(bad).toEqual([]);
    expect(workouts.map(({ columns }) => columns.duration_s)).toEqual([
      ...[2700, 2910, 6300, 4200, 2180],
    ]);
    expect(
      workouts.flatMap(({ line, notes }) => notes.map(({ message }) => [line, message])),
    ).toEqual([
      [3, 'The duration 48:30 was read as 48\u00a0min 30\u00a0s, going by distance and type.'],
      [6, 'The duration 36:20 was read as 36\u00a0min 20\u00a0s, going by distance and type.'],
    ]);
  });

  it('a file of minutes and seconds keeps them for what fits both', () => {
    const { workouts } = readCsv(
      [
        'Date,Type,Duration,Distance (km)',
        '2026-03-01,Run,26:11,5.2',
        '2026-03-02,Run,52:40,10',
        '2026-03-03,Strength,8:30,',
        '2026-03-04,Run,1:45,20',
      ].join('\n'),
    );
    expect(workouts.map(({ columns }) => columns.duration_s)).toEqual([1571, 3160, 510, 6300]);
  });
});
