import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { isReview } from '../../../domain/coach/reading/how-it-went.ts';
import { isRun } from '../../../domain/sports.ts';
import { countWorkouts, findNewest, scopeOf } from '../coach-workouts.queries.ts';
import { daysOf, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { reviewDays } from './review-days.ts';
import { reviewRun } from './review-run.ts';

/** How a run or some days went; null where there is no such run, or that is not what is asked. */
export async function replyReview(asked: Asked): Promise<Reply | null> {
  const { db, athlete, question } = asked;
  if (!isReview(question) || unreadDays(asked) || question.unread !== null) return null;
  const days = daysOf(asked, allTime(athlete.today));
  const kind = question.kind ?? RUNS;
  const scope = scopeOf(athlete, days, kind);
  if (question.intent === 'amount') {
    return (await countWorkouts(db, scope)) > 0 ? reviewDays(asked, days) : null;
  }
  const at = question.intent === 'extreme' ? (question.rank ?? 1) - 1 : 0;
  const found = await findNewest(db, scope, question.intent === 'extreme' ? at + 1 : 2);
  const run = found[at];
  // Of two runs of a day neither is meant alone.
  const isOneAlone = question.intent === 'extreme' || found.length === 1;
  return run && isOneAlone && isRun(run) ? reviewRun(asked, run) : null;
}
