/** Null without a distance or a time to divide. */
export function paceSPerKm(run: {
  distanceM: number | null | undefined;
  durationS: number | null | undefined;
}): number | null {
  const { distanceM, durationS } = run;
  if (!distanceM || !durationS || distanceM <= 0 || durationS <= 0) return null;
  return durationS / (distanceM / 1000);
}

/** Seconds a kilometre of 'M:SS', 'MM:SS' or 'M:SS.sss'; null where it is none. */
export function readPace(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** 'M:SS' to the nearest second; a dash where there is no pace. */
export function formatPace(paceSPerKm: number | null | undefined): string {
  if (paceSPerKm === null || paceSPerKm === undefined || !Number.isFinite(paceSPerKm)) return '—';
  const wholeS = Math.round(paceSPerKm);
  return `${Math.floor(wholeS / 60)}:${String(wholeS % 60).padStart(2, '0')}`;
}

/** 'M:SS', and with as many decimals as it takes where it is no whole second. */
export function exactPace(paceSPerKm: number): string {
  const thousandths = Math.round(paceSPerKm * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const [whole = '', decimals] = String((thousandths % 60_000) / 1000).split('.');
  return `${minutes}:${whole.padStart(2, '0')}${decimals ? `.${decimals}` : ''}`;
}

/**
 * How many seconds a kilometre one pace is slower than another, negative where it is faster. Of both
 * as they are shown, so that every screen and answer tells the difference that can be seen.
 */
export function slowerByS({ pace, than }: { pace: number; than: number }): number {
  return Math.round(pace) - Math.round(than);
}

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
 * one would be chance. The runs come oldest first.
 */
export function paceTrend(runs: readonly TrendRun[]): PaceTrend | null {
  const kinds = Map.groupBy(runs, (run) => run.kind);
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
