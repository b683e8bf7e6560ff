import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Workout } from '../src/contract/workouts.ts';
import { NOTHING_MEASURED, type Recording } from '../src/domain/recording/recording.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { saveRecording } from '../src/server/workouts/recordings-of-sources.ts';
import { diceOf } from '../testing/imports/dice.ts';
import { journey, type Visitor } from './fixtures.ts';
import type { RunningApp } from './running-app.ts';

const AN_HOUR = 3600;
/** Twelve hours and a half. */
const A_DAY = 45_000;
const MOST_TIMES_AS_LONG = 1.5;
const [LEAST_ROUNDS, MOST_ROUNDS] = [4, 24];

journey(
  'a run of 45,000 points is drawn within one and a half times what one of 3,600 takes',
  { timeout: 300_000 },
  async ({ app, visitor }) => {
    const { id: userId } = await visitor.register();
    const hour = await recorded({ app, visitor, userId, seconds: AN_HOUR });
    const day = await recorded({ app, visitor, userId, seconds: A_DAY });
    const { page } = visitor;
    // Whatever else the machine does only ever adds: the quickest of each are compared.
    let [hourMs, dayMs] = [Infinity, Infinity];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      hourMs = Math.min(hourMs, await msToDrawn(page, hour));
      dayMs = Math.min(dayMs, await msToDrawn(page, day));
      if (round >= LEAST_ROUNDS && dayMs <= MOST_TIMES_AS_LONG * hourMs) break;
    }
    const ratio = (dayMs / hourMs).toFixed(2);
    console.info(`An hour is drawn in ${hourMs.toFixed()} ms, a day in ${ratio} times that.`);
    expect(dayMs).toBeLessThanOrEqual(MOST_TIMES_AS_LONG * hourMs);
  },
);

async function recorded(of: {
  app: RunningApp;
  visitor: Visitor;
  userId: number;
  seconds: number;
}): Promise<string> {
  const { app, visitor, userId, seconds } = of;
  const recording = recordingOf(seconds);
  const { id: workoutId } = await visitor.send<Workout>('POST /api/workouts', {
    date: '2026-03-08',
    workoutType: 'running',
    runningSubtype: 'outdoor-long',
    duration: `${Math.floor(seconds / 3600)}:${(seconds % 3600) / 60 || '00'}`,
    distance: (recording.distanceM?.at(-1) ?? 0) / 1000,
  });
  const engine = await openExisting({ dataDir: app.dataDir, databaseUrl: undefined });
  await engine.db
    .transaction()
    .execute((tx) =>
      saveRecording(tx, { workoutId, userId, source: 'file', recording, nowMs: Date.now() }),
    );
  await engine.close();
  return `/run-details/${workoutId}`;
}

/** Uneven, as watches write it, over hills and with a stop every half hour. */
function recordingOf(seconds: number): Recording {
  const dice = diceOf(7);
  const noise = (most: number) => ((dice.below(2001) - 1000) / 1000) * most;
  const timeS = Array.from({ length: seconds }, (_, second) => second);
  let [metres, headingRad, northM, eastM] = [0, 0, 0, 0];
  const way = timeS.map((second) => {
    const stepM = second % 1800 > 1770 ? 0 : 2.9 + 0.3 * Math.sin(second / 400) + noise(0.3);
    headingRad += noise(0.15);
    metres += stepM;
    northM += stepM * Math.cos(headingRad);
    eastM += stepM * Math.sin(headingRad);
    return { metres, northM, eastM };
  });
  return {
    ...NOTHING_MEASURED,
    timeS,
    laps: [],
    distanceM: way.map((at) => at.metres),
    heartRateBpm: timeS.map((second) => 145 + 10 * Math.sin(second / 700) + noise(2)),
    elevationM: way.map((at) => 400 + 80 * Math.sin(at.metres / 1500) + noise(0.2)),
    cadencePerMin: timeS.map(() => 170 + noise(3)),
    powerW: timeS.map(() => 250 + noise(30)),
    latitudeDeg: way.map(({ northM: north }) => 47.3 + north / 111_195),
    longitudeDeg: way.map(({ eastM: east }) => 8.5 + east / 75_000),
  };
}

/** From the address being entered until route and curves stand on the screen. */
async function msToDrawn(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(drawnAfterMs);
}

/** Runs in the page: to be asked over and over would take some of its time. */
function drawnAfterMs(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const route = document.querySelector('[aria-label="Place on the route"] path');
      if (!route || document.querySelectorAll('canvas').length < 3) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}
