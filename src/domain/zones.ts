import {
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  SUGGESTED_MAX_HEART_RATE_AT_BIRTH,
} from './limits.ts';

export const DEFAULT_MAX_HEART_RATE = 185;

/**
 * Shares of the maximum heart rate. The lower bound belongs to the zone. Training and profile
 * screens name the zones differently, and both 'Threshold' are kept apart by standing side by side.
 */
export const ZONES = [
  { number: 1, fromPercent: 50, toPercent: 60, trainingName: 'Recovery', profileName: 'Recovery' },
  { number: 2, fromPercent: 60, toPercent: 70, trainingName: 'Aerobic', profileName: 'Aerobic' },
  { number: 3, fromPercent: 70, toPercent: 80, trainingName: 'Tempo', profileName: 'Threshold' },
  { number: 4, fromPercent: 80, toPercent: 90, trainingName: 'Threshold', profileName: 'Lactate' },
  { number: 5, fromPercent: 90, toPercent: 100, trainingName: 'Maximum', profileName: 'VO2 Max' },
] as const;

export type ZoneNumber = (typeof ZONES)[number]['number'];
/** One value for each zone, zone 1 first. */
export type PerZone = readonly [number, number, number, number, number];
type ZoneRange = { zone: ZoneNumber; fromBpm: number; toBpm: number };
export type HeartRateSample = { atMs: number; bpm: number };

// Watches write every second to every minute. A longer silence says nothing about the heart.
export const MAX_SAMPLE_GAP_S = 120;

/** Where each zone begins, zone 1 first, and the maximum; in beats a minute, not rounded. */
export type ZoneBounds = { fromBpm: PerZone; maxHeartRate: number };

/** Zones as shares of the maximum: how every athlete begins. */
export function zonesOfMaximum(maxHeartRate: number): ZoneBounds {
  const share = (percent: number) => (percent * maxHeartRate) / 100;
  return { fromBpm: [share(50), share(60), share(70), share(80), share(90)], maxHeartRate };
}

/** Zones as shares of the reserve between rest and maximum (Karvonen 1957). */
export function zonesOfReserve(maxHeartRate: number, restingHeartRate: number): ZoneBounds {
  const reserve = maxHeartRate - restingHeartRate;
  const share = (percent: number) => restingHeartRate + (percent * reserve) / 100;
  return { fromBpm: [share(50), share(60), share(70), share(80), share(90)], maxHeartRate };
}

/**
 * Zones by the heart rate at the lactate threshold (Friel, running): 85, 90, 95 and 100 % of it. His
 * zone 1 has no lower end; here, as in the other methods, half of the maximum is the least that counts.
 */
export function zonesOfThreshold(maxHeartRate: number, thresholdHeartRate: number): ZoneBounds {
  const [zone2, zone3, zone4, zone5] = thresholdBounds(thresholdHeartRate);
  return { fromBpm: [maxHeartRate / 2, zone2, zone3, zone4, zone5], maxHeartRate };
}

/** Where Friel's zones 2, 3, 4, 5a, 5b and 5c for running begin; ours ends with the first part of five. */
export function thresholdBounds(
  thresholdHeartRate: number,
): [number, number, number, number, number, number] {
  const share = (percent: number) => (percent * thresholdHeartRate) / 100;
  return [share(85), share(90), share(95), share(100), share(103), share(107)];
}

/** Whole beats, each in one zone only: `zoneOf` of every bpm from..to is that zone. */
export function zoneRanges({ fromBpm, maxHeartRate }: ZoneBounds): ZoneRange[] {
  return ZONES.map(({ number }, index) => {
    const next = fromBpm[index + 1];
    return {
      zone: number,
      fromBpm: Math.ceil(fromBpm[index] ?? 0),
      toBpm: next === undefined ? maxHeartRate : Math.ceil(next) - 1,
    };
  });
}

/** 0 is below zone 1; above the maximum is still zone 5. */
export function zoneOf(bpm: number, { fromBpm }: ZoneBounds): 0 | ZoneNumber {
  return ZONES[fromBpm.findLastIndex((from) => bpm >= from)]?.number ?? 0;
}

/**
 * Each sample stands until the next one, or to the end. Longer silences than `maxGapS` and
 * samples without a beat (0) count for no zone; `coveredS` is the time that was measured,
 * below zone 1 included.
 */
export function zoneSecondsFromSamples(input: {
  samples: readonly HeartRateSample[];
  startMs: number;
  endMs: number;
  zones: ZoneBounds;
  maxGapS?: number;
}): { zoneSeconds: PerZone; coveredS: number } {
  const { startMs, endMs, zones, maxGapS = MAX_SAMPLE_GAP_S } = input;
  const samples = input.samples.toSorted((a, b) => a.atMs - b.atMs);
  const seconds: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const [index, sample] of samples.entries()) {
    if (!(sample.bpm > 0)) continue;
    const untilMs = samples[index + 1]?.atMs ?? Math.max(endMs, sample.atMs);
    if (untilMs - sample.atMs > maxGapS * 1000) continue;
    const insideMs = Math.min(untilMs, endMs) - Math.max(sample.atMs, startMs);
    if (insideMs > 0) seconds[zoneOf(sample.bpm, zones)] += insideMs / 1000;
  }
  const [below, ...zoneSeconds] = seconds;
  return { zoneSeconds, coveredS: zoneSeconds.reduce((sum, each) => sum + each, below) };
}

/** Whole percent of the time in zones; five noughts where there is none. */
export function zoneShares(zoneMinutes: PerZone): PerZone {
  const total = zoneMinutes.reduce((sum, minutes) => sum + minutes, 0);
  const share = (minutes: number) => (total > 0 ? Math.round((100 * minutes) / total) : 0);
  const [zone1, zone2, zone3, zone4, zone5] = zoneMinutes;
  return [share(zone1), share(zone2), share(zone3), share(zone4), share(zone5)];
}

/**
 * What the published formulas say of a maximum: Fox, Tanaka 2001, Gellish 2007 and Nes 2013, the last
 * with a standard error of 10.8 beats. None knows the person.
 */
export function maximumsByAge(ageYears: number) {
  return {
    fox: SUGGESTED_MAX_HEART_RATE_AT_BIRTH - ageYears,
    tanaka: 208 - 0.7 * ageYears,
    gellish: 207 - 0.7 * ageYears,
    nes: 211 - 0.64 * ageYears,
  };
}

/** 220 minus age, kept within what the field accepts. */
export function suggestedMaxHeartRate(ageYears: number): number {
  const suggested = maximumsByAge(ageYears).fox;
  return Math.min(MAX_MAX_HEART_RATE, Math.max(MIN_MAX_HEART_RATE, suggested));
}
