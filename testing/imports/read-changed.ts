import { expect } from 'vitest';
import { LONGEST_DURATION_S } from '../../src/domain/duration.ts';
import { convertWorkouts } from '../../src/server/imports/convert-workout.ts';
import type { ParsedWorkout } from '../../src/server/imports/parsers/parsed-workout.ts';
import { FARTHEST_M } from '../../src/server/imports/readers/settle-track.ts';
import { diceOf } from './dice.ts';
import type { Importer } from './importers.ts';
import { readBytes } from './read-uploads.ts';

const LONGEST_S = 2;
const MOST_GROWTH_MB = 256;
const ATHLETE = { userId: 1, limits: [], timeZone: 'Europe/Zurich' };

/** How so many changed files were read. */
export type Sweep = { inputs: number; accepted: number; slowestS: number; grewMb: number };

/**
 * Reads so many changed files of a kind: each is read soundly or refused by name, in two seconds, and
 * together they take no more memory than they may. A fault in a reader fails it.
 */
export async function readChanged(
  make: Importer['inBytes'],
  { inputs, folder }: { inputs: number; folder: string },
): Promise<Sweep> {
  const before = process.memoryUsage.rss();
  let highest = before;
  let accepted = 0;
  let slowestS = 0;
  for (let seed = 1; seed <= inputs; seed += 1) {
    const content = make(diceOf(seed));
    const from = process.threadCpuUsage();
    const { workouts, refusals } = await readBytes(content, { folder }).catch((cause: unknown) => {
      throw new Error(`seed ${seed}`, { cause });
    });
    const { user, system } = process.threadCpuUsage(from);
    slowestS = Math.max(slowestS, (user + system) / 1e6);
    const parsed = workouts.map(({ workout }) => workout);
    convertWorkouts(parsed, { athlete: ATHLETE, withRecordings: true });
    const faults = parsed.flatMap(faultsOf);
    for (const { what, reason } of refusals) {
      const isNamed = /^\p{Ll}/u.test(what) && what.isWellFormed() && what.length < 200;
      const isSaid = /\.$/.test(reason) && reason.isWellFormed() && reason.length < 1000;
      if (!isNamed || !isSaid) faults.push(`refusal of ${what}: ${reason}`);
    }
    if (parsed.length > 0) accepted += 1;
    else if (refusals.length === 0) faults.push('neither read nor refused');
    expect(faults, `seed ${seed}`).toEqual([]);
    highest = Math.max(highest, process.memoryUsage.rss());
  }
  const grewMb = (highest - before) / 1024 / 1024;
  expect(slowestS).toBeLessThan(LONGEST_S);
  expect(grewMb).toBeLessThan(MOST_GROWTH_MB);
  return { inputs, accepted, slowestS, grewMb };
}

/** What the rest of the product relies on, and does not hold. */
function faultsOf(workout: ParsedWorkout): string[] {
  const { date, durationS, elapsedS, startedAtMs, utcOffsetS } = workout;
  const faults: string[] = [];
  const check = (isSound: boolean, what: string) => {
    if (!isSound) faults.push(what);
  };
  check(/^(19|20|21)\d\d-\d\d-\d\d$/.test(date), `day ${date}`);
  check(durationS >= 0.5 && durationS <= LONGEST_DURATION_S, `duration ${durationS}`);
  check((elapsedS ?? durationS) >= durationS, `elapsed ${elapsedS} below ${durationS}`);
  check(startedAtMs === null || Number.isFinite(startedAtMs), `start ${startedAtMs}`);
  check(Math.abs(utcOffsetS ?? 0) <= 18 * 3600, `offset ${utcOffsetS}`);
  const { title, description, activityName, externalId, gear } = workout;
  for (const text of [title, description, activityName, externalId, gear]) {
    const isText = text === null || (text !== '' && text.isWellFormed() && !text.includes('\0'));
    check(isText, `text ${JSON.stringify(text)}`);
  }
  const { distanceM, energyKcal, ascentM, recording } = workout;
  check(distanceM === null || (distanceM > 0 && distanceM <= FARTHEST_M), `distance ${distanceM}`);
  check(energyKcal === null || (energyKcal >= 0 && energyKcal < 100_000), `energy ${energyKcal}`);
  check(ascentM === null || (ascentM >= 0 && ascentM < 100_000), `ascent ${ascentM}`);
  for (const bpm of [workout.avgHeartRate, workout.maxHeartRate, workout.minHeartRate]) {
    check(bpm === null || (bpm >= 25 && bpm <= 250), `heart rate ${bpm}`);
  }
  if (recording === null) return faults;
  const { timeS } = recording;
  check(
    timeS.every((time, row) => time >= 0 && (row === 0 || time > (timeS[row - 1] ?? 0))),
    'times',
  );
  for (const name of ['distanceM', 'heartRateBpm', 'latitudeDeg', 'elevationM'] as const) {
    const channel = recording[name];
    check(channel === null || channel.length === timeS.length, `length of ${name}`);
    check(!channel?.some((value) => value !== null && !Number.isFinite(value)), `NaN in ${name}`);
  }
  return faults;
}
