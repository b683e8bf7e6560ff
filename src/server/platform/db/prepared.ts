import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db, Tx } from './database.ts';
import { straightOf } from './straight.ts';

type Value = string | number | null;

/**
 * A query that is built and compiled once for each engine, then run with other values.
 * Building costs several times what a point read does, so the busiest queries use this. They
 * answer rows: a write says what it returns.
 */
export function prepared<P extends Record<string, Value>, Row>(
  build: (db: Db, param: <K extends keyof P>(name: K) => P[K]) => Compilable<Row>,
): (db: Db | Tx, params: P) => Promise<Row[]> {
  const compiledFor = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, params) => {
    const { adapter } = db.getExecutor();
    const compiled = compiledFor.get(adapter) ?? build(db, placeholder<P>).compile();
    compiledFor.set(adapter, compiled);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? params[value.name] : value,
    );
    const writes = compiled.query.kind !== 'SelectQueryNode';
    const straight = straightOf(db)?.({ sql: compiled.sql, parameters, writes });
    // What a row holds is the builder's word here as there: the driver only hands it on.
    if (straight) return (await straight) as Row[];
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

// The builder only carries the value through to `parameters`, where it is swapped for the real one.
function placeholder<P extends Record<string, Value>>(name: keyof P): P[keyof P] & never {
  return new Placeholder(String(name)) as unknown as P[keyof P] & never;
}
