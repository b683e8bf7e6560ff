/**
 * The numbers the product stands by, each named once. Kinds and their names are in
 * workout-kinds.ts, heart-rate zones and the default maximum in zones.ts.
 */

export const MIN_PASSWORD_LENGTH = 6;
export const MIN_NAME_LENGTH = 2;

export const FITNESS_LEVELS = ['beginner', 'intermediate', 'advanced', 'elite'] as const;
export type FitnessLevel = (typeof FITNESS_LEVELS)[number];
export const DEFAULT_FITNESS_LEVEL: FitnessLevel = 'intermediate';

export const WEEKLY_FREQUENCIES = ['2-3', '4-5', '6-7'] as const;
export type WeeklyFrequency = (typeof WEEKLY_FREQUENCIES)[number];
export const DEFAULT_WEEKLY_FREQUENCY: WeeklyFrequency = '4-5';

export const MIN_MAX_HEART_RATE = 150;
export const MAX_MAX_HEART_RATE = 220;
export const SUGGESTED_MAX_HEART_RATE_AT_BIRTH = 220;
export const MIN_WORKOUT_HEART_RATE = 50;
export const MAX_WORKOUT_HEART_RATE = 220;

export const DISTANCE_STEP_KM = 0.1;

export const MIN_WEIGHT_KG = 30;
/** A weight stays below this. */
export const WEIGHT_BELOW_KG = 300;
export const WEIGHT_STEP_KG = 0.1;
export const DEFAULT_TARGET_WEIGHT_KG = 85;

export const RACE_DISTANCES_KM = [5, 10, 21.1, 42.2] as const;
export const DEFAULT_RACE_DISTANCE_KM = 21.1;
export const NEAR_RACE_DAYS = 30;

export const READINESS_STEPS = [
  { moreThanDays: 60, percent: 75 },
  { moreThanDays: 30, percent: 85 },
] as const;
export const READINESS_CLOSE_PERCENT = 92;

export const DASHBOARD_PERIOD_DAYS = 30;

export const DASHBOARD_WORKOUTS_FETCHED = 10;
export const DASHBOARD_WORKOUTS_SHOWN = 3;
export const DASHBOARD_RACES_SHOWN = 2;
export const DASHBOARD_INSIGHTS_SHOWN = 3;
export const PACE_CHART_RUNS = 12;
export const VOLUME_CHART_WEEKS = 8;
export const WEIGHT_CHART_ENTRIES = 20;
export const RECENT_WEIGHT_ENTRIES = 5;
export const ANALYSED_RUNS_SHOWN = 3;
export const TRAINER_RECENT_WORKOUTS = 10;
export const TRAINER_RECENT_NOTES = 5;

/** Coaching looks at the last four weeks. */
export const ADVICE_DAYS = 28;
export const PACE_GAP_HIGH_S_PER_KM = 15;
export const PACE_GAP_MEDIUM_S_PER_KM = 5;
export const ZONE_TWO_LOW_PERCENT = 60;
export const ZONE_TWO_HIGH_PERCENT = 80;
export const FUELED_RUN_M = 15_000;
export const FUELED_RUN_S = 90 * 60;
export const MINUTES_PER_GEL = 45;
export const MANY_CAFFEINATED_GELS = 2;
export const HYDRATED_RUN_M = 10_000;
export const LOW_HYDRATION_ML = 400;
export const HYDRATION_ML_PER_HOUR = 500;
export const LOW_WEEK_M = 25_000;
export const RAISED_WEEK_KM = { from: 30, to: 35 } as const;
export const HIGH_WEEK_M = 50_000;
export const RACE_WEEK_DAYS = 7;
export const TAPER_DAYS = 14;
export const TAPER_CUT_PERCENT = 25;
export const RACE_PREPARATION_DAYS = 30;

export const PREDICTION_LEAST_RUNS = 3;
export const PREDICTION_LATEST_RUNS = 5;
/** A half marathon, as it is measured: 21.1 km where it is entered. */
export const PREDICTION_LONG_FROM_M = 21_097.5;
export const PREDICTION_LONG_S_PER_KM = 10;
export const PREDICTION_SHORT_UP_TO_M = 10_000;
export const PREDICTION_SHORT_S_PER_KM = -5;

export const IMPORT_PROGRESS = { read: 25, parsed: 50, converted: 75, uploaded: 100 } as const;
export const IMPORT_CSV_LEAST_CELLS = 3;

export const SYNC_HOUR = 6;
export const SYNC_API_HISTORY_DAYS = 30;
/** How many reads a day Strava grants a server's application that asked for no more. */
export const USUAL_READS_A_DAY = 1000;
export const SYNC_PROGRESS = { step: 10, everyMs: 500, upTo: 90 } as const;
export const SYNC_MESSAGE_MS = 3000;

export const ANALYSIS_CACHE_MS = 5 * 60_000;
export const ANALYSIS_RETRIES = 1;
export const CHAT_HEIGHT_PX = 600;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
