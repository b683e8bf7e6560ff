// npm run screenshots: the pictures of the README, made again from the demonstration's data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from './chromium.ts';
import { type DemoApp, startDemoApp } from './machine/demo-app.ts';
import { toPalette } from './screenshots/palette.ts';
import { DEVICES, SHOTS, type Shot } from './screenshots/pictures.ts';
import { readPng, writePng } from './screenshots/png.ts';

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
    const png = await take({ shot, app, browser });
    const small = writePng(toPalette(readPng(png)));
    writeFileSync(FOLDER + shot.file, small);
    console.log(`docs/pictures/${shot.file}  ${kB(small)} kB (${kB(png)} kB before)`);
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
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

function kB(bytes: Uint8Array): string {
  return (bytes.length / 1000).toFixed(0);
}
