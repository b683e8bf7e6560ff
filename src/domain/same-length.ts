/** So far apart courses and watches tell one distance. */
const SAME_SHARE = 0.02;

/** Whether a length is that of a race, a course or a distance that was named: 21.1 km is a half. */
export function isSameLength(lengthM: number, distanceM: number): boolean {
  return Math.abs(lengthM - distanceM) <= SAME_SHARE * distanceM;
}
