type Span = { from: number; to: number; atMost: number };

/** Round values that enclose the span, a step of 1, 2 or 5 times a power of ten apart. */
export function niceTicks(span: Span): number[] {
  const wanted = Math.max(span.to - span.from, Number.EPSILON) / Math.max(1, span.atMost - 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ticksByFirst(
    [1, 2, 5, 10, 20, 50, 100].map((factor) => factor * power),
    span,
  );
}

// Seconds that read well as M:SS or H:MM:SS.
const CLOCK_STEPS_S = [
  ...[5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600, 7200],
  ...[5, 10, 20, 50, 100, 200, 500, 1000].map((hours) => 3600 * hours),
];

/** As `niceTicks`, in steps of a clock, for paces and times in seconds. */
export function clockTicks(span: Span): number[] {
  return ticksByFirst(CLOCK_STEPS_S, span);
}

/** By the first of the steps that gives no more than asked for. */
function ticksByFirst(steps: readonly number[], { from, to, atMost }: Span): number[] {
  for (const step of steps) {
    const first = Math.floor(from / step + 1e-9);
    const last = Math.max(Math.ceil(to / step - 1e-9), first + 1);
    const count = last - first + 1;
    if (count > atMost) continue;
    // Multiplying whole numbers and rounding keeps 0.30000000000000004 off the axis.
    return Array.from({ length: count }, (_, index) =>
      Number(((first + index) * step).toPrecision(12)),
    );
  }
  return [from, to];
}
