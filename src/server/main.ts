import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { housekeepingTasks } from './app/housekeeping-tasks.ts';
import { createApp } from './app.ts';
import { hashOfNobody } from './auth/passwords.ts';
import { type Config, readConfig } from './config.ts';
import { createSpool } from './imports/spool.ts';
import { systemClock } from './platform/clock.ts';
import { claimDataFolder } from './platform/data-folder.ts';
import type { Engine } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openEngine } from './platform/db/open-engine.ts';
import { backupBeforeMigration } from './platform/db/sqlite-backup.ts';
import { createHousekeeping } from './platform/housekeeping.ts';
import { StartProblem } from './platform/start-problem.ts';
import { startWarnings } from './platform/start-warnings.ts';
import { reasonOf } from './platform/storage-fault.ts';
import { createStrava } from './strava/create-strava.ts';

const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

start().catch((error: unknown) => {
  console.error('Longrun did not start:', reasonOf(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const folder = config.databaseUrl ? undefined : await claimDataFolder(config.dataDir);
  const engine = await openEngine(config);
  if (config.backupBeforeMigration) {
    const saved = await backupBeforeMigration({
      engine,
      dataDir: config.dataDir,
      clock: systemClock,
    });
    if (saved) console.log(`Database saved before it is brought up to date: ${saved}`);
  }
  const applied = await migrate({ engine, clock: systemClock });
  if (applied.length > 0) console.log(`Database brought up to date: ${applied.join(', ')}`);
  const warnings = await startWarnings({ engine, clock: systemClock, config });
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  const app = await createApp({ engine, clock: systemClock, config, log: true });
  const housekeeping = createHousekeeping({
    tasks: housekeepingTasks(
      engine.db,
      createStrava({ db: engine.db, clock: systemClock, config, log: app.log }),
      createSpool(config.dataDir),
    ),
    clock: systemClock,
    log: app.log,
  });
  app.addHook('onClose', () => housekeeping.stop());
  closeOnSignal({ app, engine, release: () => folder?.release() });
  await listen(app, config);
  console.log(`Data: ${engine.describe}`);
  for (const line of addresses(app, config)) console.log(line);
  // Warmed after the first answer is possible, before somebody signs in.
  void hashOfNobody();
  void housekeeping.start();
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { port } = config;
  const hosts = config.host ? [config.host] : ['::', '0.0.0.0'];
  for (const host of hosts) {
    try {
      await listenQuietly({ app, port, host });
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const noIpv6 = code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL';
      if (noIpv6 && host !== hosts.at(-1)) continue;
      throw startProblemOf({ code, port, host, error });
    }
  }
}

/** Fastify would log the address too; the start says it in words. */
async function listenQuietly(input: { app: FastifyInstance; port: number; host: string }) {
  const { app, port, host } = input;
  const { level } = app.log;
  app.log.level = 'silent';
  await app.listen({ port, host });
  app.log.level = level;
}

function startProblemOf(input: { code: unknown; port: number; host: string; error: unknown }) {
  const { code, port, host, error } = input;
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartProblem(
      `port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(`HOST=${host} is not an address of this machine.`);
  }
  return error;
}

function addresses(app: FastifyInstance, config: Config): string[] {
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  if (config.host && config.host !== '0.0.0.0' && config.host !== '::') {
    return [
      `Longrun is ready: http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    ];
  }
  const [lan] = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal);
  const lines = [`Longrun is ready: http://localhost:${port}`];
  return lan
    ? [...lines, `From a phone in the same network: http://${lan.address}:${port}`]
    : lines;
}

/** Lets what was accepted finish, then closes the database, then goes. */
function closeOnSignal(input: { app: FastifyInstance; engine: Engine; release: () => void }): void {
  const { app, engine, release } = input;
  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    console.log(`${signal}: finishing what was begun, then closing`);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // A connection that was busy when the end began is kept alive once it is answered.
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    await app.close();
    await engine.close();
    release();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
