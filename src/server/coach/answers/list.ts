import { ANY_WORKOUT } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { link } from '../../../domain/coach/rich-text.ts';
import { countWorkouts, findNewest } from '../lines.queries.ts';
import { answerAmount } from './amount.ts';
import type { Answer, Asked } from './answer.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { listPage, paragraphs, workoutList } from './wording.ts';

const USUALLY_LISTED = 5;
const MOST_LISTED = 20;

/** The workouts themselves, newest first. */
export async function answerList(asked: Asked): Promise<Answer> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? ANY_WORKOUT;
  const isOpen = question.periods.length === 0;
  const days = daysOf(asked, allTime(today));
  const scope = { userId, from: days.from, to: days.to, kind };
  const wanted = question.count ?? (isOpen ? USUALLY_LISTED : MOST_LISTED);
  const [lines, count] = await Promise.all([
    findNewest(db, scope, Math.min(wanted, MOST_LISTED)),
    countWorkouts(db, scope),
  ]);
  if (lines.length === 0)
    return answerAmount({ ...asked, question: { ...question, kind, measure: null } });
  const head = isOpen
    ? `Your latest ${lines.length === 1 ? kind.one : kind.many}:`
    : `Your ${kind.many} ${daysText(days, today)}:`;
  const more = count - lines.length;
  return {
    text: paragraphs(
      head,
      workoutList(lines, today),
      more > 0 && `And ${more} more, in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `They are the ${kind.many} in your log ${daysText(days, today)}, newest first.`,
    suggestions: ['And the longest?', 'What is my average pace?'],
  };
}
