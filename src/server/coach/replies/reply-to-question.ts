import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import {
  bothConditions,
  type Conditions,
  hasConditions,
  NO_CONDITIONS,
} from '../../../domain/coach/conditions.ts';
import { aroundWords, daysAround } from '../../../domain/coach/days-around.ts';
import { type Kind, kindWhere, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { joined } from '../../../domain/coach/phrases.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { partedReaction } from '../../../domain/coach/reading/going-on/reactions.ts';
import { plainText } from '../../../domain/coach/reading/text/plain-text.ts';
import { literally } from '../../../domain/coach/rich-text.ts';
import { kindAsked } from '../../../domain/coach/understood.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { findRaces } from '../../races/races.queries.ts';
import { countWithoutStart, countWorkouts, scopeOf } from '../coach-workouts.queries.ts';
import { replyAmount } from './amount.ts';
import { replyAnalysis } from './analysis.ts';
import { replyAverage, replyWeekly } from './average.ts';
import { replyBests } from './bests.ts';
import { daysOfBiggest, replyBiggest, replyBreakdown, replyUnitCount } from './biggest.ts';
import { replyCompare } from './compare.ts';
import { daysOf } from './days.ts';
import { replyExtreme, replyRecords } from './extreme.ts';
import { replyForm, replyTrainingPaces } from './form-and-paces.ts';
import { replyFromResult } from './from-result.ts';
import { replyFuel } from './fuel.ts';
import { replyGap } from './gap.ts';
import { replyGoal } from './goal.ts';
import { replyJudgement } from './judgement.ts';
import { replyList, replySearch } from './list.ts';
import { replyNearRecord } from './near-record.ts';
import { replyNegativeSplits } from './negative-splits.ts';
import { daysSince, replyOfWorkout } from './of-workout.ts';
import { replyPain } from './pain.ts';
import { replyPlan, replyTaper } from './plan.ts';
import { replyPredict, replyReadiness } from './race-outlook.ts';
import { replyRacePlan } from './race-plan.ts';
import { findAskedRace, replyNoRaceOn, replyRaces } from './races.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import { replyLastRest, replyOvertraining } from './rest.ts';
import { replyReview } from './review.ts';
import { replySeveralADay } from './several-a-day.ts';
import { replyShoes } from './shoes.ts';
import {
  replyAlongTheWay,
  replyDoIt,
  replyHelp,
  replyNotInLog,
  replyOnlyYours,
  replyThanks,
  replyUnknown,
  replyUrgent,
} from './small-talk.ts';
import { replyStartTimes } from './start-times.ts';
import { replyStreak } from './streak.ts';
import { replyPaceSum, replyPacing } from './sums-of-pace.ts';
import { replySweat } from './sweat.ts';
import { replyTags } from './tags.ts';
import { replyTerm } from './topic.ts';
import { replyTrend } from './trend.ts';
import { replyWeekdays } from './weekdays.ts';
import { replyWeight } from './weight.ts';
import { paragraphs } from './wording.ts';
import { replyMyZones, replyThreshold, replyZones } from './zones.ts';

/** From the athlete's own rows alone; what cannot be answered is said. */
export async function replyToQuestion(asked: Asked): Promise<Reply> {
  const { intent, unplaced } = asked.question;
  if (intent === 'why') return replyWhy(asked);
  if (unplaced.length > 0) return replyUnplaced(asked);
  if (asked.question.isNear && asked.question.since !== null) {
    return replyNearRecord({ ...asked, question: ofItsKind(asked.question) });
  }
  if (asked.question.since !== null) return replySince(asked, asked.question.since);
  if (asked.question.during !== null) return replyDuring(asked, asked.question.during);
  if (intent === 'predict' && asked.question.fromM !== null) return replyFromResult(asked);
  if (asked.question.raceDay !== null && BY_DAY.has(intent)) return replyRaceOnDay(asked);
  if (await isAboutNamedRace(asked)) return replyRaces(asked);
  if (intent === 'extreme' && asked.question.alsoM.length > 0) {
    return replyOfEachLength(asked);
  }
  const question = ofItsKind(asked.question);
  const reply = isOfWholePair(question)
    ? await replyShoes({ ...asked, question })
    : ((await replyReview({ ...asked, question })) ??
      (await REPLIERS[intent]({ ...asked, question })));
  if (reply.refused) return reply;
  return withUnnoted(await withUntimed(reply, { ...asked, question }), question);
}

/** 'How many gels since then?' */
async function replySince(asked: Asked, since: Question): Promise<Reply> {
  const { question } = asked;
  const { around } = question;
  const days = await daysSince(
    { ...asked, question: ofItsKind(since) },
    { since: ofItsKind(since), around },
  );
  if (days === null) {
    const unplaced = [around ? aroundWords(around) : 'since then'];
    return replyUnplaced({ ...asked, question: { ...question, unplaced } });
  }
  return replyToQuestion({
    ...asked,
    question: { ...question, since: null, around: null, periods: [days] },
  });
}

/** 'What was in it?', of the biggest week. */
async function replyDuring(asked: Asked, during: Question): Promise<Reply> {
  const { question, athlete } = asked;
  const biggest = await daysOfBiggest({ ...asked, question: ofItsKind(during) });
  if (biggest === null) {
    const unplaced = [`that ${during.unit ?? 'week'}`];
    return replyUnplaced({ ...asked, question: { ...question, unplaced } });
  }
  const { around } = question;
  const name = biggest.words.replace(/^in /, '');
  const days = around ? daysAround({ ...biggest, name }, around, athlete.weekStart) : biggest;
  return replyToQuestion({
    ...asked,
    question: { ...question, during: null, around: null, periods: [days] },
  });
}

/** 'My fastest 5k and 10k': each as if it were asked for alone. */
async function replyOfEachLength(asked: Asked): Promise<Reply> {
  const { question } = asked;
  const alone = { ...question, alsoM: [] };
  const first = await replyToQuestion({ ...asked, question: alone });
  const texts = [first.text];
  for (const distanceM of question.alsoM) {
    const { text } = await replyToQuestion({ ...asked, question: { ...alone, distanceM } });
    texts.push(text);
  }
  return { ...first, text: paragraphs(...texts) };
}

const BY_DAY: ReadonlySet<Question['intent']> = new Set(['races', 'readiness', 'taper', 'predict']);

/** 'Am I ready for the half on 13 December': that race, or none. */
async function replyRaceOnDay(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { raceDay, intent, distanceM } = question;
  const races = await findRaces(db, athlete.userId);
  const race = races.find(
    ({ date, distance_m }) =>
      date === raceDay && (distanceM === null || isSameLength(distance_m, distanceM)),
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

/** 'How many km on the blue pair' asks for what stands in Shoes, with what it had run before. */
function isOfWholePair({ intent, where, measure, periods, kind, count }: Question): boolean {
  const others = { ...where, shoe: null };
  const isDistance = measure === null || measure === 'distance';
  if (intent !== 'amount' || !where.shoe || !isDistance || hasConditions(others)) return false;
  return periods.length === 0 && count === null && kind?.runningSubtype === undefined;
}

/** Where a time of day is asked for, what has none is not counted: said beneath the figure. */
async function withUntimed(reply: Reply, { db, athlete, question }: Asked): Promise<Reply> {
  const hours = question.where.hours ?? question.kind?.where?.hours;
  if (!hours) return reply;
  const { today } = athlete;
  const kind = question.kind && {
    ...question.kind,
    where: { ...(question.kind.where ?? question.where), hours: null },
  };
  const days = daysOf({ db, athlete, question }, allTime(today));
  const scope = scopeOf(athlete, days, kind);
  const [untimed, all] = await Promise.all([
    countWithoutStart(db, scope),
    countWorkouts(db, scope),
  ]);
  const meanings = [hours, question.against?.where?.hours].flatMap((each) =>
    each?.meaning ? `${each.words} is ${each.meaning}` : [],
  );
  const meant = [...new Set(meanings)];
  const word = `${untimed} of the ${all} that could be meant have no time of day, and are left out: only recordings tell when a run began.`;
  const meaning = meant.length > 0 && `A run ${joined(meant)}, by when it began.`;
  return { ...reply, text: paragraphs(reply.text, meaning, untimed > 0 && word) };
}

/** Weather, company and what hurt stand in notes alone: said beneath the figure. */
function withUnnoted(reply: Reply, { intent, where, kind }: Question): Reply {
  const note = where.note ?? kind?.where?.note ?? null;
  if (note === null || intent === 'search') return reply;
  const word = `Only notes tell that: I went by those that say “${literally(note)}”.`;
  return { ...reply, text: paragraphs(reply.text, word) };
}

/** The words of a search, and the pair itself, are no conditions of the kind. */
const TOLD_OTHERWISE: Partial<Record<Question['intent'], Partial<Conditions>>> = {
  search: { note: null },
  shoes: { shoe: null },
};

/** The workouts that are meant, conditions and all; a note is looked for by its own answer. */
function ofItsKind(asked: Question): Question {
  const { where, intent, otherOne } = asked;
  const question = otherOne === null ? asked : { ...asked, otherOne: ofItsKind(otherOne) };
  // 'My fastest 10k on a Saturday' is one of the runs that are meant, and no record of all.
  const isOfRuns = intent === 'extreme' || intent === 'shoes';
  const kind = kindAsked(question) ?? (isOfRuns ? RUNS : null);
  const told = { ...where, ...TOLD_OTHERWISE[intent] };
  if (kind === null || !hasConditions(told)) return question;
  // Its own conditions are in its words already.
  const whole = ({ where: own, ...one }: Kind): Kind => {
    const { where, ...named } = kindWhere(one, told);
    return own || where ? { ...named, where: bothConditions(told, own ?? NO_CONDITIONS) } : named;
  };
  return {
    ...question,
    kind: whole(kind),
    against: question.against && whole(question.against),
  };
}

const MOST_WORDS_OF_A_NAME = 5;

/** 'And the City 10?': only the log knows that this names a race. */
async function isAboutNamedRace(asked: Asked): Promise<boolean> {
  const { question } = asked;
  const { intent, periods, raceText } = question;
  if (intent !== 'unknown' || periods.length > 0 || !raceText) return false;
  if (question.unread !== null || raceText.split(' ').length > MOST_WORDS_OF_A_NAME) return false;
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
  gap: replyGap,
  tags: replyTags,
  bests: replyBests,
  severalADay: replySeveralADay,
  startTimes: replyStartTimes,
  negativeSplits: replyNegativeSplits,
  sweat: replySweat,
  goal: replyGoal,
  records: replyRecords,
  weekdays: replyWeekdays,
  unitCount: replyUnitCount,
  threshold: replyThreshold,
  term: replyTerm,
  judge: replyJudgement,
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
  ofWorkout: replyOfWorkout,
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
  const isDoubted = partedReaction(asked.question.raceText ?? '').isDoubt;
  return { ...earlier, text: paragraphs(isDoubted && BY_THE_LOG, earlier.because) };
}

const BY_THE_LOG =
  'I go by what stands in your log; what you tell me here changes no figure of it. The answer rests on this:';
