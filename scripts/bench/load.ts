import autocannon from 'autocannon';
import type { Scenario } from './record.ts';

export type Load = { requests: number; requestsPerS: number; p50Ms: number; p99Ms: number };

const CONNECTIONS = 10;

/** As many calls as go, one after the other on each of ten connections. */
export async function load(input: {
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
