import type { Summary } from '../../../contract/analytics.ts';

type Part = Partial<Summary['period']>;

/** A period and the one before, of which only what a test is about is not nothing. */
export function periodsOf(days: number, now: Part, then: Part) {
  const nothing: Summary['period'] = {
    days,
    from: '2026-10-23',
    to: '2026-11-21',
    runs: 0,
    workouts: 0,
    totalDistance: 0,
    totalSeconds: 0,
    secondsByType: { running: 0, strength: 0, cross: 0 },
    avgPaceSPerKm: null,
    avgHeartRate: null,
    zoneMinutes: [0, 0, 0, 0, 0],
  };
  return { period: { ...nothing, ...now }, previous: { ...nothing, ...then } };
}
