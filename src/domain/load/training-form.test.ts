import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { limitsOfMaximum } from '../athlete-limits.ts';
import { addDays } from '../calendar.ts';
import { dayLoads, formDays } from './form.ts';
import { STATUS } from './load-rules.ts';
import { sessionLoad } from './session-load.ts';
import { type FormInput, type FormRun, trainingForm } from './training-form.ts';
import { statusDays } from './training-status.ts';

/** An hour in zone 2, 10 km: a load of 120. */
function run(daysAgo: number, over: Partial<FormRun> = {}): FormRun {
  return {
    date: ago(daysAgo),
    distanceM: 10_000,
    durationS: 3600,
    avgHeartRate: 130,
    zoneMinutes: [0, 60, 0, 0, 0],
    runningSubtype: 'outdoor-easy',
    ...over,
  };
}

/** Every second day from so many days ago to so many days ago. */
function everySecondDay(from: number, to: number, over: Partial<FormRun> = {}): FormRun[] {
  const days = Array.from({ length: Math.floor((from - to) / 2) + 1 }, (_, at) => from - 2 * at);
  return days.map((daysAgo) => run(daysAgo, over));
}

function formOf(runs: FormRun[], over: Partial<FormInput> = {}) {
  const firstRun = runs.map(({ date }) => date).toSorted()[0] ?? null;
  return trainingForm({
    runs,
    from: ago(400),
    today: TODAY,
    firstRun,
    races: [],
    limits: [limitsOfMaximum(190)],
    ...over,
  });
}

describe('the load of a run', () => {
  const known = limitsOfMaximum(190);

  test('is Edwards’ points where the zones cover its time', () => {
    const edwards = run(0, { zoneMinutes: [10, 20, 15, 10, 5] });
    expect(sessionLoad(edwards, known)).toEqual({ load: 160, by: 'zones' });
  });

  test('is an estimate where the zones cover less than 70 % of it, and not their sum on top', () => {
    const gappy = run(0, { zoneMinutes: [0, 40, 0, 0, 0] });
    expect(sessionLoad(gappy, known)).toEqual({ load: 120, by: 'heartRate' });
  });

  test('without zones goes by the average heart rate, then by threshold pace, then by time', () => {
    const noZones: FormRun = run(0, { zoneMinutes: [0, 0, 0, 0, 0] });
    expect(sessionLoad(noZones, known)).toEqual({ load: 120, by: 'heartRate' });
    const noHeart = { ...noZones, avgHeartRate: null };
    const paced = sessionLoad(noHeart, { ...known, thresholdPaceSPerKm: 360 });
    expect(paced).toEqual({ load: 240, by: 'pace' });
    expect(sessionLoad(noHeart, known)).toEqual({ load: 132, by: 'time' });
  });

  test('of a run whose strap slipped is not that of a rest day', () => {
    const slipped = run(0, { zoneMinutes: [0, 0, 0, 0, 0], avgHeartRate: 60 });
    expect(sessionLoad(slipped, known)).toEqual({ load: 132, by: 'time' });
  });

  test('of an old run goes by the maximum of its day', () => {
    const noZones = run(100, { zoneMinutes: [0, 0, 0, 0, 0], avgHeartRate: 140 });
    const [first, second] = [limitsOfMaximum(205), { ...limitsOfMaximum(180), validFrom: ago(50) }];
    const loadOf = (over: Partial<FormInput>) => formOf([noZones], over).days[0]?.load;
    expect(loadOf({ limits: [first] })).toBe(120);
    expect(loadOf({ limits: [first, second] })).toBe(120);
    expect(loadOf({ limits: [limitsOfMaximum(180)] })).toBe(180);
  });

  test('of two runs of a day is added up, and the estimated part of it is told', () => {
    const at = { from: ago(1), to: TODAY };
    const loads = [
      { date: TODAY, load: 100, isEstimated: false },
      { date: TODAY, load: 20, isEstimated: true },
    ];
    expect(dayLoads(loads, at)).toEqual([
      { date: ago(1), load: 0, estimated: 0 },
      { date: TODAY, load: 120, estimated: 20 },
    ]);
  });
});

describe('form', () => {
  const loads = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 30, maxLength: 200 });
  const days = (values: readonly number[]) =>
    values.map((load, at) => ({ date: addDays('2026-01-01', at), load, estimated: 0 }));

  test('of an even training is nought from the first day on, as fitness begins at its mean', () => {
    for (const { fitness, fatigue, form } of formDays(days(Array(100).fill(80)))) {
      expect(fitness).toBeCloseTo(80);
      expect(fatigue).toBeCloseTo(80);
      expect(form).toBeCloseTo(0);
    }
  });

  test('of a day does not know the run of that day', () => {
    fc.assert(
      fc.property(loads, fc.integer({ min: 0, max: 600 }), (values, last) => {
        const before = formDays(days([...values, 0])).at(-1)?.form;
        expect(formDays(days([...values, last])).at(-1)?.form).toBe(before);
      }),
    );
  });

  test('continued from any day is the same as computed at once', () => {
    fc.assert(
      fc.property(loads, fc.nat(), (values, at) => {
        const whole = formDays(days(values));
        const cut = 1 + (at % (values.length - 1));
        expect(formDays(days(values).slice(cut), whole[cut - 1])).toEqual(whole.slice(cut));
      }),
    );
  });

  test('stays between the least and the greatest load, and more load never means less fitness', () => {
    fc.assert(
      fc.property(loads, fc.nat(), (values, at) => {
        const whole = formDays(days(values));
        const [least, most] = [Math.min(...values), Math.max(...values)];
        for (const { fitness } of whole) {
          expect(fitness).toBeGreaterThanOrEqual(least - 1e-9);
          expect(fitness).toBeLessThanOrEqual(most + 1e-9);
        }
        const more = values.map((load, index) => (index === at % values.length ? load + 50 : load));
        const raised = formDays(days(more));
        raised.forEach(({ fitness }, index) => {
          expect(fitness).toBeGreaterThanOrEqual((whole[index]?.fitness ?? 0) - 1e-9);
        });
      }),
    );
  });

  test('of the last 400 days differs from that of the whole log by less than a thousandth', () => {
    const all = Array.from({ length: 1500 }, (_, at) =>
      run(at, { durationS: 1800 + 7 * (at % 400) }),
    );
    const whole = formOf(all, { from: ago(1500) }).days.at(-1)?.fitness ?? 0;
    const firstRun = ago(1499);
    const late = formOf(
      all.filter(({ date }) => date >= ago(400)),
      { firstRun },
    ).days.at(-1)?.fitness;
    expect(Math.abs((late ?? 0) / whole - 1)).toBeLessThan(0.001);
  });
});

describe('Training Status', () => {
  const nameOf = (runs: FormRun[], over: Partial<FormInput> = {}) => formOf(runs, over).status.name;

  test('of an empty log and of a young one reads On Track and says that it is not computed yet', () => {
    expect(formOf([]).status).toMatchObject({ name: 'baseline', label: 'On Track' });
    const young = formOf(everySecondDay(16, 0));
    expect(young.status.label).toBe('On Track');
    expect(young.status.reason).toContain('Building baseline, day 17 of 42');
    expect(young.baselineDay).toBe(17);
    expect(young.formPercent).toBeNull();
  });

  test('of 42 days is still a baseline, of 43 it is computed', () => {
    expect(nameOf(everySecondDay(41, 0))).toBe('baseline');
    expect(nameOf(everySecondDay(42, 0))).not.toBe('baseline');
  });

  test('after a break never reads On Track, from a week without a run on', () => {
    for (const length of [7, 8, 10, 13, 14, 20, 41, 70, 150, 380]) {
      const { status } = formOf(everySecondDay(length + 200, length), { from: ago(700) });
      expect(status.label, `${length} days`).not.toBe('On Track');
    }
    const long = formOf(everySecondDay(270, 70)).status;
    expect(long.name).toBe('detraining');
    expect(long.reason).toContain('No run for 70 days');
  });

  test('of a log whose last run is older than what is looked at is detraining', () => {
    const { status } = formOf([], { firstRun: ago(900) });
    expect(status.name).toBe('detraining');
    expect(status.reason).toContain('days: fitness goes down');
  });

  test('of a young log with a break of two weeks is not On Track either', () => {
    expect(nameOf(everySecondDay(30, 15))).toBe('detraining');
  });

  test('after a break of four weeks is Coming Back, not Overreaching, for six weeks', () => {
    const before = everySecondDay(300, 60);
    expect(nameOf([...before, ...everySecondDay(20, 0)])).toBe('comingBack');
  });

  test('of a training that grows gently is On Track, of an even one Maintaining or On Track', () => {
    const growing = Array.from({ length: 200 }, (_, at) =>
      run(at, {
        zoneMinutes: [0, 60 - at / 5, 0, 0, 0],
        durationS: 60 * (60 - at / 5),
        distanceM: 10_000 * (1 - at / 300),
      }),
    );
    expect(nameOf(growing)).toBe('onTrack');
    expect(['onTrack', 'maintaining']).toContain(nameOf(everySecondDay(200, 0)));
  });

  test('of runs without heart rate says nothing of a pace at a heart rate', () => {
    const growing = (heart: Partial<FormRun>) =>
      Array.from({ length: 200 }, (_, at) =>
        run(at, { durationS: 60 * (60 - at / 5), distanceM: 10_000 * (1 - at / 300), ...heart }),
      );
    const without = formOf(growing({ avgHeartRate: null, zoneMinutes: [0, 0, 0, 0, 0] })).status;
    expect(without.label).toBe('On Track');
    expect(without.reason).not.toContain('heart rate');
    expect(formOf(growing({})).status.reason).toContain('heart rate');
  });

  test('of three days of far more than usual is not told as a little more', () => {
    const days = [2, 1, 0].map((at) => run(at, { zoneMinutes: [0, 0, 60, 0, 0] }));
    const { status } = formOf([...everySecondDay(200, 3), ...days]);
    expect(status.name).toBe('onTrack');
    expect(status.reason).toContain('much more, though for less than 7 days');
  });

  test('of a week that doubles the load is Overreaching, and names no risk', () => {
    const hard = Array.from({ length: 14 }, (_, at) => run(at, { zoneMinutes: [0, 0, 60, 0, 0] }));
    const { status } = formOf([...everySecondDay(200, 15), ...hard]);
    expect(status.name).toBe('overreaching');
    expect(status.reason).toContain('more than you are used to');
    expect(status.reason).not.toMatch(/injur|risk/i);
  });

  test('of less running before a race is Tapering, and without the race is not', () => {
    const runs = [...everySecondDay(200, 15), run(12), run(8), run(4), run(1)];
    expect(nameOf(runs, { races: [ago(-7)] })).toBe('tapering');
    expect(nameOf(runs)).not.toBe('tapering');
    expect(nameOf(runs, { races: [ago(-40)] })).not.toBe('tapering');
  });

  test('is no Tapering any more once the race is run', () => {
    const tapered = [...everySecondDay(200, 15), run(12), run(8), run(4)];
    const raced = run(1, { durationS: 14_000, distanceM: 42_200 });
    expect(nameOf([...tapered, run(1)], { races: [ago(-1)] })).toBe('tapering');
    expect(nameOf([...tapered, raced], { races: [ago(1)] })).not.toBe('tapering');
  });

  test('of the same load at a slower pace and the same heart rate is Unproductive', () => {
    const daily = (from: number, to: number, over: Partial<FormRun>) =>
      Array.from({ length: from - to + 1 }, (_, at) => run(from - at, over));
    const slower = [...daily(200, 28, {}), ...daily(27, 0, { distanceM: 9300 })];
    expect(nameOf(slower)).toBe('unproductive');
    const scattered = slower.map((each, at) => ({
      ...each,
      distanceM: (each.distanceM ?? 0) * (at % 2 ? 0.8 : 1.2),
    }));
    expect(nameOf(scattered), 'lost in the noise').not.toBe('unproductive');
  });

  test('is not Unproductive where the slower runs are noted as hot, and says why', () => {
    const weeks = (hotEvery: number) =>
      Array.from({ length: 201 }, (_, at) => {
        const isLate = at < 28;
        return run(at, {
          distanceM: isLate ? 9300 : 10_000,
          isHot: isLate && at % hotEvery === 0,
        });
      });
    const hot = formOf(weeks(2)).status;
    expect(hot.name).not.toBe('unproductive');
    expect(hot.reason).toContain('14 of those 28 runs are noted as hot: heat does that');
    // One warm day explains no month.
    const { name, reason } = formOf(weeks(27)).status;
    expect(name).toBe('unproductive');
    expect(reason).toContain('heat, hills or tiredness can be why');
    expect(reason).not.toContain('noted');
  });

  test('leaves the hot runs of few hot days out of the comparison', () => {
    const runs = Array.from({ length: 201 }, (_, at) =>
      run(at, at < 28 && at % 4 === 0 ? { distanceM: 7500, isHot: true } : {}),
    );
    const cold = runs.map((each) => ({ ...each, isHot: false }));
    expect(nameOf(cold)).toBe('unproductive');
    const { name, reason } = formOf(runs).status;
    expect(name).toBe('onTrack');
    expect(reason).toContain('7 of those 28 runs are noted as hot');
  });

  test('keeps a label for less than three days of another rule', () => {
    const runs = Array.from({ length: 300 }, (_, at) =>
      run(at, {
        durationS: 3600 * (at % 7 === 0 ? 2 : 0.6),
        avgHeartRate: null,
        zoneMinutes: [0, 0, 0, 0, 0],
      }),
    );
    const { days } = formOf(runs);
    const names = statusDays({
      days,
      firstRun: ago(299),
      today: TODAY,
      races: [],
      trendOn: () => null,
    }).map(({ name }) => name);
    const changes = names.flatMap((name, at) => (at > 0 && name !== names[at - 1] ? [at] : []));
    changes.slice(1).forEach((at, index) => {
      expect(at - (changes[index] ?? 0)).toBeGreaterThanOrEqual(STATUS.hysteresisDays);
    });
  });

  test('changes to a label that has itself fitted for three days, of a runner who runs now and then', () => {
    const dice = (at: number) => ((at * 7919) % 101) / 101;
    const runs = Array.from({ length: 900 }, (_, at) => at)
      .filter((at) => dice(at) < 0.15 + 0.4 * dice(Math.floor(at / 40)))
      .map((at) => run(at, { durationS: 1800 + 4000 * dice(3 * at + 1) }));
    const { days } = formOf(runs);
    const all = statusDays({
      days,
      firstRun: runs.at(-1)?.date ?? TODAY,
      today: TODAY,
      races: [],
      trendOn: () => null,
    });
    let changes = 0;
    for (const [at, { name }] of all.entries()) {
      const before = all[at - 1];
      if (!before || before.name === name || before.name === 'baseline') continue;
      changes += 1;
      const last = (count: number) => all.slice(Math.max(0, at + 1 - count), at + 1);
      const hasFitted = last(STATUS.hysteresisDays).every(({ fresh }) => fresh === name);
      const isStale = last(STATUS.staleDays).every(({ fresh }) => fresh !== before.name);
      expect(hasFitted || isStale, `day ${at}`).toBe(true);
    }
    expect(changes).toBeGreaterThan(5);
  });

  test('goes by the day where the athlete is, and by yesterday until today’s first run', () => {
    const runs = everySecondDay(201, 1);
    const morning = formOf(runs);
    expect(morning.days.at(-1)).toMatchObject({ date: TODAY, load: 0 });
    expect(morning.status).toEqual(formOf(runs, { today: ago(1) }).status);
  });
});
