import { addDays } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import { type Anchor, type DaysAround, daysAround } from '../../days-around.ts';
import type { Calendar, Period } from '../../period.ts';
import type { Intent, Question } from '../../question.ts';
import { countOf } from '../parts/read-counts.ts';
import { plainText } from '../text/plain-text.ts';
import { focusOf, OF_WORKOUTS } from './focus.ts';
import { ONE } from './said.ts';

const BEFORE_OR_AFTER =
  /\b(?:(?:in|on|for|over|during) )?the (?:(?:first|next|last) )?(?:(?<count>[2-9]|\d\d|two|three|four|five|six) )?(?<unit>day|week|month)s? (?<side>before|after|afterwards|following|that followed|leading up to)(?: (?:that|it|this|(?:the|that|this) (?:run|race|break|one|day)))?(?= (?:look|go|like|too|as well|instead|then)\b|$)/;
const NEXT_ONE =
  /\b(?:(?:in|on) )?the (?:next|following) (?<unit>day|week)(?= (?:look|go|like|too|as well|then)\b|$)/;
const AROUND_IT =
  /\b(?:(?:in|for|during|over) )?(?:that|the same) (?:same )?(?<unit>week|month)(?= (?:look|go|like|too|as well|altogether|in total)\b|$)/;

/** Days of that length for which a message is read in the place of those that it means. */
const NAMED_INSTEAD = { day: 'yesterday', week: 'last week', month: 'last month' } as const;

/**
 * 'How much did I run the week after?': the days that are told by what was answered, and the message
 * with other ones in their place, with which it is a question of its own.
 */
export function takeDaysAround(message: string): { around: DaysAround; asked: string } | null {
  const text = plainText(message);
  for (const { pattern, sideOf } of WAYS) {
    const match = pattern.exec(text);
    const { unit, count, side } = match?.groups ?? {};
    if (!match || !isUnit(unit)) continue;
    const many = count === undefined ? 1 : countOf(count);
    if (many === null) continue;
    const asked = text.replace(match[0], NAMED_INSTEAD[unit]);
    return { around: { side: sideOf(side), unit, count: many }, asked };
  }
  return null;
}

const WAYS: readonly {
  pattern: RegExp;
  sideOf: (word: string | undefined) => DaysAround['side'];
}[] = [
  {
    pattern: BEFORE_OR_AFTER,
    sideOf: (word) => (word === 'before' || word === 'leading up to' ? 'before' : 'after'),
  },
  { pattern: NEXT_ONE, sideOf: () => 'after' },
  { pattern: AROUND_IT, sideOf: () => 'around' },
];

function isUnit(word: string | undefined): word is DaysAround['unit'] {
  return word === 'day' || word === 'week' || word === 'month';
}

/** The same question of those days; null where no day was told that they lie around. */
export function askedAround(
  question: Question,
  of: { earlier: Question; around: DaysAround; calendar: Calendar },
): Question | null {
  const { earlier, around, calendar } = of;
  const named = NAMED_INSTEAD[around.unit];
  const [period, ...others] = question.periods;
  const isOfThose = period?.words === named && others.length === 0;
  if (isOneBefore(earlier, around)) return null;
  const anchor = anchorOf(earlier, calendar);
  if (!isOfThose || !OF_SOME_DAYS.has(question.intent) || anchor === null) return null;
  const open = { ...question, periodsBefore: [] };
  if ('intent' in anchor) {
    const isOfUnit = anchor.intent === 'biggest';
    const told = isOfUnit ? { during: anchor, since: null } : { since: anchor, during: null };
    return { ...open, ...told, periods: [], around };
  }
  return { ...open, periods: [daysAround(anchor, around, calendar.weekStart)] };
}

const OF_SOME_DAYS: ReadonlySet<Intent> = new Set([...OF_WORKOUTS, 'extreme', 'zones']);

/** The one day, or the break, that an answer told of: known here, or by that answer alone. */
function anchorOf(earlier: Question, { today, latestBreak }: Calendar): Anchor | Question | null {
  if (earlier.around !== null) return earlier.since ?? earlier.during;
  if (earlier.intent === 'biggest') return earlier.count === null ? earlier : null;
  const { race, judged, periods } = earlier;
  const [period, ...others] = periods;
  if (latestBreak?.firstRun) {
    const { lastRun, firstRun } = latestBreak;
    const isOfBreak = judged === 'theBreak' || judged === 'backToLevel';
    if (isOfBreak || period?.to === lastRun || period?.from === firstRun) {
      return { from: addDays(lastRun, 1), to: addDays(firstRun, -1), name: 'the break' };
    }
  }
  if (race !== null) return isUpcoming(race, today) ? null : earlier;
  if (others.length > 0) return null;
  const isOpen = period?.unit === 'all' || period?.unit === 'year';
  if (period && !isOpen && earlier.extreme === null) return { ...period, name: daysNamed(period) };
  return ONE.includes(focusOf(earlier, today)) ? earlier : null;
}

/** 'The one the week before': the last of its sort in those days. */
export function oneOfSameSort(earlier: Question, around: DaysAround): Question | null {
  const isOfOne = earlier.race === null && earlier.since === null;
  const isOfSort = earlier.kind?.runningSubtype !== undefined || earlier.extreme === 'latest';
  if (!isOfOne || !isOfSort || around.side === 'around') return null;
  const one = { ...earlier, otherOne: null, unplaced: [] };
  const open = {
    ofWorkout: null,
    rank: null,
    count: null,
    measure: null,
    howItWent: true,
  } as const;
  return { ...one, ...open, intent: 'extreme', extreme: 'latest', periods: [], since: one, around };
}

/** 'The week before' a week is told by the steps that go back from stretch to stretch. */
function isOneBefore({ periods, intent }: Question, { side, unit, count }: DaysAround): boolean {
  if (intent === 'biggest') return side !== 'after';
  return periods[0]?.unit === unit && count === 1 && side !== 'after' && unit !== 'day';
}

/** What other days lie before or after: 'last week', 'October 2026'; a day by its date. */
function daysNamed({ unit, words }: Period): string | undefined {
  return unit === 'day' || /^(?:in the last|from|since|on) /.test(words)
    ? undefined
    : words.replace(/^in /, '');
}
