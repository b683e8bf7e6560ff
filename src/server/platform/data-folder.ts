import { accessSync, constants, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makePrivateFolder } from './private-files.ts';
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
    makePrivateFolder(folder);
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new StartProblem(
      `the data folder ${folder} cannot be written. Give this user the right to write it, or choose another: DATA_DIR=/path npm start`,
    );
  }
  const foreign = readdirSync(folder).find(
    (name) => OURS.test(name) && !isWritable(join(folder, name)),
  );
  if (foreign !== undefined) {
    const uid = process.getuid?.();
    const how = uid === undefined ? '.' : `: sudo chown -R ${uid} ${folder}`;
    throw new StartProblem(
      `${join(folder, foreign)} cannot be written by this user. Perhaps Longrun ran as another one before, such as root. Give the whole folder to this user${how}`,
    );
  }
}

/** What Longrun makes in the folder; whatever else lies there is not its business. */
const OURS =
  /^(longrun\.sqlite(-wal|-shm)?|running\.(lock(-journal)?|pid)|secret\.key|backups|spool)$/;

function isWritable(path: string): boolean {
  try {
    const isFolder = statSync(path).isDirectory();
    const entering = isFolder ? constants.X_OK : 0;
    accessSync(path, constants.R_OK | constants.W_OK | entering);
    return true;
  } catch {
    return false;
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
