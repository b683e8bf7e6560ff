import { distanceWords } from '../../../domain/coach/conditions.ts';
import {
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  untilToday,
  yearNumber,
} from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { DistanceRecord } from '../../../domain/records.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { unreadDays } from './days.ts';
import { recordAsked } from './extreme.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const LATELY_DAYS = 42;
const MOST_MONTHS = 12;

type Best = { days: Period; record: DistanceRecord | null };

/** The fastest time over a distance in each of some stretches of days, and how the first lies to the second. */
export async function replyBests(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const bests: Best[] = [];
  for (const days of stretchesOf(asked)) {
    const ofDays = { ...question, periods: [untilToday(days, today)], extreme: 'fastest' as const };
    bests.push({ days, record: await recordAsked({ ...asked, question: ofDays }, 'fastest') });
  }
  const words = distanceWords(question.distanceM ?? 0);
  const line = ({ days, record }: Best) =>
    `${upperFirst(days.words)}: ${record ? `${bold(formatElapsed(record.timeS))}${record.source === 'longer' ? ' or faster' : ''}, ${recordDay(record, today)}` : 'no such time'}`;
  const isByMonth = question.periods.length < 2 && bests.length > 2;
  return {
    text: paragraphs(
      isByMonth ? `Your fastest ${words}, month by month:` : verdictText(bests, words),
      listOf(bests.map(line)),
    ),
    because:
      'I took the records of Analytics for each of these stretches: races with a time, whole runs of the distance and the fastest stretches inside recordings.',
    suggestions: [`My fastest ${words}`, 'Am I getting faster?'],
  };
}

function recordDay({ date, workoutId }: DistanceRecord, today: string): string {
  const day = dayText(date, today);
  return workoutId === null ? day : link(day, `/run-details/${workoutId}`);
}

/** The two that are named, the last six weeks and the one that is, or the months one by one. */
function stretchesOf({ athlete: { today }, question }: Asked): Period[] {
  const [one, other] = question.periods;
  if (one && other) return one.from >= other.from ? [one, other] : [other, one];
  const isByMonth = /\bmonth/.test(question.raceText ?? '');
  if (one && !isByMonth) return [lastDays(today, LATELY_DAYS), one];
  const from = one && one.unit !== 'all' ? one.from : null;
  const months: Period[] = [];
  for (let at = 0; at < MOST_MONTHS; at += 1) {
    const month = monthOf(yearNumber(today), monthNumber(today) - at);
    if (from !== null && month.to < from) break;
    months.push(month);
  }
  return months;
}

function verdictText([now, before]: readonly Best[], words: string): string {
  if (!now?.record || !before?.record) return `Your fastest ${words} of each:`;
  const gainedS = before.record.timeS - now.record.timeS;
  const isFloor = now.record.source === 'longer' || before.record.source === 'longer';
  const gap = formatElapsed(Math.abs(gainedS));
  const verdict = gainedS === 0 ? 'As fast' : `${gap} ${gainedS > 0 ? 'faster' : 'slower'}`;
  return `${bold(verdict)} over ${words} ${now.days.words} than ${before.days.words}${isFloor ? ', as far as longer runs tell' : ''}:`;
}
