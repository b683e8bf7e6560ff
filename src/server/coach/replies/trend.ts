import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { gainedS, paceTrends, trendText } from '../../../domain/coach/judging/judge-pace.ts';
import { idsOf, trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, lastDays, type Period } from '../../../domain/coach/period.ts';
import { dayText, kmText } from '../../../domain/coach/phrases.ts';
import type { Question } from '../../../domain/coach/question.ts';
import { asksForLength } from '../../../domain/coach/reading/settling/settle-figures.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { paceSPerKm, slowerByS } from '../../../domain/pace.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { gatherTraining } from '../gather-training.ts';
import { findSums } from '../sums.queries.ts';
import { heartRateOf, replyCompare } from './compare.ts';
import { daysOf, daysText, unreadDays } from './days.ts';
import { replyLoad } from './load.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, restingOn } from './wording.ts';

/** Faster or slower, by run type: six weeks against the six before. */
export async function replyTrend(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { periods, kind } = question;
  const isByRunType = kind === null || (kind.workoutType === 'running' && !kind.where);
  if (periods.length > 0 || !isOfPace(question) || !isByRunType) return replyTrendIn(asked);
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const wanted = question.kind?.runningSubtype;
  const trends = paceTrends(facts).filter(({ subtype }) => !wanted || subtype === wanted);
  const because =
    'I compared the pace of the last six weeks with the six weeks before, each run type by itself and only where both hold three runs with a distance. Heat is only known where a note tells of it; hills and heart rate are not in it.';
  const suggestions = [
    'Compare this month with last month',
    'How much time did I spend in Zone 2 last month?',
    'Predict my 10k',
  ];
  if (trends.length === 0) {
    return {
      text: 'I cannot say yet: it takes three runs of one type in the last six weeks, and three in the six weeks before.',
      because,
      suggestions,
    };
  }
  const lines = trends.map(
    (trend) =>
      `${trendText(trend)} (${trend.now.runs.length} and ${trend.before.runs.length} runs)${restingOn(idsOf(trend.now.runs), facts)}`,
  );
  const gains = trends.map(gainedS);
  return {
    text: paragraphs(`${trendVerdict(question, { gains })} By run type:`, listOf(lines)),
    because,
    suggestions,
  };
}

/** Faster or slower, more or less, within a stretch of days: its second half against its first. */
async function replyTrendIn(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const lately = daysOf(asked, lastDays(today, TREND_DAYS));
  const ofLate = await findSums(db, scopeOf(athlete, lately, kind));
  // What is seldom done shows in a longer time.
  const isSeldom = question.periods.length === 0 && ofLate.workouts < 2 * LEAST_OF_A_HALF;
  const days = isSeldom ? allTime(today) : lately;
  const { firstDay } = isSeldom ? await findSums(db, scopeOf(athlete, days, kind)) : ofLate;
  const from = firstDay ?? days.from;
  const middle = addDays(from, Math.floor(daysBetween(from, days.to) / 2));
  const second = { ...days, from: addDays(middle, 1), unit: 'days' as const };
  const first = { ...days, from, to: middle, unit: 'days' as const };
  if (question.measure === 'load') {
    const lead = `Training load ${daysText(days, today)}: the second half of these days against the first.`;
    const reply = await replyLoad({
      ...asked,
      question: { ...question, periods: [named(second, today), named(first, today)] },
    });
    return { ...reply, text: paragraphs(lead, reply.text) };
  }
  const reply = await replyCompare({
    ...asked,
    question: {
      ...question,
      intent: 'compare',
      measure: question.measure ?? 'pace',
      periods: [second, first],
    },
  });
  const verdict = isOfPace(question)
    ? await verdictOfHalves(asked, { kind, first, second })
    : asksForLength(question.raceText ?? '')
      ? await verdictOfLengths(asked, { kind, first, second })
      : null;
  const lead = `${upperFirst(kind.many)} ${daysText(days, today)}: the second half of these days against the first.`;
  return { ...reply, text: paragraphs(verdict, lead, reply.text) };
}

function named(days: Period, today: string): Period {
  return { ...days, words: `from ${dayText(days.from, today)} to ${dayText(days.to, today)}` };
}

const TREND_DAYS = 84;
/** Fewer tell of a day, and of no trend. */
const LEAST_OF_A_HALF = 3;

function isOfPace({ measure }: Question): boolean {
  return measure === null || measure === 'pace';
}

/** From so many s/km on it is a change, and within so many beats the same heart rate. */
const CHANGED_S_PER_KM = 3;
const SAME_BPM = 2;

/** Yes or no where that is asked, faster or slower where it is not; what went both ways is said so. */
function trendVerdict(
  { raceText }: Question,
  { gains, heart = '' }: { gains: readonly number[]; heart?: string },
): string {
  const isFaster = gains.some((gained) => gained >= CHANGED_S_PER_KM);
  const isSlower = gains.some((gained) => gained <= -CHANGED_S_PER_KM);
  if (isFaster && isSlower) return bold('Some faster, some slower.');
  if (!isFaster && !isSlower) return bold('About the same.');
  const word = isFaster ? 'faster' : 'slower';
  const text = raceText ?? '';
  if (!/^(?:am|did|do|have|has|is|are|was|were)\b/.test(text)) {
    return bold(`${upperFirst(word)}${heart}.`);
  }
  const isAsked = /\b(?:slow\w*|worse|declin\w*|losing|lost)\b/.test(text) === isSlower;
  return bold(`${isAsked ? 'Yes' : 'No'}, ${word}${heart}.`);
}

/** By the pace of all of them together, and whether the heart beat as fast. */
async function verdictOfHalves(
  { db, athlete, question }: Asked,
  of: { kind: Kind; first: Period; second: Period },
): Promise<string | null> {
  const [before, now] = await Promise.all(
    [of.first, of.second].map((days) => findSums(db, scopeOf(athlete, days, of.kind))),
  );
  if (!before || !now) return null;
  if (Math.min(before.workouts, now.workouts) < LEAST_OF_A_HALF) {
    return `${bold('Too few to tell a trend:')} it takes ${LEAST_OF_A_HALF} of them in each half.`;
  }
  const paces = [before, now].map((sums) =>
    paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS }),
  );
  const [paceBefore = null, pace = null] = paces;
  if (paceBefore === null || pace === null) return null;
  const [bpmBefore = null, bpm = null] = [before, now].map(heartRateOf);
  const isSameHeart = bpmBefore !== null && bpm !== null && Math.abs(bpm - bpmBefore) <= SAME_BPM;
  const gained = slowerByS({ pace: paceBefore, than: pace });
  const heart = isSameHeart ? ', at about the same heart rate' : '';
  return trendVerdict(question, { gains: [gained], heart });
}

/** So much longer, as a share of it, is a change. */
const CHANGED_LENGTH = 0.02;

/** How far each of them was on average, now and before. */
async function verdictOfLengths(
  { db, athlete, question }: Asked,
  of: { kind: Kind; first: Period; second: Period },
): Promise<string | null> {
  const [before, now] = await Promise.all(
    [of.first, of.second].map((days) => findSums(db, scopeOf(athlete, days, of.kind))),
  );
  if (!before?.distanceM || !now?.distanceM) return null;
  const [meanBefore, mean] = [before, now].map((sums) => sums.distanceM / sums.workouts);
  if (meanBefore === undefined || mean === undefined) return null;
  const change = mean / meanBefore - 1;
  const each = `${bold(kmText(mean))} each on average, before ${kmText(meanBefore)}.`;
  if (Math.abs(change) < CHANGED_LENGTH) return `${bold('About as long:')} ${each}`;
  const word = change > 0 ? 'longer' : 'shorter';
  const isAsked = /\bshorter\b/.test(question.raceText ?? '') === (word === 'shorter');
  return `${bold(`${isAsked ? 'Yes' : 'No'}, ${word}:`)} ${each}`;
}
