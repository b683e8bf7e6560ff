import { join } from 'node:path';
import type { Engine } from './database.ts';

/** The database that the configuration names: PostgreSQL by its address, else the embedded one. */
export async function openEngine(config: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Engine> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(join(config.dataDir, 'longrun.sqlite'));
}
