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

/** Carbohydrate for a run of so long, and the gels that hold it; what the drinks hold comes off it. */
export function gelsFor(run: { durationS: number; gramsPerHour: number; gramsPerGel: number }): {
  grams: number;
  gels: number;
} {
  const grams = (run.durationS / 3600) * run.gramsPerHour;
  return { grams, gels: Math.ceil(grams / run.gramsPerGel) };
}

const CAFFEINE_MG_PER_KG = { from: 3, to: 6 };

/** Milligrams before a race (ISSN 2010); more brings nothing. */
export function caffeineMg(weightKg: number): { from: number; to: number } {
  return { from: CAFFEINE_MG_PER_KG.from * weightKg, to: CAFFEINE_MG_PER_KG.to * weightKg };
}
