import { type Load, load } from './load.ts';
import type { Scenario } from './record.ts';

const AIM = 0.8;
const WARM_UP_S = 1;

/** Both sides in turns, so that whatever else the machine does meets both alike. */
export async function compare(input: {
  scenario: Scenario;
  token: string;
  appUrl: string;
  bareUrl: string;
  rounds: number;
  seconds: number;
}) {
  const { scenario, token, appUrl, bareUrl, rounds, seconds } = input;
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (const url of [appUrl, bareUrl]) await load({ scenario, token, url, seconds: WARM_UP_S });
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load({ scenario, token, url: appUrl, seconds }));
    theirs.push(await load({ scenario, token, url: bareUrl, seconds }));
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
    ratio: round2(ratio),
    spread: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    aim: ratio >= AIM ? 'met' : `missed (${AIM})`,
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
