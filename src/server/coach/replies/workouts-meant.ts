import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import {
  findHighestPeak,
  findNewest,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { daysOf } from './days.ts';
import { findExtreme, recordAsked } from './extreme.ts';
import type { Asked } from './reply.ts';
import { findRunOfRace } from './runs-of-races.ts';

const MOST_OF_A_DAY = 5;
const OF_HEART_RATE = /\b(?:heart rate|hr|pulse|bpm)\b/;

/** The workouts that a question told of: mostly one, and of a day all of it. */
export async function workoutsMeant(asked: Asked): Promise<WorkoutLine[]> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const { race, extreme, rank, count } = question;
  if (race !== null) return findRunOfRace(asked, race);
  if (extreme !== null) {
    const ofOne: Asked = { ...asked, question: { ...question, intent: 'extreme' } };
    const record = await recordAsked(ofOne, extreme);
    if (record) {
      return findNewest(db, { userId, viewer, ids: [record.workoutId ?? -1] }, 1);
    }
    // The peak was told first, and not the mean of a whole run.
    if (extreme === 'highestHeartRate' && OF_HEART_RATE.test(question.raceText ?? '')) {
      const days = daysOf(asked, allTime(today));
      const peak = await findHighestPeak(db, scopeOf(athlete, days, question.kind ?? RUNS));
      if (peak) return [peak];
    }
    const at = (rank ?? 1) - 1;
    return (await findExtreme(ofOne)).slice(at, at + 1);
  }
  const days = daysOf(asked, allTime(today));
  return findNewest(db, scopeOf(athlete, days, question.kind), count ?? MOST_OF_A_DAY);
}
