import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toPalette } from './palette.ts';
import { type Picture, readPng, writePng } from './png.ts';

function draw(size: number, colourAt: (x: number, y: number) => [number, number, number]): Picture {
  const rgb = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) rgb.set(colourAt(x, y), (y * size + x) * 3);
  }
  return { width: size, height: size, rgb };
}

/** What the indexes stand for, as pixels. */
function seen({ width, height, rgb }: Picture): Picture {
  const { palette, indexes } = toPalette({ width, height, rgb });
  const pixels = [...indexes].flatMap((index) => [...palette.subarray(index * 3, index * 3 + 3)]);
  return { width, height, rgb: Uint8Array.from(pixels) };
}

test('a picture with few colours keeps every pixel', () => {
  const picture = draw(40, (x, y) => [x * 6, 255, y < 5 ? 0 : 200]);
  expect(seen(picture)).toEqual(picture);
});

test('of many colours the commonest stay exact and no other moves far', () => {
  const picture = draw(64, (x, y) => (x < 32 ? [245, 243, 236] : [x * 4, y * 4, (x * y) % 256]));
  const { rgb } = seen(picture);
  expect([...rgb.subarray(0, 3)]).toEqual([245, 243, 236]);
  const furthest = rgb.reduce(
    (worst, value, at) => Math.max(worst, Math.abs(value - (picture.rgb[at] ?? 0))),
    0,
  );
  expect(furthest).toBeLessThan(80);
});

test('what is written can be read by the rules of the format', () => {
  const png = Buffer.from(writePng(toPalette(draw(3, (x) => [x, 0, 0]))));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([3, 3, 8, 3]);
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082');
});

test.each([
  ['none', 0, [10, 20, 30, 40, 50, 60]],
  ['left', 1, [10, 20, 30, 30, 30, 30]],
  ['up', 2, [10, 20, 30, 40, 50, 60]],
  ['mean', 3, [10, 20, 30, 35, 40, 45]],
  ['Paeth', 4, [10, 20, 30, 30, 30, 30]],
])('a row filtered by %s is read', (_name, filter, row) => {
  const idat = deflateSync(Buffer.from([filter, ...row]));
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from([0, 0, 0, idat.length]),
    Buffer.from('IDAT'),
    idat,
    Buffer.alloc(4),
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);
  expect([...readPng(png).rgb]).toEqual([10, 20, 30, 40, 50, 60]);
});

test('another kind of PNG is refused', () => {
  const indexed = writePng(toPalette(draw(2, () => [1, 2, 3])));
  expect(() => readPng(indexed)).toThrow('only PNG with eight bits');
});
