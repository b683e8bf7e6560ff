import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import { formatPace } from '../../domain/pace.ts';
import { NOTHING_MEASURED, type Recording } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';

// Kilometres and repetitions that are told in chat are those that were run.

const TODAY = '2026-03-18';
/** Seconds for each kilometre of the latest run. */
const KILOMETRES_S = [300, 310, 320, 290, 305, 330];

let app: TestApp;
let athlete: Athlete;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  await addRecorded(
    1,
    'outdoor-easy',
    KILOMETRES_S.map((seconds) => ({ metres: 1000, seconds })),
  );
  // Four times 1000 m, the last one the slowest, with 300 m of jogging between.
  const repetitions = [230, 232, 235, 245].flatMap((seconds) => [
    { metres: 1000, seconds },
    { metres: 300, seconds: 150 },
  ]);
  const around = { metres: 2000, seconds: 720 };
  await addRecorded(3, 'outdoor-interval', [around, ...repetitions, around]);
  await addWorkout(app.db, {
    user_id: athlete.userId,
    date: addDays(TODAY, -2),
    running_subtype: 'outdoor-long',
  });
});
afterAll(() => app.close());

type Part = { metres: number; seconds: number };

/** A sample each second, every part at its own even pace. */
async function addRecorded(daysAgo: number, subtype: string, parts: Part[]): Promise<void> {
  const distanceM = [0];
  for (const { metres, seconds } of parts) {
    const from = distanceM.at(-1) ?? 0;
    for (let second = 1; second <= seconds; second += 1) {
      distanceM.push(from + (metres * second) / seconds);
    }
  }
  const timeS = distanceM.map((_, second) => second);
  const recording: Recording = {
    ...NOTHING_MEASURED,
    ...{ timeS, distanceM, laps: [] },
    moving: timeS.map((second) => (second === 0 ? 0 : 1)),
  };
  const { id } = await addWorkout(app.db, {
    user_id: athlete.userId,
    date: addDays(TODAY, -daysAgo),
    running_subtype: subtype as 'outdoor-easy',
    distance_m: Math.round(distanceM.at(-1) ?? 0),
    duration_s: timeS.length - 1,
  });
  await app.db.transaction().execute((tx) =>
    saveRecording(tx, {
      ...{ workoutId: id, userId: athlete.userId, source: 'file', recording },
      nowMs: TEST_NOW_MS,
    }),
  );
}

async function ask(...messages: string[]): Promise<string> {
  const chatHistory = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '…' },
  ]);
  const message = messages.at(-1) ?? '';
  const { body } = await athlete.call(askCoach, { body: { message, chatHistory } });
  return plainOf((body as { response: string }).response);
}

test('each kilometre of a run is told, with the fastest and the slowest', async () => {
  const answer = await ask('splits of my last easy run');
  for (const [at, seconds] of KILOMETRES_S.entries()) {
    expect(answer).toContain(`km ${at + 1}: ${formatPace(seconds)} /km`);
  }
  expect(answer).toContain(
    'The fastest was kilometre 4, 4:50 /km; the slowest kilometre 6, 5:30 /km.',
  );
  expect(await ask('what was my fastest km yesterday')).toContain('kilometre 4, 4:50 /km');
});

test('its halves are told, also as the next question', async () => {
  const [first, second] = [KILOMETRES_S.slice(0, 3), KILOMETRES_S.slice(3)].map(
    (half) => half.reduce((sum, seconds) => sum + seconds, 0) / 3,
  );
  const told = `the first half at ${formatPace(first ?? 0)} /km, the second at ${formatPace(second ?? 0)} /km`;
  expect(await ask('did I fade in my last easy run')).toContain(told);
  expect(await ask('how far was my last easy run', 'did I slow down?')).toContain(told);
});

test('repetitions are told one by one, and whether the last held on', async () => {
  const answer = await ask('laps of my last interval run');
  expect(answer).toContain('4 × 1 km.');
  expect(answer).toMatch(/The last was 1\d s\/km slower than the first/);
  expect(answer).toContain('rep 4:');
});

test('a run that was not recorded has none, and of many runs none are told', async () => {
  expect(await ask('splits of my last long run')).toContain('It was not recorded along the way');
  expect(await ask('what are my average splits this year')).not.toContain('km 1:');
  expect(await ask('laps of all my runs this year')).toContain('I tell splits of one workout');
});
