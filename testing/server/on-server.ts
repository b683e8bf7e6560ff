import pg from 'pg';

/** One statement over a connection of its own: the first column of what it answers. */
export async function onServer(url: string, statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' });
    return (rows ?? []).flatMap(([first]) => first ?? []);
  } finally {
    await client.end();
  }
}
