import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budget, isProof } from '../../../testing/budget.ts';
import { IMPORTERS } from '../../../testing/imports/importers.ts';
import { openReading, type Sweep } from '../../../testing/imports/read-changed.ts';

/** Of each importer, half of them changed in bytes and half in parts. */
const INPUTS = budget({ everyday: 2, small: 200, full: 10_000 });
/** Each input has a bound of its own; all of them take as long as others leave of the machine. */
const LONGEST_MS = 3_600_000;

let folder = '';
let reading: Awaited<ReturnType<typeof openReading>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longrun-mutations-'));
  reading = await openReading(folder);
}, 60_000);
afterAll(async () => {
  await reading.close();
  expect(await readdir(join(folder, 'spool'))).toEqual([]);
  await rm(folder, { recursive: true });
});

describe.each(IMPORTERS)('$name, changed', ({ name, inBytes, inParts }) => {
  test('in its bytes is read or refused, and soundly', { timeout: LONGEST_MS }, async () => {
    report(name, 'bytes', await reading.readChanged(inBytes, INPUTS / 2));
  });

  test('in its parts is mostly read, and soundly', { timeout: LONGEST_MS }, async () => {
    const sweep = await reading.readChanged(inParts, INPUTS / 2);
    report(name, 'parts', sweep);
    // Of files that are all refused it would prove nothing; a few prove no share.
    if (isProof) expect(sweep.accepted / sweep.inputs).toBeGreaterThan(0.5);
  });
});

const LONGEST_S = 2;
const MOST_GROWTH_MB = 256;

function report(name: string, of: string, { inputs, accepted, slowestS, grewMb }: Sweep): void {
  const share = ((accepted / inputs) * 100).toFixed();
  const took = `the slowest ${(slowestS * 1000).toFixed()} ms, ${grewMb.toFixed()} MB more`;
  if (isProof) console.info(`${name}, ${of}: ${inputs} read, ${share} % accepted, ${took}`);
  expect(slowestS).toBeLessThan(LONGEST_S);
  expect(grewMb).toBeLessThan(MOST_GROWTH_MB);
}
