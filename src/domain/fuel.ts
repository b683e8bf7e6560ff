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
