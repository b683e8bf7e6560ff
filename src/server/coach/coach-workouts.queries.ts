import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Among, Bound, Conditions, OwnWord } from '../../domain/coach/conditions.ts';
import { EASY_ENOUGH_PERCENT } from '../../domain/coach/judging/judge-run.ts';
import type { Kind } from '../../domain/coach/kinds.ts';
import type { Extreme } from '../../domain/coach/question.ts';
import type { OwnTitle } from '../../domain/coach/reading/parts/name-title.ts';
import type { Hours } from '../../domain/coach/reading/parts/time-of-day.ts';
import { formsOf } from '../../domain/coach/reading/parts/word-forms.ts';
import type { FuelledRun } from '../../domain/race-plan/fuel-plan.ts';
import { originsShownTo, type Viewer } from '../../domain/source-policy.ts';
import type { Sport } from '../../domain/sports.ts';
import type { Feel, RunningSubtype, WorkoutType } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { isRaced } from '../races/races.queries.ts';
import { whereFarEnough } from '../workouts/lists.queries.ts';
import { isShown } from '../workouts/shown-workouts.queries.ts';

/** A workout as a reply names it in one line. */
export type WorkoutLine = {
  id: number;
  date: string;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
  shoeId?: number | null;
  notes: string | null;
};

/** Newest first. */
export async function findNewest(db: Db | Tx, scope: Scope, limit: number): Promise<WorkoutLine[]> {
  return lines(db, scope).orderBy('date', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** What the athlete said of one workout: the effort of 1 to 10, and how it felt. */
export async function findFelt(
  db: Db | Tx,
  scope: Scope,
): Promise<{ effort: number | null; feel: Feel | null }> {
  const felt = await coachWorkouts(db, scope)
    .select(['workouts.effort', 'workouts.feel'])
    .executeTakeFirst();
  return felt ?? { effort: null, feel: null };
}

export async function isMarkedAsRace(db: Db | Tx, scope: Scope): Promise<boolean> {
  const race = await coachWorkouts(db, scope)
    .where(isRaced(scope.userId))
    .select('workouts.id')
    .executeTakeFirst();
  return race !== undefined;
}

/** How many there are, without reading any of them. */
export async function countWorkouts(db: Db | Tx, scope: Scope): Promise<number> {
  const { count } = await coachWorkouts(db, scope)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Eight years of a workout a day: older titles than these are asked for by hardly anybody. */
const LATEST_WITH_TITLES = 3000;

/** What its latest workouts are called, the latest first. */
export async function findTitles(
  db: Db | Tx,
  athlete: Pick<Scope, 'userId' | 'viewer'>,
): Promise<OwnTitle[]> {
  const latest = coachWorkouts(db, athlete)
    .select(['title', 'sport', 'date'])
    .where('title', 'is not', null)
    .orderBy('date', 'desc')
    .limit(LATEST_WITH_TITLES);
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select(['title', sql<0 | 1>`max(case when sport = 'run' then 1 else 0 end)`.as('isRun')])
    .groupBy('title')
    .orderBy(sql`max(date)`, 'desc')
    .execute();
  return rows.flatMap(({ title, isRun }) => (title ? [{ title, isRun: isRun === 1 }] : []));
}

/** What each workout is tagged with, its tags joined by commas. */
export async function findTags(db: Db | Tx, scope: Scope): Promise<string[]> {
  const rows = await coachWorkouts(db, scope)
    .select('tags')
    .where('tags', 'is not', null)
    .execute();
  return rows.flatMap(({ tags }) => tags ?? []);
}

export type ExtremeSearch = {
  extreme: Exclude<Extreme, 'latest' | 'first' | 'least' | Measured>;
  /** Metres: only workouts at least, or at most, as long. */
  least?: number;
  most?: number;
  limit: number;
};

/** The most extreme first; of equals the latest. */
export async function findExtremes(
  db: Db | Tx,
  scope: Scope,
  search: ExtremeSearch,
): Promise<WorkoutLine[]> {
  const { extreme, least, most, limit } = search;
  const { by, descending } = ORDERS[extreme];
  let query = lines(db, scope);
  const isByHeartRate = extreme === 'highestHeartRate' || extreme === 'lowestHeartRate';
  if (!isByHeartRate) query = query.where('distance_m', '>', 0);
  if (extreme === 'fastest' || extreme === 'slowest') query = query.where('duration_s', '>', 0);
  if (isByHeartRate) query = query.where('avg_heart_rate', '>', 0);
  if (least !== undefined) query = query.where('distance_m', '>=', least);
  if (most !== undefined) query = query.where('distance_m', '<=', most);
  return query
    .orderBy(by, descending ? 'desc' : 'asc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const PACE = sql<number>`duration_s / distance_m`;

const ORDERS: Record<ExtremeSearch['extreme'], { by: RawBuilder<unknown>; descending: boolean }> = {
  longest: { by: sql`distance_m`, descending: true },
  shortest: { by: sql`distance_m`, descending: false },
  fastest: { by: PACE, descending: false },
  slowest: { by: PACE, descending: true },
  highestHeartRate: { by: sql`avg_heart_rate`, descending: true },
  lowestHeartRate: { by: sql`avg_heart_rate`, descending: false },
};

/** What is not a figure of the workout's line, but can be told of one. */
export type Measured =
  | 'mostClimbing'
  | 'highestCadence'
  | 'mostCalories'
  | 'mostGels'
  | 'mostDrunk'
  | 'mostEffort';

/** Those with the most, or the least, climbing, cadence or calories, with that figure; what has none is left out. */
export async function findMostMeasured(
  db: Db | Tx,
  scope: Scope,
  search: { measured: Measured; isLeast?: boolean; limit: number },
): Promise<(WorkoutLine & { figure: number })[]> {
  const figure = measuredOf(search.measured, scope.viewer);
  return lines(db, scope)
    .select(figure.as('figure'))
    .where(sql<boolean>`${figure} is not null`)
    .orderBy(sql`figure`, search.isLeast ? 'asc' : 'desc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit)
    .execute();
}

function measuredOf(measured: Measured, viewer: Viewer): RawBuilder<number> {
  if (measured === 'mostCalories') return sql<number>`calories`;
  if (measured === 'mostDrunk') return sql<number>`hydration_ml`;
  if (measured === 'mostEffort') return sql<number>`workouts.effort`;
  if (measured === 'mostGels') {
    return sql<number>`nullif(caffeinated_gels + non_caffeinated_gels, 0)`;
  }
  const figure =
    measured === 'mostClimbing' ? sql`ascent_m` : sql`cadence_times_s / nullif(cadence_s, 0)`;
  const sources = originsShownTo(viewer).sources;
  return sql<number>`(select ${figure} from workout_recordings as recording
    where recording.workout_id = workouts.id and recording.source in (${sql.join(sources)}))`;
}

/** The highest heart rate that is noted of a workout, which is no average. */
export async function findHighestPeak(
  db: Db | Tx,
  scope: Scope,
): Promise<(WorkoutLine & { maxHeartRate: number }) | undefined> {
  return lines(db, scope)
    .select(sql<number>`max_heart_rate`.as('maxHeartRate'))
    .where('max_heart_rate', '>', 0)
    .orderBy('max_heart_rate', 'desc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type Fuel = 'gels' | 'hydration';

/** Those on which gels were taken, or drinks noted, newest first. */
export async function findWithFuel(
  db: Db | Tx,
  scope: Scope,
  search: { fuel: Fuel; limit: number },
): Promise<WorkoutLine[]> {
  const isNoted =
    search.fuel === 'gels'
      ? sql<boolean>`caffeinated_gels + non_caffeinated_gels > 0`
      : sql<boolean>`hydration_ml is not null`;
  return lines(db, scope)
    .where(isNoted)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit)
    .execute();
}

/** The longest in time, for what has no distance, or the shortest. */
export async function findLongestInTime(
  db: Db | Tx,
  scope: Scope,
  { limit, isShortest = false }: { limit: number; isShortest?: boolean },
): Promise<WorkoutLine[]> {
  return lines(db, scope)
    .where('duration_s', '>', 0)
    .orderBy('duration_s', isShortest ? 'asc' : 'desc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest workout with a recording, up to that day. */
export async function findLatestRecorded(
  db: Db | Tx,
  scope: Scope,
): Promise<WorkoutLine | undefined> {
  return lines(db, scope)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('workout_recordings')
          .select('workout_recordings.workout_id')
          .whereRef('workout_recordings.workout_id', '=', 'workouts.id'),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those of at least so long with what was eaten and drunk on them, newest first. */
export async function findFuelled(
  db: Db | Tx,
  scope: Scope,
  { leastS, limit }: { leastS: number; limit: number },
): Promise<FuelledRun[]> {
  const rows = await coachWorkouts(db, scope)
    .select([
      'id',
      'date',
      'distance_m as distanceM',
      'duration_s as durationS',
      'hydration_ml as hydrationMl',
      'caffeinated_gels as caffeinated',
      'non_caffeinated_gels as others',
    ])
    .where('duration_s', '>=', leastS)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ caffeinated, others, ...run }) => ({ ...run, gels: caffeinated + others }));
}

export async function findOldest(db: Db | Tx, scope: Scope): Promise<WorkoutLine | undefined> {
  return lines(db, scope).orderBy('date').orderBy('id').limit(1).executeTakeFirst();
}

/** Those whose note holds the words, newest first, and how many they are. */
export async function findNoted(
  db: Db | Tx,
  search: { scope: Scope; words: string; limit: number },
): Promise<{ lines: WorkoutLine[]; count: number }> {
  const { scope, words, limit } = search;
  const rows = await lines(db, scope)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where(holdsWords(words))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { lines: rows, count: rows[0]?.count ?? 0 };
}

/**
 * In any case of letters, the last word in any of its forms. Both engines know the cases of a to z; words
 * with other letters are looked for as typed, small, capitalised and in capitals, where a word begins.
 */
function holdsWords(words: string): RawBuilder<boolean> {
  const [one, other] = words.split(' or ');
  if (one && other) return sql<boolean>`(${holdsWords(one)} or ${holdsWords(other)})`;
  const small = spaced(words.toLowerCase());
  const begins = sql<boolean>`lower(${SPACED_NOTES}) like ${pattern(`${small}%`)} escape '~'`;
  if (/[^\p{ASCII}]/u.test(words)) {
    const [first = ''] = small;
    const capitalised = first.toUpperCase() + small.slice(first.length);
    const written = new Set([spaced(words), small, small.toUpperCase(), capitalised]);
    const tests = [...written].map(
      (each) => sql`${SPACED_NOTES} like ${pattern(`${each}%`)} escape '~'`,
    );
    return sql<boolean>`(${sql.join([begins, ...tests], sql` or `)})`;
  }
  const [, lead = '', last = ''] = /^(.* )?(.*)$/.exec(small) ?? [];
  const forms = formsOf(last).map(
    (form) => sql`lower(${SPACED_NOTES}) like ${pattern(`${lead}${form} %`)} escape '~'`,
  );
  // The beginning alone first: few notes hold it, and only those are looked through for the forms.
  return sql<boolean>`(${begins} and (${sql.join(forms, sql` or `)}))`;
}

/** With blanks around every word: 'rain' is looked for where a word begins, and not in 'trainer'. */
const SPACED_NOTES = [...'\n\t.,;:!?()"\'-/“”‘’'].reduce(
  (spaced, mark) => sql`replace(${spaced}, ${sql.lit(mark)}, ' ')`,
  sql`(' ' || notes || ' ')`,
);

/** The words themselves keep no mark either. */
function spaced(words: string): string {
  return words.replace(/[\n\t.,;:!?()"'\-/“”‘’]/g, ' ').trim();
}

/** What 'like' is asked for: a word and its end, which may be open. */
function pattern(words: string): string {
  return `% ${words.replace(/[~%_](?!$)/g, '~$&')}`;
}

export function lines(db: Db | Tx, scope: Scope) {
  return coachWorkouts(db, scope).select([
    'id',
    'date',
    'workout_type as workoutType',
    'running_subtype as runningSubtype',
    'sport',
    'distance_m as distanceM',
    'duration_s as durationS',
    'avg_heart_rate as avgHeartRate',
    'shoe_id as shoeId',
    'notes',
  ]);
}

/** Which of an athlete's workouts a question is about. */
export type Scope = {
  userId: number;
  /** Who reads the answer: an outside model is shown less than the athlete. */
  viewer: Viewer;
  /** Both included. */
  from?: string;
  to?: string;
  /** Only these. */
  ids?: readonly number[];
  kind?: Pick<Kind, 'workoutType' | 'runningSubtype' | 'exceptSubtype' | 'sport' | 'where'>;
};

/** The workouts of one kind in a stretch of days, of the athlete whose question is answered. */
export function scopeOf(
  { userId, viewer }: Pick<Scope, 'userId' | 'viewer'>,
  { from, to }: { from: string; to: string },
  kind?: Scope['kind'] | null,
): Scope {
  return { userId, viewer, from, to, kind: kind ?? undefined };
}

/**
 * The one way in which the coach comes by workouts: its athlete's own, not deleted, and of sources
 * that its reader may see.
 */
export function coachWorkouts(
  db: Db | Tx,
  scope: Scope,
): SelectQueryBuilder<Tables, 'workouts', object> {
  const { userId, viewer, from, to, ids, kind } = scope;
  let query = db
    .selectFrom('workouts')
    .where('workouts.user_id', '=', userId)
    .where('workouts.deleted_at', 'is', null);
  if (from !== undefined) query = query.where('workouts.date', '>=', from);
  if (to !== undefined) query = query.where('workouts.date', '<=', to);
  if (ids !== undefined) query = query.where('workouts.id', 'in', ids.length > 0 ? ids : [-1]);
  if (kind?.workoutType) {
    // A literal, not a parameter: only so does the index of runs apply.
    query = query.where('workouts.workout_type', '=', sql.lit(kind.workoutType));
  }
  if (kind?.runningSubtype)
    query = query.where('workouts.running_subtype', '=', kind.runningSubtype);
  if (kind?.exceptSubtype) {
    const { exceptSubtype } = kind;
    query = query.where(({ or, eb }) =>
      or([
        eb('workouts.running_subtype', 'is', null),
        eb('workouts.running_subtype', '<>', exceptSubtype),
      ]),
    );
  }
  if (kind?.sport) query = query.where('workouts.sport', '=', kind.sport);
  for (const test of testsOf(kind?.where)) query = query.where(test);
  if (kind?.where?.withoutRaces) query = query.where(sql<boolean>`not ${isRaced(userId)}`);
  if (kind?.where?.inRaces) query = query.where(isRaced(userId));
  if (kind?.where?.dayAfter) {
    const { of, isNot } = kind.where.dayAfter;
    const before = coachWorkouts(db, { userId, viewer, kind: of ?? undefined }).select(
      sql`${DAY_NUMBER} + 1`.as('day'),
    );
    // A rest day is one without any workout.
    const isAmong = (of === null) === Boolean(isNot);
    const test = isAmong
      ? sql<boolean>`${DAY_NUMBER} in ${before}`
      : sql<boolean>`${DAY_NUMBER} not in ${before}`;
    query = query.where(test);
  }
  if (kind?.where?.latest) {
    const all = { ...scope, kind: { ...kind, where: { ...kind.where, latest: null } } };
    const latest = coachWorkouts(db, all)
      .select('workouts.id')
      .orderBy('workouts.date', 'desc')
      .orderBy('workouts.id', 'desc')
      .limit(kind.where.latest);
    query = query.where('workouts.id', 'in', latest);
  }
  if (kind?.where?.among)
    query = query.where('workouts.id', 'in', few(db, scope, kind.where.among));
  return query.where(isShown(originsShownTo(viewer)));
}

/** The latest, the longest or the fastest few, of which others are asked something. */
function few(db: Db | Tx, { userId, viewer }: Scope, { by, count, of, from, to }: Among) {
  const all = coachWorkouts(db, { userId, viewer, kind: of, from, to });
  const isDated = by === 'latest' || by === 'first';
  const order = isDated ? { by: sql`workouts.date`, descending: by === 'latest' } : ORDERS[by];
  const told = isDated ? all : all.where('distance_m', '>', 0);
  const paced = by === 'fastest' || by === 'slowest' ? told.where('duration_s', '>', 0) : told;
  return paced
    .select('workouts.id')
    .orderBy(order.by, order.descending ? 'desc' : 'asc')
    .orderBy('workouts.date', 'desc')
    .orderBy('workouts.id', 'desc')
    .limit(count);
}

/** The conditions of a question: what lacks the figure that a bound is about is not meant. */
function testsOf(where: Conditions | undefined): RawBuilder<boolean>[] {
  if (!where) return [];
  const tests = where.bounds.flatMap(boundTests);
  if (where.note !== null) tests.push(holdsWords(where.note));
  if (where.noteWithout) {
    tests.push(sql<boolean>`(workouts.notes is null or not ${holdsWords(where.noteWithout)})`);
  }
  if (where.isNoted === true) tests.push(HAS_NOTE);
  if (where.isNoted === false) tests.push(sql<boolean>`not ${HAS_NOTE}`);
  if (where.weekdays) tests.push(sql<boolean>`${WEEKDAY} in (${sql.join(where.weekdays)})`);
  if (where.hours) tests.push(withinHours(where.hours));
  tests.push(...(where.own ?? []).map(ownWordTest));
  if (where.mostlyIn) tests.push(mostlyInZones(where.mostlyIn));
  if (where.isTooHard) tests.push(TOO_HARD);
  if (where.shoe) tests.push(sql<boolean>`workouts.shoe_id = ${where.shoe.id}`);
  if (where.shoeWithout) {
    const { id } = where.shoeWithout;
    tests.push(sql<boolean>`(workouts.shoe_id is null or workouts.shoe_id <> ${id})`);
  }
  return tests;
}

const HAS_NOTE = sql<boolean>`(length(trim(coalesce(workouts.notes, ''))) > 0)`;

/** More than half of the time for which there is a zone; what has none is not meant. */
function mostlyInZones(zones: readonly number[]): RawBuilder<boolean> {
  const seconds = (of: readonly number[]) =>
    sql.join(
      of.map((zone) => sql.ref(`workouts.zone${zone}_s`)),
      sql` + `,
    );
  return sql<boolean>`(2 * (${seconds(zones)}) > ${seconds([1, 2, 3, 4, 5])})`;
}

/** As it is rounded where an easy run is judged; what has no time in zones is not meant. */
const TOO_HARD = sql<boolean>`(200 * (workouts.zone1_s + workouts.zone2_s) < ${2 * EASY_ENOUGH_PERCENT - 1} *
  (workouts.zone1_s + workouts.zone2_s + workouts.zone3_s + workouts.zone4_s + workouts.zone5_s))`;

/** A tag, a word of the title, or how it felt. */
function ownWordTest({ of, values }: OwnWord): RawBuilder<boolean> {
  if (of === 'feel') return sql<boolean>`workouts.feel in (${sql.join(values)})`;
  const [word = ''] = values;
  const text =
    of === 'tag' ? sql`',' || workouts.tags || ','` : sql`lower(' ' || workouts.title || ' ')`;
  const wanted = word.replace(/[~%_]/g, '~$&');
  return sql<boolean>`(${text} like lower(${of === 'tag' ? `%,${wanted},%` : `% ${wanted}%`}) escape '~')`;
}

/** By the clock where it began; over midnight the hours begin later than they end. */
function withinHours({ fromMin, toMin }: Hours): RawBuilder<boolean> {
  return fromMin < toMin
    ? sql<boolean>`(${MINUTE_OF_DAY} >= ${fromMin} and ${MINUTE_OF_DAY} < ${toMin})`
    : sql<boolean>`(${MINUTE_OF_DAY} >= ${fromMin} or ${MINUTE_OF_DAY} < ${toMin})`;
}

/** Of the day on which it began, by the clock where it was. */
export const MINUTE_OF_DAY = sql`(((workouts.started_at / 1000 + workouts.utc_offset_s) % 86400) / 60)`;

/** How many of them have no time of day. */
export async function countWithoutStart(db: Db | Tx, scope: Scope): Promise<number> {
  const { count } = await coachWorkouts(db, scope)
    .where(sql<boolean>`(workouts.started_at is null or workouts.utc_offset_s is null)`)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type ShoeSums = { shoeId: number | null; count: number; distanceM: number };

/** What each pair ran of them, the one that ran farthest first; no pair is one of them. */
export async function findShoeSums(db: Db | Tx, scope: Scope): Promise<ShoeSums[]> {
  return coachWorkouts(db, scope)
    .select([
      'shoe_id as shoeId',
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(distance_m), 0)`.as('distanceM'),
    ])
    .groupBy('shoe_id')
    .orderBy('distanceM', 'desc')
    .execute();
}

function boundTests(bound: Bound): RawBuilder<boolean>[] {
  const { above, atLeast, below, atMost, isLacking } = bound;
  const { known, value } = BOUNDED[bound.of];
  if (isLacking) return [sql<boolean>`coalesce(${value}, 0) <= 0`];
  const tests = [known];
  if (above !== null) tests.push(sql<boolean>`${value} > ${above}`);
  if (atLeast !== null) tests.push(sql<boolean>`${value} >= ${atLeast}`);
  if (below !== null) tests.push(sql<boolean>`${value} < ${below}`);
  if (atMost !== null) tests.push(sql<boolean>`${value} <= ${atMost}`);
  return tests;
}

/** What the recording says was climbed; a bound of it is told to whoever sees the workout. */
const CLIMBED = sql`(select recording.ascent_m from workout_recordings recording where recording.workout_id = workouts.id)`;

/** The mean cadence of the recording, as it is shown. */
const CADENCE = sql`(select round(recording.cadence_times_s / nullif(recording.cadence_s, 0)) from workout_recordings recording where recording.workout_id = workouts.id)`;

type Bounded = { known: RawBuilder<boolean>; value: RawBuilder<unknown> };

/** The time in a zone, where any zone has some. */
function timeInZone(zone: number): Bounded {
  return {
    known: sql<boolean>`(workouts.zone1_s + workouts.zone2_s + workouts.zone3_s + workouts.zone4_s + workouts.zone5_s) > 0`,
    value: sql.ref(`workouts.zone${zone}_s`),
  };
}

const BOUNDED: Record<Bound['of'], Bounded> = {
  ...{ zone1: timeInZone(1), zone2: timeInZone(2), zone3: timeInZone(3) },
  ...{ zone4: timeInZone(4), zone5: timeInZone(5) },
  distance: { known: sql<boolean>`distance_m > 0`, value: sql`distance_m` },
  time: { known: sql<boolean>`duration_s > 0`, value: sql`duration_s` },
  heartRate: { known: sql<boolean>`avg_heart_rate > 0`, value: sql`avg_heart_rate` },
  effort: { known: sql<boolean>`workouts.effort is not null`, value: sql`workouts.effort` },
  cadence: { known: sql<boolean>`${CADENCE} is not null`, value: CADENCE },
  calories: { known: sql<boolean>`calories > 0`, value: sql`calories` },
  elevation: { known: sql<boolean>`${CLIMBED} is not null`, value: CLIMBED },
  gels: {
    known: sql<boolean>`workouts.caffeinated_gels + workouts.non_caffeinated_gels > 0`,
    value: sql`workouts.caffeinated_gels + workouts.non_caffeinated_gels`,
  },
  caffeine: {
    known: sql<boolean>`workouts.caffeinated_gels > 0`,
    value: sql`workouts.caffeinated_gels`,
  },
  drink: { known: sql<boolean>`hydration_ml is not null`, value: sql`hydration_ml` },
  maxHeartRate: {
    known: sql<boolean>`max_heart_rate > 0`,
    value: sql`max_heart_rate`,
  },
  pace: {
    known: sql<boolean>`distance_m > 0 and duration_s > 0`,
    // Seconds a kilometre.
    value: whereFarEnough(sql`1000.0 * duration_s / distance_m`),
  },
};

const YEAR = sql`cast(substr(workouts.date, 1, 4) as integer)`;
const MONTH = sql`cast(substr(workouts.date, 6, 2) as integer)`;
const DAY = sql`cast(substr(workouts.date, 9, 2) as integer)`;
/** January and February count to the year before, as the calendar's leap day wants it. */
const LEAP_YEAR = sql`(${YEAR} - (14 - ${MONTH}) / 12)`;
/** Days counted through, by the rule of the Julian day. */
const DAY_NUMBER = sql`(${DAY} + (153 * (${MONTH} + 12 * ((14 - ${MONTH}) / 12) - 3) + 2) / 5 + 365 * ${LEAP_YEAR}
  + ${LEAP_YEAR} / 4 - ${LEAP_YEAR} / 100 + ${LEAP_YEAR} / 400)`;
/** 0 is Sunday; by Zeller's rule, since each engine has a function of its own for it. */
const WEEKDAY = sql`((${DAY} + ${LEAP_YEAR} + ${LEAP_YEAR} / 4 - ${LEAP_YEAR} / 100 + ${LEAP_YEAR} / 400
  + (31 * (${MONTH} + 12 * ((14 - ${MONTH}) / 12) - 2)) / 12) % 7)`;
