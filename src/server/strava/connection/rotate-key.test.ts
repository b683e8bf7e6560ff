import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proof } from '../../../../testing/budget.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { runRotateKey } from '../../admin/strava-commands.ts';
import { readKeyFile } from '../../platform/sealed/key-file.ts';
import { keyIdOf } from '../../platform/sealed/sealed.ts';
import { rotateKey } from './rotate-key.ts';

let strava: StravaApp;
let athletes: Athlete[];

beforeAll(async () => {
  strava = await startStravaApp();
  athletes = [];
  for (let count = 0; count < 3; count += 1) {
    const athlete = await strava.app.addAthlete();
    athletes.push(athlete);
    const athleteId = strava.practice.addAthlete().id;
    await connect({ practice: strava.practice, athlete, athleteId });
  }
});
afterAll(() => strava.close());
beforeEach(() => strava.practice.forgetCalls());

const keyFile = () => strava.app.config.secretKeyFile;

function rotate(settle: () => Promise<unknown> = async () => {}) {
  const { db, clock } = strava.app;
  return rotateKey({ db, clock, keyFile: keyFile(), settle });
}

async function sealedBy() {
  const rows = await strava.app.db
    .selectFrom('service_connections')
    .select(['access_token_sealed', 'refresh_token_sealed'])
    .execute();
  return new Set(
    rows.flatMap((row) => [keyIdOf(row.access_token_sealed), keyIdOf(row.refresh_token_sealed)]),
  );
}

async function checkAll() {
  for (const { userId } of athletes) {
    await strava.app.strava.api.checkConnection({ userId, urgency: 'asked' });
  }
}

test('every token is sealed anew, the old key is gone, and every connection works', async () => {
  const [before] = readKeyFile(keyFile());
  const { db, clock, config } = strava.app;
  const said = await runRotateKey({ db, clock, config, settle: async () => {} });
  expect(said).toMatchObject({
    done: true,
    text: expect.stringContaining('3 connections were sealed anew.'),
  });
  const keys = readKeyFile(keyFile());
  expect(keys).toHaveLength(1);
  expect(keys[0]?.id).not.toBe(before?.id);
  expect(await sealedBy()).toEqual(new Set([keys[0]?.id]));
  await checkAll();
  expect(strava.practice.calls('refresh')).toEqual([]);
});

proof('beside fifty renewals no connection is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    strava.app.clock.advance(7 * 3_600_000);
    const work = Promise.all(Array.from({ length: 10 }, checkAll));
    expect(await rotate(() => new Promise((resolve) => setTimeout(resolve, 30)))).toMatchObject({
      ...{ state: 'rotated', lost: 0 },
    });
    await work;
    await checkAll();
  }
});

test('while a renewal is under way both keys stay, and a later run finishes', async () => {
  const [userId] = athletes.map((athlete) => athlete.userId);
  const { db, clock } = strava.app;
  const lease = (refresh_lease: string | null) =>
    db
      .updateTable('service_connections')
      .set({ refresh_lease, refresh_leased_until: clock.nowMs() + 60_000 })
      .where('user_id', '=', userId ?? 0)
      .execute();
  await lease('under way');
  expect(await rotate()).toEqual({ state: 'unfinished', waiting: 1 });
  expect(readKeyFile(keyFile())).toHaveLength(2);
  await checkAll();
  await lease(null);
  expect(await rotate()).toMatchObject({ state: 'rotated', lost: 0 });
  expect(readKeyFile(keyFile())).toHaveLength(1);
  await checkAll();
});

test('what no key opens is counted, and left as it is', async () => {
  const keys = readKeyFile(keyFile());
  const [userId] = athletes.map((athlete) => athlete.userId);
  const foreign = `v1.${'0'.repeat(12)}.AAAA.AAAA`;
  await strava.app.db
    .updateTable('service_connections')
    .set({ access_token_sealed: foreign })
    .where('user_id', '=', userId ?? 0)
    .execute();
  expect(await rotate()).toMatchObject({ state: 'rotated', lost: 1 });
  expect(await sealedBy()).toContain('0'.repeat(12));
  expect(readKeyFile(keyFile())).not.toEqual(keys);
});

test('without a key there is nothing to do', async () => {
  const { db, clock, config } = strava.app;
  const secretKeyFile = `${keyFile()}.elsewhere`;
  expect(await runRotateKey({ db, clock, config: { ...config, secretKeyFile } })).toMatchObject({
    done: false,
  });
  const noFile = { ...config, secretKeyFile: dirname(keyFile()) };
  expect(await runRotateKey({ db, clock, config: noFile })).toMatchObject({
    ...{ done: false, text: expect.stringContaining('cannot be read') },
  });
});
