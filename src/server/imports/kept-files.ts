import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import {
  addPiece,
  beginKeptFile,
  findAbandoned,
  findPiece,
  forgetUnused,
  markWhole,
  type Piece,
} from './kept-files.queries.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const PIECE_BYTES = 1024 * 1024;
/** What is packed already, such as a zip, stays as it is. */
const WORTH_PACKING = 0.95;

/**
 * Keeps a file in the database, piece by piece, once for each athlete: a restart, another process and a
 * backup have it. `room` is what may still be kept.
 */
export async function keepFile(
  db: Db,
  of: {
    userId: number;
    path: string;
    bytes: number;
    sha256: string;
    nowMs: number;
    room: number;
    onFull: () => never;
  },
): Promise<{ id: number; keptBytes: number; isNew: boolean }> {
  const { userId, path, bytes, sha256, nowMs } = of;
  const file = await beginKeptFile(db, { userId, sha256, bytes, nowMs });
  if (file.is_whole === 1) return { id: file.id, keptBytes: 0, isNew: false };
  const keptFileId = file.id;
  let keptBytes = 0;
  let place = 0;
  for await (const content of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const piece = await packed(place, content);
    keptBytes += piece.content.byteLength;
    if (keptBytes > of.room) {
      await forgetUnused(db, { userId, keptFileIds: [keptFileId] });
      of.onFull();
    }
    await addPiece(db, { userId, keptFileId, piece });
    place += 1;
  }
  await markWhole(db, { userId, keptFileId, keptBytes });
  return { id: keptFileId, keptBytes, isNew: true };
}

async function packed(place: number, content: Uint8Array): Promise<Piece> {
  const zipped = await zip(content, { level: 5 });
  return zipped.byteLength < content.byteLength * WORTH_PACKING
    ? { place, is_gzipped: 1, content: zipped }
    : { place, is_gzipped: 0, content };
}

/** The file as it came, as it is read. */
export function readKeptFile(
  db: Db,
  of: { userId: number; keptFileId: number; bytes: number },
): Readable {
  return Readable.from(pieces(db, of), { objectMode: false });
}

/** All of a file of an import, which is no large one. */
export async function keptBytes(
  db: Db,
  file: { user_id: number; kept_file_id: number | null; bytes: number },
): Promise<Buffer> {
  const { user_id: userId, kept_file_id: keptFileId, bytes } = file;
  if (keptFileId === null) {
    throw new AppError('notFound', 'The original of this file was not kept');
  }
  const parts: Uint8Array[] = [];
  for await (const part of pieces(db, { userId, keptFileId, bytes })) parts.push(part);
  return Buffer.concat(parts);
}

async function* pieces(db: Db, of: { userId: number; keptFileId: number; bytes: number }) {
  let left = of.bytes;
  for (let place = 0; left > 0; place += 1) {
    const piece = await findPiece(db, { ...of, place });
    if (!piece) throw new AppError('unavailable', 'The file is no longer kept');
    const content = piece.is_gzipped === 1 ? await unzip(piece.content) : piece.content;
    left -= content.byteLength;
    yield content;
  }
}

export async function writeKeptFile(
  db: Db,
  of: { userId: number; keptFileId: number; bytes: number; path: string },
): Promise<void> {
  await pipeline(readKeptFile(db, of), createWriteStream(of.path, { mode: 0o600 }));
}

const A_DAY_MS = 86_400_000;
const FILES_A_TURN = 20;

/** Forgets what no import has had for a day; answers of how many files. */
export async function forgetAbandoned(
  db: Db,
  { nowMs, isOver = () => false }: { nowMs: number; isOver?: () => boolean },
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const files = await findAbandoned(db, { beforeMs: nowMs - A_DAY_MS, limit: FILES_A_TURN });
    for (const { id, user_id: userId } of files) {
      if (isOver()) return forgotten;
      await forgetUnused(db, { userId, keptFileIds: [id] });
      forgotten += 1;
    }
    if (files.length < FILES_A_TURN) return forgotten;
  }
}
