import { formatElapsed } from '../../../domain/duration.ts';
import { distanceFigure, distanceUnit, distanceWord } from '../../../domain/measures.ts';
import { usualSpan } from '../../../domain/outliers.ts';
import { nameIntervals } from '../../../domain/recording/intervals.ts';
import { halvesOf, partName } from '../../../domain/recording/splits.ts';
import type { Stretch } from '../../../domain/recording/stretch.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { rateOfPace, rateUnit } from './rate.ts';
import type { Way } from './way.ts';

export type StretchRow = {
  key: number;
  /** 'km 7', 'lap 3': how the curves call it when it is marked. */
  name: string;
  /** What stands before the number for a screen reader: 'Kilometre '. */
  saidBefore: string;
  label: string;
  stretch: Stretch;
  /** How much faster than the whole, as a share: 0.05 is 5 %; null without a pace. */
  fasterBy: number | null;
};

export function splitRows({ splits, whole }: Way): StretchRow[] {
  return splits.map((split, index) => ({
    key: split.number,
    name: split.isPart
      ? `the ${partName(index, splits)} part`
      : `${distanceUnit()} ${split.number}`,
    saidBefore: split.isPart ? `The ${partName(index, splits)} ` : `${upperFirst(distanceWord())} `,
    label: split.isPart
      ? `${distanceFigure(split.distanceM)}\u00a0${distanceUnit()}`
      : String(split.number),
    stretch: split,
    fasterBy: fasterBy(split, whole),
  }));
}

export function lapRows({ laps, whole }: Way): StretchRow[] {
  return laps.map((lap) => ({
    key: lap.number,
    name: lap.name ?? `lap ${lap.number}`,
    saidBefore: lap.name ? '' : 'Lap ',
    label: lap.name ?? String(lap.number),
    stretch: lap,
    fasterBy: fasterBy(lap, whole),
  }));
}

const PART_NAMES = { warmUp: 'Warm-up', recovery: 'Recovery', coolDown: 'Cool-down' };

/** Repetitions are numbered; what lies around them is called by what it is. */
export function intervalRows({ intervals, whole }: Way): StretchRow[] {
  return intervals.map((interval, index) => {
    const { kind, number } = interval;
    const label = kind === 'repetition' ? `Rep ${number}` : PART_NAMES[kind];
    return {
      key: index,
      name: kind === 'repetition' ? `repetition ${number}` : label.toLowerCase(),
      saidBefore: '',
      label,
      stretch: interval,
      fasterBy: fasterBy(interval, whole),
    };
  });
}

/** 'Found in the pace: 2 × 3 km at 5:02 and 5:06 /km.' */
export function intervalsSentence({ intervals, rate }: Way): string {
  const paces = intervals
    .filter(({ kind }) => kind === 'repetition')
    .map(({ paceSPerKm }) => paceSPerKm)
    .filter((pace) => pace !== null);
  const fastest = rateOfPace(rate, Math.min(...paces));
  const slowest = rateOfPace(rate, Math.max(...paces));
  const range = fastest === slowest ? fastest : `${fastest} to ${slowest}`;
  return `Found in the pace: ${nameIntervals(intervals)} at ${range}\u00a0${rateUnit(rate)}.`;
}

const SAME_S = 1;

/** 'Fastest km 7 at 5:02 /km, slowest km 3 at 5:41 /km. The second half was 0:42 faster.' */
export function splitsSentence(way: Way): string {
  const { splits, rate, along } = way;
  const whole = splits.filter((split) => !split.isPart && split.paceSPerKm !== null);
  const byPace = whole.toSorted((a, b) => (a.paceSPerKm ?? 0) - (b.paceSPerKm ?? 0));
  const [fastest, slowest] = [byPace[0], byPace.at(-1)];
  if (!fastest || !slowest || whole.length < 2)
    return `The way, ${distanceWord()} by ${distanceWord()}.`;
  const sayOf = (split: typeof fastest) =>
    `${distanceUnit()}\u00a0${split.number} at ${rateOfPace(rate, split.paceSPerKm)}\u00a0${rateUnit(rate)}`;
  return `Fastest ${sayOf(fastest)}, slowest ${sayOf(slowest)}. ${halvesSentence(halvesOf(along))}`;
}

function halvesSentence(halves: ReturnType<typeof halvesOf>): string {
  if (!halves) return '';
  const [first, second] = halves;
  const sooner = first.movingS - second.movingS;
  if (Math.abs(sooner) < SAME_S) return 'Both halves took the same time.';
  return `The second half was ${formatElapsed(Math.abs(sooner))} ${sooner > 0 ? 'faster' : 'slower'}.`;
}

/** How far the longest bar reaches: one stretch that satellites got wrong makes no others short. */
export function longestBar(rows: readonly Pick<StretchRow, 'fasterBy'>[]): number {
  const sizes = rows.map((row) => Math.abs(row.fasterBy ?? 0));
  return Math.max(LEAST_BAR, usualSpan(sizes, { least: LEAST_BAR, from: 0 })?.high ?? 0);
}

/** A share of the pace: what differs by less is no outlier, and fills no column. */
const LEAST_BAR = 0.05;

function fasterBy(stretch: Stretch, whole: Stretch): number | null {
  if (!stretch.paceSPerKm || !whole.paceSPerKm) return null;
  return whole.paceSPerKm / stretch.paceSPerKm - 1;
}
