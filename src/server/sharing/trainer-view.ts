import type { LeftOut, TrainerRace, TrainerView } from '../../contract/sharing.ts';
import type { TrainerWorkout } from '../../contract/workout-json.ts';
import { ageOn } from '../../domain/body.ts';
import { dayInZone } from '../../domain/calendar.ts';
import {
  TRAINER_RECENT_NOTES,
  TRAINER_RECENT_WORKOUTS,
  WEIGHT_CHART_ENTRIES,
} from '../../domain/limits.ts';
import { evidenceOf } from '../../domain/prediction/evidence.ts';
import { predictFrom } from '../../domain/prediction/predict-race.ts';
import { restsOnKindsText } from '../../domain/prediction/rests-on.ts';
import { daysUntil } from '../../domain/race-days.ts';
import { type ShownOrigins, STRAVA_LEFT_OUT } from '../../domain/source-policy.ts';
import { gatherTrainingForm } from '../analytics/training-form.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { type ReadHistory, readHistory, shownHistory } from '../prediction/runner-history.ts';
import type { RaceRow } from '../races/race-rows.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import { findKnownWeights } from '../weight/weight.queries.ts';
import { fieldsOfRow, type WorkoutRow } from '../workouts/workout-rows.ts';
import { workoutsWithRoute } from './shared-route.ts';
import { findLatestNoted, findLatestShown, findTrainerTotals } from './sharing.queries.ts';

/** More than anybody plans; the number of all of them stands in the totals. */
const RACES_SHOWN = 20;

/** Everything that an athlete shows to whoever holds their link; undefined without the athlete. */
export async function gatherTrainerView(
  db: Db,
  of: { athleteId: number; nowMs: number; origins: ShownOrigins },
): Promise<TrainerView | undefined> {
  const { athleteId: userId, nowMs, origins } = of;
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const today = dayInZone(nowMs, user.time_zone);
  const shown = { userId, origins };
  const [workouts, noted, totals, races, weights, history, { form }] = await Promise.all([
    findLatestShown(db, { ...shown, limit: TRAINER_RECENT_WORKOUTS }),
    findLatestNoted(db, { ...shown, limit: TRAINER_RECENT_NOTES }),
    findTrainerTotals(db, shown),
    findUpcomingRaces(db, { userId, from: today }),
    findKnownWeights(db, { userId, today, limit: WEIGHT_CHART_ENTRIES }),
    readHistory(db, { userId, today }),
    gatherTrainingForm(db, { userId, today }),
  ]);
  const predict = predictionShown(history, origins);
  const ofShown =
    totals.left_out > 0 ? await gatherTrainingForm(db, { userId, today, origins }) : null;
  const withRoute = await workoutsWithRoute(db, {
    athleteId: userId,
    seesRoutes: user.trainer_sees_routes === 1,
    workoutIds: workouts.map(({ id }) => id),
  });
  return {
    user: {
      name: user.name,
      age: user.date_of_birth === null ? null : ageOn(today, user.date_of_birth),
      height: user.height_cm,
      currentWeight: user.weight_kg,
      goals: user.goals,
    },
    workouts: workouts.map(toTrainerWorkout),
    races: races.slice(0, RACES_SHOWN).map((race) => ({
      ...toTrainerRace(race, today),
      ...predict(race.distance_m),
    })),
    weightEntries: weights.map(({ date, weight_kg }) => ({ date, weightKg: weight_kg })).reverse(),
    recentNotes: noted.map((row) => ({
      workoutId: row.id,
      date: row.date,
      workoutType: row.workout_type,
      runningSubtype: row.running_subtype,
      sport: row.sport,
      notes: row.notes ?? '',
    })),
    totals: {
      workouts: totals.workouts,
      runs: totals.runs,
      runningDistanceM: totals.distance_m,
      walks: totals.walks,
      walkingDistanceM: totals.walking_m,
      avgRunningHeartRate:
        totals.heart_rate_s > 0
          ? Math.round(totals.heart_rate_times_s / totals.heart_rate_s)
          : null,
      upcomingRaces: races.length,
    },
    // As with a prediction: the athlete's own, or none where runs that are left out make it another.
    trainingStatus:
      !ofShown || ofShown.form.status.reason === form.status.reason ? form.status : null,
    leftOut: leftOutOf(totals.left_out, origins),
    withRoute,
  };
}

/** Null where nothing would be left out. */
export function leftOutOf(workouts: number, origins: ShownOrigins): LeftOut {
  if (origins.sources.includes('strava') && origins.holdingStrava) return null;
  return { workouts, reason: STRAVA_LEFT_OUT };
}

function toTrainerWorkout(row: WorkoutRow): TrainerWorkout {
  return { ...fieldsOfRow(row), id: row.id };
}

/**
 * The figure that the athlete sees, or nothing: where runs are left out that it rests on, another one
 * for the same race would only confuse, and the athlete's own would tell of those runs. What it rests
 * on is told by kind: no past race is shown to a trainer.
 */
function predictionShown(history: ReadHistory, origins: ShownOrigins) {
  const [all, shown] = [evidenceOf(history), evidenceOf(shownHistory(history, origins))];
  return (distanceM: number): Pick<TrainerRace, 'prediction' | 'predictionIsLeftOut'> => {
    const [whole, part] = [all, shown].map((runner) => predictFrom(runner, distanceM));
    if (!whole) return { prediction: null, predictionIsLeftOut: false };
    if (whole.timeS !== part?.timeS) return { prediction: null, predictionIsLeftOut: true };
    const { timeS, paceSPerKm, fastestS, slowestS } = whole;
    return {
      prediction: { timeS, paceSPerKm, fastestS, slowestS, restsOn: restsOnKindsText(whole) },
      predictionIsLeftOut: false,
    };
  };
}

function toTrainerRace(
  row: RaceRow,
  today: string,
): Omit<TrainerRace, 'prediction' | 'predictionIsLeftOut'> {
  return {
    name: row.name,
    date: row.date,
    daysRemaining: daysUntil(row.date, today),
    distanceM: row.distance_m,
    targetTimeS: row.target_time_s,
    notes: row.notes,
  };
}
