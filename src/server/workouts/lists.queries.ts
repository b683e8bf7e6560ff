import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Listed, ListOrder, ListPlace, WorkoutTotals } from '../../contract/workout-lists.ts';
import { tagsOf } from '../../domain/tags.ts';
import { RUNNING_SUBTYPES, type RunningSubtype } from '../../domain/workout-kinds.ts';
import { containsText, likePatterns } from '../platform/db/contains-text.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { WorkoutRow } from './workout-rows.ts';

/** Which workouts of whom; `raced` are those that races were run in. */
type OfList = { userId: number; listed: Listed; raced?: readonly number[] };

/** A row, and what the list is in the order of. */
type ListedRow = WorkoutRow & { sorted_by: number | null };

/**
 * One page from just behind `after`. Where it is in the order of a figure, those that have none come
 * last, newest first. Each order has an index.
 */
export async function findPage(
  db: Db | Tx,
  of: OfList & { order: ListOrder; after: ListPlace | null; limit: number },
): Promise<ListedRow[]> {
  const { order, after, limit } = of;
  if (order.by === 'date') {
    const place = after && 'date' in after ? after : null;
    return withNull(await pageByDay(db, { ...of, after: place, descending: order.descending }));
  }
  const figure = FIGURES[order.by];
  const rows = after && 'date' in after ? [] : await pageByFigure(db, { ...of, figure });
  if (rows.length === limit || figure.isAlwaysKnown) return rows;
  const others = await pageByDay(db, {
    ...of,
    after: after && 'date' in after ? after : null,
    limit: limit - rows.length,
    descending: true,
    without: figure,
  });
  return [...rows, ...withNull(others)];
}

type Figure = {
  value: RawBuilder<number>;
  isKnown: RawBuilder<boolean>;
  isUnknown: RawBuilder<boolean>;
  isAlwaysKnown?: true;
};

/** As the index of each has it, word for word. */
const FIGURES: Record<Exclude<ListOrder['by'], 'date'>, Figure> = {
  distance: column('distance_m'),
  duration: { ...column('duration_s'), isKnown: sql`duration_s >= 0`, isAlwaysKnown: true },
  pace: figure(whereFarEnough(sql`duration_s / distance_m`)),
  avgHeartRate: column('avg_heart_rate'),
  maxHeartRate: column('max_heart_rate'),
  calories: column('calories'),
  effort: column('effort'),
};

/** A pace, of a metre or more: below it there is none, and nothing is divided by zero. */
export function whereFarEnough(pace: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(case when distance_m >= 1 then ${pace} end)`;
}

function column(name: string): Figure {
  return figure(sql<number>`${sql.ref(name)}`);
}

function figure(value: RawBuilder<number>): Figure {
  return { value, isKnown: sql`${value} is not null`, isUnknown: sql`${value} is null` };
}

async function pageByFigure(
  db: Db | Tx,
  of: OfList & { figure: Figure; order: ListOrder; after: ListPlace | null; limit: number },
): Promise<ListedRow[]> {
  const { figure, order, after, limit } = of;
  const direction = order.descending ? 'desc' : 'asc';
  const { value } = figure;
  let query = db
    .selectFrom('workouts')
    .selectAll()
    .select(value.as('sorted_by'))
    .where(isListed(of))
    .where(figure.isKnown);
  if (after && 'value' in after) {
    query = query.where(
      order.descending
        ? sql<boolean>`${value} <= ${after.value} and (${value} < ${after.value} or id < ${after.id})`
        : sql<boolean>`${value} >= ${after.value} and (${value} > ${after.value} or id > ${after.id})`,
    );
  }
  return query.orderBy(value, direction).orderBy('id', direction).limit(limit).execute();
}

async function pageByDay(
  db: Db | Tx,
  of: OfList & {
    after: { date: string; id: number } | null;
    descending: boolean;
    limit: number;
    without?: Figure;
  },
): Promise<WorkoutRow[]> {
  const { after, descending, limit, without } = of;
  const direction = descending ? 'desc' : 'asc';
  let query = db.selectFrom('workouts').selectAll().where(isListed(of));
  if (without) query = query.where(without.isUnknown);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('date', 'id'), descending ? '<' : '>', tuple(after.date, after.id)),
    );
  }
  return query.orderBy('date', direction).orderBy('id', direction).limit(limit).execute();
}

function withNull(rows: WorkoutRow[]): ListedRow[] {
  return rows.map((row) => ({ ...row, sorted_by: null }));
}

/** What all of them come to. */
export async function sumListed(db: Db | Tx, of: OfList): Promise<WorkoutTotals> {
  const sums = await db
    .selectFrom('workouts')
    .select(({ fn }) => [
      fn.countAll<number>().as('workouts'),
      fn.sum<number | null>('distance_m').as('distanceM'),
      fn.sum<number | null>('duration_s').as('durationS'),
    ])
    .where(isListed(of))
    .executeTakeFirstOrThrow();
  return {
    workouts: Number(sums.workouts),
    distanceM: Number(sums.distanceM ?? 0),
    durationS: Number(sums.durationS ?? 0),
  };
}

function isListed({ userId, listed, raced = [] }: OfList) {
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'workouts'>) => {
    const { group, kind, from, to, minM, maxM, shoe } = listed;
    const tests = [eb('user_id', '=', userId), eb('deleted_at', 'is', null)];
    // Literals, not parameters: only so do the partial indexes apply.
    if (group === 'others') tests.push(eb('workout_type', '<>', sql.lit('running')));
    else if (group !== undefined) tests.push(eb('workout_type', '=', sql.lit('running')));
    if (group === 'runs') tests.push(eb('sport', '=', sql.lit('run')));
    if (group === 'walks') tests.push(eb('sport', '<>', sql.lit('run')));
    if (isSubtype(kind))
      tests.push(and([eb('running_subtype', '=', kind), eb('sport', '=', 'run')]));
    else if (kind === 'race')
      tests.push(
        raced.length > 0
          ? or([eb('is_race', '=', 1), eb('id', 'in', raced)])
          : eb('is_race', '=', 1),
      );
    else if (kind !== undefined) tests.push(eb('sport', '=', kind));
    if (from !== undefined) tests.push(eb('date', '>=', from));
    if (to !== undefined) tests.push(eb('date', '<=', to));
    if (minM !== undefined) tests.push(eb('distance_m', '>=', minM));
    if (maxM !== undefined) tests.push(eb('distance_m', '<=', maxM));
    if (listed.minHeartRate !== undefined)
      tests.push(eb('avg_heart_rate', '>=', listed.minHeartRate));
    if (listed.maxHeartRate !== undefined)
      tests.push(eb('avg_heart_rate', '<=', listed.maxHeartRate));
    if (shoe !== undefined) tests.push(eb('shoe_id', '=', shoe));
    return and([...tests, ...saidOf(listed), ...tagged(listed), ...paced(listed)]);
  };
}

function saidOf({ search }: Listed): RawBuilder<boolean>[] {
  if (!search) return [];
  // Word for word as the index has it of the workouts that say something.
  const isWorded = sql<boolean>`(title is not null or notes is not null)`;
  return [isWorded, containsText(['title', 'notes'], search)];
}

function tagged({ tag }: Listed): RawBuilder<boolean>[] {
  const [wanted] = tagsOf(tag ?? null);
  if (wanted === undefined) return [];
  const [pattern = ''] = likePatterns(`,${wanted},`);
  return [sql<boolean>`tags is not null and ',' || tags || ',' like ${pattern} escape '!'`];
}

/** A pace is shown to the second. */
const AS_SHOWN_S = 0.5;

/** A pace is the time for a kilometre: of two the quicker is the smaller. */
function paced({ minPaceS, maxPaceS }: Listed): RawBuilder<boolean>[] {
  const pace = sql`${FIGURES.pace.value} * 1000`;
  return [
    ...(minPaceS === undefined ? [] : [sql<boolean>`${pace} >= ${minPaceS - AS_SHOWN_S}`]),
    ...(maxPaceS === undefined ? [] : [sql<boolean>`${pace} < ${maxPaceS + AS_SHOWN_S}`]),
  ];
}

function isSubtype(kind: Listed['kind']): kind is RunningSubtype {
  return RUNNING_SUBTYPES.some((subtype) => subtype === kind);
}

const MOST_TAGS_SHOWN = 200;

/** The tags of the log, those of the most workouts first. */
export async function findTags(db: Db | Tx, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('workouts')
    .select(({ fn }) => ['tags', fn.countAll<number>().as('workouts')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('tags', 'is not', null)
    .groupBy('tags')
    .execute();
  const counts = new Map<string, number>();
  for (const { tags, workouts } of rows) {
    for (const tag of tagsOf(tags)) counts.set(tag, (counts.get(tag) ?? 0) + Number(workouts));
  }
  return [...counts.entries()]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, MOST_TAGS_SHOWN)
    .map(([tag]) => tag);
}
