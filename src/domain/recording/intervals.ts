import { rising } from '../outliers.ts';
import { kmFromM } from '../units.ts';
import { type Along, valuesOnTheWay } from './along.ts';
import { type Stretch, stretchOf } from './stretch.ts';

/** A part of a run with repetitions: what was run fast, and what lies before, between and after. */
export type Interval = Stretch & {
  kind: 'warmUp' | 'repetition' | 'recovery' | 'coolDown';
  /** Of repetitions, from 1. */
  number: number;
};

// A speed is that of twenty seconds around a moment: satellites are no surer.
const SMOOTHED_S = 10;
const EVERY_S = 2;
// So many of those steps outside of a repetition its speed has gone.
const OUTSIDE = SMOOTHED_S;
const SLOWEST_M_PER_S = 0.4;
// Shorter is a stride or a crossing; a shorter dip does not part a repetition.
const SHORTEST_FAST_S = 30;
const SHORTEST_SLOW_S = 20;
const FEWEST = 2;
// Fast and slow must stand apart, and the repetitions be alike: else it is a run over hills.
const LEAST_FASTER = 1.13;
const MOST_UNALIKE = 0.08;
const MOST_SHARE_FAST = 0.85;

/**
 * The repetitions of a run and what lies between them, found in its speed; none in a run that is even,
 * or uneven without a pattern. The speeds are parted where the two groups differ most (Otsu 1979).
 */
export function intervalsOf(along: Along): Interval[] {
  const speeds = speedsAlong(along);
  const moving = speeds.filter(({ mPerS }) => mPerS > SLOWEST_M_PER_S).map(({ mPerS }) => mPerS);
  const parting = partingSpeed(moving);
  if (parting === null) return [];
  const fast = fastStretches(speeds, parting);
  if (!areRepetitions(along, fast)) return [];
  return partsOf(along, fast);
}

type Speed = { atS: number; mPerS: number };
type Span = { fromS: number; toS: number };

function speedsAlong({ timeS, distanceM }: Along): Speed[] {
  if (!distanceM) return [];
  const speeds: Speed[] = [];
  const lastS = timeS.at(-1) ?? 0;
  const [atStart, atEnd] = [valuesOnTheWay(timeS), valuesOnTheWay(timeS)];
  for (let atS = timeS[0] ?? 0; atS <= lastS; atS += EVERY_S) {
    const fromS = Math.max(timeS[0] ?? 0, atS - SMOOTHED_S);
    const toS = Math.min(lastS, atS + SMOOTHED_S);
    const metres = atEnd(distanceM, toS) - atStart(distanceM, fromS);
    speeds.push({ atS, mPerS: metres / Math.max(1, toS - fromS) });
  }
  return speeds;
}

/** Between the slower and the faster group of speeds; null where they are one. */
function partingSpeed(speeds: readonly number[]): number | null {
  const sorted = rising(speeds);
  const total = sorted.reduce((sum, speed) => sum + speed, 0);
  let below = 0;
  let best = { between: 0, speed: 0, ratio: 0 };
  for (const [index, speed] of sorted.entries()) {
    below += speed;
    const count = index + 1;
    if (count === sorted.length) break;
    const slow = below / count;
    const fast = (total - below) / (sorted.length - count);
    const between = count * (sorted.length - count) * (fast - slow) ** 2;
    if (between <= best.between) continue;
    best = { between, speed: (speed + (sorted[index + 1] ?? speed)) / 2, ratio: fast / slow };
  }
  return best.ratio >= LEAST_FASTER ? best.speed : null;
}

function fastStretches(speeds: readonly Speed[], parting: number): Span[] {
  const spans: Span[] = [];
  for (const { atS, mPerS } of speeds) {
    if (mPerS <= parting) continue;
    const last = spans.at(-1);
    if (last && atS - last.toS <= EVERY_S + SHORTEST_SLOW_S) last.toS = atS;
    else spans.push({ fromS: atS, toS: atS });
  }
  return spans
    .filter(({ fromS, toS }) => toS - fromS >= SHORTEST_FAST_S)
    .map((span) => withinEdges(speeds, span));
}

/** Smoothed, a repetition begins and ends where the speed is halfway to what lies outside. */
function withinEdges(speeds: readonly Speed[], span: Span): Span {
  const startS = speeds[0]?.atS ?? 0;
  const indexOf = (atS: number) => Math.round((atS - startS) / EVERY_S);
  const speedAt = (index: number) => speeds[index]?.mPerS ?? 0;
  const [from, to] = [indexOf(span.fromS), indexOf(span.toS)];
  const inside = speedAt((from + to) >> 1);
  const edge = (index: number, outwards: 1 | -1) => {
    const outside = speedAt(index + outwards * OUTSIDE);
    const halfway = (inside + outside) / 2;
    let at = index;
    while (speedAt(at) < halfway && at !== (from + to) >> 1) at -= outwards;
    while (speedAt(at + outwards) >= halfway && at !== index + outwards * OUTSIDE) at += outwards;
    return Math.max(0, Math.min(speeds.length - 1, at));
  };
  return { fromS: startS + edge(from, -1) * EVERY_S, toS: startS + edge(to, 1) * EVERY_S };
}

function areRepetitions(along: Along, fast: readonly Span[]): boolean {
  if (fast.length < FEWEST) return false;
  const stretches = fast.map((span) => stretchOf(along, span));
  const speeds = stretches.map(({ distanceM, elapsedS }) => (distanceM ?? 0) / elapsedS);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const spread = Math.sqrt(
    speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length,
  );
  const fastS = stretches.reduce((sum, { elapsedS }) => sum + elapsedS, 0);
  const [first, last] = [fast[0], fast.at(-1)];
  const slowS = (last?.fromS ?? 0) - (first?.toS ?? 0) - (fastS - lengthOf(first) - lengthOf(last));
  const slowM = restOf(along, fast);
  return (
    spread <= MOST_UNALIKE * mean &&
    fastS <= MOST_SHARE_FAST * (along.timeS.at(-1) ?? 0) &&
    mean >= LEAST_FASTER * (slowM / Math.max(1, slowS))
  );
}

function lengthOf(span: Span | undefined): number {
  return span ? span.toS - span.fromS : 0;
}

/** Metres between the repetitions. */
function restOf(along: Along, fast: readonly Span[]): number {
  return fast
    .slice(1)
    .map(({ fromS }, index) => stretchOf(along, { fromS: fast[index]?.toS ?? 0, toS: fromS }))
    .reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
}

function partsOf(along: Along, fast: readonly Span[]): Interval[] {
  const parts: Interval[] = [];
  const add = (kind: Interval['kind'], number: number, span: Span) => {
    if (span.toS > span.fromS) parts.push({ ...stretchOf(along, span), kind, number });
  };
  let atS = along.timeS[0] ?? 0;
  for (const [index, span] of fast.entries()) {
    add(index === 0 ? 'warmUp' : 'recovery', index, { fromS: atS, toS: span.fromS });
    add('repetition', index + 1, span);
    atS = span.toS;
  }
  add('coolDown', fast.length, { fromS: atS, toS: along.timeS.at(-1) ?? 0 });
  return parts;
}

const USUAL_M = [200, 300, 400, 500, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000, 5000];
const USUAL_S = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, 900, 1200];
const NEAR = 0.05;
const EACH_NEAR = 0.12;

/** '2 × 3 km', '8 × 1 min', '5 repetitions': as the athlete would have written it. */
export function nameIntervals(intervals: readonly Interval[]): string {
  const repetitions = intervals.filter(({ kind }) => kind === 'repetition');
  const count = repetitions.length;
  const metres = usualOf(
    USUAL_M,
    repetitions.map(({ distanceM }) => distanceM ?? 0),
  );
  if (metres) return `${count} × ${metres < 1000 ? `${metres} m` : `${kmFromM(metres)} km`}`;
  const seconds = usualOf(
    USUAL_S,
    repetitions.map(({ elapsedS }) => elapsedS),
  );
  if (seconds) return `${count} × ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`}`;
  return `${count} repetitions`;
}

function usualOf(usual: readonly number[], values: readonly number[]): number | undefined {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const isNear = (value: number, one: number, share: number) => Math.abs(value / one - 1) <= share;
  return usual.find(
    (one) => isNear(middle, one, NEAR) && values.every((value) => isNear(value, one, EACH_NEAR)),
  );
}
