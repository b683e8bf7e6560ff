import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { addDays, type Day } from './calendar.ts';
import { describeWeeklyVolume, type VolumeRow, weeklyVolume } from './weekly-volume.ts';

const today = '2026-11-21';
const eightWeeks = { today, weeks: 8, weekStart: 'sunday' as const };
const run = (date: Day, distanceM: number | null): VolumeRow => ({
  date,
  sport: 'run',
  distanceM,
  durationS: 3000,
});

describe('weekly volume', () => {
  test('is the last eight weeks from Sunday, the one with today last, empty ones included', () => {
    const weeks = weeklyVolume([], eightWeeks);
    expect(weeks.map((week) => week.label)).toEqual([
      'Week 9/27',
      'Week 10/4',
      'Week 10/11',
      'Week 10/18',
      'Week 10/25',
      'Week 11/1',
      'Week 11/8',
      'Week 11/15',
    ]);
    expect(weeks.every((week) => week.runs === 0 && week.runningM === 0)).toBe(true);
  });

  test('keeps its Sundays over the change of the clocks and of the year', () => {
    const weeks = weeklyVolume([], { today: '2027-01-02', weeks: 10, weekStart: 'sunday' });
    expect(weeks[0]?.weekStart).toBe('2026-10-25');
    expect(weeks[1]?.weekStart).toBe('2026-11-01');
    expect(weeks.at(-1)?.weekStart).toBe('2026-12-27');
  });

  test('puts Saturday into the old week and Sunday into the new one', () => {
    const weeks = weeklyVolume([run('2026-11-14', 8000), run('2026-11-15', 5000)], eightWeeks);
    expect(weeks.at(-2)).toMatchObject({ runs: 1, runningM: 8000 });
    expect(weeks.at(-1)).toMatchObject({ runs: 1, runningM: 5000 });
  });

  test('counts running, walks and hikes, strength and cross each by itself', () => {
    const week = weeklyVolume(
      [
        run(today, 10_400),
        run(today, null),
        { date: today, sport: 'walk', distanceM: 4000, durationS: 3600 },
        { date: today, sport: 'hike', distanceM: 12_000, durationS: 9000 },
        { date: today, sport: 'strength', distanceM: null, durationS: 2700 },
        { date: today, sport: 'strength', distanceM: 3, durationS: 900 },
        { date: today, sport: 'cycling', distanceM: 25_000, durationS: 3600 },
        { date: today, sport: 'swim', distanceM: 1500, durationS: 1800 },
        { date: today, sport: 'wheelchair', distanceM: 5000, durationS: 1800 },
        { date: today, sport: 'yoga', distanceM: null, durationS: 3600 },
      ],
      eightWeeks,
    ).at(-1);
    expect(week).toEqual({
      weekStart: '2026-11-15',
      label: 'Week 11/15',
      runs: 2,
      runningM: 10_400,
      walkingM: 16_000,
      strengthS: 3600,
      crossM: 31_500,
    });
  });

  test('leaves out what lies before and after, and what is dated later in this week', () => {
    const rows = [run('2026-09-26', 9000), run('2026-11-22', 9000)];
    expect(weeklyVolume(rows, eightWeeks).reduce((sum, week) => sum + week.runs, 0)).toBe(0);
    const onWednesday = weeklyVolume([run('2026-11-19', 9000), run('2026-11-18', 5000)], {
      today: '2026-11-18',
      weeks: 1,
      weekStart: 'sunday',
    });
    expect(onWednesday.at(-1)).toMatchObject({ runs: 1, runningM: 5000 });
  });

  test('takes days added up beforehand', () => {
    const weeks = weeklyVolume([{ ...run(today, 30_000), count: 3 }], eightWeeks);
    expect(weeks.at(-1)).toMatchObject({ runs: 3, runningM: 30_000 });
  });

  test('loses no run of its weeks, and invents none', () => {
    const someRun = fc.record({
      daysAgo: fc.integer({ min: 0, max: 49 }),
      distanceM: fc.integer({ min: 0, max: 42_195 }),
    });
    fc.assert(
      fc.property(fc.array(someRun), (runs) => {
        const weeks = weeklyVolume(
          runs.map(({ daysAgo, distanceM }) => run(addDays(today, -daysAgo), distanceM)),
          eightWeeks,
        );
        expect(weeks).toHaveLength(8);
        expect(weeks.reduce((sum, week) => sum + week.runs, 0)).toBe(runs.length);
        expect(weeks.reduce((sum, week) => sum + week.runningM, 0)).toBe(
          runs.reduce((sum, each) => sum + each.distanceM, 0),
        );
      }),
    );
  });

  test('of 10,000 rows takes well under a second', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => run(addDays(today, -index), 5000));
    expect(processorMs(() => weeklyVolume(rows, eightWeeks), { enoughMs: 300 })).toBeLessThan(300);
  });
});

describe('the sentence above the chart', () => {
  const sentence = (rows: VolumeRow[], weeks = 8) =>
    describeWeeklyVolume(weeklyVolume(rows, { today, weeks, weekStart: 'sunday' }));
  const lastSunday = '2026-11-08';

  test.each<[VolumeRow[], string]>([
    [
      [run(today, 36_200), run(lastSunday, 51_800)],
      'You are at 36 km this week; last week was 52.',
    ],
    [[run(today, 6250)], 'You are at 6.3 km this week; last week you did not run.'],
    [[run(lastSunday, 52_000)], 'No running yet this week; last week was 52 km.'],
    [[run('2026-10-01', 52_000)], 'No running this week or last.'],
    [[], 'No running in the last 8 weeks.'],
  ])('of %j is %s', (rows, text) => expect(sentence(rows)).toBe(text));

  test('does without last week where only one is asked for', () => {
    expect(sentence([run(today, 36_000)], 1)).toBe('You are at 36 km this week.');
    expect(sentence([], 1)).toBe('No running yet.');
    expect(describeWeeklyVolume([])).toBe('No running yet.');
  });
});
