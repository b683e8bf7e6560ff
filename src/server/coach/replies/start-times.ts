import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, joined } from '../../../domain/coach/phrases.ts';
import { clockText, PARTS_OF_DAY } from '../../../domain/coach/reading/parts/time-of-day.ts';
import { startAsked } from '../../../domain/coach/reading/start-times.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findStarts, type Start } from '../start-times.queries.ts';
import { replyAmount } from './amount.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, paragraphs } from './wording.ts';

const MOST_LISTED = 3;

/** At what time of the day they began: the earliest, the latest, the usual one, and how many in each part of the day. */
export async function replyStartTimes(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(athlete.today));
  const when = daysText(days, athlete.today);
  const { starts, without } = await findStarts(db, scopeOf(athlete, days, kind));
  const [first] = starts;
  if (!first) {
    return without > 0
      ? { ...NO_CLOCK, text: `No ${kind.one} ${when} has a time of day.` }
      : replyAmount(asked);
  }
  const asksFor = startAsked(question.raceText ?? '');
  const inOrder = asksFor === 'latest' ? starts.toReversed() : starts;
  const line = (start: Start) =>
    `${bold(clockText(start.minute))}, ${dayLink(start, athlete.today)}`;
  return {
    text: paragraphs(
      asksFor === 'usual'
        ? usualText(starts, { kind, when })
        : `The ${asksFor} start of your ${kind.many} ${when}: ${inOrder.slice(0, 1).map(line).join('')}.`,
      asksFor !== 'usual' && inOrder.length > 1 && listOf(inOrder.slice(1, MOST_LISTED).map(line)),
      `${partsText(starts, kind)}${without > 0 ? ` ${countText(without, kind.one, kind.many)} without a time of day ${without === 1 ? 'is' : 'are'} left out.` : ''}`,
      leftOut(asked),
    ),
    because: `I went by the clock where each ${kind.one} ${when} began, of the ${starts.length} that have a time of day.`,
    suggestions: [
      'Do I run faster in the morning or in the evening?',
      'Which weekday do I run most?',
    ],
  };
}

const NO_CLOCK: Omit<Reply, 'text'> = {
  because:
    'When a workout began is told by a file, by Strava or by the time that you enter with it.',
  suggestions: ['Which weekday do I run most?', 'Show my last 5 runs'],
};

/** The middle one, and those between which half of them lie. */
function usualText(starts: readonly Start[], { kind, when }: { kind: Kind; when: string }): string {
  const at = (share: number) => starts[Math.floor((starts.length - 1) * share)]?.minute ?? 0;
  return `The middle one of your ${kind.many} ${when} begins at ${bold(clockText(at(0.5)))}, half of them from ${clockText(at(0.25))} to ${clockText(at(0.75))}.`;
}

function partsText(starts: readonly Start[], kind: Kind): string {
  const counts = PARTS_OF_DAY.map(({ fromMin, toMin, words }) => {
    const count = starts.filter(({ minute }) =>
      fromMin < toMin ? minute >= fromMin && minute < toMin : minute >= fromMin || minute < toMin,
    ).length;
    return { count, words };
  })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return `${joined(counts.map(({ count, words }) => `${countText(count, kind.one, kind.many)} ${words}`))}.`;
}
