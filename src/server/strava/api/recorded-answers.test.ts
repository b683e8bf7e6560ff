import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentFor } from '../../../../practice-strava/practice.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { readConfig } from '../../config.ts';
import { createStrava, type Strava } from '../create-strava.ts';
import { StravaFault } from './strava-fault.ts';

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const folder = join(samples, 'strava_api', 'recorded');
const isThere = existsSync(folder);

if (!isThere) console.info(`Recorded answers of Strava are not at ${folder}: skipped.`);

/** Recordings of calls that Longrun never makes. */
const NEVER_ASKED = [
  'activity_update.json',
  'athlete_stats.json',
  'gear.json',
  'upload_processing.json',
];

// biome-ignore lint/suspicious/noExplicitAny: a recording holds whatever Strava said.
type Recording = { status: { code: number }; headers: Record<string, string>; body: any };

const used = new Set<string>();
let next: Recording;
let asked: string[] = [];
const replay = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const { status, headers, body } = next;
  response.writeHead(status.code, headers);
  response.end(status.code === 204 || body === '' ? undefined : JSON.stringify(body));
});

let app: StravaApp;
let strava: Strava;
let userId: number;

describe.skipIf(!isThere)('recorded answers', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => replay.listen(0, '127.0.0.1', resolve));
    const address = replay.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    app = await startStravaApp();
    const { practice } = app;
    const athlete = await app.app.addAthlete();
    await connect({ practice, athlete, athleteId: practice.addAthlete().id });
    userId = athlete.userId;
    const { db, clock, config } = app.app;
    const replayed = readConfig({ ...environmentFor(practice), STRAVA_API_URL: url });
    strava = createStrava({
      ...{ db, clock, config: { ...config, strava: replayed.strava } },
      log: { warn: () => undefined },
    });
  });

  afterAll(async () => {
    replay.close();
    replay.closeAllConnections();
    await app.close();
  });

  test.each(['athlete_activities_page1.json', 'athlete_activities_per-page-1.json'])(
    '%s: each activity with all that the list tells of it',
    async (name) => {
      const { body } = playing(name);
      const told = await strava.api.listActivities({
        ...{ userId, page: 1, perPage: 30, urgency: 'asked' },
      });
      expect(asked).toEqual(['GET /api/v3/athlete/activities?page=1&per_page=30']);
      expect(told).toHaveLength(body.length);
      for (const [index, listed] of told.entries()) {
        expect(listed).toMatchObject(summaryOf(body[index]));
      }
    },
  );

  test('model_summary_activity_2025.json: the same on a page of its own', async () => {
    const model = recorded('model_summary_activity_2025.json');
    playing('athlete_activities_page1.json', [model]);
    const [listed] = await strava.api.listActivities({
      ...{ userId, page: 1, perPage: 30, urgency: 'asked' },
    });
    expect(listed).toMatchObject(summaryOf(model));
  });

  test('detailed_activity_run.json: a marathon of 2018 with its laps', async () => {
    const { body } = playing('detailed_activity_run.json');
    const told = await strava.api.readActivity({
      ...{ userId, activityId: String(body.id), urgency: 'asked' },
    });
    expect(told).toMatchObject({
      ...summaryOf(body),
      workoutType: 1,
      description: body.description,
      caloriesKcal: 3760,
      deviceName: 'Fitbit Ionic',
      laps: body.laps.map(lapOf),
    });
  });

  test.each(['activity_laps.json', 'model_lap.json'])(
    '%s: laps of another year, in the place where details have them',
    async (name) => {
      const given = recorded(name);
      const laps = Array.isArray(given.body) ? given.body : [given];
      const detailed = recorded('detailed_activity_run.json');
      playing('detailed_activity_run.json', { ...detailed.body, laps });
      const told = await strava.api.readActivity({
        ...{ userId, activityId: String(detailed.body.id), urgency: 'asked' },
      });
      expect(told?.laps).toEqual(laps.map(lapOf));
    },
  );

  test('activity_streams_key-by-type.json: 13,129 samples, each as it was', async () => {
    const { body } = playing('activity_streams_key-by-type.json');
    const told = await strava.api.readStreams({
      ...{ userId, activityId: '1946417534', urgency: 'asked' },
    });
    expect(told?.distanceM).toEqual(body.distance.data);
    expect(told).toMatchObject({ timeS: null, heartRateBpm: null });
  });

  test('athlete.json: the connection stands', async () => {
    playing('athlete.json');
    await strava.api.checkConnection({ userId, urgency: 'asked' });
  });

  test('oauth_token_code.json: tokens, and whose they are', async () => {
    const { body } = playing('oauth_token_code.json');
    const told = await strava.oauth.exchangeCode('deadbeef');
    expect(told).toEqual({
      accessToken: body.access_token,
      refreshToken: body.refresh_token,
      expiresInS: body.expires_in,
      athlete: {
        id: String(body.athlete.id),
        firstName: 'Daniel',
        lastName: 'Block',
        pictureUrl: body.athlete.profile,
        city: 'New York',
        country: '',
        isPremium: true,
      },
    });
  });

  test('oauth_token_refresh.json: new tokens for as long as it says', async () => {
    playing('oauth_token_refresh.json');
    expect(await strava.oauth.renew('refresh-token')).toEqual({
      ...{ accessToken: 'new-access-token', refreshToken: 'new-refresh-token' },
      expiresInS: 14_282,
    });
  });

  test('oauth_error_invalid_code_400.json: the code is refused', async () => {
    playing('oauth_error_invalid_code_400.json');
    await expect(strava.oauth.exchangeCode('code')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('oauth_deauthorize.json: the access is over', async () => {
    playing('oauth_deauthorize.json');
    expect(await strava.oauth.revoke({ access: 'access-token', refresh: null })).toBe(true);
  });

  test('error_404_empty-body.json: there is no such activity, and no streams', async () => {
    playing('error_404_empty-body.json');
    const ask = { userId, activityId: '1946417534', urgency: 'asked' } as const;
    expect(await strava.api.readActivity(ask)).toBeNull();
    expect(await strava.api.readStreams(ask)).toBeNull();
  });

  test('error_429.json: nothing is asked until the window turns', async () => {
    playing('error_429.json');
    const { clock } = app.app;
    const ask = () => strava.api.checkConnection({ userId, urgency: 'asked' });
    const fault = await ask().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StravaFault);
    expect(fault).toMatchObject({ kind: 'limited' });
    asked = [];
    await expect(ask()).rejects.toMatchObject({ kind: 'limited' });
    expect(asked).toEqual([]);
    // The recording says that the day's 30,000 are used up as well.
    clock.advance(24 * 3600_000);
    playing('athlete.json');
    await app.app.strava.api.checkConnection({ userId, urgency: 'asked' });
    await ask();
  });

  test('error_401.json: renewed once, and then the athlete is asked to connect again', async () => {
    playing('error_401.json');
    await expect(strava.api.checkConnection({ userId, urgency: 'asked' })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(asked).toHaveLength(2);
  });

  test('no recording was left out', () => {
    const elsewhere = [...NEVER_ASKED, ...READ_ELSEWHERE];
    const left = readdirSync(folder).filter((name) => !used.has(name) && !elsewhere.includes(name));
    expect(left).toEqual([]);
  });
});

/** Zones are reckoned here from the heart rate; events and subscriptions have tests of their own. */
const READ_ELSEWHERE = [
  'activity_zones.json',
  'model_activity_zone.json',
  'webhook_create_201.json',
  'webhook_delete_204.json',
  'webhook_events.json',
  'webhook_list.json',
];

function recorded(name: string): Recording {
  used.add(name);
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** The next answers are this recording's, or have its status and headers around another body. */
function playing(name: string, body?: unknown): Recording {
  const recording = recorded(name);
  next = body === undefined ? recording : { ...recording, body };
  asked = [];
  return recording;
}

/** By hand what the client is to make of a summary, so that a lost field shows. */
function summaryOf(body: Recording['body']) {
  return {
    id: String(body.id),
    name: body.name,
    sportType: body.sport_type,
    workoutType: body.workout_type,
    startedAtMs: Date.parse(body.start_date),
    date: body.start_date_local.slice(0, 10),
    utcOffsetS: body.utc_offset,
    distanceM: body.distance,
    movingTimeS: body.moving_time,
    elapsedTimeS: body.elapsed_time,
    ascentM: body.total_elevation_gain,
    avgHeartRateBpm: body.average_heartrate,
    maxHeartRateBpm: body.max_heartrate,
    avgCadencePerMin: body.average_cadence ?? null,
    isOnTrainer: body.trainer,
    isManual: body.manual,
    isPrivate: body.private,
    externalId: body.external_id,
    uploadId: String(body.upload_id),
    athleteId: String(body.athlete.id),
    hasGps: body.start_latlng.length > 0,
  };
}

function lapOf(lap: Recording['body']) {
  return {
    name: lap.name,
    startedAtMs: Date.parse(lap.start_date),
    elapsedS: lap.elapsed_time,
    movingS: lap.moving_time,
    distanceM: lap.distance,
    startIndex: lap.start_index,
    endIndex: lap.end_index,
    ascentM: lap.total_elevation_gain,
    avgHeartRateBpm: lap.average_heartrate,
    maxHeartRateBpm: lap.max_heartrate,
  };
}
