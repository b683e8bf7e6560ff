import { matchRace } from '../../../domain/coach/match-race.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findRaces } from '../../races/races.queries.ts';
import type { Asked } from './answer.ts';

export type AskedRace = {
  race: RaceRow | null;
  named: boolean;
  upcoming: RaceRow[];
  past: RaceRow[];
};

/** The race a question names, else the next one; and all the others. */
export async function findAskedRace({ db, athlete, question }: Asked): Promise<AskedRace> {
  const { userId, today } = athlete;
  const rows = await findRaces(db, userId);
  const races = rows.map((row) => ({
    ...{ id: row.id, name: row.name, date: row.date, row },
    ...{ completed: row.completed === 1, distanceM: row.distance_m },
  }));
  const upcoming = rows.filter((row) => row.completed === 0 && row.date >= today);
  const past = rows.filter((row) => !upcoming.includes(row)).toReversed();
  const { raceText, distanceM } = question;
  const named = matchRace(races, { text: raceText ?? '', distanceM, today });
  return { race: named?.row ?? upcoming[0] ?? null, named: named !== null, upcoming, past };
}

/** Words that name a race nobody planned: 'ready for Berlin'. */
export function namesUnknownRace(text: string): boolean {
  const named = /\b(?:for|until|till|to|about) (?:the )?(?<name>[a-z][a-z ]*)$/.exec(text)?.groups
    ?.name;
  return (
    named !== undefined &&
    !/\b(?:race|races|goal|run|go|it|that|half|marathon|next|me|do)\b/.test(named)
  );
}
