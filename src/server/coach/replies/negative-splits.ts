import { setImmediate as nextTurn } from 'node:timers/promises';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText } from '../../../domain/coach/phrases.ts';
import { FADING } from '../../../domain/coach/reading/parts/along-the-run.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { EVEN_WITHIN_PERCENT } from '../../../domain/race-plan/race-review.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { type ComparedHalves, readHalves } from '../../analytics/halves.ts';
import { countWorkouts, findNewest, scopeOf, type WorkoutLine } from '../coach-workouts.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { findAskedRace, replyUnknownRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, workoutLine } from './wording.ts';

type Compared = { workout: WorkoutLine; halves: ComparedHalves };

/** Whether one slows down towards the end, by on how many one did. */
function fadingText(compared: readonly Compared[]): string {
  const slower = compared.filter(({ halves }) => halves.split === 'positive').length;
  const share = slower / compared.length;
  const verdict = share >= 0.5 ? 'Mostly yes' : share >= 0.25 ? 'Now and then' : 'Mostly no';
  return `${bold(`${verdict}:`)} on ${slower} of ${compared.length} the second half was slower by more than ${EVEN_WITHIN_PERCENT}%.`;
}

/** Some five milliseconds each. */
const MOST_COMPARED = 250;
const MOST_LISTED = 5;

/** On how many runs the second half was faster than the first; of one run or race, how its halves were. */
export async function replyNegativeSplits(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  if (question.race !== null) return replyOfRace(asked);
  const kind = question.kind ?? RUNS;
  const isOfLast = question.count !== null;
  const days = daysOf(asked, isOfLast ? allTime(today) : undefined);
  const scope = scopeOf(athlete, days, kind);
  const wanted = Math.min(question.count ?? MOST_COMPARED, MOST_COMPARED);
  const workouts = await findNewest(db, scope, wanted);
  const all = isOfLast ? workouts.length : await countWorkouts(db, scope);
  const compared = await comparedHalves(asked, workouts);
  const [only] = compared;
  const suggestions = ['What is a negative split?', 'How did my last run go?'];
  if (!only) {
    const what =
      all === 0 ? `I found no ${kind.one}` : `Nothing of ${countText(all, kind.one, kind.many)}`;
    const why = all === 0 ? '' : ' was recorded along the way, so I cannot compare its halves';
    return {
      text: `${what} ${isOfLast ? 'in your log' : daysText(days, today)}${why}.`,
      because: BECAUSE,
      suggestions,
    };
  }
  if (workouts.length === 1 && isOfLast) {
    return {
      text: paragraphs(halvesText(only.halves), listOf([workoutLine(only.workout, today)])),
      because: BECAUSE,
      suggestions,
    };
  }
  const negative = compared.filter(({ halves }) => halves.split === 'negative');
  const even = compared.filter(({ halves }) => halves.split === 'even').length;
  const when = isOfLast ? `your last ${countText(workouts.length, kind.one, kind.many)}` : null;
  const of = when ?? `${countText(compared.length, kind.one, kind.many)} ${daysText(days, today)}`;
  const left = all - compared.length;
  return {
    text: paragraphs(
      FADING.test(question.raceText ?? '') && fadingText(compared),
      `${bold(`${negative.length} of ${of}`)} had a negative split, the second half faster by more than ${EVEN_WITHIN_PERCENT}%; ${even} were even, ${compared.length - negative.length - even} slower in the second half.`,
      left > 0 &&
        `${left} more were not recorded along the way${all > MOST_COMPARED ? `, or are older than the latest ${MOST_COMPARED}` : ''}: they are not counted.`,
      negative.length > 0 &&
        `The latest of them:\n${listOf(negative.slice(0, MOST_LISTED).map(({ workout, halves }) => `${workoutLine(workout, today)} · ${gapText(halves)}`))}`,
      leftOut(asked),
    ),
    because: BECAUSE,
    suggestions,
  };
}

const BECAUSE = `I took the recording of each run, split its way in the middle, and compared the time of both halves, standing left out; a race’s with standing, as its own page does. Within ${EVEN_WITHIN_PERCENT}% of each other they are even.`;

async function replyOfRace(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, viewer, today } = athlete;
  const found = await findAskedRace(asked);
  const { race } = found;
  if (!race) return replyUnknownRace(asked, found);
  const suggestions = ['What is a negative split?', 'How did my last race go?'];
  if (race.date > today) {
    return {
      text: `${raceLink(race)} is still to come, on ${dayText(race.date, today)}. Its page has the pace of each kilometre, even and for a negative split.`,
      because: 'Only a race that was run has halves to compare.',
      suggestions,
    };
  }
  const run = race.workout_id
    ? await findNewest(db, { userId, viewer, ids: [race.workout_id] }, 1)
    : [];
  const [compared] = await comparedHalves(asked, run, { withStanding: true });
  return {
    text: compared
      ? paragraphs(
          `${raceLink(race)}: ${halvesText(compared.halves)}`,
          listOf(run.map((each) => workoutLine(each, today))),
        )
      : `${raceLink(race)} has no run with a recording linked to it, so I cannot compare its halves.`,
    because: BECAUSE,
    suggestions,
  };
}

export async function comparedHalves(
  { db, athlete }: Asked,
  workouts: readonly WorkoutLine[],
  { withStanding = false }: { withStanding?: boolean } = {},
): Promise<Compared[]> {
  const { sources } = originsShownTo(athlete.viewer);
  const compared: Compared[] = [];
  for (const workout of workouts) {
    const of = { workoutId: workout.id, userId: athlete.userId, sources, withStanding };
    const halves = await readHalves(db, of);
    if (halves) compared.push({ workout, halves });
    await nextTurn();
  }
  return compared;
}

export function halvesText(halves: ComparedHalves): string {
  const verdict = {
    negative: 'a negative split',
    even: 'an even split',
    positive: 'no negative split',
  }[halves.split];
  return `${bold(upperFirst(verdict))}: the first half took ${formatElapsed(halves.firstS)}, the second ${formatElapsed(halves.secondS)}, ${gapText(halves)}.`;
}

function gapText({ secondSlowerS, secondSlowerPercent }: ComparedHalves): string {
  const percent = Math.abs(secondSlowerPercent).toFixed(1);
  if (secondSlowerS === 0) return 'as fast as the first';
  return `${formatElapsed(Math.abs(secondSlowerS))} (${percent}%) ${secondSlowerS < 0 ? 'faster' : 'slower'}`;
}
