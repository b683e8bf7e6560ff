import { addDays, weekdayOf } from '../../../calendar.ts';
import type { Question } from '../../question.ts';
import { OPEN_WISHES } from '../parts/week-wishes.ts';
import { isOfOneDay } from './day-otherwise.ts';
import { asking, type Said } from './said.ts';

/** 'I did intervals on Thursday and my legs are heavy' */
const LEGS_ARE_TIRED =
  /\b(?:legs|quads) (?:(?:are|feel|is|still|so|really|very|a bit|quite) )*(?:heavy|dead|tired|gone|wrecked|shattered|trashed|fried|empty)\b/;

const LEADS = '^(?:(?:and|so|but|ok|no|sorry|well|oh|then|hm) )*';

/** 'But I rested yesterday', 'yesterday was a day off' */
export const SAYS_RESTED =
  /^(?!.*\b(?:how|when|which|what|did i)\b)(?=.*\byesterday\b).*\b(?:rested|(?:rest|off) day|day off|day of rest|had (?:a )?rest|took (?:it |yesterday )?off|yesterday off|did (?:nothing|not (?:run|train|do anything)))\b/;

/** 'I have only got the treadmill', 'can I do it on the treadmill' */
export const ON_TREADMILL =
  /^(?!.*\b(?:did|was|were|how|when|last|list|show|better|worse|same|harder|easier|many)\b)(?:.*\b(?:only|on|got|have|just|use|do|go|take)\b.*\btreadmill\b|(?:the )?treadmill (?:then|instead|only|ok|today|tomorrow))/;

const NO_LONG_ONE =
  /^(?!.*\b(?:did|was|were|when|which)\b).*(?:\b(?:no|not|without|never)\b.*\b(?:time|mood|energy|feel like|want|fancy|up for|able|can|manage)\b.*\blong\b|\b(?:can not|cannot|do not want to|would rather not) (?:do|run|go)\b.*\blong\b|\bno long (?:run|one)\b|\bsomething (?:short|shorter|quick|quicker|small|smaller)\b|\b(?:shorter|short|quick) (?:option|alternative|version)\b)/;
const IN_A_SHORT_TIME_S = 2700;

const SKIPS = new RegExp(
  `${LEADS}(?:(?:can|could|may|should|what if) i |is it (?:ok|fine|bad) (?:if i |to ))(?:skip|miss|drop|leave|leave out|cancel|not do|rest|take (?:a )?(?:rest|day off))(?: (?:it|that|this|out|the run|the session|instead|today|tomorrow|a day))*$`,
);
const HARDER = new RegExp(
  `${LEADS}(?:(?:can|could|may|should) i |(?:i )?(?:want|would like|would rather|feel like|would prefer)(?: to)? |give me |make it |what about |how about )*(?:(?:do|run|go|have|something|anything|it|that|a|an|some|more|bit|little|rather|with|be|one) )*(?:harder|faster|fast|intervals?|tempo|speed|speedwork|threshold|hard)(?: (?:run|session|one|work|please|instead|today|tomorrow|then|rather|not))*$`,
);
/** 'I can not', 'not possible' */
const CAN_NOT = new RegExp(
  `${LEADS}(?:i )?(?:can not|cannot|am not able|will not be able|not possible|impossible|does not work|will not work|no chance|have no time|no time|am busy|busy)(?: (?:today|tomorrow|then|that day|on that day|do it|do that|make it|make that|run|to run|at all|for me|it|that|working late|working|at work))*$`,
);
const WITH_STRIDES = /^(?!.*\b(?:did|have i|last)\b).*\bstrides\b/;
const AT_SOME_TIME = new RegExp(
  `${LEADS}(?:can i |should i |what if i |if i |is it ok (?:if i |to )|i (?:can|could|will|have to|can only) )(?:do it|do that|run|go|train|run it|run that|make it)(?: (?:only|just|better))*(?: (?:in|at|on|after|before|over|during))+(?: (?:the|my|a))*(?: (?:morning|evening|afternoon|night|lunch|lunchtime|lunch break|work|dinner|breakfast))+(?: (?:instead|too|then|ok))*$`,
);

/** 'I have no time for a long one', 'but I rested yesterday', of the run that was told for a day. */
export function afterADay(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!isOfOneDay(before) || before.intent !== 'plan') return null;
  const open = {
    ...{ kind: null, measure: null, extreme: null, periods: [], unread: null, missing: null },
    ...{ term: null, topic: null, topicAmong: null, scope: null, wishes: null, timeS: null },
  };
  const isNear = before.scope === 'today' || before.scope === 'tomorrow' || before.scope === null;
  const same = { ...before, wishes: null, unplaced: [] };
  if (isNear && NO_LONG_ONE.test(text) && subject.timeS === null && subject.distanceM === null) {
    return { ...same, scope: before.scope ?? 'today', distanceM: null, timeS: IN_A_SHORT_TIME_S };
  }
  if (isNear && (SAYS_RESTED.test(text) || ON_TREADMILL.test(text))) {
    return { ...same, raceText: text };
  }
  if (isNear && SKIPS.test(text)) return { ...same, raceText: 'can i skip it' };
  if (isNear && HARDER.test(text)) return { ...same, raceText: 'can i run hard' };
  if (CAN_NOT.test(text)) return withoutThatDay(said);
  if (WITH_STRIDES.test(text)) {
    return asking({ ...subject, ...open, topic: 'strides', raceText: 'how do i do it' }, 'term');
  }
  if (AT_SOME_TIME.test(text)) {
    return asking({ ...subject, ...open, topic: 'morning or evening' }, 'term');
  }
  // 'Legs are heavy', 'what if I feel tired', on the day that was told
  const isTired = subject.judged === 'tiredToday' || LEGS_ARE_TIRED.test(text);
  if (!isTired || !isNear) return null;
  const raceText = before.scope === 'tomorrow' ? `${text} tomorrow` : text;
  return asking({ ...subject, ...open, judged: 'tiredToday', raceText }, 'judge');
}

/** The week is laid without the day that was told. */
function withoutThatDay({ text, subject, before, calendar }: Said): Question | null {
  const { today } = calendar;
  const [told] = before.periods;
  const word = /\b(?:today|tomorrow)\b/.exec(text)?.[0] ?? before.scope;
  const isOfDay = told?.unit === 'day' && !/\b(?:today|tomorrow)\b/.test(text);
  const day = isOfDay ? told.from : addDays(today, word === 'tomorrow' ? 1 : 0);
  const wishes = { ...OPEN_WISHES, without: [weekdayOf(day)] };
  const open = { kind: null, measure: null, extreme: null, unread: null, periods: [], timeS: null };
  return asking({ ...subject, ...open, scope: 'week', wishes }, 'plan');
}

const TOO_MUCH =
  /^(?:(?:but|hm|oh|ok|well|no) )*(?:(?:that|this|it|which) (?:is|seems|looks|sounds|feels) )?(?:(?:a bit|bit|a little|much|way|far|still|rather) )*too (?:long|far|much|hard|tough|many km)(?: for me| today| tomorrow| right now)?$/;

/** 'That is too long', of a plan, wishes for less; 'too long?' asks. */
export function asksForLess(message: string, text: string, before: Question): boolean {
  const isOfPlan = isOfOneDay(before) || before.intent === 'plan';
  return isOfPlan && !message.includes('?') && TOO_MUCH.test(text);
}
