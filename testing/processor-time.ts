/**
 * The milliseconds that the processor spends on some work, the best of three runs or as many as asked: on a machine with other
 * things to do, the clock on the wall says more about them. What is quick enough at once is run no more.
 */
export function processorMs(work: () => unknown, { runs = 3, enoughMs = 5 } = {}): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best < enoughMs) break;
  }
  return best;
}
