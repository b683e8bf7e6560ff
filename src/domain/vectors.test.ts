import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstGuessS } from './prediction/first-guess.ts';
import {
  cameronTimeS,
  criticalSpeed,
  criticalSpeedTimeS,
  enduranceIndex,
  enduranceTimeS,
  marathonFromOneRaceS,
  marathonFromTrainingS,
  marathonFromTwoRacesS,
  personalExponent,
  powerLawTimeS,
  riegelTimeS,
} from './prediction/published-formulas.ts';
import {
  approximateSpeedAtIndex,
  enduranceShare,
  indexFromHeartRate,
  marathonVolume,
  oxygenShareAtHeartRate,
  raceTimeOfIndexS,
  runningIndex,
  speedAtOxygenCost,
  trainingPaces,
} from './prediction/running-index.ts';
import { fastestStretch } from './recording/best-efforts.ts';
import { mFromKm, mFromMiles } from './units.ts';

/**
 * Reference results of others' programs, books and papers, each computed by the function that the
 * product uses. A formula that is not in the table yet is listed in MISSING.
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

  // Heart rate

  // Recordings: grade, climb, efforts, moving time
  best_effort: ({ stream, window_m }) => {
    const way = { timeS: stream.t_s, distanceM: stream.dist_m };
    return fastestStretch(way, { distanceM: window_m })?.elapsedS ?? null;
  },

  // Body and fuel
};

/** Formulas of the file that no function computes yet: take a line out when its function is there. */
const MISSING = [
  'banister_trimp',
  'trimp100',
  'edwards_trimp',
  'lucia_trimp',
  'session_rpe',
  'rtss',
  'ctl_atl',
  'ctl_constant',
  'ctl_atl_impulse',
  'acwr',
  'monotony',
  'session_spike',

  'hr_zones_pct_max',
  'hr_zones_karvonen',
  'hr_zones_friel_run',
  'hrmax',
  'time_in_zones',

  'minetti_cost',
  'strava_gap_factor',
  'gap_minetti',
  'elevation_gain_hysteresis',
  'moving_time',

  'bmi',
  'weight_trend',
  'weight_trend_series',
  'gels',
  'caffeine',
];

describe('a reference result', () => {
  const computed = vectors.filter(({ formula }) => FORMULAS[formula]);

  test.each(computed)('is met: $name', ({ formula, input, expected, tolerance }) => {
    expect(differences(FORMULAS[formula]?.(input) ?? null, expected, tolerance)).toEqual([]);
  });

  test('is computed for every formula of the file that is not listed as missing', () => {
    const formulas = new Set(vectors.map(({ formula }) => formula));
    expect([...formulas].filter((name) => !FORMULAS[name]).sort()).toEqual(MISSING.toSorted());
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
