import { type Day, dayInZone } from '../../../domain/calendar.ts';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG } from '../../../domain/limits.ts';

/** Somebody on the scales: on a day as the file has it, or at an instant. */
export type WeighIn = { kg: number } & ({ day: Day; secondOfDay: number } | { atMs: number });

/** The weights of a file, and how many of its lines are none. */
export type WeighIns = { weighIns: WeighIn[]; unread: number };

/** One weight a day, as the log keeps them. */
export type DailyWeight = { date: Day; kg: number };

/**
 * The first weight of each day, oldest day first: in the evening the same person weighs more. What no
 * person weighs is counted.
 */
export function dailyWeights(
  { weighIns, unread }: WeighIns,
  timeZone: string,
): { weights: DailyWeight[]; left: number } {
  const firstOfDay = new Map<Day, { kg: number; order: number }>();
  let left = unread;
  for (const weighIn of weighIns) {
    const { kg } = weighIn;
    if (!(kg >= MIN_WEIGHT_KG && kg < WEIGHT_BELOW_KG)) {
      left += 1;
      continue;
    }
    const day = 'day' in weighIn ? weighIn.day : dayInZone(weighIn.atMs, timeZone);
    const order = 'day' in weighIn ? weighIn.secondOfDay : weighIn.atMs;
    const known = firstOfDay.get(day);
    if (!known || order < known.order) firstOfDay.set(day, { kg, order });
  }
  const weights = [...firstOfDay].map(([date, { kg }]) => ({ date, kg: inGrams(kg) }));
  return { weights: weights.toSorted((a, b) => (a.date < b.date ? -1 : 1)), left };
}

/** Pounds and stones become kilograms of many decimals. */
function inGrams(kg: number): number {
  return Math.round(kg * 1000) / 1000;
}

const KG_A_POUND = 0.453_592_37;

/** 'kg', 'lbs', 'Pfund' and the like: what one of them weighs; null where it is no weight. */
export function kgOfUnit(word: string): number | null {
  const unit = word.trim().toLowerCase().replace(/\.$/, '');
  if (/^(kg|kgs|kilo|kilos|kilogramm?s?|kilogrammes?)$/.test(unit)) return 1;
  if (/^(g|grams?|gramm)$/.test(unit)) return 1 / 1000;
  if (/^(lb|lbs|pounds?)$/.test(unit)) return KG_A_POUND;
  return /^(st|stones?)$/.test(unit) ? 14 * KG_A_POUND : null;
}

// A weight divided by its BMI is the square of the height: between 1.3 and 2.1 m.
const MOST_KG_A_BMI = 4.2;

/** What one of these weighs by the body mass index beside them: kilograms or pounds. */
export function kgOfUnitByBmi(of: readonly { weight: number; bmi: number }[]): number | null {
  const ratios = of
    .filter(({ weight, bmi }) => weight > 0 && bmi > 5 && bmi < 100)
    .map(({ weight, bmi }) => weight / bmi)
    .toSorted((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)];
  if (middle === undefined) return null;
  return middle < MOST_KG_A_BMI ? 1 : KG_A_POUND;
}
