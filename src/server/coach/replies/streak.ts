import { addDays } from '../../../domain/calendar.ts';
import { hasConditions } from '../../../domain/coach/conditions.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText, withArticle } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { weekDays } from '../../../domain/measures.ts';
import { addMonths, firstDayOf } from '../../../domain/months.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findDayVolumes } from '../sums.queries.ts';
import { ANY_VOLUME, addUp, unitsMeant } from './biggest.ts';
import { daysOf, daysText } from './days.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { breaksBetween, inARow, type Stretch } from './stretches.ts';
import { keyOf, nameOfUnit } from './units.ts';
import { paragraphs } from './wording.ts';

function stretchText({ from, to, days }: Stretch, today: string): string {
  return days === 1 ? dayText(from, today) : `${dayText(from, today)} to ${dayText(to, today)}`;
}

/** Days in a row, now and at most, and the longest time without. */
export async function replyStreak(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const isOfUnits = /\b(?:weeks|months)\b/.test(question.raceText ?? '');
  if (isOfUnits && (question.unit === 'week' || question.unit === 'month')) {
    if (question.periods.length > 0)
      return replyUnplaced({
        ...asked,
        question: { ...question, unplaced: question.periods.map(({ words }) => words) },
      });
    return replyStreakOfUnits(asked, question.unit);
  }
  if (hasConditions(question.where)) return replyUnplaced(asked);
  const asOf = daysOf(asked, allTime(today));
  const isWhole = asOf.to === today;
  const asksFor = question.raceText ?? '';
  const isOfRuns = /\brun|\bran\b/.test(asksFor);
  const kind = isOfRuns && question.kind ? question.kind : (question.kind ?? ANY_WORKOUT);
  const volumes = await findDayVolumes(db, scopeOf(athlete, asOf, kind));
  const days = volumes.map(({ date }) => date);
  const because = `I went through every day with ${withArticle(kind.one)} in your log. A run of days is not over while today is still to come.`;
  const suggestions = ['Last rest day', 'How much did I run this week?'];
  if (days.length === 0) {
    return { text: `There is no ${kind.one} ${daysText(asOf, today)}.`, because, suggestions };
  }
  const rows = inARow(days);
  if (question.times !== null && question.measure === 'restDays') {
    const off = breaksBetween(rows, addDays(asOf.to, isWhole ? 0 : 1));
    return replyLastOff(asked, { off, kind, least: question.times.count });
  }
  if (question.times !== null) {
    return replyLastRow(asked, { rows, kind, least: question.times.count });
  }
  const longest = rows.reduce((best, each) => (each.days > best.days ? each : best));
  const last = rows.at(-1);
  const isOn = last !== undefined && last.to >= addDays(today, -1);
  const now = isOn
    ? `You are at ${bold(countText(last.days, 'day', 'days'))} in a row with ${withArticle(kind.one)}, since ${dayText(last.from, today)}.`
    : `You have no streak going: your last ${kind.one} was on ${dayText(last?.to ?? today, today)}.`;
  const breaks = breaksBetween(rows, addDays(asOf.to, isWhole ? 0 : 1));
  const longestBreak = breaks.reduce<Stretch | null>(
    (best, each) => (best === null || each.days > best.days ? each : best),
    null,
  );
  const row = `The longest: ${bold(countText(longest.days, 'day', 'days'))} in a row with ${withArticle(kind.one)}, ${stretchText(longest, today)}.`;
  const isThisOne = isWhole && longestBreak?.to === addDays(today, -1);
  const off =
    longestBreak &&
    (isThisOne
      ? `The longest without ${withArticle(kind.one)} is this one: ${bold(countText(longestBreak.days + 1, 'day', 'days'))} since your last one, on ${dayText(addDays(longestBreak.from, -1), today)}.`
      : `The longest without ${withArticle(kind.one)}: ${bold(countText(longestBreak.days, 'day', 'days'))}, ${stretchText(longestBreak, today)}.`);
  const inOrder = ASKS_OFF.test(asksFor)
    ? [off, row, now]
    : ASKS_LONGEST.test(asksFor)
      ? [row, off, now]
      : [now, row, off];
  const [first, ...others] = inOrder.filter(
    (line): line is string => line !== null && (isWhole || line !== now),
  );
  return {
    text: paragraphs(!isWhole && `${daysText(asOf, today)}:`, first, listOf(others)),
    because,
    suggestions,
  };
}

/** 'Longest break this year', 'how long did I not run' */
const ASKS_OFF =
  /\b(?:(?<!without (?:a|any) )breaks?|gaps?|without(?! (?:a|any) break)|off|pause|layoff|not|no)\b/;
const ASKS_LONGEST = /\b(?:longest|best|record|most)\b/;

/** 'When did I last run 3 days in a row?' */
function replyLastRow(
  { athlete }: Asked,
  of: { rows: readonly Stretch[]; kind: Kind; least: number },
): Reply {
  const { rows, kind, least } = of;
  const found = rows.filter(({ days }) => days >= least);
  const last = found.at(-1);
  const days = countText(least, 'day', 'days');
  const { today } = athlete;
  return {
    text: last
      ? `The last time with ${withArticle(kind.one)} on ${bold(`${days} in a row`)}: ${dayText(last.from, today)} to ${dayText(last.to, today)}${last.days > least ? `, ${last.days} days` : ''}. It happened ${found.length === 1 ? 'once' : `${found.length} times`}.`
      : `You never had ${withArticle(kind.one)} on ${days} in a row.`,
    because: `I went through every day with ${withArticle(kind.one)} in your log.`,
    suggestions: ['What is my longest streak?', 'Last rest day'],
  };
}

/** 'When did I last have two days off in a row?' Today is not over, and is none of them. */
function replyLastOff(
  { athlete }: Asked,
  of: { off: readonly Stretch[]; kind: Kind; least: number },
): Reply {
  const { off, kind, least } = of;
  const { today } = athlete;
  const found = off.filter(({ days }) => days >= least);
  const last = found.at(-1);
  const days = countText(least, 'day', 'days');
  const without = `without ${withArticle(kind.one)}`;
  return {
    text: last
      ? `The last time ${without} for ${bold(`${days} in a row`)}: ${stretchText(last, today)}${last.days > least ? `, ${last.days} days` : ''}. It happened ${found.length === 1 ? 'once' : `${found.length} times`}.`
      : `You never went ${days} in a row ${without}.`,
    because: `I went through every day ${without} since the first one in your log.`,
    suggestions: ['Last rest day', 'Rest days this month'],
  };
}

/** Weeks or months in a row: with any run, with so many, or with so many kilometres. */
async function replyStreakOfUnits(asked: Asked, unit: 'week' | 'month'): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const isAny = question.times === null && !hasConditions(question.where);
  const isMeant = isAny ? ANY_VOLUME : unitsMeant(question);
  if (isMeant === null) return replyUnplaced(asked);
  const kind = { ...(question.kind ?? RUNS), where: undefined };
  const named = kind.sport === 'run' && !kind.runningSubtype ? RUNS : kind;
  const volumes = addUp(
    await findDayVolumes(db, { userId, viewer, to: today, kind: named }),
    unit,
    athlete.weekStart,
  );
  const keys = volumes.filter(isMeant.of).map(({ key }) => key);
  const rows = unitsInARow(keys.toSorted(), unit);
  const which = isAny
    ? `with ${withArticle(named.one)}`
    : `with ${isMeant.words}${question.times ? '' : ` of ${named.many}`}`;
  const because = `I went through every ${unit}${unit === 'week' ? `, from ${weekDays()}` : ''} of your log. This ${unit} breaks no row while it is not over.`;
  const suggestions = ['What is my current streak?', `What was my biggest ${unit}?`];
  const longest = rows.reduce<UnitRow | null>(
    (best, row) => (best && best.length >= row.length ? best : row),
    null,
  );
  if (!longest) return { text: `There is no ${unit} ${which} in your log.`, because, suggestions };
  const now = keyOf(today, unit, athlete.weekStart);
  const last = rows.at(-1);
  const isOn = last && (last.to === now || nextUnit(last.to, unit) === now);
  const units = (count: number) => countText(count, unit, `${unit}s`);
  return {
    text: [
      isOn
        ? `You are at ${bold(units(last.length))} in a row ${which}, since ${dayText(dayOfUnit(last.from), today)}.`
        : `You are on no such row: the last ${unit} ${which} was ${nameOfUnit(last?.to ?? now, unit, today)}.`,
      `The longest: ${bold(units(longest.length))} in a row, from ${dayText(dayOfUnit(longest.from), today)} to ${dayText(addDays(dayOfUnit(nextUnit(longest.to, unit)), -1), today)}.`,
    ].join('\n\n'),
    because,
    suggestions,
  };
}

type UnitRow = { from: string; to: string; length: number };

function unitsInARow(keys: readonly string[], unit: 'week' | 'month'): UnitRow[] {
  const rows: UnitRow[] = [];
  for (const key of keys) {
    const last = rows.at(-1);
    if (last && nextUnit(last.to, unit) === key) {
      last.to = key;
      last.length += 1;
    } else rows.push({ from: key, to: key, length: 1 });
  }
  return rows;
}

function dayOfUnit(key: string): string {
  return key.length === 7 ? firstDayOf(key) : key;
}

function nextUnit(key: string, unit: 'week' | 'month'): string {
  return unit === 'week' ? addDays(key, 7) : addMonths(key, 1);
}
