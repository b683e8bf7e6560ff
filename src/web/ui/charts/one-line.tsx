import type { LineLayout, LinePoint } from './line-layout.ts';
import { seriesLook } from './series-look.ts';

type OneLineProps = { points: readonly LinePoint[]; layout: LineLayout; look: number };

/** Straight from run to run: a curve would claim paces that nobody ran. */
export function OneLine({ points, layout, look: which }: OneLineProps) {
  const look = seriesLook(which);
  return (
    <path
      d={pathOf(points, layout)}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={look.dash}
      className={look.stroke}
    />
  );
}

// A gap in the values is a gap in the line.
function pathOf(points: readonly LinePoint[], { xOf, yOf }: LineLayout): string {
  let pen = 'M';
  let path = '';
  for (const { x, y } of points) {
    if (y === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`;
    pen = 'L';
  }
  return path;
}
