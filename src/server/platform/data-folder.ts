import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartProblem } from './start-problem.ts';

/**
 * Holds the data folder for one running app. The hold is a lock of the operating system on a file
 * of its own, taken through SQLite, so that it ends with the process however that ends.
 */
export async function claimDataFolder(folder: string): Promise<{ release: () => void }> {
  makeWritable(folder);
  const pidFile = join(folder, 'running.pid');
  const hold = new Sqlite(join(folder, 'running.lock'));
  hold.pragma('busy_timeout = 200');
  try {
    hold.exec('begin exclusive');
  } catch (error) {
    hold.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') {
      throw new StartProblem(
        `another Longrun (process ${readPid(pidFile)}) is running on the data folder ${folder}. Stop that one, or give this one its own folder: DATA_DIR=./other npm start`,
      );
    }
    throw error;
  }
  writeFileSync(pidFile, String(process.pid));
  return {
    release: () => {
      hold.exec('rollback');
      hold.close();
    },
  };
}

/** For a command that needs the app to stand still: what it writes meanwhile would be lost. */
export async function claimStopped(folder: string): Promise<{ release: () => void }> {
  try {
    return await claimDataFolder(folder);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    const [what = ''] = error.message.split(' Stop that one,');
    throw new StartProblem(`${what} Stop it first.`);
  }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new StartProblem(
      `the data folder ${folder} cannot be written. Give this user the right to write it, or choose another: DATA_DIR=/path npm start`,
    );
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
