import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { replyAmount } from './amount.ts';
import { replyAnalysis } from './analysis.ts';
import { replyAverage, replyWeekly } from './average.ts';
import { replyBiggest } from './biggest.ts';
import { replyCompare, replyTrend } from './compare.ts';
import { replyExtreme } from './extreme.ts';
import { replyList, replySearch } from './list.ts';
import { replyFuel, replyPlan, replyTaper } from './plan.ts';
import { replyPredict, replyReadiness } from './race-outlook.ts';
import { findAskedRace, replyRaces } from './races.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import {
  replyAlongTheWay,
  replyDoIt,
  replyHelp,
  replyNotInLog,
  replyOnlyYours,
  replyPain,
  replyShoes,
  replyThanks,
  replyUnknown,
  replyUrgent,
} from './small-talk.ts';
import { replyWeight } from './weight.ts';
import { replyMyZones, replyZones } from './zones.ts';

/** From the athlete's own rows alone; what cannot be answered is said. */
export async function replyToQuestion(asked: Asked): Promise<Reply> {
  const { intent } = asked.question;
  if (intent === 'why') return replyWhy(asked);
  const replier = (await isAboutNamedRace(asked)) ? replyRaces : REPLIERS[intent];
  return replier(asked);
}

/** 'What did I run in the City 10?': only the log knows that this names a race. */
async function isAboutNamedRace(asked: Asked): Promise<boolean> {
  const { question } = asked;
  const { intent, periods, raceText } = question;
  if (!MAY_NAME_A_RACE.has(intent) || periods.length > 0 || !raceText) return false;
  // What asks for something else names a race only as the place where it was.
  if (intent !== 'unknown' && !/\b(?:in|at|for|during)\b/.test(raceText)) return false;
  const { named } = await findAskedRace({ ...asked, question: { ...question, distanceM: null } });
  return named;
}

const MAY_NAME_A_RACE: ReadonlySet<Question['intent']> = new Set([
  'unknown',
  'list',
  'amount',
  'average',
  'extreme',
]);

const REPLIERS: Record<Exclude<Question['intent'], 'why'>, Replier> = {
  help: replyHelp,
  thanks: replyThanks,
  urgent: replyUrgent,
  pain: replyPain,
  onlyYours: replyOnlyYours,
  notInLog: replyNotInLog,
  alongTheWay: replyAlongTheWay,
  shoes: replyShoes,
  doIt: replyDoIt,
  search: replySearch,
  predict: replyPredict,
  readiness: replyReadiness,
  taper: replyTaper,
  fuel: replyFuel,
  weight: replyWeight,
  myZones: replyMyZones,
  zones: replyZones,
  compare: replyCompare,
  trend: replyTrend,
  races: replyRaces,
  plan: replyPlan,
  analysis: replyAnalysis,
  biggest: replyBiggest,
  extreme: replyExtreme,
  weekly: replyWeekly,
  average: replyAverage,
  list: replyList,
  amount: replyAmount,
  unknown: replyUnknown,
};

/** What the reply before rests on. */
async function replyWhy(asked: Asked): Promise<Reply> {
  const { about } = asked.question;
  if (about === null) {
    return {
      text: 'Ask me something first; then “why?” tells you what the answer rests on.',
      because: 'There is no answer yet.',
      suggestions: [...FIRST_QUESTIONS],
    };
  }
  const earlier = await replyToQuestion({ ...asked, question: about });
  return { ...earlier, text: earlier.because };
}
