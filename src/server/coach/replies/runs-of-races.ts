import { RUNS } from '../../../domain/coach/kinds.ts';
import type { NamedRace } from '../../../domain/coach/reading/parts/match-race.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findFelt, findNewest, scopeOf, type WorkoutLine } from '../coach-workouts.queries.ts';
import type { Asked } from './reply.ts';
import { raceLink } from './wording.ts';

/** The run of its day that comes nearest to its length; none where there is none. */
export async function findRunOfRace(
  { db, athlete }: Pick<Asked, 'db' | 'athlete'>,
  { date, distanceM }: NamedRace,
): Promise<WorkoutLine[]> {
  const runs = await findNewest(db, scopeOf(athlete, { from: date, to: date }, RUNS), 10);
  const gapM = (run: WorkoutLine) => Math.abs((run.distanceM ?? 0) - distanceM);
  return runs.toSorted((one, other) => gapM(one) - gapM(other)).slice(0, 1);
}

/** 'Compare their heart rate, and how hard it felt': what the runs of races hold; null where that is not asked. */
export async function figuresOfRuns(
  asked: Asked,
  races: readonly { row: RaceRow; named: NamedRace }[],
): Promise<string | null> {
  const text = asked.question.raceText ?? '';
  const wantsHeartRate = /\b(?:heart rate|hr|pulse|bpm)\b/.test(text);
  const wantsEffort = ASKS_FOR_EFFORT.test(text);
  if (!wantsHeartRate && !wantsEffort) return null;
  const told = await Promise.all(
    races.map(async ({ row, named }) => {
      const [run] = await findRunOfRace(asked, named);
      const { userId, viewer } = asked.athlete;
      const { effort } = run
        ? await findFelt(asked.db, { userId, viewer, ids: [run.id] })
        : { effort: null };
      const figures = [
        wantsHeartRate &&
          (run?.avgHeartRate ? `${bold(`${run.avgHeartRate} bpm`)} on average` : 'no heart rate'),
        wantsEffort && (effort === null ? 'no effort noted' : bold(`effort ${effort} of 10`)),
      ].filter((each) => each !== false);
      return `${raceLink(row)}: ${figures.join(', ')}.`;
    }),
  );
  return told.join(' ');
}

const ASKS_FOR_EFFORT =
  /\b(?:effort|rpe|exertion)\b|\bhow (?:hard|tough|easy)\b.*\b(?:felt|feel)\b/;
