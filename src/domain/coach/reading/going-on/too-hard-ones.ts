import { ADVICE_DAYS } from '../../../limits.ts';
import { NO_CONDITIONS } from '../../conditions.ts';
import { RUN_KINDS } from '../../kinds.ts';
import { lastDays } from '../../period.ts';
import type { Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

const ASKS_FOR_ONES =
  /^(?:(?:and|so|ok|then) )*(?:(?:can you )?(?:show|list|give|tell|find)(?: me)?|which|what|how many|name)\b/;
const TOO_HARD =
  /\b(?:too (?:fast|hard|quick|high)|not (?:really |actually )?(?:easy|slow)(?: enough)?|harder than|the worst(?: ones)?|(?:were|was) (?:hard|fast))\b/;

/** 'Were they easy enough?' */
const WERE_THEY_EASY =
  /^(?:(?:and|so|but|ok) )*(?:were|was|are|is) (?:they|those|these|it|that)(?: all)? (?:really |actually |too )?(?:easy|slow|hard|fast)(?: enough)?$/;

/** 'How many of them in November?', once it was judged whether they are too fast */
const OF_THOSE =
  /^(?:(?:and|so|ok|then) )*(?:how many|which)(?: (?:of (?:them|those|these)|ones|were(?: (?:they|those))?))(?: (?:were|was|did|in|this|last|_|\w+))?(?: \w+)?$/;

/** 'Show me the ones that were too fast', once easy runs were told or judged. */
export function tooHardOnes({ text, subject, before, calendar }: Said): Question | null {
  const easy = RUN_KINDS['outdoor-easy'];
  const isOfEasy =
    before.judged === 'easyEffort' || before.kind?.runningSubtype === easy.runningSubtype;
  if (!isOfEasy) return null;
  if (WERE_THEY_EASY.test(text)) {
    const open = { ...subject, kind: easy, where: NO_CONDITIONS, periods: before.periods };
    return asking({ ...open, judged: 'easyEffort', measure: null }, 'zones');
  }
  const isOfThose = before.judged === 'easyEffort' && OF_THOSE.test(text);
  if (!isOfThose && (!ASKS_FOR_ONES.test(text) || !TOO_HARD.test(text))) return null;
  const isOfLately = before.intent === 'zones' || before.judged === 'easyEffort';
  const lately = isOfLately ? [lastDays(calendar.today, ADVICE_DAYS)] : [];
  const named = subject.periods.length > 0 ? subject.periods : before.periods;
  const periods = named.length > 0 ? named : lately;
  const where = { ...before.where, isTooHard: true };
  const parts = {
    ...subject,
    periods,
    kind: easy,
    where,
    extreme: null,
    unread: null,
    judged: null,
  };
  const isCount = /\bhow many\b/.test(text);
  return asking(
    { ...parts, measure: isCount ? 'count' : null, zones: [] },
    isCount ? 'amount' : 'list',
  );
}

const THEY =
  '(?: (?:should|must|do|would|can|is|are) (?:i|they|it|those|these|my easy runs)(?: (?:be|run|have|stay|go|aim for|keep|need to|have to|slow down|get))*)';
/** 'What heart rate?', 'in which zone should they be?' */
const AT_WHAT_HEART_RATE = new RegExp(
  `^(?:(?:and|so|ok|then|but|at|in|under) )*(?:what|which) (?:heart rate|hr|pulse|zone)${THEY}?(?: (?:at|in|then|under|below|for it|for that))*$`,
);
/** 'How much slower should I go?', 'what pace then?' */
const AT_WHAT_PACE = new RegExp(
  `^(?:(?:and|so|ok|then|but|at|by) )*(?:(?:how much (?:slower|easier)|how (?:slow|slowly|easy|fast))${THEY}|what pace${THEY}?)(?: (?:at|then|to be easy|for it|for that))*$`,
);

/** How easy they should be, once it was judged whether easy runs are: by the zones, or by their pace. */
export function howEasyTheyShouldBe({ text, subject, before }: Said): Question | null {
  if (before.judged !== 'easyEffort') return null;
  const open = { ...subject, periods: [], unread: null, measure: null, judged: null, scope: null };
  const kind = RUN_KINDS['outdoor-easy'];
  if (AT_WHAT_HEART_RATE.test(text)) return asking({ ...open, kind }, 'myZones');
  if (!AT_WHAT_PACE.test(text)) return null;
  return asking({ ...open, kind, raceText: 'what should my easy pace be' }, 'trainingPaces');
}
