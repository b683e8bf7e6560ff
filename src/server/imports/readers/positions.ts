export type Position = { latitudeDeg: number; longitudeDeg: number };

const EARTH_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Along a great circle. */
export function metresBetween(from: Position, to: Position): number {
  const north = (to.latitudeDeg - from.latitudeDeg) * RADIANS;
  const east = (to.longitudeDeg - from.longitudeDeg) * RADIANS;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitudeDeg * RADIANS) *
      Math.cos(to.latitudeDeg * RADIANS) *
      Math.sin(east / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
