// npm run admin -- COMMAND: accounts, Strava's events and keys, also while Longrun runs.
// Exit code 0: done. 1: refused or failed, and why. 2: not a command.
import {
  ADMIN_USAGE,
  parseAdminCommand,
  runAdminCommand,
} from '../src/server/admin/admin-command.ts';
import { readConfig } from '../src/server/config.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { reasonOf } from '../src/server/platform/storage-fault.ts';

const command = parseAdminCommand(process.argv.slice(2));
if (!command) {
  console.error(ADMIN_USAGE);
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const engine = await openExisting(config);
  try {
    const deps = { engine, db: engine.db, clock: systemClock, config };
    const { done, text } = await runAdminCommand(deps, command);
    if (done) console.log(text);
    else console.error(text);
    process.exitCode = done ? 0 : 1;
  } finally {
    await engine.close();
  }
} catch (error) {
  console.error('Nothing was done:', reasonOf(error));
  process.exitCode = 1;
}
