import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays, weekdayOf } from '../../domain/calendar.ts';
import { type Bound, type OwnWord, ZONE_TIMES } from '../../domain/coach/conditions.ts';
import { kindWhere, RUNS } from '../../domain/coach/kinds.ts';
import { calendarOn } from '../../domain/coach/period.ts';
import { readQuestion } from '../../domain/coach/reading/read-question.ts';
import { FEELS, type Feel } from '../../domain/workout-kinds.ts';
import { countWorkouts, findNewest } from './coach-workouts.queries.ts';
import { findSums } from './sums.queries.ts';

const TODAY = '2026-03-18';

let app: TestApp;
let userId: number;
let otherId: number;

beforeAll(async () => {
  app = await createTestApp();
  ({ userId } = await app.addAthlete());
  ({ userId: otherId } = await app.addAthlete());
});
afterAll(() => app.close());

/** Days over a leap year, and the turns of years. */
const rows = fc.array(
  fc.record({
    mine: fc.boolean(),
    daysAgo: fc.integer({ min: 0, max: 1100 }),
    distance_m: fc.option(fc.constantFrom(0, 4999, 5000, 10_000, 10_001, 16_093, 21_100)),
    duration_s: fc.integer({ min: 0, max: 9000 }),
    avg_heart_rate: fc.option(fc.integer({ min: 100, max: 180 })),
    notes: fc.constantFrom(null, 'Sore KNEE', 'knees fine', 'flat'),
    effort: fc.option(fc.integer({ min: 1, max: 10 })),
    hydration_ml: fc.option(fc.constantFrom(0, 200, 500, 750)),
    caffeinated_gels: fc.nat(2),
    non_caffeinated_gels: fc.nat(2),
    feel: fc.constantFrom(null, ...FEELS),
    tags: fc.constantFrom(null, 'race', 'hills,race', 'racers', 'a%e'),
    title: fc.constantFrom(null, 'Progression run', 'Evening progression', 'Regression'),
    calories: fc.option(fc.constantFrom(0, 499, 500, 501, 900)),
    zone1_s: fc.constantFrom(0, 300),
    zone2_s: fc.constantFrom(0, 600, 900),
    zone3_s: fc.constantFrom(0, 300),
    zone4_s: fc.constantFrom(0, 300, 1200),
  }),
  { minLength: 1, maxLength: 40 },
);

const ASKED = [
  'how many runs over 10 km ever',
  'how many runs at least 10 km ever',
  'how many runs under 5 km ever',
  'how many runs over 10 miles ever',
  'how many runs between 5 and 10 km ever',
  'how many 10k runs ever',
  'how many runs faster than 5:35 ever',
  'how many runs slower than 6:30 ever',
  'how many runs over 1 hour ever',
  'how many runs under 40 minutes ever',
  'how many runs with heart rate over 150 ever',
  'how many runs below 140 bpm ever',
  'how many runs on saturdays ever',
  'how many runs at weekends ever',
  'how many runs with "knee" in the note ever',
  'how many runs over 5 km faster than 6:00 on sundays ever',
  'how many runs without "knee" in the note ever',
  'how many runs over 5 km that do not mention the knee ever',
  'how many runs with gels ever',
  'how many runs with more than 10 minutes in zone 2 ever',
  'how many runs with at least 5 minutes in zone 4 ever',
  'how many runs with less than 10 minutes in zone 3 ever',
  'how many runs without gels ever',
  'how many runs with more than one gel ever',
  'how many runs with 2 gels ever',
  'how many runs with caffeinated gels ever',
  'how many runs without caffeine ever',
  'how many runs with drinks noted ever',
  'how many runs with nothing to drink ever',
  'how many runs with more than 300 ml to drink ever',
  'how many runs with effort over 7 ever',
  'how many runs with an effort of 8 ever',
  'how many runs with over 500 kcal ever',
  'how many runs with calories between 400 and 500 ever',
  'how many runs tagged race ever',
  'how many runs titled progression ever',
  'how many runs that felt bad ever',
  'how many runs that felt strong with effort under 5 ever',
  'how many runs above 7 effort ever',
  'how many runs did I rate 8 or more ever',
  'how many runs did I drink half a litre or more on ever',
  'how many runs with less than half a litre to drink ever',
  'how many runs did I take caffeine gels on ever',
  'how many runs rated 3 to 6 ever',
  'how many runs did I rate under 4 ever',
  'how many runs mostly in zone 2 ever',
  'how many zone 2 runs ever',
  'how many runs in zone 1 and 2 ever',
  'how many runs over 5 km in zone 4 or higher ever',
];

type Row = {
  date: string;
  distance_m: number | null;
  duration_s: number;
  avg_heart_rate: number | null;
  notes: string | null;
  effort: number | null;
  calories: number | null;
  hydration_ml: number | null;
  caffeinated_gels: number;
  non_caffeinated_gels: number;
  feel: Feel | null;
  tags: string | null;
  title: string | null;
  zone1_s: number;
  zone2_s: number;
  zone3_s: number;
  zone4_s: number;
};

/** More than half of its time in zones. */
function isMostlyIn(row: Row, zones: readonly number[]): boolean {
  const seconds = [row.zone1_s, row.zone2_s, row.zone3_s, row.zone4_s, 0];
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const there = zones.reduce((sum, zone) => sum + (seconds[zone - 1] ?? 0), 0);
  return there > all / 2;
}

/** The same conditions, looked at one row at a time. */
function isMeant(row: Row, bound: Bound): boolean {
  const { distance_m, duration_s, avg_heart_rate, effort } = row;
  const gels = row.caffeinated_gels + row.non_caffeinated_gels;
  if (bound.of === 'gels') return bound.isLacking ? gels === 0 : gels > 0 && inBound(gels, bound);
  if (bound.of === 'caffeine') {
    return bound.isLacking ? row.caffeinated_gels === 0 : inBound(row.caffeinated_gels, bound);
  }
  if (bound.of === 'drink') {
    const drunkMl = row.hydration_ml ?? 0;
    return bound.isLacking ? drunkMl === 0 : row.hydration_ml !== null && inBound(drunkMl, bound);
  }
  const zone = (ZONE_TIMES as readonly string[]).indexOf(bound.of);
  if (zone >= 0) {
    const seconds = [row.zone1_s, row.zone2_s, row.zone3_s, row.zone4_s, 0];
    return seconds.some((each) => each > 0) && inBound(seconds[zone] ?? 0, bound);
  }
  if (bound.of === 'calories') return Boolean(row.calories) && inBound(row.calories ?? 0, bound);
  if (bound.of === 'effort') return effort !== null && inBound(effort, bound);
  if (bound.of === 'heartRate')
    return Boolean(avg_heart_rate) && inBound(avg_heart_rate ?? 0, bound);
  if (bound.of === 'time') return duration_s > 0 && inBound(duration_s, bound);
  if (!distance_m) return false;
  if (bound.of === 'distance') return inBound(distance_m, bound);
  // As it is shown: a run that reads 5:35 is not faster than 5:35.
  return duration_s > 0 && inBound(Math.round(duration_s / (distance_m / 1000)), shownBound(bound));
}

function isSaidOf({ feel, tags, title }: Row, { of, values }: OwnWord): boolean {
  const said =
    of === 'feel' ? [feel] : of === 'tag' ? tags?.split(',') : title?.toLowerCase().split(' ');
  return values.some((value) => said?.some((each) => each === value));
}

function shownBound(bound: Bound): Bound {
  const isWhole = /\/km$/.test(bound.words);
  const { below, atLeast } = bound;
  if (!isWhole) return bound;
  return {
    ...bound,
    below: below === null ? null : below + 0.5,
    atLeast: atLeast === null ? null : atLeast + 0.5,
  };
}

function inBound(figure: number, { above, atLeast, below, atMost }: Bound): boolean {
  return (
    (above === null || figure > above) &&
    (atLeast === null || figure >= atLeast) &&
    (below === null || figure < below) &&
    (atMost === null || figure <= atMost)
  );
}

test('runs under conditions are counted and added up as row by row', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(...ASKED), async (drawn, asked) => {
      await app.db.deleteFrom('workouts').execute();
      const saved = drawn.map(({ mine, daysAgo, ...row }) => ({
        ...row,
        workout_type: 'running' as const,
        sport: 'run' as const,
        user_id: mine ? userId : otherId,
        date: addDays(TODAY, -daysAgo),
        source: 'manual' as const,
        created_at: 1,
        updated_at: 1,
      }));
      await app.db.insertInto('workouts').values(saved).execute();
      const question = readQuestion(asked, calendarOn(TODAY), null);
      expect([question.intent, question.measure, question.unplaced]).toEqual([
        'amount',
        'count',
        [],
      ]);
      const { bounds, weekdays, note, noteWithout, own = [], mostlyIn } = question.where;
      const words = [note, noteWithout, mostlyIn].filter((word) => word);
      expect(bounds.length + own.length + (weekdays ? 1 : 0) + words.length).toBeGreaterThan(0);
      const meant = saved.filter(
        (row) =>
          row.user_id === userId &&
          bounds.every((bound) => isMeant(row, bound)) &&
          own.every((word) => isSaidOf(row, word)) &&
          (!mostlyIn || isMostlyIn(row, mostlyIn)) &&
          (weekdays === null || weekdays.includes(weekdayOf(row.date))) &&
          (note === null || row.notes?.toLowerCase().includes(note.toLowerCase()) === true) &&
          !(noteWithout && row.notes?.toLowerCase().includes(noteWithout)),
      );
      const kind = kindWhere(RUNS, question.where);
      const scope = { userId, viewer: 'builtInCoach', to: TODAY, kind } as const;
      const sums = await findSums(app.db, scope);
      expect([sums.workouts, sums.durationS, sums.distanceM]).toEqual([
        meant.length,
        meant.reduce((sum, row) => sum + row.duration_s, 0),
        meant.reduce((sum, row) => sum + (row.distance_m ?? 0), 0),
      ]);
      expect(await countWorkouts(app.db, scope)).toBe(meant.length);
      const [latest] = await findNewest(app.db, scope, 1);
      expect(latest?.date).toBe(
        meant
          .map(({ date }) => date)
          .toSorted()
          .at(-1),
      );
    }),
    { numRuns: 160 },
  );
});
