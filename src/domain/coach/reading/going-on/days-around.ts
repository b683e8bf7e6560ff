import { addDays } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import { type Anchor, type DaysAround, daysAround } from '../../days-around.ts';
import type { Calendar } from '../../period.ts';
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
  const anchor = anchorOf(earlier, calendar);
  if (!isOfThose || !OF_SOME_DAYS.has(question.intent) || anchor === null) return null;
  const open = { ...question, periodsBefore: [] };
  if ('intent' in anchor) return { ...open, periods: [], since: anchor, around };
  return { ...open, periods: [daysAround(anchor, around, calendar.weekStart)] };
}

const OF_SOME_DAYS: ReadonlySet<Intent> = new Set([...OF_WORKOUTS, 'extreme', 'zones']);

/** The one day, or the break, that an answer told of: known here, or by that answer alone. */
function anchorOf(earlier: Question, { today, latestBreak }: Calendar): Anchor | Question | null {
  if (earlier.since !== null && earlier.around !== null) return earlier.since;
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
  if (period?.unit === 'day') return period;
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
