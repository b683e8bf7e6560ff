import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { ANY_WORKOUT } from '../../../domain/coach/kinds.ts';
import { countText, dayText } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { findDayVolumes } from '../sums.queries.ts';
import type { Asked, Reply } from './reply.ts';

type Stretch = { from: string; to: string; days: number };

/** Days in a row, now and at most, and the longest time without. */
export async function replyStreak({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  const isOfRuns = /\brun|\bran\b/.test(question.raceText ?? '');
  const kind = isOfRuns && question.kind ? question.kind : (question.kind ?? ANY_WORKOUT);
  const volumes = await findDayVolumes(db, { userId, viewer, to: today, kind });
  const days = volumes.map(({ date }) => date);
  const because = `I went through every day with a ${kind.one} in your log. A run of days is not over while today is still to come.`;
  const suggestions = ['Last rest day', 'How much did I run this week?'];
  if (days.length === 0) {
    return { text: `There is no ${kind.one} in your log yet.`, because, suggestions };
  }
  const rows = inARow(days);
  const longest = rows.reduce((best, each) => (each.days > best.days ? each : best));
  const last = rows.at(-1);
  const isOn = last !== undefined && last.to >= addDays(today, -1);
  const now = isOn
    ? `You are at ${bold(countText(last.days, 'day', 'days'))} in a row with a ${kind.one}, since ${dayText(last.from, today)}.`
    : `You are on no streak: your last ${kind.one} was on ${dayText(last?.to ?? today, today)}.`;
  const breaks = breaksBetween(rows, today);
  const longestBreak = breaks.reduce<Stretch | null>(
    (best, each) => (best === null || each.days > best.days ? each : best),
    null,
  );
  return {
    text: [
      now,
      listOf(
        [
          `The longest: ${bold(countText(longest.days, 'day', 'days'))} in a row, ${dayText(longest.from, today)} to ${dayText(longest.to, today)}.`,
          longestBreak &&
            `The longest without a ${kind.one}: ${bold(countText(longestBreak.days, 'day', 'days'))}, ${dayText(longestBreak.from, today)} to ${dayText(longestBreak.to, today)}.`,
        ].filter((line) => line !== null),
      ),
    ].join('\n\n'),
    because,
    suggestions,
  };
}

/** The days come in order, each once. */
function inARow(days: readonly string[]): Stretch[] {
  const rows: Stretch[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === day) {
      last.to = day;
      last.days += 1;
    } else rows.push({ from: day, to: day, days: 1 });
  }
  return rows;
}

/** Also the one that today may be in; before the first workout there is none. */
function breaksBetween(rows: readonly Stretch[], today: string): Stretch[] {
  return rows.flatMap(({ to }, index) => {
    const from = addDays(to, 1);
    const until = addDays(rows[index + 1]?.from ?? today, -1);
    const days = daysBetween(from, until) + 1;
    return days > 0 ? [{ from, to: until, days }] : [];
  });
}
