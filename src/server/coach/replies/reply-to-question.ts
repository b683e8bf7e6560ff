import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import { hasConditions } from '../../../domain/coach/conditions.ts';
import { kindWhere } from '../../../domain/coach/kinds.ts';
import { plainText } from '../../../domain/coach/plain-words.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { kindAsked } from '../../../domain/coach/understood.ts';
import { findRaces } from '../../races/races.queries.ts';
import { replyAmount } from './amount.ts';
import { replyAnalysis } from './analysis.ts';
import { replyAverage, replyWeekly } from './average.ts';
import { replyBiggest, replyBreakdown, replyUnitCount } from './biggest.ts';
import { replyCompare, replyTrend } from './compare.ts';
import { replyExtreme } from './extreme.ts';
import { replyForm, replyTrainingPaces } from './form-and-paces.ts';
import { replyFromResult } from './from-result.ts';
import { replyList, replySearch } from './list.ts';
import { replyFuel, replyPlan, replyTaper } from './plan.ts';
import { replyPredict, replyReadiness } from './race-outlook.ts';
import { replyRacePlan } from './race-plan.ts';
import { findAskedRace, replyNoRaceOn, replyRaces } from './races.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import { replyLastRest, replyOvertraining } from './rest.ts';
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
import { replyStreak } from './streak.ts';
import { replyPaceSum, replyPacing, replyTerm } from './sums-of-pace.ts';
import { replyWeekdays } from './weekdays.ts';
import { replyWeight } from './weight.ts';
import { replyMyZones, replyThreshold, replyZones } from './zones.ts';

/** From the athlete's own rows alone; what cannot be answered is said. */
export async function replyToQuestion(asked: Asked): Promise<Reply> {
  const { intent, unplaced } = asked.question;
  if (intent === 'why') return replyWhy(asked);
  if (unplaced.length > 0) return replyUnplaced(asked);
  if (intent === 'predict' && asked.question.fromM !== null) return replyFromResult(asked);
  if (asked.question.raceDay !== null && BY_DAY.has(intent)) return replyRaceOnDay(asked);
  if (await isAboutNamedRace(asked)) return replyRaces(asked);
  return REPLIERS[intent]({ ...asked, question: ofItsKind(asked.question) });
}

const BY_DAY: ReadonlySet<Question['intent']> = new Set(['races', 'readiness', 'taper', 'predict']);

/** 'Am I ready for the half on 13 December': that race, or none. */
async function replyRaceOnDay(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { raceDay, intent, distanceM } = question;
  const races = await findRaces(db, athlete.userId);
  const race = races.find(
    ({ date, distance_m }) =>
      date === raceDay &&
      (distanceM === null || Math.abs(distance_m - distanceM) <= 0.02 * distanceM),
  );
  if (!race || intent === 'why') return replyNoRaceOn(asked);
  const named = {
    ...question,
    raceDay: null,
    distanceM: race.distance_m,
    raceText: plainText(race.name),
  };
  const found = await findAskedRace({ ...asked, question: named });
  // Two races of one name: the other one would be told.
  if (found.race?.id !== race.id) return replyNoRaceOn(asked, race.name);
  return REPLIERS[intent]({ ...asked, question: named });
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
  trainingPaces: replyTrainingPaces,
  form: replyForm,
  streak: replyStreak,
  weekdays: replyWeekdays,
  unitCount: replyUnitCount,
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
  breakdown: replyBreakdown,
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
