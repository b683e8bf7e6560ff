// Migrates the database that DATABASE_URL or DATA_DIR names, as a process of its own, and prints
// what it applied. MIGRATIONS is a JSON list to use instead of the real ones.
import { systemClock } from '../../src/server/platform/clock.ts';
import { type Migration, migrate } from '../../src/server/platform/db/migrate.ts';
import { openEngine } from '../../src/server/platform/db/open-engine.ts';

const { DATABASE_URL, DATA_DIR = '', MIGRATIONS } = process.env;
const engine = await openEngine({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const migrations: Migration[] | undefined = MIGRATIONS ? JSON.parse(MIGRATIONS) : undefined;
console.log('migrating');
const applied = await migrate({ engine, clock: systemClock, migrations });
console.log(`applied ${JSON.stringify(applied)}`);
await engine.close();
