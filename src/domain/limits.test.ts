import { describe, expect, test } from 'vitest';
import { startOfWeek, weekdayOf } from './calendar.ts';
import * as limits from './limits.ts';
import { GEL_TYPES } from './workout-kinds.ts';
import { DEFAULT_MAX_HEART_RATE, suggestedMaxHeartRate, ZONES } from './zones.ts';

// The titles are the words of the specification; the numbers are written out once more, so that a
// limit changes in two places or not at all.
const RULES: [section: number, words: string, values: Partial<typeof limits>][] = [
  [5, 'password at least 6 characters', { MIN_PASSWORD_LENGTH: 6 }],
  [5, 'name min 2', { MIN_NAME_LENGTH: 2 }],
  [5, 'distance step 0.1', { DISTANCE_STEP_KM: 0.1 }],
  [5, 'rows with at least 3 comma-separated cells', { IMPORT_CSV_LEAST_CELLS: 3 }],
  [
    2,
    'race readiness: 75% if more than 60 days away, 85% if more than 30, otherwise 92%',
    {
      READINESS_STEPS: [
        { moreThanDays: 60, percent: 75 },
        { moreThanDays: 30, percent: 85 },
      ],
      READINESS_CLOSE_PERCENT: 92,
    },
  ],
  [2, 'Recent Workout Analysis: top 3 runs', { ANALYSED_RUNS_SHOWN: 3 }],
  [9, 'Mobile breakpoint: viewport under 768 px', { MOBILE_BELOW_PX: 768 }],
  [
    9,
    'Tooltips open after 700 ms, skip delay 300 ms',
    { TOOLTIP_DELAY_MS: 700, TOOLTIP_SKIP_DELAY_MS: 300 },
  ],
  [9, 'One toast at a time', { TOASTS_AT_ONCE: 1 }],
  [9, 'suggested max HR is 220 minus age', { SUGGESTED_MAX_HEART_RATE_AT_BIRTH: 220 }],
  [9, 'input range 150 to 220', { MIN_MAX_HEART_RATE: 150, MAX_MAX_HEART_RATE: 220 }],
  [
    9,
    'workout heart-rate inputs 50 to 220',
    { MIN_WORKOUT_HEART_RATE: 50, MAX_WORKOUT_HEART_RATE: 220 },
  ],
  [9, 'Target weight fixed at 85 kg', { DEFAULT_TARGET_WEIGHT_KG: 85 }],
  [
    9,
    'Weight bounds 30 to 300 kg; step 0.1',
    { MIN_WEIGHT_KG: 30, WEIGHT_BELOW_KG: 300, WEIGHT_STEP_KG: 0.1 },
  ],
  [
    9,
    'Fitness levels: beginner, intermediate, advanced, elite',
    { FITNESS_LEVELS: ['beginner', 'intermediate', 'advanced', 'elite'] },
  ],
  [9, 'Weekly frequency options 2-3, 4-5, 6-7', { WEEKLY_FREQUENCIES: ['2-3', '4-5', '6-7'] }],
  [
    9,
    'New-profile defaults: intermediate, 4-5',
    { DEFAULT_FITNESS_LEVEL: 'intermediate', DEFAULT_WEEKLY_FREQUENCY: '4-5' },
  ],
  [
    9,
    'Race distances 5, 10, 21.1, 42.2 km (default 21.1)',
    { RACE_DISTANCES_KM: [5, 10, 21.1, 42.2], DEFAULT_RACE_DISTANCE_KM: 21.1 },
  ],
  [
    9,
    'dashboard fetches 10 workouts and shows 3',
    { DASHBOARD_WORKOUTS_FETCHED: 10, DASHBOARD_WORKOUTS_SHOWN: 3 },
  ],
  [9, '2 upcoming races', { DASHBOARD_RACES_SHOWN: 2 }],
  [9, '3 insights', { DASHBOARD_INSIGHTS_SHOWN: 3 }],
  [9, 'pace chart 12 runs', { PACE_CHART_RUNS: 12 }],
  [9, 'weekly volume chart 8 weeks', { VOLUME_CHART_WEEKS: 8 }],
  [9, 'weight chart 20 entries', { WEIGHT_CHART_ENTRIES: 20 }],
  [9, 'recent weight entries 5', { RECENT_WEIGHT_ENTRIES: 5 }],
  [
    9,
    'trainer view 10 recent workouts and 5 recent notes',
    { TRAINER_RECENT_WORKOUTS: 10, TRAINER_RECENT_NOTES: 5 },
  ],
  [9, 'A race is near at 30 days or fewer', { NEAR_RACE_DAYS: 30 }],
  [
    9,
    'Summary periods: 30 (dashboard), 30, 90, 180, 365 days (analytics)',
    { DASHBOARD_PERIOD_DAYS: 30, SUMMARY_PERIODS_DAYS: [30, 90, 180, 365] },
  ],
  [
    9,
    'pace gap over 15 s/km from target gives high priority, over 5 medium',
    { PACE_GAP_HIGH_S_PER_KM: 15, PACE_GAP_MEDIUM_S_PER_KM: 5 },
  ],
  [
    9,
    'Zone 2 share below 60% advises more aerobic base, above 80% advises adding intensity',
    { ZONE_TWO_LOW_PERCENT: 60, ZONE_TWO_HIGH_PERCENT: 80 },
  ],
  [
    9,
    'runs over 15 km and over 90 minutes without gels advise fueling (1 gel per 45 min)',
    { FUELED_RUN_M: 15_000, FUELED_RUN_S: 5400, MINUTES_PER_GEL: 45 },
  ],
  [9, 'more than 2 caffeinated gels advises limiting', { MANY_CAFFEINATED_GELS: 2 }],
  [
    9,
    'average hydration under 400 ml on runs over 10 km advises 500 ml per hour',
    { LOW_HYDRATION_ML: 400, HYDRATED_RUN_M: 10_000, HYDRATION_ML_PER_HOUR: 500 },
  ],
  [
    9,
    'weekly distance under 25 km advises raising to 30-35 km, over 50 km advises recovery',
    { LOW_WEEK_M: 25_000, RAISED_WEEK_KM: { from: 30, to: 35 }, HIGH_WEEK_M: 50_000 },
  ],
  [
    9,
    'race in 15-30 days is preparation, 8-14 days taper (cut volume 25%), 7 days or less race week',
    { RACE_PREPARATION_DAYS: 30, TAPER_DAYS: 14, TAPER_CUT_PERCENT: 25, RACE_WEEK_DAYS: 7 },
  ],
  [
    9,
    'needs at least 3 running workouts with distance, uses the latest 5',
    { PREDICTION_LEAST_RUNS: 3, PREDICTION_LATEST_RUNS: 5 },
  ],
  [
    9,
    'adds 10 seconds per km for distances of 21.1 km or more and subtracts 5 for 10 km or less',
    {
      ...{ PREDICTION_LONG_S_PER_KM: 10, PREDICTION_LONG_FROM_M: 21_100 },
      ...{ PREDICTION_SHORT_S_PER_KM: -5, PREDICTION_SHORT_UP_TO_M: 10_000 },
    },
  ],
  [
    9,
    'Import progress marks 25, 50, 75, 100',
    { IMPORT_PROGRESS: { read: 25, parsed: 50, converted: 75, uploaded: 100 } },
  ],
  [9, 'automatic sync daily at 6:00 AM', { SYNC_HOUR: 6 }],
  [9, 'the service’s API limit is 30 days of history', { SYNC_API_HISTORY_DAYS: 30 }],
  [
    9,
    'sync progress ticks every 500 ms in steps of 10 up to 90',
    { SYNC_PROGRESS: { everyMs: 500, step: 10, upTo: 90 } },
  ],
  [9, 'message clears after 3 seconds', { SYNC_MESSAGE_MS: 3000 }],
  [
    9,
    'AI analysis cached 5 minutes, retried once',
    { ANALYSIS_CACHE_MS: 300_000, ANALYSIS_RETRIES: 1 },
  ],
  [9, 'chat window 600 px high', { CHAT_HEIGHT_PX: 600 }],
];

/** Of our own: the specification names no window for its coaching rules. */
const OURS: Partial<typeof limits> = { ADVICE_DAYS: 28 };

describe('section', () => {
  test.each(RULES)('%i: %s', (_section, _words, values) => {
    expect(limits).toMatchObject(values);
  });

  test('9: Default max heart rate 185; suggested max HR of a runner of 40 is 180', () => {
    expect(DEFAULT_MAX_HEART_RATE).toBe(185);
    expect(suggestedMaxHeartRate(40)).toBe(180);
  });

  test('9: Zone 1 Recovery 50-60, Zone 2 Aerobic 60-70, Zone 3 Tempo 70-80, Zone 4 Threshold 80-90, Zone 5 Maximum 90-100', () => {
    expect(
      ZONES.map(
        ({ number, trainingName, fromPercent, toPercent }) =>
          `Zone ${number} ${trainingName} ${fromPercent}-${toPercent}`,
      ),
    ).toEqual([
      ...['Zone 1 Recovery 50-60', 'Zone 2 Aerobic 60-70', 'Zone 3 Tempo 70-80'],
      ...['Zone 4 Threshold 80-90', 'Zone 5 Maximum 90-100'],
    ]);
  });

  test('9: the profile screen names the zones Recovery, Aerobic, Threshold, Lactate, VO2 Max', () => {
    expect(ZONES.map(({ profileName }) => profileName)).toEqual([
      ...['Recovery', 'Aerobic', 'Threshold', 'Lactate', 'VO2 Max'],
    ]);
  });

  test('9: Gel options: none, sis, gu, other', () => {
    expect(GEL_TYPES).toEqual(['none', 'sis', 'gu', 'other']);
  });

  test('9: Week starts on Sunday', () => {
    expect(weekdayOf(startOfWeek('2026-11-21'))).toBe(0);
    expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
  });
});

test('every limit is named above with the words it comes from, or as ours', () => {
  const named = [...RULES.map(([, , values]) => values), OURS].flatMap(Object.keys);
  expect(named.toSorted()).toEqual(Object.keys(limits).toSorted());
  expect(limits).toMatchObject(OURS);
});
