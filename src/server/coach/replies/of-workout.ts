import { addDays, startOfWeek } from '../../../domain/calendar.ts';
import { NO_CONDITIONS } from '../../../domain/coach/conditions.ts';
import { type DaysAround, daysAround } from '../../../domain/coach/days-around.ts';
import { ANY_WORKOUT, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime, dayWords, type Period } from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  kmText,
  lengthAsAsked,
  paceAsAsked,
  paceGapText,
} from '../../../domain/coach/phrases.ts';
import type { Figure, Question } from '../../../domain/coach/question.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { daysAgoText } from '../../../domain/days-ago.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { elevationText, slowerByShownS, speedIn, speedUnit } from '../../../domain/measures.ts';
import { notedHeat } from '../../../domain/noted-heat.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { isRun } from '../../../domain/sports.ts';
import { grouped } from '../../../domain/units.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { ZONES, zoneShares } from '../../../domain/zones.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findRaces } from '../../races/races.queries.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import {
  countWithoutStart,
  countWorkouts,
  findFelt,
  findHighestPeak,
  findNewest,
  isMarkedAsRace,
  type Scope,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { findRecordedSums, findSums } from '../sums.queries.ts';
import { alongText, recordedAlong } from './along-the-run.ts';
import { daysOf, daysText, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { LEAST_USUAL, USUAL_DAYS, usualOf } from './usual.ts';
import { replyWhichOfTwo } from './which-of-two.ts';
import { paragraphs, raceLink, workoutList } from './wording.ts';
import { workoutsMeant } from './workouts-meant.ts';

const SUGGESTIONS = ['How much did I run this week?', 'What should I do today?'];

/** One figure of the workout that was told before: 'Your heart rate was 164 bpm on average.' */
export async function replyOfWorkout(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const unread = unreadDays(asked);
  if (unread) return unread;
  if (question.ofWorkout?.whichWas && question.otherOne) {
    return replyWhichOfTwo(asked, question.otherOne);
  }
  const figure = question.ofWorkout?.figure ?? 'date';
  const against = question.ofWorkout?.against ?? null;
  const race = await raceMeant(asked);
  const ofRace = race && against === null && resultText(race, figure, asked);
  if (ofRace) {
    return {
      text: paragraphs(ofRace, `${raceLink(race)}, ${dayText(race.date, athlete.today)}.`),
      because: 'I read it from the race in your Race Goals.',
      suggestions: SUGGESTIONS,
    };
  }
  const workouts = await workoutsMeant(asked);
  const [only, ...others] = workouts;
  if (!only) return replyNoneMeant(asked, race);
  if (against === 'usual') return replyAgainstUsual(asked, { workout: only, figure });
  if (against === 'training') return replyAgainstTraining(asked, { workout: only, figure });
  if (against === 'oneBefore') return replyAgainstOneBefore(asked, only);
  const because = 'I read it from the workout itself, the one that was told before.';
  if (others.length === 0) {
    return {
      text: paragraphs(
        await figureText(asked, { workout: only, figure }),
        workoutList([only], athlete.today),
      ),
      because,
      suggestions: SUGGESTIONS,
    };
  }
  const rows = await Promise.all(
    workouts.map(
      async (workout) =>
        `${workoutList([workout], athlete.today).replace(/^- /, '')}: ${await figureText(asked, { workout, figure })}`,
    ),
  );
  return { text: listOf(rows), because, suggestions: SUGGESTIONS };
}

/** 'Since then', 'the week after': the days after the workout, or the race, that was told, or around it. */
export async function daysSince(
  asked: Asked,
  { since, around }: { since: Question; around: DaysAround | null },
): Promise<Period | null> {
  const { today } = asked.athlete;
  const [workout] = since.race ? [] : await workoutsMeant({ ...asked, question: since });
  const day = since.race?.date ?? workout?.date;
  if (day === undefined) return null;
  if (around) return daysAround({ from: day, to: day }, around, asked.athlete.weekStart);
  if (day >= today) return null;
  return { from: addDays(day, 1), to: today, unit: 'days', words: `after ${dayWords(day)}` };
}

async function raceMeant({ db, athlete, question }: Asked): Promise<RaceRow | null> {
  const { race } = question;
  if (race === null) return null;
  return (await findRaces(db, athlete.userId)).find(({ id }) => id === race.id) ?? null;
}

/** What the race itself holds: its time is the official one. */
function resultText(race: RaceRow, figure: Figure, { athlete, question }: Asked): string | null {
  if (figure === 'date') return dateText(race.date, athlete.today);
  if (figure === 'distance')
    return `It was ${bold(lengthAsAsked(race.distance_m, question))} long.`;
  const timeS = race.actual_time_s;
  if (timeS === null) return null;
  if (figure === 'time') return `You ran it in ${bold(formatElapsed(timeS))}.`;
  if (figure !== 'pace') return null;
  return `You ran it at ${bold(paceAsAsked((1000 * timeS) / race.distance_m, question))}.`;
}

function dateText(date: string, today: string): string {
  return `It was on ${bold(dayText(date, today))}, ${daysAgoText(date, today)}.`;
}

function replyNoneMeant(asked: Asked, race: RaceRow | null): Reply {
  const { athlete, question } = asked;
  const where =
    race === null
      ? daysText(daysOf(asked, allTime(athlete.today)), athlete.today)
      : `on the day of ${raceLink(race)}, ${dayText(race.date, athlete.today)}`;
  return {
    text: `I found no ${question.kind?.one ?? 'run'} ${where}, so there is nothing that could tell it.`,
    because: 'I looked for the workout that was told before.',
    suggestions: SUGGESTIONS,
  };
}

type Of = { workout: WorkoutLine; figure: Figure };

async function figureText(asked: Asked, { workout, figure }: Of): Promise<string> {
  const { db, athlete, question } = asked;
  const { distanceM, durationS, avgHeartRate, notes, date } = workout;
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [workout.id] };
  switch (figure) {
    case 'date':
      return dateText(date, athlete.today);
    case 'time':
      return `It took ${bold(formatElapsed(durationS))}.`;
    case 'distance':
      return distanceM
        ? `It was ${bold(lengthAsAsked(distanceM, question))} long.`
        : 'No distance is noted for it.';
    case 'pace': {
      const pace = isRun(workout) ? paceSPerKm(workout) : null;
      if (pace !== null) return `You ran it at ${bold(paceAsAsked(pace, question))}.`;
      return distanceM && durationS > 0
        ? `Your speed was ${bold(`${speedIn(distanceM / durationS).toFixed(1)} ${speedUnit()}`)}.`
        : 'Without a distance it has no pace.';
    }
    case 'heartRate': {
      if (!avgHeartRate) return 'No heart rate is noted for it.';
      const peak = await findHighestPeak(db, scope);
      const most = peak ? `, ${peak.maxHeartRate} at most` : '';
      return `Your heart rate was ${bold(`${avgHeartRate} bpm`)} on average${most}.`;
    }
    case 'note':
      return notes ? `You wrote: “${literally(notes)}”` : 'You wrote nothing about it.';
    case 'weather':
      return weatherText(workout);
    case 'fuel':
      return `${await notedText(asked, workout, 'gels')} ${await notedText(asked, workout, 'hydration')}`;
    case 'shoes': {
      const pair = (await findShoes(db, athlete.userId)).find(({ id }) => id === workout.shoeId);
      return pair ? `You wore ${bold(literally(pair.name))}.` : 'No pair is noted for it.';
    }
    case 'feel':
      return feltText(asked, workout);
    case 'session':
      return sessionText(asked, workout);
    case 'whether':
      return whetherText(asked, workout);
    case 'race':
      return raceText(asked, workout);
    case 'splits':
    case 'laps':
    case 'halves':
      return alongText(asked, { workout, figure });
    case 'elevation':
    case 'cadence':
      return recordedText(asked, workout, figure);
    default:
      return notedText(asked, workout, figure);
  }
}

/** No field of a log holds the weather: its note alone may tell it. */
function weatherText({ notes }: WorkoutLine): string {
  const lead = notedHeat({ notes })
    ? `${bold('Hot')}, by your note.`
    : `Your log holds ${bold('no weather')}.`;
  return notes ? `${lead} You wrote: “${literally(notes)}”` : `${lead} You wrote nothing about it.`;
}

/** By the athlete's own words alone: effort, feel and note. */
async function feltText({ db, athlete }: Asked, { id, notes }: WorkoutLine): Promise<string> {
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [id] };
  const { effort, feel } = await findFelt(db, scope);
  const told = [
    feel === null ? '' : `You marked it as ${bold(feel)}.`,
    effort === null ? '' : `You gave it ${bold(`${effort} of 10`)}.`,
    notes ? `You wrote: “${literally(notes)}”` : '',
  ].filter((each) => each !== '');
  return told.length > 0
    ? told.join(' ')
    : 'You noted neither effort nor feel, and wrote nothing about it, so your log cannot tell.';
}

/** What was done, as it was written down; of intervals each repetition as well. */
async function sessionText(asked: Asked, workout: WorkoutLine): Promise<string> {
  const { notes, runningSubtype } = workout;
  const kind = bold(workoutLabel(workout));
  const told = notes
    ? `${kind}. You wrote: “${literally(notes)}”`
    : `${kind}. You wrote nothing about it.`;
  if (runningSubtype !== 'outdoor-interval') return told;
  return paragraphs(told, await recordedAlong(asked, { workout, figure: 'laps' }));
}

/** Whether it is one of those that are named: by its own fields, and what only a note tells by its note. */
async function whetherText(asked: Asked, { id, notes }: WorkoutLine): Promise<string> {
  const { db, athlete, question } = asked;
  const { userId, viewer } = athlete;
  const kind = question.against ?? ANY_WORKOUT;
  const scope = { userId, viewer, ids: [id] };
  if (kind.where?.hours && (await countWithoutStart(db, scope)) > 0) {
    return `${bold('I cannot say:')} no time of day is noted for it.`;
  }
  const isOne = (await countWorkouts(db, { ...scope, kind })) > 0;
  const verdict = `${bold(isOne ? 'Yes,' : 'No,')} it was ${isOne ? 'one of your' : 'none of your'} ${literally(kind.many)}.`;
  const isOfNote = kind.where?.note != null;
  return isOfNote
    ? `${verdict} ${notes ? `You wrote: “${literally(notes)}”` : 'You wrote nothing about it.'}`
    : verdict;
}

async function raceText({ db, athlete }: Asked, { id }: WorkoutLine): Promise<string> {
  const { userId, viewer } = athlete;
  const race = (await findRaces(db, userId)).find(({ workout_id }) => workout_id === id);
  if (race) return `${bold('Yes,')} it was ${raceLink(race)}.`;
  return (await isMarkedAsRace(db, { userId, viewer, ids: [id] }))
    ? `${bold('Yes,')} it is marked as a race.`
    : `${bold('No,')} it belongs to no race in your Race Goals and is not marked as one.`;
}

async function recordedText(
  { db, athlete }: Asked,
  { id }: WorkoutLine,
  figure: 'elevation' | 'cadence',
): Promise<string> {
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [id] };
  const { withAscent, ascentM, cadenceS, cadenceTimesS } = await findRecordedSums(db, scope);
  if (figure === 'elevation') {
    return withAscent > 0
      ? `You climbed ${bold(elevationText(ascentM))} on it.`
      : 'No elevations were recorded on it.';
  }
  return cadenceS > 0
    ? `Your cadence was ${bold(`${Math.round(cadenceTimesS / cadenceS)} steps a minute`)} on average.`
    : 'No cadence was recorded on it.';
}

async function notedText(
  { db, athlete }: Asked,
  { id, notes }: WorkoutLine,
  figure: Figure,
): Promise<string> {
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [id] };
  const sums = await findSums(db, scope);
  if (figure === 'gels') {
    const gels = sums.caffeinatedGels + sums.nonCaffeinatedGels;
    return gels === 0
      ? 'You noted no gels on it.'
      : `You took ${bold(countText(gels, 'gel', 'gels'))} on it, ${sums.caffeinatedGels} of them with caffeine.`;
  }
  if (figure === 'hydration') {
    return sums.withHydration === 0
      ? 'No drinks are noted for it.'
      : `You drank ${bold(`${grouped(sums.hydrationMl)} ml`)} on it.`;
  }
  if (figure === 'calories') {
    return sums.withCalories === 0
      ? 'No calories are noted for it.'
      : `You burned ${bold(`${grouped(sums.calories)} kcal`)} on it.`;
  }
  if (figure === 'effort') {
    return sums.withEffort === 0
      ? `No effort is noted for it: that is the 1 to 10 that you give a workout when you log it.${notes ? ` You wrote: “${literally(notes)}”` : ''}`
      : `You gave it ${bold(`${sums.effort} of 10`)}.`;
  }
  if (sums.withZones === 0) return 'It has no minutes in heart-rate zones.';
  const shares = zoneShares(sums.zoneSeconds);
  const zones = ZONES.map(
    ({ number }) =>
      `Zone ${number} ${formatElapsed(sums.zoneSeconds[number - 1] ?? 0)} (${shares[number - 1]}%)`,
  );
  return `In zones: ${zones.join(', ')}.`;
}

/** 'Was it slow?': against those of its kind in the three months before it. */
async function replyAgainstUsual(asked: Asked, { workout, figure }: Of): Promise<Reply> {
  const { db, athlete } = asked;
  const lines = await findNewest(db, usualOf(athlete, workout), 500);
  const usual = await meansOf(asked, lines);
  const own = await meansOf(asked, [workout]);
  const [was, before] = [own[figure], usual[figure]];
  const because = `Usual is the mean of those of its kind in the ${USUAL_DAYS} days before it.`;
  const count = countText(lines.length, 'workout', 'workouts');
  const told =
    was === undefined || before === undefined || lines.length < LEAST_USUAL
      ? `I cannot say: ${lines.length < LEAST_USUAL ? `only ${count} of its kind ${lines.length === 1 ? 'is' : 'are'} in the ${USUAL_DAYS} days before it.` : 'the figure is not noted.'}`
      : `${againstText(figure, was, before)}, over ${count} of its kind in the ${USUAL_DAYS} days before.`;
  return {
    text: paragraphs(told, workoutList([workout], athlete.today)),
    because,
    suggestions: SUGGESTIONS,
  };
}

/** 'Was I faster than in training?', of a race: against all other runs of the three months before it. */
async function replyAgainstTraining(asked: Asked, { workout, figure }: Of): Promise<Reply> {
  const { db, athlete } = asked;
  const days = { from: addDays(workout.date, -USUAL_DAYS), to: addDays(workout.date, -1) };
  const training = { ...RUNS, where: { ...NO_CONDITIONS, withoutRaces: true } };
  const lines = await findNewest(db, scopeOf(athlete, days, training), 500);
  const [own, before] = [await meansOf(asked, [workout]), await meansOf(asked, lines)];
  const [was, mean] = [own[figure], before[figure]];
  const told =
    was === undefined || mean === undefined
      ? `I cannot say: ${lines.length === 0 ? `no run is in the ${USUAL_DAYS} days before it.` : 'the figure is not noted.'}`
      : `${againstText(figure, was, mean)}, over all ${countText(lines.length, 'run', 'runs')} of the ${USUAL_DAYS} days before, races left out.`;
  return {
    text: paragraphs(told, workoutList([workout], athlete.today)),
    because: `I took the run of the race, and the mean of all runs of the ${USUAL_DAYS} days before it that were no races.`,
    suggestions: SUGGESTIONS,
  };
}

/** 'How does it compare to the one before?' */
async function replyAgainstOneBefore(asked: Asked, workout: WorkoutLine): Promise<Reply> {
  const { db, question, athlete } = asked;
  const next = { ...question, rank: (question.rank ?? 1) + 1 };
  // Of a day, or of the longest, the one before it is the last of its own kind.
  const [before] =
    question.extreme === 'latest'
      ? await workoutsMeant({ ...asked, question: next })
      : await findNewest(db, lastOfItsKind(asked, workout), 1);
  if (!before) {
    return { ...replyNoneMeant(asked, null), text: 'There is none before it in your log.' };
  }
  const [own, other] = [await meansOf(asked, [workout]), await meansOf(asked, [before])];
  // What is asked for stands first.
  const figureAsked = question.ofWorkout?.figure;
  const inOrder = COMPARED_FIGURES.toSorted(
    (one, another) => Number(another === figureAsked) - Number(one === figureAsked),
  );
  const told = inOrder.flatMap((figure) => {
    const [was, then] = [own[figure], other[figure]];
    return was === undefined || then === undefined ? [] : `${againstText(figure, was, then)}.`;
  });
  return {
    text: paragraphs(told.join(' '), workoutList([workout, before], athlete.today)),
    because: 'I took the two latest of the kind, by date.',
    suggestions: SUGGESTIONS,
  };
}

/** Those of its kind before it; before its week, where that is asked for. */
function lastOfItsKind({ athlete, question }: Asked, workout: WorkoutLine): Scope {
  const ofKind = usualOf(athlete, workout);
  if (!/\bweek before\b/.test(question.raceText ?? '')) return ofKind;
  return { ...ofKind, to: addDays(startOfWeek(workout.date, athlete.weekStart), -1) };
}

const COMPARED_FIGURES = ['pace', 'distance', 'heartRate'] as const;

/** Pace is all time over all distance; what is not noted is left out. */
async function meansOf(
  { db, athlete }: Asked,
  lines: readonly WorkoutLine[],
): Promise<Partial<Record<Figure, number>>> {
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: lines.map(({ id }) => id) };
  const sums = await findSums(db, scope);
  const { withAscent, ascentM } = await findRecordedSums(db, scope);
  const mean = (sum: number, count: number) => (count > 0 ? sum / count : undefined);
  const { workouts, pacedM, pacedS } = sums;
  return {
    pace: paceSPerKm({ distanceM: pacedM, durationS: pacedS }) ?? undefined,
    distance: sums.distanceM > 0 ? mean(sums.distanceM, workouts) : undefined,
    time: mean(sums.durationS, workouts),
    heartRate: mean(sums.heartRateTimesS, sums.heartRateS),
    elevation: mean(ascentM, withAscent),
  };
}

function againstText(figure: Figure, was: number, before: number): string {
  const than = (gap: string, more: boolean, [up, down]: readonly [string, string]) =>
    `${bold(`${gap} ${more ? up : down}`)} than`;
  switch (figure) {
    case 'pace': {
      const slower = slowerByShownS({ pace: was, than: before });
      const lead =
        slower === 0
          ? `${bold('As fast')} as`
          : than(paceGapText(Math.abs(slower)), slower > 0, ['slower', 'faster']);
      return `${lead} before: ${paceAsAsked(was, { inMiles: null })} against ${paceAsAsked(before, { inMiles: null })}`;
    }
    case 'heartRate': {
      const gap = Math.round(was) - Math.round(before);
      if (gap === 0) return `${bold('The same heart rate')} as before: ${Math.round(was)} bpm`;
      return `${than(`${Math.abs(gap)} bpm`, gap >= 0, ['higher', 'lower'])} before: ${Math.round(was)} bpm against ${Math.round(before)}`;
    }
    case 'elevation':
      return `${than(elevationText(Math.abs(was - before)), was >= before, ['more climbed', 'less climbed'])} before: ${elevationText(was)} against ${elevationText(before)}`;
    case 'time':
      return `${than(formatElapsed(Math.abs(was - before)), was >= before, ['longer', 'shorter'])} before: ${formatElapsed(was)} against ${formatElapsed(before)}`;
    default:
      return `${than(kmText(Math.abs(was - before)), was >= before, ['longer', 'shorter'])} before: ${kmText(was)} against ${kmText(before)}`;
  }
}
