import { firstAtLeast } from './along.ts';
import type { Channel } from './recording.ts';

/** East and north of the route's middle. */
export type Place = { xM: number; yM: number };

/** A place of the route; `index` is its sample. */
export type RoutePoint = Place & { index: number };

/** Where a whole kilometre, or mile, was reached, and the direction run there, in radians from east. */
export type Kilometre = Place & { km: number; headingRad: number };

/** What a drawing needs, and nothing of where on earth it lies. */
export type RouteShape<Point extends Place = Place> = {
  /** What was run without a gap; each of two points or more. */
  lines: Point[][];
  kilometres: Kilometre[];
  widthM: number;
  heightM: number;
};

export type Route = RouteShape<RoutePoint> & { start: RoutePoint; finish: RoutePoint };

type Positions = { timeS: readonly number[]; latitudeDeg: Channel; longitudeDeg: Channel };

export const KILOMETRE_M = 1000;
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
  lengthM = KILOMETRE_M,
): Route | null {
  const located = locatedSamples({ timeS, latitudeDeg, longitudeDeg });
  if (located.length < 2) return null;
  const box = boxOf(located);
  const points = located.map((point) => moved(point, box));
  const lines = thinnedLines(withoutGaps(points, timeS), box);
  const [start] = points;
  const finish = points.at(-1);
  if (!start || !finish || lines.length === 0) return null;
  const kilometres = distanceM ? kilometresOn(points, distanceM, lengthM) : [];
  return { lines, start, finish, kilometres, widthM: box.widthM, heightM: box.heightM };
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
export function locatedSamples({ timeS, latitudeDeg, longitudeDeg }: Positions): RoutePoint[] {
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

type Box = { middle: Place; widthM: number; heightM: number };

/** The least box that holds them all; there is at least one. */
export function boxOf(places: readonly Place[]): Box {
  const least = { xM: Infinity, yM: Infinity };
  const most = { xM: -Infinity, yM: -Infinity };
  for (const { xM, yM } of places) {
    least.xM = Math.min(least.xM, xM);
    most.xM = Math.max(most.xM, xM);
    least.yM = Math.min(least.yM, yM);
    most.yM = Math.max(most.yM, yM);
  }
  return {
    middle: { xM: (least.xM + most.xM) / 2, yM: (least.yM + most.yM) / 2 },
    widthM: most.xM - least.xM,
    heightM: most.yM - least.yM,
  };
}

/** As seen from the middle of the box. */
export function moved<T extends Place>(place: T, { middle }: Box): T {
  return { ...place, xM: place.xM - middle.xM, yM: place.yM - middle.yM };
}

export function withoutGaps(
  points: readonly RoutePoint[],
  timeS: readonly number[],
): RoutePoint[][] {
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

/** No more points than a screen can tell apart where it shows the box; lines of two or more. */
export function thinnedLines(lines: readonly RoutePoint[][], box: Box): RoutePoint[][] {
  const lengthM = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const leastM = Math.max(Math.max(box.widthM, box.heightM) / STEPS_ACROSS, lengthM / MOST_POINTS);
  return lines.map((line) => thinned(line, leastM)).filter((line) => line.length > 1);
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

export function kilometresOn(
  points: readonly RoutePoint[],
  distanceM: readonly number[],
  lengthM: number,
): Kilometre[] {
  const found: Kilometre[] = [];
  let before: RoutePoint | undefined;
  for (const point of points) {
    const fromM = before ? (distanceM[before.index] ?? 0) : 0;
    const toM = distanceM[point.index] ?? 0;
    const km = Math.floor(toM / lengthM);
    if (before && km > Math.floor(fromM / lengthM)) {
      const share = (km * lengthM - fromM) / (toM - fromM);
      const [x, y] = [point.xM - before.xM, point.yM - before.yM];
      found.push({
        km,
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
  return wayTo(line).at(-1) ?? 0;
}

/** The way up to each point, from position to position. */
export function wayTo(points: readonly Place[]): number[] {
  let metres = 0;
  return points.map((point, at) => {
    const before = points[at - 1];
    if (before) metres += apartM(before, point);
    return metres;
  });
}

export function apartM(one: Place, other: Place): number {
  return Math.hypot(one.xM - other.xM, one.yM - other.yM);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
