import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that looks like a built web app, so that tests do not depend on what was built. */
export function makeWebRoot(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'longrun-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html>\n<html lang="en"><head><title>Longrun</title><script src="/assets/app-1a2b3c.js"></script></head></html>\n',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};\n');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
