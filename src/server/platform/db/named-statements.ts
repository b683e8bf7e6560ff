import type pg from 'pg';

/**
 * Named statements are planned once a connection; the name is the text's number in this process.
 * A newer version of the app may add a column while this one runs: its plans for `select *` are
 * then refused, and made again under new names.
 */
export function nameStatements(client: pg.PoolClient): void {
  const plain = client.query.bind(client);
  const ask = (...parts: unknown[]): unknown => Reflect.apply(plain, client, parts);
  let generation = 0;
  const askNamed = (text: string, values: unknown[]) => {
    const name = statementName(text);
    const query = { name: name && `${name}.${generation}`, text, values };
    // The driver's own promises keep each answer alive until the next big collection of garbage.
    return new Promise((resolve, reject) => {
      ask(query, (error: unknown, answer: unknown) => (error ? reject(error) : resolve(answer)));
    });
  };
  Object.assign(client, {
    query: (text: unknown, values?: unknown, ...rest: unknown[]) => {
      const named = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      if (!named || rest.length > 0) return ask(text, values, ...rest);
      return askNamed(text, values).catch((error: unknown) => {
        if (!isStalePlan(error)) throw error;
        generation += 1;
        // Inside a transaction the first refusal has ended it: what was refused is what counts.
        return askNamed(text, values).catch(() => {
          throw error;
        });
      });
    },
  });
}

const STALE_PLAN = 'cached plan must not change result type';

function isStalePlan(error: unknown): boolean {
  return error instanceof Error && error.message === STALE_PLAN;
}

const MAX_NAMES = 1_000;
const names = new Map<string, string>();

/** Undefined past the limit: such a statement simply stays unnamed. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
