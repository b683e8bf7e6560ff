import { randomUUID } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { statementNameOf } from './prepared.ts';

/** Names statements for as long as their names are kept. */
export class StatementNames {
  #areOn: boolean;
  readonly #warn: (sentence: string) => void;

  constructor({ areOn, warn }: { areOn: boolean; warn: (sentence: string) => void }) {
    this.#areOn = areOn;
    this.#warn = warn;
  }

  nameOf(query: CompiledQuery): string | undefined {
    return this.#areOn ? statementNameOf(query) : undefined;
  }

  turnOff(reason: keyof typeof WHY_OFF = 'lost'): void {
    if (this.#areOn)
      this.#warn(`${WHY_OFF[reason]} DATABASE_STATEMENT_NAMES=off says so beforehand.`);
    this.#areOn = false;
  }

  /** An old plan is one connection's affair; a lost name will be lost again. */
  wasRefused(error: unknown): void {
    if (!isStalePlan(error)) this.turnOff();
  }
}

const WHY_OFF = {
  lost: 'what stands between Longrun and PostgreSQL keeps no prepared statements, so they are off.',
  unknown:
    'whether what stands between Longrun and PostgreSQL keeps prepared statements was not found out in time (a pooler with one connection?), so they are off.',
};

/** Whether a statement failed because of its name alone: nothing of it was done. */
export function isNameRefused(error: unknown): boolean {
  return isStalePlan(error) || isNameLost(error);
}

/** A newer version of Longrun has added a column since the statement was planned. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/** Another connection of the server's was given the statement, or has one of this name already. */
function isNameLost(error: unknown): boolean {
  return error instanceof pg.DatabaseError && NAME_LOST.has(error.code ?? '');
}

const NAME_LOST = new Set(['26000', '42P05']);

const ROUNDS = 3;
/** A pooler that has no second connection lets the second who asks wait for ever. */
const LONGEST_ANSWER_MS = 3_000;

/**
 * Whether a name given on a connection is still known to it later. It is where the connection is the
 * server's own. A pooler may hand each transaction to another of the server's connections, and few
 * carry the names along: that is tried.
 */
export async function areNamesKept(
  pool: pg.Pool,
  settings: pg.ClientConfig,
): Promise<'kept' | keyof typeof WHY_OFF> {
  const asking = await pool.connect();
  let isDirect = false;
  try {
    isDirect = (await ask(asking)) === processIdOf(asking);
    if (isDirect) return 'kept';
    const other = new pg.Client({
      ...settings,
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    });
    other.on('error', () => {});
    try {
      await other.connect();
      return await areNamesCarried({ asking, other });
    } catch {
      return 'unknown';
    } finally {
      await other.end();
    }
  } finally {
    // One on which names were tried is not kept.
    asking.release(!isDirect);
  }
}

async function areNamesCarried(clients: { asking: Asked; other: Asked }): Promise<'kept' | 'lost'> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (await haveMovedAndKept(clients)) return 'kept';
    }
    // They never changed places: a connection each, for as long as it lasts.
    return 'kept';
  } catch (error) {
    if (isNameLost(error)) return 'lost';
    throw error;
  }
}

/** Rejects where the name is lost. */
async function haveMovedAndKept({ asking, other }: { asking: Asked; other: Asked }) {
  const name = `longrun_probe_${randomUUID()}`;
  const first = await ask(asking, name);
  // Where the server's connections are shared, this takes the one that was just left, and knows the
  // name there already, or the first has to move on to one where nobody does.
  await other.query('begin');
  try {
    if ((await ask(other, name)) === first) return true;
    return (await ask(asking, name)) !== first;
  } finally {
    await other.query('rollback');
  }
}

type Asked = pg.ClientBase;

/** The process of the server that answers. */
async function ask(client: Asked, name?: string): Promise<number> {
  const text = 'select pg_backend_pid() as pid';
  const timed = { name, text, query_timeout: LONGEST_ANSWER_MS };
  const { rows } = await client.query<{ pid: number }>(timed);
  return rows[0]?.pid ?? 0;
}

/** The one that answered when the connection was made, as far as was said. */
function processIdOf(client: Asked): number | undefined {
  return 'processID' in client ? Number(client.processID) : undefined;
}
