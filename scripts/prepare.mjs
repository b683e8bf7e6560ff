// Runs before every npm script, on the Node the machine happens to have (18 or newer) and with
// nothing installed yet: plain JavaScript, no dependencies, and next to no time when all is well.
//   node scripts/prepare.mjs         the packages and a Node that can run TypeScript
//   node scripts/prepare.mjs --web   the same, and the built web app in dist/web
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode, giveWindowsExec } from './prepare/choose-node.mjs';
import { installPackages, packagesAreInstalled } from './prepare/packages.mjs';
import { cannotWrite, Stop } from './prepare/stop.mjs';
import { takeTurn } from './prepare/take-turn.mjs';
import { buildWeb, webIsFresh } from './prepare/web-build.mjs';

try {
  await prepare({
    root: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
    needsWeb: process.argv.includes('--web'),
  });
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function prepare({ root, needsWeb }) {
  const isReady = () => packagesAreInstalled(root) && (!needsWeb || webIsFresh(root));
  if (isReady()) {
    chooseNode(root);
    giveWindowsExec(root);
    return;
  }
  const endTurn = await takeTurn(root);
  try {
    if (!packagesAreInstalled(root)) await installPackages(root);
    const node = chooseNode(root);
    giveWindowsExec(root);
    if (needsWeb && !webIsFresh(root)) await buildWeb(root, node);
  } catch (error) {
    throw cannotWrite(error, root) ?? error;
  } finally {
    endTurn();
  }
}
