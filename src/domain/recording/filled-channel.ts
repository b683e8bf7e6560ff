import type { Channel } from './recording.ts';

/** Without holes: what lies between two measured values goes evenly from one to the other in time. */
export function filledChannel(
  timeS: readonly number[],
  channel: Channel,
): readonly number[] | null {
  if (isWhole(channel) && channel.length === timeS.length && channel.length > 0) return channel;
  const filled: number[] = [];
  let before: { index: number; value: number } | null = null;
  for (const [index, value] of channel.entries()) {
    if (value === null) continue;
    const from: { index: number; value: number } = before ?? { index: -1, value };
    const fromS = timeS[Math.max(0, from.index)] ?? 0;
    const spanS = (timeS[index] ?? 0) - fromS;
    for (let hole = from.index + 1; hole < index; hole += 1) {
      const share = spanS > 0 ? ((timeS[hole] ?? 0) - fromS) / spanS : 0;
      filled[hole] = from.value + share * (value - from.value);
    }
    filled[index] = value;
    before = { index, value };
  }
  if (!before) return null;
  while (filled.length < timeS.length) filled.push(before.value);
  return filled;
}

function isWhole(channel: Channel): channel is number[] {
  return !channel.includes(null);
}
