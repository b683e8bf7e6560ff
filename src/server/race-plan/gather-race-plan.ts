import type { AnswerJson } from '../../contract/endpoint.ts';
import { predictionToJson } from '../../contract/prediction.ts';
import type { RacePlan, readRacePlan } from '../../contract/race-plan.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { LONG_RUN_S } from '../../domain/fuel.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import type { NotedPregnancy } from '../../domain/noted-pregnancy.ts';
import { believedDistanceM } from '../../domain/plausible-time.ts';
import { evidenceOf, type RunnerEvidence } from '../../domain/prediction/evidence.ts';
import { tellPrediction } from '../../domain/prediction/rests-on.ts';
import { isUpcoming } from '../../domain/race-days.ts';
import { FUEL_DAYS, type FuelledRun } from '../../domain/race-plan/fuel-plan.ts';
import { raceSplits } from '../../domain/race-plan/race-review.ts';
import { taperFor } from '../../domain/race-plan/taper.ts';
import { longRunWanted, planFromLog, weekOfNow } from '../../domain/race-plan/weeks.ts';
import { alongOf } from '../../domain/recording/along.ts';
import { halvesOf, splitsAlong } from '../../domain/recording/splits.ts';
import { SWEAT_TESTS_COUNTED } from '../../domain/sweat.ts';
import { findFuelledRuns } from '../analytics/fuel.queries.ts';
import { gatherTrainingForm, readinessOf } from '../analytics/training-form.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { type ReadHistory, readHistory } from '../prediction/runner-history.ts';
import { type RaceRow, toRaceJson } from '../races/race-rows.ts';
import { findRace } from '../races/races.queries.ts';
import { findSweatUpTo } from '../sweat/sweat.queries.ts';
import { findCurrentWeight } from '../weight/weight.queries.ts';
import { readRecording } from '../workouts/recordings.ts';
import { findWorkout } from '../workouts/workouts.queries.ts';

/** Three a day for half a year; more are no log of a person. */
const MOST_RUNS = 600;
/** As many as tell a habit. */
const MOST_LONG_RUNS = 20;

type Asked = { userId: number; raceId: number; today: Day; splitM: number };
/** `splitM` is the length of one split: a kilometre, or a mile. */
type Of = { userId: number; race: RaceRow; today: Day; splitM: number };

/**
 * What a race is prepared with, by the log up to today; of a race that is past, by the log up to its
 * eve, so that a prediction never knows the result that it is compared with.
 */
export async function gatherRacePlan(
  db: Db | Tx,
  { userId, raceId, today, splitM }: Asked,
): Promise<AnswerJson<typeof readRacePlan>> {
  const race = await findRace(db, { userId, id: raceId });
  if (!race) throw notFound('Race');
  const eve = addDays(race.date, -1);
  const isAhead = isUpcoming({ date: race.date, completed: race.completed === 1 }, today);
  const asOf = isAhead || eve > today ? today : eve;
  const of = { userId, race, today, splitM };
  const [history, form, runs, sweatTests, weight, ran] = await Promise.all([
    readHistory(db, { userId, today: asOf }),
    isAhead ? gatherTrainingForm(db, { userId, today }) : null,
    readFuelledRuns(db, { userId, asOf }),
    findSweatUpTo(db, { userId, to: asOf, limit: SWEAT_TESTS_COUNTED }),
    findCurrentWeight(db, { userId, today }),
    readRan(db, of),
  ]);
  const runner = evidenceOf(history);
  const prediction = tellPrediction(runner, { distanceM: race.distance_m, today: asOf });
  return {
    today,
    race: toRaceJson(race),
    asOf,
    prediction: prediction && predictionToJson(prediction),
    knownRuns: Math.min(history.runs.length, PREDICTION_LATEST_RUNS),
    readiness: form && readinessOf(form, race, { today, runner }),
    longRuns: runs.filter(({ durationS }) => durationS >= LONG_RUN_S).slice(0, MOST_LONG_RUNS),
    sweatTests,
    weightKg: weight?.weight_kg ?? null,
    taper: taperFor({ race: { date: race.date, distanceM: race.distance_m }, today, runs }),
    byWeek: form
      ? byWeekOf({ race, today, runs, runner, history, pregnancy: form.pregnancy })
      : null,
    ran,
  };
}

/** The plan by week: the coach's own, from the same runs. */
function byWeekOf(of: {
  race: RaceRow;
  today: Day;
  runs: readonly FuelledRun[];
  runner: RunnerEvidence;
  history: ReadHistory;
  pregnancy: NotedPregnancy | null;
}): RacePlan['byWeek'] {
  const { race, today, runs, runner, history, pregnancy } = of;
  const { plan, present, paces } = planFromLog({
    today,
    race: { date: race.date, distanceM: race.distance_m },
    runs,
    // The latest runs are known however old they are.
    newestRun: runs[0]?.date ?? history.runs[0]?.date ?? null,
    runner,
    results: history.results,
    pregnancy,
  });
  const isRefused = 'refused' in plan;
  return {
    refused: isRefused ? plan.refused : null,
    weeks: isRefused ? [] : plan.weeks,
    beginsIn: isRefused ? 0 : plan.beginsIn,
    now: isRefused ? null : weekOfNow({ today, plan, runs }),
    present: {
      weeklyM: present.weeklyM,
      runsAWeek: present.runsAWeek,
      longestM: present.longestM,
    },
    easy: paces && { fast: paces.easyFast, slow: paces.easySlow },
    longRunWantedM: isRefused ? null : longRunWanted(plan, race.distance_m),
  };
}

/** Of the time in which a habit counts as today's. */
async function readFuelledRuns(
  db: Db | Tx,
  { userId, asOf }: { userId: number; asOf: Day },
): Promise<FuelledRun[]> {
  const rows = await findFuelledRuns(db, {
    userId,
    from: addDays(asOf, -FUEL_DAYS),
    to: asOf,
    leastS: 0,
    limit: MOST_RUNS,
  });
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    distanceM: believedDistanceM({ distanceM: row.distance_m, durationS: row.duration_s }),
    durationS: row.duration_s,
    gels: row.caffeinated_gels + row.non_caffeinated_gels,
    hydrationMl: row.hydration_ml,
  }));
}

/** The linked run with its splits; null where none is linked. */
async function readRan(db: Db | Tx, { userId, race, splitM }: Of) {
  if (race.workout_id === null) return null;
  const id = race.workout_id;
  const [workout, recording] = await Promise.all([
    findWorkout(db, { userId, id }),
    readRecording(db, { workoutId: id, userId }),
  ]);
  if (!workout) return null;
  const along = recording && alongOf(recording);
  const halves = along && halvesOf(along);
  return {
    id,
    date: workout.date,
    distanceM: workout.distance_m,
    durationS: workout.duration_s,
    gels: workout.caffeinated_gels + workout.non_caffeinated_gels,
    hydrationMl: workout.hydration_ml,
    avgHeartRate: workout.avg_heart_rate,
    halves: halves && { firstS: halves[0].elapsedS, secondS: halves[1].elapsedS },
    splits: along
      ? raceSplits({ splits: splitsAlong(along, splitM), targetS: race.target_time_s })
      : [],
  };
}
