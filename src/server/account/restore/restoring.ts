import type { ItemRow } from '../../imports/import-items.queries.ts';
import type { StepDeps } from '../../imports/import-step.ts';
import type { Leased } from '../../imports/imports.queries.ts';
import {
  columnsOfTable,
  EXPORTED_TABLES,
  type ExportedTable,
  type TableColumn,
} from '../../platform/db/athlete-rows.ts';
import type { Engine } from '../../platform/db/database.ts';
import { RESTORED_NAMES, type RestoredName } from '../../platform/db/restore-rows.ts';
import { findRestored, type RestoredRow } from './restored-rows.queries.ts';

export type TableName = RestoredName | 'users';
export type Fate = { name: TableName; fromKey: string } & Pick<RestoredRow, 'to_key' | 'outcome'>;

/** An export on its way into an account: what has become of its rows, and what is left to do. */
export type Restoring = {
  deps: StepDeps;
  leased: Leased;
  item: ItemRow;
  userId: number;
  tables: ReadonlyMap<TableName, { table: ExportedTable; columns: TableColumn[] }>;
  fates: Map<string, Fate>;
  /** Workouts of the log that a row of the export is, or has become: no second one is. */
  taken: Set<number>;
  /** Whether the account was empty: then it takes the profile as it is, and nothing follows anything. */
  isWhole: boolean;
  /** What can be said only once all rows of a table have their ids here. */
  later: Later[];
  /** What can be said only once everything is there. */
  atEnd: Later[];
  /** What the export itself takes of the athlete's room for files. */
  ownBytes: number;
};

/** A column that names rows which may come after its own. */
export type Later = {
  name: RestoredName;
  fromKey: string;
  column: string;
  value: () => unknown;
};

const NAMES: readonly TableName[] = ['users', ...RESTORED_NAMES];

/** The files of an export in the order in which they are restored: what is named comes first. */
export const FILES = NAMES.flatMap((name) => EXPORTED_TABLES[name]?.file ?? []);

export function nameOfFile(file: string): TableName | undefined {
  return NAMES.find((name) => EXPORTED_TABLES[name]?.file === file);
}

export async function openRestoring(
  engine: Engine,
  of: Pick<Restoring, 'deps' | 'leased' | 'item'>,
): Promise<Restoring> {
  const { deps, leased, item } = of;
  const { userId } = leased;
  const tables: Map<TableName, { table: ExportedTable; columns: TableColumn[] }> = new Map();
  for (const name of NAMES) {
    const table = EXPORTED_TABLES[name];
    if (table) tables.set(name, { table, columns: await columnsOfTable(engine, name) });
  }
  const restoring: Restoring = {
    deps,
    leased,
    item,
    userId,
    tables,
    fates: new Map(),
    taken: new Set(),
    isWhole: false,
    later: [],
    atEnd: [],
    ownBytes: 0,
  };
  for await (const row of findRestored(engine.db, { userId, itemId: item.id })) {
    const name = NAMES.find((each) => each === row.table_name);
    if (!name) continue;
    const { to_key, outcome } = row;
    keepFate(restoring, { name, fromKey: row.from_key, to_key, outcome });
    if (name === 'users') restoring.isWhole = readChanged(row.changed).isWhole;
  }
  return restoring;
}

export function keepFate(restoring: Restoring, fate: Fate): void {
  restoring.fates.set(keyOf(fate), fate);
  if (fate.name === 'workouts' && fate.to_key !== null) restoring.taken.add(Number(fate.to_key));
}

export function fateOf(
  restoring: Restoring,
  of: { name: TableName; fromKey: string },
): Fate | undefined {
  return restoring.fates.get(keyOf(of));
}

/** Of how many rows of a table it is known what became of them. */
export function countFates({ fates }: Restoring, name: TableName): number {
  return [...fates.values()].filter((fate) => fate.name === name).length;
}

/** The id here of a row that had this id there. */
export function idHere(restoring: Restoring, name: TableName, from: unknown): number | null {
  const to = fateOf(restoring, { name, fromKey: String(from) })?.to_key ?? null;
  return to === null ? null : Number(to);
}

function keyOf({ name, fromKey }: { name: TableName; fromKey: string }): string {
  return `${name} ${fromKey}`;
}

/** Each column of the profile that was changed, as it was and as it became. */
export type ChangedProfile = { isWhole: boolean; columns: Record<string, [unknown, unknown]> };

export function readChanged(changed: string | null): ChangedProfile {
  return changed === null ? { isWhole: false, columns: {} } : JSON.parse(changed);
}
