type Family = { shortUsed?: number; dayUsed?: number; shortMost?: number; dayMost?: number };

/** What an answer's headers say of Strava's limits: of all calls, and of those that read. */
export type RateHeaders = { all: Family | null; reads: Family | null };

export function readRateHeaders(headers: Headers): RateHeaders {
  return { all: familyOf(headers, 'x-ratelimit'), reads: familyOf(headers, 'x-readratelimit') };
}

function familyOf(headers: Headers, name: string): Family | null {
  const limit = pairOf(headers.get(`${name}-limit`));
  const usage = pairOf(headers.get(`${name}-usage`));
  if (!limit && !usage) return null;
  return {
    shortUsed: usage?.[0],
    dayUsed: usage?.[1],
    // A limit of nothing would never let a call through to learn better.
    shortMost: limit?.[0] || undefined,
    dayMost: limit?.[1] || undefined,
  };
}

/** '200,2000': a quarter of an hour, a day. */
function pairOf(text: string | null): [number, number] | null {
  const match = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(text ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}
