import { firstAtLeast } from './along.ts';
import type { Channel } from './recording.ts';

/** A place of the route, east and north of its middle. `index` is its sample. */
export type RoutePoint = { index: number; xM: number; yM: number };

export type Route = {
  /** What was run without a gap; each of two points or more. */
  lines: RoutePoint[][];
  start: RoutePoint;
  finish: RoutePoint;
  /** Where each whole kilometre was reached, and the direction run there, in radians from east. */
  kilometres: (RoutePoint & { km: number; headingRad: number })[];
  widthM: number;
  heightM: number;
};

type Positions = { timeS: readonly number[]; latitudeDeg: Channel; longitudeDeg: Channel };

const EARTH_RADIUS_M = 6_371_000;
// Drawn on a screen, finer cannot be told apart.
const STEPS_ACROSS = 700;
const MOST_POINTS = 3000;
// A longer silence that ends elsewhere: nobody knows what was run in between.
const GAP_S = 60;
const GAP_M = 200;

/**
 * The way over the ground as it is drawn: metres from the middle of its box, thinned to what a screen
 * can show. `distanceM` is what was run up to each sample. Null where there are not two positions.
 */
export function routeOf(
  { timeS, latitudeDeg, longitudeDeg }: Positions,
  distanceM: readonly number[] | null,
): Route | null {
  const located = locatedSamples({ timeS, latitudeDeg, longitudeDeg });
  const [first] = located;
  const last = located.at(-1);
  if (!first || !last || located.length < 2) return null;
  const box = boxOf(located);
  const points = located.map((point) => ({
    index: point.index,
    xM: point.xM - (box.minX + box.maxX) / 2,
    yM: point.yM - (box.minY + box.maxY) / 2,
  }));
  const widthM = box.maxX - box.minX;
  const heightM = box.maxY - box.minY;
  const whole = withoutGaps(points, timeS);
  const lengthM = whole.reduce((sum, line) => sum + lengthOf(line), 0);
  const leastM = Math.max(Math.max(widthM, heightM) / STEPS_ACROSS, lengthM / MOST_POINTS);
  const lines = whole.map((line) => thinned(line, leastM)).filter((line) => line.length > 1);
  const [start] = points;
  const finish = points.at(-1);
  if (!start || !finish || lines.length === 0) return null;
  return {
    lines,
    start,
    finish,
    kilometres: distanceM ? kilometresOn(points, distanceM) : [],
    widthM,
    heightM,
  };
}

/** The place of a sample, between the two that are known around it; null where none is. */
export function placeOf(
  { latitudeDeg }: Pick<Positions, 'latitudeDeg'>,
  { lines }: Pick<Route, 'lines'>,
  index: number,
): RoutePoint | null {
  if ((latitudeDeg[index] ?? null) === null) return null;
  for (const line of lines) {
    const next = firstAtLeast(
      line.map((point) => point.index),
      index,
    );
    const to = line[next];
    if (!to) continue;
    if (to.index === index) return to;
    const from = line[next - 1];
    if (!from) continue;
    const share = (index - from.index) / (to.index - from.index);
    return {
      index,
      xM: from.xM + share * (to.xM - from.xM),
      yM: from.yM + share * (to.yM - from.yM),
    };
  }
  return null;
}

/** On a plane that touches the earth at the first position: right to a thousandth within 100 km. */
function locatedSamples({ timeS, latitudeDeg, longitudeDeg }: Positions): RoutePoint[] {
  const points: RoutePoint[] = [];
  let origin: { latitude: number; longitude: number } | undefined;
  for (const index of timeS.keys()) {
    const latitude = latitudeDeg[index] ?? null;
    const longitude = longitudeDeg[index] ?? null;
    if (latitude === null || longitude === null) continue;
    origin ??= { latitude, longitude };
    // Across the line where east becomes west the short way is meant.
    const eastDeg = ((longitude - origin.longitude + 540) % 360) - 180;
    points.push({
      index,
      xM: radians(eastDeg) * Math.cos(radians(origin.latitude)) * EARTH_RADIUS_M,
      yM: radians(latitude - origin.latitude) * EARTH_RADIUS_M,
    });
  }
  return points;
}

function boxOf(points: readonly RoutePoint[]) {
  const box = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity };
  for (const { xM, yM } of points) {
    box.minX = Math.min(box.minX, xM);
    box.maxX = Math.max(box.maxX, xM);
    box.minY = Math.min(box.minY, yM);
    box.maxY = Math.max(box.maxY, yM);
  }
  return box;
}

function withoutGaps(points: readonly RoutePoint[], timeS: readonly number[]): RoutePoint[][] {
  const lines: RoutePoint[][] = [];
  let line: RoutePoint[] = [];
  let before: RoutePoint | undefined;
  for (const point of points) {
    const silenceS = before ? (timeS[point.index] ?? 0) - (timeS[before.index] ?? 0) : 0;
    if (before && silenceS > GAP_S && apartM(before, point) > GAP_M) {
      lines.push(line);
      line = [];
    }
    line.push(point);
    before = point;
  }
  return [...lines, line];
}

/** Without the points that lie nearer than this to the one before; the last always stays. */
function thinned(line: readonly RoutePoint[], leastM: number): RoutePoint[] {
  const kept: RoutePoint[] = [];
  for (const [at, point] of line.entries()) {
    const before = kept.at(-1);
    const isLast = at === line.length - 1;
    if (!before || isLast || apartM(before, point) >= leastM) kept.push(point);
  }
  return kept;
}

function kilometresOn(
  points: readonly RoutePoint[],
  distanceM: readonly number[],
): Route['kilometres'] {
  const found: Route['kilometres'] = [];
  let before: RoutePoint | undefined;
  for (const point of points) {
    const fromM = before ? (distanceM[before.index] ?? 0) : 0;
    const toM = distanceM[point.index] ?? 0;
    const km = Math.floor(toM / 1000);
    if (before && km > Math.floor(fromM / 1000)) {
      const share = (km * 1000 - fromM) / (toM - fromM);
      const [x, y] = [point.xM - before.xM, point.yM - before.yM];
      found.push({
        km,
        index: point.index,
        xM: before.xM + share * x,
        yM: before.yM + share * y,
        headingRad: Math.atan2(y, x),
      });
    }
    before = point;
  }
  return found;
}

function lengthOf(line: readonly RoutePoint[]): number {
  let sum = 0;
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    if (before) sum += apartM(before, point);
  }
  return sum;
}

function apartM(one: RoutePoint, other: RoutePoint): number {
  return Math.hypot(one.xM - other.xM, one.yM - other.yM);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
