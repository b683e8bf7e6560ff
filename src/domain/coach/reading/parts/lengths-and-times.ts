import { HALF_RACE_M, MARATHON_RACE_M } from '../../../standard-distances.ts';
import { M_PER_MILE, mFromKm, mFromMiles } from '../../../units.ts';

const KILOMETRES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:km|kms|k|kilomet(?:re|er)s?)\b/;

const MILES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:mi|miles?)\b/;

/** Metres, of '10k', 'half marathon', '5 miles'; null where none is named. */
export function readDistance(text: string): number | null {
  if (/\b(?:half ?marathons?|1\/2 marathon|\.5 marathon|half|hm)\b(?! (?:an )?hour)/.test(text))
    return HALF_RACE_M;
  if (/\bmarathons?\b/.test(text)) return MARATHON_RACE_M;
  const km = KILOMETRES.exec(text);
  if (km) return inRange(mFromKm(Number(km.groups?.number)));
  const miles = MILES.exec(text);
  if (miles) return inRange(mFromMiles(Number(miles.groups?.number)));
  if (/\b(?:fastest|quickest|best|a|one|my) mile\b/.test(text)) return M_PER_MILE;
  if (ONE_KM.test(text)) return 1000;
  const metres = /(?:^|\s)(?<number>\d{3,5}) ?m(?:et(?:re|er)s?)?\b/.exec(text);
  return metres ? inRange(Number(metres.groups?.number)) : null;
}

/** 'Fastest km', but not 'most km'. */
const ONE_KM = /\b(?:fastest|quickest|best) (?:k|km|kilomet(?:re|er))\b/;

function inRange(distanceM: number): number | null {
  return distanceM >= 100 && distanceM <= 1_000_000 ? distanceM : null;
}

/**
 * Seconds, of '1:45', '45 minutes', '2h30', 'two hours and a half', 'sub 4'. What stands alone is
 * read by its size: 'sub 4' are hours, 'sub 50' minutes. Two parts are hours and minutes, or minutes
 * and seconds where the hours would be more than ten ('in 48:30').
 */
export function readTime(text: string): number | null {
  const clock = /(?:^|\s)(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?=\s|$)/.exec(text);
  if (clock) {
    const [, first = '0', second = '0', third] = clock;
    if (third !== undefined) return Number(first) * 3600 + Number(second) * 60 + Number(third);
    const isHours = Number(first) < 10;
    return isHours
      ? Number(first) * 3600 + Number(second) * 60
      : Number(first) * 60 + Number(second);
  }
  const hours =
    /(?:^|\s)(?<h>\d{1,2}(?:\.\d+)?) ?(?:h|hrs?|hours?)(?: ?(?:and )?(?<m>\d{1,2})(?: ?(?:m|min|mins|minutes?))?)?\b/.exec(
      text,
    );
  if (hours) return Math.round(Number(hours.groups?.h) * 3600) + Number(hours.groups?.m ?? 0) * 60;
  const spoken = SPOKEN.find(([pattern]) => pattern.test(text));
  if (spoken) return spoken[1];
  const minutes = /(?:^|\s)(?<m>\d{1,3}) ?(?:min|mins|minutes?)\b/.exec(text);
  if (minutes) return Number(minutes.groups?.m) * 60;
  const sub =
    /\b(?:sub|under|below|break|in) ?(?<n>\d{1,3}(?:\.\d+)?)(?=\s|$)(?! (?:days|weeks|months|years)\b)/.exec(
      text,
    );
  if (!sub) return null;
  const number = Number(sub.groups?.n);
  return number < 10 ? Math.round(number * 3600) : number * 60;
}

export const DISTANCES = [
  /\b(?:half ?marathons?|1\/2 marathon|\.5 marathon|half|hm|marathons?)\b(?: distance)?/,
  /\b\d{1,3}(?:\.\d+)? ?(?:km|kms|k|kilomet(?:re|er)s?|mi|miles?)\b/,
  /\b(?:a |one )?mile\b/,
  /(?<=\b(?:fastest|quickest|best) )(?:k|km|kilomet(?:re|er))\b/,
  /\b\d{3,5} ?m(?:et(?:re|er)s?)?\b/,
];

export const TIMES = [
  /\b\d{1,2}:[0-5]\d(?::[0-5]\d)?(?= |$)(?: ?(?:h|hrs?|hours?|min(?:ute)?s?)\b)?/,
  /\b\d{1,2}(?:\.\d+)? ?(?:h|hrs?|hours?)(?: ?(?:and )?\d{1,2}(?: ?(?:min(?:ute)?s?|m))?)?\b/,
  /\bhalf an hour\b|\b(?:an|one|two|three|four|five)(?: and a half)? hours?(?: and a half)?\b/,
  /\b\d{1,3} ?min(?:ute)?s?\b/,
  /\b(?:sub|under|below|break|in) ?\d{1,3}(?:\.\d+)?(?= |$)(?! (?:days|weeks|months|years)\b)/,
];

const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [/\bhalf an hour\b/, 1800],
  [/\b(?:an|one) hour and a half\b/, 5400],
  [/\btwo hours and a half|two and a half hours\b/, 9000],
  [/\b(?:an|one) hour\b/, 3600],
  [/\btwo hours\b/, 7200],
  [/\bthree hours\b/, 10_800],
  [/\bfour hours\b/, 14_400],
  [/\bfive hours\b/, 18_000],
];
