import fc from 'fast-check';

const HOUR_MS = 3_600_000;
const YEAR = { from: Date.UTC(2026, 0, 1), hours: 365 * 24 };

/** Where athletes live and run: both halves of the world, half hours, and no change of clocks. */
export const ATHLETE_ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe'],
  ...['Asia/Kathmandu', 'Pacific/Apia', 'Pacific/Pago_Pago', 'UTC'],
];

/** As '2026-03-29 03:30:00 +0200' and what is in it; by the platform's own words, not by ours. */
export function wallOf(instantMs: number, timeZone: string) {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
  }).format(instantMs);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = zone.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = (name ?? '').replace('GMT', '').replace(':', '') || '+0000';
  return { day: wall.slice(0, 10), wall, withOffset: `${wall} ${offset}` };
}

/** The hours of a year at which the clocks of this zone are changed. */
export function clockChanges(timeZone: string): number[] {
  const offsetAt = (instantMs: number) => wallOf(instantMs, timeZone).withOffset.slice(-5);
  const changes: number[] = [];
  for (let day = 0; day < 365; day += 1) {
    const startMs = YEAR.from + day * 24 * HOUR_MS;
    if (offsetAt(startMs) === offsetAt(startMs + 24 * HOUR_MS)) continue;
    const hours = Array.from({ length: 48 }, (_, half) => startMs + (half + 1) * (HOUR_MS / 2));
    changes.push(hours.find((atMs) => offsetAt(atMs) !== offsetAt(startMs)) ?? startMs);
  }
  return changes;
}

const zone = fc.constantFrom(...ATHLETE_ZONES);

/** Any hour of the year, or one around a change of clocks. */
export const moments = fc.oneof(
  fc.integer({ min: 0, max: YEAR.hours - 1 }).map((hour) => YEAR.from + hour * HOUR_MS),
  fc
    .tuple(
      fc.constantFrom(...ATHLETE_ZONES.flatMap(clockChanges)),
      fc.constantFrom(-24, -1, -0.5, 0, 0.5, 1, 23),
    )
    .map(([changeMs, hours]) => changeMs + hours * HOUR_MS),
);

/** Somebody who moves from one zone to another, and logs runs from anywhere in four ways. */
export const travellers = fc.record({
  nowMs: moments,
  home: zone,
  away: zone,
  runs: fc.uniqueArray(
    fc.record({
      // No two overlap, and the last one is over.
      fiveHoursAgo: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 1800 })),
      zone,
      told: fc.constantFrom('with an offset', 'in UTC', 'by the wall', 'by hand'),
      minutes: fc.integer({ min: 5, max: 240 }),
      metresPerMinute: fc.integer({ min: 130, max: 260 }),
      heartRate: fc.integer({ min: 90, max: 190 }),
    }),
    { minLength: 1, maxLength: 20, selector: (run) => run.fiveHoursAgo },
  ),
});

export type Traveller = typeof travellers extends fc.Arbitrary<infer T> ? T : never;
export type Run = Traveller['runs'][number];

export function metresOf({ minutes, metresPerMinute }: Run): number {
  return minutes * metresPerMinute;
}

export function startOf({ nowMs }: Traveller, { fiveHoursAgo }: Run): number {
  return nowMs - fiveHoursAgo * 5 * HOUR_MS;
}
