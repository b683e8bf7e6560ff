import { describe, expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { addDays } from '../calendar.ts';
import { evidenceOf } from '../prediction/evidence.ts';
import { raceTimeOfIndexS } from '../prediction/running-index.ts';
import { taperShares } from '../race-plan/taper.ts';
import { formDays } from './form.ts';
import {
  isEnoughForReadiness,
  type ReadinessInput,
  type ReadinessName,
  type ReadyRun,
  raceReadiness,
} from './readiness.ts';

function run(daysAgo: number, distanceM: number, over: Partial<ReadyRun> = {}): ReadyRun {
  return { date: ago(daysAgo), distanceM, durationS: distanceM * 0.36, gels: 0, ...over };
}

const NOTHING_RACED = { pieces: [], latestRuns: [], trainingBreak: null };

/** Four runs a week for sixteen weeks, 10 km each. */
const FOUR_A_WEEK = Array.from({ length: 64 }, (_, at) => run(Math.floor(at * 1.75), 10_000));

/** What a running index of 45 comes to. */
function targetAt45(distanceM: number): number {
  return raceTimeOfIndexS(45, distanceM);
}

function itemsOf(over: Partial<ReadinessInput> & { inDays?: number; distanceM?: number }) {
  const { inDays = 60, distanceM = 21_100, ...input } = over;
  const items = raceReadiness({
    race: { date: ago(-inDays), distanceM, targetS: targetAt45(distanceM) },
    today: TODAY,
    runs: FOUR_A_WEEK,
    firstRun: ago(400),
    formPercent: 8,
    runner: NOTHING_RACED,
    ...input,
  });
  return (name: ReadinessName) => {
    const item = items.find((each) => each.name === name);
    if (!item) throw new Error(`There is no ${name}`);
    return item;
  };
}

describe('readiness', () => {
  test('gives each item its figure, what is wanted and who says so, and no sum of them', () => {
    const items = raceReadiness({
      race: { date: ago(-60), distanceM: 42_195, targetS: targetAt45(42_195) },
      today: TODAY,
      runs: FOUR_A_WEEK,
      firstRun: ago(400),
      formPercent: 8,
      runner: NOTHING_RACED,
    });
    expect(items.map(({ name }) => name)).toEqual([
      'volume',
      'longestRun',
      'noGap',
      'taper',
      'form',
      'fuel',
    ]);
    for (const { figure, wanted, source } of items) {
      expect([figure, wanted, source].every((text) => text.length > 3)).toBe(true);
    }
  });

  test('wants the volume of the marathon by the runner’s index, less for a shorter race', () => {
    expect(itemsOf({ distanceM: 42_195 })('volume').wanted).toBe('75.1 km a week');
    expect(itemsOf({ distanceM: 42_195 })('volume').state).toBe('not');
    expect(itemsOf({})('volume')).toMatchObject({ state: 'ready', wanted: '32.0 km a week' });
  });

  test('takes the runner’s index from the prediction where a race tells it, whatever the target', () => {
    const raced = (timeS: number) => {
      const result = {
        raceId: 1,
        name: null,
        workoutId: null,
        date: TODAY,
        distanceM: 10_000,
        timeS,
      };
      return evidenceOf({ today: TODAY, results: [result], runs: [], bestEfforts: [], limits: [] });
    };
    const at45 = itemsOf({ runner: raced(raceTimeOfIndexS(45, 10_000)), distanceM: 42_195 });
    expect(at45('volume').wanted).toBe('75.1 km a week');
    const slower = itemsOf({ runner: raced(3600), distanceM: 42_195 });
    expect(Number.parseFloat(slower('volume').wanted)).toBeLessThan(60);
    expect(slower('volume').source).toContain('10 km in 59:');
    expect(Number.parseFloat(slower('longestRun').wanted)).toBeLessThan(26);
  });

  test('asks for practised fuel by the slower of target and prediction', () => {
    const result = {
      raceId: 1,
      name: null,
      workoutId: null,
      date: TODAY,
      distanceM: 10_000,
      timeS: 3300,
    };
    const log = { today: TODAY, results: [result], runs: [], bestEfforts: [], limits: [] };
    const race = { date: ago(-60), distanceM: 21_100, targetS: 5000 };
    expect(itemsOf({ race, runner: evidenceOf(log) })('fuel').state).toBe('not');
    expect(() => itemsOf({ race })('fuel')).toThrow();
  });

  test('counts the volume of weeks without a run as nothing', () => {
    const runs = FOUR_A_WEEK.filter(({ date }) => date < ago(70));
    expect(itemsOf({ runs })('volume')).toMatchObject({
      state: 'not',
      figure: '0.0 km a week over 8 weeks',
    });
    expect(itemsOf({ runs })('longestRun').state).toBe('not');
    expect(itemsOf({ runs })('noGap').state).toBe('not');
  });

  test('wants the whole of a 10 km, three quarters of a half, and a long run by the index for a marathon', () => {
    expect(itemsOf({ distanceM: 10_000 })('longestRun').state).toBe('ready');
    expect(itemsOf({})('longestRun')).toMatchObject({ state: 'not', wanted: '15.8 km to 21.1 km' });
    const runs = [...FOUR_A_WEEK, run(20, 16_000)];
    expect(itemsOf({ runs })('longestRun').state).toBe('ready');
    expect(itemsOf({ distanceM: 42_195 })('longestRun').wanted).toBe('29.0 km');
  });

  test('tells a gap of a week from one of three, and not the time before running', () => {
    expect(itemsOf({})('noGap').state).toBe('ready');
    const shortGap = FOUR_A_WEEK.filter(({ date }) => date <= ago(40) || date > ago(30));
    expect(itemsOf({ runs: shortGap })('noGap').state).toBe('partly');
    const longGap = FOUR_A_WEEK.filter(({ date }) => date <= ago(52) || date > ago(30));
    expect(itemsOf({ runs: longGap })('noGap').state).toBe('not');
    const young = FOUR_A_WEEK.filter(({ date }) => date > ago(30));
    expect(itemsOf({ runs: young, firstRun: ago(29) })('noGap').state).toBe('ready');
  });

  test('tells a break that goes on by its days, and takes the rest in it for no form', () => {
    const runs = FOUR_A_WEEK.filter(({ date }) => date <= ago(70));
    const broken = itemsOf({ runs: [...runs, run(70, 8000)], formPercent: 100, inDays: 20 });
    expect(broken('noGap')).toMatchObject({ state: 'not', figure: 'No run for 70 days' });
    expect(broken('form').figure).toBe('No run for 70 days; counts from 5 Dec');
    const oneGap = FOUR_A_WEEK.filter(({ date }) => date <= ago(40) || date > ago(30));
    expect(itemsOf({ runs: oneGap })('noGap').figure).toMatch(/^A gap of \d+ days without a run$/);
  });

  test('tells a gap that began before its sixteen weeks as long as it was', () => {
    const back = [run(3, 5000), run(6, 5000), run(9, 5000), run(130, 10_000), run(133, 10_000)];
    expect(itemsOf({ runs: back })('noGap')).toMatchObject({
      state: 'not',
      figure: 'A gap of 120 days without a run',
    });
    expect(itemsOf({ runs: back.slice(3) })('noGap').figure).toBe('No run for 130 days');
  });

  test('takes no run from before four weeks off for a long run of now', () => {
    const off = FOUR_A_WEEK.filter(({ date }) => date > ago(14) || date < ago(45));
    const runs = [
      ...off.map((each) => (each.date > ago(14) ? { ...each, distanceM: 6000 } : each)),
      run(50, 21_000),
    ];
    expect(itemsOf({ runs })('longestRun')).toMatchObject({
      state: 'not',
      figure: expect.stringMatching(/^6\.0 km since the break of \d+ days, 21\.0 km before it$/),
    });
  });

  test('leaves the taper for later until it begins, then measures it against the peak week', () => {
    expect(itemsOf({ inDays: 60 })('taper')).toMatchObject({
      state: 'later',
      figure: 'Begins on 7 Jan',
    });
    expect(itemsOf({ inDays: 5 })('taper').state).toBe('not');
    const cut = FOUR_A_WEEK.filter(({ date }, at) => date <= ago(9) || at % 2 === 0);
    expect(itemsOf({ inDays: 5, runs: cut })('taper').state).toBe('ready');
    const nothing = FOUR_A_WEEK.filter(({ date }) => date <= ago(9));
    expect(itemsOf({ inDays: 5, runs: nothing })('taper').state).toBe('partly');
    expect(itemsOf({ inDays: 15, distanceM: 10_000 })('taper').state).toBe('later');
    // On its first day the week behind it is as long as it was.
    expect(itemsOf({ inDays: 14, distanceM: 10_000 })('taper').state).toBe('ready');
    expect(itemsOf({ inDays: 8 })('taper').state).toBe('not');
    expect(itemsOf({ inDays: 10 })('taper').wanted).toBe(
      'At most 86 % by today, 75 % of the peak week seven days before it, then 40-59 % of the peak week, as often and as fast as before',
    );
    expect(itemsOf({ inDays: 0 })('taper').wanted).toBe(
      '40-59 % of the peak week in the 7 days before, as often and as fast as before',
    );
    expect(itemsOf({ inDays: 5, runs: cut })('taper')).toMatchObject({
      wanted:
        'At most 70 % by today, 40-59 % of the peak week in the 7 days before, as often and as fast as before',
      figure: '20.0 km in 2 runs of the last 7 days, 50 % of your peak week',
    });
  });

  test('is never ready with more of the peak week than it says is wanted', () => {
    for (let inDays = 0; inDays <= 14; inDays += 1) {
      for (let kept = 0; kept <= 10; kept += 1) {
        const runs = FOUR_A_WEEK.map((each) =>
          each.date > ago(7) ? { ...each, distanceM: 1000 * kept } : each,
        );
        const { state, figure, wanted } = itemsOf({ inDays, runs })('taper');
        const percent = Number(/(\d+) % of your peak/.exec(figure)?.[1]);
        const most = Number(/^At most (\d+) %|-(\d+) %/.exec(wanted)?.slice(1).find(Boolean));
        if (state === 'ready') expect(percent).toBeLessThanOrEqual(most);
        else if (percent >= 40) expect(percent).toBeGreaterThan(most);
      }
    }
  });

  test.each([5000, 10_000, 21_100, 42_200])(
    'finds the form ready that its own taper for %d m comes to, from even weeks',
    (distanceM) => {
      const shares = taperShares(distanceM).map((percent) => percent / 100);
      const loads = [
        ...Array.from({ length: 300 }, () => 1),
        ...shares.flatMap((share) => Array.from({ length: 7 }, () => share)),
        0,
      ];
      const days = formDays(
        loads.map((each, at) => ({ date: addDays(TODAY, at), load: 100 * each, estimated: 0 })),
      );
      const [eve, raceDay] = days.slice(-2);
      const formPercent = (100 * (raceDay?.form ?? 0)) / (eve?.fitness ?? 1);
      expect(formPercent).toBeGreaterThan(20);
      expect(itemsOf({ inDays: 0, formPercent })('form').state).toBe('ready');
    },
  );

  test('judges form in race week alone', () => {
    expect(itemsOf({ inDays: 30 })('form').state).toBe('later');
    expect(itemsOf({ inDays: 3 })('form').state).toBe('ready');
    expect(itemsOf({ inDays: 3, formPercent: -2 })('form').state).toBe('partly');
    expect(itemsOf({ inDays: 3, formPercent: -20 })('form').state).toBe('not');
    expect(itemsOf({ inDays: 3, formPercent: null })('form').state).toBe('later');
  });

  test('asks for gels practised on two long runs, and for none in a race of 90 minutes or less', () => {
    const long = [run(10, 20_000, { gels: 2 }), run(17, 20_000, { gels: 2 }), run(24, 20_000)];
    expect(itemsOf({ runs: long })('fuel').state).toBe('ready');
    expect(itemsOf({ runs: long.slice(1) })('fuel').state).toBe('partly');
    expect(itemsOf({})('fuel').state).toBe('not');
    expect(() => itemsOf({ distanceM: 10_000 })('fuel')).toThrow('There is no fuel');
  });

  test('takes eight runs to say more than the days left do', () => {
    expect(isEnoughForReadiness(7)).toBe(false);
    expect(isEnoughForReadiness(8)).toBe(true);
  });
});

describe('fresh legs', () => {
  const racedBefore = (daysBefore: number, distanceM: number) => ({
    racesBefore: [{ name: 'Lake Half', date: ago(-60 + daysBefore), distanceM }],
  });

  test.each([
    [6, 21_100, 'partly'],
    [2, 21_100, 'not'],
    [8, 42_200, 'partly'],
  ] as const)('%d days after %d m are %s so', (days, distanceM, state) => {
    const item = itemsOf(racedBefore(days, distanceM))('freshLegs');
    expect(item).toMatchObject({ state, figure: `Lake Half is ${days} days before it` });
  });

  test.each([
    [8, 21_100],
    [3, 10_000],
    [-3, 21_100],
  ])('are not spoken of %d days after %d m', (days, distanceM) => {
    expect(() => itemsOf(racedBefore(days, distanceM))('freshLegs')).toThrow(
      'There is no freshLegs',
    );
  });
});

test('runs without a distance are not taken for none', () => {
  const runs = FOUR_A_WEEK.map((each) => ({ ...each, distanceM: null }));
  for (const name of ['volume', 'longestRun'] as const) {
    expect(itemsOf({ runs })(name)).toMatchObject({
      ...{ state: 'later', figure: 'Your runs have no distance: log it to be told' },
    });
  }
  expect(itemsOf({ runs: [] })('volume').state).toBe('not');
});

test('a pregnancy stands first, however far the race is', () => {
  const pregnancy = { id: 1, date: ago(10), is: 'pregnant' as const };
  const item = itemsOf({ pregnancy, inDays: 120 })('pregnancy');
  expect(item).toMatchObject({ state: 'not' });
  expect(item.wanted).toContain('your doctor or midwife');
});
