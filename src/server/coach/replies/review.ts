import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, type Period, periodBefore } from '../../../domain/coach/period.ts';
import { isReview } from '../../../domain/coach/reading/how-it-went.ts';
import { daysAgoText } from '../../../domain/days-ago.ts';
import { isRun } from '../../../domain/sports.ts';
import { countWorkouts, findNewest, scopeOf } from '../coach-workouts.queries.ts';
import { daysOf, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { reviewDays } from './review-days.ts';
import { reviewRun } from './review-run.ts';
import { paragraphs } from './wording.ts';

/** How a run or some days went; null where there is no such run, or that is not what is asked. */
export async function replyReview(asked: Asked): Promise<Reply | null> {
  const { db, athlete, question } = asked;
  if (!isReview(question) || unreadDays(asked) || question.unread !== null) return null;
  const days = daysOf(asked, allTime(athlete.today));
  const kind = question.kind ?? RUNS;
  const scope = scopeOf(athlete, days, kind);
  if (question.intent === 'amount') {
    // A month that is not over is held against as many days of those before it.
    const whole = question.periods[0] ?? days;
    return (await countWorkouts(db, scope)) > 0
      ? reviewDays(asked, whole)
      : reviewStretchBefore(asked, whole);
  }
  const at = question.intent === 'extreme' ? (question.rank ?? 1) - 1 : 0;
  const found = await findNewest(db, scope, question.intent === 'extreme' ? at + 1 : 2);
  const run = found[at];
  // Of two runs of a day neither is meant alone.
  const isOneAlone = question.intent === 'extreme' || found.length === 1;
  return run && isOneAlone && isRun(run) ? reviewRun(asked, run) : null;
}

/** On the first days of a week, a month or a year, before its first run, the one that has just ended is what there is to tell. */
async function reviewStretchBefore(asked: Asked, days: Period): Promise<Reply | null> {
  const { db, athlete } = asked;
  const { today } = athlete;
  if (!HAS_A_NAME.has(days.unit) || today < days.from || today > days.to) return null;
  const before = periodBefore(days);
  if ((await countWorkouts(db, scopeOf(athlete, before, RUNS))) === 0) return null;
  const review = await reviewDays(asked, before);
  const noRunYet = `This ${days.unit} began ${daysAgoText(days.from, today)} and has no run yet. The ${days.unit} before:`;
  return { ...review, text: paragraphs(noRunYet, review.text) };
}

const HAS_A_NAME: ReadonlySet<Period['unit']> = new Set(['week', 'month', 'year']);
