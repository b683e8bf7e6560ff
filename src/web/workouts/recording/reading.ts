import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceFigure,
  distanceUnit,
  elevationFigure,
  elevationUnit,
} from '../../../domain/measures.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { type ZoneBounds, zoneOf } from '../../../domain/zones.ts';
import { RATE_TERMS, rateOfPace, rateText, rateUnit } from './rate.ts';
import type { Way } from './way.ts';

type ReadFigure = {
  term: string;
  /** Null is shown as a dash. */
  value: string | null;
  unit: string;
  below?: string;
};

/** What the numbers beside the curves tell, and the same for a screen reader. */
export type Reading = { where: string; figures: ReadFigure[]; said: string };

/** At one sample. */
export function readingAt(way: Way, index: number, zones: ZoneBounds): Reading {
  const { recording, along, panes, rate } = way;
  const where = [
    formatElapsed(recording.timeS[index] ?? 0),
    along.distanceM && `${distanceFigure(along.distanceM[index] ?? 0)}\u00a0${distanceUnit()}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const figures = panes.map((pane): ReadFigure => {
    const value = pane.values[index] ?? null;
    if (pane.key === 'heartRate') return heartRate(value, zones);
    if (pane.key === 'elevation')
      return { term: 'Elevation', value: whole(value), unit: elevationUnit() };
    const [term, unit] = [RATE_TERMS[rate], rateUnit(rate)];
    const below = cadenceText(recording.cadencePerMin?.[index] ?? null, rate);
    return { term, value: value === null ? null : rateText(rate, value), unit, below };
  });
  return reading(where, figures);
}

/** Over a stretch, as averages and sums. */
export function readingOver(
  way: Way,
  { name, stretch }: { name: string; stretch: Stretch },
  zones: ZoneBounds,
): Reading {
  const { panes, rate } = way;
  const { distanceM, movingS, paceSPerKm, ascentM, descentM, avgHeartRateBpm } = stretch;
  const km = distanceM === null ? '' : `${distanceFigure(distanceM)}\u00a0${distanceUnit()} in `;
  const figures = panes.map((pane): ReadFigure => {
    if (pane.key === 'heartRate') return heartRate(avgHeartRateBpm, zones);
    if (pane.key === 'elevation') {
      return { term: 'Up and down', value: upAndDown(ascentM, descentM), unit: elevationUnit() };
    }
    const [term, unit] = [RATE_TERMS[rate], rateUnit(rate)];
    return { term, value: rateOfPace(rate, paceSPerKm), unit };
  });
  return reading(`${upperFirst(name)} · ${km}${formatElapsed(movingS)}`, figures);
}

function heartRate(bpm: number | null, zones: ZoneBounds): ReadFigure {
  const zone = bpm === null ? null : zoneOf(bpm, zones);
  const below = zone === null ? undefined : zone === 0 ? 'below zone 1' : `zone ${zone}`;
  return { term: 'Heart rate', value: whole(bpm), unit: 'bpm', below };
}

/** Feet take steps; what is not on foot is taken for a crank. */
function cadenceText(perMin: number | null, rate: Way['rate']): string | undefined {
  if (!perMin) return undefined;
  return `${perMin.toFixed()} ${rate === 'pace' ? 'steps' : 'turns'} a min`;
}

function upAndDown(ascentM: number | null, descentM: number | null): string | null {
  if (ascentM === null || descentM === null) return null;
  return `+${elevationFigure(ascentM)} −${elevationFigure(descentM)}`;
}

function whole(value: number | null): string | null {
  return value === null ? null : value.toFixed();
}

const SAID_UNITS: Record<string, string> = {
  '/km': 'a kilometre',
  '/mi': 'a mile',
  'km/h': 'kilometres an hour',
  mph: 'miles an hour',
  m: 'metres',
  ft: 'feet',
};

function reading(where: string, figures: ReadFigure[]): Reading {
  const said = figures.map(({ term, value, unit, below }) =>
    [term.toLowerCase(), value === null ? 'none' : `${value} ${SAID_UNITS[unit] ?? unit}`, below]
      .filter(Boolean)
      .join(' '),
  );
  return { where, figures, said: `${where}: ${said.join(', ')}`.replaceAll('\u00a0', ' ') };
}
