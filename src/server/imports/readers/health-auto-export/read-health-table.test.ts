import { describe, expect, it } from 'vitest';
import { decimalMarkOf } from '../../quantities/numbers.ts';
import { readHealthTable } from './read-health-table.ts';

const HEADER = 'Workout Type,Start,End,Duration,Active Energy (kJ),Distance (km)';
const row = (
  fields: Partial<{
    type: string;
    start: string;
    end: string;
    duration: string;
    energy: string;
    distance: string;
  }>,
) =>
  [
    fields.type ?? 'Outdoor Run',
    fields.start ?? '2026-03-02 18:00',
    fields.end ?? '2026-03-02 18:30',
    fields.duration ?? '00:30:00',
    fields.energy ?? '1255.2',
    fields.distance ?? '6',
  ].join(',');

describe('rows', () => {
  it('shorter than three cells, empty, or repeating the header are skipped without a word', () => {
    const text = [HEADER, 'a,b', '', ',,,,,', row({}), HEADER, ' , , , , , '].join('\n');
    const result = readHealthTable(text);
    expect(result.refusals).toEqual([]);
    expect(result.workouts).toMatchObject([{ place: 'line 5', distanceM: 6000 }]);
  });

  it('that are the same count once', () => {
    const result = readHealthTable([HEADER, row({}), row({}), row({})].join('\n'));
    expect(result.workouts).toHaveLength(1);
    expect(result.workouts[0]?.notes).toEqual([]);
  });

  it('that begin in the same minute stay apart', () => {
    const text = [
      HEADER,
      row({}),
      row({ type: 'Pilates', distance: '' }),
      row({ end: '2026-03-02 18:12', duration: '00:11:40', distance: '2.1', energy: '' }),
      row({ distance: '7.4' }),
    ].join('\n');
    const result = readHealthTable(text);
    expect(result.workouts).toHaveLength(4);
  });

  it('without a type are runs', () => {
    expect(readHealthTable([HEADER, row({ type: ' ' })].join('\n')).workouts).toMatchObject([
      { activityName: 'Running' },
    ]);
  });

  it('need no end when they have a duration', () => {
    const text = 'Start,Duration,Distance\n2026-03-02 18:00,00:30:00,6\n';
    expect(readHealthTable(text).workouts).toMatchObject([{ durationS: 1800, elapsedS: null }]);
  });
});

it('a delimiter announced by Excel is taken, and the lines still count', () => {
  const text = `sep=;\n${HEADER.replaceAll(',', ';')}\n${row({ distance: '6.5' }).replaceAll(',', ';')}`;
  expect(readHealthTable(text).workouts).toMatchObject([{ place: 'line 3', distanceM: 6500 }]);
});

it('dates with slashes take the order that one row of the column gives away', () => {
  const text = [
    HEADER,
    row({ start: '3/4/26 18:00', end: '3/4/26 18:30' }),
    row({ start: '2/16/26 18:00', end: '2/16/26 18:30' }),
  ].join('\n');
  expect(readHealthTable(text).workouts.map(({ date }) => date)).toEqual([
    '2026-03-04',
    '2026-02-16',
  ]);
  const alone = [HEADER, row({ start: '3/4/26 18:00', end: '3/4/26 18:30' })].join('\n');
  expect(readHealthTable(alone).refusals).toMatchObject([{ what: 'line 2' }]);
});

it('more workouts than anybody has are refused as a whole', () => {
  const text = `${HEADER}\n${`${row({})}\n`.repeat(50_001)}`;
  expect(() => readHealthTable(text)).toThrow('Invalid data format');
});

describe('the decimal mark', () => {
  it('is voted on by the cells that leave no doubt', () => {
    expect(decimalMarkOf(['9,70', '4,808'], ';')).toBe(',');
    expect(decimalMarkOf(['9.70', '4,808'], ',')).toBe('.');
    expect(decimalMarkOf(['1.234,567'], ',')).toBe(',');
    expect(decimalMarkOf(['1,234.567'], ';')).toBe('.');
  });

  it('goes with the delimiter where all leave doubt', () => {
    expect(decimalMarkOf(['4,808', '120', ''], ';')).toBe(',');
    expect(decimalMarkOf(['4,808'], ',')).toBe('.');
  });
});
