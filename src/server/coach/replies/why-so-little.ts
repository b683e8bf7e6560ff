import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { lastDays, type Period, periodBefore } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText, moreOrLess } from '../../../domain/coach/phrases.ts';
import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { ADVICE_DAYS } from '../../../domain/limits.ts';
import { notedIllness } from '../../../domain/noted-illness.ts';
import { notedPain } from '../../../domain/noted-pain.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { findRaces } from '../../races/races.queries.ts';
import { findNewest, scopeOf } from '../coach-workouts.queries.ts';
import { findDayVolumes, findSums, type Sums } from '../sums.queries.ts';
import { daysOf, daysText, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { breaksBetween, inARow, type Stretch } from './stretches.ts';
import { dayLink, paragraphs, raceLink } from './wording.ts';

/** As many stretches of the same length, before it and behind it, say what was usual. */
const BESIDE = 2;
const LEAST_BREAK_DAYS = 6;
const AROUND_DAYS = 60;
const MOST_WORKOUTS = 2000;

/** What a log tells of days with little running: fewer runs or shorter ones, breaks, races, what notes say. */
export async function tellWhySoLittle(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked, lastDays(today, ADVICE_DAYS));
  const sumsOf = (period: Period) => findSums(db, scopeOf(athlete, period, RUNS));
  const [sums, ...beside] = await Promise.all([days, ...besideIt(days, today)].map(sumsOf));
  const around = { from: addDays(days.from, -AROUND_DAYS), to: addDays(days.to, AROUND_DAYS) };
  const volumes = await findDayVolumes(db, scopeOf(athlete, around, RUNS));
  const races = (await findRaces(db, athlete.userId)).filter(
    ({ date, completed }) => completed === 1 && date >= addDays(days.from, -7) && date <= days.to,
  );
  const usual = meanOf(beside);
  const rests = breaksIn(
    volumes.map(({ date }) => date),
    days,
  );
  // What kept somebody from running is mostly noted on the last run before it, or the first after it.
  const read = {
    from: addDays([days.from, ...rests.map(({ from }) => from)].toSorted()[0] ?? days.from, -1),
    to: addDays([days.to, ...rests.map(({ to }) => to)].toSorted().at(-1) ?? days.to, 1),
  };
  const workouts = await findNewest(db, scopeOf(athlete, read), MOST_WORKOUTS);
  const noted = workouts.flatMap((workout) => {
    const word = notedIllness(workout.notes) ?? notedPain(workout.notes)?.words;
    return word ? [`${dayLink(workout, today)}: “${literally(word)}”`] : [];
  });
  const told = [
    ...(sums && usual ? comparedWithUsual(sums, usual) : []),
    ...rests.map(
      ({ from, to, days: length }) =>
        `${bold(countText(length, 'day', 'days'))} without a run, ${dayText(from, today)} to ${dayText(to, today)}.`,
    ),
    ...races.map((race) => `A race: ${raceLink(race)} on ${dayText(race.date, today)}.`),
    ...(noted.length > 0 ? [`Your notes: ${noted.toReversed().slice(0, 5).join(', ')}.`] : []),
  ];
  const isAsMuch = sums !== undefined && usual !== null && sums.distanceM >= usual.distanceM;
  const lead = isAsMuch
    ? `${bold('It was not less than around it.')} What the log tells of the time`
    : `${bold('Why, your log does not say;')} what it tells of the time`;
  return {
    text: paragraphs(
      `${lead} ${daysText(days, today)}:`,
      listOf(told.length > 0 ? told : ['Nothing stands out in it.']),
    ),
    because: `I compared the runs of those days with the mean of the stretches of the same length around them, and looked for ${LEAST_BREAK_DAYS} days and more without a run, for races, and for notes of illness or pain.`,
    suggestions: ['Km per month this year', 'How is my training going?'],
  };
}

/** The stretches of the same length around some days, as far as they are over. */
function besideIt(days: Period, today: Day): Period[] {
  const length = daysBetween(days.from, days.to) + 1;
  const after = Array.from({ length: BESIDE }, (_, at) => {
    const from = addDays(days.to, 1 + at * length);
    return { ...days, from, to: addDays(from, length - 1) };
  });
  const before = [periodBefore(days), periodBefore(periodBefore(days))];
  return [...before, ...after].filter(({ to }) => to <= today);
}

type Usual = { runs: number; distanceM: number };

function meanOf(sums: readonly Sums[]): Usual | null {
  const ran = sums.filter(({ workouts }) => workouts > 0);
  if (ran.length === 0) return null;
  const mean = (of: (each: Sums) => number) =>
    ran.reduce((sum, each) => sum + of(each), 0) / ran.length;
  return { runs: mean(({ workouts }) => workouts), distanceM: mean(({ distanceM }) => distanceM) };
}

/** Whether it was fewer runs, shorter ones, or both. */
function comparedWithUsual({ workouts, distanceM }: Sums, usual: Usual): string[] {
  const change = moreOrLess(distanceM, usual.distanceM);
  const each = workouts > 0 ? distanceM / workouts : 0;
  const usually = usual.runs > 0 ? usual.distanceM / usual.runs : 0;
  const isFewer = workouts < LITTLE * usual.runs;
  const isShorter = each < LITTLE * usually;
  const how =
    isFewer && isShorter
      ? 'Fewer runs, and shorter ones'
      : isFewer
        ? 'Fewer runs'
        : isShorter
          ? 'As many runs, but shorter ones'
          : 'Runs as many and as long as usual';
  return [
    `${kmText(distanceM)}${change === null ? ', beside' : `, ${bold(change)}`} the ${kmText(usual.distanceM)} that are the mean of as long before and after.`,
    `${upperFirst(how)}: ${workouts} of ${kmText(each)} each, around it mostly ${usual.runs.toFixed(1)} of ${kmText(usually)}.`,
  ];
}

const LITTLE = 0.9;

/** The longest times without a run that these days share in, whole. */
function breaksIn(runDays: readonly Day[], days: Period): Stretch[] {
  const rows = inARow(runDays.toSorted());
  // What comes after the last run is not over.
  const until = rows.at(-1)?.to;
  if (until === undefined) return [];
  return breaksBetween(rows, addDays(until, 1))
    .filter((rest) => rest.days >= LEAST_BREAK_DAYS && rest.from <= days.to && rest.to >= days.from)
    .toSorted((one, other) => other.days - one.days)
    .slice(0, MOST_BREAKS);
}

const MOST_BREAKS = 2;
