import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import type { Period } from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  grouped,
  kmText,
  milesText,
  paceText,
  totalHoursText,
} from '../../../domain/coach/phrases.ts';
import type { Measure } from '../../../domain/coach/question.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import {
  type Fuel,
  findExtremes,
  findNewest,
  findWithFuel,
  type WorkoutLine,
} from '../lines.queries.ts';
import { findSums, findWalks, type Sums } from '../sums.queries.ts';
import type { Answer, Asked } from './answer.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { answerNone } from './none.ts';
import { answerRestDays } from './rest-days.ts';
import { listPage, paragraphs, workoutList } from './wording.ts';

/** So many workouts are all named; of more, the longest. */
const MOST_LISTED = 7;
const LONGEST_LISTED = 3;

/** How much was run, or trained, in these days. */
export async function answerAmount(asked: Asked): Promise<Answer> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked);
  if (question.measure === 'restDays') return answerRestDays(asked, days);
  const kind = question.kind ?? RUNS;
  const scope = { userId, from: days.from, to: days.to, kind };
  const sums = await findSums(db, scope);
  if (sums.workouts === 0) return answerNone(asked, { kind, days });
  const wordsOf = { kind, sums, when: daysText(days, today), inMiles: question.inMiles === true };
  const openDays =
    question.periods.length === 0 ? ' You named no days, so I took the last four weeks.' : '';
  return {
    text: paragraphs(
      sentence(question.measure, wordsOf),
      kind === RUNS && (await walksText(asked, days)),
      await evidence(asked, { kind, days, sums }),
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} in your log that is dated ${dayText(days.from, today)} to ${dayText(days.to, today)}, ${grouped(sums.workouts)} in all.${openDays}`,
    suggestions: [
      days.words === 'last month' ? 'And this month?' : 'And last month?',
      'And the longest?',
      'And my average heart rate?',
    ],
  };
}

type Words = { kind: Kind; sums: Sums; when: string; inMiles: boolean };

function sentence(measure: Measure | null, words: Words): string {
  const { kind, sums, when } = words;
  const count = countOf(words);
  const time = totalHoursText(sums.durationS);
  const inAll = sums.workouts === 1 ? '' : ' in all';
  const km = distanceOf(words);
  const paced = pacedOf(sums);
  switch (measure) {
    case 'calories':
      return `You burned ${bold(`${grouped(sums.calories)} kcal`)} in ${count} ${when}${notedFor(sums.withCalories, sums)}.`;
    case 'gels':
      return `You took ${bold(countText(sums.caffeinatedGels + sums.nonCaffeinatedGels, 'gel', 'gels'))} in ${count} ${when}, ${sums.caffeinatedGels} of them with caffeine.`;
    case 'hydration':
      return hydrationText(words);
    case 'time':
      return `You spent ${bold(time)} on ${count} ${when}${km && `: ${km}${paced}`}.`;
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
  return inMiles ? `${milesText(distanceM)} (${kmText(distanceM)})` : kmText(distanceM);
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
  const { userId, today } = athlete;
  const scope = { userId, from: days.from, to: days.to, kind };
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
