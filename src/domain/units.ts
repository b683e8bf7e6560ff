export const M_PER_MILE = 1609.344;
const M_PER_FOOT = 0.3048;
const M_PER_YARD = 0.9144;
const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.45359237;
const KJ_PER_KCAL = 4.184;

/** To the millimetre, so that 16.1 km is 16100 m and not 16100.000000000002. */
export function mFromKm(km: number): number {
  return Math.round(km * 1_000_000) / 1000;
}

/** To the nearest fraction that can be written: 4988.966 m are 4.988966 km, not 4.9889660000000005. */
export function kmFromM(distanceM: number): number {
  return Math.round(distanceM * 1_000_000) / 1_000_000_000;
}

/** Of a sum, to the millimetre: what binary fractions add below that depends on their order. */
export function kmFromSumM(sumM: number): number {
  return Math.round(sumM * 1000) / 1_000_000;
}

export function mFromMiles(miles: number): number {
  return miles * M_PER_MILE;
}

export function milesFromM(distanceM: number): number {
  return distanceM / M_PER_MILE;
}

export function mFromFeet(feet: number): number {
  return feet * M_PER_FOOT;
}

export function feetFromM(lengthM: number): number {
  return lengthM / M_PER_FOOT;
}

export function cmFromInches(inches: number): number {
  return inches * CM_PER_INCH;
}

export function inchesFromCm(lengthCm: number): number {
  return lengthCm / CM_PER_INCH;
}

export function mFromYards(yards: number): number {
  return yards * M_PER_YARD;
}

export function kcalFromKj(kj: number): number {
  return kj / KJ_PER_KCAL;
}

/** Kilometres in, kilometres out, for showing: 10.004 becomes 10. */
export function roundKm(km: number, decimals = 2): number {
  const scale = 10 ** decimals;
  // Adding a little before rounding takes 1.005 to 1.01, as on paper, and not to 1.
  return Math.round(km * scale * (1 + Number.EPSILON)) / scale;
}

/** Metres in, the figure in kilometres out: '10.40' at two decimals. */
export function formatKm(distanceM: number, decimals = 2): string {
  return roundKm(kmFromM(distanceM), decimals).toFixed(decimals);
}

/** '12,345' of 12345: a figure that is read, not looked up. */
export function grouped(figure: number | string): string {
  const [whole = '', decimals] = String(figure).split('.');
  const digits = whole.replace('-', '');
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  const sign = whole.startsWith('-') ? '-' : '';
  return `${sign}${groups.join(',')}${decimals === undefined ? '' : `.${decimals}`}`;
}
