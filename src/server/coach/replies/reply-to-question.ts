import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import { hasConditions } from '../../../domain/coach/conditions.ts';
import { kindWhere } from '../../../domain/coach/kinds.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { kindAsked } from '../../../domain/coach/understood.ts';
import { replyAmount } from './amount.ts';
import { replyAnalysis } from './analysis.ts';
import { replyAverage, replyWeekly } from './average.ts';
import { replyBiggest } from './biggest.ts';
import { replyCompare, replyTrend } from './compare.ts';
import { replyExtreme } from './extreme.ts';
import { replyFromResult } from './from-result.ts';
import { replyList, replySearch } from './list.ts';
import { replyFuel, replyPlan, replyTaper } from './plan.ts';
import { replyPredict, replyReadiness } from './race-outlook.ts';
import { findAskedRace, replyRaces } from './races.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import { replyLastRest, replyOvertraining, replyRacePlan } from './rest.ts';
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
import { replyPaceSum, replyPacing, replyTerm } from './sums-of-pace.ts';
import { replyWeight } from './weight.ts';
import { replyMyZones, replyThreshold, replyZones } from './zones.ts';

/** From the athlete's own rows alone; what cannot be answered is said. */
export async function replyToQuestion(asked: Asked): Promise<Reply> {
  const { intent, unplaced } = asked.question;
  if (intent === 'why') return replyWhy(asked);
  if (unplaced.length > 0) return replyUnplaced(asked);
  if (intent === 'predict' && asked.question.fromM !== null) return replyFromResult(asked);
  if (await isAboutNamedRace(asked)) return replyRaces(asked);
  return REPLIERS[intent]({ ...asked, question: ofItsKind(asked.question) });
}

/** The workouts that are meant, conditions and all; a note is looked for by its own answer. */
function ofItsKind(question: Question): Question {
  const kind = kindAsked(question);
  const { where, intent } = question;
  if (kind === null || !hasConditions(where)) return question;
  return {
    ...question,
    kind: kindWhere(kind, intent === 'search' ? { ...where, note: null } : where),
  };
}

/** 'And the City 10?': only the log knows that this names a race. */
async function isAboutNamedRace(asked: Asked): Promise<boolean> {
  const { question } = asked;
  const { intent, periods, raceText } = question;
  if (intent !== 'unknown' || periods.length > 0 || !raceText) return false;
  const { named } = await findAskedRace({ ...asked, question: { ...question, distanceM: null } });
  return named;
}

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
  pacing: replyPacing,
  paceSum: replyPaceSum,
  racePlan: replyRacePlan,
  threshold: replyThreshold,
  term: replyTerm,
  lastRest: replyLastRest,
  overtraining: replyOvertraining,
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
