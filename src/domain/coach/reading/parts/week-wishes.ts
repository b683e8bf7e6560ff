import { addDays, type Day, weekdayOf } from '../../../calendar.ts';
import { taken } from '../text/plain-text.ts';

/** How the days of a week are to be laid otherwise: 0 is Sunday. */
export type WeekWishes = {
  /** 'I cannot run on Wednesday' */
  without: readonly number[];
  /** 'Swap the hard day to Thursday', 'move the long run to Saturday' */
  hardOn: number | null;
  longOn: number | null;
  /** 'Swap Tuesday and Thursday' */
  swapped: readonly [number, number] | null;
  /** On so many days, where that is asked for. */
  runDays?: number;
  /** 'No intervals on Tuesday': nothing fast on these days. */
  notHardOn?: readonly number[];
  /** 'Make it shorter': 0.8 is a fifth less than would be advised. */
  shareOfUsual?: number;
  /** 'Make it 30 km', in all. */
  weekM?: number;
};

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const DAY =
  '(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|today|tomorrow|sun|mon|tues?|wed|thurs?|thu|fri|sat)(?![a-z])';
const EACH_DAY = new RegExp(DAY, 'g');
export const HARD =
  '(?:hard|harder|quality|key|speed|fast|faster|intervals?|tempo|threshold)(?: (?:day|run|session|workout|one|work))?';
export const LONG = 'long(?: (?:run|one|day))?|longs';
const REST = 'rest(?: day)?|day off|off day';
const MOVES =
  '(?:swap|move|shift|switch|put|reschedule|postpone|push|pull|bring|have|do|run|make|delay|fit)';

const MOVE = new RegExp(
  `\\b${MOVES}(?: (?!(?:did|was)\\b)\\w+){0,3}? (?:(?<hard>${HARD})|(?<long>${LONG})|(?<rest>${REST}))(?: \\w+){0,4}? (?:to|on|onto|for|until|till)(?: (?:the|next|this|a))? (?<day>${DAY})(?: instead(?: of (?:on )?${DAY})?)?`,
);
/** 'Give me intervals for Tuesday', 'what tempo session this Thursday', 'which intervals should I do on Friday'. */
const WISHES_FOR =
  '(?:give|suggest|recommend|plan|propose|write|find)(?: me| us)?|(?:can|could|may) (?:i|you) (?:have|get|do|give(?: me)?|suggest|plan)|i (?:want|need|would like)(?: to (?:do|run|have))?|what|which';
const SESSION_WORDS = '(?:a|an|one|some|my|the|good|nice|short|proper|kind|sort|of)';
const WANTED = new RegExp(
  `^(?:(?:and|so|ok|please|now) )*(?:(?:${WISHES_FOR}) )?(?:${SESSION_WORDS} )*(?:(?<hard>${HARD}(?: (?:session|workout|run|training))?)|(?<long>${LONG})) (?:(?:(?:should|shall|can|could) i (?:do|run|have|try) |is (?:due|planned|best) |would be good )(?:for |on )?(?:this |next )?|for (?:this |next )?|(?<=^(?:(?:and|so|ok|please|now) )*(?:${WISHES_FOR}) .*)(?:on )?this )(?<day>${DAY})(?: please)?$`,
);
const SWAP = new RegExp(
  `\\b(?:swap|switch|exchange)(?: (?:my|the|around))* (?<one>${DAY})(?: \\w+){0,2}? (?:and|with|for)(?: (?:my|the))? (?<other>${DAY})(?: (?:around|over|round))?`,
);
/** 'Can I move Tuesday's intervals', to whichever day. */
const MOVE_OFF = new RegExp(
  `\\b(?:move|moving|skip|drop|shift|postpone|reschedule|delay) (?:(?:my|the|this) )?(?<days>${DAY}) (?:${HARD}|${LONG}|run|session|workout)(?: (?:somewhere else|to another day|elsewhere))?`,
);
const WITHOUT = new RegExp(
  `\\b(?:can not|cannot|will not be able to|not able to|unable to|no time|busy|away|travell?ing|on holiday|not free|no running|not available|skip|skipping|miss|missing|unavailable)(?: (?:to|run|train|do|make|go|get|out|on|this|next|for|running|i|the|be)){0,5} (?<days>${DAY}(?: (?:or|and|nor)(?: on)? ${DAY}){0,3})`,
);
const IS_OUT = new RegExp(
  `\\b(?<days>${DAY}(?: (?:or|and)(?: on)? ${DAY}){0,3}) (?:is|are|s) (?:out|busy|impossible|no good|not possible|off limits|taken|full)\\b|\\b(?<other>${DAY}) (?:does|do) not work\\b`,
);
/** 'I am away from Wednesday to Friday': on none of these days. */
const AWAY = new RegExp(
  `\\b(?:away|out|busy|off|unavailable|travell?ing|trip|on holiday|no time|can not|cannot|unable to|no)(?: (?:run|running|train|be|from|on|for|work|business)){0,4} (?<first>${DAY}) (?:to|till|until|through) (?<last>${DAY})`,
);
/** 'I can only run on Tuesday, Thursday and the weekend': not on the others. */
const ONLY_ON = new RegExp(
  `\\b(?:can|could|able to|will|am|have) only (?:run |train |free |have time |time |do |make |available )*(?:on )?(?:the )?(?<only>(?:${DAY}|weekends?)(?: (?:(?:or|and|plus) )?(?:on )?(?:the )?(?:${DAY}|weekends?)){0,4})`,
);
/** 'And without Wednesday', after a plan. */
const WITHOUT_ALONE = new RegExp(
  `^(?:(?:and|or|but|ok|now|please|also) )*(?:without|not(?: on)?|no|no run(?:ning)? on|nothing on) (?<days>${DAY}(?: (?:or|and)(?: on)? ${DAY}){0,3})(?: (?:please|either|as well|too))*$`,
);
/** What was is no wish. */
const OF_THE_PAST =
  /\b(?:did|have i|has|was|were|ran|had|swapped|moved|skipped|missed|could not|how (?:many|often|much|far)|since|last|when i|list|show)\b/;

/** What a text asks to be laid otherwise, and the text without it. */
export function readWeekWishes(
  text: string,
  today: Day,
): { wishes: WeekWishes | null; rest: string } {
  if (OF_THE_PAST.test(text) || OF_HABIT.test(text)) return { wishes: null, rest: text };
  const wishes: { -readonly [Name in keyof WeekWishes]: WeekWishes[Name] } = { ...OPEN_WISHES };
  let rest = text;
  const take = (pattern: RegExp, read: (groups: Record<string, string | undefined>) => void) => {
    const match = pattern.exec(rest);
    if (!match) return;
    read(match.groups ?? {});
    rest = rest.replace(pattern, taken);
  };
  take(SWAP, ({ one = '', other = '' }) => {
    wishes.swapped = [weekdayNamed(one, today), weekdayNamed(other, today)];
  });
  take(MOVE, ({ hard, long, day = '' }) => {
    const weekday = weekdayNamed(day, today);
    if (hard) wishes.hardOn = weekday;
    else if (long) wishes.longOn = weekday;
    else wishes.without = [weekday];
  });
  take(WANTED, ({ hard, day = '' }) => {
    wishes[hard ? 'hardOn' : 'longOn'] = weekdayNamed(day, today);
  });
  take(AWAY, ({ first = '', last = '' }) => {
    wishes.without = daysFromTo(weekdayNamed(first, today), weekdayNamed(last, today));
  });
  for (const pattern of [MOVE_OFF, WITHOUT, IS_OUT, WITHOUT_ALONE]) {
    take(pattern, ({ days, other }) => {
      wishes.without = [...wishes.without, ...weekdaysNamed(days ?? other ?? '', today)];
    });
  }
  take(ONLY_ON, ({ only = '' }) => {
    const weekend = /\bweekends?\b/.test(only) ? [0, 6] : [];
    const free = new Set([...weekdaysNamed(only, today), ...weekend]);
    wishes.without = [0, 1, 2, 3, 4, 5, 6].filter((day) => !free.has(day));
  });
  return rest === text ? { wishes: null, rest } : { wishes, rest };
}

/** 'Do I run faster on Sundays' asks for what was. */
const OF_HABIT =
  /^(?:do|am|are) (?:i|my) (?!have to\b|need to\b|still\b)(?:\w+ ){0,3}(?:faster|slower|quicker|harder)\b/;

export const OPEN_WISHES: WeekWishes = { without: [], hardOn: null, longOn: null, swapped: null };

/** What was wished before, and what is wished now in its place or beside it. */
export function bothWishes(before: WeekWishes | null, more: WeekWishes): WeekWishes {
  if (before === null) return more;
  return {
    ...before,
    ...more,
    without: [...new Set([...before.without, ...more.without])],
    hardOn: more.hardOn ?? before.hardOn,
    longOn: more.longOn ?? before.longOn,
    swapped: more.swapped ?? before.swapped,
    shareOfUsual: shareOfBoth(before, more),
  };
}

/** 'Shorter still' is less of what was less already. */
function shareOfBoth(before: WeekWishes, more: WeekWishes): number | undefined {
  if (before.shareOfUsual === undefined || more.shareOfUsual === undefined) {
    return more.shareOfUsual ?? before.shareOfUsual;
  }
  return before.shareOfUsual * more.shareOfUsual;
}

/** The days of the week that wishes name. */
export function daysWished({ without, hardOn, longOn, swapped }: WeekWishes): number[] {
  return [...(swapped ?? []), ...without, hardOn, longOn].filter((day) => day !== null);
}

/** Both included, over the end of a week as well. */
function daysFromTo(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % 7);
}

export function weekdaysNamed(days: string, today: Day): number[] {
  return [...days.matchAll(EACH_DAY)].map(([name]) => weekdayNamed(name, today));
}

function weekdayNamed(name: string, today: Day): number {
  if (name === 'today') return weekdayOf(today);
  if (name === 'tomorrow') return weekdayOf(addDays(today, 1));
  return WEEKDAYS.indexOf(name.slice(0, 3));
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'hard day on Thursday', 'not on Wednesday', as they are shown above the answer. */
export function wishWords(wishes: WeekWishes): string[] {
  const { without, hardOn, longOn, swapped, runDays, notHardOn, shareOfUsual, weekM } = wishes;
  const words: string[] = [];
  if (runDays !== undefined) words.push(`${runDays} days a week`);
  if (hardOn !== null) words.push(`hard day on ${NAMES[hardOn]}`);
  if (longOn !== null) words.push(`long run on ${NAMES[longOn]}`);
  for (const day of without) words.push(`not on ${NAMES[day]}`);
  if (notHardOn) {
    const days =
      notHardOn.length < NAMES.length ? notHardOn.map((day) => ` on ${NAMES[day]}`) : [''];
    words.push(...days.map((day) => `nothing fast${day}`));
  }
  if (shareOfUsual !== undefined) words.push(`${Math.round(100 * (1 - shareOfUsual))}% less`);
  if (weekM !== undefined) words.push(`${Math.round(weekM / 1000)} km in all`);
  if (swapped) words.push(`${NAMES[swapped[0]]} and ${NAMES[swapped[1]]} swapped`);
  return words;
}
