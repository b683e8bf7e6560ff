import type { Question } from '../../question.ts';
import { readFurtherWishes } from '../parts/further-wishes.ts';
import { isPlanOfOneDay } from '../plan-of-one-day.ts';
import { wordsOf } from '../text/known-words.ts';
import { wordsLeft } from './follow-up-words.ts';
import { asking, type Said } from './said.ts';

/** Whether a plan of one day was told, or the next session of a kind. */
export function isOfOneDay(before: Question): boolean {
  return before.judged === 'nextSession' || (before.intent === 'plan' && isPlanOfOneDay(before));
}

/** 'Make it shorter': of the day that was told, a fifth less. */
export function dayShorter({ text, before, calendar }: Said): Question | null {
  if (!isOfOneDay(before)) return null;
  const wishes = readFurtherWishes(text, calendar.today, null);
  const isShorter = wishes?.shareOfUsual !== undefined;
  return isShorter ? { ...before, wishes, distanceM: null, timeS: null, unplaced: [] } : null;
}

export const AROUND_LENGTH = new Set(
  wordsOf(`can could may should shall make it do run only just instead rather ok okay fine enough too far long much
  if about around roughly go for km k kilometres kilometers miles have got time today tomorrow want to like less more
  min mins minute minutes hour hours half left spare though not shorter longer no yes maybe max most at limited
  of than feel good great fresh strong would be better cut down keep under be fit in squeeze easy easily slow slowly gentle`),
);
const ASKS_OTHERWISE =
  /^(?:(?:and|so|but|ok) )*(?:when|how(?! about)|what(?! about| if)|why|which|did|do|does|am|was)\b/;
const SHORTEST_S = 600;
/** '16 instead of 22?' */
const INSTEAD_OF = /\b(?<km>\d{1,2})(?: km)? (?:instead of|rather than)\b/;
/** 'Can I do 14?' */
const BARE_KM =
  /(?:^| )(?<km>[3-9]|[1-4]\d)(?: (?:instead|then|ok|okay|enough|fine|max|at most))*$/;

/** '14 km instead', 'I only have 40 minutes': of the day that was told, so long. */
export function dayOfLength({ text, subject, before }: Said): Question | null {
  const { timeS, race, paceSPerKm } = subject;
  const km = (INSTEAD_OF.exec(text) ?? BARE_KM.exec(text))?.groups?.km;
  const bareKm = timeS === null ? km : undefined;
  const distanceM = bareKm === undefined ? subject.distanceM : 1000 * Number(bareKm);
  const hasOne = (distanceM === null) !== (timeS === null);
  if (!isOfOneDay(before) || !hasOne || race !== null || paceSPerKm !== null) return null;
  if (timeS !== null && timeS < SHORTEST_S) return null;
  if (ASKS_OTHERWISE.test(text)) return null;
  const left = wordsLeft(text).filter((word) => !/^\d/.test(word) && !AROUND_LENGTH.has(word));
  if (left.length > 0) return null;
  const scope = subject.scope === 'today' || subject.scope === 'tomorrow' ? subject.scope : null;
  const isMoved = scope !== null && before.intent === 'plan';
  const day = isMoved ? { scope, periods: [] } : {};
  return { ...before, ...day, distanceM, timeS, wishes: null, unplaced: [] };
}

const ASKS_PACE =
  /^(?:(?:and|so|ok|but) )*(?:(?:at )?(?:what|which) (?:pace|speed)|how fast|pace)(?: (?:should|do|must|would) (?:i|that|it)(?: (?:run|hold|aim for|do|be|go))?| for (?:it|that))?(?: (?:it|that|then|at))*$/;

/** 'What pace?', after the run of a day */
export function paceOfDay({ text, subject, before }: Said): Question | null {
  if (!isOfOneDay(before) || !ASKS_PACE.test(text)) return null;
  const open = { ...subject, measure: null, kind: null, periods: [] };
  const raceText = before.judged === 'nextSession' ? before.raceText : 'my training paces';
  return asking({ ...open, raceText }, 'trainingPaces');
}
