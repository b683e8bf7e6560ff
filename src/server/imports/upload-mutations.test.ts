import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budget, isProof } from '../../../testing/budget.ts';
import { IMPORTERS } from '../../../testing/imports/importers.ts';
import { readChanged, type Sweep } from '../../../testing/imports/read-changed.ts';

/** Of each importer, half of them changed in bytes and half in parts. */
const INPUTS = budget({ everyday: 2, small: 200, full: 10_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longrun-mutations-'));
});
afterAll(async () => {
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describe.each(IMPORTERS)('$name, changed', ({ name, inBytes, inParts }) => {
  test('in its bytes is read or refused, and soundly', { timeout: 900_000 }, async () => {
    report(name, 'bytes', await readChanged(inBytes, { inputs: INPUTS / 2, folder }));
  });

  test('in its parts is mostly read, and soundly', { timeout: 900_000 }, async () => {
    const sweep = await readChanged(inParts, { inputs: INPUTS / 2, folder });
    report(name, 'parts', sweep);
    // Of files that are all refused it would prove nothing; a few prove no share.
    if (isProof) expect(sweep.accepted / sweep.inputs).toBeGreaterThan(0.5);
  });
});

function report(name: string, of: string, { inputs, accepted, slowestS, grewMb }: Sweep): void {
  if (!isProof) return;
  const share = ((accepted / inputs) * 100).toFixed();
  console.info(
    `${name}, ${of}: ${inputs} read, ${share} % accepted, the slowest ${(slowestS * 1000).toFixed()} ms, ${grewMb.toFixed()} MB more`,
  );
}
