/** A marathon in 1:58. */
const FASTEST_S_PER_KM = 168;
const SLOWEST_RACED_S_PER_KM = 480;
const WALKED_S_PER_KM = 600;

/** Whether somebody runs so far in so long: in less nobody does, and in more one walks. */
export function isRunIn(timeS: number, distanceM: number): boolean {
  return !isTooFast(timeS, distanceM) && !isWalked(timeS, distanceM);
}

/** Whether somebody races so far in so long: slower than eight minutes a kilometre nobody does. */
export function isRacedIn(timeS: number, distanceM: number): boolean {
  return !isTooFast(timeS, distanceM) && !isTooSlowToRace(timeS, distanceM);
}

export function isTooFast(timeS: number, distanceM: number): boolean {
  return timeS / (distanceM / 1000) < FASTEST_S_PER_KM;
}

export function isTooSlowToRace(timeS: number, distanceM: number): boolean {
  return timeS / (distanceM / 1000) > SLOWEST_RACED_S_PER_KM;
}

export function isWalked(timeS: number, distanceM: number): boolean {
  return timeS / (distanceM / 1000) > WALKED_S_PER_KM;
}
