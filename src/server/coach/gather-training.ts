import { readMeasures } from '../../contract/measures.ts';
import type { AdviceInput } from '../../domain/advice.ts';
import type { AdviceFacts, AdviceRace, AdviceWorkout } from '../../domain/advice-item.ts';
import { type AthleteLimits, isHeartKnown } from '../../domain/athlete-limits.ts';
import { addDays, dayInZone, type WeekStart } from '../../domain/calendar.ts';
import { ANALYSIS_DAYS } from '../../domain/coach/coach-limits.ts';
import type { TrainingInput } from '../../domain/coach/judging/training-facts.ts';
import { type Calendar, calendarOn } from '../../domain/coach/period.ts';
import type { WeeklyFrequency } from '../../domain/limits.ts';
import { evidenceOf } from '../../domain/prediction/evidence.ts';
import { originsShownTo, type Viewer } from '../../domain/source-policy.ts';
import { gatherTrainingForm } from '../analytics/training-form.ts';
import { readLimitsOn } from '../athlete/athlete-limits.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { type ReadHistory, readHistory, shownHistory } from '../prediction/runner-history.ts';
import type { RaceRow } from '../races/race-rows.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import { findLastRunBefore, findTrainedSince } from './training.queries.ts';

/** A race of so long ago that has no result may have been given up: its legs are still tired. */
const RACED_DAYS = 28;

/** What the analysis is made from: twelve weeks of the log, the races to come, the latest runs. */
export async function gatherTraining(db: Db | Tx, athlete: Athlete): Promise<TrainingInput> {
  const { userId, viewer, today } = athlete;
  const from = addDays(today, 1 - ANALYSIS_DAYS);
  const [workouts, races, lastRunBefore, history, { zones, limits }, week] = await Promise.all([
    findTrainedSince(db, { userId, viewer, from, to: today }),
    findUpcomingRaces(db, { userId, from: addDays(today, -RACED_DAYS) }),
    findLastRunBefore(db, { userId, viewer, day: from }),
    readAthletesHistory(db, athlete),
    readLimitsOn(db, { userId, day: today }),
    readWeek(db, athlete),
  ]);
  return {
    today,
    weekStart: athlete.weekStart,
    workouts,
    races: races.map(adviceRace),
    lastRunBefore,
    history,
    week,
    estimatedMaximum: estimatedMaximumOf(limits),
    weeklyFrequency: athlete.weeklyFrequency,
    zones,
    isHeartKnown: isHeartKnown(limits),
  };
}

/** Whose log the coach reads, and what of the profile it goes by. */
export type Athlete = {
  userId: number;
  /** Who reads the answer: an outside model is shown less than the athlete. */
  viewer: Viewer;
  /** Where the athlete is. */
  today: string;
  weekStart: WeekStart;
  /** How the words of a question are read as days. */
  calendar: Calendar;
  weeklyFrequency: WeeklyFrequency;
  heightCm: number | null;
  targetWeightKg: number | null;
  dateOfBirth: string | null;
};

export async function readAthlete(
  db: Db | Tx,
  of: { userId: number; viewer: Viewer; nowMs: number },
): Promise<Athlete> {
  const user = await findUser(db, of.userId);
  if (!user) throw notFound('User');
  const measures = readMeasures(user.measures);
  const today = dayInZone(of.nowMs, user.time_zone);
  return {
    userId: user.id,
    viewer: of.viewer,
    today,
    weekStart: measures.weekStart,
    calendar: calendarOn(today, measures),
    weeklyFrequency: user.weekly_frequency,
    heightCm: user.height_cm,
    targetWeightKg: user.target_weight_kg,
    dateOfBirth: user.date_of_birth,
  };
}

export type Gathered = AdviceInput & {
  workouts: AdviceWorkout[];
  races: AdviceRace[];
  history: ReadHistory;
};

/** What predictions rest on, as far as the reader of the answer may be told of it. */
export async function readAthletesHistory(
  db: Db | Tx,
  { userId, today, viewer }: Athlete,
  since?: string,
): Promise<ReadHistory> {
  return shownHistory(await readHistory(db, { userId, today, since }), originsShownTo(viewer));
}

/** What the coach looks at: the last twelve weeks, what is planned, and whether there was more. */
export async function gatherForAdvice(
  db: Db | Tx,
  of: { userId: number; today: string },
): Promise<Gathered> {
  const { userId, today } = of;
  const viewer = 'builtInCoach';
  // As far back as the analysis looks, or the two would not say the same of a note or a break.
  const from = addDays(today, 1 - ANALYSIS_DAYS);
  const [workouts, races, before, history, week, { limits }] = await Promise.all([
    findTrainedSince(db, { userId, viewer, from, to: today }),
    findUpcomingRaces(db, { userId, from: addDays(today, -RACED_DAYS) }),
    findLastRunBefore(db, { userId, viewer, day: from }),
    readHistory(db, { userId, today }),
    readWeek(db, { userId, viewer, today }),
    readLimitsOn(db, { userId, day: today }),
  ]);
  return {
    today,
    history,
    week,
    estimatedMaximum: estimatedMaximumOf(limits),
    runner: evidenceOf(history),
    results: history.results,
    workouts,
    races: races.map(adviceRace),
    // A week counts from the first run on; any run before the four weeks says that all four count.
    runningSince: before,
  };
}

/** How even and how heavy the last seven days were; null until there are six weeks to compare with. */
async function readWeek(
  db: Db | Tx,
  of: { userId: number; viewer: Viewer; today: string },
): Promise<AdviceFacts['week']> {
  const { userId, viewer, today } = of;
  const origins = originsShownTo(viewer);
  const { form } = await gatherTrainingForm(db, { userId, today, origins });
  const last = form.days.at(-1);
  if (!last || form.baselineDay !== null) return null;
  return { monotony: form.week.monotony, isAboveUsual: last.fatigue > last.fitness };
}

/** Null where somebody has said or seen it, and where the zones go by something else. */
function estimatedMaximumOf(limits: AthleteLimits): number | null {
  const { maximumOrigin, maxHeartRate } = limits;
  return maximumOrigin === 'ageFormula' || !isHeartKnown(limits) ? maxHeartRate : null;
}

function adviceRace(row: RaceRow): AdviceRace {
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    completed: row.completed === 1,
    distanceM: row.distance_m,
    targetS: row.target_time_s,
  };
}
