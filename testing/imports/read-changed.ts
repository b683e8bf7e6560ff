import { expect } from 'vitest';
import { LONGEST_DURATION_S } from '../../src/domain/duration.ts';
import { CHANNELS } from '../../src/domain/recording/recording.ts';
import type { FoundItem } from '../../src/server/imports/found-item.ts';
import { createReaderThread } from '../../src/server/imports/reader-thread.ts';
import { FARTHEST_M } from '../../src/server/imports/readers/settle-track.ts';
import { createSpool } from '../../src/server/imports/spool.ts';
import { unpackedSamples } from '../../src/server/workouts/unpack-recording.ts';
import { diceOf } from './dice.ts';
import type { Importer } from './importers.ts';

const ATHLETE = { userId: 1, limits: [], timeZone: 'Europe/Zurich' };
const NO_TABLES = { left: 0, leftOut: 0, bytesLeft: 0 };

/** How so many changed files were read, and how far the process has grown since its first file. */
export type Sweep = { inputs: number; accepted: number; slowestS: number; grewMb: number };

/** The way of every file of an import: through the spool, in the reader's thread. */
export async function openReading(dataDir: string) {
  const spool = createSpool(dataDir);
  const reader = createReaderThread();

  const readOne = async (content: Uint8Array): Promise<FoundItem[]> => {
    const { folder, files } = await spool.put({ name: 'upload', bytes: content });
    const items: FoundItem[] = [];
    const faults: unknown[] = [];
    try {
      for (const { path, name } of files) {
        const tables = { known: new Set<string>(), ...NO_TABLES };
        await reader.read(
          { path, name, athlete: ATHLETE, mapping: null, tables },
          async (batch) => {
            items.push(...batch.items);
            faults.push(...batch.faults);
          },
        );
      }
    } finally {
      await spool.drop(folder);
    }
    expect(faults).toEqual([]);
    return items;
  };

  // What the thread loads for its first file is no file's own.
  await readOne(Buffer.from('Date,Duration\n1,2\n'));
  const startBytes = takenBytes();
  return {
    close: reader.close,
    /**
     * Reads so many changed files of a kind: each is read soundly or refused by name. A fault in a
     * reader fails it.
     */
    readChanged: async (make: Importer['inBytes'], inputs: number): Promise<Sweep> => {
      let highestBytes = startBytes;
      let accepted = 0;
      let slowestS = 0;
      for (let seed = 1; seed <= inputs; seed += 1) {
        const content = make(diceOf(seed));
        const from = process.cpuUsage();
        const items = await readOne(content).catch((cause: unknown) => {
          throw new Error(`seed ${seed}`, { cause });
        });
        const { user, system } = process.cpuUsage(from);
        slowestS = Math.max(slowestS, (user + system) / 1e6);
        const faults = (await Promise.all(items.map(faultsOf))).flat();
        if (items.length === 0) faults.push('neither read nor refused');
        if (items.some((item) => 'columns' in item)) accepted += 1;
        if (faults.length > 0) expect(faults, `seed ${seed}`).toEqual([]);
        highestBytes = Math.max(highestBytes, takenBytes());
      }
      const grewMb = (highestBytes - startBytes) / 1024 / 1024;
      return { inputs, accepted, slowestS, grewMb };
    },
  };
}

/** What the process takes without this thread, which makes the files. */
function takenBytes(): number {
  const { rss, heapTotal } = process.memoryUsage();
  return rss - heapTotal;
}

/** What the rest of the product relies on, and does not hold. */
async function faultsOf(item: FoundItem): Promise<string[]> {
  const faults: string[] = [];
  const check = (isSound: boolean, what: string) => {
    if (!isSound) faults.push(what);
  };
  if (item.refused) {
    const { what, reason } = item.refused;
    const isNamed = /^\p{Ll}/u.test(what) && what.isWellFormed() && what.length < 200;
    const isSaid = /\.$/.test(reason) && reason.isWellFormed() && reason.length < 1000;
    check(isNamed && isSaid, `refusal of ${what}: ${reason}`);
  }
  if (!('columns' in item)) return faults;
  const { columns, recording } = item;
  const { date, duration_s: durationS, elapsed_s: elapsedS } = columns;
  check(/^(19|20|21)\d\d-\d\d-\d\d$/.test(date), `day ${date}`);
  check(durationS > 0 && durationS <= LONGEST_DURATION_S, `duration ${durationS}`);
  check((elapsedS ?? durationS) >= durationS, `elapsed ${elapsedS} below ${durationS}`);
  check(Number.isFinite(columns.started_at ?? 0), `start ${columns.started_at}`);
  check(Math.abs(columns.utc_offset_s ?? 0) <= 18 * 3600, `offset ${columns.utc_offset_s}`);
  const texts = [columns.title, columns.notes, item.activityName, item.sourceKey, item.file];
  for (const text of texts) {
    const isText = text == null || (text !== '' && text.isWellFormed() && !text.includes('\0'));
    check(isText, `text ${JSON.stringify(text)}`);
  }
  const most = (name: keyof typeof columns, largest: number) => {
    const value = columns[name];
    check(value == null || (Number(value) >= 0 && Number(value) <= largest), `${name} ${value}`);
  };
  most('distance_m', FARTHEST_M);
  most('calories', 100_000);
  most('ascent_m', 100_000);
  for (const zone of [1, 2, 3, 4, 5] as const) most(`zone${zone}_s`, LONGEST_DURATION_S);
  for (const bpm of [columns.avg_heart_rate, columns.max_heart_rate]) {
    check(bpm == null || (bpm >= 25 && bpm <= 250), `heart rate ${bpm}`);
  }
  if (recording === null) return faults;
  const samples = await unpackedSamples(recording.samples);
  const { timeS } = samples;
  check(timeS.length === recording.sample_count, `${timeS.length} samples`);
  check(
    timeS.every((time, row) => time >= 0 && (row === 0 || time > (timeS[row - 1] ?? 0))),
    'times',
  );
  for (const { name } of CHANNELS) {
    const channel = samples[name];
    check(channel === null || channel.length === timeS.length, `length of ${name}`);
    check(!channel?.some((value) => value !== null && !Number.isFinite(value)), `NaN in ${name}`);
  }
  return faults;
}
