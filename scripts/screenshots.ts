// npm run screenshots: the pictures of the README, made again from the demonstration's data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from './chromium.ts';
import { type DemoApp, startDemoApp } from './machine/demo-app.ts';

/** One picture of the app: what device it is seen on, and how one gets there. */
type Shot = {
  file: string;
  device: 'desk' | 'phone';
  theme: 'light' | 'dark';
  path: string;
  /** Brings the page to what is worth seeing. */
  prepare?: (page: Page) => Promise<void>;
};

const DEVICES = {
  desk: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} as const;

const SHOTS: Shot[] = [
  { file: 'dashboard.webp', device: 'desk', theme: 'light', path: '/', prepare: awaitPredictions },
  {
    file: 'dashboard-dark.webp',
    device: 'desk',
    theme: 'dark',
    path: '/',
    prepare: awaitPredictions,
  },
  { file: 'dashboard-phone.webp', device: 'phone', theme: 'light', path: '/' },
  {
    file: 'log-phone.webp',
    device: 'phone',
    theme: 'light',
    path: '/workouts',
    prepare: chooseRunning,
  },
  { file: 'import.webp', device: 'desk', theme: 'light', path: '/apple-health', prepare: pasteRun },
];

const RUNS = [
  run({ day: '2024-05-04', distanceKm: 8.2, minutes: 47, bpm: 142 }),
  run({ day: '2024-05-07', distanceKm: 6.4, minutes: 36, bpm: 151 }),
  run({ day: '2024-05-11', distanceKm: 14.1, minutes: 84, bpm: 145 }),
];

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const timeZone = 'Europe/Berlin';

mkdirSync(FOLDER, { recursive: true });
const app = await startDemoApp({ timeZone });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Letters drawn alike whatever screen the machine has.
  args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text'],
});
try {
  for (const shot of SHOTS) {
    const picture = await take({ shot, app, browser });
    writeFileSync(FOLDER + shot.file, picture);
    console.log(`docs/pictures/${shot.file}  ${(picture.length / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
  await app.stop();
}

async function take(input: { shot: Shot; app: DemoApp; browser: Browser }): Promise<Uint8Array> {
  const { shot, app, browser } = input;
  const context = await browser.newContext({
    ...DEVICES[shot.device],
    baseURL: app.url,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: timeZone,
  });
  await context.addCookies([{ ...app.cookie, url: app.url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  // Playwright itself knows no WebP, which takes a third of a PNG.
  const chrome = await context.newCDPSession(page);
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
  await context.close();
  return Buffer.from(data, 'base64');
}

/** The last of what the first view shows. */
async function awaitPredictions(page: Page): Promise<void> {
  await page
    .getByText(/going by/)
    .first()
    .waitFor();
}

/** Whatever she does on the weekday that it is today. */
async function chooseRunning(page: Page): Promise<void> {
  await page.getByText('Running', { exact: true }).click();
}

/** A run as a phone exports it, on its way through. */
async function pasteRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Manual Entry/ }).click();
  await page.getByLabel('Your export as JSON').fill(JSON.stringify({ data: { workouts: RUNS } }));
  await page.getByRole('button', { name: 'Import Workouts' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
}

function run(of: { day: string; distanceKm: number; minutes: number; bpm: number }) {
  const { day, distanceKm, minutes, bpm } = of;
  const clock = (minute: number) =>
    `${day} ${String(7 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00 +0200`;
  return {
    name: 'Outdoor Run',
    start: clock(0),
    end: clock(minutes),
    duration: minutes * 60,
    distance: { qty: distanceKm, units: 'km' },
    activeEnergyBurned: { qty: distanceKm * 260, units: 'kJ' },
    heartRateData: Array.from({ length: minutes }, (_, minute) => ({
      date: clock(minute),
      Min: bpm - 2,
      Avg: bpm,
      Max: bpm + 3,
      units: 'bpm',
    })),
  };
}
