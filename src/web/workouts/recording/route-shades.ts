import { rising } from '../../../domain/outliers.ts';
import { filledChannel } from '../../../domain/recording/filled-channel.ts';
import { gradesAlong } from '../../../domain/recording/grade.ts';
import type { Route, RoutePoint } from '../../../domain/recording/route.ts';
import { type ZoneBounds, zoneOf } from '../../../domain/zones.ts';
import { RATE_TERMS, rateText, rateUnit } from './rate.ts';
import type { Way } from './way.ts';

/** One of five, 4 the fastest, the highest or the steepest. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** What the route is coloured by. */
export type Shading = {
  key: 'rate' | 'heartRate' | 'grade';
  /** 'Pace' */
  label: string;
  /** Null where nothing was measured. */
  shadeOf: (index: number) => Shade | null;
  /** What the five stand for, the first first: 'over 6:10', '6:10 to 5:50' … */
  meanings: string[];
  unit: string;
};

/** What there is to colour the route by. */
export function shadingsOf(way: Way, zones: ZoneBounds): Shading[] {
  return [rateShading(way), heartRateShading(way, zones), gradeShading(way)].filter(
    (shading) => shading !== null,
  );
}

const PACE_STEP_S = 5;

/** By fifths of what was run, so that an even run shows its small differences too. */
function rateShading({ panes, rate }: Way): Shading | null {
  const pane = panes.find(({ key }) => key === 'rate');
  if (!pane) return null;
  const { values, lessIsHigher } = pane;
  const step = rate === 'pace' ? PACE_STEP_S : 1;
  const sorted = rising(values.filter((value) => value !== null));
  if (lessIsHigher) sorted.reverse();
  const bounds = [0.2, 0.4, 0.6, 0.8].map(
    (share) => Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) / step) * step,
  );
  return {
    key: 'rate',
    label: RATE_TERMS[rate],
    shadeOf: (index) => {
      const value = values[index] ?? null;
      if (value === null) return null;
      return shadeAmong(bounds, (bound) => (lessIsHigher ? value < bound : value > bound));
    },
    meanings: meaningsOf(
      bounds.map((bound) => (rate === 'pace' ? rateText(rate, bound) : String(bound))),
      rate === 'pace' ? ['slower than', 'faster than'] : ['below', 'above'],
    ),
    unit: rateUnit(rate),
  };
}

function heartRateShading({ panes }: Way, zones: ZoneBounds): Shading | null {
  const values = panes.find(({ key }) => key === 'heartRate')?.values;
  if (!values) return null;
  return {
    key: 'heartRate',
    label: 'Heart rate',
    shadeOf: (index) => {
      const bpm = values[index] ?? null;
      if (bpm === null) return null;
      return SHADES[Math.max(0, zoneOf(bpm, zones) - 1)] ?? 0;
    },
    meanings: ['zone 1', 'zone 2', 'zone 3', 'zone 4', 'zone 5'],
    unit: '',
  };
}

const GRADE_BOUNDS_PERCENT = [-5, -1.5, 1.5, 5];

function gradeShading({ recording, along }: Way): Shading | null {
  const elevationM = recording.elevationM && filledChannel(recording.timeS, recording.elevationM);
  if (!elevationM || !along.distanceM) return null;
  const { distanceM } = along;
  // Not before the route is coloured by it.
  let grades: number[] | undefined;
  return {
    key: 'grade',
    label: 'Grade',
    shadeOf: (index) => {
      grades ??= gradesAlong(distanceM, elevationM);
      const percent = 100 * (grades[index] ?? 0);
      return shadeAmong(GRADE_BOUNDS_PERCENT, (bound) => percent > bound);
    },
    meanings: ['steep down', 'down', 'level', 'up', 'steep up'],
    unit: '',
  };
}

const SHADES = [0, 1, 2, 3, 4] as const satisfies Shade[];

function shadeAmong(bounds: readonly number[], isPast: (bound: number) => boolean): Shade {
  const past = bounds.findIndex((bound) => !isPast(bound));
  return SHADES[past < 0 ? bounds.length : past] ?? 0;
}

function meaningsOf(bounds: string[], [first, last]: [string, string]): string[] {
  return [
    `${first} ${bounds[0]}`,
    ...bounds.slice(1).map((bound, index) => `${bounds[index]} to ${bound}`),
    `${last} ${bounds.at(-1)}`,
  ];
}

/** All of the route that has one shade. */
type ShadedLines = { shade: Shade; lines: RoutePoint[][] };

/**
 * The route by its shades, the widest first: drawn one over the other, laps of a track are all seen.
 * A day on foot changes its shade a thousand times, and is five lines to draw.
 */
export function linesByShade(
  { lines }: Pick<Route, 'lines'>,
  shading: Pick<Shading, 'shadeOf'>,
): ShadedLines[] {
  const shaded = SHADES.map((shade): ShadedLines => ({ shade, lines: [] }));
  for (const line of lines) {
    for (const { shade, points } of piecesOf(line, shading)) {
      if (shade !== null) shaded[shade]?.lines.push(points);
    }
  }
  return shaded.filter((one) => one.lines.length > 0).reverse();
}

/** A stretch of a line of one shade; each begins where the one before ends. */
type Piece = { shade: Shade | null; points: RoutePoint[] };

function piecesOf(line: readonly RoutePoint[], { shadeOf }: Pick<Shading, 'shadeOf'>): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    if (!before) continue;
    const shade = shadeOf(Math.round((before.index + point.index) / 2));
    if (piece?.shade !== shade) {
      piece = { shade, points: [before] };
      pieces.push(piece);
    }
    piece.points.push(point);
  }
  return pieces;
}
