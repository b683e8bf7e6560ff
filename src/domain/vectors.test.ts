import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approximateSpeedAtIndex,
  banisterLoad,
  caffeineMg,
  cameronTimeS,
  climbedBeyond,
  criticalSpeed,
  criticalSpeedTimeS,
  enduranceIndex,
  enduranceShare,
  enduranceTimeS,
  energyCost,
  exponentialMeans,
  gelsFor,
  levelPaceByEnergy,
  loadRatios,
  luciaLoad,
  marathonFromOneRaceS,
  marathonFromTwoRacesS,
  perceivedLoad,
  personalExponent,
  powerLawTimeS,
  riegelTimeS,
  thresholdHeartRateLoad,
  thresholdPaceLoad,
} from '../../testing/domain/published-formulas.ts';
import { exactBodyMassIndex } from './body.ts';
import { addDays } from './calendar.ts';
import { type DayLoad, formDays, shareOfNewDay } from './load/form.ts';
import { edwardsLoad } from './load/session-load.ts';
import { sessionSpike } from './load/session-spike.ts';
import { monotonyOf } from './load/week-load.ts';
import { firstGuessS } from './prediction/first-guess.ts';
import {
  indexFromHeartRate,
  marathonVolume,
  oxygenShareAtHeartRate,
  raceTimeOfIndexS,
  runningIndex,
  speedAtOxygenCost,
  trainingPaces,
} from './prediction/running-index.ts';
import { marathonFromTrainingS } from './prediction/training-evidence.ts';
import { alongOf } from './recording/along.ts';
import { fastestStretch } from './recording/best-efforts.ts';
import { gradeFactor } from './recording/grade.ts';
import { NOTHING_MEASURED } from './recording/recording.ts';
import { mFromKm, mFromMiles } from './units.ts';
import { movedTrend, weightTrend } from './weight-trend.ts';
import {
  maximumsByAge,
  thresholdBounds,
  zoneSecondsFromSamples,
  zonesOfMaximum,
  zonesOfReserve,
} from './zones.ts';

/**
 * Reference results of others' programs, books and papers, each computed by the function that the
 * product uses, or by that of published-formulas.ts where the product does without.
 */
type Vector = {
  name: string;
  formula: string;
  input: unknown;
  expected: Result;
  /** Absolute, of every number. */
  tolerance: number;
};
type Result = number | string | null | readonly Result[] | { [name: string]: Result };

const vectors: Vector[] = JSON.parse(
  readFileSync(new URL('../../testing/domain/vectors.json', import.meta.url), 'utf8'),
);

// biome-ignore lint/suspicious/noExplicitAny: each formula reads its own input from the file.
type Formula = (input: any) => Result;

const FORMULAS: Record<string, Formula> = {
  // Prediction
  vdot_from_race: (input) => runningIndex(timeOf(input)),
  race_times_from_vdot: ({ vdot, distances_m }: { vdot: number; distances_m: object }) =>
    Object.fromEntries(
      Object.entries(distances_m).map(([name, m]) => [name, raceTimeOfIndexS(vdot, m)]),
    ),
  paces_from_vdot: ({ vdot }) => {
    const paces = trainingPaces(vdot);
    return {
      E_slow: paces.easySlow,
      E_fast: paces.easyFast,
      M: paces.marathon,
      T: paces.threshold,
      I: paces.interval,
    };
  },
  velocity_from_vo2: ({ vo2 }) => speedAtOxygenCost(vo2),
  vvdot_quadratic: ({ vdot }) => approximateSpeedAtIndex(vdot),
  riegel: (input) => riegelTimeS(firstOf(input), input.d2_m, input.k),
  riegel_exponent: (input) => personalExponent(firstOf(input), secondOf(input)),
  power_law_two_races: (input) => powerLawTimeS([firstOf(input), secondOf(input)], input.d_m),
  cameron: (input) => cameronTimeS(firstOf(input), input.d2_m),
  vv_model1: (input) => marathonFromOneRaceS(firstOf(input), mFromMiles(input.miles_per_week)),
  vv_model2: (input) =>
    marathonFromTwoRacesS([firstOf(input), secondOf(input)], mFromMiles(input.miles_per_week)),
  tanda_marathon: ({ km_per_week, mean_pace_s_per_km }) =>
    marathonFromTrainingS({ weeklyM: mFromKm(km_per_week), paceSPerKm: mean_pace_s_per_km }),
  critical_speed_linear: ({ points }: { points: { d_m: number; t_s: number }[] }) => {
    const line = criticalSpeed(points.map(({ d_m, t_s }) => ({ distanceM: d_m, timeS: t_s })));
    return { cs_m_s: line.speedMPerS, dprime_m: line.reserveM };
  },
  critical_speed_time: ({ cs_m_s, dprime_m, d_m }) =>
    criticalSpeedTimeS({ speedMPerS: cs_m_s, reserveM: dprime_m }, d_m),
  emig_time: ({ vm_m_s, gamma_l, d_m }) =>
    enduranceTimeS({ speedMPerS: vm_m_s, fall: gamma_l }, d_m),
  emig_endurance: ({ gamma_l }) => enduranceIndex(gamma_l),
  runalyze_pct_vo2max: ({ hr_fraction }) => oxygenShareAtHeartRate(hr_fraction),
  runalyze_effective_vo2max: (input) =>
    indexFromHeartRate({
      distanceM: input.distance_m,
      timeS: input.time_s,
      heartRateShare: input.hr_fraction,
    }),
  runalyze_shape_factor: ({ distance_km, marathon_shape }) =>
    enduranceShare(mFromKm(distance_km), marathon_shape),
  runalyze_shape_targets: ({ vo2max }) => {
    const { weekM, longRunM } = marathonVolume(vo2max);
    return { week_km: weekM / 1000, long_run_km: longRunM / 1000 };
  },
  baseline_rule: ({ last5_pace_s_per_km, d_m }) => firstGuessS(last5_pace_s_per_km, d_m),

  // Load and form
  banister_trimp: (input) => banisterLoad(atHeartRate(input)),
  trimp100: (input) => thresholdHeartRateLoad({ ...atHeartRate(input), threshold: input.lthr }),
  edwards_trimp: ({ zone_minutes }) => edwardsLoad(zone_minutes),
  lucia_trimp: ({ zone_minutes }) => luciaLoad(zone_minutes),
  session_rpe: ({ minutes, rpe }) => perceivedLoad({ minutes, effort: rpe }),
  rtss: (input) =>
    thresholdPaceLoad({
      durationS: input.seconds,
      paceSPerKm: input.ngp_s_per_km,
      thresholdSPerKm: input.threshold_s_per_km,
    }),
  ctl_atl: ({ variant, tau_ctl, tau_atl, start, daily_load }) => {
    const ctl = exponentialMeans(daily_load, { share: shareOf(variant, tau_ctl), start });
    const atl = exponentialMeans(daily_load, { share: shareOf(variant, tau_atl), start });
    const days = variant === 'exp' ? formDays(asDays(daily_load), noLoad) : null;
    return Object.fromEntries(
      ctl.map((fitness, at) => [
        at + 1,
        {
          ctl: days?.[at]?.fitness ?? fitness,
          atl: days?.[at]?.fatigue ?? atl[at] ?? 0,
          tsb_same_day: fitness - (atl[at] ?? 0),
          tsb_from_yesterday: days?.[at]?.form ?? (ctl[at - 1] ?? start) - (atl[at - 1] ?? start),
        },
      ]),
    );
  },
  ctl_constant: ({ variant, tau, load, days }) => {
    const loads = Array<number>(days).fill(load);
    return exponentialMeans(loads, { share: shareOf(variant, tau), start: 0 }).at(-1) ?? 0;
  },
  ctl_atl_impulse: ({ load, days_after, n_ctl, n_atl }) => {
    const loads = [load, ...Array<number>(days_after).fill(0)];
    const after = (days: number) =>
      exponentialMeans(loads, { share: shareOf('ema', days), start: 0 }).at(-1) ?? 0;
    return { ctl: after(n_ctl), atl: after(n_atl) };
  },
  acwr: ({ daily_load, day }) => {
    const loads = daily_load.slice(0, day);
    const meanOver = (days: number) =>
      exponentialMeans(loads, { share: shareOf('ema', days), start: 0 }).at(-1) ?? 0;
    const ratios = loadRatios(loads, { acute: meanOver(7), chronic: meanOver(28) });
    return { coupled: ratios.coupled, uncoupled: ratios.uncoupled, ewma: ratios.exponential };
  },
  monotony: ({ daily_load, sd }) =>
    monotonyOf(daily_load, sd === 'sample' ? { divisor: daily_load.length - 1 } : undefined),
  session_spike: ({ km, longest30_km }) => {
    const spike = sessionSpike({ distanceM: mFromKm(km), longestM: mFromKm(longest30_km) });
    return { ratio: spike.ratio, cls: spike.size, hrr: spike.rate };
  },

  // Heart rate
  hr_zones_pct_max: ({ hrmax }) => [...zonesOfMaximum(hrmax).fromBpm, hrmax],
  hr_zones_friel_run: ({ lthr }) => thresholdBounds(lthr),
  hrmax: ({ age }) => maximumsByAge(age),
  time_in_zones: ({ t_s, hr, hrmax, max_gap_s }) => {
    const lastS = t_s.at(-1);
    const { zoneSeconds, coveredS } = zoneSecondsFromSamples({
      samples: t_s.map((seconds: number, index: number) => ({
        atMs: seconds * 1000,
        bpm: hr[index] ?? 0,
      })),
      startMs: 0,
      endMs: lastS * 1000,
      zones: zonesOfMaximum(hrmax),
      maxGapS: max_gap_s,
    });
    const [z1, z2, z3, z4, z5] = zoneSeconds;
    const below = coveredS - z1 - z2 - z3 - z4 - z5;
    return { below, z1, z2, z3, z4, z5, dropped_s: lastS - coveredS };
  },
  hr_zones_karvonen: ({ hrmax, rest }) => [...zonesOfReserve(hrmax, rest).fromBpm, hrmax],

  // Recordings: grade, climb, efforts, moving time
  minetti_cost: ({ grade }) => energyCost(grade),
  gap_minetti: ({ pace_s_per_km, grade }) =>
    levelPaceByEnergy({ paceSPerKm: pace_s_per_km, grade }),
  elevation_gain_hysteresis: ({ alt_m, hysteresis_m }) => climbedBeyond(alt_m, hysteresis_m),
  strava_gap_factor: ({ grade_percent }) => gradeFactor(grade_percent / 100),
  moving_time: ({ t_s, dist_m }) =>
    alongOf({ ...NOTHING_MEASURED, timeS: t_s, distanceM: dist_m, laps: [] }).movingS.at(-1) ??
    null,
  best_effort: ({ stream, window_m }) => {
    const way = { timeS: stream.t_s, distanceM: stream.dist_m };
    return fastestStretch(way, { distanceM: window_m })?.elapsedS ?? null;
  },

  // Body and fuel
  bmi: ({ kg, m }) => exactBodyMassIndex({ weightKg: kg, heightM: m }),
  weight_trend: ({ previous_trend, weight }) =>
    movedTrend({ trendKg: previous_trend, weightKg: weight, days: 1 }),
  weight_trend_series: ({ weights }: { weights: (number | null)[] }) => {
    const entries = weights.flatMap((weightKg, day) =>
      weightKg === null ? [] : [{ date: addDays('2026-01-01', day), weightKg }],
    );
    return weightTrend(entries).at(-1)?.trendKg ?? null;
  },
  gels: ({ hours, g_per_h, g_per_gel }) => {
    const run = { durationS: hours * 3600, gramsPerHour: g_per_h, gramsPerGel: g_per_gel };
    const { grams, gels } = gelsFor(run);
    return { total_g: grams, gels };
  },
  caffeine: ({ kg }) => {
    const { from, to } = caffeineMg(kg);
    return { low_mg: from, high_mg: to };
  },
};

describe('a reference result', () => {
  const computed = vectors.filter(({ formula }) => FORMULAS[formula]);

  test.each(computed)('is met: $name', ({ formula, input, expected, tolerance }) => {
    expect(differences(FORMULAS[formula]?.(input) ?? null, expected, tolerance)).toEqual([]);
  });

  test('is computed for every formula of the file', () => {
    const formulas = new Set(vectors.map(({ formula }) => formula));
    expect([...formulas].filter((name) => !FORMULAS[name])).toEqual([]);
    expect(vectors).toHaveLength(119);
  });

  test('is missed by a wrong coefficient, by miles for kilometres and by minutes for seconds', () => {
    const missedBy = (name: string, wrong: Formula) =>
      vectors
        .filter(({ formula }) => formula === name)
        .every(({ input, expected, tolerance }) => {
          return differences(wrong(input), expected, tolerance).length > 0;
        });

    const oneRace = { distanceM: 21_097.5, timeS: 6000 };
    const weekM = mFromMiles(25);
    const tenfold = (42_195 / marathonFromOneRaceS(oneRace, weekM) + 0.06423826 * 9 * 2.5) ** -1;
    expect(missedBy('vv_model1', () => 42_195 * tenfold)).toBe(true);
    expect(
      missedBy('vv_model1', (input) =>
        marathonFromOneRaceS(firstOf(input), mFromKm(input.miles_per_week)),
      ),
    ).toBe(true);
    expect(
      missedBy('vv_model2', (input) =>
        marathonFromTwoRacesS([firstOf(input), secondOf(input)], mFromKm(input.miles_per_week)),
      ),
    ).toBe(true);
    expect(
      missedBy('tanda_marathon', (input) =>
        marathonFromTrainingS({
          weeklyM: mFromMiles(input.km_per_week),
          paceSPerKm: input.mean_pace_s_per_km,
        }),
      ),
    ).toBe(true);
    expect(
      missedBy('vdot_from_race', ({ distance_m, time_s }) =>
        runningIndex({ distanceM: distance_m, timeS: time_s / 60 }),
      ),
    ).toBe(true);
    expect(
      missedBy('runalyze_effective_vo2max', ({ distance_m, time_s, hr_fraction }) => {
        return indexOfThePaper(distance_m / (time_s / 60), hr_fraction);
      }),
    ).toBe(true);

    // Load: women's factor and men's mixed, the larger sample's spread, a constant of another program
    expect(
      missedBy('banister_trimp', (input) => {
        return banisterLoad({ ...atHeartRate(input), sex: input.sex === 'm' ? 'f' : 'm' });
      }),
    ).toBe(true);
    expect(
      missedBy('monotony', ({ daily_load, sd }) =>
        monotonyOf(daily_load, sd === 'sample' ? undefined : { divisor: daily_load.length - 1 }),
      ),
    ).toBe(true);
    expect(
      missedBy('ctl_constant', ({ tau, load, days }) => {
        const loads = Array<number>(days).fill(load);
        return exponentialMeans(loads, { share: shareOfNewDay(tau), start: 0 }).at(-1) ?? 0;
      }),
    ).toBe(true);
    expect(
      missedBy('edwards_trimp', ({ zone_minutes }) => 1 + edwardsLoad(zone_minutes.slice(1))),
    ).toBe(true);
  });
});

function timeOf(input: { distance_m: number; time_s: number }) {
  return { distanceM: input.distance_m, timeS: input.time_s };
}

function firstOf(input: { d1_m: number; t1_s: number }) {
  return { distanceM: input.d1_m, timeS: input.t1_s };
}

function secondOf(input: { d2_m: number; t2_s: number }) {
  return { distanceM: input.d2_m, timeS: input.t2_s };
}

type HeartRateInput = { minutes: number; hr: number; rest: number; max: number; sex: 'm' | 'f' };

function atHeartRate({ minutes, hr, rest, max, sex }: HeartRateInput) {
  return { minutes, heartRate: hr, resting: rest, maximum: max, sex };
}

const noLoad = { fitness: 0, fatigue: 0 };

function asDays(loads: readonly number[]): DayLoad[] {
  return loads.map((load, day) => ({ date: addDays('2026-01-01', day), load, estimated: 0 }));
}

/** The three constants in use; ours is 'exp'. */
function shareOf(variant: 'tp' | 'exp' | 'ema', days: number): number {
  if (variant === 'exp') return shareOfNewDay(days);
  return variant === 'tp' ? 1 / days : 2 / (days + 1);
}

/** With the paper's linear coefficient in place of Runalyze's. */
function indexOfThePaper(metresPerMinute: number, heartRateShare: number): number {
  const speed = metresPerMinute / oxygenShareAtHeartRate(heartRateShare);
  return -4.6 + 0.182258 * speed + 0.000104 * speed ** 2;
}

/** Every place where the two differ by more than is allowed, or where one of them has nothing. */
function differences(found: Result, wanted: Result, tolerance: number, at = ''): string[] {
  if (typeof wanted === 'number' && typeof found === 'number') {
    // A tolerance of nothing but rounding is widened by that of the sums.
    const within = Math.abs(found - wanted) <= tolerance + 1e-12 * Math.abs(wanted);
    return within ? [] : [`${at}: ${found} for ${wanted}`];
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const foundAt = new Map(Object.entries(found ?? {}));
    return Object.entries(wanted).flatMap(([name, value]) =>
      differences(foundAt.get(name) ?? null, value, tolerance, `${at}.${name}`),
    );
  }
  return found === wanted ? [] : [`${at}: ${found} for ${wanted}`];
}

// A public program that leaves the fall out of its logarithm's argument fails this.
test('what is run in six minutes at the speed held for six minutes takes six minutes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 7, noNaN: true }),
      fc.double({ min: 0.039, max: 0.135, noNaN: true }),
      (speedMPerS, fall) => {
        expect(enduranceTimeS({ speedMPerS, fall }, speedMPerS * 360)).toBeCloseTo(360, 4);
      },
    ),
  );
});
