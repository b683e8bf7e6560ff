import { addDays, type Day, startOfWeek, weekdayOf } from '../../../calendar.ts';
import { NO_CONDITIONS } from '../../conditions.ts';
import { type Calendar, dayWords, onDay, type Period } from '../../period.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import { readFurtherWishes } from '../parts/further-wishes.ts';
import { bothWishes, daysWished, OPEN_WISHES, type WeekWishes } from '../parts/week-wishes.ts';
import { dateOfWeekday, namedDay } from '../parts/weekdays-to-come.ts';
import { wordsOf } from '../text/known-words.ts';
import { AROUND_LENGTH, isOfOneDay } from './day-otherwise.ts';
import { daysAtHand } from './days-at-hand.ts';
import { wordsLeft } from './follow-up-words.ts';
import { asking, refused, type Said } from './said.ts';

/** 'And I can not run on Wednesday': beside what was wished before. */
export function laidFurther({ subject, before, calendar }: Said): Question | null {
  const { wishes } = subject;
  return wishes && laidBy(wishes, { subject, before, calendar });
}

const NAMES_A_DAY = /\b(?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/g;
const AROUND_A_DAY = new Set(
  wordsOf(`before after work morning evening lunch lunchtime there is not more possible please will next this week
  sundays mondays tuesdays wednesdays thursdays fridays saturdays sunday monday tuesday wednesday thursday friday
  saturday school kids train training session all that one he`),
);

/** 'Thursday only before work, 40 min at most', after the plan of a week: of that day, so long. */
export function dayInTime({ text, subject, before, calendar }: Said): Question | null {
  const [named, ...others] = [...text.matchAll(NAMES_A_DAY)].map(({ groups }) => groups?.day ?? '');
  const isOfWeek = before.scope === 'week' || before.scope === 'nextWeek';
  if (!isOfWeek || named === undefined || others.length > 0 || subject.race !== null) return null;
  const most = subject.where.bounds.find(({ of }) => of === 'distance' || of === 'time');
  const mostOf = (of: 'distance' | 'time') =>
    most?.of === of ? (most.atMost ?? most.below) : null;
  const timeS = subject.timeS ?? mostOf('time');
  const distanceM = subject.distanceM ?? mostOf('distance');
  if ((timeS === null) === (distanceM === null) || ASKS.test(text)) return null;
  const left = wordsLeft(text).filter((word) => !/^\d/.test(word) && !AROUND_LENGTH.has(word));
  if (!left.every((word) => AROUND_A_DAY.has(word))) return null;
  const date = dayMeant(named, { before, told: null, calendar });
  if (date === null) return null;
  const open = { kind: null, count: null, unread: null, wishes: null, raceText: null };
  const parts = { ...withoutDays(subject), ...open, where: NO_CONDITIONS, timeS, distanceM };
  return asking({ ...parts, scope: weekHolding(date, calendar), periods: [on(date)] }, 'plan');
}

/** 'And drop Thursday', 'or Friday', 'make it shorter': said by a few words alone. */
export function laidInFewWords({ text, subject, before, calendar }: Said): Question | null {
  const wishes = readFurtherWishes(text, calendar.today, before.wishes);
  if (wishes === null) return null;
  const isOfWeek = before.scope === 'week' || before.scope === 'nextWeek';
  // Of a day alone there is nothing to take out of a week.
  const isOfDay = !isOfWeek || before.periods.some(({ unit }) => unit === 'day');
  const isOfNoDay = daysWished(wishes).length === 0 && wishes.notHardOn === undefined;
  if (isOfDay && subject.scope === null && isOfNoDay) return null;
  const open = { ...subject, kind: null, distanceM: null, missing: null, raceText: null };
  return laidBy(wishes, { subject: open, before, calendar });
}

function laidBy(
  wishes: WeekWishes,
  of: { subject: Subject; before: Question; calendar: Calendar },
): Question {
  const { subject, before, calendar } = of;
  const isOfWeek = before.scope === 'week' || before.scope === 'nextWeek';
  const isSameWeek = subject.scope === null || subject.scope === before.scope;
  const scope = subject.scope ?? (isOfWeek ? before.scope : weekOfWishes(wishes, calendar));
  const laid = isOfWeek && isSameWeek ? bothWishes(before.wishes, wishes) : wishes;
  return asking({ ...withoutDays(subject), scope, wishes: laid }, 'plan');
}

const OF_REST: ReadonlySet<Intent> = new Set(['lastRest', 'overtraining', 'form', 'analysis']);

/** 'Put one in on Monday', after how long ago the last day off was. */
export function dayOffPutIn(said: Said): Question | null {
  const { text, before, calendar, subject } = said;
  const isOfRest = OF_REST.has(before.intent) || before.judged === 'restDay';
  const wishes = isOfRest ? readFurtherWishes(text, calendar.today, null) : null;
  if (wishes === null || wishes.without.length === 0) return null;
  const scope = subject.scope ?? weekOfWishes(wishes, calendar);
  return asking({ ...withoutDays(subject), kind: null, scope, wishes }, 'plan');
}

/** The week that holds the first day that is wished for. */
function weekOfWishes(wishes: WeekWishes, calendar: Calendar): 'week' | 'nextWeek' {
  const [first] = daysWished(wishes);
  return first === undefined ? 'week' : weekHolding(dateOfWeekday(first, calendar.today), calendar);
}

function weekHolding(date: Day, { today, weekStart }: Calendar): 'week' | 'nextWeek' {
  const isThisWeek = startOfWeek(date, weekStart) === startOfWeek(today, weekStart);
  return isThisWeek ? 'week' : 'nextWeek';
}

const MOVES_IT =
  /^(?:(?:so|and|ok|or|but|then) )*(?:(?:please|can|could|may|should|shall|what if|is it (?:ok|fine|bad) (?:if|to)) )*(?:(?:i|we|you) )?(?:do|did|move|moved|run|ran|push|shift|swap|postpone|make|have|put|switch|delay|bring) (?:it|that|this)(?: (?:run|session|one|workout))?(?: (?:to|on|until|till|for|back to|forward to))?(?: (?:the|next))? (?<day>[a-z]+)(?: (?:after|instead|then))*$/;

/** 'Can I do it tomorrow instead?': the run that was told moves to another day. */
export function movedToDay(said: Said): Question | null {
  return movedTo(said, MOVES_IT.exec(said.text)?.groups?.day);
}

const A_WEEKDAY = '(?<day>today|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
/** 'No, Wednesday please', 'can it go on Monday', 'Thursday would suit me better' */
const RATHER_ON = [
  new RegExp(
    `^(?:(?:and|ok|but|hm|sorry) )*(?:no|nope|nah|rather|better|not then|i would (?:rather|prefer|like)|i prefer|make it|make that)(?: (?:do it|have it|it|on|rather|better|please|a|the|not|then|can we (?:do|say)|what about|how about|make it))* ${A_WEEKDAY}(?: (?:instead|rather|better|then|please|is better|would be better|suits me better))*$`,
  ),
  new RegExp(
    `^(?:(?:and|ok|but|so) )*(?:can|could|may|should|shall) i (?:do|run|train|go)(?: (?:it|that|this))?(?: on)? ${A_WEEKDAY} instead(?: please)?$`,
  ),
  new RegExp(
    `^(?:(?:and|ok|but|so) )*(?:can|could|may) (?:it|that|this) (?:go|be|happen|wait)(?: (?:on|until|till|to|for))? ${A_WEEKDAY}(?: (?:instead|then|please|as well|too))*$`,
  ),
  new RegExp(
    `^(?:(?:and|ok|but|so|no) )*(?:\\w+day (?:does not work|does not suit me|is out|is no good|is bad|is busy|is impossible) (?:but )?)?${A_WEEKDAY} (?:would be|is|would suit me|suits me|works|would work|suits)(?: (?:me|much|a bit|far|for))* better(?: for me)?$`,
  ),
];

export function ratherOnDay(said: Said): Question | null {
  return asksRatherOnDay(said.text, said.before) ? movedTo(said, dayPreferred(said.text)) : null;
}

/** 'No Wednesday please', of a whole week, wishes for a day off. */
export function asksRatherOnDay(text: string, before: Question): boolean {
  return isOfOneDay(before) && dayPreferred(text) !== undefined;
}

function dayPreferred(text: string): string | undefined {
  return RATHER_ON.map((each) => each.exec(text)?.groups?.day).find((day) => day !== undefined);
}

/** What was told moves to the day that a word names. */
function movedTo(said: Said, named: string | undefined): Question | null {
  const { subject, before, calendar } = said;
  const told = dayOfPlanTold(before, calendar);
  const to = named === undefined ? null : namedDay(named, { today: calendar.today, told });
  if (to === null) return null;
  const spoken = before.raceText ?? '';
  const weekday = weekdayOf(to);
  const scope = weekHolding(to, calendar);
  const open = { ...withoutDays({ ...subject, kind: null }), periods: [on(to)] };
  if (/\blong\b/.test(spoken)) {
    return asking({ ...open, scope, wishes: { ...OPEN_WISHES, longOn: weekday } }, 'plan');
  }
  if (/\b(?:intervals?|tempo|threshold|speed|hard|session)\b/.test(spoken)) {
    return asking({ ...open, scope, wishes: { ...OPEN_WISHES, hardOn: weekday } }, 'plan');
  }
  if (before.intent !== 'plan') return null;
  if (told === null) return movedFromFree(said, weekday);
  if (weekHolding(told, calendar) !== scope)
    return planOfDay(to, { subject: open, before, calendar });
  const wishes: WeekWishes = { ...OPEN_WISHES, swapped: [weekdayOf(told), weekday] };
  return asking({ ...open, scope, wishes }, 'plan');
}

/** 'Wednesday is impossible', 'move it to Thursday': what the free day had goes there. */
function movedFromFree(said: Said, to: number): Question | null {
  const { subject, before } = said;
  const [from, ...others] = before.wishes?.without ?? [];
  if (from === undefined || others.length > 0 || before.wishes === null) return refused(said);
  const wishes: WeekWishes = { ...before.wishes, without: [], swapped: [from, to] };
  return asking({ ...withoutDays(subject), scope: before.scope, wishes }, 'plan');
}

const DAY_AFTER =
  /^(?:(?:and|ok|so|then|what about|how about|on|for) )*the (?:day after(?: that)?|next day|following day|day (?:after )?tomorrow)$/;
const DAY_ALONE =
  /^(?:(?:and|ok|so|then|what about|how about|on|for|next|does|is) )*(?<day>today|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?(?: (?:then|instead|(?:stay|stays|is|still|be) (?:\w+ )?(?:the same|as (?:planned|usual|normal|before|is)|on)))?$/;

/** 'And Thursday?', 'and the day after?': the next one, as the plan of its week has it. */
export function dayOfPlan({ text, subject, before, calendar }: Said): Question | null {
  const told = dayOfPlanTold(before, calendar);
  if (DAY_AFTER.test(text)) {
    return told === null ? null : planOfDay(addDays(told, 1), { subject, before, calendar });
  }
  const day = DAY_ALONE.exec(text)?.groups?.day;
  const date = day === undefined ? null : dayMeant(day, { before, told, calendar });
  return date === null ? null : planOfDay(date, { subject, before, calendar });
}

/** 'And Monday?' after advice on a day of tired legs asks what to do then. */
export function dayAfterAdvice(said: Said): Question | null {
  return said.before.judged !== null && OF_DAYS_TO_COME.has(said.before.judged)
    ? dayOfPlan(said)
    : null;
}

const OF_DAYS_TO_COME: ReadonlySet<Question['judged']> = new Set([
  'restDay',
  'tiredToday',
  'tiredLately',
] as const);

/** After next week's plan a weekday is one of that week. */
function dayMeant(
  word: string,
  of: { before: Question; told: Day | null; calendar: Calendar },
): Day | null {
  const { before, told, calendar } = of;
  const { today, weekStart } = calendar;
  const date = namedDay(word, { today, told });
  const isOfNext = before.intent === 'plan' && before.scope === 'nextWeek';
  const isNear = word === 'today' || word === 'tomorrow' || date === null;
  if (isNear || !isOfNext || weekHolding(date, calendar) === 'nextWeek') return date;
  return dateOfWeekday(weekdayOf(date), addDays(startOfWeek(today, weekStart), 7));
}

function planOfDay(
  date: Day,
  of: { subject: Subject; before: Question; calendar: Calendar },
): Question {
  const { subject, before, calendar } = of;
  const { today } = calendar;
  const scope =
    date === today
      ? 'today'
      : date === addDays(today, 1)
        ? 'tomorrow'
        : weekHolding(date, calendar);
  const isNear = scope === 'today' || scope === 'tomorrow';
  // A week that was laid otherwise stays so.
  if (weekHolding(date, calendar) === before.scope && before.wishes !== null) {
    return asking(
      { ...withoutDays(subject), scope: before.scope, wishes: before.wishes, periods: [on(date)] },
      'plan',
    );
  }
  return asking({ ...withoutDays(subject), scope, periods: isNear ? [] : [on(date)] }, 'plan');
}

function on(date: Day): Period {
  return onDay(date, `on ${dayWords(date)}`);
}

/** The one day that a plan told of. */
function dayOfPlanTold({ scope, periods, intent }: Question, { today }: Calendar): Day | null {
  const [day, ...others] = periods;
  if (day?.unit === 'day' && others.length === 0) return day.from;
  if (intent !== 'plan') return null;
  if (scope === 'tomorrow') return addDays(today, 1);
  return scope === 'today' || scope === null ? today : null;
}

export function withoutDays(subject: Subject): Subject {
  const { where } = subject;
  return {
    ...subject,
    ...{ periods: [], unit: null, unread: null, extreme: null, measure: null },
    where: { ...where, weekdays: null },
  };
}

/** 'How far?', after a plan. */
const HOW_OF_PLAN =
  /^(?:and |so |ok )*how (?:far|long|fast|hard|slow|many km)(?: (?:should|do) (?:i|it|that)(?: (?:run|go|be))?)?$/;

/** 'What is the total now?', after the plan of a week: its first line tells it. */
const ASKS_FOR_TOTAL = /^(?:(?:and|so|ok|then|now) )*(?:what is|how (?:much|far|many))\b/;
const NAMES_TOTAL =
  /\b(?:total|sum|altogether|in all|overall|weekly km|that (?:make|come to)|(?:is|does) (?:it|that|this)(?: now)?)\b|\b(?:that|it)$/;
const AROUND_TOTAL = new Set(
  wordsOf(`far total sum altogether overall weekly now week km k kilometres kilometers miles distance make come
  comes adds add up be will does and so ok then`),
);

export function totalOfPlan({ text, before }: Said): Question | null {
  const isOfWeek = before.scope === 'week' || before.scope === 'nextWeek';
  if (!isOfWeek || !ASKS_FOR_TOTAL.test(text) || !NAMES_TOTAL.test(text)) return null;
  const isOfTotal = wordsLeft(text).every((word) => AROUND_TOTAL.has(word));
  return isOfTotal ? { ...before, periods: [], raceText: text, unplaced: [] } : null;
}

/** 'I can do three', after the plan of a week. */
export function onSoManyDays({ text, subject, before }: Said): Question | null {
  const runDays = daysAtHand(text);
  if (runDays === null || (before.scope !== 'week' && before.scope !== 'nextWeek')) return null;
  const wishes = bothWishes(before.wishes, { ...OPEN_WISHES, runDays });
  const scope = subject.scope ?? before.scope;
  const open = { kind: null, count: null, raceText: null };
  return asking({ ...withoutDays(subject), ...open, scope, wishes }, 'plan');
}

export function otherPlan({ text, subject, before }: Said): Question | null {
  if (REST_OF_WEEK.test(text)) {
    return asking({ ...subject, scope: 'week', periods: [], unit: null }, 'plan');
  }
  return HOW_OF_PLAN.test(text) || SAME_WEEK.test(text) ? { ...before, unplaced: [] } : null;
}

const SAME_WEEK =
  /^(?:(?:and|ok|so|please|can you|now) )*(?:show|give|tell|list)(?: me)? (?:the|that|my|this) (?:whole )?(?:week|plan)(?: again)?$/;

const REST_OF_WEEK =
  /^(?:and |ok |so |then |what about |how about |for )*(?:the )?(?:rest|remainder) of (?:the|this|my) week$/;

const LAYS_OTHERWISE =
  /\b(?:less|more|shorter|longer|harder|easier|fewer|out|off|rest|drop|skip|cut|add|remove|cancel)\b/;
const ASKS = /^(?:(?:and|so|but|ok) )*(?:when|how|what is|why|which|is|did|do|does|should|am)\b/;

/** 'Less on Monday', 'make it shorter': a plan is laid otherwise by its days alone. */
export function planOtherwise(said: Said): Question | null {
  const isOtherwise = LAYS_OTHERWISE.test(said.text) && !ASKS.test(said.text);
  return isOtherwise && said.subject.wishes === null ? refused(said) : null;
}

/** 'No intervals on Tuesday': a week is laid by its days, and keeps its faster run. */
const WITHOUT_A_KIND =
  /\b(?:no|without|skip|drop|not)(?: (?:any|the|more|hard|fast))* (?:intervals?|tempo|speed|speedwork|threshold|long run|hard (?:session|run|day))\b/;

export function withoutItsFastRun(said: Said): Question | null {
  const isWish = WITHOUT_A_KIND.test(said.text) && said.subject.wishes === null;
  return isWish ? refused(said) : null;
}

/** 'Put a swim in on Thursday' */
const PUTS_IN =
  / instead$|^(?:(?:and|ok|can you|could you|please) )*(?:put|add|fit|include|squeeze|schedule)\b/;

/** 'And with the bike instead?': a plan is one of runs, and what was cycled is no answer to it. */
export function otherSportInstead(said: Said): Question | null {
  const { text, subject, before } = said;
  const isOfDays = before.intent === 'plan' || before.intent === 'pain';
  const isOther = subject.kind !== null && subject.kind.sport !== 'run';
  return isOfDays && isOther && PUTS_IN.test(text) ? refused(said) : null;
}
