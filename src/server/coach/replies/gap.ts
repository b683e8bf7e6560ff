import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { ANY_WORKOUT } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText } from '../../../domain/coach/phrases.ts';
import { bold, literally } from '../../../domain/coach/rich-text.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import { findNewest, scopeOf } from '../coach-workouts.queries.ts';
import { daysOf, daysText, unreadDays } from './days.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { raceLink, workoutLine } from './wording.ts';

type Moment = { date: string; told: string };

/** How long lies between two races, or between the last two workouts of a kind. */
export async function replyGap(asked: Asked): Promise<Reply> {
  const { today } = asked.athlete;
  if (MEAN.test(asked.question.raceText ?? '')) return replyMeanGap(asked);
  const moments = await momentsOf(asked);
  const [first, second] = moments.toSorted((one, other) => one.date.localeCompare(other.date));
  if (!first || !second) return replyUnplaced(asked);
  const days = daysBetween(first.date, second.date);
  const weeks =
    days >= 14
      ? ` (${countText(Math.floor(days / 7), 'week', 'weeks')}${days % 7 === 0 ? '' : ` and ${countText(days % 7, 'day', 'days')}`})`
      : '';
  return {
    text: `${bold(countText(days, 'day', 'days'))}${weeks} lie between ${first.told} on ${dayText(first.date, today)} and ${second.told} on ${dayText(second.date, today)}.`,
    because: `I counted from the day of the one to the day of the other: ${first.date} to ${second.date}; the day after ${dayText(addDays(first.date, 0), today)} is the first.`,
    suggestions: ['What races do I have?', 'What is my current streak?'],
  };
}

const MEAN = /\b(?:average|mean|typical(?:ly)?|usual(?:ly)?|normally)\b/;
/** So many of the latest are gone through. */
const MOST_DAYS = 500;

/** How many days lie between two of a kind on average: from the first to the last, by as many gaps. */
async function replyMeanGap(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? ANY_WORKOUT;
  const days = daysOf(asked, allTime(today));
  const lines = await findNewest(db, scopeOf(athlete, days, kind), MOST_DAYS);
  const dates = [...new Set(lines.map(({ date }) => date))];
  const [latest, first] = [dates[0], dates.at(-1)];
  const gaps = dates.length - 1;
  const suggestions = ['How many runs a week do I do?', 'What is my current streak?'];
  const because =
    'I took the days from the first of them to the last, and divided them by the gaps.';
  if (!latest || !first || gaps < 1) {
    const text = `I found fewer than two days with ${kind.many} ${daysText(days, today)}, so there is no gap.`;
    return { text, because, suggestions };
  }
  const mean = daysBetween(first, latest) / gaps;
  return {
    text: `${bold(`${mean.toFixed(1)} days`)} lie between two days with ${kind.many} on average: ${dates.length} such days ${daysText(days, today)}, from ${dayText(first, today)} to ${dayText(latest, today)}.`,
    because,
    suggestions,
  };
}

async function momentsOf({ db, athlete, question }: Asked): Promise<Moment[]> {
  const { race, otherRace, kind, raceText } = question;
  const { userId, viewer, today } = athlete;
  if (race && otherRace) {
    return [race, otherRace].map((each) => ({ date: each.date, told: raceLink(each) }));
  }
  if (/\braces\b/.test(raceText ?? '')) {
    const races = await findShownRaces(db, { userId, origins: originsShownTo(viewer) });
    const run = races.filter(({ actual_time_s, date }) => actual_time_s !== null && date <= today);
    return run.slice(-2).map((each) => ({ date: each.date, told: raceLink(each) }));
  }
  const of = kind ?? ANY_WORKOUT;
  const lines = await findNewest(db, { userId, viewer, to: today, kind: of }, 2);
  return lines.map((line) => ({
    date: line.date,
    told: `the ${literally(of.one)} (${workoutLine(line, today)})`,
  }));
}
