import type { Day } from './calendar.ts';
import { groupBy } from './group-by.ts';
import { STANDARD_DISTANCES, type StandardDistance } from './standard-distances.ts';

/** A time over a standard distance that was run, and where it stands in the log. */
export type RecordTime = {
  source: 'race' | 'run' | 'effort';
  distanceM: number;
  timeS: number;
  date: Day;
  workoutId: number | null;
  raceId: number | null;
  name: string | null;
  /** Of a whole run: what was measured; it counts for the distance that it comes so near to. */
  measuredM: number | null;
  /** Of an effort: where in the run it begins. */
  startM: number | null;
};

/** A run or a race of any length, by its whole time: its pace bounds the records of less. */
export type WholeRun = Pick<
  RecordTime,
  'distanceM' | 'timeS' | 'date' | 'workoutId' | 'raceId' | 'name'
>;

export type DistanceRecord =
  | RecordTime
  | {
      /** Nothing was timed over the distance, or slower than a longer run went all along. */
      source: 'longer';
      distanceM: number;
      /** At its mean pace: the record is this or faster. */
      timeS: number;
      date: Day;
      workoutId: number | null;
      raceId: number | null;
      name: string | null;
      longerM: number;
      longerS: number;
    };

export type RecordsOfDistance = StandardDistance & {
  best: DistanceRecord;
  /** Of each year with one, the latest first. */
  years: { year: number; record: DistanceRecord }[];
};

type Evidence = {
  /** Races, runs as long as a standard distance, and efforts inside runs. */
  times: readonly RecordTime[];
  runs: readonly WholeRun[];
};

/**
 * The fastest over each standard distance, of all time and of each year. A record is no slower a
 * kilometre than what was run over a longer way: a 5 km of 31:00 is none where 10 km took 49:13, and
 * 'in 24:37 or faster, inside that run' stands in its place.
 */
export function recordsOf({ times, runs }: Evidence): RecordsOfDistance[] {
  const believed = withoutMeasuredRaces({ times, runs });
  const years = [...new Set([...believed.times, ...believed.runs].map(({ date }) => yearOf(date)))];
  const inYears = years
    .toSorted((one, other) => other - one)
    .map((year) => ({ year, evidence: ofYear(believed, year) }));
  return STANDARD_DISTANCES.flatMap(({ distanceM, name }) => {
    const best = recordOver(distanceM, believed);
    if (!best) return [];
    const ofYears = inYears.flatMap(({ year, evidence }) => {
      const record = recordOver(distanceM, evidence);
      return record ? [{ year, record }] : [];
    });
    return [{ distanceM, name, best, years: ofYears }];
  });
}

// Satellites measure a race up to three per cent long, and typed distances are rounded down.
const LONGEST_SHARE = 1.03;
const SHORTEST_SHARE = 0.99;

/** Between which measured distances a run counts for a standard one. */
export function countsFor(distanceM: number): { fromM: number; toM: number } {
  return { fromM: distanceM * SHORTEST_SHARE, toM: distanceM * LONGEST_SHARE };
}

/** The standard distance that a race or a whole run is of; null where it is of none. */
export function standardDistanceOf(measuredM: number): number | null {
  const found = STANDARD_DISTANCES.find(({ distanceM }) => {
    const { fromM, toM } = countsFor(distanceM);
    return measuredM >= fromM && measuredM <= toM;
  });
  return found?.distanceM ?? null;
}

/**
 * On the day of a race its result stands for its distance: what a watch measured of it, or of a way
 * beyond it in the same run, is that race by satellite. Without a link it is told by its length: the
 * long run in the evening is another run.
 */
function withoutMeasuredRaces({ times, runs }: Evidence): Evidence {
  const races = [...times.filter(({ source }) => source === 'race'), ...runs.filter(isRace)];
  const ofDay = groupBy(races, ({ date }) => date);
  const isBesideRace = (run: { date: Day; distanceM: number; workoutId: number | null }) =>
    (ofDay.get(run.date) ?? []).some(
      ({ distanceM, workoutId }) =>
        isAsLongAs(run.distanceM, distanceM) ||
        (workoutId !== null &&
          workoutId === run.workoutId &&
          run.distanceM >= countsFor(distanceM).fromM),
    );
  return {
    times: times.filter((time) => time.source === 'race' || !isBesideRace(time)),
    runs: runs.filter((run) => isRace(run) || !isBesideRace(run)),
  };
}

/** By which a watch measures a race: beyond the line, or not stopped at once. */
const LONGEST_WATCH_SHARE = 1.1;

/** Whether a run of the day of a race may be that race. */
export function isAsLongAs(measuredM: number, racedM: number): boolean {
  return measuredM >= countsFor(racedM).fromM && measuredM <= racedM * LONGEST_WATCH_SHARE;
}

function isRace({ raceId }: WholeRun): boolean {
  return raceId !== null;
}

// 5 km is told from 10 km, a half marathon from a marathon: not 400 m from a long run.
const TOLD_FROM_TIMES = 2.2;

function recordOver(distanceM: number, { times, runs }: Evidence): DistanceRecord | null {
  const own = times.filter((time) => time.distanceM === distanceM);
  const best = fastest(own);
  const { toM } = countsFor(distanceM);
  // What was measured inside a run is known of it exactly, whatever its mean pace was.
  const measured = new Set(
    own.flatMap(({ source, workoutId }) => (source === 'effort' ? workoutId : [])),
  );
  const longer = bestPaced(
    [...times, ...runs].filter(
      (run) => run.distanceM > toM && !(run.workoutId && measured.has(run.workoutId)),
    ),
  );
  if (!longer) return best;
  const { date, workoutId, raceId, name, distanceM: longerM, timeS: longerS } = longer;
  const timeS = (longerS / longerM) * distanceM;
  if (best && best.timeS <= timeS) return best;
  if (longerM > TOLD_FROM_TIMES * distanceM) return null;
  return { source: 'longer', distanceM, timeS, date, workoutId, raceId, name, longerM, longerS };
}

/** Of two equal ones the earlier: a record is beaten, not repeated. */
function fastest(times: readonly RecordTime[]): RecordTime | null {
  return times.reduce<RecordTime | null>((best, time) => {
    if (!best || time.timeS < best.timeS) return time;
    return time.timeS === best.timeS && time.date < best.date ? time : best;
  }, null);
}

/** Of two equal ones the earlier, and of one day the shorter: it says more of what is shorter still. */
function bestPaced(runs: readonly WholeRun[]): WholeRun | null {
  const pace = ({ timeS, distanceM }: WholeRun) => timeS / distanceM;
  return runs.reduce<WholeRun | null>((best, run) => {
    if (!best || pace(run) < pace(best)) return run;
    if (pace(run) !== pace(best)) return best;
    return run.date < best.date || (run.date === best.date && run.distanceM < best.distanceM)
      ? run
      : best;
  }, null);
}

function ofYear({ times, runs }: Evidence, year: number): Evidence {
  return {
    times: times.filter(({ date }) => yearOf(date) === year),
    runs: runs.filter(({ date }) => yearOf(date) === year),
  };
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
