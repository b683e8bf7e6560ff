import { hash } from 'node:crypto';
import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Db, Tx } from './database.ts';

/** What is undefined is written as null. */
type Value = string | number | null | undefined;

/**
 * A query that is built and compiled once for each engine, then run with other values. Building
 * costs several times what a point read does, so the busiest queries use this. They answer rows: a
 * write says what it returns.
 */
export function prepared<P extends Record<string, Value>, Row>(
  build: (param: <K extends keyof P>(name: K) => P[K], db: Db) => Buildable<Row>,
): (db: Db | Tx, params: P) => Promise<Row[]> {
  const compiledFor = new WeakMap<DialectAdapter, NamedQuery<Row>>();
  return async (db, params) => {
    const { adapter } = db.getExecutor();
    const compiled = compiledFor.get(adapter) ?? named(build(placeholder<P>, db).compile(db));
    compiledFor.set(adapter, compiled);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? (params[value.name] ?? null) : value,
    );
    const query: NamedQuery<Row> = { ...compiled, parameters };
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

/** Made by the query builder, or written out by `sql`. */
type Buildable<Row> = { compile: (db: Db) => CompiledQuery<Row> };

/** A query whose plan is worth keeping, with the name to keep it under. */
type NamedQuery<Row = unknown> = CompiledQuery<Row> & { statementName: string };

export function statementNameOf(query: CompiledQuery): string | undefined {
  return 'statementName' in query ? String(query.statementName) : undefined;
}

/**
 * The name is the text's hash: it means the same text in every process, and no two texts share one.
 * 51 characters of the 63 that PostgreSQL keeps of a name.
 */
function named<Row>(query: CompiledQuery<Row>): NamedQuery<Row> {
  return { ...query, statementName: `longrun_${hash('sha256', query.sql, 'base64url')}` };
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
