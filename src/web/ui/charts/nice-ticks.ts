type Span = { from: number; to: number; atMost: number };

/** Round values that enclose the span, a step of 1, 2 or 5 times a power of ten apart. */
export function niceTicks({ from, to, atMost }: Span): number[] {
  const wanted = Math.max(to - from, Number.EPSILON) / Math.max(1, atMost - 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  for (const factor of [1, 2, 5, 10, 20, 50, 100]) {
    const ticks = ticksBy({ from, to, step: factor * power });
    if (ticks.length <= atMost) return ticks;
  }
  return [from, to];
}

// Seconds that read well as M:SS or H:MM:SS.
const CLOCK_STEPS_S = [
  ...[5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600, 7200],
  ...[5, 10, 20, 50, 100].map((hours) => 3600 * hours),
];

/** As `niceTicks`, in steps of a clock, for paces and times in seconds. */
export function clockTicks({ from, to, atMost }: Span): number[] {
  for (const step of CLOCK_STEPS_S) {
    const ticks = ticksBy({ from, to, step });
    if (ticks.length <= atMost) return ticks;
  }
  return [from, to];
}

function ticksBy({ from, to, step }: { from: number; to: number; step: number }): number[] {
  const first = Math.floor(from / step + 1e-9);
  const last = Math.max(Math.ceil(to / step - 1e-9), first + 1);
  // Multiplying whole numbers and rounding keeps 0.30000000000000004 off the axis.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
