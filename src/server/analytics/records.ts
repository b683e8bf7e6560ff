import type { AnswerJson } from '../../contract/endpoint.ts';
import type { readRecordsOf } from '../../contract/records.ts';
import type { Day } from '../../domain/calendar.ts';
import {
  type DistanceRecord,
  isAsLongAs,
  type RecordsOfDistance,
  type RecordTime,
  recordsOf,
  standardDistanceOf,
  type WholeRun,
} from '../../domain/records.ts';
import { originsShownTo, type ShownOrigins } from '../../domain/source-policy.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findShownRaces } from '../races/races.queries.ts';
import { findFastestByLength, findFastestEfforts, findStandardRuns } from './records.queries.ts';

const FIRST_DAY: Day = '0001-01-01';
const NO_RACE = { raceId: null, name: null };

/**
 * The athlete's records up to a day, by distance and year: the one answer of every screen. `from`
 * takes those alone that were run since then.
 */
export async function readRecords(
  db: Db | Tx,
  of: { userId: number; today: Day; from?: Day; origins?: ShownOrigins },
): Promise<RecordsOfDistance[]> {
  return recordsOf(await readEvidence(db, of));
}

/** The fastest times over a standard distance, one a day, the fastest first: the race of a day before all else. */
export async function readFastestTimes(
  db: Db | Tx,
  of: Parameters<typeof readRecords>[1] & { distanceM: number },
): Promise<RecordTime[]> {
  const { times } = await readEvidence(db, of);
  const best = new Map<Day, RecordTime>();
  for (const time of times) {
    if (time.distanceM !== of.distanceM) continue;
    const other = best.get(time.date);
    const isBetter =
      !other || (time.source === 'race') === (other.source === 'race')
        ? time.timeS < (other?.timeS ?? Number.POSITIVE_INFINITY)
        : time.source === 'race';
    if (isBetter) best.set(time.date, time);
  }
  return [...best.values()].toSorted((one, other) => one.timeS - other.timeS);
}

async function readEvidence(
  db: Db | Tx,
  of: Parameters<typeof readRecords>[1],
): Promise<Parameters<typeof recordsOf>[0]> {
  const { userId, today, from = FIRST_DAY, origins } = of;
  const isAll = origins?.holdingStrava ?? true;
  const days = { userId, from, to: today, fromStrava: isAll ? 1 : 0 } as const;
  const [races, standard, longest, efforts] = await Promise.all([
    readRaceResults(db, { userId, from, today, origins }),
    findStandardRuns(db, days),
    findFastestByLength(db, days),
    findFastestEfforts(db, days),
  ]);
  const standardRaces = races.flatMap((race): RecordTime[] => {
    const distanceM = standardDistanceOf(race.distanceM);
    if (distanceM === null) return [];
    return [{ ...race, distanceM, source: 'race', measuredM: null, startM: null }];
  });
  const isPlanned = ({ date, measuredM }: { date: Day; measuredM: number }) =>
    races.some((race) => race.date === date && isAsLongAs(measuredM, race.distanceM));
  const runs = standard.map(
    ({ isRace, ...run }): RecordTime => ({
      ...run,
      ...NO_RACE,
      // Planned here or not: a run marked as a race is one.
      source: isRace === 1 && !isPlanned(run) ? 'race' : 'run',
      startM: null,
    }),
  );
  const inside = efforts.map(
    (effort): RecordTime => ({ ...effort, ...NO_RACE, source: 'effort', measuredM: null }),
  );
  return {
    times: [...standardRaces, ...runs, ...inside],
    runs: [...races, ...longest.map((run): WholeRun => ({ ...run, ...NO_RACE }))],
  };
}

type RecordsJson = AnswerJson<typeof readRecordsOf>['distances'][number];

export function recordsToJson(records: RecordsOfDistance): RecordsJson {
  const { distanceM, name, best, years } = records;
  return {
    distanceM,
    name,
    best: recordToJson(best),
    years: years.map(({ year, record }) => ({ year, record: recordToJson(record) })),
  };
}

function recordToJson(record: DistanceRecord): RecordsJson['best'] {
  const { source, timeS, date, workoutId, raceId, name: raceName } = record;
  const isLonger = record.source === 'longer';
  return {
    source,
    timeS,
    date,
    workoutId,
    raceId,
    raceName,
    measuredM: isLonger ? record.longerM : record.measuredM,
    measuredS: isLonger ? record.longerS : null,
    startM: isLonger ? null : record.startM,
  };
}

/** Races that were run, with their times. */
async function readRaceResults(
  db: Db | Tx,
  of: { userId: number; from: Day; today: Day; origins?: ShownOrigins },
): Promise<(WholeRun & { raceId: number; name: string })[]> {
  const { userId, from, today, origins } = of;
  const races = await findShownRaces(db, {
    userId,
    origins: origins ?? originsShownTo('athlete'),
  });
  return races.flatMap((race) => {
    const { id, name, date, actual_time_s: timeS } = race;
    if (race.completed === 0 || timeS === null || date > today || date < from) return [];
    const { distance_m: distanceM, workout_id: workoutId } = race;
    return [{ raceId: id, name, date, distanceM, timeS, workoutId }];
  });
}
