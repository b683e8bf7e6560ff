/**
 * From here on a run is long, and what is taken along matters: 30 to 60 g an hour are advised for more
 * than 90 minutes (Jeukendrup 2014, Smith 2013).
 */
export const LONG_RUN_S = 90 * 60;

/** Grams in a gel: SiS has 22, most others 20 to 25. */
export const GEL_CARBOHYDRATE_G = 22;

/** What was taken on a run, for each hour of it; null without a time. */
export function perHour(amount: number, durationS: number): number | null {
  return durationS > 0 ? (3600 * amount) / durationS : null;
}

/** Grams an hour from the gels of a run; what was in its drinks nobody wrote down. */
export function carbohydrateGPerHour(run: { gels: number; durationS: number }): number | null {
  return perHour(run.gels * GEL_CARBOHYDRATE_G, run.durationS);
}
