import { describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import {
  type FitField,
  fitPart,
  joinedBytes,
  type WrittenMessage,
} from '../../../../testing/imports/fit-file.ts';
import {
  fitMessages,
  gpxFile,
  MADE_UP,
  tcxFile,
} from '../../../../testing/imports/made-up-track.ts';
import { type Athlete, convertWorkouts } from '../convert-workout.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import { readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import type { Reading } from './reading.ts';
import { readTcx } from './tcx/read-tcx.ts';

/** Of each reader and each kind of change. */
const RUNS = budget({ everyday: 20, small: 80, full: 5000 });
const LONGEST_MS = 2000;
const MOST_GROWTH_BYTES = 256 * 1024 * 1024;

const ATHLETE: Athlete = {
  userId: 1,
  limits: [],
  timeZone: 'Europe/Zurich',
};

type Dice = { below: (bound: number) => number; pick: <T>(items: readonly T[]) => T };

/** The same numbers each time. */
function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761 + 1;
  const below = (bound: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick');
      return item;
    },
  };
}

const PAUSED = { seconds: 240, pauses: [{ atS: 100, forS: 60 }] };
const LATER = { ...PAUSED, startMs: MADE_UP.startMs + 3_600_000 };

const MESSAGES: readonly WrittenMessage[][] = [
  fitMessages(PAUSED),
  fitMessages({ seconds: 120 }, { sport: 2, subSport: 6, offsetS: null }),
  [...fitMessages(PAUSED), ...fitMessages(LATER, { sport: 5, subSport: 17 }).slice(1)],
  fitMessages({ seconds: 200, bpm: 60 }, { withTotals: false }),
];
const FIT = MESSAGES.map((messages) => fitPart(messages));
const GPX = [gpxFile(PAUSED), gpxFile({ seconds: 200 }, { type: '9' }), gpxFile(LATER)];
const TCX = [tcxFile(PAUSED), tcxFile({ seconds: 200 }, { sport: 'Other' }), tcxFile(LATER)];

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function withBytesChanged(bytes: Uint8Array, dice: Dice): Uint8Array {
  let changed = bytes;
  for (let count = 1 + dice.below(6); count > 0; count -= 1) {
    const at = dice.below(Math.max(1, changed.length));
    const some = changed.subarray(at, at + 1 + dice.below(64));
    const kind = dice.below(4);
    if (kind === 0) changed = changed.with(Math.min(at, changed.length - 1), dice.below(256));
    else if (kind === 1) changed = changed.subarray(0, at);
    else if (kind === 2) changed = joinedBytes(changed.subarray(0, at), some, changed.subarray(at));
    else changed = joinedBytes(changed.subarray(0, at), changed.subarray(at + some.length));
    if (changed.length === 0) return changed;
  }
  return changed;
}

const EXTREMES = [0, 1, -1, 127, 255, 65_535, 4_294_967_295, 1e9, 0x7fffffff, 268_435_456];

function withMessagesChanged(messages: readonly WrittenMessage[], dice: Dice): Uint8Array {
  const changed = [...messages];
  for (let count = 1 + dice.below(12); count > 0; count -= 1) {
    const at = dice.below(changed.length);
    const message = changed[at];
    if (!message) break;
    const kind = dice.below(6);
    if (kind === 0) changed.splice(at, 1 + dice.below(20));
    else if (kind === 1) changed.splice(at, 0, message);
    else if (kind === 2) changed.splice(dice.below(changed.length), 0, ...changed.splice(at, 3));
    else if (kind === 3) changed[at] = { ...message, message: dice.pick([0, 18, 19, 20, 21, 34]) };
    else changed[at] = { ...message, fields: fieldsChanged(message.fields, dice) };
  }
  const length = dice.below(10) === 0 ? dice.pick(EXTREMES) : undefined;
  const options = length === undefined ? {} : { dataBytes: Math.abs(length) };
  const part = fitPart(changed, { headSize: dice.pick([12, 14]), ...options });
  return dice.below(10) === 0 ? joinedBytes(part, dice.pick(FIT)) : part;
}

function fieldsChanged(fields: readonly FitField[], dice: Dice): FitField[] {
  return fields.flatMap((field) => {
    const kind = dice.below(6);
    if (kind === 0) return [{ ...field, value: dice.pick(EXTREMES) }];
    if (kind === 1) return [{ ...field, value: null }];
    return kind === 2 && dice.below(3) === 0 ? [] : [field];
  });
}

const WRITTEN = [
  '',
  '0',
  '-1',
  '1e308',
  'NaN',
  '99999999999',
  '-0.0',
  '1970-01-01T00:00:00Z',
  '&x;',
];

/** Lines are what such a file repeats: each holds a point. */
function withElementsChanged(text: string, dice: Dice): Uint8Array {
  const lines = text.split('\n');
  for (let count = 1 + dice.below(12); count > 0; count -= 1) {
    const at = dice.below(lines.length);
    const line = lines[at] ?? '';
    const kind = dice.below(7);
    if (kind === 0) lines.splice(at, 1 + dice.below(20));
    else if (kind === 1) lines.splice(at, 0, line);
    else if (kind === 2) lines.splice(dice.below(lines.length), 0, ...lines.splice(at, 3));
    else if (kind === 3) lines[at] = line.replace(/>[^<]+</, `>${dice.pick(WRITTEN)}<`);
    else if (kind === 4) lines[at] = line.replace(/="[^"]*"/, `="${dice.pick(WRITTEN)}"`);
    else if (kind === 5) lines[at] = line.replace(/<\/?(\w+)/, '<$1x');
    else lines[at] = `<!-- ${line} --><![CDATA[${line}]]>`;
    if (lines.length === 0) break;
  }
  return encoded(lines.join('\n'));
}

type Change = (dice: Dice) => Uint8Array;
type Case = { name: string; read: (bytes: Uint8Array) => Reading; change: Change; least: number };

const CASES: readonly Case[] = [
  {
    ...{ name: 'FIT, bytes', read: readFit, least: 0 },
    change: (dice) => withBytesChanged(dice.pick(FIT), dice),
  },
  {
    ...{ name: 'FIT, messages', read: readFit, least: 0.5 },
    change: (dice) => withMessagesChanged(dice.pick(MESSAGES), dice),
  },
  {
    ...{ name: 'GPX, bytes', read: readGpx, least: 0 },
    change: (dice) => withBytesChanged(encoded(dice.pick(GPX)), dice),
  },
  {
    ...{ name: 'GPX, elements', read: readGpx, least: 0.5 },
    change: (dice) => withElementsChanged(dice.pick(GPX), dice),
  },
  {
    ...{ name: 'TCX, bytes', read: readTcx, least: 0 },
    change: (dice) => withBytesChanged(encoded(dice.pick(TCX)), dice),
  },
  {
    ...{ name: 'TCX, elements', read: readTcx, least: 0.5 },
    change: (dice) => withElementsChanged(dice.pick(TCX), dice),
  },
];

describe('a changed file', () => {
  test.each(CASES)(
    'of $name never throws, and is read soundly or refused by name',
    ({ name, read, change, least }) => {
      const before = process.memoryUsage().rss;
      let accepted = 0;
      let longestMs = 0;
      for (let seed = 1; seed <= RUNS; seed += 1) {
        const bytes = change(diceOf(seed));
        const startedMs = performance.now();
        const { workouts, refusals } = read(bytes);
        longestMs = Math.max(longestMs, performance.now() - startedMs);
        for (const workout of workouts) expectSound(workout, seed);
        convertWorkouts(workouts, { athlete: ATHLETE, withRecordings: true });
        if (workouts.length > 0) accepted += 1;
        else expect([seed, refusals.length > 0]).toEqual([seed, true]);
        for (const { what, reason } of refusals) {
          expect(what).toMatch(/^(a|an|the|\p{Ll})/u);
          expect(reason).toMatch(/\.$/);
        }
      }
      const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024;
      console.info(
        `${name}: ${accepted} of ${RUNS} accepted, the slowest ${longestMs.toFixed()} ms, ${grownMb.toFixed()} MB`,
      );
      expect(accepted / RUNS).toBeGreaterThanOrEqual(least);
      expect(longestMs).toBeLessThan(LONGEST_MS);
      expect(grownMb * 1024 * 1024).toBeLessThan(MOST_GROWTH_BYTES);
    },
    600_000,
  );
});

function expectSound(workout: ParsedWorkout, seed: number): void {
  const { date, durationS, elapsedS, recording } = workout;
  const faults: string[] = [];
  const check = (is: boolean, what: string) => {
    if (!is) faults.push(`${what} in ${seed}`);
  };
  check(/^(19|20|21)\d\d-\d\d-\d\d$/.test(date), `day ${date}`);
  check(durationS >= 1 && durationS <= 60 * 86_400, `duration ${durationS}`);
  check((elapsedS ?? durationS) >= durationS, `elapsed ${elapsedS} below ${durationS}`);
  check(workout.activityName !== '' && workout.activityName.isWellFormed(), 'name');
  for (const amount of [workout.distanceM, workout.energyKcal]) {
    check(amount === null || (Number.isFinite(amount) && amount > 0), `amount ${amount}`);
  }
  const { ascentM } = workout;
  check(ascentM === null || (Number.isFinite(ascentM) && ascentM >= 0), `ascent ${ascentM}`);
  for (const bpm of [workout.avgHeartRate, workout.maxHeartRate, workout.minHeartRate]) {
    check(bpm === null || (bpm >= 25 && bpm <= 250), `heart rate ${bpm}`);
  }
  if (recording) {
    const { timeS } = recording;
    check(
      timeS.every((time, row) => time >= 0 && (row === 0 || time > (timeS[row - 1] ?? 0))),
      'times',
    );
    for (const name of ['distanceM', 'heartRateBpm', 'latitudeDeg'] as const) {
      const channel = recording[name];
      check(channel === null || channel.length === timeS.length, `length of ${name}`);
      check(!channel?.some((value) => value !== null && !Number.isFinite(value)), `NaN in ${name}`);
    }
  }
  expect(faults).toEqual([]);
}
