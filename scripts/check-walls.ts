// npm run check: fails on an import against the direction, on SQL in the wrong place and on what
// must not be written. The rules stand in walls/rules.ts; this says what they found.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBreaches } from './walls/find-breaches.ts';

const root = process.argv[2] ?? path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { breaches, files } = findBreaches(root);
for (const { file, line, message } of breaches) console.error(`${file}:${line}  ${message}`);
if (files === 0) console.error(`There is no source file under ${root}: nothing was checked.`);
if (breaches.length > 0 || files === 0) {
  console.error(`\nWalls: ${breaches.length} broken.`);
  process.exitCode = 1;
} else {
  console.log(`Walls: ${files} files, none broken.`);
}
