import { ANY_WORKOUT, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText } from '../../../domain/coach/phrases.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { findNoted } from '../lines.queries.ts';
import type { Answer, Asked } from './answer.ts';
import { daysOf, daysText, leftOut } from './days.ts';
import { answerList } from './list.ts';
import { excerpt, paragraphs, workoutLine } from './wording.ts';

const MOST_LISTED = 10;

/** Workouts with these words in their notes, with the place where they stand. */
export async function answerSearch(asked: Asked): Promise<Answer> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const words = question.searched;
  if (words === null) return answerList(asked);
  const days = daysOf(asked, allTime(today));
  // 'Runs' is said of any workout; only a certain type is meant to narrow the search.
  const isNarrow = question.kind?.sport || question.kind?.workoutType === 'strength';
  const kind = question.kind && isNarrow && question.kind !== RUNS ? question.kind : ANY_WORKOUT;
  const scope = { userId, from: days.from, to: days.to, kind };
  const { lines, count } = await findNoted(db, { scope, words, limit: MOST_LISTED });
  const quoted = `“${literally(words)}”`;
  const because = `I looked for ${quoted} in the notes of every workout ${daysText(days, today)}, whatever the case of its letters.`;
  const suggestions = ['Show my last 5 runs', 'How is my training going?'];
  if (lines.length === 0) {
    return { text: `No note ${daysText(days, today)} holds ${quoted}.`, because, suggestions };
  }
  const found = lines.map(
    (line) => `${workoutLine(line, today)}: ${excerpt(line.notes ?? '', words)}`,
  );
  return {
    text: paragraphs(
      `${bold(countText(count, 'note', 'notes'))} ${count === 1 ? 'holds' : 'hold'} ${quoted}${count > lines.length ? `; the latest ${lines.length}` : ''}:`,
      listOf(found),
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}
