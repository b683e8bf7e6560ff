/** A heart rate at an instant, and the device that measured it. */
export type StoredHeartRate = { atMs: number; bpm: number; source: number };

const CHUNK = 65_536;
/** Most files of thousands that are dropped together tell few. */
const FIRST_CHUNK = 1024;
// 1970 to 2106 in seconds, beats in tenths up to 409.5, and 255 devices: 52 bits of the 53 a number holds.
const BPM_STEPS = 4096;
const SOURCES = 256;
/** Half a century of one every five seconds, day and night, is more. */
const MOST = 32_000_000;

/**
 * Millions of heart rates in eight bytes each. An export tells them before the workouts that they
 * belong to, and not in order.
 */
export function createHeartRateStore() {
  const full: Float64Array[] = [];
  let chunk = new Float64Array(FIRST_CHUNK);
  let used = 0;
  let sorted: Float64Array | null = null;

  function inOrder(): Float64Array {
    if (sorted) return sorted;
    const all = new Float64Array(full.length * CHUNK + used);
    for (const [index, part] of full.entries()) all.set(part, index * CHUNK);
    all.set(chunk.subarray(0, used), full.length * CHUNK);
    full.length = 0;
    sorted = all.sort();
    return sorted;
  }

  return {
    add({ atMs, bpm, source }: StoredHeartRate): void {
      const second = Math.round(atMs / 1000);
      const tenths = Math.round(bpm * 10);
      if (!(second >= 0 && second < 2 ** 32 && tenths > 0 && tenths < BPM_STEPS)) return;
      if (full.length * CHUNK + used >= MOST) return;
      if (used === chunk.length && used < CHUNK) {
        const larger = new Float64Array(used * 4);
        larger.set(chunk);
        chunk = larger;
      } else if (used === CHUNK) {
        full.push(chunk);
        chunk = new Float64Array(CHUNK);
        used = 0;
      }
      chunk[used] = (second * BPM_STEPS + tenths) * SOURCES + Math.min(source, SOURCES - 1);
      used += 1;
    },

    /** From the first to the last instant, in order of time. */
    between(fromMs: number, toMs: number): StoredHeartRate[] {
      const packed = inOrder();
      const last = (Math.floor(toMs / 1000) + 1) * BPM_STEPS * SOURCES;
      const found: StoredHeartRate[] = [];
      let at = firstFrom(packed, Math.ceil(fromMs / 1000) * BPM_STEPS * SOURCES);
      for (; at < packed.length; at += 1) {
        const value = packed[at] ?? 0;
        if (value >= last) break;
        const source = value % SOURCES;
        const rest = (value - source) / SOURCES;
        const tenths = rest % BPM_STEPS;
        found.push({ atMs: ((rest - tenths) / BPM_STEPS) * 1000, bpm: tenths / 10, source });
      }
      return found;
    },
  };
}

export type HeartRateStore = ReturnType<typeof createHeartRateStore>;

/** The index of the first value that is not below. */
function firstFrom(values: Float64Array, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
