import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** One byte each of red, green and blue for every pixel, row by row. */
export type Picture = { width: number; height: number; rgb: Uint8Array };

/** At most 256 colours, and for every pixel which one. */
export type IndexedPicture = {
  width: number;
  height: number;
  palette: Uint8Array;
  indexes: Uint8Array;
};

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };
const INDEXED = 3;

/** Reads what browsers write: eight bits a channel, not interlaced; a picture of a page is opaque. */
export function readPng(png: Uint8Array): Picture {
  const bytes = Buffer.from(png);
  const head = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const channels = CHANNELS[bytes[25] ?? 0];
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes[24] !== 8 || !channels || bytes[28] !== 0) {
    throw new Error('only PNG with eight bits of red, green and blue can be read');
  }
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(bytes.subarray(at + 8, at + 8 + length));
    }
  }
  const plain = unfilter(inflateSync(Buffer.concat(data)), { ...head, channels });
  return { ...head, rgb: channels === 3 ? plain : withoutAlpha(plain) };
}

export function writePng({ width, height, palette, indexes }: IndexedPicture): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED, 0, 0, 0], 8);
  // Each row begins with its filter; indexes pack best without any.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function unfilter(
  filtered: Uint8Array,
  of: { width: number; height: number; channels: number },
): Uint8Array {
  const { width, height, channels } = of;
  const stride = width * channels;
  const plain = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (plain[at - channels] ?? 0);
      const up = y === 0 ? 0 : (plain[at - stride] ?? 0);
      const upLeft = x < channels || y === 0 ? 0 : (plain[at - stride - channels] ?? 0);
      const guess = predicted(filter, { left, up, upLeft });
      plain[at] = (filtered[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return plain;
}

function predicted(filter: number, near: { left: number; up: number; upLeft: number }): number {
  const { left, up, upLeft } = near;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const whole = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(whole - value));
  if (a === undefined || b === undefined || c === undefined) return 0;
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel < rgba.length / 4; pixel += 1) {
    rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  }
  return rgb;
}
