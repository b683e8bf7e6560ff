import { measures } from './measures.ts';
import { cmFromInches } from './units.ts';

/** Centimetres of a height as it is typed, '178', '5'10"', '5 10', '5 ft 10'; null where it is none. */
export function cmTyped(text: string): number | null {
  return measures().height === 'cm' ? null : cmOfFeet(text);
}

/** The same, whoever reads. */
export function cmOfFeet(text: string): number | null {
  const [, feet, inches = '0'] = FEET_AND_INCHES.exec(text.trim()) ?? [];
  if (feet === undefined || Number(inches) >= 12) return null;
  return Math.round(cmFromInches(12 * Number(feet) + Number(inches)));
}

const FEET_AND_INCHES =
  /^(\d)(?: ?(?:['’′]|ft\.?|feet|foot|[ -]) ?(?:(\d{1,2}) ?(?:["”″]|''|in\.?|inch(?:es)?)?)?)?$/i;
