import { RUNS } from '../../kinds.ts';
import { periodBefore } from '../../period.ts';
import type { Intent, Measure, Question } from '../../question.ts';
import { inherited } from './inherit.ts';
import { askingOfSame, refused, type Said } from './said.ts';

const OF_A_SORT =
  /^(?:(?:and|so|ok) )*(?:(?<many>how many)|which|any)(?: ones)?(?: of (?:those|them|these))?(?: (?:were|was|are))?(?: a)? (?<sort>tempo|fartlek|hill|progression|threshold|parkrun)s?(?: (?:runs?|ones|sessions?))?$/;

/** 'How many were tempo?', after some runs: those whose note names it. */
export function howManyOfASort({ text, subject, before }: Said): Question | null {
  const { many, sort } = OF_A_SORT.exec(text)?.groups ?? {};
  const isOfRuns = (before.kind ?? RUNS).sport === 'run' && before.where.note === null;
  if (sort === undefined || !isOfRuns) return null;
  const parts = inherited(before, { ...subject, topic: null, topicAmong: null, term: null });
  const where = { ...parts.where, note: sort };
  const measure = many === undefined ? null : ('count' as const);
  return askingOfSame(
    before,
    { ...parts, where, kind: before.kind ?? RUNS, measure, extreme: null, howItWent: false },
    many === undefined ? 'list' : 'amount',
  );
}

const ON_HOW_MANY =
  /^(?:(?:and|so|ok|was that|that was) )*(?:(?:on|in|over|during|across|from) how many (?:runs|workouts|sessions|rides|of them)(?: (?:was|is|were) (?:that|it|they|those))?|how many runs (?:was|were|is) (?:that|it|they|those) (?:on|in|over|from))$/;

/** 'On how many runs was that?', after gels: on those that had some. */
export function onHowMany(said: Said): Question | null {
  const { text, before, subject } = said;
  if (!ON_HOW_MANY.test(text) || !TAKEN.has(before.measure)) return null;
  if (before.measure !== 'gels' || before.count !== null) return refused(said);
  const withGels = { of: 'gels', above: null, atLeast: 1, below: null, atMost: null } as const;
  const parts = inherited(before, subject);
  const bounds = [
    ...parts.where.bounds.filter(({ of }) => of !== 'gels'),
    { ...withGels, words: 'with gels' },
  ];
  const where = { ...parts.where, bounds };
  return askingOfSame(before, { ...parts, where, measure: 'count', extreme: null }, 'amount');
}

const TAKEN: ReadonlySet<Measure | null> = new Set(['gels', 'hydration'] as const);

/** 'Since when?' of what is judged or added up is told by no workout. */
export function sinceWhen(said: Said): Question | null {
  const isAsked = /^(?:(?:and|so|ok) )*since when(?: is (?:that|it))?$/.test(said.text);
  return isAsked && HAS_NO_BEGINNING.has(said.before.intent) ? notUnderstood(said) : null;
}

const HAS_NO_BEGINNING: ReadonlySet<Intent> = new Set([
  ...(['zones', 'amount', 'average', 'compare', 'trend', 'judge', 'list'] as const),
]);

const BEFORE_THOSE =
  /^(?:(?:and|ok|what about|how about) )*(?:the (?:one|two|ones|week|month|year)s? )?before (?:that|it|those|them)$/;

/** 'Before that?', after two months: the earlier of them beside the one before it. */
export function beforeThoseTwo(said: Said): Question | null {
  const { text, before } = said;
  if (before.intent !== 'compare' || !BEFORE_THOSE.test(text)) return null;
  const [one, other] = before.periods.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const isOfUnits = one !== undefined && other !== undefined && UNITS.has(other.unit);
  if (!isOfUnits || one.unit !== other.unit) return refused(said);
  return { ...before, periods: [other, periodBefore(other)], periodsBefore: [], unplaced: [] };
}

const UNITS: ReadonlySet<string> = new Set(['week', 'month', 'year']);

const DONE_ALREADY =
  /^(?:(?:and|so|ok|but) )*(?:have|did) i (?:(?:already|ever|yet) )*(?:done?|run|had|managed?|met|reached?) (?:that|it|this|those|enough)(?: (?:already|yet|lately|so far|before|recently))*$/;

/** 'Have I done that already?', after advice: any long run is no yes to it. */
export function whetherDone(said: Said): Question | null {
  const { intent } = said.before;
  const isOfWords = (intent === 'term' && said.before.term === null) || intent === 'judge';
  return isOfWords && DONE_ALREADY.test(said.text) ? refused(said) : null;
}

const WHEN_IS_THE_LAST =
  /^(?:(?:and|so|ok) )*when (?:is|will|should|do i) (?:i )?(?:(?:do|run|have|be) )?(?:the|my) (?:last|final) (?<what>(?:(?:long|easy|hard|fast|interval) )?(?:run|one|session|workout|intervals|tempo))$/;

/** 'When is the last run?', of days to come, was on no day of the log. */
export function lastOneToCome(said: Said): Question | null {
  const { text, before } = said;
  const isOfWhatComes =
    AHEAD.has(before.intent) || before.judged === 'raceWeek' || before.topic === 'race week';
  if (!isOfWhatComes || !WHEN_IS_THE_LAST.test(text)) return null;
  // The one before a race is told where that race was spoken of.
  const isOfRace = ['taper', 'readiness', 'pacing'].includes(before.intent);
  const isLong = WHEN_IS_THE_LAST.exec(text)?.groups?.what === 'long run';
  return isLong && isOfRace ? null : notUnderstood(said);
}

const AHEAD: ReadonlySet<Intent> = new Set(['taper', 'racePlan', 'plan', 'readiness', 'pacing']);

/** What names a kind of question by chance is none. */
function notUnderstood(said: Said): Question {
  const open = { complaint: null, topic: null, topicAmong: null, judged: null };
  return { ...refused(said), ...open, intent: 'unknown' };
}
