import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '../../domain/calendar.ts';
import { implausibleTime } from '../../domain/plausible-time.ts';
import {
  type Candidate,
  type LoggedCandidate,
  type Match,
  matchFound,
} from '../../domain/same-workout.ts';
import { isRun } from '../../domain/sports.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { candidateOf, findLogged } from '../workouts/compared-workouts.ts';
import { findSources } from '../workouts/sources.queries.ts';
import { fieldsMerged } from '../workouts/sources.ts';
import { findWorkoutsById } from '../workouts/workouts.queries.ts';
import { planAccounts } from './account-items.ts';
import {
  allPages,
  changeItems,
  countUnwritten,
  findFoundItems,
  type ItemChange,
  type ItemRow,
} from './import-items.queries.ts';
import {
  type Columns,
  columnsOfItem,
  type KeptMatch,
  mappingOfFile,
  STATUS_BY_DECISION,
} from './import-json.ts';
import { leaveTime, type StepDeps, Stopped } from './import-step.ts';
import {
  advanceImport,
  findImport,
  findMappedFiles,
  type Leased,
  LeaseLost,
} from './imports.queries.ts';
import { inTurns, mapInSteps } from './in-turns.ts';
import type { ReaderThread } from './reader-thread.ts';
import { planWeights } from './weight-items.ts';

const ITEMS_A_TURN = 20;

/** Decides what becomes of each workout that was found, against the log and against each other. */
export async function planImport(deps: StepDeps, leased: Leased): Promise<void> {
  const { db, clock } = deps;
  const { userId, id } = leased;
  const row = await findImport(db, { userId, id });
  if (!row) throw new LeaseLost();
  const ofImport = { userId, importId: id };
  const items = await allPages((of) => findFoundItems(db, { ...ofImport, ...of }));
  const matches = await matchItems(db, { userId, items, reader: deps.reader });
  const confirmed = await filesWithRightTimes(deps, leased);
  for (let from = 0; from < items.length; from += ITEMS_A_TURN) {
    if (deps.isOver()) throw new Stopped();
    const beganMs = performance.now();
    const some = items.slice(from, from + ITEMS_A_TURN);
    const plans = some.map((item, at) => ({ item, match: keptMatchOf(matches[from + at], items) }));
    await tellMerged(db, { userId, plans });
    const planned = plans.map(({ item, match }, at) => {
      const isConfirmed = row.is_confirmed === 1 || confirmed.has(item.import_file_id);
      const columns = planOf({ item, match, found: matches[from + at], isConfirmed });
      return { item, columns: asDecided(item, columns) };
    });
    await db.transaction().execute(async (tx) => {
      await advanceImport(tx, { ...leased, nowMs: clock.nowMs() });
      await changeItems(tx, planned);
    });
    await leaveTime(deps, performance.now() - beganMs);
  }
  await planWeights(deps, leased);
  await planAccounts(deps, leased);
  await db.transaction().execute(async (tx) => {
    const nowMs = clock.nowMs();
    // Read again: somebody may have said meanwhile that nothing is to be asked.
    const { commit_at_once: commits, items_written: written } = await advanceImport(tx, {
      ...leased,
      nowMs,
    });
    const columns = {
      status: commits === 1 ? ('importing' as const) : ('review' as const),
      items_total: written + (await countUnwritten(tx, { userId, importId: id })),
    };
    await advanceImport(tx, { ...leased, nowMs, columns });
  });
}

/** Tables of which the athlete has said that times which are hard to believe are right. */
async function filesWithRightTimes(deps: StepDeps, leased: Leased): Promise<Set<number>> {
  const files = await findMappedFiles(deps.db, { userId: leased.userId, id: leased.id });
  return new Set(files.flatMap((file) => (mappingOfFile(file)?.confirmed ? file.id : [])));
}

/** What the athlete has said of it before another file was read anew. */
function asDecided({ decision }: ItemRow, columns: ItemChange['columns']): ItemChange['columns'] {
  if (decision === null || (decision === 'merge' && columns.match === null)) return columns;
  return { ...columns, status: STATUS_BY_DECISION[decision] };
}

/** What each of these is, by the one rule for it; many are compared in the reader's thread. */
export async function matchItems(
  db: Db | Tx,
  of: { userId: number; items: readonly ItemRow[]; reader: Pick<ReaderThread, 'match'> },
): Promise<Match[]> {
  const { userId, items, reader } = of;
  const found = await inTurns(
    mapInSteps(items, (item) =>
      candidateOf({
        file: fileOfItem(item),
        key: item.source_key,
        kind: item.format,
        columns: columnsOfItem(item) ?? {},
        localStart: item.local_start,
      }),
    ),
  );
  return matchWithLog(db, { userId, found, reader });
}

/** What each of these is in the log, and among themselves. */
export async function matchWithLog(
  db: Db | Tx,
  of: { userId: number; found: readonly Candidate[]; reader: Pick<ReaderThread, 'match'> },
): Promise<Match[]> {
  const { userId, found, reader } = of;
  const logged = await findAllLogged(db, { userId, found });
  const isMuch = found.length + logged.length > COMPARED_HERE;
  return isMuch ? reader.match({ found, logged }) : matchFound({ found, logged });
}

/** What it stood in: two of one file are two workouts. */
export function fileOfItem(item: Pick<ItemRow, 'import_file_id' | 'file'>): string {
  return `${item.import_file_id}/${item.file}`;
}

/** In the order of time, some days at a go: others' requests are answered in between. */
export async function findAllLogged(
  db: Db | Tx,
  { userId, found }: { userId: number; found: readonly Candidate[] },
): Promise<LoggedCandidate[]> {
  const logged = new Map<number, LoggedCandidate>();
  for (const some of inStretches(found)) {
    const [first, last] = [some[0]?.date, some.at(-1)?.date];
    if (first === undefined || last === undefined) continue;
    const keys = some.flatMap(({ key }) => key ?? []);
    for (const each of await findLogged(db, { userId, days: [first, last], keys })) {
      logged.set(each.workoutId, each);
    }
    if (found.length > ITEMS_A_TURN) await nextTurn();
  }
  return [...logged.values()];
}

/** Days that lie together: of the years in between nothing need be looked at. */
function* inStretches(found: readonly Candidate[]): Generator<Candidate[]> {
  let stretch: Candidate[] = [];
  for (const one of found.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const before = stretch.at(-1)?.date;
    const isNear = before === undefined || one.date <= addDays(before, DAYS_APART);
    if (!isNear || stretch.length === ITEMS_A_TURN) {
      yield stretch;
      stretch = [];
    }
    stretch.push(one);
  }
  if (stretch.length > 0) yield stretch;
}

const DAYS_APART = 7;

const COMPARED_HERE = 400;

/** A match as it is kept with the item; null for what is new. */
function keptMatchOf(match: Match | undefined, items: readonly ItemRow[]): KeptMatch | null {
  if (!match || match.kind === 'new') return null;
  return {
    kind: match.kind,
    workoutId: 'workoutId' in match.with ? match.with.workoutId : null,
    itemId: 'found' in match.with ? (items[match.with.found]?.id ?? null) : null,
    fields: [],
  };
}

/** Adds to each match with a workout of the log which of its fields a merge would change. */
async function tellMerged(
  db: Db,
  of: { userId: number; plans: readonly { item: ItemRow; match: KeptMatch | null }[] },
): Promise<void> {
  const ids = [...new Set(of.plans.flatMap(({ match }) => match?.workoutId ?? []))];
  const workouts = await findWorkoutsById(db, { userId: of.userId, ids });
  const sources = await findSources(db, { userId: of.userId, workoutIds: ids });
  for (const { item, match } of of.plans) {
    const workout = workouts.find(({ id }) => id === match?.workoutId);
    const columns = columnsOfItem(item);
    if (!match || match.kind === 'identical' || !workout || !columns) continue;
    const reading = { kind: item.format, sourceKey: item.source_key ?? '', columns };
    const ofWorkout = sources.filter((source) => source.workout_id === workout.id);
    match.fields = fieldsMerged({ workout, sources: ofWorkout, reading }).map(
      ({ field, here, file }) => ({ field, here: told(here), file: told(file) }),
    );
  }
}

function told(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function planOf(of: {
  item: ItemRow;
  match: KeptMatch | null;
  found: Match | undefined;
  isConfirmed: boolean;
}): ItemChange['columns'] {
  const { item, match, found, isConfirmed } = of;
  if (!match || !found || found.kind === 'new') {
    const columns = columnsOfItem(item);
    const doubt = isConfirmed || !columns ? null : doubtOf(columns);
    const status = doubt === null ? ('new' as const) : ('question' as const);
    return { status, planned: status, match: null, reason: doubt };
  }
  const status = PLANNED[match.kind];
  return { status, planned: status, match: JSON.stringify(match), reason: reasonOf(found) };
}

const PLANNED = { identical: 'duplicate', same: 'merged', unsure: 'question' } as const;

/** Why nothing is done with it, or what is asked. */
function reasonOf(match: Exclude<Match, { kind: 'new' }>): string | null {
  if (match.kind === 'unsure') return WHY_ASKED[match.ground] ?? 'This may be the same workout.';
  if (match.ground === 'deleted') return DELETED_BEFORE;
  return null;
}

export const DELETED_BEFORE = 'You deleted this workout, so it is not added again.';

const WHY_ASKED: Partial<Record<Extract<Match, { ground: string }>['ground'], string>> = {
  zone: 'This may be the same workout, its time written down in another zone.',
  length: 'This may be the same workout, cut short in one of the two.',
  sport: 'This may be the same workout, called another sport.',
  indoors: 'This may be the same workout: one of the two says it was indoors.',
  'no-distance': 'This may be the same workout: only one of the two tells a distance.',
  words: 'This may be the same workout, though the two say different things about it.',
  several: 'This may be one of several workouts of that day.',
};

function doubtOf({ sport, distance_m: distanceM = null, duration_s: durationS }: Columns) {
  return implausibleTime({ isRun: isRun({ sport }), distanceM, durationS });
}
