import type { RecordAnswer } from '../../contract/records.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../domain/measures.ts';
import { countText } from '../words/amounts.ts';

/** Where a record comes from, in a few words. */
export function recordRestsOn(record: Omit<RecordAnswer, 'date' | 'workoutId' | 'raceId'>): string {
  const { source, raceName, measuredM, measuredS, startM } = record;
  if (source === 'race') return raceName ?? 'A race';
  if (source === 'run')
    return `the whole run of ${exactDistance(measuredM ?? 0)}\u00a0${distanceUnit()}`;
  if (source === 'effort')
    return `inside the run, from ${distanceUnit()}\u00a0${exactDistance(startM ?? 0)}`;
  const whole = raceName ?? `a run of ${exactDistance(measuredM ?? 0)}\u00a0${distanceUnit()}`;
  return `at the pace of ${whole} in ${formatElapsed(measuredS ?? 0)}`;
}

type Row = { name: string; record: Pick<RecordAnswer, 'date' | 'source'> };

/** 'Your fastest over 9 distances, 2 of them this year.' */
export function recordsSentence(
  rows: readonly Row[],
  { year, today }: { year: number | null; today: Day },
): string {
  const thisYear = today.slice(0, 4);
  const count = countText(rows.length, 'distance');
  if (year !== null) return `Your fastest over ${count} in ${year}.`;
  const recent = rows.filter(({ record }) => record.date.startsWith(thisYear)).length;
  const many = recent === rows.length ? 'all' : recent === 0 ? 'none' : String(recent);
  const share =
    rows.length === 1 && recent === 1 ? `from ${thisYear}` : `${many} of them from ${thisYear}`;
  return `Your fastest over ${count}, ${share}.`;
}
