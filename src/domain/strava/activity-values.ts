import { classifyActivity } from '../classify-activity.ts';
import type { FieldSetBy, WorkoutFields, ZONE_FIELDS } from '../workout-fields.ts';
import type { ActivityKind } from '../workout-kinds.ts';
import type { StravaActivity, StravaDetails } from './activity.ts';

/** What a workout of the log takes from an activity. */
export type ActivityValues = Pick<WorkoutFields, FieldSetBy<'strava'>>;

/** What the list tells. Calories and zones come with the details, and are left out until then. */
export type ListedValues = Omit<ActivityValues, 'calories' | ZoneField>;
export type ZoneField = (typeof ZONE_FIELDS)[number];

/** As long as a note may be. */
const MAX_NOTE_CHARACTERS = 10_000;
const MILLIMETRES = 1000;

/** `description` is what the details said last; the list never tells it. */
export function valuesOfListed(activity: StravaActivity, description: string | null): ListedValues {
  const kind = kindOfActivity(activity);
  const { movingTimeS, elapsedTimeS, avgHeartRateBpm, maxHeartRateBpm } = activity;
  return {
    date: activity.date,
    startedAtMs: activity.startedAtMs,
    utcOffsetS: Math.round(activity.utcOffsetS),
    workoutType: kind.workoutType,
    runningSubtype: kind.runningSubtype,
    sport: kind.sport,
    isRace: kind.isRace,
    durationS: Math.round(movingTimeS || elapsedTimeS || 0),
    elapsedS: elapsedTimeS === null ? null : Math.round(elapsedTimeS),
    distanceM: kind.workoutType === 'strength' ? null : exactM(activity.distanceM),
    ascentM: activity.ascentM,
    avgHeartRate: rounded(avgHeartRateBpm),
    maxHeartRate: rounded(maxHeartRateBpm),
    notes: notesOf({ name: activity.name, description }),
  };
}

/** Strava writes 0 calories for what it does not know. */
export function valuesOfDetails(
  details: StravaDetails,
): ListedValues & { calories: number | null } {
  return {
    ...valuesOfListed(details, details.description),
    calories: rounded(details.caloriesKcal || null),
  };
}

/** No way at all is written as 0 metres, too. */
function exactM(distanceM: number | null): number | null {
  return distanceM ? Math.round(distanceM * MILLIMETRES) / MILLIMETRES : null;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

const RACE = 1;
const LONG_RUN = 2;
const WORKOUT = 3;

type KindTold = Pick<
  StravaActivity,
  'sportType' | 'workoutType' | 'isOnTrainer' | 'isManual' | 'hasGps'
>;

/**
 * The kind of an activity in the log's own words. A race is marked as one and is neither easy, long
 * nor intervals: no comparison of such runs should rest on it.
 */
export function kindOfActivity(activity: KindTold): ActivityKind & { isRace: boolean } {
  const kind = classifyActivity(activity.sportType ?? '');
  const isRun = kind.sport === 'run';
  const isRace = isRun && activity.workoutType === RACE;
  if (!isRun && kind.sport !== 'walk') return { ...kind, isRace };
  if (kind.runningSubtype === 'treadmill' || isInside(activity)) {
    return { ...kind, runningSubtype: 'treadmill', isRace };
  }
  if (isRace) return { ...kind, runningSubtype: null, isRace };
  if (isRun && activity.workoutType === LONG_RUN)
    return { ...kind, runningSubtype: 'outdoor-long', isRace };
  if (isRun && activity.workoutType === WORKOUT)
    return { ...kind, runningSubtype: 'outdoor-interval', isRace };
  return { ...kind, isRace };
}

/** What was typed in has no track either, and says nothing about the place. */
function isInside({ isOnTrainer, isManual, hasGps }: KindTold): boolean {
  return isOnTrainer || (hasGps === false && !isManual);
}

/**
 * An activity's name and description as the note of a workout, in the form in which a database and
 * a text field give it back: no NUL, no half of a character, one kind of line end.
 */
function notesOf(texts: { name: string | null; description: string | null }): string | null {
  const parts = [texts.name, texts.description].map(keepable).filter((part) => part !== '');
  const notes = keepable(parts.join('\n\n').slice(0, MAX_NOTE_CHARACTERS));
  return notes === '' ? null : notes;
}

function keepable(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed().trim();
}
