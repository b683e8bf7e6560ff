import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Chromium has no sandbox for root; everybody else keeps it. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * A Chromium, Chrome or Edge that runs here: CHROMIUM_PATH, the one installed, Debian's by apt-get
 * when root, else Playwright's own download. Says what it fetches; throws the line that gets one.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and that does not run.`);
  }
  for (const get of [undefined, installFromDebian, fetchFromPlaywright]) {
    await get?.();
    const found = await findInstalled();
    if (found) return found;
  }
  throw new Error(
    `The browser tests need Chromium. Get it by: ${howToGetIt()} (or set CHROMIUM_PATH).`,
  );
}

/**
 * The same engine without a window, where it is installed (Debian: chromium-headless-shell): journeys
 * take two thirds of the processor's time in it.
 */
export async function findBrowserForJourneys(): Promise<string> {
  const shell = onThePath(['chromium-headless-shell', 'chrome-headless-shell']).find(
    (file) => existsSync(file) && runs(file),
  );
  return process.env.CHROMIUM_PATH || !shell ? findChromium() : shell;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  const packages = ['chromium', 'chromium-headless-shell'];
  console.log(`Chromium is missing, installing it: apt-get install -y ${packages.join(' ')} ...`);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

async function fetchFromPlaywright() {
  console.log('Chromium is missing, fetching the one of Playwright ...');
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run(process.execPath, [playwrightCli(), 'install', ...libraries, 'chromium']);
}

async function findInstalled(): Promise<string | undefined> {
  const found = [...onThePath(NAMES), ...WELL_KNOWN].find((file) => existsSync(file) && runs(file));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  const fetched = chromium.executablePath();
  return existsSync(fetched) && runs(fetched) ? fetched : undefined;
}

const NAMES = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  ...['microsoft-edge-stable', 'microsoft-edge'],
];

function onThePath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

const WELL_KNOWN = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Windows programs open a window for --version: there, being a file is enough. */
function runs(file: string): boolean {
  if (process.platform === 'win32') return existsSync(file);
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's package of that name only fetches a snap, which cannot run in a container. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

function playwrightCli(): string {
  return fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
}

function howToGetIt(): string {
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  return isDebian()
    ? 'sudo apt-get install -y chromium'
    : 'sudo npx playwright-core install --with-deps chromium';
}

/** Its output goes to ours; whether it worked shows in what it leaves. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}
