import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_MEASURED, type Recording } from './recording.ts';
import type { Place, RouteShape } from './route.ts';
import { LEFT_OUT_M, sharedRoute } from './shared-route.ts';

const DEGREE_M = (Math.PI / 180) * 6_371_000;
/** A step at either end. */
const CLOSE_M = 11;

/** Places a second apart, in metres east and north of one at the equator. */
function recorded(places: readonly Place[], more: Partial<Recording> = {}): Recording {
  return {
    ...NOTHING_MEASURED,
    laps: [],
    timeS: places.map((_place, index) => index),
    latitudeDeg: places.map(({ yM }) => yM / DEGREE_M),
    longitudeDeg: places.map(({ xM }) => 11 + xM / DEGREE_M),
    ...more,
  };
}

/** From corner to corner in steps of `stepM`. */
function walk(corners: readonly [xM: number, yM: number][], stepM = 5): Place[] {
  const places: Place[] = [];
  for (const [index, [xM, yM]] of corners.entries()) {
    const [fromX, fromY] = corners[index - 1] ?? [xM, yM];
    const steps = Math.max(1, Math.round(Math.hypot(xM - fromX, yM - fromY) / stepM));
    for (let step = index === 0 ? steps : 1; step <= steps; step += 1) {
      places.push({
        xM: fromX + ((xM - fromX) * step) / steps,
        yM: fromY + ((yM - fromY) * step) / steps,
      });
    }
  }
  return places;
}

/** Where the shape lies on the plane that was walked on; the box of what is shown is its middle. */
function placed(shape: RouteShape | null, shown: readonly Place[]): Place[] {
  const [xs, ys] = [shown.map(({ xM }) => xM), shown.map(({ yM }) => yM)];
  const middle = {
    xM: (Math.min(...xs) + Math.max(...xs)) / 2,
    yM: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  return (shape?.lines.flat() ?? []).map(({ xM, yM }) => ({
    xM: xM + middle.xM,
    yM: yM + middle.yM,
  }));
}

function apartM(one: Place, other: Place): number {
  return Math.hypot(one.xM - other.xM, one.yM - other.yM);
}

describe('a route that is shared', () => {
  test('from one place to another lacks its first and last 200 m', () => {
    const shape = sharedRoute(
      recorded(
        walk([
          [0, 0],
          [0, 2000],
        ]),
      ),
    );
    expect(shape?.lines).toHaveLength(1);
    expect(shape?.widthM).toBeCloseTo(0);
    expect(shape?.heightM).toBeGreaterThan(1600 - CLOSE_M);
    expect(shape?.heightM).toBeLessThanOrEqual(1600);
  });

  test('that winds near its start lacks 200 m of the way and 200 m around', () => {
    // 250 m of way, and still 50 m from where it began.
    const winding = walk([
      [0, 0],
      [0, 100],
      [50, 100],
      [50, 0],
      [2000, 0],
    ]);
    const shape = sharedRoute(recorded(winding));
    // East of the start until 200 m before its end.
    expect(shape?.widthM).toBeGreaterThan(1600 - CLOSE_M);
    expect(shape?.widthM).toBeLessThanOrEqual(1600);
    expect(shape?.heightM).toBeCloseTo(0);
  });

  test('in laps past the same door is broken each time it comes within 200 m of it', () => {
    const lap: [number, number][] = [
      [0, 800],
      [800, 800],
      [800, 0],
      [0, 0],
    ];
    const way = walk([[0, 0], ...lap, ...lap, ...lap]);
    const shape = sharedRoute(recorded(way));
    expect(shape?.lines).toHaveLength(3);
    const places = placed(
      shape,
      way.filter((place) => apartM(place, { xM: 0, yM: 0 }) >= 200),
    );
    for (const place of places) {
      expect(apartM(place, { xM: 0, yM: 0 })).toBeGreaterThanOrEqual(LEFT_OUT_M - 0.5);
    }
  });

  test('draws no straight line through the door where two samples lie on either side of it', () => {
    const past = [
      ...walk([
        [0, 0],
        [0, 1000],
        [-1000, 1000],
        [-1000, 0],
        [-300, 0],
      ]),
      // A minute's silence of the satellites, right past the start.
      ...walk([
        [300, 0],
        [2000, 0],
      ]),
    ];
    const shape = sharedRoute(recorded(past));
    expect(shape?.lines).toHaveLength(2);
  });

  test('of a track of 400 m, or a kilometre in all, is none', () => {
    const round = Array.from({ length: 800 }, (_, second) => ({
      xM: 63 * Math.cos(second / 20),
      yM: 63 * Math.sin(second / 20),
    }));
    expect(sharedRoute(recorded(round))).toBeNull();
    expect(
      sharedRoute(
        recorded(
          walk([
            [0, 0],
            [0, 399],
          ]),
        ),
      ),
    ).toBeNull();
  });

  test('is not begun at the door where the first position was found far away', () => {
    const way = [
      { xM: -900, yM: 0 },
      ...walk([
        [0, 0],
        [0, 2000],
      ]),
    ];
    const distanceM = way.map((_place, index) => Math.max(0, index - 1) * 5);
    const shape = sharedRoute(recorded(way, { distanceM }));
    expect(shape?.heightM).toBeLessThanOrEqual(1600);
  });

  test('names its kilometres where they are seen, and none that are left out', () => {
    const way = walk([
      [0, 0],
      [0, 1500],
      [1500, 1500],
      [1500, 0],
      [0, 0],
    ]);
    const distanceM = way.map((_place, index) => index * 5);
    const shape = sharedRoute(recorded(way, { distanceM }));
    expect(shape?.kilometres.map(({ km }) => km)).toEqual([1, 2, 3, 4, 5]);
    const short = walk([
      [0, 0],
      [0, 1150],
    ]);
    const shortM = short.map((_place, index) => index * 5);
    expect(sharedRoute(recorded(short, { distanceM: shortM }))?.kilometres).toEqual([]);
  });

  test('is null without positions', () => {
    const way = walk([
      [0, 0],
      [0, 2000],
    ]);
    expect(sharedRoute(recorded(way, { latitudeDeg: null, longitudeDeg: null }))).toBeNull();
    const nowhere = way.map(() => null);
    expect(sharedRoute(recorded(way, { latitudeDeg: nowhere, longitudeDeg: nowhere }))).toBeNull();
  });

  test('tells nothing of where on earth it is: the same way elsewhere is the same shape', () => {
    const way = walk([
      [0, 0],
      [0, 1500],
      [700, 1500],
    ]);
    const here = recorded(way);
    const there = {
      ...here,
      longitudeDeg: here.longitudeDeg?.map((deg) => (deg ?? 0) - 83) ?? null,
    };
    const [one, other] = [here, there].map((recording) => sharedRoute(recording)?.lines.flat());
    expect(one?.length).toBeGreaterThan(200);
    expect(other).toHaveLength(one?.length ?? 0);
    for (const [at, place] of one?.entries() ?? []) {
      expect(apartM(place, other?.[at] ?? { xM: 0, yM: 0 })).toBeLessThan(0.01);
    }
  });

  test('never has a step that comes nearer than 200 m to either end, however it winds', () => {
    const corner = fc.tuple(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
    );
    const ways = fc.record({
      corners: fc.array(corner, { minLength: 2, maxLength: 9 }),
      stepM: fc.constantFrom(30, 90, 250),
    });
    fc.assert(
      fc.property(ways, ({ corners, stepM }) => {
        const way = walk(corners, stepM);
        const [start, finish] = [way[0], way.at(-1)];
        const shape = sharedRoute(recorded(way));
        if (!start || !finish || !shape) return;
        // Where the shape lies is found by its points, each of which is one of the way's.
        const [first] = shape.lines.flat();
        if (!first) throw new Error('an empty shape');
        const placements = way
          .map((guess) => movedBy(shape, guess.xM - first.xM, guess.yM - first.yM))
          .filter((lines) => lines.flat().every((place) => isOn(way, place)));
        const keepsOff = (lines: Place[][]) =>
          alongLines(lines).every((place) =>
            [start, finish].every((end) => apartM(place, end) > LEFT_OUT_M - 1),
          );
        expect(placements.some(keepsOff)).toBe(true);
      }),
    );
  });
});

function movedBy({ lines }: RouteShape, xM: number, yM: number): Place[][] {
  return lines.map((line) => line.map((place) => ({ xM: place.xM + xM, yM: place.yM + yM })));
}

function isOn(way: readonly Place[], place: Place): boolean {
  return way.some((each) => apartM(each, place) < 0.5);
}

/** The points of lines and places between them. */
function alongLines(lines: readonly Place[][]): Place[] {
  return lines.flatMap((line) =>
    line.flatMap((from, at) => {
      const to = line[at + 1] ?? from;
      return [0, 0.2, 0.4, 0.6, 0.8].map((share) => ({
        xM: from.xM + share * (to.xM - from.xM),
        yM: from.yM + share * (to.yM - from.yM),
      }));
    }),
  );
}
