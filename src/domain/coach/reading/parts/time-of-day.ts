import { taken } from '../text/plain-text.ts';

/** When a workout began, by the clock where it was. Minutes of the day; over midnight `from` is later. */
export type Hours = {
  fromMin: number;
  toMin: number;
  words: string;
  /** 'before 12:00', where the words leave it open. */
  meaning?: string;
};

const DAY_MIN = 24 * 60;

const NAMED: Readonly<Record<string, Hours>> = {
  morning: { fromMin: 0, toMin: 12 * 60, words: 'in the morning', meaning: 'before 12:00' },
  lunch: { fromMin: 11 * 60, toMin: 14 * 60, words: 'at lunch', meaning: 'from 11:00 to 14:00' },
  afternoon: {
    fromMin: 12 * 60,
    toMin: 17 * 60,
    words: 'in the afternoon',
    meaning: 'from 12:00 to 17:00',
  },
  evening: {
    fromMin: 17 * 60,
    toMin: 22 * 60,
    words: 'in the evening',
    meaning: 'from 17:00 to 22:00',
  },
  night: { fromMin: 22 * 60, toMin: 4 * 60, words: 'at night', meaning: 'from 22:00 to 4:00' },
};

/** They follow one another through a whole day. */
export const PARTS_OF_DAY: readonly Hours[] = [
  { fromMin: 4 * 60, toMin: 12 * 60, words: 'before noon' },
  { fromMin: 12 * 60, toMin: 17 * 60, words: 'in the afternoon' },
  { fromMin: 17 * 60, toMin: 22 * 60, words: 'in the evening' },
  { fromMin: 22 * 60, toMin: 4 * 60, words: 'at night' },
];

const CLOCK = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)? ?(?:am|pm|a m|p m|oclock|o clock)|\d{1,2}:[0-5]\d|noon|midday)`;
const BETWEEN = new RegExp(`\\bbetween (?<from>${CLOCK}|\\d{1,2}) and (?<to>${CLOCK})(?= |$)`);
const SIDE = new RegExp(
  `\\b(?:start(?:ed|ing)? )?(?<side>before|earlier than|after|later than|past) (?<at>${CLOCK})(?= |$)`,
);
/** 'This morning' and 'last night' name a day as well, which is read elsewhere or not at all. */
const PART =
  /(?<!\b(?:this|last|tomorrow|yesterday|good|next|early|late|that|same) )\b(?:(?:in|on|at|during) )?(?:(?:the|a|an|my) )?(?:(?<name>morning|afternoon|evening|night)s?|(?<lunch>lunch) ?(?:time|break)?)\b/;

/** The first parts of a day that a plain text names, and the text without them. */
export function readHours(text: string, most: number): { hours: Hours[]; rest: string } {
  const hours: Hours[] = [];
  let rest = text;
  for (;;) {
    const found = readOne(rest);
    if (!found || hours.length === most) return { hours, rest };
    hours.push(found.hours);
    rest = rest.replace(found.match, taken);
  }
}

function readOne(text: string): { hours: Hours; match: string } | null {
  const between = BETWEEN.exec(text);
  const to = minuteOf(between?.groups?.to);
  const from = minuteOf(between?.groups?.from, between?.groups?.to);
  if (between && from !== null && to !== null && from < to) {
    const words = `started from ${clockText(from)} to ${clockText(to)}`;
    return { hours: { fromMin: from, toMin: to, words }, match: between[0] };
  }
  const side = SIDE.exec(text);
  const at = minuteOf(side?.groups?.at);
  if (side && at !== null) {
    const isBefore = /^(?:before|earlier)/.test(side.groups?.side ?? '');
    const hours = isBefore
      ? { fromMin: 0, toMin: at, words: `started before ${clockText(at)}` }
      : { fromMin: at, toMin: DAY_MIN, words: `started after ${clockText(at)}` };
    return { hours, match: side[0] };
  }
  const part = PART.exec(text);
  const named = NAMED[part?.groups?.name ?? part?.groups?.lunch ?? ''];
  return part && named ? { hours: named, match: part[0] } : null;
}

/** The rest of the day: what a part of it is compared with where no other one is named. */
export function otherHours({ fromMin, toMin }: Hours): Hours {
  return {
    fromMin: toMin % DAY_MIN,
    toMin: fromMin || DAY_MIN,
    words: 'at other times of the day',
  };
}

/** '7am', '18:30', 'noon'; of 'between 6 and 8 am' the first is of the half of the day of the second. */
function minuteOf(word: string | undefined, like = ''): number | null {
  if (word === undefined) return null;
  if (/^(?:noon|midday)$/.test(word)) return 12 * 60;
  const [, hour = '', minute = '0', half] =
    /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a m|p m)?/.exec(word) ?? [];
  const of = half ?? /(?:am|pm|a m|p m)$/.exec(like)?.[0];
  const number = Number(hour);
  if (hour === '' || number > 24 || (of && number > 12)) return null;
  const hours = of === undefined ? number : (number % 12) + (of.startsWith('p') ? 12 : 0);
  return hours * 60 + Number(minute);
}

export function clockText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
