import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { MOST_IN_A_DAY } from '../../../domain/coach/reading/intent/rules/of-figures.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { type DayVolume, findDayVolumes } from '../sums.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const MOST_LISTED = 5;

/** The days with two workouts of a kind, or more. */
export async function replySeveralADay(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const when = daysText(days, today);
  const volumes = await findDayVolumes(db, scopeOf(athlete, days, kind));
  if (MOST_IN_A_DAY.test(question.raceText ?? '')) {
    return mostOfADay(asked, { kind, when, volumes });
  }
  const several = volumes.filter(({ count }) => count > 1).toReversed();
  const shown = several.slice(0, MOST_LISTED);
  return {
    text:
      several.length === 0
        ? `${bold('No:')} no day ${when} has more than one ${kind.one}.`
        : paragraphs(
            `${bold(countText(several.length, 'day', 'days'))} ${when} ${several.length === 1 ? 'has' : 'have'} two ${kind.many} or more${several.length > shown.length ? `; the latest ${shown.length}` : ''}:`,
            listOf(
              shown.map(
                ({ date, count, distanceM }) =>
                  `${dayText(date, today)}: ${countText(count, kind.one, kind.many)}${distanceM > 0 ? `, ${kmText(distanceM)}` : ''}`,
              ),
            ),
            leftOut(asked),
          ),
    because: `I counted the ${kind.many} of each day ${when} by their dates.`,
    suggestions: ['What is my longest streak?', 'How many days did I run this month?'],
  };
}

/** 'Most km in a day': all of a day together. */
function mostOfADay(
  { athlete, question }: Asked,
  { kind, when, volumes }: { kind: Kind; when: string; volumes: readonly DayVolume[] },
): Reply {
  const { today } = athlete;
  const isCount = question.measure === 'count' || question.measure === 'runDays';
  const figureOf = ({ count, distanceM, durationS }: DayVolume) =>
    isCount ? count : question.measure === 'time' ? durationS : distanceM;
  const inOrder = volumes
    .filter((day) => figureOf(day) > 0)
    .toSorted((one, other) => figureOf(other) - figureOf(one) || (one.date < other.date ? 1 : -1));
  const [first, ...others] = inOrder.slice(0, MOST_LISTED);
  const told = ({ date, count, distanceM, durationS }: DayVolume) =>
    `${dayText(date, today)}: ${[countText(count, kind.one, kind.many), distanceM > 0 && kmText(distanceM), formatElapsed(durationS)].filter(Boolean).join(', ')}`;
  const most =
    first &&
    (isCount
      ? countText(first.count, kind.one, kind.many)
      : question.measure === 'time'
        ? formatElapsed(first.durationS)
        : kmText(first.distanceM));
  return {
    text: first
      ? paragraphs(
          `The most in a day ${when}: ${bold(most ?? '')} on ${dayText(first.date, today)}.`,
          `${listOf([first, ...others].map(told))}`,
        )
      : `No ${kind.one} ${when} tells it.`,
    because: `I added up the ${kind.many} of each day ${when}.`,
    suggestions: ['What is my longest run?', 'What was my biggest week?'],
  };
}
