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
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
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
  const grades = gradesAlong(along.distanceM, elevationM);
  return {
    key: 'grade',
    label: 'Grade',
    shadeOf: (index) =>
      shadeAmong(GRADE_BOUNDS_PERCENT, (bound) => 100 * (grades[index] ?? 0) > bound),
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

/** A stretch of the route of one shade; each begins where the one before ends. */
export type RoutePiece = { shade: Shade | null; points: RoutePoint[] };

export function piecesOf({ lines }: Pick<Route, 'lines'>, { shadeOf }: Shading): RoutePiece[] {
  const pieces: RoutePiece[] = [];
  for (const line of lines) {
    let piece: RoutePiece | undefined;
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
  }
  return pieces;
}
