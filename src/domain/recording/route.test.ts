import { describe, expect, test } from 'vitest';
import { placeOf, routeOf } from './route.ts';

const DEGREE_M = (Math.PI / 180) * 6_371_000;

/** Positions a second apart, in metres north and east of 0° N, `fromEast`. */
function walked(places: [northM: number, eastM: number][], fromEast = 0) {
  return {
    timeS: places.map((_place, index) => index),
    latitudeDeg: places.map(([north]) => north / DEGREE_M),
    longitudeDeg: places.map(([, east]) => {
      const degrees = fromEast + east / DEGREE_M;
      return degrees > 180 ? degrees - 360 : degrees;
    }),
  };
}

/** A square of `sideM`, in steps of ten metres. */
function square(sideM: number) {
  const steps = Array.from({ length: sideM / 10 }, (_, step) => step * 10);
  return [
    ...steps.map((m): [number, number] => [m, 0]),
    ...steps.map((m): [number, number] => [sideM, m]),
    ...steps.map((m): [number, number] => [sideM - m, sideM]),
    ...steps.map((m): [number, number] => [0, sideM - m]),
    [0, 0] as [number, number],
  ];
}

describe('a route', () => {
  test('around a square kilometre is as wide as high, and its kilometres lie at the corners', () => {
    const positions = walked(square(1000));
    const distanceM = positions.timeS.map((second) => second * 10);
    const route = routeOf(positions, distanceM);
    expect(route?.widthM).toBeCloseTo(1000, 0);
    expect(route?.heightM).toBeCloseTo(1000, 0);
    expect(route?.start).toMatchObject({ index: 0 });
    expect(route?.start.xM).toBeCloseTo(-500, 0);
    expect(route?.start.yM).toBeCloseTo(-500, 0);
    const corners = route?.kilometres.map(({ km, xM, yM }) => [km, xM.toFixed(), yM.toFixed()]);
    expect(corners).toEqual([
      [1, '-500', '500'],
      [2, '500', '500'],
      [3, '500', '-500'],
      [4, '-500', '-500'],
    ]);
  });

  test('goes on across the line where east becomes west', () => {
    const route = routeOf(walked(square(1000), 179.995), null);
    expect(route?.widthM).toBeCloseTo(1000, 0);
  });

  test('of forty-five thousand positions is thinned to what a screen shows, its last kept', () => {
    const laps = Array.from({ length: 45_000 }, (_, second): [number, number] => {
      const angle = second / 40;
      return [60 * Math.sin(angle), 60 * Math.cos(angle)];
    });
    const route = routeOf(walked(laps), null);
    const points = route?.lines.flat() ?? [];
    expect(points.length).toBeLessThan(6000);
    expect(points.at(-1)?.index).toBe(44_999);
  });

  test('has a gap where the watch was silent for an hour and far away afterwards', () => {
    const positions = walked([...square(100), [5000, 5000], [5000, 5010]]);
    const timeS = positions.timeS.map((second, index, { length }) =>
      index >= length - 2 ? second + 3600 : second,
    );
    expect(routeOf({ ...positions, timeS }, null)?.lines.length).toBe(2);
  });

  test('needs two positions', () => {
    expect(routeOf(walked([[0, 0]]), null)).toBeNull();
    const nowhere = { timeS: [0, 1], latitudeDeg: [null, null], longitudeDeg: [null, null] };
    expect(routeOf(nowhere, null)).toBeNull();
  });

  test('tells the place of a sample that was thinned away, and none where none was measured', () => {
    const positions = walked(square(1000));
    const latitudeDeg = positions.latitudeDeg.map((degrees, at) => (at === 51 ? null : degrees));
    const route = routeOf({ ...positions, latitudeDeg }, null);
    if (!route) throw new Error('no route');
    expect(placeOf({ latitudeDeg }, route, 50)).toMatchObject({ index: 50 });
    expect(placeOf({ latitudeDeg }, route, 50)?.yM).toBeCloseTo(0, 0);
    expect(placeOf({ latitudeDeg }, route, 51)).toBeNull();
  });
});
