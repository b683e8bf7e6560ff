import type { Period } from '../period.ts';

/** Questions about what is to come, told by a few words of theirs: a sum of what was is no answer to them. */

/** 'Can I run every day', 'how many days a week should I run' */
const HOW_OFTEN =
  /^(?:(?:can|should|could|may|must) i (?:\w+ )?(?:run|train|running)|is it (?:ok|okay|fine|good|bad|safe|wise|healthy)(?: for me)? (?:to )?(?:run|train|running))\b.*\b(?:every ?day|daily|each day|(?:[2-7]|two|three|four|five|six|seven) (?:days|times) (?:a|per|each) week)$|^how (?:many (?:days|times|runs)|often)(?: (?:a|per|each) week)? (?:should|can|could) i (?:run|train)(?: (?:a|per|each|in a) week)?$|^how many (?:rest days|days off|days of rest)(?: (?:a|per|each) week)? (?:do i need|should i (?:have|take))(?: (?:a|per|each|in a) week)?$/;

export function asksHowOften(text: string): boolean {
  return HOW_OFTEN.test(text);
}

/** 'How far should my first run be', 'when should I run again', 'what is left this week' */
const HOW_FAR_AHEAD =
  /^how (?:far|long|much) should (?:i run|(?:my|the) (?:next |first )?run be)(?: (?:today|tomorrow|next|again))?$/;
const WHEN_AHEAD =
  /^when (?:should|can|do|shall) i (?:run|train|go running)(?: (?:again|next))$|^when (?:is|should be) my next run$/;
const LEFT_OF_WEEK =
  /^what (?:would|should|could|does|will) (?:an? (?:good|sensible|ideal) )?(?:the |my )?(?:rest of )?(?:the |my |this )?week look like$|^(?:(?:good|ok|so|and) )*what (?:is|do i have|have i got)(?: still)? left(?: to (?:do|run))?(?: (?:(?:for|of|in) )?(?:this|the) week)?$/;

/** 'How many km should I aim for this week' */
const HOW_MUCH_THIS_WEEK =
  /^how (?:many (?:km|k|kilomet(?:re|er)s|miles)|far|much) (?:should|must|shall) i (?:run|do|plan|aim (?:for|at)|be (?:running|doing|aiming (?:for|at)))(?: in total)?(?: for)? (?:this|the) week$/;

/** 'Give me something for this weekend', 'workout idea' */
const ASKS_FOR_A_SESSION =
  /^(?:(?:please|can you|could you) )*(?:(?:give|suggest|pick|find|plan)(?: me)? |i (?:need|want) )?(?:something|an? (?:run|workout|session|training)|(?:workout|run|session|training) ideas?)(?: (?:to do|to run))?(?: for)?(?<when> (?:today|now|tonight|tomorrow|(?:this|the) (?:weekend|week)|(?:on )?\w+day))?$/;

/** 'What is on today' */
const WHAT_IS_ON =
  /^(?:so |and |hi |hey )*what (?:is|have (?:i|we|you) got|do (?:i|we|you) have) (?:on |up |next |planned |for me )?(?:for |on )?(?:the )?(?:plan|menu|cards|programme|program|agenda|schedule)?(?: (?:for|on))?(?<when> ?(?:today|tonight|tomorrow|this week(?:end)?|\w+day))$/;

const A_WEEKDAY = /(?:sun|mon|tues|wednes|thurs|fri|satur)day/;

/** What is answered by the plan of a day or a week. */
export function planAhead(text: string): 'today' | 'week' | null {
  if (HOW_FAR_AHEAD.test(text)) return 'today';
  const on = WHAT_IS_ON.exec(text);
  // A day that is named is planned by itself.
  if (on && A_WEEKDAY.test(on.groups?.when ?? '')) return null;
  if (on) return /week/.test(on.groups?.when ?? '') ? 'week' : 'today';
  const session = ASKS_FOR_A_SESSION.exec(text);
  if (session) return /week|\wday/.test(session.groups?.when ?? '') ? 'week' : 'today';
  return [WHEN_AHEAD, LEFT_OF_WEEK, HOW_MUCH_THIS_WEEK].some((asks) => asks.test(text))
    ? 'week'
    : null;
}

/** What these patterns read, they read to the last word. */
export function isAskedAhead(text: string): boolean {
  return (
    [HOW_OFTEN, WHAT_IS_ON, HOW_MUCH_MORE].some((asks) => asks.test(text)) ||
    planAhead(text) !== null
  );
}

/** 'How much should I increase per week' */
const HOW_MUCH_MORE =
  /^(?:by )?how much (?:more )?(?:should|can|may|could|must) i (?:increase|add|build(?: up)?|raise|step up|ramp up)(?: (?:by|my|the|mileage|distance|volume|running|training|km|kilometres|miles))*(?: (?:per|each|every|a|next|from) (?:week|week to week))?$/;

/** 'How many days off after the half' asks for advice. */
const ADVICE_ON_RUNS =
  /\bshould\b|^(?:and |so |but )*how (?:do|can|could|would) i (?:train|improve|raise|increase|lower|reduce|change|fix|stop|avoid|prevent|slow|speed|make (?:it|that|my)|get (?:it|that|rid|used))\b|\bgood idea\b/;
const REST_TO_COME =
  /^how (?:many days off|many rest days|much rest|long (?:off|a break))\b(?!.*\b(?:did|had|have|took|were|was)\b).*\b(?:after|before)\b/;

/** Whether no figure of the past can be its answer. */
export function isOfAdvice(text: string, periods: readonly Period[] = []): boolean {
  // The race that bounds the days is no longer among the words.
  const isAfterRace = periods.some(({ words }) => words.startsWith('since '));
  return (
    ADVICE_ON_RUNS.test(text) ||
    REST_TO_COME.test(text) ||
    (isAfterRace && /^how many (?:days off|rest days)$/.test(text))
  );
}

/** 'How has my prediction changed' */
const PREDICTION_MOVED =
  /\bpredict(?:ion|ed)\w*\b.*\b(?:chang\w+|moved?|developed|improv\w+|evolved|been|gone|progress\w*|history|over time)\b|\b(?:chang\w+|history|development|progress) (?:of|in|to) (?:my|the) predict\w+/;

export function asksHowPredictionMoved(text: string): boolean {
  return PREDICTION_MOVED.test(text);
}

/** 'Have I ever run a sub 50 10k' asks for what was run. */
const EVER_RAN =
  /^(?:have|did) i (?:ever )?(?:run|ran|done|did|do|broken?|break|gone?|go|beat(?:en)?|crack(?:ed)?|dipped|managed?|been)\b/;

export function asksWhetherRan(text: string): boolean {
  return EVER_RAN.test(text);
}

/** 'Did I go under 1:55', 'have I run in the rain' */
const WHETHER = /^(?:did|have|has) i\b/;

export function asksWhether(text: string): boolean {
  return WHETHER.test(text);
}
