import { daysBetween } from '../../../domain/calendar.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, FIRST_DAY, type Period } from '../../../domain/coach/period.ts';
import {
  countText,
  kmText,
  lengthAsAsked,
  paceText,
  withArticle,
} from '../../../domain/coach/phrases.ts';
import type { Measure } from '../../../domain/coach/question.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { grouped } from '../../../domain/units.ts';
import {
  type Fuel,
  findExtremes,
  findNewest,
  findWithFuel,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { findSums, findWalks, type Sums } from '../sums.queries.ts';
import { datesText, daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { replyLoad } from './load.ts';
import { isOfRecordings, replyRecorded } from './recorded.ts';
import type { Asked, Reply } from './reply.ts';
import { replyShare } from './share.ts';
import { dayLink, listPage, paragraphs, workoutList } from './wording.ts';

/** So many workouts are all named; of more, the longest. */
const MOST_LISTED = 7;
const LONGEST_LISTED = 3;

/** How much was run, or trained, in these days. */
export async function replyAmount(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked);
  if (question.measure === 'restDays') return replyRestDays(asked, days);
  if (isOfRecordings(question.measure)) return replyRecorded(asked, question.measure);
  if (question.measure === 'load') return replyLoad(asked);
  if (question.count !== null) return replyLast(asked);
  const kind = question.kind ?? RUNS;
  const scope = scopeOf(athlete, days, kind);
  const sums = await findSums(db, scope);
  if (question.isShare) return replyShare(asked);
  if (sums.workouts === 0) return replyNone(asked, { kind, days });
  const wordsOf = {
    kind,
    sums,
    days,
    when: daysText(days, today),
    inMiles: question.inMiles === true,
  };
  const openDays =
    question.periods.length === 0
      ? ` You named no days, so I took ${days.unit === 'all' ? 'your whole log' : 'the last four weeks'}.`
      : '';
  return {
    text: paragraphs(
      sentence(question.measure, wordsOf),
      kind === RUNS && (await walksText(asked, days)),
      await evidence(asked, { kind, days, sums }),
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} in your log that is dated ${datesText(days, today)}, ${grouped(sums.workouts)} in all.${openDays}`,
    suggestions: [
      days.words === 'last month' ? 'And this month?' : 'And last month?',
      'And the longest?',
      'And my average heart rate?',
    ],
  };
}

/** What the last few come to together. */
async function replyLast(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const kind = question.kind ?? RUNS;
  const [period] = question.periods;
  const wanted = Math.min(question.count ?? 0, MOST_LAST);
  const scope = { userId, viewer, from: period?.from, to: period?.to ?? today, kind };
  const lines = await findNewest(db, scope, wanted);
  if (lines.length === 0) return replyNone(asked, { kind, days: daysOf(asked, allTime(today)) });
  const lead =
    lines.length === 1
      ? `Your latest ${kind.one}`
      : `Your last ${countText(lines.length, kind.one, kind.many)}`;
  if (question.measure !== null && OF_SUMS.has(question.measure)) {
    const sums = await findSums(db, { ...scope, ids: lines.map(({ id }) => id) });
    return {
      text: paragraphs(
        sumsSentence(lead, question.measure, sums),
        workoutList(lines.slice(0, MOST_LISTED), today),
      ),
      because: `I added up what is noted of the latest ${countText(lines.length, kind.one, kind.many)} by date.`,
      suggestions: ['What is my average pace?', 'How much did I run this week?'],
    };
  }
  const distanceM = lines.reduce((sum, line) => sum + (line.distanceM ?? 0), 0);
  const durationS = lines.reduce((sum, line) => sum + line.durationS, 0);
  return {
    text: paragraphs(
      `${lead} ${lines.length === 1 ? 'comes' : 'come'} to ${bold(kmText(distanceM))} in ${bold(formatElapsed(durationS))}.`,
      workoutList(lines.slice(0, MOST_LISTED), today),
    ),
    because: `I added up the latest ${countText(lines.length, kind.one, kind.many)} by date.`,
    suggestions: ['What is my average pace?', 'How much did I run this week?'],
  };
}

const OF_SUMS: ReadonlySet<Measure> = new Set(['calories', 'gels', 'hydration']);

export function sumsSentence(lead: string, measure: Measure, sums: Sums): string {
  const { workouts, calories, withCalories, hydrationMl, withHydration } = sums;
  if (measure === 'gels') {
    return `${lead}: ${bold(countText(sums.caffeinatedGels + sums.nonCaffeinatedGels, 'gel', 'gels'))}, ${sums.caffeinatedGels} of them with caffeine.`;
  }
  const [figure, noted, what] =
    measure === 'calories'
      ? [`${grouped(calories)} kcal`, withCalories, 'calories']
      : [`${grouped(hydrationMl)} ml`, withHydration, 'drinks'];
  if (noted === 0) return `${lead}: no ${what} are noted.`;
  return `${lead}: ${bold(figure)}${noted < workouts ? `, noted for ${noted} of ${workouts}` : ''}.`;
}

const MOST_LAST = 100;

type Words = { kind: Kind; sums: Sums; days: Period; when: string; inMiles: boolean };

function sentence(measure: Measure | null, words: Words): string {
  const { kind, sums, days, when } = words;
  const count = countOf(words);
  const time = formatElapsed(sums.durationS);
  const inAll = sums.workouts === 1 ? '' : ' in all';
  const km = distanceOf(words);
  // Kilometres of a ride beside the pace of runs would be taken for one figure.
  const paced = kind.workoutType === 'running' || kind.sport === 'run' ? pacedOf(sums) : '';
  switch (measure) {
    case 'calories':
      return `You burned ${bold(`${grouped(sums.calories)} kcal`)} in ${count} ${when}${notedFor(sums.withCalories, sums)}.`;
    case 'gels':
      return `You took ${bold(countText(sums.caffeinatedGels + sums.nonCaffeinatedGels, 'gel', 'gels'))} in ${count} ${when}, ${sums.caffeinatedGels} of them with caffeine.`;
    case 'hydration':
      return hydrationText(words);
    case 'time':
      return `You spent ${bold(time)} on ${count} ${when}${km && `: ${km}${paced}`}.`;
    case 'runDays':
      return `You did ${bold(count)} on ${bold(countText(sums.days, 'day', 'days'))} ${when}${days.unit === 'all' ? '' : `, of ${daysBetween(days.from, days.to) + 1}`}.`;
    case 'count':
      return `You did ${bold(count)} ${when}: ${km && `${km}, `}${time}${inAll}${paced}.`;
    default:
      return km
        ? `You ${kind.sport === 'run' ? 'ran' : 'covered'} ${bold(km)} in ${bold(count)} ${when}: ${time}${inAll}${paced}.`
        : `You did ${bold(count)} ${when}: ${time}${inAll}.`;
  }
}

function countOf({ sums, kind }: Words): string {
  return `${grouped(sums.workouts)} ${sums.workouts === 1 ? kind.one : kind.many}`;
}

function distanceOf({ sums, inMiles }: Words): string {
  const { distanceM } = sums;
  if (distanceM === 0) return '';
  return lengthAsAsked(distanceM, { inMiles });
}

function pacedOf({ pacedM, pacedS }: Sums): string {
  const pace = paceSPerKm({ distanceM: pacedM, durationS: pacedS });
  return pace === null ? '' : `, ${paceText(pace)}`;
}

function notedFor(noted: number, { workouts }: Sums): string {
  return noted === workouts ? '' : ` (noted for ${noted} of them)`;
}

function hydrationText(words: Words): string {
  const { sums, when } = words;
  const { hydrationMl, withHydration } = sums;
  if (withHydration === 0) return `None of your ${countOf(words)} ${when} has its drinks noted.`;
  const average = Math.round(hydrationMl / withHydration);
  return `You drank ${bold(`${grouped(hydrationMl)} ml`)} on ${withHydration} of ${countOf(words)} ${when}: ${average} ml on average where it is noted.`;
}

/** Walks and hikes are no runs, and are told beside them. */
async function walksText({ db, athlete }: Asked, days: Period): Promise<string | null> {
  const { count, distanceM } = await findWalks(db, {
    userId: athlete.userId,
    viewer: athlete.viewer,
    from: days.from,
    to: days.to,
  });
  if (count === 0) return null;
  return `Beside them ${countText(count, 'walk or hike', 'walks and hikes')}, ${kmText(distanceM)}, which are no runs.`;
}

/** The workouts behind the sum: all of them, or those that weigh most. */
async function evidence(
  { db, athlete, question }: Asked,
  of: { kind: Kind; days: Period; sums: Sums },
): Promise<string> {
  const { kind, days, sums } = of;
  const { today } = athlete;
  const scope = scopeOf(athlete, days, kind);
  const fuel = FUEL[question.measure ?? 'distance'];
  if (fuel) {
    const lines = await findWithFuel(db, scope, { fuel, limit: MOST_LISTED });
    return lines.length > 0
      ? `The latest of them with ${fuel === 'gels' ? 'gels' : 'drinks noted'}:\n${workoutList(lines, today)}`
      : '';
  }
  if (sums.workouts <= MOST_LISTED) {
    return workoutList(await findNewest(db, scope, MOST_LISTED), today);
  }
  const longest = await findExtremes(db, scope, { extreme: 'longest', limit: LONGEST_LISTED });
  const [head, lines]: [string, WorkoutLine[]] =
    longest.length > 0
      ? ['The longest of them:', longest]
      : ['The latest of them:', await findNewest(db, scope, LONGEST_LISTED)];
  return paragraphs(
    `${head}\n${workoutList(lines, today)}`,
    `All of them are in ${link(...listPage(kind))}.`,
  );
}

const FUEL: Partial<Record<Measure, Fuel>> = { gels: 'gels', hydration: 'hydration' };

/** That there is nothing of the kind in these days, and where the latest one is. */
async function replyNone(asked: Asked, of: { kind: Kind; days: Period }): Promise<Reply> {
  const { db, athlete } = asked;
  const { kind, days } = of;
  const { userId, viewer, today } = athlete;
  const [latest] = await findNewest(db, { userId, viewer, kind, to: today }, 1);
  const last = latest
    ? `Your latest ${kind.one} is of ${dayLink(latest, today)}.`
    : kind.where
      ? days.unit === 'all'
        ? ''
        : `There is none in your whole log.`
      : `There is no ${kind.one} in your log yet; ${link('log one', '/workouts')} or ${link('import your workouts', '/apple-health')}.`;
  return {
    text: paragraphs(
      `I found no ${kind.one} ${daysText(days, today)}. ${last}`.trim(),
      leftOut(asked),
    ),
    because: `I looked at every ${kind.one} dated ${datesText(days, today)}, and there is none.`,
    suggestions: ['How much did I run this year?', 'What can you do?'],
  };
}

/** Days of the log without any workout. */
async function replyRestDays({ db, athlete, question }: Asked, days: Period): Promise<Reply> {
  const { today } = athlete;
  const kind = question.kind ?? ANY_WORKOUT;
  const sums = await findSums(db, scopeOf(athlete, days, kind));
  // What is bounded by its end alone begins with the log.
  const from = days.from === FIRST_DAY ? (sums.firstDay ?? days.from) : days.from;
  const length = daysBetween(from, days.to) + 1;
  const suggestions = ['What should I do today?', 'How is my training going?'];
  if (sums.firstDay === null || days.unit === 'all') {
    return {
      text: `I count rest days only between workouts, over days that you name: this month, say, or since 1 March.`,
      because: 'Before the first workout of a log, every day would be a day off.',
      suggestions,
    };
  }
  return {
    text: `You had ${bold(countText(length - sums.days, 'day', 'days'))} without ${withArticle(kind.one)} ${daysText(days, today)}, of ${length}.`,
    because: `Your log has ${withArticle(kind.one)} on ${sums.days} of these ${length} days.`,
    suggestions,
  };
}
