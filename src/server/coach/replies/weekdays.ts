import { weekdayOf } from '../../../domain/calendar.ts';
import { NO_CONDITIONS } from '../../../domain/coach/conditions.ts';
import { type Kind, kindWhere, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, type Period } from '../../../domain/coach/period.ts';
import { countText, joined, lengthAsAsked, paceAsAsked } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { distanceUnit } from '../../../domain/measures.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findDayVolumes, findSums } from '../sums.queries.ts';
import { replyAmount } from './amount.ts';
import { measuredText } from './biggest.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const NAMES = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Those on which there is the least, of which there may be several with nothing. */
function leastText(inOrder: readonly { name: string; count: number }[], kind: Kind): string | null {
  const least = inOrder.at(-1);
  if (!least) return null;
  const names = inOrder.filter(({ count }) => count === least.count).map(({ name }) => name);
  return `${bold(joined(names))} have the least: ${countText(least.count, kind.one, kind.many)}.`;
}

/** How the runs are spread over the days of the week. */
export async function replyWeekdays(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const scope = scopeOf(athlete, days, kind);
  const volumes = await findDayVolumes(db, scope);
  if (volumes.length === 0) return replyAmount(asked);
  const { extreme } = question;
  if (extreme === 'fastest' || extreme === 'slowest') {
    return replyByPace(asked, { kind, days, isFastest: extreme === 'fastest' });
  }
  const sums = NAMES.map((name, weekday) => {
    const ofDay = volumes.filter(({ date }) => weekdayOf(date) === weekday);
    const total = (of: 'count' | 'distanceM') => ofDay.reduce((sum, each) => sum + each[of], 0);
    return { name, weekday, count: total('count'), distanceM: total('distanceM') };
  });
  const measured = await Promise.all(
    NAMES.map((_, weekday) => {
      const ofDay = kindWhere(kind, { ...(kind.where ?? NO_CONDITIONS), weekdays: [weekday] });
      return measuredText(asked, { kind: ofDay, from: days.from, to: days.to, days });
    }),
  );
  const figures = (of: { count: number; distanceM: number }) =>
    `${countText(of.count, kind.one, kind.many)}${of.distanceM > 0 ? `, ${lengthAsAsked(of.distanceM, question)}` : ''}`;
  const isOfEach = EACH_ON_AVERAGE.test(question.raceText ?? '');
  const isOfDistance = question.measure === 'distance';
  const lengthOf = ({ count, distanceM }: { count: number; distanceM: number }) =>
    count > 0 ? distanceM / count : 0;
  const inOrder = sums.toSorted((one, other) => {
    const [byCount, byDistance] = [other.count - one.count, other.distanceM - one.distanceM];
    if (isOfEach) return lengthOf(other) - lengthOf(one);
    return isOfDistance ? byDistance || byCount : byCount || byDistance;
  });
  const [most] = inOrder;
  const farthest = sums.reduce((best, each) => (each.distanceM > best.distanceM ? each : best));
  const isFarthest = farthest.weekday === most?.weekday || farthest.distanceM === 0;
  const together = (of: typeof sums) => ({
    count: of.reduce((sum, { count }) => sum + count, 0),
    distanceM: of.reduce((sum, { distanceM }) => sum + distanceM, 0),
  });
  const isWeekend = ({ weekday }: { weekday: number }) => weekday === 0 || weekday === 6;
  const atWeekends = together(sums.filter(isWeekend));
  const onWorkingDays = together(sums.filter((each) => !isWeekend(each)));
  const isOfBoth = NAMES_BOTH.every((words) => words.test(question.raceText ?? ''));
  return {
    text: paragraphs(
      isOfBoth &&
        atWeekends.distanceM !== onWorkingDays.distanceM &&
        `${bold(`${lengthAsAsked(Math.abs(atWeekends.distanceM - onWorkingDays.distanceM), question)} more ${atWeekends.distanceM > onWorkingDays.distanceM ? 'at weekends' : 'on working days'}`)} ${daysText(days, today)}.`,
      question.extreme === 'least' && leastText(inOrder, kind),
      isOfEach &&
        most &&
        `${bold(most.name)} have the longest ${kind.many} ${daysText(days, today)}: ${bold(`${lengthAsAsked(lengthOf(most), question)} each on average`)}, ${figures(most)}.`,
      !isOfEach &&
        most &&
        `${bold(most.name)} have the most ${isOfDistance ? distanceWord(question) : kind.many} ${daysText(days, today)}: ${bold(figures(most))}.${isFarthest ? '' : ` The most ${distanceWord(question)} are run on ${bold(farthest.name)}: ${figures(farthest)}.`}`,
      listOf(
        inOrder.map((each) => {
          const told = each.count > 0 && measured[each.weekday];
          const length =
            isOfEach && each.count > 0 && `${bold(lengthAsAsked(lengthOf(each), question))} each, `;
          return `${each.name}: ${length || ''}${told ? `${bold(told)}, ` : ''}${figures(each)}`;
        }),
      ),
      `At weekends ${figures(atWeekends)}; on working days ${figures(onWorkingDays)}.`,
      leftOut(asked),
    ),
    because: `I counted every ${kind.one} ${daysText(days, today)} by the day of the week of its date.`,
    suggestions: ['Average pace on Sundays', 'How much do I run per week?'],
  };
}

/** 'Do I run more on weekends or weekdays' */
const NAMES_BOTH = [/\bweek ?ends?\b/, /\b(?:week ?days|working days|the week)\b/];

const EACH_ON_AVERAGE = /\b(?:average|mean) (?:distance|length|run)\b|\blongest runs\b/;

/** 'Which weekday am I fastest' */
async function replyByPace(
  { db, athlete, question }: Asked,
  of: { kind: Kind; days: Period; isFastest: boolean },
): Promise<Reply> {
  const { kind, days, isFastest } = of;
  const sums = await Promise.all(
    NAMES.map(async (name, weekday) => {
      const ofDay = kindWhere(kind, { ...(kind.where ?? NO_CONDITIONS), weekdays: [weekday] });
      const { paced, pacedS, pacedM } = await findSums(db, scopeOf(athlete, days, ofDay));
      return { name, paced, pace: pacedM > 0 ? (1000 * pacedS) / pacedM : null };
    }),
  );
  const known = sums
    .flatMap(({ pace, ...each }) => (pace === null ? [] : [{ ...each, pace }]))
    .toSorted((one, other) => (isFastest ? one.pace - other.pace : other.pace - one.pace));
  const line = ({ pace, paced }: (typeof known)[number]) =>
    `${bold(paceAsAsked(pace, question))} on average over ${countText(paced, kind.one, kind.many)}`;
  const [first] = known;
  return {
    text: paragraphs(
      first
        ? `You are ${isFastest ? 'fastest' : 'slowest'} on ${bold(first.name)} ${daysText(days, athlete.today)}:`
        : `No ${kind.one} ${daysText(days, athlete.today)} has a distance.`,
      known.length > 0 && listOf(known.map((each) => `${each.name}: ${line(each)}`)),
    ),
    because: `I divided the time by the distance of every ${kind.one} of each day of the week. What is run on a day, intervals or a long run, says more than the day.`,
    suggestions: ['Average pace on Sundays', 'How much do I run per week?'],
  };
}

function distanceWord({ inMiles }: Asked['question']): string {
  return inMiles || distanceUnit() === 'mi' ? 'miles' : 'kilometres';
}
