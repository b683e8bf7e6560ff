import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { distanceWords } from '../../../domain/coach/conditions.ts';
import { trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { weekByDay } from '../../../domain/coach/judging/week-by-day.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { countText, dayText, joined, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { wishWords } from '../../../domain/coach/reading/parts/week-wishes.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { paceFigure } from '../../../domain/measures.ts';
import { believedDistanceM } from '../../../domain/plausible-time.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import {
  longRunWanted,
  type PlanFromLog,
  type PlanPaces,
  type PlanSession,
  type PlanWeek,
  PRESENT_DAYS,
  type PresentTraining,
  planFromLog,
  type RefusedPlan,
  type WeekPlan,
  WHY_REFUSED,
} from '../../../domain/race-plan/weeks.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { readPregnancy } from '../../analytics/training-form.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findNewest } from '../coach-workouts.queries.ts';
import { gatherTraining, readAthletesHistory } from '../gather-training.ts';
import { replyTaper } from './plan.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink } from './wording.ts';

const SUGGESTIONS = ['What should I do this week?', 'How do I taper?', 'My training paces'];
const BECAUSE =
  'The plan begins at the mean of your last four weeks and grows by at most 7% a week, up to 30% above them (45% for a marathon), with an easier week after three of building; the long run grows by at most a tenth over the longest before it, since runs longer than that are where injuries rose (Frandsen 2025, 5,205 runners, strong). The last weeks come down to 45% of the peak (Bosquet 2007, 27 trials, strong). That hard days are few and apart is what coaches agree on; no trial has compared whole plans. The paces are those of your prediction.';

/** A plan to a race by week, from the athlete's own weeks; refused where it would rest on nothing. */
export async function replyRacePlan(asked: Asked): Promise<Reply> {
  const { athlete, question } = asked;
  const { today } = athlete;
  const race = (await raceOf(asked)) ?? (await raceAround(asked));
  if (!race && question.ahead?.of === 'week') {
    return {
      text: `${upperFirst(question.ahead.period.words)} I can say nothing yet: this week and the next one I plan by day, all others to a race, and none after it stands in ${link('Race Goals', '/races')}.`,
      because: 'A plan by week needs the day that it leads to.',
      suggestions: ['Plan for next week', 'When is my next race?'],
    };
  }
  if (!race) {
    const what = question.distanceM === null ? '' : ` of ${distanceWords(question.distanceM)}`;
    return {
      text: `There is no race${what} to come in ${link('Race Goals', '/races')}. Add it with its day, or say in how many weeks it is: “12 week half marathon plan”.`,
      because: 'A plan by week needs the day that it leads to.',
      suggestions: ['12 week half marathon plan', 'When is my next race?'],
    };
  }
  const { plan, present, paces } = await readPlan(asked, race);
  if ('refused' in plan && plan.refused === 'too near' && race.id !== null) {
    return replyWeeksLeft(asked, race);
  }
  if ('refused' in plan) return refusal(plan, race, present);
  const of = `${race.id === null ? distanceWords(race.distanceM) : raceLink({ id: race.id, name: race.name })}, ${dayText(race.date, today)}`;
  return {
    text: paragraphs(
      weekMeant(asked, plan, race) ?? partMeant(asked, { plan, present, race }),
      dayWithoutRace(asked, race),
      `${bold(`${countText(plan.weeks.length, 'week', 'weeks')} to ${of}`)}${race.name === null ? ' (as if it were on that day)' : `, ${distanceWords(race.distanceM)}`}.`,
      weeksText(asked, race),
      plan.beginsIn > 7 &&
        `It begins in ${countText(plan.beginsIn, 'day', 'days')}; until then keep the weeks that you have.`,
      listOf(plan.weeks.map((week) => weekLine(week, today, race.distanceM))),
      restText(plan, present, paces),
      warningText(plan, race.distanceM),
      'All else is easy running, on as many days as now; never two hard days in a row. If something hurts or you feel ill, rest, and go on where you are, not where the plan is.',
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

/** The week that was asked for, before the plan that it is of. */
function weekMeant({ athlete, question }: Asked, plan: WeekPlan, race: PlannedRace): string | null {
  if (question.ahead?.of !== 'week') return null;
  const { from, to, words } = question.ahead.period;
  // The weeks of a plan end with the race, wherever the week begins.
  const meant = plan.weeks.find((week) => week.from <= to && addDays(week.from, 6) >= to);
  const closest =
    meant ?? plan.weeks.find((week) => week.from <= to && addDays(week.from, 6) >= from);
  return closest
    ? `${upperFirst(words)}: ${weekLine(closest, athlete.today, race.distanceM)}.`
    : `${upperFirst(words)} the plan has not begun: keep the weeks that you have.`;
}

/** 'When does it get to 30 km?' */
function reachesLength(plan: WeekPlan, lengthM: number, today: string): string {
  const week = plan.weeks.find(({ longRunM }) => (longRunM ?? 0) >= lengthM);
  const length = kmText(lengthM);
  return week
    ? `${bold(`The long run reaches ${length} in the week from ${dayText(week.from, today)}`)}: ${kmText(week.longRunM ?? lengthM)}.`
    : `${bold(`It never gets to ${length}:`)} the longest run of it is ${kmText(plan.longestM)}.`;
}

/** What of the plan was asked for by itself: its longest run, its days a week, days that are not free. */
function partMeant(
  { athlete, question }: Asked,
  { plan, present, race }: { plan: WeekPlan; present: PresentTraining; race: PlannedRace },
): string | null {
  const { extreme, measure, unit, wishes, rank, periods } = question;
  const line = (week: PlanWeek) => weekLine(week, athlete.today, race.distanceM);
  if (unit === 'week' && rank !== null) {
    const week = plan.weeks.at(rank > 0 ? rank - 1 : rank);
    const number = rank > 0 ? rank : plan.weeks.length;
    return week
      ? `${bold(`Week ${number} of ${plan.weeks.length}`)}, from ${line(week)}.`
      : `${bold(`The plan has ${plan.weeks.length} weeks`)}, and no week ${rank}.`;
  }
  const [month] = periods;
  if (month) {
    const weeks = plan.weeks.filter(({ from }) => from >= month.from && from <= month.to);
    return weeks.length === 0
      ? `${bold(`${upperFirst(month.words)} the plan has no week.`)}`
      : `${bold(`${upperFirst(month.words)}:`)}\n${listOf(weeks.map(line))}`;
  }
  if (extreme === 'longest' && unit === 'week') {
    const peak = plan.weeks.reduce((most, week) => (week.distanceM > most.distanceM ? week : most));
    return `${bold(`The biggest week of it has ${kmText(peak.distanceM)}`)}, from ${dayText(peak.from, athlete.today)}.`;
  }
  if (extreme === 'longest' && question.goalM !== null) {
    return reachesLength(plan, question.goalM, athlete.today);
  }
  if (extreme === 'longest') {
    const week = plan.weeks.find(({ longRunM }) => longRunM === plan.longestM);
    return week
      ? `${bold(`The longest run of it is ${kmText(plan.longestM)}`)}, in the week from ${dayText(week.from, athlete.today)}.`
      : null;
  }
  const [first] = plan.weeks;
  if (measure === 'distance' && first) {
    return `${bold(`${kmText(first.distanceM)} in the first week`)}, from ${dayText(first.from, athlete.today)}.`;
  }
  if (measure === 'count') return longRunsText(plan);
  if (measure === 'runDays') {
    return `${bold(`As many days as now, ${present.runsAWeek.toFixed(1)} a week:`)} a long run, a faster one, and easy runs on the others.`;
  }
  if (wishes === null) return null;
  if (wishes.runDays !== undefined) return onSoManyDays(wishes.runDays, present);
  return `${bold(`${upperFirst(joined(wishWords(wishes)))} is no trouble:`)} the plan says what a week holds, and leaves the days to you. Keep a day between the long run and the faster one.`;
}

function longRunsText({ weeks }: WeekPlan): string {
  const long = weeks.flatMap(({ longRunM }) => (longRunM === null ? [] : [longRunM]));
  return `${bold(`${countText(long.length, 'long run', 'long runs')} by the plan`)}, one a week, of ${kmText(Math.min(...long))} to ${kmText(Math.max(...long))}.`;
}

/** The plan says what a week holds: on how many days is left to the athlete, down to a point. */
function onSoManyDays(days: number, { runsAWeek }: PresentTraining): string {
  const others = days - 2;
  const easy = others > 0 ? `, and easy runs on the other ${others === 1 ? 'one' : others}` : '';
  const isFewer = days < Math.round(runsAWeek);
  const word = isFewer
    ? `That is fewer than the ${runsAWeek.toFixed(1)} runs a week that it is made from: leave the kilometres of the runs that fall away out, rather than adding them to the others.`
    : `It is made from ${runsAWeek.toFixed(1)} runs a week, so its weeks hold.`;
  return `${bold(`${days} days a week:`)} a long run, a faster one${easy}. ${word}`;
}

/** 'A plan to 13 December': the race of another day is said to be one. */
function dayWithoutRace({ athlete, question }: Asked, race: PlannedRace): string | null {
  const { raceDay } = question;
  if (raceDay === null || race.date === raceDay) return null;
  const after = race.date > raceDay ? 'the next one after it' : 'the one before it';
  return `No race is on ${dayText(raceDay, athlete.today)} in ${link('Race Goals', '/races')}; this is the plan to ${after}.`;
}

/** Within three weeks: the taper, this week and the next one by day. */
async function replyWeeksLeft(asked: Asked, race: PlannedRace): Promise<Reply> {
  const { athlete } = asked;
  const facts = trainingFacts(await gatherTraining(asked.db, athlete));
  const taper = await replyTaper(asked);
  const taperOnly = asked.question.ahead?.of === 'week';
  const week = weekByDay(facts, { isNext: false });
  const next = weekByDay(facts, { isNext: true });
  // The week up to the race may hold the next one, and then is told alone.
  const isToldWhole = next.days.every(
    ({ date }) => date > race.date || week.days.some((day) => day.date === date),
  );
  const weeks = taperOnly ? [] : isToldWhole ? [week] : [week, next];
  return {
    text: paragraphs(
      dayWithoutRace(asked, race),
      `${bold('What counts now is the taper:')} in less than three weeks you get fresher, and no fitter. Run less, as often and as fast as before.`,
      ...weeks.map(
        ({ headline, runs }) => `${bold(literally(headline))}\n${listOf(runs.map(literally))}`,
      ),
      taper.text,
    ),
    because: taper.because,
    suggestions: [
      ...(race.name === null ? [] : [`What should I do the week before the ${race.name}?`]),
      'What should I do today?',
    ],
  };
}

/** So many weeks were asked for, and the race is on its day. */
function weeksText({ athlete, question }: Asked, race: PlannedRace): string | null {
  const { planWeeks } = question;
  const left = Math.floor(daysBetween(athlete.today, race.date) / 7);
  if (planWeeks === null || race.id === null || Math.abs(planWeeks - left) <= 1) return null;
  return `You asked for ${countText(planWeeks, 'week', 'weeks')}; there are ${bold(countText(left, 'week', 'weeks'))} until the race, and the plan goes by these.`;
}

type PlannedRace = { date: string; distanceM: number } & (
  | { id: number; name: string }
  | { id: null; name: null }
);

/** The race that is named, the next one of that distance, or one in so many weeks. */
async function raceOf(asked: Asked): Promise<PlannedRace | null> {
  const { athlete, question } = asked;
  const { distanceM, planWeeks, raceDay, race: named, ahead } = question;
  // A week hangs on its day, and no race is named with it.
  if (ahead?.of === 'week' && named === null) return null;
  const { race, upcoming } = await findAskedRace(asked);
  const isMeant = ({ id, date, distance_m }: RaceRow) =>
    (named === null || id === named.id) &&
    (raceDay === null || date === raceDay) &&
    (distanceM === null || isSameLength(distance_m, distanceM)) &&
    (planWeeks === null ||
      named !== null ||
      Math.abs(daysBetween(athlete.today, date) - 7 * planWeeks) < 7);
  const found = [race, ...upcoming].find(
    (each) => each !== null && upcoming.includes(each) && isMeant(each),
  );
  if (found)
    return { id: found.id, name: found.name, date: found.date, distanceM: found.distance_m };
  if (planWeeks === null || distanceM === null || planWeeks < 1) return null;
  const date = addDays(athlete.today, 7 * planWeeks);
  return { id: null, name: null, date, distanceM };
}

/** The race that a week to come leads to, and the next one to a day without a race. */
async function raceAround(asked: Asked): Promise<PlannedRace | null> {
  const { ahead, raceDay } = asked.question;
  const day = ahead?.of === 'week' ? ahead.period.from : raceDay;
  if (day === null || ahead === null) return null;
  const { upcoming } = await findAskedRace(asked);
  const byDay = upcoming.toSorted((one, other) => one.date.localeCompare(other.date));
  const found = byDay.find(({ date }) => date >= day) ?? (raceDay === null ? null : byDay.at(-1));
  return found
    ? { id: found.id, name: found.name, date: found.date, distanceM: found.distance_m }
    : null;
}

/** More are no log of a person. */
const MOST_RUNS = 5 * PRESENT_DAYS;

/** As far as the reader of the answer may be told of it. */
async function readPlan({ db, athlete }: Asked, race: PlannedRace): Promise<PlanFromLog> {
  const { userId, viewer, today } = athlete;
  const upToToday = { userId, viewer, to: today, kind: RUNS };
  const [runs, [newest], history, pregnancy] = await Promise.all([
    findNewest(db, { ...upToToday, from: addDays(today, 1 - PRESENT_DAYS) }, MOST_RUNS),
    findNewest(db, upToToday, 1),
    readAthletesHistory(db, athlete),
    readPregnancy(db, { userId, today, origins: originsShownTo(viewer) }),
  ]);
  const { results } = history;
  return planFromLog({
    ...{ today, race, results, pregnancy },
    runs: runs.map((run) => ({ date: run.date, distanceM: believedDistanceM(run) })),
    newestRun: newest?.date ?? null,
    runner: evidenceOf(history),
  });
}

const KINDS = { build: 'build', easier: 'easier week', taper: 'taper', race: 'race week' } as const;

function weekLine(week: PlanWeek, today: string, raceM: number): string {
  const { from, kind, distanceM, longRunM, session } = week;
  const long =
    longRunM === null ? `the race, ${distanceWords(raceM)}` : `long run ${kmText(longRunM)}`;
  const volume = kind === 'race' ? `${kmText(distanceM)} before it` : kmText(distanceM);
  return `${dayText(from, today)}, ${KINDS[kind]}: ${bold(volume)}, ${long}, ${sessionText(session)}`;
}

function sessionText({ name, workM, paceSPerKm }: PlanSession): string {
  if (name === 'strides') return 'a few strides';
  const pace = paceSPerKm === null ? '' : ` at ${paceText(paceSPerKm)}`;
  const what = { threshold: 'threshold', intervals: 'intervals', 'race pace': 'race pace' }[name];
  return `${kmText(workM)} of ${what}${pace}`;
}

function restText(plan: WeekPlan, present: PresentTraining, paces: PlanPaces | null): string {
  const own = `It rests on your last four weeks: ${kmText(plan.baseM)} and ${present.runsAWeek.toFixed(1)} runs a week, the longest run of 30 days ${kmText(present.longestM)}.`;
  if (paces === null) {
    return `${own} There is no race or hard run to take paces from: run threshold as fast as you could hold for an hour, intervals as for ten minutes.`;
  }
  return `${own} Easy runs and long runs at ${paceFigure(paces.easyFast)} to ${paceText(paces.easySlow)}, by your prediction.`;
}

function warningText(plan: WeekPlan, raceM: number): string | null {
  const wanted = longRunWanted(plan, raceM);
  if (wanted === null) return null;
  return `${bold('It stays short:')} the longest run reaches ${kmText(plan.longestM)}, where ${kmText(wanted)} or more go with a good ${distanceWords(raceM)}. A later race would give time for it.`;
}

const ASK_INSTEAD: Record<RefusedPlan['refused'], string[]> = {
  'too near': ['How do I taper?', 'What should I do this week?'],
  over: ['When is my next race?'],
  'too thin': ['What should I do this week?', 'What should I do today?'],
  'after a break': ['What should I do today?', 'What should I do this week?'],
  'too far for now': ['When is my next race?', 'What is my longest run?'],
  'by feel': ['What should I do today?', 'What should I do this week?'],
};

function refusal(plan: RefusedPlan, race: PlannedRace, present: PresentTraining): Reply {
  const of = race.name === null ? distanceWords(race.distanceM) : literally(race.name);
  return {
    text: paragraphs(
      `${bold(`I make no plan to ${of}.`)} ${WHY_REFUSED[plan.refused]}`,
      present.weeklyM === 0 && present.runsAWeek > 0
        ? 'None of the runs of your last four weeks has a distance: log it, and there is something to plan from.'
        : `Your last four weeks had ${kmText(present.weeklyM)} and ${present.runsAWeek.toFixed(1)} runs a week.`,
    ),
    because: BECAUSE,
    suggestions: ASK_INSTEAD[plan.refused],
  };
}
