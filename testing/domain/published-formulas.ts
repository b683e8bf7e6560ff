import { type RaceTime, solve } from '../../src/domain/prediction/running-index.ts';
import { milesFromM } from '../../src/domain/units.ts';

/**
 * Formulas as others published them, which the product does without: the reference results that it is
 * held against say what they make, and bench:predict scores some of them beside its own.
 */

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

type CriticalSpeed = { speedMPerS: number; reserveM: number };

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
type Endurance = { speedMPerS: number; fall: number };

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

/** Minutes below the first threshold, between the two, and above the second (Lucia 2003). */
export function luciaLoad([below, between, above]: readonly [number, number, number]): number {
  return below + 2 * between + 3 * above;
}

/** Minutes times how hard it felt, from 0 to 10 (Foster). */
export function perceivedLoad({ minutes, effort }: { minutes: number; effort: number }): number {
  return minutes * effort;
}

/** 100 for an hour at threshold pace; the pace is the graded one. */
export function thresholdPaceLoad(run: {
  durationS: number;
  paceSPerKm: number;
  thresholdSPerKm: number;
}): number {
  const intensity = run.thresholdSPerKm / run.paceSPerKm;
  return (run.durationS / 3600) * intensity ** 2 * 100;
}

type AtHeartRate = {
  minutes: number;
  heartRate: number;
  resting: number;
  maximum: number;
  sex: 'm' | 'f';
};

// Women's factor goes with women's exponent: programs that mix the two are known.
const BANISTER = { m: { factor: 0.64, exponent: 1.92 }, f: { factor: 0.86, exponent: 1.67 } };

/** Minutes weighted by the share of the heart rate reserve, for a stretch at one heart rate (Banister). */
export function banisterLoad(at: AtHeartRate): number {
  const { factor, exponent } = BANISTER[at.sex];
  const reserve = (at.heartRate - at.resting) / (at.maximum - at.resting);
  return at.minutes * reserve * factor * Math.exp(exponent * reserve);
}

/** Banister's, so that an hour at the threshold's heart rate is 100. */
export function thresholdHeartRateLoad(at: AtHeartRate & { threshold: number }): number {
  const hour = banisterLoad({ ...at, minutes: 60, heartRate: at.threshold });
  return (100 * banisterLoad(at)) / hour;
}

/** An exponential mean after each value. */
export function exponentialMeans(
  values: readonly number[],
  { share, start }: { share: number; start: number },
): number[] {
  let mean = start;
  return values.map((value) => {
    mean += (value - mean) * share;
    return mean;
  });
}

/**
 * The load of the latest week over that of a usual one: with the week in the four, against the three
 * before it, and as exponential means. A ratio and nothing more: what was made of it as a forecast of
 * injuries did not survive (Impellizzeri 2020; Frandsen 2025).
 */
export function loadRatios(
  loads: readonly number[],
  exponential: { acute: number; chronic: number },
): { coupled: number; uncoupled: number; exponential: number } {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const week = mean(loads.slice(-7));
  return {
    coupled: week / mean(loads.slice(-28)),
    uncoupled: week / mean(loads.slice(-28, -7)),
    exponential: exponential.acute / exponential.chronic,
  };
}

/**
 * Metres climbed as other programs count them (GoldenCheetah): from a reference that moves once the
 * elevation is more than a threshold above or below it. What others tell of a climb is compared by it.
 */
export function climbedBeyond(elevationsM: readonly number[], thresholdM: number): number {
  let reference = elevationsM[0] ?? 0;
  let climbedM = 0;
  for (const elevation of elevationsM) {
    if (elevation > reference + thresholdM) {
      climbedM += elevation - reference;
      reference = elevation;
    } else if (elevation < reference - thresholdM) {
      reference = elevation;
    }
  }
  return climbedM;
}

// On level ground; measured it is 3.40, but a share of the polynomial must be of the polynomial.
const LEVEL_COST = 3.6;
const STEEPEST_MEASURED = 0.45;

/** Energy of running a metre, in joules a kilogram (Minetti 2002, on treadmills of up to 45 %). */
export function energyCost(grade: number): number {
  const i = Math.max(-STEEPEST_MEASURED, Math.min(STEEPEST_MEASURED, grade));
  return 155.4 * i ** 5 - 30.4 * i ** 4 - 43.3 * i ** 3 + 46.3 * i ** 2 + 19.5 * i + LEVEL_COST;
}

/** The level pace of the same energy: what `gradeFactor` is held against, which runners believe. */
export function levelPaceByEnergy(of: { paceSPerKm: number; grade: number }): number {
  return (of.paceSPerKm * energyCost(0)) / energyCost(of.grade);
}

/** Carbohydrate for a run of so long, and the gels that hold it; what the drinks hold comes off it. */
export function gelsFor(run: { durationS: number; gramsPerHour: number; gramsPerGel: number }): {
  grams: number;
  gels: number;
} {
  const grams = (run.durationS / 3600) * run.gramsPerHour;
  return { grams, gels: Math.ceil(grams / run.gramsPerGel) };
}

const CAFFEINE_MG_PER_KG = { from: 3, to: 6 };

/** Milligrams before a race (ISSN 2010); more brings nothing. */
export function caffeineMg(weightKg: number): { from: number; to: number } {
  return { from: CAFFEINE_MG_PER_KG.from * weightKg, to: CAFFEINE_MG_PER_KG.to * weightKg };
}

/** The same in one line of a square (m/min): within 0.2 m/min from 30 to 85. */
export function approximateSpeedAtIndex(index: number): number {
  return 29.54 + 5.000663 * index - 0.007546 * index ** 2;
}

/** Which share of the index a runner keeps over a distance, of the volume wanted so many percent done. */
export function enduranceShare(distanceM: number, volumePercent: number): number {
  const missing = Math.max(0, 1 - ((distanceM / 1000) ** 1.23 - volumePercent) / 100);
  return Math.min(1, 0.6 + 0.4 * missing);
}
