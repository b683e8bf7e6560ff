import type { IndexedPicture, Picture } from './png.ts';

type Colour = { key: number; channels: [number, number, number]; count: number };

const MOST = 256;
/** The commonest colours, those of surfaces and text, stay exactly as they are. */
const EXACT = 160;

/** Finds 256 colours that stand for all: a page has few, and the shades at the edges of letters. */
export function toPalette({ width, height, rgb }: Picture): IndexedPicture {
  const colours = coloursOf(rgb);
  const kept = colours.length <= MOST ? colours : colours.slice(0, EXACT);
  const groups = [...kept.map((colour) => [colour]), ...groupsOf(colours.slice(kept.length))];
  const palette = new Uint8Array(groups.length * 3);
  const indexOf = new Map<number, number>();
  for (const [index, group] of groups.entries()) {
    palette.set(meanOf(group), index * 3);
    for (const { key } of group) indexOf.set(key, index);
  }
  const indexes = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indexes.length; pixel += 1) {
    indexes[pixel] = indexOf.get(keyAt(rgb, pixel)) ?? 0;
  }
  return { width, height, palette, indexes };
}

/** Commonest first; of two as common, by their value, so that the outcome is always the same. */
function coloursOf(rgb: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < rgb.length / 3; pixel += 1) {
    const key = keyAt(rgb, pixel);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(
      ([key, count]): Colour => ({
        key,
        channels: [key >> 16, (key >> 8) & 255, key & 255],
        count,
      }),
    )
    .sort((a, b) => b.count - a.count || a.key - b.key);
}

/** Median cut: the group that differs most is halved where it differs, until there are enough. */
function groupsOf(colours: Colour[]): Colour[][] {
  const groups = colours.length > 0 ? [colours] : [];
  while (groups.length < MOST - EXACT) {
    const widest = groups
      .map((group, index) => ({ index, ...spreadOf(group) }))
      .reduce((best, each) => (each.spread > best.spread ? each : best), { ...NOTHING, index: -1 });
    const group = groups[widest.index];
    if (!group || widest.spread === 0) break;
    const sorted = group.toSorted(
      (a, b) => a.channels[widest.channel] - b.channels[widest.channel],
    );
    const middle = Math.ceil(sorted.length / 2);
    groups.splice(widest.index, 1, sorted.slice(0, middle), sorted.slice(middle));
  }
  return groups;
}

type Spread = { channel: 0 | 1 | 2; spread: number };
const NOTHING: Spread = { channel: 0, spread: 0 };
const CHANNELS = [0, 1, 2] as const;

function spreadOf(group: readonly Colour[]): Spread {
  return CHANNELS.map((channel) => {
    const values = group.map((colour) => colour.channels[channel]);
    const [least, most] = values.reduce(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [255, 0],
    );
    return { channel, spread: Math.max(0, most - least) };
  }).reduce<Spread>((best, each) => (each.spread > best.spread ? each : best), NOTHING);
}

function meanOf(group: readonly Colour[]): number[] {
  const count = group.reduce((sum, colour) => sum + colour.count, 0);
  return CHANNELS.map((channel) =>
    Math.round(
      group.reduce((sum, colour) => sum + colour.channels[channel] * colour.count, 0) / count,
    ),
  );
}

function keyAt(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
}
