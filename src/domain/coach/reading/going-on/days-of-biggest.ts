import { hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import type { Question } from '../../question.ts';
import { figureAsked, namesNothing } from './follow-up-words.ts';
import { asking, refused, type Said } from './said.ts';
import { AVERAGED, MEASURE_OF } from './ways-to-go-on.ts';

const WHAT_WAS_IN_IT =
  /^(?:and |so |ok )*(?:what (?:was|is|did it have|did i do|did i run|were the runs)(?: in)?(?: it| that(?: (?:week|month))?| then)?|which (?:runs|workouts|sessions)(?: (?:were|was) (?:that|it|those|they|in it))?|(?:show|list|give)(?: me)? (?:it|them|the runs|those(?: runs)?|that week|that month))$/;
const HOW_IT_WAS =
  /^(?:and |so |ok )*how (?:did|was|were) (?:i|it|that)(?: (?:feel|felt|go|going|do|doing))?(?: (?:that|in that|then|on that))?(?: (?:week|month))?$/;

const WHAT_WAS_OTHER =
  /^(?:(?:and|so|ok|but) )*(?:what (?:did i do|was|did i change|made it|was so) (?:so )?(?:differently?|different|otherwise|special|better|good|that)(?: (?:then|there|in it|that (?:week|month)|about it))?|why (?:was (?:it|that) )?so (?:much|many|good|high|big)|why (?:was|is) (?:it|that)(?: month| week| one)? (?:so )?(?:good|great|strong|big|(?:my |the )(?:best|biggest)(?: (?:month|week|one|year))?)|what went (?:so )?(?:well|right)(?: (?:then|there|in it))?|what made it (?:the|my) (?:best|biggest)|how (?:does|did) (?:it|that) compare)$/;

/** 'How many long runs in it?' */
const HOW_MANY_IN_IT =
  /^(?:and |so |ok )*how many (?:\w+ ){1,2}(?:(?:did i do|were there|were) )?(?:in (?:it|that(?: (?:week|month))?)|that (?:week|month)|then)$/;

/** 'And the longest?' is a run of it: a week is the biggest. */
const RUN_OF_IT =
  /^(?:(?:and|so|ok|what was|which was|what about|what is) )*(?:the )?(?:longest|shortest|fastest|slowest)(?: (?:run|one|of (?:those|them|these)))*$/;

/** 'And on average?' is an average week. */
const AND_ON_AVERAGE =
  /^(?:(?:and|so|ok|what is|what about|how about|the|my) )*(?:on average|average|normally|usually|the average(?: (?:one|week|month))?|average (?:one|week|month)|an average (?:one|week|month))$/;

/** 'What did I do on the Sunday of it?': the latest Sunday is another one. */
const A_DAY_OF_IT =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:of|in) (?:it|that(?: (?:week|month))?)$|\bon its (?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** 'What was in it?', 'how did I feel that week?', after the biggest week: its own days are meant. */
export function ofThatBiggest(said: Said): Question | null {
  const { text, subject, before } = said;
  const biggest = before.intent === 'biggest' ? before : before.during;
  if (biggest === null || biggest.count !== null) return null;
  if (A_DAY_OF_IT.test(text)) return refused(said);
  const of = (parts: Partial<Question>): Question => ({
    ...asking({ ...subject, unit: null, periods: [] }, 'list'),
    ...parts,
    during: biggest,
    around: before.around,
  });
  if (WHAT_WAS_IN_IT.test(text)) return of({ kind: subject.kind ?? ANY_WORKOUT });
  if (HOW_IT_WAS.test(text)) {
    const parts = { kind: RUNS, measure: null, howItWent: true, raceText: 'how was that week' };
    return of({ ...parts, intent: 'amount' });
  }
  if (subject.measure === 'restDays') {
    return of({ intent: 'amount', measure: 'restDays', kind: null });
  }
  // Beside the one before it.
  if (WHAT_WAS_OTHER.test(text)) {
    return of({
      intent: 'compare',
      kind: biggest.kind ?? RUNS,
      measure: null,
      extreme: null,
      raceText: 'compared',
    });
  }
  const ofKind = HOW_MANY_IN_IT.test(text) ? subject.kind : null;
  if (ofKind) return of({ intent: 'amount', measure: 'count', kind: ofKind });
  // 'How many of those were over 12 km?', 'any intervals?'
  const isOfThose = /\b(?:those|them|these)\b|^(?:and )?(?:any|were there any)\b/.test(text);
  if (isOfThose && subject.periods.length === 0 && subject.extreme === null) {
    const asked = /\bhow many\b/.test(text) ? 'amount' : 'list';
    const named = { kind: subject.kind ?? biggest.kind ?? RUNS, where: subject.where };
    const isNarrow = subject.kind !== null || hasConditions(subject.where);
    if (isNarrow)
      return of({ ...named, intent: asked, measure: asked === 'amount' ? 'count' : null });
  }
  if (AND_ON_AVERAGE.test(text))
    return { ...biggest, intent: 'weekly', extreme: null, unplaced: [] };
  if (!namesNothing({ ...subject, unit: null, periods: [] })) return null;
  // 'And by climbing, which one?' is another month, and 'and for heart rate' after the best one for pace.
  const isOfOther =
    before.measure === 'pace' && /^(?:(?:and|or|what about) )*(?:by|for) /.test(text);
  if (isOfOther || /\bby \w+ which\b/.test(text)) return null;
  const kind = biggest.kind ?? RUNS;
  const isOfIt = before.during !== null || /\b(?:it|that (?:week|month))$/.test(text);
  const isOfRun = biggest.measure !== 'pace' && RUN_OF_IT.test(text);
  if (subject.extreme !== null) return isOfIt || isOfRun ? of({ intent: 'extreme', kind }) : null;
  const figure = figureAsked(text.replace(/\b(?:in )?that (?:week|month)$/, ''));
  const measure = figure && MEASURE_OF[figure];
  if (!measure || measure === 'distance' || measure === 'time') return null;
  return of({ intent: AVERAGED.has(measure) ? 'average' : 'amount', measure, kind });
}
