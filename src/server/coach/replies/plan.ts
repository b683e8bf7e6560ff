import { addDays, daysBetween, weekdayOf } from '../../../domain/calendar.ts';
import { gentleStart, MOST_GENTLE_RUNS } from '../../../domain/coach/judging/gentle-start.ts';
import { plannedDayText } from '../../../domain/coach/judging/planned-day.ts';
import type { Suggestion } from '../../../domain/coach/judging/runs-of-a-day.ts';
import { suggestDay } from '../../../domain/coach/judging/suggest-day.ts';
import { suggestDayWithin } from '../../../domain/coach/judging/suggest-within.ts';
import { type TrainingFacts, trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { weekByDay } from '../../../domain/coach/judging/week-by-day.ts';
import { countText, dayText, inDaysText, kmText } from '../../../domain/coach/phrases.ts';
import { asksHowOften } from '../../../domain/coach/reading/asked-ahead.ts';
import { ON_TREADMILL, SAYS_RESTED } from '../../../domain/coach/reading/going-on/after-a-day.ts';
import { DROPS_STRENGTH } from '../../../domain/coach/reading/going-on/after-advice.ts';
import type { WeekWishes } from '../../../domain/coach/reading/parts/week-wishes.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { RACE_WEEK_DAYS, TAPER_DAYS } from '../../../domain/limits.ts';
import { type TaperWeek, taperFor, taperShares } from '../../../domain/race-plan/taper.ts';
import { HALF_RACE_M } from '../../../domain/standard-distances.ts';
import { gatherTraining } from '../gather-training.ts';
import { dayAsked, lengthWished, replyDayOtherwise } from './day-otherwise.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, restingOn } from './wording.ts';

/** What to do today, tomorrow or this week. */
export async function replyPlan({ db, athlete, question }: Asked): Promise<Reply> {
  const facts = trainingFacts(await gatherTraining(db, athlete));
  if (question.judged === 'everyDay' || asksHowOften(question.raceText ?? '')) {
    return replyHowOften(facts);
  }
  const wished = lengthWished(question, facts);
  const planned = wished && dayAsked(question, facts);
  const isInTime =
    question.timeS !== null && (question.scope === 'today' || question.scope === 'tomorrow');
  if (wished && planned && !isInTime) return replyDayOtherwise(facts, planned, wished);
  const scope = question.scope ?? 'today';
  if (question.wishes === null && (scope === 'today' || scope === 'tomorrow')) {
    const { timeS } = question;
    const suggestion =
      timeS === null
        ? suggestDay(facts, scope)
        : suggestDayWithin(facts, { dayWord: scope, timeS });
    const day = scope === 'today' ? 'Today' : 'Tomorrow';
    return {
      text: paragraphs(
        ON_TREADMILL.test(question.raceText ?? '') && THE_SAME_INDOORS,
        question.about?.intent === 'pain'
          ? PAIN_FIRST
          : (restedText(question.raceText ?? '', { suggestion, facts }) ??
              dayVerdict(question.raceText ?? '', { suggestion, dayWord: scope })),
        suggestionText({ suggestion, when: day, facts, runs: [] }),
      ),
      because: becauseOf(suggestion),
      suggestions: [
        scope === 'today' ? 'And tomorrow?' : 'What should I do this week?',
        'What are my zones?',
        'How is my training going?',
      ],
    };
  }
  const isNext = scope === 'nextWeek';
  const { days, runs, ...suggestion } = weekByDay(facts, { isNext, wishes: question.wishes });
  const [asked] = question.periods;
  const weekday = sessionWishedOn(question.wishes);
  const day = days.find(({ date }) =>
    asked?.unit === 'day' ? date === asked.from : weekdayOf(date) === weekday,
  );
  return {
    text: paragraphs(
      DROPS_STRENGTH.test(question.raceText ?? '') &&
        bold('The plan holds runs alone, so no strength work is to be dropped from it.'),
      day && `${bold(literally(plannedDayText(day, athlete.today)))}.`,
      suggestionText({ suggestion, when: null, facts, runs }),
      BESIDE_STRENGTH.test(question.raceText ?? '') &&
        'The plan holds runs alone. Put strength on the day of the fast run, some hours after it, or on an easy day two days before the next hard one.',
      isNext && days[0]?.date === addDays(athlete.today, 7)
        ? 'Your weeks begin today, so these are the days behind this one: ask for this week to have those from today on.'
        : null,
    ),
    because: `I count the runs of your last four weeks, set the long run and the faster one on the days on which you mostly run them, with a day between, and fill up with easy runs. Nothing of it is written down: ask again with other days. ${basisOf(suggestion)}`,
    suggestions: isNext
      ? ['What should I do this week?', 'Move the long run to Saturday next week']
      : ['Plan for next week', 'What should I do today?'],
  };
}

const BESIDE_STRENGTH =
  /^(?!.*\b(?:drop|skip|cancel|without|leave out|no)\b).*\b(?:strength|gym|lifting|weights)\b/;

/** The weekday of the one session that is wished for: 'intervals for Tuesday'. */
function sessionWishedOn(wishes: WeekWishes | null): number | null {
  if (wishes === null || wishes.without.length > 0 || wishes.swapped !== null) return null;
  return wishes.longOn === null ? wishes.hardOn : wishes.hardOn === null ? wishes.longOn : null;
}

const PAIN_FIRST = `${bold('Not if it hurts while you run, or changes how you run.')} Then leave it out, and have it seen if it stays for a week. Without that, this is what I would advise by your log alone; go shorter and easier than it says, and stop when it comes back.`;

const THE_SAME_INDOORS = `${bold('On the treadmill the same, by time and effort')} rather than by its display, with a fan and water; a long one may end at 75 to 90 minutes.`;

/** Who says that yesterday was a day off is told what the log has of it. */
function restedText(
  text: string,
  { suggestion, facts }: { suggestion: Suggestion; facts: TrainingFacts },
): string | null {
  if (!SAYS_RESTED.test(text)) return null;
  const yesterday = addDays(facts.today, -1);
  const done = facts.workouts.filter(({ date }) => date === yesterday);
  if (done.length === 0)
    return bold('Yesterday stands in your log as a day off, so it is counted.');
  const then =
    suggestion.run === undefined
      ? ' If you rested all the same, a short easy run will do no harm today.'
      : '';
  return `${bold(`Your log has ${countText(done.length, 'workout', 'workouts')} for yesterday, ${dayText(yesterday, facts.today)}.`)}${then}`;
}

/** Yes or no, where it is asked whether to run or to rest, or for a kind of run. */
function dayVerdict(
  text: string,
  { suggestion, dayWord }: { suggestion: Suggestion; dayWord: 'today' | 'tomorrow' },
): string | null {
  const { run } = suggestion;
  const isRest = run === undefined;
  const mayRest = isRest || suggestion.headline.startsWith('A day off or');
  if (
    /\b(?:run|train)\b.*\bor\b.*\b(?:rest|off)\b|\b(?:rest|off)\b.*\bor\b.*\b(?:run|train)\b/.test(
      text,
    )
  ) {
    return bold(isRest ? 'Rest.' : mayRest ? 'Either: a day off or an easy run.' : 'Run.');
  }
  if (/\b(?:rest|day off|off|skip|break)\b/.test(text)) {
    if (isRest) return bold(`Yes, rest ${dayWord}.`);
    return bold(
      mayRest ? 'A day off would do no harm.' : `No need by your log, but no harm either.`,
    );
  }
  if (!ASKS_WHETHER.test(text)) return null;
  if (/\b(?:intervals?|speed|tempo|fast|hard|threshold)\b/.test(text)) {
    return bold(run?.kind === 'faster' ? 'Yes.' : `Not ${dayWord}.`);
  }
  if (/\blong\b/.test(text)) return bold(run?.kind === 'long' ? 'Yes.' : `Not ${dayWord}.`);
  return /\b(?:run|train|running|go)\b/.test(text) ? bold(isRest ? 'Better not.' : 'Yes.') : null;
}

/** 'What should I run tomorrow' is no yes or no. */
const ASKS_WHETHER =
  /^(?!.*\b(?:what|how|which|when)\b).*\b(?:should|can|could|may|shall|is it ok|must) (?:i|to)\b/;

/** How many days a week to run: from those of the last four weeks, a day more at a time. */
function replyHowOften(facts: TrainingFacts): Reply {
  const { recentRuns, advice } = facts;
  const gentle = gentleStart(facts);
  const days = new Set(recentRuns.map(({ date }) => date)).size / advice.recentWeeks;
  const next = Math.min(MOST_RUN_DAYS, Math.floor(days) + 1);
  const because =
    'How many days are too many no trial has told for everybody. Coaches add one day at a time, keep a day off in the week, and lay an easy day or none behind a hard one. The days are counted from your runs of the last four weeks.';
  const suggestions = ['What should I do this week?', 'Last rest day', 'Am I overtraining?'];
  if (gentle) {
    const reasons = gentle.reasons.map(
      ({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`,
    );
    return {
      text: `${bold(`Not yet: ${MOST_GENTLE_RUNS} days a week, with a day off after each.`)} ${reasons.join(' ')}`,
      because,
      suggestions,
    };
  }
  return {
    text: paragraphs(
      `${bold(`Keep a day without running in each week: at most ${MOST_RUN_DAYS} days, and not at once.`)} You ran on ${days.toFixed(1)} days a week in the last four weeks.`,
      advice.nextRace && advice.nextRace.daysLeft <= TAPER_DAYS + RACE_WEEK_DAYS
        ? `Add none before ${literally(advice.nextRace.name)}, ${inDaysText(advice.nextRace.daysLeft)}.`
        : days < next
          ? `The next step is ${next} days: make the new one short and easy, and hold it for two or three weeks before another one.`
          : 'That is as many as I would advise.',
      'Nothing hard on two days running, and a day off sooner if the legs stay heavy.',
    ),
    because,
    suggestions,
  };
}

const MOST_RUN_DAYS = 6;

export function suggestionText(of: {
  suggestion: Suggestion;
  /** Null where the headline says it. */
  when: string | null;
  facts: TrainingFacts;
  runs: readonly string[];
}): string {
  const { suggestion, when, facts, runs } = of;
  const reasons = suggestion.reasons.map(
    ({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`,
  );
  return paragraphs(
    `${when === null ? '' : `${when}: `}${bold(literally(suggestion.headline))}`,
    runs.length > 0 && listOf(runs.map(literally)),
    reasons.length > 0 && `Why:\n${listOf(reasons)}`,
    'Your own body has the last word: if something hurts or you feel ill, rest.',
  );
}

function basisOf({ reasons }: Suggestion): string {
  return reasons.map(({ text, basis }) => `${literally(text)} (${literally(basis)}.)`).join(' ');
}

function becauseOf(suggestion: Suggestion): string {
  return `I go down a fixed list: an illness, what you did today, a race close by, six days in a row, a break or a long race behind you, a hard day before, a full week, and then what the week of your usual days has for this one; the first that has something to say decides. ${basisOf(suggestion)}`;
}

/** 'How much in the last week?': the one that is asked for, by itself. */
function weekMeant(text: string, weeks: readonly TaperWeek[]): string | null {
  const [first, last] = [weeks[0], weeks.at(-1)];
  const week = /\b(?:last|final|race) week\b/.test(text)
    ? { of: last, words: 'in the last week, the race not counted' }
    : /\bfirst week\b/.test(text)
      ? { of: first, words: 'in the first week' }
      : null;
  if (!week?.of) return null;
  const { wantedM, percent } = week.of;
  const amount = wantedM === null ? `${percent}% of your biggest week` : `About ${kmText(wantedM)}`;
  return `${bold(amount)} ${week.words}.`;
}

/** The weeks before a race in the athlete’s own kilometres: those of the race’s own page. */
export async function replyTaper(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const { race } = await findAskedRace(asked);
  const isToCome = race !== null && race.completed === 0 && race.date >= today;
  const distanceM = isToCome ? race.distance_m : (question.distanceM ?? HALF_RACE_M);
  const date = isToCome ? race.date : addDays(today, 7 * taperShares(distanceM).length);
  const { peak, weeks, begins } = taperFor({ race: { date, distanceM }, today, runs: facts.runs });
  const line = (week: TaperWeek) => {
    const days = isToCome
      ? `${dayText(week.from, today)} to ${dayText(week.to, today)}`
      : week === weeks.at(-1)
        ? 'The last week'
        : 'The week before it';
    const km = week.wantedM === null ? '' : `, ${bold(`about ${kmText(week.wantedM)}`)}`;
    const ran = isToCome && week.state !== 'ahead' ? `; you ran ${kmText(week.ranM)} of it` : '';
    return `${days}: ${week.percent}% of your biggest week${km}${ran}.`;
  };
  return {
    text: paragraphs(
      weekMeant(question.raceText ?? '', weeks),
      isToCome &&
        `${raceLink(race)} is ${bold(inDaysText(daysBetween(today, race.date)))}. The taper ${begins > today ? 'begins' : 'began'} on ${dayText(begins, today)}.`,
      listOf([
        ...weeks.map(line),
        'Run as often as before, only shorter; the long run goes first. Keep a few short, quick stretches.',
        'The day before: rest, or 20 minutes easy to loosen the legs.',
        'In the last days sleep, eat what you know, and try nothing new.',
      ]),
      !isToCome &&
        `No race is planned; add one in ${link('Race Goals', '/races')} and I tell you the days.`,
    ),
    because: `Two weeks with 41 to 60% less, as often and as fast as before, made athletes faster in trials (Bosquet 2007, Wang 2023, strong); the first of them is half-way down.${peak === null ? '' : ` Your biggest week of the eight before it is ${dayText(peak.from, today)} to ${dayText(peak.to, today)}, ${kmText(peak.distanceM)}.`}`,
    suggestions: [
      'What should I do this week?',
      'Am I ready for my next race?',
      'Fuel for a long run',
    ],
  };
}
