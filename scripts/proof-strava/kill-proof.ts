import { setTimeout as sleep } from 'node:timers/promises';
import {
  type PracticeProcess,
  startPracticeProcess,
} from '../../practice-strava/practice-process.ts';
import { newPlace, type Place } from '../../testing/server/server-process.ts';
import { type Dice, seededDice } from '../demo/dice.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { findDoubles, findLeftovers, findLost, readLogHere } from './log-here.ts';
import { type RunnerHere, registerRunner, runnerAt } from './runner-here.ts';

/**
 * When the process is killed: at random after a call of that name has reached Strava, or at random
 * after a synchronisation was asked for.
 */
const MOMENTS = {
  sync: { call: 'listActivities', withinMs: 250 },
  refresh: { call: 'refresh', withinMs: 180 },
  details: { call: 'activity', withinMs: 200 },
  streams: { call: 'streams', withinMs: 200 },
  history: { call: 'listActivities', withinMs: 250 },
  anywhere: { call: null, withinMs: 2000 },
} as const;
type Moment = keyof typeof MOMENTS;
const MOMENT_NAMES: Moment[] = [
  ...(['sync', 'refresh', 'refresh', 'refresh', 'details'] as const),
  ...(['streams', 'history', 'anywhere'] as const),
];
const NO_CALL_MS = 4000;

/** Every third one or more hits what it aims at: not one of so many is no chance. */
const LIKELY_IN_CALL = 40;
const LIKELY_IN_REFRESH = 25;

const LATENCY_MS = 120;
/** A lease of a dead process is over by then. */
const AHEAD_EACH_MS = 75_000;
const DAY_MS = 86_400_000;
const SETTLE_MS = 180_000;

type KillReport = {
  kills: number;
  byMoment: Record<Moment, number>;
  /** Kills while a call to Strava, or a refresh, had not been answered. */
  inCall: number;
  inRefresh: number;
  reconnects: number;
  activities: number;
  problems: string[];
};

type Scene = {
  practice: PracticeProcess;
  place: Place;
  dice: Dice;
  athleteId: string;
  env: Record<string, string>;
  report: KillReport;
};

/** So many `kill -9` of the app at random points; what was lost, doubled or went round in circles. */
export async function proveKills(input: { kills: number; seed: number }): Promise<KillReport> {
  const { kills, seed } = input;
  const practice = await startPracticeProcess(['--empty', '--generous']);
  const place = await newPlace();
  const byMoment = { sync: 0, refresh: 0, details: 0, streams: 0, history: 0, anywhere: 0 };
  const report: KillReport = {
    kills,
    byMoment,
    inCall: 0,
    inRefresh: 0,
    reconnects: 0,
    activities: 0,
    problems: [],
  };
  const { id } = await practice.order('add-athlete', { timeZone: 'Europe/Berlin' });
  const scene: Scene = {
    practice,
    place,
    report,
    athleteId: String(id),
    dice: seededDice(seed),
    env: { ...place.env, ...practice.env },
  };
  try {
    await fillStrava(scene);
    const token = await beginHere(scene);
    for (let kill = 1; kill <= kills; kill += 1) {
      await killOnce({ scene, token, number: kill });
      const problems = findDoubles(await readLogHere(scene.env));
      report.problems.push(...problems.map((problem) => `after kill ${kill}: ${problem}`));
    }
    await settle({ scene, token });
    const there = await practice.activities();
    report.activities = there.length;
    const log = await readLogHere(scene.env);
    report.problems.push(
      ...findDoubles(log),
      ...findLost(log, there),
      ...findLeftovers(log, there),
      ...findMissed(report),
    );
  } finally {
    await practice.stop();
    await place.remove();
  }
  return report;
}

/** Kills that hit nothing prove nothing; of few, it may be chance. */
function findMissed({ kills, byMoment, inCall, inRefresh }: KillReport): string[] {
  return [
    ...(kills >= LIKELY_IN_CALL && inCall === 0 ? ['no kill hit a call'] : []),
    ...(byMoment.refresh >= LIKELY_IN_REFRESH && inRefresh === 0 ? ['no kill hit a refresh'] : []),
  ];
}

/** Sixty of the last month, forty before it. */
async function fillStrava(scene: Scene) {
  for (let number = 0; number < 100; number += 1) await addActivity(scene, 0.4 + number * 0.45);
  await scene.practice.order('set-latency', { ms: LATENCY_MS });
}

async function addActivity({ practice, athleteId, dice }: Scene, daysAgo: number) {
  await practice.order('add-activity', {
    athleteId,
    name: `Run of ${daysAgo.toFixed(2)} days ago`,
    startMs: Math.round((Date.now() - daysAgo * DAY_MS) / 1000) * 1000,
    manual: dice.chance(0.1),
    stretches: [{ seconds: Math.round(dice.between(60, 240)), metres: 600, heartRate: 140 }],
  });
}

/** An account here that is connected, with a few runs typed in that Strava knows as well. */
async function beginHere(scene: Scene): Promise<string> {
  const { env, practice, athleteId } = scene;
  const app = await startApp(env);
  const token = await registerRunner({
    origin: app.origin,
    timeZone: 'Europe/Berlin',
    number: 1,
  });
  const runner = runnerAt(app.origin, token);
  for (const activity of (await practice.activities()).slice(3, 8)) {
    const date = new Date(activity.startMs).toISOString().slice(0, 10);
    const duration = '0:03';
    await runner.addWorkout({ date, workoutType: 'running', duration, distance: '0.6' });
  }
  await runner.connect(practice, athleteId);
  await app.kill();
  return token;
}

async function killOnce(input: { scene: Scene; token: string; number: number }) {
  const { scene, token, number } = input;
  const { practice, dice, env, report } = scene;
  const app = await startApp(env, number * AHEAD_EACH_MS);
  const runner = runnerAt(app.origin, token);
  if (dice.chance(0.4)) await seeThatItWorks({ scene, runner, number });
  await changeSomething(scene);
  const moment = MOMENT_NAMES[number % MOMENT_NAMES.length] ?? 'anywhere';
  if (moment === 'refresh') await practice.order('expire-tokens');
  await practice.order('forget-calls');
  const { call, withinMs } = MOMENTS[moment];
  const arrived = call && practice.order('await-call', { name: call }).catch(() => undefined);
  const asked = moment === 'history' ? runner.beginHistory() : runner.sync();
  // Where nothing of the kind is due any more, the call never comes.
  if (arrived) await Promise.race([arrived, sleep(NO_CALL_MS)]);
  await sleep(dice.between(0, withinMs));
  await killAndCount({ app, practice, report, moment });
  await asked;
}

async function killAndCount(input: {
  app: AppProcess;
  practice: PracticeProcess;
  report: KillReport;
  moment: Moment;
}) {
  const { app, practice, report, moment } = input;
  await app.kill();
  const open = (await practice.calls()).filter(({ isCutOff }) => isCutOff);
  report.byMoment[moment] += 1;
  if (open.length > 0) report.inCall += 1;
  if (open.some(({ name }) => name === 'refresh')) report.inRefresh += 1;
}

/** A connection synchronises, or says reconnect and asks Strava no more until that was done. */
async function seeThatItWorks(input: { scene: Scene; runner: RunnerHere; number: number }) {
  const { scene, runner, number } = input;
  const { practice, athleteId, report } = scene;
  const answer = await runner.sync();
  if (answer === 200) return;
  const { needsReconnect, trouble } = await runner.status();
  if (!needsReconnect) {
    report.problems.push(`before kill ${number}: sync answered ${answer}, ${trouble}`);
    return;
  }
  await practice.order('forget-calls');
  await runner.sync();
  await runner.sync();
  const after = await practice.calls();
  if (after.length > 0) report.problems.push(`kill ${number}: asks on though it needs reconnect`);
  await runner.connect(practice, athleteId);
  report.reconnects += 1;
  const again = await runner.sync();
  if (again !== 200) report.problems.push(`kill ${number}: connected anew, sync answered ${again}`);
}

/** Runs come, are renamed and go at Strava meanwhile. */
async function changeSomething(scene: Scene) {
  const { practice, dice } = scene;
  if (dice.chance(0.5)) await addActivity(scene, dice.between(0.1, 20));
  const all = await practice.activities();
  // The first few are matched to runs that were typed in, which stay whatever Strava does.
  const recent = all.slice(10).filter(({ startMs }) => startMs > Date.now() - 20 * DAY_MS);
  if (dice.chance(0.4)) {
    const { id, name } = dice.pick(recent);
    await practice.order('edit-activity', { id, changes: { name: `${name}, renamed` } });
  }
  if (dice.chance(0.3)) await practice.order('delete-activity', { id: dice.pick(recent).id });
}

/** Lets one last process finish all. */
async function settle({ scene, token }: { scene: Scene; token: string }) {
  const { practice, athleteId, env, report } = scene;
  await practice.order('set-latency', { ms: 0 });
  const app = await startApp(env, (report.kills + 2) * AHEAD_EACH_MS);
  const runner = runnerAt(app.origin, token);
  try {
    await seeThatItWorks({ scene, runner, number: report.kills + 1 });
    await runner.beginHistory();
    const giveUp = Date.now() + SETTLE_MS;
    for (;;) {
      const { progress, trouble, needsReconnect } = await runner.status();
      if (needsReconnect) await runner.connect(practice, athleteId);
      const isFetched = progress?.history === 'listed' && progress.detailsDue === 0;
      if (isFetched && (await readLogHere(env)).events === 0) break;
      if (Date.now() > giveUp) {
        report.problems.push(`not settled: ${JSON.stringify({ progress, trouble })}`);
        break;
      }
      await sleep(300);
    }
  } finally {
    await app.stop();
  }
}
