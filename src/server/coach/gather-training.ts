import { addDays } from '../../domain/calendar.ts';
import { ANALYSIS_DAYS } from '../../domain/coach/coach-limits.ts';
import type { TrainingInput } from '../../domain/coach/training-facts.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import type { Athlete } from './athlete.ts';
import { adviceRace } from './gather-for-advice.ts';
import { findLastRunBefore } from './last-run-before.ts';
import { findPredictingRuns } from './predicting-runs.ts';
import { findTrainedSince } from './trained-since.ts';

/** What the analysis is made from: twelve weeks of the log, the races to come, the latest runs. */
export async function gatherTraining(db: Db | Tx, athlete: Athlete): Promise<TrainingInput> {
  const { userId, today } = athlete;
  const from = addDays(today, 1 - ANALYSIS_DAYS);
  const [workouts, races, lastRunBefore, latestRuns] = await Promise.all([
    findTrainedSince(db, { userId, from, to: today }),
    findUpcomingRaces(db, { userId, from: today }),
    findLastRunBefore(db, { userId, day: from }),
    findPredictingRuns(db, { userId, to: today }),
  ]);
  return {
    today,
    workouts,
    races: races.map(adviceRace),
    lastRunBefore,
    latestRuns,
    weeklyFrequency: athlete.weeklyFrequency,
    maxHeartRate: athlete.maxHeartRate,
  };
}
