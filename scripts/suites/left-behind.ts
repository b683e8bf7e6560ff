import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;
// What only tests make; a demonstration or a PostgreSQL may well run for longer than a day.
const OF_TESTS = /^longrun[- ](admin|e2e|empty|fresh|keys|move|place|prepare|test|walls|web)[- ]/;

/** Removes what runs that were killed have left: folders of tests that nobody touched for a day. */
export function removeLeftBehind({ folder, nowMs }: { folder: string; nowMs: number }): void {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    try {
      if (!OF_TESTS.test(name) || nowMs - statSync(place).mtimeMs < DAY_MS) continue;
      rmSync(place, { recursive: true, force: true });
    } catch {
      // Somebody else's, or gone meanwhile: the tests do not need it away.
    }
  }
}
