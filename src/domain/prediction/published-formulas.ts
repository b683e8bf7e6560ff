import { milesFromM } from '../units.ts';

/**
 * Formulas that others published for the time of a race, each as its authors gave it: metres and
 * seconds in, seconds out. The product's own prediction is in race-model.ts; these feed it, stand
 * beside it where it is scored, or carry its check values.
 */

export type RaceTime = { distanceM: number; timeS: number };

const MARATHON_M = 42_195;
const RIEGEL_EXPONENT = 1.06;

/** Riegel 1981: time grows with distance to the power of 1.06. */
export function riegelTimeS(race: RaceTime, distanceM: number, exponent = RIEGEL_EXPONENT): number {
  return race.timeS * (distanceM / race.distanceM) ** exponent;
}

/** The exponent that takes one race of a runner to another. */
export function personalExponent(one: RaceTime, other: RaceTime): number {
  return Math.log(other.timeS / one.timeS) / Math.log(other.distanceM / one.distanceM);
}

/** The power law through two races of a runner, carried on from the second. */
export function powerLawTimeS(races: [RaceTime, RaceTime], distanceM: number): number {
  return riegelTimeS(races[1], distanceM, personalExponent(races[0], races[1]));
}

/** Cameron 1998, from the best times of the world's best, 400 m to 50 miles. */
export function cameronTimeS(race: RaceTime, distanceM: number): number {
  const factor = (m: number) => 13.49681 - 0.000030363 * m + 835.7114 / m ** 0.7905;
  const ratio = factor(race.distanceM) / factor(distanceM);
  return race.timeS * (distanceM / race.distanceM) * ratio;
}

/**
 * Vickers and Vertosick 2016: a marathon from one race and the typical week. The authors count the
 * week in miles; it comes in metres here, so that nobody can hand them kilometres.
 */
export function marathonFromOneRaceS(race: RaceTime, weeklyM: number): number {
  const speedMPerS = MARATHON_M / riegelTimeS(race, MARATHON_M, 1.07);
  const tensOfMiles = milesFromM(weeklyM) / 10;
  return MARATHON_M / (0.16018617 + 0.83076202 * speedMPerS + 0.06423826 * tensOfMiles);
}

/** Vickers and Vertosick 2016: a marathon from two races, the shorter first, and the typical week. */
export function marathonFromTwoRacesS(races: [RaceTime, RaceTime], weeklyM: number): number {
  const tensOfMiles = milesFromM(weeklyM) / 10;
  const exponent =
    1.4510756 - 0.23797948 * personalExponent(races[0], races[1]) - 0.01410023 * tensOfMiles;
  return riegelTimeS(races[1], MARATHON_M, exponent);
}

/**
 * Tanda 2011: a marathon from training alone, the mean week and the mean pace of the eight weeks
 * before the week of the race, races left out of the pace.
 */
export function marathonFromTrainingS(training: { weeklyM: number; paceSPerKm: number }): number {
  const weeklyKm = training.weeklyM / 1000;
  const paceSPerKm = 17.1 + 140 * Math.exp(-0.0053 * weeklyKm) + 0.55 * training.paceSPerKm;
  return (paceSPerKm * MARATHON_M) / 1000;
}

export type CriticalSpeed = { speedMPerS: number; reserveM: number };

/** The line d = CS t + D' of least squares through three or more hard efforts of 2 to 20 minutes. */
export function criticalSpeed(efforts: readonly RaceTime[]): CriticalSpeed {
  const mean = (read: (effort: RaceTime) => number) =>
    efforts.reduce((sum, effort) => sum + read(effort), 0) / efforts.length;
  const [meanS, meanM] = [mean(({ timeS }) => timeS), mean(({ distanceM }) => distanceM)];
  const covariance = mean(({ timeS, distanceM }) => (timeS - meanS) * (distanceM - meanM));
  const variance = mean(({ timeS }) => (timeS - meanS) ** 2);
  const speedMPerS = covariance / variance;
  return { speedMPerS, reserveM: meanM - speedMPerS * meanS };
}

/** Only for efforts of 2 to 20 minutes: the line knows nothing of endurance. */
export function criticalSpeedTimeS(of: CriticalSpeed, distanceM: number): number {
  return (distanceM - of.reserveM) / of.speedMPerS;
}

/** Speed held for six minutes, and how fast it falls with the logarithm of time. */
export type Endurance = { speedMPerS: number; fall: number };

const SIX_MINUTES_S = 360;

/** Emig and Peltonen 2020: d = v t (1 - fall ln(t / 6 min)), solved for t by halving. */
export function enduranceTimeS(runner: Endurance, distanceM: number): number {
  const distanceAfter = (timeS: number) =>
    runner.speedMPerS * timeS * (1 - runner.fall * Math.log(timeS / SIX_MINUTES_S));
  const farthestS = SIX_MINUTES_S * Math.exp(1 / runner.fall - 1);
  return solve((timeS) => distanceAfter(timeS) - distanceM, 0.001, farthestS);
}

/** For how many times six minutes 90 % of that speed is held. */
export function enduranceIndex(fall: number): number {
  return Math.exp(0.1 / fall);
}

/** The zero, to a thousand-millionth, of what rises from `low` to `high`. */
export function solve(rising: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  while (to - from > 1e-9 * to) {
    const middle = (from + to) / 2;
    if (middle === from || middle === to) break;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
