import { ANY_WORKOUT, RUN_KINDS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import {
  countWorkouts,
  findNewest,
  findNoted,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { replyAmount } from './amount.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { excerpt, listPage, paragraphs, workoutLine, workoutList } from './wording.ts';

const USUALLY_LISTED = 5;
const MOST_LISTED = 20;

/** The workouts themselves, newest first. */
export async function replyList(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? ANY_WORKOUT;
  const isOpen = question.periods.length === 0;
  const days = daysOf(asked, allTime(today));
  const scope = scopeOf(athlete, days, kind);
  const wanted = question.count ?? (isOpen ? USUALLY_LISTED : MOST_LISTED);
  const [lines, count] = await Promise.all([
    findNewest(db, scope, Math.min(wanted, MOST_LISTED)),
    countWorkouts(db, scope),
  ]);
  if (lines.length === 0)
    return replyAmount({ ...asked, question: { ...question, kind, measure: null } });
  const head = question.kind?.where
    ? `${bold(countText(count, kind.one, kind.many))} ${daysText(days, today)}${count > lines.length ? `; the latest ${lines.length}` : ''}:`
    : isOpen
      ? `Your latest ${lines.length === 1 ? kind.one : kind.many}:`
      : `Your ${kind.many} ${daysText(days, today)}:`;
  const more = count - lines.length;
  return {
    text: paragraphs(
      ASKS_FOR_KINDS.test(question.raceText ?? '') && more <= 0 && kindsText(lines),
      head,
      ASKS_FOR_NOTES.test(question.raceText ?? '')
        ? listOf(lines.map((line) => notedLine(line, today)))
        : workoutList(lines, today),
      more > 0 && `And ${more} more, in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `They are the ${kind.many} in your log ${daysText(days, today)}, newest first.`,
    suggestions: ['And the longest?', 'What is my average pace?'],
  };
}

const ASKS_FOR_NOTES = /\bnotes?\b|\b(?:wrote|write|written|noted)\b/;

function notedLine(line: WorkoutLine, today: string): string {
  const note = line.notes ? `: ${excerpt(line.notes, '')}` : ', without a note';
  return `${workoutLine(line, today)}${note}`;
}

/** 'After which kind of run?' */
const ASKS_FOR_KINDS =
  /\b(?:which|what) (?:kind|sort|type)s? of (?:runs?|workouts?|sessions?|training)\b|\b(?:mostly|mainly|usually|always|only) (?:after|on|in|during)\b/;

/** 'Mostly long runs: 2 of 3.' */
function kindsText(lines: readonly WorkoutLine[]): string {
  const byKind = [...groupBy(lines, sortOf)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [first, second] = byKind;
  const isMostly = first && first[1].length > (second?.[1].length ?? 0);
  const told = byKind.map(([many, { length }]) => `${many} ${length}`).join(', ');
  return `${bold(isMostly ? `Mostly ${first[0]}:` : 'No kind more than another:')} ${told}, of ${lines.length}.`;
}

function sortOf(line: WorkoutLine): string {
  return line.runningSubtype
    ? RUN_KINDS[line.runningSubtype].many
    : workoutLabel(line).toLowerCase();
}

const MOST_NOTES = 10;

/** Workouts with these words in their notes, with the place where they stand. */
export async function replySearch(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const words = question.searched;
  if (words === null) return replyList(asked);
  const days = daysOf(asked, allTime(today));
  const kind = question.kind ?? ANY_WORKOUT;
  const of = kind.many === ANY_WORKOUT.many ? '' : ` of ${kind.many}`;
  const scope = scopeOf(athlete, days, kind);
  const { lines, count } = await findNoted(db, { scope, words, limit: MOST_NOTES });
  const quoted = `“${literally(words)}”`;
  const because = `I looked for ${quoted} in the notes of every workout ${daysText(days, today)}, whatever the case of its letters.`;
  const suggestions = ['Show my last 5 runs', 'How is my training going?'];
  if (lines.length === 0) {
    return { text: `No note${of} ${daysText(days, today)} holds ${quoted}.`, because, suggestions };
  }
  const found = lines.map(
    (line) => `${workoutLine(line, today)}: ${excerpt(line.notes ?? '', words)}`,
  );
  return {
    text: paragraphs(
      `${bold(countText(count, 'note', 'notes'))}${of} ${count === 1 ? 'holds' : 'hold'} ${quoted}${count > lines.length ? `; the latest ${lines.length}` : ''}:`,
      listOf(found),
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}
