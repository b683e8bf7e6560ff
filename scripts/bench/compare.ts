import { type Load, load } from './load.ts';
import type { Scenario } from './record.ts';

const WARM_UP_S = 1;

/** One of the two processes that are compared. */
export type Side = { url: string; cpuMs: () => number };

/** Both sides in turns, so that whatever else the machine does meets both alike. */
export async function compare(input: {
  scenario: Scenario;
  token: string;
  app: Side;
  bare: Side;
  rounds: number;
  seconds: number;
  aim: number;
}) {
  const { scenario, token, app, bare, rounds, seconds, aim } = input;
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (const { url } of [app, bare]) await load({ scenario, token, url, seconds: WARM_UP_S });
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measured({ side: app, scenario, token, seconds }));
    theirs.push(await measured({ side: bare, scenario, token, seconds }));
  }
  const ratios = ours.map(({ requestsPerS }, at) => requestsPerS / (theirs[at]?.requestsPerS ?? 1));
  const ratio = median(ratios);
  return {
    'req/s': Math.round(median(ours.map((each) => each.requestsPerS))),
    'p50 ms': round2(median(ours.map((each) => each.p50Ms))),
    'p99 ms': round2(median(ours.map((each) => each.p99Ms))),
    'bare req/s': Math.round(median(theirs.map((each) => each.requestsPerS))),
    'bare p50': round2(median(theirs.map((each) => each.p50Ms))),
    'bare p99': round2(median(theirs.map((each) => each.p99Ms))),
    'cpu µs': Math.round(median(ours.map((each) => each.cpuUs))),
    'bare cpu': Math.round(median(theirs.map((each) => each.cpuUs))),
    ratio: round2(ratio),
    spread: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    aim: `${ratio >= aim ? 'met' : 'missed'} (${aim})`,
  };
}

/** `cpuUs`: what one request costs the process, the steadier figure where the machine is busy. */
type Measured = Load & { cpuUs: number };

async function measured(input: {
  side: Side;
  scenario: Scenario;
  token: string;
  seconds: number;
}): Promise<Measured> {
  const { side, scenario, token, seconds } = input;
  const before = side.cpuMs();
  const figures = await load({ scenario, token, url: side.url, seconds });
  return { ...figures, cpuUs: ((side.cpuMs() - before) * 1000) / figures.requests };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
