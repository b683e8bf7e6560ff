/** Numbers as fine as Strava tells them. */

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
