import { expect, test } from 'vitest';
import type { RoutePoint } from '../../../domain/recording/route.ts';
import { linesByShade } from './route-shades.ts';

const point = (index: number): RoutePoint => ({ index, xM: index, yM: 0 });
const drawn = (of: ReturnType<typeof linesByShade>) =>
  of.map(({ shade, lines }) => [shade, lines.map((line) => line.map(({ index }) => index))]);

test('the route is one stroke a shade, the widest first, and each piece begins where the one before ends', () => {
  const lines = [[0, 2, 4, 6, 8].map(point), [20, 22].map(point)];
  const shadeOf = (index: number) => (index < 4 || index > 18 ? 1 : 3);
  expect(drawn(linesByShade({ lines }, { shadeOf }))).toEqual([
    [3, [[4, 6, 8]]],
    [
      1,
      [
        [0, 2, 4],
        [20, 22],
      ],
    ],
  ]);
});

test('what nothing was measured of is in no shade', () => {
  const lines = [[0, 2, 4].map(point)];
  const shadeOf = (index: number) => (index < 2 ? null : 0);
  expect(drawn(linesByShade({ lines }, { shadeOf }))).toEqual([[0, [[2, 4]]]]);
});
