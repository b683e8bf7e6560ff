import { allTime } from '../../../domain/coach/period.ts';
import { countText } from '../../../domain/coach/phrases.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { findTags, scopeOf } from '../coach-workouts.queries.ts';
import { daysOf, daysText, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const MOST_LISTED = 15;

/** The tags of these days, the one that most workouts have first. */
export async function replyTags(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked, allTime(athlete.today));
  const when = daysText(days, athlete.today);
  const counts = new Map<string, number>();
  for (const tags of await findTags(db, scopeOf(athlete, days, question.kind))) {
    for (const tag of new Set(tags.split(',').filter((each) => each !== ''))) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  const [first] = most;
  const because = `I counted the workouts ${when} by their tags.`;
  const suggestions = ['Show my last 5 runs', 'What is my longest run?'];
  if (!first) {
    const text = `No workout ${when} has a tag. You can give it one when you log or edit it.`;
    return { text, because, suggestions };
  }
  const rows = most
    .slice(0, MOST_LISTED)
    .map(([tag, count]) => `${literally(tag)}: ${countText(count, 'workout', 'workouts')}`);
  return {
    text: paragraphs(
      `Your most used tag ${when} is ${bold(literally(first[0]))}, of ${countText(most.length, 'tag', 'tags')}:`,
      listOf(rows),
      most.length > rows.length && `And ${most.length - rows.length} more.`,
    ),
    because,
    suggestions,
  };
}
