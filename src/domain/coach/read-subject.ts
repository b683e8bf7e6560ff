import type { Day } from '../calendar.ts';
import { mFromKm, mFromMiles } from '../units.ts';
import { ALONG_THE_WAY, NOT_IN_LOG } from './intents.ts';
import { readKind } from './kinds.ts';
import type { Extreme, Measure, Subject } from './question.ts';
import { readPeriods } from './read-period.ts';

/** What a text speaks of: `mended` is its plain text, `plain` the same before spelling was mended. */
export function readSubject(
  text: { original: string; plain: string; mended: string },
  today: Day,
): Subject {
  const { mended } = text;
  const { periods, unread, rest } = readPeriods(mended, today);
  return {
    periods,
    unread,
    kind: readKind(mended),
    measure: firstOf(MEASURES, mended),
    extreme: firstOf(EXTREMES, mended),
    distanceM: readDistance(rest),
    timeS: readTime(rest),
    count: readCount(mended),
    searched: readSearched(text),
    unit: firstOf(UNITS, mended),
    scope: firstOf(SCOPES, mended),
    inMiles: /\b(?:miles?|mi|mileage in miles)\b/.test(mended) || null,
    missing: firstOf(NOT_IN_LOG, mended),
    alongTheWay: firstOf(ALONG_THE_WAY, mended),
    raceText: mended,
  };
}

type Table<Value> = readonly (readonly [RegExp, Value])[];

function firstOf<Value>(table: Table<Value>, text: string): Value | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const MEASURES: Table<Measure> = [
  [/\brest(?:ed|ing)?(?: days?)?\b|\bdays? off\b|\bdays without\b/, 'restDays'],
  [/\b(?:heart rate|hr|bpm|pulse|heartrate)\b/, 'heartRate'],
  [/\b(?:pace|speed|how fast|how quick\w*|how slow|min per km)\b/, 'pace'],
  [/\bgels?\b|\bcaffein\w+\b/, 'gels'],
  [/\b(?:drink\w*|drank|drunk|water|hydrat\w+|ml|litres?|liters?)\b/, 'hydration'],
  [/\b(?:calories?|kcal|burn\w*|energy)\b/, 'calories'],
  [
    /\bhow (?:many times|often)\b|\bhow many (?:\w+ ){0,2}(?:runs?|workouts?|sessions?|walks?|rides?|swims?|hikes?|days|times|trainings?)\b|\bnumber of\b|\bcount\b/,
    'count',
  ],
  [
    /\bhow (?:much time|many (?:hours|minutes)|long)\b|\b(?:hours|minutes|duration)\b|\btime (?:running|training|spent|on my feet)\b|\btotal time\b/,
    'time',
  ],
  [/\b(?:distance|km|kilomet\w+|miles?|mileage|far|volume)\b/, 'distance'],
];

const EXTREMES: Table<Extreme> = [
  [
    /\b(?:highest|max(?:imum)?|hardest|toughest)\b.*\b(?:heart rate|hr|bpm|pulse|run|workout|session|effort)\b|\b(?:hardest|toughest)\b/,
    'highestHeartRate',
  ],
  [/\b(?:longest|furthest|farthest|biggest)\b/, 'longest'],
  [/\bshortest\b/, 'shortest'],
  [/\b(?:fastest|quickest|best|records?|pbs?|prs?)\b/, 'fastest'],
  [/\b(?:slowest|easiest)\b/, 'slowest'],
  [/\b(?:first|oldest|earliest)\b/, 'first'],
  [/\b(?:last|latest|most recent|newest|previous|recent)\b/, 'latest'],
];

const UNITS: Table<'week' | 'month' | 'year'> = [
  [/\b(?:weeks?|weekly)\b/, 'week'],
  [/\b(?:months?|monthly)\b/, 'month'],
  [/\b(?:years?|yearly)\b/, 'year'],
];

const SCOPES: Table<'today' | 'tomorrow' | 'week'> = [
  [/\b(?:tomorrow)\b/, 'tomorrow'],
  [
    /\b(?:this|the|next|rest of the|coming) week\b|\bweek(?:ly)? plan\b|\bplan for (?:the|my|this) week\b/,
    'week',
  ],
  [/\b(?:today|tonight|now|this (?:morning|evening|afternoon))\b/, 'today'],
];

/** The words to look for in notes, as they were typed. */
function readSearched({
  original,
  plain,
  mended,
}: {
  original: string;
  plain: string;
  mended: string;
}): string | null {
  const quoted =
    /["\u201c\u201d\u00ab\u00bb]([^"\u201c\u201d\u00ab\u00bb]{1,100})["\u201c\u201d\u00ab\u00bb]|(?<![\p{L}\p{N}])'([^']{1,100})'(?![\p{L}\p{N}])/u.exec(
      original,
    );
  const inQuotes = (quoted?.[1] ?? quoted?.[2])?.trim();
  if (inQuotes) return inQuotes;
  for (const pattern of SEARCHED) {
    const match = pattern.exec(mended);
    const found = match?.groups?.words;
    if (!match || found === undefined) continue;
    const place = match.index + match[0].lastIndexOf(found);
    const words = asTyped({ plain, mended, place, length: found.length });
    const trimmed = words.replace(LEADING, '').replace(TRAILING, '').trim();
    if (trimmed !== '') return trimmed;
  }
  return null;
}

const SEARCHED = [
  /\b(?:with|where|when|that|which)(?: i| my)? (?:wrote|written|mention\w*|noted?s?|say|said|contain\w*|have)(?: about| of| that| the words?| down)* (?<words>.+?)(?: in| on)?(?: my| the| their| its)?(?: notes?)?$/,
  /\bnotes? (?:that )?(?:with|about|contain\w*|mention\w*|say\w*|including|includ\w*|on|for|of|have|has|saying|like)(?: the words?)? (?<words>.+)$/,
  /\b(?:containing|contains?|that say|saying|with the words?|about|mention\w*|wrote|written|write|noted) (?:about |of |down |that )?(?<words>.+?)(?: in(?: my| the| their)? notes?)?$/,
  /\b(?:with|for|where|search|find|show|list)(?: me)?(?: my)? (?<words>.+?) (?:in|on|from)(?: my| the| their| its)? notes?\b/,
  /\bnotes? (?<words>.+)$/,
];

const LEADING =
  /^(?:(?:i|my|the|a|an|some|any|all|me|word|words|runs?|workouts?|sessions?|with|about|of|that|is|are|it|in) )+/;
const TRAILING = /(?: (?:in|on|my|the|notes?|please|again|before|last|ever|runs?|workouts?))+$/;

function asTyped(of: { plain: string; mended: string; place: number; length: number }): string {
  const { plain, mended, place, length } = of;
  const first = mended.slice(0, place).split(' ').length - 1;
  const count = mended.slice(place, place + length).split(' ').length;
  return plain
    .split(' ')
    .slice(first, first + count)
    .join(' ');
}

const KILOMETRES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:km|kms|k|kilomet(?:re|er)s?)\b/;
const MILES = /(?:^|[^\d.:/])(?<number>\d{1,3}(?:\.\d+)?) ?(?:mi|miles?)\b/;

/** Metres, of '10k', 'half marathon', '5 miles'; null where none is named. */
function readDistance(text: string): number | null {
  if (/\b(?:half ?marathon|1\/2 marathon|\.5 marathon|half|hm)\b(?! (?:an )?hour)/.test(text))
    return 21_100;
  if (/\bmarathon\b/.test(text)) return 42_200;
  const km = KILOMETRES.exec(text);
  if (km) return inRange(mFromKm(Number(km.groups?.number)));
  const miles = MILES.exec(text);
  if (miles) return inRange(mFromMiles(Number(miles.groups?.number)));
  const metres = /(?:^|\s)(?<number>\d{3,5}) ?m(?:et(?:re|er)s?)?\b/.exec(text);
  return metres ? inRange(Number(metres.groups?.number)) : null;
}

function inRange(distanceM: number): number | null {
  return distanceM >= 100 && distanceM <= 1_000_000 ? distanceM : null;
}

/**
 * Seconds, of '1:45', '45 minutes', '2h30', 'two hours and a half', 'sub 4'. What stands alone is
 * read by its size: 'sub 4' are hours, 'sub 50' minutes. Two parts are hours and minutes, or minutes
 * and seconds where the hours would be more than ten ('in 48:30').
 */
function readTime(text: string): number | null {
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
  const sub = /\b(?:sub|under|below|break|in) ?(?<n>\d{1,3}(?:\.\d+)?)(?=\s|$)/.exec(text);
  if (!sub) return null;
  const number = Number(sub.groups?.n);
  return number < 10 ? Math.round(number * 3600) : number * 60;
}

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

/** Of 'my last 5 runs'. */
function readCount(text: string): number | null {
  const match =
    /\b(?:last|latest|past|recent|previous|top|first) (?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?: \w+){0,2} (?:runs?|workouts?|sessions?|walks?|rides?|swims?|hikes?)\b/.exec(
      text,
    );
  const word = match?.groups?.count;
  if (word === undefined) return null;
  const number = /^\d+$/.test(word) ? Number(word) : COUNT_WORDS.indexOf(word);
  return number > 0 ? number : null;
}

const COUNT_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
