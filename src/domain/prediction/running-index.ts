import { MARATHON_M } from '../standard-distances.ts';

export type RaceTime = { distanceM: number; timeS: number };

/**
 * The running index: the oxygen uptake, in ml per kg and minute, that a runner with usual economy
 * would need for a race of that time (Daniels and Gilbert 1979). One figure for one runner's form,
 * from which the paces of training follow. Good from 1500 m to the marathon.
 */
export function runningIndex({ distanceM, timeS }: RaceTime): number {
  const minutes = timeS / 60;
  return oxygenCost(distanceM / minutes) / heldShare(minutes);
}

/** The time, in seconds, of a race at that index. */
export function raceTimeOfIndexS(index: number, distanceM: number): number {
  const shortfall = (timeS: number) => index - runningIndex({ distanceM, timeS });
  // Between 12 m/s, faster than anybody, and 0.6 m/s, slower than a walk.
  return solve(shortfall, distanceM / 12, distanceM / 0.6);
}

/** The speed, in metres per minute, that takes up so much oxygen (ml per kg and minute). */
export function speedAtOxygenCost(oxygen: number): number {
  const { constant, linear, square } = COST;
  return (-linear + Math.sqrt(linear ** 2 + 4 * square * (oxygen - constant))) / (2 * square);
}

export type TrainingPaces = {
  /** s/km: easy runs lie between the two. */
  easySlow: number;
  easyFast: number;
  marathon: number;
  threshold: number;
  interval: number;
};

/** The shares of the index that the book's tables of training paces are made of. */
const PACE_SHARES = { easySlow: 0.6304, easyFast: 0.7346, threshold: 0.88, interval: 0.975 };

/** The paces of training, in seconds a kilometre, of a runner with that index. */
export function trainingPaces(index: number): TrainingPaces {
  const paceAt = (share: number) => 60_000 / speedAtOxygenCost(share * index);
  return {
    easySlow: paceAt(PACE_SHARES.easySlow),
    easyFast: paceAt(PACE_SHARES.easyFast),
    marathon: raceTimeOfIndexS(index, MARATHON_M) / (MARATHON_M / 1000),
    threshold: paceAt(PACE_SHARES.threshold),
    interval: paceAt(PACE_SHARES.interval),
  };
}

/** Which share of the greatest oxygen uptake goes with a share of the maximum heart rate (Runalyze). */
export function oxygenShareAtHeartRate(heartRateShare: number): number {
  return Math.exp((heartRateShare - 1.00466) / 0.68725);
}

/**
 * The index that a steady run on the flat speaks for by its heart rate (Runalyze, whose linear
 * coefficient differs from the paper's in the last digit). Ten beats of error in the maximum heart
 * rate move it by 7 to 8 %.
 */
export function indexFromHeartRate(run: RaceTime & { heartRateShare: number }): number {
  const metresPerMinute = run.distanceM / (run.timeS / 60);
  const speedMPerMinute = metresPerMinute / oxygenShareAtHeartRate(run.heartRateShare);
  return oxygenCost(speedMPerMinute, 0.182253);
}

/** The week and the long run, in metres, that Runalyze wants of a marathon runner with that index. */
export function marathonVolume(index: number): { weekM: number; longRunM: number } {
  return { weekM: 1000 * index ** 1.135, longRunM: 12_000 * Math.log(index / 4) };
}

const COST = { constant: -4.6, linear: 0.182258, square: 0.000104 };

function oxygenCost(metresPerMinute: number, linear = COST.linear): number {
  return COST.constant + linear * metresPerMinute + COST.square * metresPerMinute ** 2;
}

/** Which share of the greatest uptake a race of so many minutes is run at. */
function heldShare(minutes: number): number {
  const short = 0.2989558 * Math.exp(-0.1932605 * minutes);
  return 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + short;
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
