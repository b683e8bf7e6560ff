import { readFileSync } from 'node:fs';
import { readHealth, readReadiness } from '../../../contract/health.ts';
import type { Engine } from '../db/database.ts';
import type { Router } from './router.ts';

const READY_WITHIN_MS = 2_000;

/** Alive, and with a database that takes what is logged: two questions that a supervisor asks apart. */
export function mountHealth(route: Router, { engine }: { engine: Engine }): void {
  const version = readVersion();
  route(readHealth, async () => ({ status: 'ok' as const, version }));
  route(readReadiness, async ({ reply }) => {
    const ready = await isReady(engine);
    if (!ready) reply.code(503);
    const status = ready ? ('ready' as const) : ('unavailable' as const);
    return { status, database: engine.kind };
  });
}

async function isReady(engine: Engine): Promise<boolean> {
  const question = engine.canWrite().catch(() => false);
  const patience = new Promise<boolean>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, false).unref();
  });
  return Promise.race([question, patience]);
}

function readVersion(): string {
  const file = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const parsed: unknown = JSON.parse(file);
  const version = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return version ? String(parsed.version) : 'unknown';
}
