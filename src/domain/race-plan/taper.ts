import { addDays, type Day, daysBetween } from '../calendar.ts';
import { TAPER_CUT_PERCENT } from '../limits.ts';
import { READINESS } from '../load/load-rules.ts';

export type TaperRun = { id: number; date: Day; distanceM: number | null };

export type Taper = {
  /** `later` before it begins, `over` from the day after the race on. */
  state: 'later' | 'now' | 'over';
  begins: Day;
  /** The seven days with the most kilometres of the eight weeks before it; null without a run in them. */
  peak: { from: Day; to: Day; distanceM: number; runs: number; workoutIds: number[] } | null;
  /** Seven days each, the last one ends on the eve of the race. */
  weeks: TaperWeek[];
};

export type TaperWeek = {
  from: Day;
  to: Day;
  state: 'done' | 'now' | 'ahead';
  /** What is advised, in percent of the peak. */
  percent: number;
  wantedM: number | null;
  ranM: number;
};

/**
 * Of the peak week: a quarter less in the week that the product's rule has it for, then the 41 to 60 %
 * less of the trials (Bosquet 2007), for a short race no more of it than has to be.
 */
const SHARES = { first: 100 - TAPER_CUT_PERCENT, last: { long: 45, short: 55 } } as const;
const SHORT_RACE_M = 15_000;

/** How the last weeks before a race come down from the peak week, and what was run of them. */
export function taperFor(input: {
  race: { date: Day; distanceM: number };
  today: Day;
  runs: readonly TaperRun[];
}): Taper {
  const { race, today, runs } = input;
  const shares = taperShares(race.distanceM);
  const begins = addDays(race.date, -7 * shares.length);
  const known = runs.filter(({ date }) => date <= today);
  const peak = peakWeek(known, begins < today ? begins : addDays(today, 1));
  const weeks = shares.map((percent, at): TaperWeek => {
    const from = addDays(begins, 7 * at);
    const to = addDays(from, 6);
    return {
      from,
      to,
      state: stateOf({ from, to, today }),
      percent,
      wantedM: peak && (peak.distanceM * percent) / 100,
      ranM: distanceOf(ranBetween(known, from, to)),
    };
  });
  const isBegun = daysBetween(begins, today) >= 0;
  return {
    state: today > race.date ? 'over' : isBegun ? 'now' : 'later',
    begins,
    peak: peak && {
      from: peak.from,
      to: peak.to,
      distanceM: peak.distanceM,
      runs: peak.ran.length,
      workoutIds: peak.ran.map(({ id }) => id),
    },
    weeks,
  };
}

/** Percent of the peak week, for each week of the taper. */
export function taperShares(distanceM: number): readonly number[] {
  const { first, last } = SHARES;
  return [first, distanceM < SHORT_RACE_M ? last.short : last.long];
}

function stateOf({ from, to, today }: { from: Day; to: Day; today: Day }): TaperWeek['state'] {
  if (to < today) return 'done';
  return from <= today ? 'now' : 'ahead';
}

type Ran = { date: Day; distanceM: number | null };

/** The seven days in a row with the most kilometres, of the eight weeks before a day; null without any. */
export function peakWeek<Run extends Ran>(
  runs: readonly Run[],
  before: Day,
): { from: Day; to: Day; distanceM: number; ran: Run[] } | null {
  const weeks = Array.from({ length: 7 * (READINESS.volumeWeeks - 1) }, (_, back) => {
    const to = addDays(before, -1 - back);
    const from = addDays(to, -6);
    const ran = ranBetween(runs, from, to);
    return { from, to, distanceM: distanceOf(ran), ran };
  });
  const most = weeks.reduce((best, week) => (week.distanceM > best.distanceM ? week : best));
  return most.distanceM > 0 ? most : null;
}

function ranBetween<Run extends Ran>(runs: readonly Run[], from: Day, to: Day): Run[] {
  return runs.filter(({ date }) => date >= from && date <= to);
}

function distanceOf(runs: readonly Ran[]): number {
  return runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
}
