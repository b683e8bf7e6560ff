import { M_PER_MILE, mFromMiles } from '../../../units.ts';

export const PACE =
  /(?:^| )(?<m>\d{1,2}):(?<s>[0-5]\d) ?(?:min(?:ute)?s? ?)?(?:(?:per|a|an) )?(?<unit>km|k|kilomet(?:re|er)|miles?|mi)\b(?: pace)?|\b(?:(?:at|pace of) (?<m2>\d{1,2}):(?<s2>[0-5]\d)(?!:| ?(?:min(?:ute)?s? ?)?(?:(?:per|a|an) )?(?:km|k|kilomet(?:re|er)|miles?|mi)\b)(?: pace)?|(?<!\bin )(?<m3>\d{1,2}):(?<s3>[0-5]\d)(?: pace|(?= (?:in|to|as|into) (?:km h|kmh|kph|mph))))(?= |$)|\b(?<m4>\d{1,2}) ?min(?:ute)?s?(?:(?: per| a)? (?<unit4>km|miles?)\b| pace\b)/;

/** '12 km/h': the stroke is gone by now. */
export const SPEED =
  /\b(?<speed>\d{1,2}(?:\.\d{1,2})?) ?(?:(?<km>km h|kmh|kph|(?:k|km|kms|kilomet(?:re|er)s?) (?:per|an) hour)|mph|miles? h|mi h|(?:miles?|mi) (?:per|an) hour)\b/;

export function paceOfSpeed({ speed, km }: Record<string, string | undefined>): number | null {
  const kmPerHour = km ? Number(speed) : mFromMiles(Number(speed)) / 1000;
  const pace = 3600 / kmPerHour;
  return pace >= 120 && pace <= 1800 ? pace : null;
}

/** '20 miles at 9:20' */
const OF_MILES = /\b\d+(?:\.\d+)? ?(?:mi|miles?)\b/;

const FASTEST_S_PER_KM = 150;

const IS_FAR = /\b(?:half|marathon|hm|\d{1,3} ?(?:km|k|miles?|mi))\b/;

export function paceOfGroups(
  groups: Record<string, string | undefined>,
  asked: string,
): number | null {
  const { m, s, m2, s2, m3, s3, m4, unit4 } = groups;
  const unit = groups.unit ?? unit4;
  const written = Number(m ?? m2 ?? m3 ?? m4) * 60 + Number(s ?? s2 ?? s3 ?? 0);
  if (written < 120 || written > 1800) return null;
  // 'Half in 2:05 pace per mile' is a time: over so far nobody runs faster than the records.
  if (unit === undefined && written < FASTEST_S_PER_KM && IS_FAR.test(asked)) return null;
  const isPerMile = unit ? unit.startsWith('mi') : OF_MILES.test(asked);
  return isPerMile ? (written * 1000) / M_PER_MILE : written;
}
