import type { StravaStreams } from '../../src/domain/strava/activity.ts';
import type { DetailedActivity } from '../../src/server/strava/api/answers.ts';

export const DAY_MS = 86_400_000;

/** An easy run of ten kilometres that began then, where the clock is UTC's. */
export function madeUpActivity(
  activity: Partial<DetailedActivity> & { id: string; startedAtMs: number },
): DetailedActivity {
  const { startedAtMs } = activity;
  return {
    name: `Run ${activity.id}`,
    sportType: 'Run',
    workoutType: null,
    date: new Date(startedAtMs).toISOString().slice(0, 10),
    utcOffsetS: 0,
    distanceM: 10_012.3,
    movingTimeS: 3000,
    elapsedTimeS: 3060,
    ascentM: 84,
    avgHeartRateBpm: 151.6,
    maxHeartRateBpm: 172,
    avgCadencePerMin: 81,
    isOnTrainer: false,
    isManual: false,
    isPrivate: false,
    externalId: null,
    uploadId: null,
    athleteId: null,
    hasGps: true,
    description: 'Felt good',
    caloriesKcal: 712.4,
    deviceName: null,
    laps: [],
    ...activity,
  };
}

/** Five minutes at an even effort, a sample a minute. */
export function madeUpStreams(): StravaStreams {
  return {
    timeS: [0, 60, 120, 180, 240, 300],
    distanceM: [0, 200, 400, 600, 800, 1000],
    heartRateBpm: [null, 120, 120, 120, 150, 150],
    elevationM: [10, 11, 12, 12, 11, 10],
    speedMPerS: [0, 3.3, 3.3, 3.3, 3.3, 3.3],
    cadencePerMin: [null, 80, 81, 81, 80, 80],
    moving: [false, true, true, true, true, true],
  };
}
