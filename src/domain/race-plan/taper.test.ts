import { describe, expect, test } from 'vitest';
import { adviseRunner } from '../advice.ts';
import { addDays } from '../calendar.ts';
import { type TaperRun, taperFor } from './taper.ts';

const RACE = { date: '2026-12-13', distanceM: 21_100 };

/** A run of 10 km on each of these days before the race. */
function runs(daysBefore: readonly number[], distanceM = 10_000): TaperRun[] {
  return daysBefore.map((days, id) => ({ id, date: addDays(RACE.date, -days), distanceM }));
}

const FOUR_A_WEEK = runs([15, 17, 19, 21, 22, 24, 26, 28, 29, 31, 33, 35]);

describe('a taper', () => {
  test('is later, with its first day, while it is more than two weeks to a half marathon', () => {
    const taper = taperFor({ race: RACE, today: '2026-11-22', runs: FOUR_A_WEEK });
    expect(taper).toMatchObject({ state: 'later', begins: '2026-11-29' });
    expect(taper.weeks).toMatchObject([
      { from: '2026-11-29', to: '2026-12-05', state: 'ahead', percent: 75 },
      { from: '2026-12-06', to: '2026-12-12', state: 'ahead', percent: 45 },
    ]);
  });

  test('comes down from the seven days with the most kilometres before it, 41 to 60 % in race week', () => {
    const { peak, weeks } = taperFor({ race: RACE, today: '2026-12-07', runs: FOUR_A_WEEK });
    expect(peak).toMatchObject({ distanceM: 40_000, runs: 4 });
    expect(peak?.workoutIds).toHaveLength(4);
    expect(weeks.map(({ wantedM }) => wantedM)).toEqual([30_000, 18_000]);
    expect(weeks.map(({ state }) => state)).toEqual(['done', 'now']);
    const cut = 100 - (weeks.at(-1)?.percent ?? 0);
    expect(cut).toBeGreaterThanOrEqual(41);
    expect(cut).toBeLessThanOrEqual(60);
  });

  test('counts what was run of it, and not the race itself', () => {
    const lately = runs([0, 3, 5, 10], 6000);
    const race = taperFor({ race: RACE, today: RACE.date, runs: [...FOUR_A_WEEK, ...lately] });
    expect(race).toMatchObject({ state: 'now', weeks: [{ ranM: 6000 }, { ranM: 12_000 }] });
    const after = taperFor({ race: RACE, today: '2026-12-14', runs: FOUR_A_WEEK });
    expect(after.state).toBe('over');
  });

  test('of a 10 km race comes down less far, over the same two weeks', () => {
    const race = { ...RACE, distanceM: 10_000 };
    const taper = taperFor({ race, today: '2026-12-01', runs: FOUR_A_WEEK });
    expect(taper).toMatchObject({ state: 'now', begins: '2026-11-29' });
    expect(taper.weeks.map(({ percent }) => percent)).toEqual([75, 55]);
  });

  test.each([5000, 10_000, 21_100, 42_200])(
    'of %d m is the same in the advice of the day, on the race’s page and in the readiness',
    (distanceM) => {
      const race = { date: addDays(RACE.date, 0), distanceM };
      for (let daysLeft = 20; daysLeft > 0; daysLeft -= 1) {
        const today = addDays(RACE.date, -daysLeft);
        const [item] = adviseRunner({
          workouts: [],
          races: [{ ...race, id: 1, name: 'A race', completed: false, targetS: 3000 }],
          today,
        }).filter(({ type }) => type === 'race');
        const taper = taperFor({ race, today, runs: FOUR_A_WEEK });
        const [first] = taper.weeks;
        expect(taper.state === 'later').toBe(item?.title === 'Race preparation');
        if (item?.title === 'Time to taper') {
          expect(item.action).toContain(
            `by ${100 - (first?.percent ?? 0)}% from your biggest week`,
          );
        }
      }
    },
  );

  test('has no kilometres to come down from without a run', () => {
    const { peak, weeks } = taperFor({ race: RACE, today: '2026-12-01', runs: [] });
    expect(peak).toBeNull();
    expect(weeks.map(({ wantedM }) => wantedM)).toEqual([null, null]);
  });
});
