import type { Page } from 'playwright-core';

/** One picture of the app: what device it is seen on, and how one gets there. */
export type Shot = {
  file: string;
  device: 'desk' | 'phone';
  theme: 'light' | 'dark';
  path: string;
  /** Brings the page to what is worth seeing. */
  prepare?: (page: Page) => Promise<void>;
};

export const DEVICES = {
  desk: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} as const;

export const SHOTS: Shot[] = [
  { file: 'dashboard.png', device: 'desk', theme: 'light', path: '/' },
  { file: 'dashboard-dark.png', device: 'desk', theme: 'dark', path: '/' },
  { file: 'dashboard-phone.png', device: 'phone', theme: 'light', path: '/' },
  { file: 'log-phone.png', device: 'phone', theme: 'light', path: '/workouts' },
  { file: 'import.png', device: 'desk', theme: 'light', path: '/apple-health', prepare: pasteRun },
];

/** A run as a phone exports it, on its way through. */
async function pasteRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Manual Entry/ }).click();
  await page.getByLabel('Your export as JSON').fill(JSON.stringify({ data: { workouts: RUNS } }));
  await page.getByRole('button', { name: 'Import Workouts' }).click();
  await page.getByRole('heading', { name: 'Import complete' }).waitFor();
}

const RUNS = [
  run({ day: '2024-05-04', distanceKm: 8.2, minutes: 47, bpm: 142 }),
  run({ day: '2024-05-07', distanceKm: 6.4, minutes: 36, bpm: 151 }),
  run({ day: '2024-05-11', distanceKm: 14.1, minutes: 84, bpm: 145 }),
];

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
