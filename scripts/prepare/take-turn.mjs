import { mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cannotWrite } from './stop.mjs';

const ABANDONED_AFTER_MS = 15 * 60_000;

/** Two commands started at once would install over each other: the second waits for the first. Resolves to the function that ends the turn. */
export async function takeTurn(root) {
  const file = path.join(root, 'dist', '.preparing');
  let said = false;
  while (!claim(file, root)) {
    if (isAbandoned(file)) {
      remove(file);
      continue;
    }
    if (!said) console.log('Another Longrun command is preparing this folder; waiting for it ...');
    said = true;
    await sleep(200);
  }
  return () => remove(file);
}

function claim(file, root) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw cannotWrite(error, root) ?? error;
  }
}

function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > ABANDONED_AFTER_MS) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty is the moment between another process's create and write.
    return pid !== 0 && (pid === process.pid || !isAlive(pid));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function remove(file) {
  try {
    unlinkSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
