import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}

// Where TEST_DATABASE_URL names a server there is no cluster of ours to look at.
if (!process.env.TEST_DATABASE_URL) {
  test('a throw-away cluster answers until it is stopped', async () => {
    const { url, stop } = await startPostgres();
    expect(await canConnect(url)).toBe(true);
    await stop();
    expect(await canConnect(url)).toBe(false);
  });

  test('a cluster ends with the process that started it, even when that is killed', async () => {
    const module = fileURLToPath(new URL('./postgres.ts', import.meta.url));
    const code = `const { startPostgres } = await import(${JSON.stringify(`file://${module}`)});
      console.log((await startPostgres()).url);
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', code]);
    const url = await new Promise<string>((resolve) =>
      starter.stdout.once('data', (line) => resolve(String(line).trim())),
    );
    expect(await canConnect(url)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => canConnect(url), { timeout: 15_000 }).toBe(false);
  });
} else {
  test('TEST_DATABASE_URL is used as it stands', async () => {
    expect((await startPostgres()).url).toBe(process.env.TEST_DATABASE_URL);
  });
}
