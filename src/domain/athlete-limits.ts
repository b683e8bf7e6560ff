import type { Day } from './calendar.ts';
import type { PerZone, ZoneBounds } from './zones.ts';
import {
  DEFAULT_MAX_HEART_RATE,
  suggestedMaxHeartRate,
  zonesOfMaximum,
  zonesOfReserve,
  zonesOfThreshold,
} from './zones.ts';

export const ZONE_METHODS = ['maximum', 'reserve', 'threshold', 'own'] as const;
export type ZoneMethod = (typeof ZONE_METHODS)[number];

/** How a maximum was got. */
export const MAXIMUM_ORIGINS = ['entered', 'ageFormula', 'observed'] as const;
export type MaximumOrigin = (typeof MAXIMUM_ORIGINS)[number];

export const RESTING_HEART_RATE = { min: 25, max: 120 };
export const THRESHOLD_HEART_RATE = { min: 80, max: 215 };
/** From 2:30 to 15:00 a kilometre. */
export const THRESHOLD_PACE_S_PER_KM = { min: 150, max: 900 };

/** What an athlete's heart and legs can do, from a day on; beats a minute, seconds a kilometre. */
export type AthleteLimits = {
  validFrom: Day;
  maxHeartRate: number;
  maximumOrigin: MaximumOrigin;
  restingHeartRate: number | null;
  thresholdHeartRate: number | null;
  thresholdPaceSPerKm: number | null;
  zoneMethod: ZoneMethod;
  /** Where the athlete's own zones begin, zone 1 first. */
  ownZonesFromBpm: PerZone | null;
};

/** Earlier than any workout: what is valid from here was always valid. */
export const SINCE_EVER: Day = '1900-01-01';

/** What everybody begins with, who has said no more than a maximum. */
export function limitsOfMaximum(maxHeartRate: number): AthleteLimits {
  return {
    validFrom: SINCE_EVER,
    maxHeartRate,
    maximumOrigin: 'entered',
    restingHeartRate: null,
    thresholdHeartRate: null,
    thresholdPaceSPerKm: null,
    zoneMethod: 'maximum',
    ownZonesFromBpm: null,
  };
}

/** Whether the athlete has told or shown something of their heart: not an age, nor what everybody begins with. */
export function isHeartKnown(limits: AthleteLimits): boolean {
  const { maxHeartRate, maximumOrigin, restingHeartRate, thresholdHeartRate } = limits;
  const isOwnMaximum = maximumOrigin !== 'ageFormula' && maxHeartRate !== DEFAULT_MAX_HEART_RATE;
  const others = [restingHeartRate, thresholdHeartRate, limits.ownZonesFromBpm];
  return isOwnMaximum || others.some((each) => each !== null);
}

/**
 * The limits in force on a day: those of the latest start until then, before the first of all the
 * first. Of two that start on one day the later in the list holds.
 */
export function limitsOn<Limits extends Pick<AthleteLimits, 'validFrom'>>(
  limits: readonly Limits[],
  day: Day,
): Limits | undefined {
  const byStart = limits.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  return byStart.findLast(({ validFrom }) => validFrom <= day) ?? byStart[0];
}

/** Where the zones begin by the method that was chosen; by the maximum where its value is missing. */
export function zonesOfLimits(limits: Omit<AthleteLimits, 'validFrom'>): ZoneBounds {
  const { zoneMethod, maxHeartRate, restingHeartRate, thresholdHeartRate, ownZonesFromBpm } =
    limits;
  if (zoneMethod === 'reserve' && restingHeartRate !== null) {
    return zonesOfReserve(maxHeartRate, restingHeartRate);
  }
  if (zoneMethod === 'threshold' && thresholdHeartRate !== null) {
    return zonesOfThreshold(maxHeartRate, thresholdHeartRate);
  }
  if (zoneMethod === 'own' && ownZonesFromBpm !== null) {
    return { fromBpm: ownZonesFromBpm, maxHeartRate };
  }
  return zonesOfMaximum(maxHeartRate);
}

type Misfit = { field: keyof AthleteLimits; message: string };

/** The first thing that cannot be so: values that contradict each other, or that the method lacks. */
export function findMisfit(limits: AthleteLimits): Misfit | null {
  const { maxHeartRate, restingHeartRate, thresholdHeartRate, zoneMethod, ownZonesFromBpm } =
    limits;
  if (thresholdHeartRate !== null && thresholdHeartRate >= maxHeartRate) {
    return {
      field: 'thresholdHeartRate',
      message: `Threshold heart rate must be below the maximum of ${maxHeartRate} bpm`,
    };
  }
  if (thresholdHeartRate !== null && 0.85 * thresholdHeartRate <= maxHeartRate / 2) {
    return {
      field: 'thresholdHeartRate',
      message: `Threshold heart rate is too low for a maximum of ${maxHeartRate} bpm`,
    };
  }
  if (restingHeartRate !== null && restingHeartRate >= (thresholdHeartRate ?? maxHeartRate)) {
    return {
      field: 'restingHeartRate',
      message: 'Resting heart rate must be below the threshold',
    };
  }
  if (zoneMethod === 'reserve' && restingHeartRate === null) {
    return {
      field: 'restingHeartRate',
      message: 'Zones by heart-rate reserve need a resting heart rate',
    };
  }
  if (zoneMethod === 'threshold' && thresholdHeartRate === null) {
    return {
      field: 'thresholdHeartRate',
      message: 'Zones by threshold need a threshold heart rate',
    };
  }
  if (zoneMethod === 'own') return misfitOfOwn(ownZonesFromBpm, maxHeartRate);
  return null;
}

function misfitOfOwn(own: PerZone | null, maxHeartRate: number): Misfit | null {
  const field = 'ownZonesFromBpm';
  if (own === null) return { field, message: 'Own zones need the heart rate at which each begins' };
  const rising = own.every((bpm, index) => index === 0 || bpm > (own[index - 1] ?? 0));
  if (!rising) return { field, message: 'Each zone must begin above the one before it' };
  if (own[4] >= maxHeartRate) {
    return { field, message: `Zone 5 must begin below the maximum of ${maxHeartRate} bpm` };
  }
  return null;
}

/** How a maximum typed into the profile was got: the formula's own result is taken for it. */
export function originOfMaximum(maxHeartRate: number, ageYears: number | null): MaximumOrigin {
  const isFormula = ageYears !== null && suggestedMaxHeartRate(ageYears) === maxHeartRate;
  return isFormula ? 'ageFormula' : 'entered';
}

type Beat = { id: number; date: Day; maxHeartRate: number };

/** So many runs must have reached it: one alone may be a strap that slipped. */
const RUNS_AT_LEAST = 3;

/**
 * A maximum above the one that is set, reached in three runs at least: the lowest of their three
 * highest. Null where there is none.
 */
export function observedMaximum(
  runs: readonly Beat[],
  maxHeartRate: number,
): { bpm: number; runs: Beat[] } | null {
  const highest = runs
    .filter((run) => run.maxHeartRate > maxHeartRate)
    .toSorted((a, b) => b.maxHeartRate - a.maxHeartRate)
    .slice(0, RUNS_AT_LEAST);
  const lowest = highest[RUNS_AT_LEAST - 1];
  return lowest ? { bpm: lowest.maxHeartRate, runs: highest } : null;
}

/** Days whose zones one list of limits draws otherwise than another; `until` is no longer among them. */
export type ChangedZones = {
  from: Day;
  until: Day | null;
  before: ZoneBounds;
  after: ZoneBounds;
};

/** The zones of each stretch of days as they hold: for a recount that no change of limits asks for. */
export function heldZones(limits: readonly AthleteLimits[]): ChangedZones[] {
  const days = [...new Set([SINCE_EVER, ...limits.map(({ validFrom }) => validFrom)])].sort();
  return days.flatMap((from, index) => {
    const held = limitsOn(limits, from);
    if (!held) return [];
    const zones = zonesOfLimits(held);
    return [{ from, until: days[index + 1] ?? null, before: zones, after: zones }];
  });
}

export function changedZones(
  before: readonly AthleteLimits[],
  after: readonly AthleteLimits[],
): ChangedZones[] {
  const starts = [...before, ...after].map(({ validFrom }) => validFrom);
  const days = [...new Set([SINCE_EVER, ...starts])].sort();
  return days.flatMap((from, index) => {
    const [held, holds] = [limitsOn(before, from), limitsOn(after, from)];
    if (!held || !holds) return [];
    const [old, now] = [zonesOfLimits(held), zonesOfLimits(holds)];
    const isSame = old.fromBpm.every((bpm, zone) => bpm === now.fromBpm[zone]);
    return isSame ? [] : [{ from, until: days[index + 1] ?? null, before: old, after: now }];
  });
}
