const PRECISION = 1e5;

/** Google's encoded polyline, as Strava draws its little maps from. */
export function encodePolyline(points: readonly (readonly [number, number])[]): string {
  let text = '';
  let before: readonly [number, number] = [0, 0];
  for (const point of points) {
    const here: [number, number] = [
      Math.round(point[0] * PRECISION),
      Math.round(point[1] * PRECISION),
    ];
    text += encoded(here[0] - before[0]) + encoded(here[1] - before[1]);
    before = here;
  }
  return text;
}

function encoded(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
