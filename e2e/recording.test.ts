import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Workout } from '../src/contract/workouts.ts';
import { NOTHING_MEASURED, type Recording } from '../src/domain/recording/recording.ts';
import type { Source } from '../src/domain/workout-kinds.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { saveRecording } from '../src/server/workouts/recordings-of-sources.ts';
import { isProof } from '../testing/budget.ts';
import { expectNothingCutOff } from './fit.ts';
import { journey, PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid, toast } from './parts.ts';

const RUN = {
  date: '2026-03-08',
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:18',
  distance: 3.5,
  avgHeartRate: 140,
  maxHeartRate: 150,
};

/**
 * 3.5 km: the first in 5:00, then two minutes at a crossing, the second in 5:00, the third in 4:10,
 * the rest at 4:10; 140 bpm to the crossing, 150 after it; 20 m up the first kilometre.
 */
const RECORDING = recordingOf([
  { forS: 300, mPerS: 10 / 3, bpm: 140, climbMPerS: 1 / 15 },
  { forS: 120, mPerS: 0, bpm: 140, climbMPerS: 0 },
  { forS: 300, mPerS: 10 / 3, bpm: 150, climbMPerS: 0 },
  { forS: 375, mPerS: 4, bpm: 150, climbMPerS: 0 },
]);

type Part = { forS: number; mPerS: number; bpm: number; climbMPerS: number };

function recordingOf(parts: Part[]): Recording {
  const samples = [{ distanceM: 0, bpm: parts[0]?.bpm ?? 0, elevationM: 50 }];
  for (const { forS, mPerS, bpm, climbMPerS } of parts) {
    for (let second = 0; second < forS; second += 1) {
      const before = samples.at(-1);
      samples.push({
        distanceM: (before?.distanceM ?? 0) + mPerS,
        bpm,
        elevationM: (before?.elevationM ?? 0) + climbMPerS,
      });
    }
  }
  return {
    ...NOTHING_MEASURED,
    timeS: samples.map((_, second) => second),
    distanceM: samples.map(({ distanceM }) => distanceM),
    heartRateBpm: samples.map(({ bpm }) => bpm),
    elevationM: samples.map(({ elevationM }) => elevationM),
    speedMPerS: null,
    cadencePerMin: samples.map(() => 172),
    moving: null,
    laps: [],
  };
}

type Kept = { recording?: Recording; source?: Source; workout?: object };

const test = journey.extend(
  'open',
  ({ app } /** A workout with its recording, opened. */) =>
    async (
      { send, register, navigate }: Visitor,
      { recording = RECORDING, source = 'strava', workout = RUN }: Kept = {},
    ): Promise<number> => {
      const { id: userId } = await register();
      const { id: workoutId, workoutType } = await send<Workout>('POST /api/workouts', workout);
      const engine = await openExisting({ dataDir: app.dataDir, databaseUrl: undefined });
      const isKept = await engine.db
        .transaction()
        .execute((tx) =>
          saveRecording(tx, { workoutId, userId, source, recording, nowMs: Date.now() }),
        );
      await engine.close();
      expect(isKept).toBe(true);
      await navigate(`/${workoutType === 'running' ? 'run' : 'workout'}-details/${workoutId}`);
      return workoutId;
    },
);

const cursor = (page: Page) => page.getByRole('slider', { name: 'Place along the way' });
const said = async (page: Page) => (await cursor(page).getAttribute('aria-valuetext')) ?? '';

/** The same run northwards and back on the other side of the street. */
const ON_THE_MAP: Recording = {
  ...RECORDING,
  latitudeDeg: RECORDING.timeS.map((_, second) => 52 + Math.min(second, 1095 - second) * 3e-5),
  longitudeDeg: RECORDING.timeS.map((_, second) => 5 + (second < 548 ? 0 : 4e-4)),
};

const onRoute = (page: Page) => page.getByRole('slider', { name: 'Place on the route' });

describe('along the way', () => {
  test('the route is drawn where there are positions; one cursor goes over it and the curves', async ({
    visitor,
    open,
  }) => {
    const { page } = visitor;
    const workoutId = await open(visitor, { recording: ON_THE_MAP, source: 'file' });
    const route = onRoute(page);
    await route.waitFor();
    for (const label of ['Start', 'Finish', '1', '2', '3']) {
      await route.getByText(label, { exact: true }).waitFor();
    }
    await page.getByText(/^Squares of 500\s*m\. Seen by you alone/).waitFor();

    await route.press('ArrowRight');
    await page.keyboard.press('PageUp');
    const saidOf = (slider: Locator) => slider.getAttribute('aria-valuetext');
    expect(await saidOf(route)).toContain('1:40 · 0.33 km: heart rate 140 bpm');
    expect(await saidOf(cursor(page))).toBe(await saidOf(route));
    await cursor(page).press('End');
    expect(await saidOf(route)).toContain('18:15 · 3.50 km');

    const box = await route.boundingBox();
    if (!box) throw new Error('no route');
    await route.hover({ position: { x: box.width / 2, y: box.height / 2 } });
    expect(await saidOf(route)).toMatch(/ · [\d.]+ km: heart rate 1[45]0 bpm/);
    for (const colour of ['Heart rate', 'Grade', 'Pace']) {
      await page.getByRole('radio', { name: colour, exact: true }).check({ force: true });
    }
    await expectSoundInEveryLook(page);
    await page.setViewportSize(PHONE);
    await expectNothingCutOff(page);

    await page.getByRole('link', { name: 'show routes to your trainer' }).click();
    const choice = page.getByRole('switch', { name: /^Show Routes/ });
    expect(await choice.isChecked()).toBe(false);
    await choice.click();
    await toast(page, 'Sharing settings updated successfully!').waitFor();
    await page.getByText(/^The routes of these workouts as shapes/).waitFor();
    await expectSoundInEveryLook(page);
    const link = await page.getByText(/^http:.+\/trainer\/[\w-]{43}$/).innerText();
    await visitor.navigate(`${new URL(link).pathname}?workout=${workoutId}`);
    const shape = page.getByRole('img', { name: 'The route, without its ends' });
    await shape.getByText('2', { exact: true }).waitFor();
    expect(await shape.getByText('Start').count()).toBe(0);
    await page.getByText(/What lies within 200\s*m of start or finish is left out\./).waitFor();
    await expectSoundInEveryLook(page);
    await expectNothingCutOff(page);
  });

  test('the curves are drawn, and the keyboard reads them', async ({ visitor, open }) => {
    const { page } = visitor;
    await open(visitor);
    await cursor(page).waitFor();
    await page.getByText('Recorded by Strava, seen by you alone.').waitFor();
    for (const title of ['Heart rate, bpm', 'Pace, min/km', 'Elevation, m']) {
      await page.getByText(title, { exact: true }).waitFor();
    }
    expect(await inkedCanvases(page)).toEqual([true, true, true]);
    expect(await said(page)).toBe(
      'In all · 3.50 km in 16:15: heart rate 146 bpm zone 3, pace 4:39 a kilometre, up and down +20 −0 metres',
    );

    await cursor(page).press('ArrowRight');
    expect(await said(page)).toContain('0:00 · 0.00 km: heart rate 140 bpm zone 3');
    // Eighteen minutes in 120 steps: the next round step is ten seconds.
    await page.keyboard.press('ArrowRight');
    expect(await said(page)).toContain('0:10 · 0.03 km');
    for (let leap = 0; leap < 2; leap += 1) await page.keyboard.press('PageUp');
    expect(await said(page)).toBe(
      '3:30 · 0.70 km: heart rate 140 bpm zone 3, pace 5:00 a kilometre 172 steps a min, elevation 64 metres',
    );
    await page.getByText('3:30 · 0.70 km', { exact: true }).waitFor();
    for (let leap = 0; leap < 2; leap += 1) await page.keyboard.press('PageUp');
    expect(await said(page)).toContain('pace none');
    await page.keyboard.press('End');
    expect(await said(page)).toContain('18:15 · 3.50 km: heart rate 150 bpm zone 4, pace 4:10');
    await page.keyboard.press('Home');
    expect(await said(page)).toContain('0:00 · 0.00 km');
  });

  test('comes nearer by key, by drag and by button, and there is a way back', async ({
    visitor,
    open,
  }) => {
    const { page } = visitor;
    await open(visitor);
    await cursor(page).waitFor();
    const shown = async () => {
      const [from, to] = await Promise.all(
        ['aria-valuemin', 'aria-valuemax'].map((name) => cursor(page).getAttribute(name)),
      );
      return [Number(from), Number(to)];
    };
    expect(await shown()).toEqual([0, 1095]);
    const showAll = page.getByRole('button', { name: 'Show all' });
    expect(await showAll.isDisabled()).toBe(true);

    await cursor(page).press('+');
    expect(await shown()).toEqual([273.75, 821.25]);
    expect(await said(page)).toMatch(/^From 4:34 to 13:41 · /);
    await page.keyboard.press('Escape');
    expect(await shown()).toEqual([0, 1095]);

    const box = await cursor(page).boundingBox();
    if (!box) throw new Error('the curves are not there');
    const across = async (from: number, to: number) => {
      await page.mouse.move(box.x + box.width * from, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * to, box.y + 90, { steps: 5 });
      await page.mouse.up();
    };
    await page.mouse.move(box.x + box.width / 2, box.y + 60);
    expect(await said(page)).toMatch(/^\d+:\d\d · \d\.\d\d km: heart rate 1[45]0 bpm/);
    await across(0.3, 0.6);
    const [from = 0, to = 0] = await shown();
    expect(from).toBeGreaterThan(200);
    expect(to - from).toBeLessThan(500);
    await showAll.click();
    expect(await shown()).toEqual([0, 1095]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await shown()).toEqual([273.75, 821.25]);

    await page.getByText('Distance', { exact: true }).last().click();
    expect(await shown()).toEqual([0, 3.5]);
  });

  test('the splits add up, and a tap on one marks it in the curves', async ({ visitor, open }) => {
    const { page } = visitor;
    await open(visitor);
    await page.getByRole('heading', { name: 'Kilometre splits' }).waitFor();
    await page
      .getByText(
        /Fastest km\s3 at 4:10\s\/km, slowest km\s[12] at 5:00\s\/km\. The second half was/,
      )
      .waitFor();
    const rows = await page.getByRole('table', { name: 'Kilometre splits' }).locator('tr').all();
    const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
    expect(cells.slice(1).map((row) => row.slice(0, 7).map(plain))).toEqual([
      ['Kilometre 1', '5:00', '5:00', '140', '172', '20', '0'],
      ['Kilometre 2', '2:00 standing 5:00', '5:00', '147', '172', '0', '0'],
      ['Kilometre 3', '4:10', '4:10', '150', '172', '0', '0'],
      ['The last 0.50 km', '2:05', '4:10', '150', '172', '0', '0'],
    ]);
    // 5:00 + 5:00 + 4:10 + 2:05.
    await page.getByRole('button', { name: 'What these splits rest on' }).click();
    await page.getByText('16:15', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    const second = page.getByRole('button', { name: 'Kilometre 2' });
    await second.click();
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    await page.getByText('Km 2 · 1.00 km in 5:00', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Zoom to km 2' }).click();
    expect(await cursor(page).getAttribute('aria-valuemin')).toBe('300');
    expect(await cursor(page).getAttribute('aria-valuemax')).toBe('720');
    await expectSoundInEveryLook(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await second.getAttribute('aria-pressed')).toBe('false');
  });

  test('laps are there where the athlete pressed for them', async ({ visitor, open }) => {
    const { page } = visitor;
    const lap = (startS: number, elapsedS: number) => ({
      ...{ name: null, startS, elapsedS, movingS: elapsedS, distanceM: elapsedS * 2 },
      ...{ avgHeartRateBpm: null, maxHeartRateBpm: null, ascentM: null },
    });
    await open(visitor, { recording: { ...RECORDING, laps: [lap(0, 300), lap(300, 795)] } });
    await page.getByText('Laps', { exact: true }).click();
    await page.getByRole('heading', { name: 'Laps' }).waitFor();
    await page.getByRole('button', { name: 'Lap 2' }).click();
    await page.getByText('Lap 2 · 1.59 km in 13:15', { exact: true }).waitFor();
    await expectSoundInEveryLook(page);
  });

  test('what it cost, the best inside it and the runs beside it are told, the note above all', async ({
    visitor,
    open,
  }) => {
    const { page, send } = visitor;
    // An hour up a grade of 2 %, which costs 6.8 % more, at 5:33 /km; the heart 7 beats higher in the
    // second half.
    const parts = [
      { forS: 2100, mPerS: 3, bpm: 140, climbMPerS: 0.06 },
      { forS: 1500, mPerS: 3, bpm: 147, climbMPerS: 0.06 },
    ];
    const workout = { ...RUN, duration: '1:00', distance: 10.8, notes: 'Felt easy.' };
    const id = await open(visitor, { recording: recordingOf(parts), workout });
    const before = await send<Workout>('POST /api/workouts', { ...RUN, date: '2026-03-01' });
    await page.reload();

    await expectSaid(page.getByRole('region', { name: 'Notes' }), 'Felt easy.');
    await expectSaid(
      card(page, 'Effort'),
      '5:12 /km',
      '21 s faster than your pace',
      '4.8 %',
      '172',
    );
    await page.getByRole('button', { name: 'What this drift rests on' }).click();
    await page.getByText('10:00 to 35:00').waitFor();
    await page.keyboard.press('Escape');

    const best = card(page, 'Best inside this run');
    await expectSaid(best, 'Your fastest 10 km of all recorded runs.');
    await expectSaid(best.getByRole('row', { name: /^1 km/ }), '5:33', '1st');
    await expectSoundInEveryLook(page);
    await page.setViewportSize(PHONE);
    await expectNothingCutOff(page);

    await page.getByRole('link', { name: /^Previous run: / }).click();
    await page.waitForURL(`**/run-details/${before.id}`);
    await page.getByRole('link', { name: /^Next run: / }).click();
    await page.waitForURL(`**/run-details/${id}`);
  });

  test('repetitions are found and marked in the curves', async ({ visitor, open }) => {
    const { page } = visitor;
    const easy = { forS: 600, mPerS: 2.8, bpm: 135, climbMPerS: 0 };
    const fast = { forS: 250, mPerS: 4, bpm: 160, climbMPerS: 0 };
    const rest = { forS: 120, mPerS: 2.2, bpm: 150, climbMPerS: 0 };
    const recording = recordingOf([easy, fast, rest, fast, rest, fast, rest, fast, easy]);
    await open(visitor, { recording, workout: { ...RUN, duration: '0:43', distance: 8.2 } });
    await page.getByText('Detected', { exact: true }).click();
    await page.getByText('Found in the pace: 4 × 1 km at').waitFor();
    const third = page.getByRole('button', { name: 'Rep 3' });
    await third.click();
    await page.getByRole('button', { name: 'Zoom to repetition 3' }).waitFor();
    await expectSaid(card(page, 'Effort'), 'Not shown for repetitions');
  });

  test('on a phone a finger reads them, and nothing scrolls sideways', async ({
    openVisitor,
    open,
  }) => {
    const visitor = await openVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await open(visitor);
    await cursor(page).waitFor();
    await expectNothingCutOff(page);
    await cursor(page).scrollIntoViewIfNeeded();
    const box = await cursor(page).boundingBox();
    if (!box) throw new Error('the curves are not there');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 60);
    await page.getByText(/^\d+:\d\d · \d\.\d\d\skm$/).waitFor();

    const middle = box.x + box.width / 2;
    const fingers = (apart: number) => [
      { x: middle - apart, y: box.y + 80, id: 0 },
      { x: middle + apart, y: box.y + 80, id: 1 },
    ];
    const touch = await page.context().newCDPSession(page);
    const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : fingers(apart),
      });
    await dispatch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await dispatch('touchMove', apart);
    await dispatch('touchEnd');
    const [from, to] = await Promise.all(
      ['aria-valuemin', 'aria-valuemax'].map((name) => cursor(page).getAttribute(name)),
    );
    // Twice as far apart, half the way in view.
    expect(Number(to) - Number(from)).toBeCloseTo(1095 / 2, -1);
    await page.getByRole('button', { name: 'Show all' }).tap();

    await page.getByRole('button', { name: 'Kilometre 3' }).tap();
    await page.getByRole('button', { name: 'Zoom to km 3' }).tap();
    await expectNothingCutOff(page);
  });

  if (isProof)
    test('a ride has speed, a treadmill no hills', async ({ visitor, open, openVisitor }) => {
      const ride = { date: '2026-03-09', workoutType: 'cross', duration: '0:18', distance: 3.5 };
      await open(visitor, { workout: ride, source: 'file' });
      await visitor.page.getByText('Speed, km/h', { exact: true }).waitFor();
      expect(await said(visitor.page)).toContain('speed 12.9 kilometres an hour');
      expect(await visitor.page.getByText('Recorded by Strava').count()).toBe(0);

      const inside = await openVisitor();
      await open(inside, {
        workout: { ...RUN, runningSubtype: 'treadmill' },
        recording: { ...RECORDING, elevationM: null },
      });
      await inside.page.getByText('Pace, min/km', { exact: true }).waitFor();
      expect(await inside.page.getByText('Elevation, m').count()).toBe(0);
      expect(await inkedCanvases(inside.page)).toEqual([true, true]);
    });
});

describe('without a recording', () => {
  test('a typed-in run says how to get one, and fetches no code to draw', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    const { id } = await visitor.send('POST /api/workouts', RUN);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await navigate(`/run-details/${id}`);
    await page.getByText('No recording came with this workout.').waitFor();
    expect(fetched.filter((url) => url.includes('recording-view'))).toEqual([]);
    await expectSoundInEveryLook(page);
    await page.getByRole('link', { name: 'connect Strava' }).click();
    await page.waitForURL('**/strava');
    await page.goBack();
    await page.getByRole('link', { name: 'Import its file' }).click();
    await page.getByRole('tab', { name: 'Import Files', selected: true }).waitFor();
    await page.getByLabel('Choose files').waitFor({ state: 'attached' });
  });

  test('what does not come is asked for again', async ({ visitor, open }) => {
    const { page, expectTrouble } = visitor;
    expectTrouble(/500|Failed to load resource/);
    let isDown = true;
    await page.route('**/packed-recording', (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } })
        : route.fallback(),
    );
    await open(visitor);
    await page.getByText('The recording could not be loaded').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await cursor(page).waitFor();
  });
});

/** Whether something is drawn on each of them: not white, and not of one colour. */
function inkedCanvases(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => {
      const { data = [] } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const colours = new Set<string>();
      for (let at = 0; at < data.length; at += 4) colours.add(`${data[at]} ${data[at + 1]}`);
      return colours.size > 5;
    }),
  );
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
