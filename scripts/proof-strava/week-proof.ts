import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../practice-strava/limits.ts';
import {
  environmentFor,
  type PracticeCall,
  type PracticeStrava,
} from '../../practice-strava/practice.ts';
import { startPracticeStrava } from '../../practice-strava/practice-strava.ts';
import { dayInZone, instantInZone, offsetInZone } from '../../src/domain/calendar.ts';
import { newPlace, type Place } from '../../testing/server/server-process.ts';
import { findDoubles, findLost, findUnlisted, readLogHere } from './log-here.ts';
import { registerRunner, runnerAt } from './runner-here.ts';

const ENTRY = fileURLToPath(new URL('./clocked-app.ts', import.meta.url));

/** Thursday to Wednesday; on the Sunday between them the clocks of North America change. */
const BEGIN_MS = Date.UTC(2026, 2, 5, 0, 5);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const STEP_MS = 10 * MINUTE_MS;
const YEARS = 5;
const RUNS_A_WEEK = 5;

const ZONES = [
  ...(['America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo', 'UTC'] as const),
  ...(['Europe/Berlin', 'Asia/Kolkata', 'Asia/Tokyo', 'Australia/Lord_Howe'] as const),
  ...(['Pacific/Auckland', 'Pacific/Chatham'] as const),
];

type WeekReport = {
  days: number;
  athletes: number;
  calls: number;
  most: Limits;
  /** Synchronisations by each of the two processes. */
  syncs: number[];
  known: number;
  there: number;
  problems: string[];
};

type Scene = {
  practice: PracticeStrava;
  place: Place;
  clock: { nowMs: () => number };
  setClock: (nowMs: number) => void;
  apps: App[];
  runners: { athleteId: string; timeZone: string }[];
};

/** Two app processes on one database, ten athletes who fetch five years each, for so many days. */
export async function proveWeek({ days }: { days: number }): Promise<WeekReport> {
  let nowMs = BEGIN_MS;
  const clock = { nowMs: () => nowMs };
  const practice = await startPracticeStrava({ clock });
  const place = await newPlace();
  const scene: Scene = {
    practice,
    place,
    clock,
    apps: [],
    runners: [],
    setClock: (at) => {
      nowMs = at;
    },
  };
  try {
    const env = { ...place.env, ...environmentFor(practice), LOGIN_RATE_LIMIT: '100000' };
    for (let app = 0; app < 2; app += 1) scene.apps.push(await startClocked(env, nowMs));
    await connectAll(scene);
    await liveThrough(scene, days);
    return await judge(scene, days);
  } finally {
    for (const { child } of scene.apps) await end(child);
    await practice.stop();
    await place.remove();
  }
}

type App = { child: ChildProcess; origin: string; syncs: number };

async function startClocked(env: Record<string, string>, nowMs: number): Promise<App> {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(ENTRY, {
    env: { PATH, HOME, ...env, PROOF_NOW_MS: String(nowMs) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [{ origin }] = await once(child, 'message');
  return { child, origin, syncs: 0 };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

async function connectAll(scene: Scene) {
  const { practice, apps, runners } = scene;
  for (const [index, timeZone] of ZONES.entries()) {
    const { id: athleteId } = practice.addAthlete({ timeZone });
    const weeks = YEARS * 52;
    for (let number = 0; number < weeks * RUNS_A_WEEK; number += 1) {
      addRun(scene, { athleteId, startMs: BEGIN_MS - (number + 0.6) * (7 / RUNS_A_WEEK) * DAY_MS });
    }
    const { origin } = apps[index % apps.length] ?? { origin: '' };
    const token = await registerRunner({ origin, timeZone, number: index });
    const runner = runnerAt(origin, token);
    await runner.connect(practice, athleteId);
    await runner.beginHistory();
    runners.push({ athleteId, timeZone });
  }
}

function addRun({ practice }: Scene, run: { athleteId: string; startMs: number }) {
  const startMs = Math.round(run.startMs / 1000) * 1000;
  const stretches = [{ seconds: 150, metres: 450, heartRate: 141 }];
  practice.addActivity({ ...run, startMs, stretches });
}

/** Every ten minutes both processes do what is due, at once; each evening each athlete runs. */
async function liveThrough(scene: Scene, days: number) {
  const { apps, runners } = scene;
  for (let at = BEGIN_MS; at <= BEGIN_MS + days * DAY_MS; at += STEP_MS) {
    scene.setClock(at);
    for (const { athleteId, timeZone } of runners) {
      const evening = instantInZone({
        day: dayInZone(at, timeZone),
        secondOfDay: 18 * 3600,
        timeZone,
      });
      const isNow = evening > at - STEP_MS && evening <= at;
      if (isNow) addRun(scene, { athleteId, startMs: evening - 3600_000 });
    }
    await Promise.all(
      apps.map(async (app) => {
        const answer = once(app.child, 'message');
        app.child.send({ nowMs: at });
        [{ syncs: app.syncs }] = await answer;
      }),
    );
  }
}

async function judge(scene: Scene, days: number): Promise<WeekReport> {
  const { practice, place, apps, runners } = scene;
  const calls = practice.calls();
  const { most, overruns } = practice.record();
  const log = await readLogHere(place.env);
  const problems = findDoubles(log);
  if (overruns > 0) problems.push(`${overruns} calls were above a limit`);
  for (const [index, { syncs }] of apps.entries()) {
    if (syncs === 0) problems.push(`process ${index + 1} synchronised nothing`);
  }
  for (const runner of runners) problems.push(...syncProblems({ ...runner, calls, days }));
  const there = runners.flatMap(({ athleteId }) => practice.activitiesOf(athleteId));
  // What came before the last morning at six is in the log by then, with all that belongs to it.
  const ofTheWeek = there.filter(
    ({ startMs }) => startMs > BEGIN_MS && startMs < BEGIN_MS + (days - 2) * DAY_MS,
  );
  if (ofTheWeek.length === 0) problems.push('no run is old enough to be judged: give more days');
  problems.push(...findLost(log, ofTheWeek));
  // The details of five years take longer than a week, the years themselves do not.
  problems.push(
    ...findUnlisted(
      log,
      there.filter(({ startMs }) => startMs <= BEGIN_MS),
    ),
  );
  return {
    days,
    athletes: runners.length,
    calls: calls.length,
    most,
    problems,
    syncs: apps.map(({ syncs }) => syncs),
    known: log.activities.length,
    there: there.length,
  };
}

/** Days on which an athlete's list was not read exactly once, at six of their clock. */
function syncProblems(input: {
  athleteId: string;
  timeZone: string;
  calls: readonly PracticeCall[];
  days: number;
}): string[] {
  const { athleteId, timeZone, calls, days } = input;
  const starts = calls.filter(
    (call) =>
      call.name === 'listActivities' &&
      call.athleteId === athleteId &&
      /(^|&)page=1(&|$)/.test(call.query) &&
      /after=/.test(call.query) &&
      !/before=/.test(call.query),
  );
  // The first is when they connected.
  const byDay = Map.groupBy(starts.slice(1), ({ atMs }) => dayInZone(atMs, timeZone));
  const problems: string[] = [];
  for (let at = BEGIN_MS + DAY_MS; at < BEGIN_MS + days * DAY_MS; at += DAY_MS) {
    const day = dayInZone(at, timeZone);
    const times = (byDay.get(day) ?? []).map(({ atMs }) => clockOf(atMs, timeZone));
    const [time = ''] = times;
    const isRight = times.length === 1 && time >= '06:00' && time < '06:10';
    if (!isRight)
      problems.push(`${timeZone} ${day}: synchronised at ${times.join(', ') || 'no time'}`);
  }
  return problems;
}

function clockOf(atMs: number, timeZone: string): string {
  return new Date(atMs + offsetInZone(atMs, timeZone) * 1000).toISOString().slice(11, 16);
}
