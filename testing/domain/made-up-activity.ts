import type { StravaActivity } from '../../src/domain/strava/activity.ts';
import { type ActivityValues, valuesOfListed } from '../../src/domain/strava/activity-values.ts';

const STARTED_AT = Date.UTC(2026, 2, 17, 6, 30);

/** A run of ten kilometres on the morning of 17 March, an hour east of Greenwich. */
export function madeUpActivity(activity: Partial<StravaActivity> = {}): StravaActivity {
  return {
    id: '1001',
    name: 'Morning Run',
    sportType: 'Run',
    workoutType: null,
    startedAtMs: STARTED_AT,
    date: '2026-03-17',
    utcOffsetS: 3600,
    distanceM: 10_012.3,
    movingTimeS: 3000,
    elapsedTimeS: 3060,
    ascentM: 84,
    avgHeartRateBpm: 151.6,
    maxHeartRateBpm: 172,
    isOnTrainer: false,
    isManual: false,
    hasGps: true,
    ...activity,
  };
}

/** A workout of the log that holds what the list told of that run. */
export function madeUpValues(values: Partial<ActivityValues> = {}): ActivityValues {
  return {
    ...valuesOfListed(madeUpActivity(), null),
    ...{ calories: null, zone1S: 0, zone2S: 0, zone3S: 0, zone4S: 0, zone5S: 0 },
    ...values,
  };
}
