import { type Conditions, type DayAfter, NO_CONDITIONS } from '../../conditions.ts';
import { type Kind, kindWhere, RUNS, readKind } from '../../kinds.ts';
import { taken } from '../text/plain-text.ts';
import { comparesAlone } from './compares-alone.ts';

const REST = '(?:rest days?|days? (?:off|of rest)|days? without (?:training|a workout|anything))';
const WORKOUT =
  '(?:(?:long|easy|interval|treadmill) (?:runs?|sessions?)|intervals|(?:strength|gym)(?: (?:sessions?|work|training|workouts?))?|lifting|swim(?:s|ming)?|rides?|cycling|yoga)';
const A = '(?:a|an|my|the|any|some)';

const IS_REST = new RegExp(`^${REST}$`);

/** 'After a rest day', 'the day after a long run': a day after is said of a workout, since 'after' alone may be the same day. */
const DAY_AFTER = new RegExp(
  `\\b(?:(?:on|when it is|when it was) )?(?:(?:the |a )?(?:days?|mornings?) )after (?:${A} )?(?<before>${REST}|${WORKOUT})(?= |$)|\\bafter (?:${A} )?(?<rest>${REST})(?= |$)`,
);

/** What may be done on such a day is asked of the coach, and not of the log. */
const ASKS_FOR_ADVICE =
  /\b(?:should|shall|can|could|may|must|would|will|ok|okay|safe|good|bad|normal|tomorrow|today|why|need|sore|tired|legs|what do i|how do i|plan)\b/;

/** The runs that came the day after something. */
export function takeDayAfter(text: string): { dayAfter: DayAfter | null; rest: string } {
  const match = ASKS_FOR_ADVICE.test(text) ? null : DAY_AFTER.exec(text);
  const { before, rest } = match?.groups ?? {};
  const named = rest ?? before;
  if (!match || named === undefined) return { dayAfter: null, rest: text };
  const isRest = IS_REST.test(named);
  const kind = isRest ? null : readKind(named.replace(/^gym$/, 'gym session'));
  if (kind === null && !isRest) return { dayAfter: null, rest: text };
  const words =
    kind === null ? 'the day after a rest day' : `the day after ${withArticle(kind.one)}`;
  return { dayAfter: { of: kind, words }, rest: text.replace(match[0], taken) };
}

function withArticle(one: string): string {
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** 'Am I faster after a rest day': held against all other days. */
export function comparedDayAfter(
  dayAfter: DayAfter | null,
  of: { asked: string; kind: Kind | null },
): [Kind, Kind] | null {
  if (dayAfter === null || !comparesAlone(of.asked)) return null;
  const others: DayAfter = { ...dayAfter, isNot: true, words: `not ${dayAfter.words}` };
  const kind = of.kind ?? RUNS;
  const where = (each: DayAfter): Conditions => ({ ...NO_CONDITIONS, dayAfter: each });
  return [kindWhere(kind, where(dayAfter)), kindWhere(kind, where(others))];
}
