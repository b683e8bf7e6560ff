import autocannon from 'autocannon';
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

type Load = { requests: number; requestsPerS: number; p50Ms: number; p99Ms: number };

const CONNECTIONS = 10;

/** As many calls as go, one after the other on each of ten connections. */
async function load(input: {
  scenario: Scenario;
  token: string;
  url: string;
  seconds: number;
}): Promise<Load> {
  const { scenario, token, url, seconds } = input;
  // Its own percentiles are whole milliseconds, which is coarser than the answers are.
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: `${url}${scenario.path}`,
        method: scenario.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: scenario.body,
        connections: CONNECTIONS,
        duration: seconds,
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, _status, _bytes, responseMs) => times.push(responseMs));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${scenario.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    requestsPerS: times.length / result.duration,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
