import { addDays, startOfWeek } from '../../../domain/calendar.ts';
import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, MONTH_NAMES } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText, totalHoursText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { type DayVolume, findDayVolumes } from '../sums.queries.ts';
import { replyAmount } from './amount.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { listPage, paragraphs } from './wording.ts';

type Unit = 'week' | 'month' | 'year';
type Volume = { key: string; count: number; distanceM: number; durationS: number };

const MOST_LISTED = 3;

/** The week, month or year with the most. */
export async function replyBiggest(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const unit = question.unit ?? 'week';
  const days = daysOf(asked, allTime(today));
  const volumes = addUp(
    await findDayVolumes(db, { userId, viewer, from: days.from, to: days.to, kind }),
    unit,
  );
  const [biggest, ...others] = volumes.slice(0, MOST_LISTED);
  if (!biggest) return replyAmount(asked);
  const nameOf = ({ key }: Volume) => nameOfUnit(key, unit, today);
  const line = (volume: Volume) => `${nameOf(volume)}: ${figures(volume, kind)}`;
  return {
    text: paragraphs(
      `Your biggest ${unit}${days.unit === 'all' ? '' : ` ${daysText(days, today)}`} is ${bold(nameOf(biggest))}: ${bold(figures(biggest, kind))}.`,
      others.length > 0 && `Then:\n${listOf(others.map(line))}`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} ${daysText(days, today)} by ${unit}${unit === 'week' ? ', from Sunday to Saturday' : ''}, and compared ${volumes.length} of them.`,
    suggestions: [
      unit === 'month' ? 'What was my biggest week?' : 'What was my biggest month?',
      'How much do I run per week?',
    ],
  };
}

function addUp(days: readonly DayVolume[], unit: Unit): Volume[] {
  const volumes = new Map<string, Volume>();
  for (const day of days) {
    const key = keyOf(day.date, unit);
    const sum = volumes.get(key) ?? { key, count: 0, distanceM: 0, durationS: 0 };
    sum.count += day.count;
    sum.distanceM += day.distanceM;
    sum.durationS += day.durationS;
    volumes.set(key, sum);
  }
  return [...volumes.values()].toSorted(
    (one, other) => other.distanceM - one.distanceM || other.durationS - one.durationS,
  );
}

function keyOf(date: string, unit: Unit): string {
  if (unit === 'week') return startOfWeek(date);
  return unit === 'month' ? date.slice(0, 7) : date.slice(0, 4);
}

function nameOfUnit(key: string, unit: Unit, today: string): string {
  if (unit === 'week') return `${dayText(key, today)} to ${dayText(addDays(key, 6), today)}`;
  if (unit === 'year') return key;
  return `${MONTH_NAMES[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`;
}

function figures({ count, distanceM, durationS }: Volume, kind: Kind): string {
  const km = distanceM > 0 ? `${kmText(distanceM)} in ` : '';
  return `${km}${countText(count, kind.one, kind.many)}, ${totalHoursText(durationS)}`;
}
