import type { Day } from './calendar.ts';
import { carbohydrateGPerHour, perHour } from './fuel.ts';
import { medianOf } from './outliers.ts';
import type { LateEffort } from './recording/late-effort.ts';
import type { GelType, RunningSubtype } from './workout-kinds.ts';

/** The latest of a period; the recordings of more are not read for one picture. */
export const LONG_RUNS_SHOWN = 24;

export type LongRun = LateEffort & {
  id: number;
  date: Day;
  runningSubtype: RunningSubtype | null;
  distanceM: number | null;
  durationS: number;
  gels: number;
  /** Null where nobody wrote it down. */
  carbohydrateGPerHour: number | null;
  fluidMlPerHour: number | null;
};

/** What was taken on a run for each hour; 'none' is a word, no gels and no word are not. */
export function intakeOf(run: {
  gels: number;
  gelType: GelType | null;
  hydrationMl: number | null;
  durationS: number;
}): Pick<LongRun, 'carbohydrateGPerHour' | 'fluidMlPerHour'> {
  const isNoted = run.gels > 0 || run.gelType === 'none';
  return {
    carbohydrateGPerHour: isNoted ? carbohydrateGPerHour(run) : null,
    fluidMlPerHour: run.hydrationMl === null ? null : perHour(run.hydrationMl, run.durationS),
  };
}

export type Intake = 'carbohydrate' | 'fluid';
export type Outcome = 'drift' | 'late';

/** What is advised at least on runs of this length: Jeukendrup 2014; ACSM 2007. */
export const ENOUGH_AN_HOUR: Record<Intake, number> = { carbohydrate: 30, fluid: 400 };
/** Of fewer runs the middle is that of one of them. */
const LEAST_RUNS_A_SIDE = 3;

export type Point = { run: LongRun; intake: number; outcome: number };

/** The runs of which both are known; drift in percent, the later half in s/km against the earlier. */
export function fuelPoints(
  runs: readonly LongRun[],
  { intake, outcome }: { intake: Intake; outcome: Outcome },
): Point[] {
  return runs.flatMap((run) => {
    const taken = intake === 'carbohydrate' ? run.carbohydrateGPerHour : run.fluidMlPerHour;
    const came = outcome === 'drift' ? driftPercent(run) : slowerLateSPerKm(run);
    return taken === null || came === null ? [] : [{ run, intake: taken, outcome: came }];
  });
}

export function driftPercent({ driftShare }: LateEffort): number | null {
  return driftShare === null ? null : 100 * driftShare;
}

export function slowerLateSPerKm({ earlyPaceSPerKm, latePaceSPerKm }: LateEffort): number | null {
  return earlyPaceSPerKm === null || latePaceSPerKm === null
    ? null
    : latePaceSPerKm - earlyPaceSPerKm;
}

export type Told =
  | { state: 'tooFew'; enough: number; less: number; eachNeeded: number }
  | { state: 'told'; enough: Side; less: Side };
type Side = { runs: number; median: number };

/** The runs with enough against those with less, in the middle of each; nothing of few runs. */
export function comparedBySides(points: readonly Point[], intake: Intake): Told {
  const bound = ENOUGH_AN_HOUR[intake];
  const outcomes = (side: readonly Point[]) => side.map(({ outcome }) => outcome);
  const enough = outcomes(points.filter((point) => point.intake >= bound));
  const less = outcomes(points.filter((point) => point.intake < bound));
  if (Math.min(enough.length, less.length) < LEAST_RUNS_A_SIDE) {
    return {
      state: 'tooFew',
      enough: enough.length,
      less: less.length,
      eachNeeded: LEAST_RUNS_A_SIDE,
    };
  }
  return {
    state: 'told',
    enough: { runs: enough.length, median: medianOf(enough) },
    less: { runs: less.length, median: medianOf(less) },
  };
}
