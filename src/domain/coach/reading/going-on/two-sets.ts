import { ADVICE_DAYS } from '../../../limits.ts';
import { hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { type Kind, kindWhere, RUNS, readKind } from '../../kinds.ts';
import { lastDays, periodBefore } from '../../period.ts';
import type { Question, Subject } from '../../question.ts';
import { OF_OWN_LOG } from '../intent/kinds-of-intent.ts';
import { isOfFuel } from '../parts/bounds/fuel.ts';
import {
  comparedBound,
  comparedHours,
  comparedNotes,
  comparedWeekdays,
} from '../parts/two-sides.ts';
import { wordsOf } from '../text/known-words.ts';
import { OF_WORKOUTS } from './focus.ts';
import {
  comparedBy,
  figureAsked,
  isOfComparing,
  isOfOneself,
  judgedBy,
  namesNothing,
  wordsLeft,
} from './follow-up-words.ts';
import { comparedWith, continued, inherited } from './inherit.ts';
import { asking, askingOfSame, refused, type Said } from './said.ts';
import { MEASURE_OF, THAN_USUAL } from './ways-to-go-on.ts';

const OF_TWO = new Set(
  wordsOf(`am getting two both month months week weeks year years quarter quarters contained included between compare
  compared difference number count one those`),
);

/** 'Any faster?', 'so lower or higher', 'more or less then' */
const BARELY_COMPARES =
  /^(?:(?:and|but|so|also|any|was it|was that|is it|is that) )*(?:\w+er|more|less)(?: or (?:\w+er|more|less))?(?: too| as well| though| th[ae]n)?$/;

/** 'Which was harder?', of what was told last and what was told before it. */
export function whichOfTwo({ text, subject, before, focus, read }: Said): Question | null {
  const isBare = BARELY_COMPARES.test(text);
  const isAsked =
    isBare || /^(?:and |so |ok )*(?:which|what|compare|(?:the )?difference|am i)\b/.test(text);
  const by = /\bcompare\b/.test(text) ? null : comparedBy(text);
  if (!isAsked || by === undefined || subject.periods.length > 0) return null;
  if (
    /\bof (?:them|those|these)\b|\b(?:runs?|session|workout|one of \w+) ?$/.test(text) &&
    subject.extreme
  ) {
    return null;
  }
  const left = wordsLeftOfRest(read.rest).filter(
    (word) => !OF_TWO.has(word) && !isOfComparing(word),
  );
  // 'Which had more climbing?'
  const figure = left.length === 0 ? null : figureAsked(left.join(' '));
  const named = figure && MEASURE_OF[figure];
  if (left.length > 0 && !named) return null;
  const periods = [...before.periodsBefore, ...before.periods];
  const told = focus === 'two sets' ? before.periods : periods;
  const isNarrower = subject.kind !== null && subject.kind.many !== RUNS.many;
  if (focus === 'two sets' && before.against !== null && !isNarrower) {
    const measure = by ?? before.measure;
    return { ...before, measure, raceText: text, unplaced: [] };
  }
  // 'And which one was the fastest?' is asked of the runs.
  const isOfRuns = subject.extreme !== null && focus !== 'two sets' && /\bones?\b/.test(text);
  if (isOfRuns) return null;
  if (told.length !== 2 || focus === 'weight') {
    // 'The fastest?' is asked of the runs themselves, where there are no two sets.
    if (subject.extreme !== null && focus !== 'weight' && told.length < 2) return null;
    return { ...before, about: before, unplaced: ['what to compare'] };
  }
  const ofKind = isNarrower && by === null ? 'count' : null;
  const measure = named || ofKind || by || before.measure;
  const parts = { ...inherited(before, subject), periods: told, extreme: null, count: null };
  return { ...asking({ ...parts, measure }, 'compare'), raceText: text };
}

function wordsLeftOfRest(rest: string): string[] {
  return wordsLeft(rest).filter((word) => word !== '_');
}

export function setAgainstUsual({ text, subject, before }: Said): Question | null {
  const [period, ...others] = before.periods;
  const isJudged =
    JUDGES_AMOUNT.test(text) && (period?.unit === 'week' || period?.unit === 'month');
  if (!isJudged && !THAN_USUAL.test(text)) return null;
  if (!namesNothing(subject) || !period || others.length > 0) return null;
  const isOfTwo = (word: string) => isOfComparing(word) || OF_TWO.has(word);
  if (!isJudged && !wordsLeft(text).every(isOfTwo)) return null;
  // 'Slower than usual?' is asked of the pace, whatever was told of those days.
  const figure = isJudged ? null : judgedBy(text);
  const measure = (figure && MEASURE_OF[figure]) ?? before.measure;
  const parts = { ...inherited(before, subject), periods: [period], measure };
  return { ...asking(parts, 'compare'), raceText: isJudged ? 'than usual' : text };
}

/** 'Is that a lot?' */
const JUDGES_AMOUNT =
  /^(?:and |so |but )*(?:is|was) (?:that|it|this) (?:a lot|a little|much|normal|usual|typical|low|high|little|unusual)(?: for me)?$/;

/** 'How much in percent?': the comparison begins with it. */
const IN_PERCENT =
  /^(?:(?:and|so|but|ok) )*(?:(?:by )?(?:how much|how many|what|which)(?: (?:is|was) (?:that|it|the (?:change|difference)))? ?)?(?:(?:in|as a|as|by|a) )?(?:percent|percentages?|%)(?: (?:is|was) (?:that|it))?$/;

export function comparedInPercent({ text, before }: Said): Question | null {
  return before.intent === 'compare' && IN_PERCENT.test(text) ? { ...before, unplaced: [] } : null;
}

/** 'And runs?', after two stretches that were held against each other by their climbing */
const BY_RUNS = /^(?:and |so |in |by )*(?:how many|(?:the )?(?:number of |count of )?runs)$/;

export function comparedByRuns({ text, before }: Said): Question | null {
  const isOfRuns = (before.kind ?? RUNS).many === RUNS.many && before.against === null;
  if (before.intent !== 'compare' || !isOfRuns || !BY_RUNS.test(text)) return null;
  return { ...before, measure: 'count', raceText: text, unplaced: [] };
}

export function comparedByAnother({ text, subject, before }: Said): Question | null {
  if (!namesNothing(subject) || isOfOneself(text) || before.intent !== 'compare') return null;
  const asked = text
    .replace(/^(?:and |or )*(?:by |in )?/, '')
    .replace(OF_BOTH, '')
    .replace(/ (?:too|as well|also)$/, '')
    .replace(/ (?:rather than|instead of|not) (?:in |by )?\w+$/, '');
  const figure = figureAsked(asked);
  const isCount = /^(?:and |so )*how many$/.test(asked.trim());
  const measure = isCount ? 'count' : figure && MEASURE_OF[figure];
  return measure ? { ...before, measure, raceText: text, unplaced: [] } : null;
}

/** 'So did the training work?', after two stretches: pace and heart rate of both say it. */
const DID_IT_WORK =
  /^(?:(?:and|so|but|ok|then) )*(?:(?:did|has|have|is) (?:the |my |all (?:the |that |my )?|this |that )?(?:training|work|it|effort|plan|running|that)(?: (?:work|worked|working|pay off|paid off|help|helped|been worth it|worth it|show|shown|paying off|make me (?:faster|fitter|better)|made me (?:faster|fitter|better)))+|(?:am|did|have) i (?:get |got |gotten |become |now |really |actually |any )*(?:faster|fitter|better|quicker|stronger|improved?|progress(?:ed)?|made progress)|is (?:that|it|this) (?:a |an |any |real |good )*(?:progress|improvement|better))(?: (?:then|now|since|at all|off|me|or not|overall))*$/;

export function whetherItWorked({ text, before }: Said): Question | null {
  if (!DID_IT_WORK.test(text)) return null;
  const by = { measure: 'pace', raceText: 'by pace', unplaced: [] } as const;
  if (before.intent === 'compare' && before.periods.length === 2) return { ...before, ...by };
  // 'And last month?' was told beside this one.
  const told = [...before.periodsBefore, ...before.periods];
  const isOfSums = OF_WORKOUTS.has(before.intent) && before.extreme === null;
  if (!isOfSums || told.length !== 2) return null;
  return { ...before, ...by, intent: 'compare', periods: told, periodsBefore: [], count: null };
}

/** 'How many of each?', 'what was the heart rate in both?' */
const OF_BOTH = / (?:of|in|on|for|with) (?:each|both|either)(?: one| of them)?$/;

/** 'Vs Sundays', after what was run on Saturdays */
export function againstOtherWeekdays({ text, subject, before }: Said): Question | null {
  const [one, other] = [before.where.weekdays, subject.where.weekdays];
  if (!one || !other || !/^(?:and )?(?:compared|versus|vs|against|than)\b/.test(text)) return null;
  const kind = kindAlone(before);
  const on = (weekdays: readonly number[]) => kindWhere(kind, { ...NO_CONDITIONS, weekdays });
  const parts = { ...before, where: NO_CONDITIONS, extreme: null, count: null, raceText: text };
  return asking({ ...parts, kind: on(one), against: on(other) }, 'compare');
}

const GOES_ON_BY =
  /^(?:(?:ok|okay|so) )*(?:and|or|what about|how about|same|only|just|but|for|on|in)\b(?!.*\b(?:how|which|when|why|did|was)\b)/;

/** 'What about weekends': not 'and on weekends', which may narrow the two sides. */
const ASKS_ABOUT = /^(?:(?:and|ok|so) )*(?:what|how) about\b/;

/** 'And in the rain?', 'what about with gels?' after a comparison by the hour: by that one alone. */
export function comparedByOther({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'compare' || !before.against?.where || !GOES_ON_BY.test(text)) return null;
  const narrower = subject.kind?.runningSubtype ? subject.kind : null;
  if (narrower && before.kind?.where && !hasConditions(subject.where)) {
    const kind = kindWhere(narrower, before.kind.where);
    return { ...before, kind, against: kindWhere(narrower, before.against.where), unplaced: [] };
  }
  const { note, bounds, hours, weekdays } = subject.where;
  const fuel = bounds.find(({ of }) => isOfFuel(of));
  const kind = kindAlone(before);
  const kinds =
    note !== null
      ? comparedNotes({ word: note, isCompared: true }, kind)
      : fuel
        ? comparedBound(fuel, kind)
        : hours
          ? comparedHours({ hours: [hours] }, { asked: 'am i faster', kind })
          : weekdays && ASKS_ABOUT.test(text)
            ? comparedWeekdays({ weekdayGroups: [weekdays] }, { asked: 'am i faster', kind })
            : null;
  if (!kinds) return null;
  const [first, against] = kinds;
  return { ...before, kind: first, against, where: NO_CONDITIONS, unplaced: [] };
}

/** 'Are we faster together?', 'is she making me slow?', after the runs with somebody. */
const WITH_OR_WITHOUT =
  /^(?:and |so )?(?:were|are|was) (?:they|those|these|it) \w+er\b|\b(?:together|alone|solo|(?:on|by) my own|by myself|with(?:out)? (?:her|him|them|it)|(?:mak\w+|slow\w*|hold\w*|push\w*) me)\b/;

export function togetherOrAlone({ text, subject, before }: Said): Question | null {
  const word = before.where.note;
  const isAlone =
    /^(?:and |or |what about |how about )*(?:alone|solo|without (?:her|him|them)|(?:on|by) my own|by myself)$/.test(
      text,
    );
  const isCompared = isAlone || comparedBy(text) !== undefined || /\bslow\w*\b|\bback\b/.test(text);
  if (word === null || subject.extreme !== null) return null;
  if (!isCompared || !WITH_OR_WITHOUT.test(text)) return null;
  const kinds = comparedNotes({ word, isCompared: true }, kindAlone(before));
  if (!kinds) return null;
  const [kind, against] = kinds;
  const where = NO_CONDITIONS;
  const parts: Subject = {
    ...before,
    kind,
    against,
    where,
    searched: null,
    measure: 'pace',
    raceText: text,
  };
  return asking(
    { ...parts, count: null, extreme: null, periods: [], periodsBefore: [] },
    'compare',
  );
}

/** Without what it was compared by. */
function kindAlone({ kind }: Question): Kind {
  const { runningSubtype } = kind ?? {};
  return SUBTYPES.find((each) => runningSubtype && each.runningSubtype === runningSubtype) ?? RUNS;
}

const SUBTYPES = ['long runs', 'easy runs', 'intervals', 'treadmill'].flatMap(
  (words) => readKind(words) ?? [],
);

/** 'And my last two interval sessions?' */
export function anotherPairOfRuns({ text, subject, before }: Said): Question | null {
  const isOfPair = before.intent === 'ofWorkout' && before.ofWorkout?.against === 'oneBefore';
  if (!isOfPair || subject.kind === null || !GOES_ON_BY.test(text)) return null;
  return { ...before, kind: subject.kind, unplaced: [] };
}

export function againstOtherDays({ text, subject, before }: Said): Question | null {
  const [first, second] = before.periods;
  const [named, ...others] = subject.periods;
  if (!first || !second || !named || others.length > 0 || before.intent !== 'compare') return null;
  if (!/^(?:and )?(?:to|with|against|compared (?:to|with)|than|vs|versus)\b/.test(text))
    return null;
  return { ...continued(before, subject), periods: [first, named] };
}

/** 'And the week before that?', after this week and the last one: the later of both against the one before them. */
const ONE_EARLIER =
  /^(?:(?:and|or|ok|so|what about|how about|against|vs|versus) )*(?:the )?(?<unit>week|month|year|one) before(?: (?:that|it|last|those|them))?$/;

export function comparedWithOneEarlier({ text, before }: Said): Question | null {
  const unit = ONE_EARLIER.exec(text)?.groups?.unit;
  if (unit === undefined || before.intent !== 'compare') return null;
  const isOfUnit = unit === 'one' || unit === before.periods[0]?.unit;
  return isOfUnit ? againstOneEarlier(before) : null;
}

/** The later of two weeks, months or years against the one before both; null of anything else. */
export function againstOneEarlier(before: Question): Question | null {
  const [first, second, ...others] = before.periods;
  if (!first || !second || others.length > 0 || before.against !== null) return null;
  if (first.unit !== second.unit) return null;
  const [earlier, later] = first.from < second.from ? [first, second] : [second, first];
  const periods = [later, periodBefore(earlier)];
  return { ...before, periods, periodsBefore: [], unplaced: [] };
}

/** 'Is that more than in June?', 'compare that with March', 'am I ahead of last month?' */
const COMPARES_WITH =
  /^(?:and |so |ok |now )*(?:(?:is|was|were|are) (?:that|it|this|those) (?:more|less|faster|slower|better|longer|further|higher|lower)\b.* than\b|compare (?:that|it|this|them)? ?(?:with|to|against)?|how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up)\b|am i (?:ahead of|behind|above|below|up on|down on)\b|(?:compared|versus|vs|against|(?:more|less|faster|slower|longer|further|higher|lower) than)\b)/;

/** 'How does that stand against the week before?' */
const COMPARES_ONE_BEFORE =
  /^(?:and |so |ok |now )*how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up) (?:against|to|with|compared to|next to) the (?<unit>week|month|year|one) before(?: (?:that|it))?$|^(?:and |so )?(?:compared (?:to|with)|versus|vs|against) the (?<other>week|month|year|one) before(?: (?:that|it))?$/;

export function comparedWithOneBefore({ text, subject, before }: Said): Question | null {
  const { unit, other = unit } = COMPARES_ONE_BEFORE.exec(text)?.groups ?? {};
  const [period] = before.periods;
  if (other === undefined || !period || period.unit === 'all') return null;
  if (other !== 'one' && other !== period.unit) return null;
  // 'The one before' names no days of its own.
  const periods = subject.periods.length > 0 ? subject.periods : [periodBefore(period)];
  return comparedTo(before, { ...subject, periods });
}

export function comparedWithDays(said: Said): Question | null {
  const { text, subject, before, calendar } = said;
  // Who names both sides compares nothing with what was told.
  if (!COMPARES_WITH.test(text) || subject.periods.length !== 1) return null;
  // Time in zones is told of one stretch, beside what was told before it.
  if (before.intent === 'zones') return { ...continued(before, subject), periods: subject.periods };
  if (before.measure === 'load') return refused(said);
  // 'More than last month?', after that month itself, is asked of the one before it.
  const [told] = before.periods;
  const isSame = told !== undefined && told.from === subject.periods[0]?.from;
  const other = isSame ? { ...subject, periods: [periodBefore(told)] } : subject;
  const compared = OF_OWN_LOG.has(before.intent) ? comparedTo(before, other) : null;
  if (compared !== null || !COMPARES_ONE_SIDE.test(text)) return compared;
  // A sum without days was of the last four weeks; of anything else there is nothing to compare.
  const isOfLately =
    TOLD_OF_LATELY.has(before.intent) && before.periods.length === 0 && !before.where.shoe;
  if (!isOfLately) return refused(said);
  return comparedTo({ ...before, periods: [lastDays(calendar.today, ADVICE_DAYS)] }, subject);
}

/** 'Compare with October' */
const COMPARES_ONE_SIDE =
  /^(?:and |so |ok |now )*compare (?:(?:that|it|this|them) )?(?:with|to|against)\b/;
const TOLD_OF_LATELY: ReadonlySet<Question['intent']> = new Set(['amount', 'average']);

function comparedTo(before: Question, subject: Subject): Question | null {
  const periods = comparedWith(before, { ...subject, raceText: 'compared' });
  if (!periods) return null;
  return askingOfSame(before, { ...inherited(before, subject), periods, count: null }, 'compare');
}
