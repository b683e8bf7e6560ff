import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import type { Engine } from './database.ts';
import { readSchemaState } from './schema-state.ts';

type DatabaseConfig = {
  databaseUrl: string | undefined;
  dataDir: string;
  databasePool?: number;
  statementNames?: 'on' | 'off';
};

/** The database that the configuration names: PostgreSQL by its address, else the embedded one. */
export async function openEngine(config: DatabaseConfig): Promise<Engine> {
  const { databaseUrl, dataDir, databasePool: poolSize, statementNames } = config;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { poolSize, statementNames });
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(join(dataDir, 'longrun.sqlite'));
}

/** As `openEngine`, as this version made it: nothing is created and nothing migrated. */
export async function openExisting(config: DatabaseConfig): Promise<Engine> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'longrun.sqlite'))) {
    throw new StartProblem(
      `there is no database in ${config.dataDir}. Name the right folder by DATA_DIR, or start Longrun once: npm start`,
    );
  }
  const engine = await openEngine(config);
  try {
    await refuseOtherSchema(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function refuseOtherSchema(engine: Engine): Promise<void> {
  const schema = await readSchemaState(engine);
  switch (schema.state) {
    case 'current':
      return;
    case 'older':
      throw new StartProblem(
        `${engine.describe} was last used by an older Longrun (it lacks ${schema.lacks}). Start this version once, which brings it up to date: npm start`,
      );
    case 'newer':
      throw new StartProblem(
        `${engine.describe} was made by a newer Longrun (it holds ${schema.holds}). Use that newer version.`,
      );
    case 'foreign':
    case 'none':
      throw new StartProblem(
        `${engine.describe} holds no Longrun yet. Start Longrun on it once: npm start`,
      );
  }
}
