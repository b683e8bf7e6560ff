import { alongOf } from './along.ts';
import type { Recording } from './recording.ts';
import {
  apartM,
  boxOf,
  KILOMETRE_M,
  type Kilometre,
  kilometresOn,
  locatedSamples,
  moved,
  type Place,
  type RoutePoint,
  type RouteShape,
  thinnedLines,
  wayTo,
  withoutGaps,
} from './route.ts';

/** So much of the way is left out at either end, and whatever lies this near to the ends. */
export const LEFT_OUT_M = 200;

/**
 * A route as others may see it: a shape, with neither the first and last 200 m nor anything else
 * within 200 m of start or finish, where most athletes live. A way that passes there again, lap by
 * lap, is broken each time. Null where nothing is left.
 */
export function sharedRoute(recording: Recording, lengthM = KILOMETRE_M): RouteShape | null {
  const { timeS, latitudeDeg, longitudeDeg } = recording;
  if (!latitudeDeg || !longitudeDeg) return null;
  const points = locatedSamples({ timeS, latitudeDeg, longitudeDeg });
  const [start] = points;
  const finish = points.at(-1);
  if (!start || !finish) return null;
  const ends = [start, finish];
  const { distanceM } = alongOf(recording);
  const stretches = shownStretches(points, { ends, distanceM });
  const lines = stretches.flatMap((stretch) => withoutGaps(stretch, timeS));
  const shown = lines.flat();
  if (shown.length === 0) return null;
  const box = boxOf(shown);
  const drawn = thinnedLines(lines, box).flatMap((line) => withoutNearSteps(line, ends));
  if (drawn.length === 0) return null;
  const kilometres = distanceM
    ? lines.flatMap((line) => kilometresOn(line, distanceM, lengthM))
    : [];
  return {
    lines: drawn.map((line) => line.map(({ xM, yM }) => moved({ xM, yM }, box))),
    kilometres: kilometres
      .filter((mark) => !isNear(mark, ends))
      .map((mark): Kilometre => moved(mark, box)),
    widthM: box.widthM,
    heightM: box.heightM,
  };
}

/** What lies beside each other of the points that may be seen. */
function shownStretches(
  points: readonly RoutePoint[],
  { ends, distanceM }: { ends: readonly Place[]; distanceM: readonly number[] | null },
): RoutePoint[][] {
  const wayM = wayTo(points);
  const stretches: RoutePoint[][] = [];
  let stretch: RoutePoint[] = [];
  for (const [at, point] of points.entries()) {
    // A first position that was found far off makes the way longer than it was: both must agree.
    const measures = distanceM
      ? [leftOver(wayM, at), leftOver(distanceM, point.index)]
      : [leftOver(wayM, at)];
    if (measures.every((metres) => metres >= LEFT_OUT_M) && !isNear(point, ends)) {
      stretch.push(point);
    } else if (stretch.length > 0) {
      stretches.push(stretch);
      stretch = [];
    }
  }
  return stretch.length > 0 ? [...stretches, stretch] : stretches;
}

/** To the nearer end, along the way. */
function leftOver(upToM: readonly number[], at: number): number {
  const here = upToM[at] ?? 0;
  return Math.min(here - (upToM[0] ?? 0), (upToM.at(-1) ?? 0) - here);
}

function isNear(place: Place, ends: readonly Place[]): boolean {
  return ends.some((end) => apartM(place, end) < LEFT_OUT_M);
}

/** Two places that are far enough away may have the end between them. */
function withoutNearSteps(line: readonly RoutePoint[], ends: readonly Place[]): RoutePoint[][] {
  const kept: RoutePoint[][] = [];
  let part: RoutePoint[] = [];
  for (const point of line) {
    const before = part.at(-1);
    if (before && ends.some((end) => fromStepM(end, [before, point]) < LEFT_OUT_M)) {
      kept.push(part);
      part = [];
    }
    part.push(point);
  }
  return [...kept, part].filter(({ length }) => length > 1);
}

/** How far a place is from the straight line between two others. */
function fromStepM(place: Place, [from, to]: [Place, Place]): number {
  const [x, y] = [to.xM - from.xM, to.yM - from.yM];
  const lengthSquared = x * x + y * y;
  const share =
    lengthSquared === 0 ? 0 : ((place.xM - from.xM) * x + (place.yM - from.yM) * y) / lengthSquared;
  const inside = Math.min(1, Math.max(0, share));
  return apartM(place, { xM: from.xM + inside * x, yM: from.yM + inside * y });
}
