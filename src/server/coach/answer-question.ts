import type { Question } from '../../domain/coach/question.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { answerAmount } from './answers/amount.ts';
import { answerAnalysis } from './answers/analysis.ts';
import type { Answer, Answerer, Asked } from './answers/answer.ts';
import { findAskedRace } from './answers/asked-race.ts';
import { answerAverage } from './answers/average.ts';
import { answerBiggest } from './answers/biggest.ts';
import { answerCompare } from './answers/compare.ts';
import { answerExtreme } from './answers/extreme.ts';
import { answerFuel } from './answers/fuel.ts';
import { answerList } from './answers/list.ts';
import { answerPlan } from './answers/plan.ts';
import { answerPredict } from './answers/predict.ts';
import { answerRaces } from './answers/races.ts';
import { answerReadiness } from './answers/readiness.ts';
import { answerSearch } from './answers/search.ts';
import {
  answerAlongTheWay,
  answerDoIt,
  answerHelp,
  answerNotInLog,
  answerOnlyYours,
  answerPain,
  answerThanks,
  answerUnknown,
  answerUrgent,
} from './answers/small-talk.ts';
import { answerTaper } from './answers/taper.ts';
import { answerTrend } from './answers/trend.ts';
import { answerWeekly } from './answers/weekly.ts';
import { answerWeight } from './answers/weight.ts';
import { answerWhy } from './answers/why.ts';
import { answerMyZones, answerZones } from './answers/zones.ts';
import type { Athlete } from './athlete.ts';

/** Answers from the athlete's own rows alone; what cannot be answered is said. */
export function answerQuestion(
  db: Db | Tx,
  of: { athlete: Athlete; question: Question },
): Promise<Answer> {
  return answer({ db, ...of });
}

async function answer(asked: Asked): Promise<Answer> {
  const { intent } = asked.question;
  if (intent === 'why') return answerWhy(asked, answer);
  const answerer = (await isAboutNamedRace(asked)) ? answerRaces : ANSWERERS[intent];
  return answerer(asked);
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

const ANSWERERS: Record<Exclude<Question['intent'], 'why'>, Answerer> = {
  help: answerHelp,
  thanks: answerThanks,
  urgent: answerUrgent,
  pain: answerPain,
  onlyYours: answerOnlyYours,
  notInLog: answerNotInLog,
  alongTheWay: answerAlongTheWay,
  doIt: answerDoIt,
  search: answerSearch,
  predict: answerPredict,
  readiness: answerReadiness,
  taper: answerTaper,
  fuel: answerFuel,
  weight: answerWeight,
  myZones: answerMyZones,
  zones: answerZones,
  compare: answerCompare,
  trend: answerTrend,
  races: answerRaces,
  plan: answerPlan,
  analysis: answerAnalysis,
  biggest: answerBiggest,
  extreme: answerExtreme,
  weekly: answerWeekly,
  average: answerAverage,
  list: answerList,
  amount: answerAmount,
  unknown: answerUnknown,
};
