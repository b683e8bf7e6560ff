import { groupBy } from './group-by.ts';
import { paceSPerKm } from './pace.ts';
import { isBeyondAnybody } from './plausible-time.ts';

export type TrendRun = { kind: string; distanceM: number; durationS: number };

type PaceTrend = {
  kind: string;
  /** How many runs each of the two paces rests on. */
  earlierRuns: number;
  laterRuns: number;
  earlierSPerKm: number;
  laterSPerKm: number;
};

const LEAST_RUNS = 4;

/**
 * Where the pace of the most frequent kind of run is going: its later half against its earlier
 * one, each as time over distance. Null with fewer than four runs of one kind: two runs against
 * one would be chance. What nobody has run so fast is left out. The runs come oldest first.
 */
export function paceTrend(runs: readonly TrendRun[]): PaceTrend | null {
  const kinds = groupBy(
    runs.filter((run) => !isBeyondAnybody(run)),
    (run) => run.kind,
  );
  const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
  if (!most || most.length < LEAST_RUNS) return null;
  const half = Math.floor(most.length / 2);
  const [earlier, later] = [most.slice(0, half), most.slice(half)];
  const [earlierSPerKm, laterSPerKm] = [paceOf(earlier), paceOf(later)];
  if (earlierSPerKm === null || laterSPerKm === null) return null;
  return {
    kind: most[0]?.kind ?? '',
    earlierRuns: earlier.length,
    laterRuns: later.length,
    earlierSPerKm,
    laterSPerKm,
  };
}

function paceOf(runs: readonly TrendRun[]): number | null {
  const sum = (read: (run: TrendRun) => number) =>
    runs.reduce((total, run) => total + read(run), 0);
  return paceSPerKm({
    distanceM: sum((run) => run.distanceM),
    durationS: sum((run) => run.durationS),
  });
}
