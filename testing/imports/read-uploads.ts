import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ReadEvent, readUpload } from '../../src/server/imports/read-upload.ts';
import type { TablesInside } from '../../src/server/imports/upload/reading-run.ts';
import type { UploadLimits } from '../../src/server/imports/upload/upload-limits.ts';

type ToldWorkout = Extract<ReadEvent, { kind: 'workout' }>;
type ToldRefusal = Extract<ReadEvent, { kind: 'refused' }>;
type ToldWeights = Extract<ReadEvent, { kind: 'weights' }>;
type ToldAccount = Extract<ReadEvent, { kind: 'account' }>;

export type Told = {
  workouts: ToldWorkout[];
  refusals: ToldRefusal[];
  weights: ToldWeights[];
  accounts: ToldAccount[];
  /** What was handed over of tables inside archives: their names, and what they held then. */
  tables: { file: string; content: string }[];
  progress: number[];
};

type ReadingOptions = { timeZone?: string; limits?: UploadLimits; tables?: TablesInside };

/** What a file on disk gives. A fault in a reader fails the test. */
export async function readFileAt(
  path: string,
  { timeZone = 'Europe/Berlin', limits, tables }: ReadingOptions = {},
): Promise<Told> {
  const told: Told = {
    workouts: [],
    refusals: [],
    weights: [],
    accounts: [],
    tables: [],
    progress: [],
  };
  const faults: unknown[] = [];
  await readUpload(
    { path, name: basename(path) },
    {
      athlete: { timeZone },
      limits,
      tables,
      async emit(event) {
        if (event.kind === 'workout') told.workouts.push(event);
        else if (event.kind === 'refused') told.refusals.push(event);
        else if (event.kind === 'weights') told.weights.push(event);
        else if (event.kind === 'account') told.accounts.push(event);
        else if (event.kind === 'progress') told.progress.push(event.bytesRead);
        else {
          const content = await readFile(event.path, 'utf8');
          told.tables.push({ file: event.file, content });
        }
      },
      onFault: (error) => faults.push(error),
    },
  );
  if (faults.length > 0) throw faults[0];
  return told;
}

/** The same of bytes, under a name that tells nothing. */
export async function readBytes(
  content: Uint8Array | string,
  options: ReadingOptions & { name?: string; folder?: string } = {},
): Promise<Told> {
  const folder = await mkdtemp(join(options.folder ?? tmpdir(), 'longrun-upload-'));
  try {
    const path = join(folder, options.name ?? 'upload');
    await writeFile(path, content);
    return await readFileAt(path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
