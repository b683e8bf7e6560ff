import { daysBetween } from '../../../domain/calendar.ts';
import { distanceWords, isWithinBound } from '../../../domain/coach/conditions.ts';
import { gapText, predictedText } from '../../../domain/coach/judging/race-preparation.ts';
import { countText, dayText, inDaysText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { matchRace, type NamedRace } from '../../../domain/coach/reading/parts/match-race.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { paceGapText, slowerByShownS } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { compareResults } from '../../../domain/prediction/from-one-result.ts';
import { tellPrediction } from '../../../domain/prediction/rests-on.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { kmFromM } from '../../../domain/units.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import { readAthletesHistory } from '../gather-training.ts';
import type { Asked, Reply } from './reply.ts';
import { figuresOfRuns } from './runs-of-races.ts';
import { ordinal, paragraphs, raceLink } from './wording.ts';

const MOST_LISTED = 5;
const WAS_RUN =
  /\b(?:did i|have i (?:run|raced|done|finished)|i (?:did|have (?:run|raced|done))|ran|raced|finished|was|were|went|results?)\b/;
const SUGGESTIONS = ['Am I ready for my next race?', 'Predict my 10k', 'How do I taper?'];
const BECAUSE = 'I read your Race Goals; days are counted from your own calendar day.';

/** When a race is, what it is aimed at, and how the past ones went. */
export async function replyRaces(asked: Asked): Promise<Reply> {
  const found = await findAskedRace(asked);
  const { question } = asked;
  const text = question.raceText ?? '';
  if (!found.named && namesUnknownRace(text)) return replyUnknownRace(asked, found);
  if (question.otherRace) return replyBoth(asked, found);
  if (question.race && found.race) {
    return isOrdered(question.extreme)
      ? replyWhetherMost(asked, { found, race: found.race, extreme: question.extreme })
      : replyOne(asked, found.race);
  }
  if (question.where.bounds.length > 0) return replyWithinTime(asked, found);
  if (OF_BOTH.test(text) && found.past.length > 0) return replyAll(asked, found);
  if (IS_AHEAD.test(text) && !WAS_RUN.test(text)) return replyRacesAhead(asked, found);
  if (question.periods.length > 0 && !isOrdered(question.extreme)) {
    return replyRacesIn(asked, found);
  }
  if (/\b(?:how many|number of)\b/.test(text) && !/\b(?:days|weeks|sleeps)\b/.test(text)) {
    return replyRaceCount(asked, found);
  }
  if (isOrdered(question.extreme)) return replyMostOf(asked, found, question.extreme);
  if (found.named && found.race) return replyOne(asked, found.race);
  const [latest] = found.past;
  if (latest && /\b(?:last|latest|most recent|previous) race\b/.test(text)) {
    return replyOne(asked, latest);
  }
  if (OF_THE_PAST.test(text) || WAS_RUN.test(text)) return replyPast(asked, found);
  if (/\ball\b/.test(text) && found.past.length > 0) return replyAll(asked, found);
  if (/\b(?:races|calendar|goals|all|upcoming|planned)\b/.test(text))
    return replyUpcoming(asked, found);
  return found.race ? replyOne(asked, found.race) : replyNoRace();
}

/** 'Done and upcoming' */
const OF_BOTH =
  /\b(?:past|previous|done|run|finished|completed|old)\b.*\b(?:upcoming|coming|next|future|planned|to come)\b|\b(?:upcoming|coming|next|future|planned|to come)\b.*\b(?:past|previous|done|finished|completed|old)\b/;

const OF_THE_PAST =
  /\b(?:past|previous|last|results?|history|old|did i|finish(?:ing)? times?|with (?:the |my )?times?)\b/;

/** 'How many races have I left', 'races left this year' */
const IS_AHEAD =
  /\b(?:left|remaining|ahead|to come|to go|coming up|still)\b.*\braces?\b|\braces?\b.*\b(?:left|remaining|ahead|to come|to go|coming up|still)\b|\bhow many races (?:do i have|have i got|are planned)\b/;

async function replyOne(asked: Asked, race: RaceRow): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const days = daysBetween(today, race.date);
  const target = paceSPerKm({ distanceM: race.distance_m, durationS: race.target_time_s });
  const aim = `Target ${bold(formatElapsed(race.target_time_s))}, ${paceText(target)}.`;
  const name = raceLink(race);
  if (race.completed === 1 || days < 0) {
    return {
      text: `${name}, ${kmText(race.distance_m)}, was on ${dayText(race.date, today)}, ${countText(-days, 'day', 'days')} ago. ${resultText(race)} ${aim}`,
      because: BECAUSE,
      suggestions: SUGGESTIONS,
    };
  }
  const runner = evidenceOf(await readAthletesHistory(db, athlete));
  const predicted = tellPrediction(runner, { distanceM: race.distance_m, today });
  return {
    text: paragraphs(
      `${name} is ${bold(inDaysText(days))}${weeksText(asked, days)}, on ${dayText(race.date, today)}: ${kmText(race.distance_m)}. ${aim}`,
      predicted &&
        `Predicted is ${bold(predictedText(predicted))}, ${predicted.restsOn}. ${gapText({ pace: predicted.paceSPerKm, than: race.target_time_s / kmFromM(race.distance_m) })}`,
    ),
    because: `${BECAUSE} The prediction is the one on Race Goals and in Analytics.`,
    suggestions: SUGGESTIONS,
  };
}

/** Two races against each other, by the times that are entered. */
async function replyBoth(asked: Asked, found: AskedRace): Promise<Reply> {
  const { athlete, question } = asked;
  const meant = [question.race?.id, question.otherRace?.id];
  const both = [...found.past, ...found.upcoming]
    .filter(({ id }) => meant.includes(id))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const timed = both.flatMap((race) =>
    race.actual_time_s === null
      ? []
      : [{ race, paceS: (1000 * race.actual_time_s) / race.distance_m }],
  );
  const [earlier, later] = timed;
  const toCome = both.find(({ date }) => date >= athlete.today);
  const asksForBetter = ASKS_FOR_BETTER.test(question.raceText ?? '');
  const runs = await figuresOfRuns(
    asked,
    both.map((row) => ({ row, named: toNamedRace(row) })),
  );
  return {
    text: paragraphs(
      runs,
      asksForBetter && earlier && later && strongerText(earlier.race, later.race, athlete.today),
      earlier && later
        ? againstEarlier(later.race, slowerByShownS({ pace: later.paceS, than: earlier.paceS }))
        : earlier && toCome
          ? targetAgainst(toCome, earlier)
          : 'A time is not entered for both, so their paces cannot be compared.',
      listOf(
        both.map((race) => {
          const told = timed.find((each) => each.race.id === race.id);
          return `${eitherLine(race, athlete.today)}${told ? `, ${paceText(told.paceS)}` : ''}`;
        }),
      ),
    ),
    because: `${BECAUSE} Pace is the time that is entered over the distance of the race; hills and heat are not in it.`,
    suggestions: SUGGESTIONS,
  };
}

const ASKS_FOR_BETTER = /\b(?:better|best|stronger|strongest|worse|worst|impressive)\b/;

/** Of two lengths by what the one would be over the other: by the curve of every prediction. */
function strongerText(earlier: RaceRow, later: RaceRow, today: string): string | null {
  const resultOf = ({ distance_m, actual_time_s }: RaceRow) =>
    actual_time_s === null ? null : { distanceM: distance_m, timeS: actual_time_s };
  const [one, other] = [resultOf(earlier), resultOf(later)];
  const compared = one && other && compareResults(one, other, today);
  if (!one || !other || !compared) return null;
  const length = kmText(other.distanceM);
  const worth = `${formatElapsed(one.timeS)} over ${kmText(one.distanceM)} is worth ${formatElapsed(compared.oneOverOtherS)} over ${length}; you ran ${formatElapsed(other.timeS)}.`;
  if (compared.stronger === 'alike') return `${bold('Both are as strong as each other:')} ${worth}`;
  const stronger = compared.stronger === 'one' ? earlier : later;
  return `${bold('The stronger one:')} ${raceLink(stronger)}. ${worth}`;
}

function againstEarlier(later: RaceRow, slowerS: number): string {
  if (slowerS === 0) return 'The pace was the same in both.';
  const apart = `${paceGapText(slowerS)} ${slowerS > 0 ? 'slower' : 'faster'}`;
  return `${raceLink(later)} was run ${bold(apart)}.`;
}

/** What the target of a race to come asks for beside one that was run. */
function targetAgainst(toCome: RaceRow, ran: { race: RaceRow; paceS: number }): string {
  const targetPace = (1000 * toCome.target_time_s) / toCome.distance_m;
  const slowerS = slowerByShownS({ pace: targetPace, than: ran.paceS });
  const target = `Your target of ${formatElapsed(toCome.target_time_s)} for ${raceLink(toCome)}`;
  if (slowerS === 0) return `${target} is the pace of ${raceLink(ran.race)}.`;
  const apart = `${paceGapText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'}`;
  const isAsLong = isSameLength(toCome.distance_m, ran.race.distance_m);
  const lessS = (ran.race.actual_time_s ?? 0) - toCome.target_time_s;
  const inAll = isAsLong
    ? `, ${formatElapsed(Math.abs(lessS))} ${lessS > 0 ? 'less' : 'more'} in all`
    : '';
  return `${target} is ${bold(`${apart} than`)} ${raceLink(ran.race)}${inAll}.`;
}

function weeksText({ question }: Asked, days: number): string {
  if (!/\bweeks?\b/.test(question.raceText ?? '') || days < 7) return '';
  const [weeks, over] = [Math.floor(days / 7), days % 7];
  return ` (${countText(weeks, 'week', 'weeks')}${over === 0 ? '' : ` and ${countText(over, 'day', 'days')}`})`;
}

function resultText(race: RaceRow): string {
  if (race.actual_time_s === null) return 'No time is recorded for it.';
  const pace = paceSPerKm({ distanceM: race.distance_m, durationS: race.actual_time_s });
  const gapS = race.actual_time_s - race.target_time_s;
  const against =
    gapS === 0
      ? 'just your target'
      : `${bold(formatElapsed(Math.abs(gapS)))} ${gapS < 0 ? 'inside' : 'over'} your target`;
  return `You ran ${bold(formatElapsed(race.actual_time_s))}, ${paceText(pace)}: ${against}.`;
}

/** The races of these days: those that were run where that is asked, else those to come as well. */
function replyRacesIn({ athlete, question }: Asked, found: AskedRace): Reply {
  const { today } = athlete;
  const [period] = question.periods;
  const asksForPast = WAS_RUN.test(question.raceText ?? '');
  const all = asksForPast
    ? found.past.filter((race) => race.actual_time_s !== null)
    : [...found.past.toReversed(), ...found.upcoming];
  const races = ofDistance(all, question).filter(
    ({ date }) => period !== undefined && date >= period.from && date <= period.to,
  );
  const words = period?.words ?? '';
  return {
    text:
      races.length === 0
        ? `Your ${link('Race Goals', '/races')} hold no such race ${words}${asksForPast ? ' that you ran' : ''}.`
        : paragraphs(
            `${asksForPast ? 'You ran ' : ''}${bold(countText(races.length, 'race', 'races'))} ${words}:`,
            listOf(races.map((race) => eitherLine(race, today))),
          ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

/** 'Races under 50 minutes': those that were run, by the times that are entered. */
function replyWithinTime({ athlete, question }: Asked, found: AskedRace): Reply {
  const { today } = athlete;
  const [period] = question.periods;
  const run = ofDistance(found.past, question).filter(
    ({ actual_time_s, date }) =>
      actual_time_s !== null && (!period || (date >= period.from && date <= period.to)),
  );
  const { bounds } = question.where;
  const races = run.filter(({ actual_time_s }) =>
    bounds.every((bound) => isWithinBound(actual_time_s ?? 0, bound)),
  );
  const words = bounds.map((bound) => bound.words).join(' and ');
  const of = question.distanceM === null ? '' : ` of ${distanceWords(question.distanceM)}`;
  const when = period ? ` ${period.words}` : '';
  return {
    text: paragraphs(
      races.length === 0
        ? `${bold('None')} of the ${countText(run.length, 'race', 'races')}${of}${when} that you ran with a time is ${words}${run.length > 0 ? ':' : '.'}`
        : `${bold(countText(races.length, 'race', 'races'))}${of}${when} ${words}:`,
      listOf((races.length === 0 ? run : races).map((race) => pastLine(race, today))),
    ),
    because: `${BECAUSE} A race counts where its time is entered.`,
    suggestions: SUGGESTIONS,
  };
}

/** The races to come, in these days where some are named. */
function replyRacesAhead({ athlete, question }: Asked, { upcoming }: AskedRace): Reply {
  const [period] = question.periods;
  const ahead = ofDistance(upcoming, question).filter(
    ({ date }) => !period || (date >= period.from && date <= period.to),
  );
  const when = period ? ` ${period.words}` : '';
  return {
    text: paragraphs(
      `You have ${bold(countText(ahead.length, 'race', 'races'))} to come${when}${ahead.length > 0 ? ':' : '.'}`,
      ahead.length > 0 && listOf(ahead.map((race) => line(race, athlete.today))),
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

/** How many were run, by Race Goals; a run of that length that was no race is none. */
function replyRaceCount({ athlete, question }: Asked, found: AskedRace): Reply {
  const run = ofDistance(found.past, question).filter((race) => race.actual_time_s !== null);
  const what = question.distanceM === null ? '' : ` of ${distanceWords(question.distanceM)}`;
  return {
    text: paragraphs(
      `You ran ${bold(countText(run.length, 'race', 'races'))}${what}, by the results in ${link('Race Goals', '/races')}.`,
      run.length > 0 &&
        listOf(run.slice(0, MOST_LISTED).map((race) => eitherLine(race, athlete.today))),
    ),
    because: `${BECAUSE} A race counts where its time is entered.`,
    suggestions: SUGGESTIONS,
  };
}

type Ordered = 'fastest' | 'slowest' | 'longest' | 'shortest';

function isOrdered(extreme: Asked['question']['extreme']): extreme is Ordered {
  return (
    extreme === 'fastest' ||
    extreme === 'slowest' ||
    extreme === 'longest' ||
    extreme === 'shortest'
  );
}

type Run = { race: RaceRow; timeS: number; paceS: number };

/** Those that were run in these days, the fastest by its pace or the longest first. */
function runInOrder(
  question: Asked['question'],
  past: readonly RaceRow[],
  extreme: Ordered,
): Run[] {
  const [period] = question.periods;
  const run = past
    .filter(({ date }) => !period || (date >= period.from && date <= period.to))
    .flatMap((race) => (race.actual_time_s === null ? [] : [{ race, timeS: race.actual_time_s }]))
    .map(({ race, timeS }) => ({ race, timeS, paceS: (1000 * timeS) / race.distance_m }));
  const isMost = extreme === 'slowest' || extreme === 'longest';
  const figure = ({ race, paceS }: Run) => (isByPace(extreme) ? paceS : race.distance_m);
  return run.toSorted((one, other) => (figure(one) - figure(other)) * (isMost ? -1 : 1));
}

function isByPace(extreme: Ordered): boolean {
  return extreme === 'fastest' || extreme === 'slowest';
}

function runLine({ race, timeS, paceS }: Run, today: string): string {
  return `${raceLink(race)}, ${kmText(race.distance_m)}, ${dayText(race.date, today)}: ${bold(formatElapsed(timeS))}, ${paceText(paceS)}`;
}

/** 'Was the City 10 K my best race of the year?' */
function replyWhetherMost(
  { athlete, question }: Asked,
  of: { found: AskedRace; race: RaceRow; extreme: Ordered },
): Reply {
  const { found, race, extreme } = of;
  const inOrder = runInOrder(question, found.past, extreme);
  const [first] = inOrder;
  const [period] = question.periods;
  const when = period ? ` ${period.words}` : '';
  const what = `your ${extreme} race${when}${isByPace(extreme) ? ' by its pace' : ''}`;
  const isAmong = inOrder.some((each) => each.race.id === race.id);
  const verdict = !isAmong
    ? `${raceLink(race)} has no time in ${link('Race Goals', '/races')}${when}, so it is not compared.`
    : first?.race.id === race.id
      ? `${bold('Yes,')} ${raceLink(race)} is ${what}.`
      : `${bold('No,')} ${first ? raceLink(first.race) : ''} is ${what}.`;
  return {
    text: paragraphs(verdict, listOf(inOrder.map((each) => runLine(each, athlete.today)))),
    because: `I put the races of Race Goals that have a time in order by their ${isByPace(extreme) ? 'pace' : 'distance'}.`,
    suggestions: SUGGESTIONS,
  };
}

/** The fastest race by its pace, or the longest: of those that were run, in these days. */
function replyMostOf({ athlete, question }: Asked, found: AskedRace, extreme: Ordered): Reply {
  const [period] = question.periods;
  const inOrder = runInOrder(question, ofDistance(found.past, question), extreme);
  const byPace = isByPace(extreme);
  const first = inOrder[(question.rank ?? 1) - 1];
  const others = inOrder
    .filter((each) => each !== first)
    .slice(0, (question.count ?? MOST_LISTED) - 1);
  const because = `I put the races of Race Goals that have a time in order by their ${byPace ? 'pace' : 'distance'}.`;
  const when = period ? ` ${period.words}` : '';
  if (!first) {
    return {
      text: `No race with a time stands in ${link('Race Goals', '/races')}${when}.`,
      because,
      suggestions: SUGGESTIONS,
    };
  }
  const lineOf = (each: Run) => runLine(each, athlete.today);
  return {
    text: paragraphs(
      `Your ${ordinal(question.rank)}${extreme} race${when}${byPace ? ', by its pace,' : ''} is ${lineOf(first)}.`,
      others.length > 0 &&
        `${question.rank === null ? 'Then' : 'The others'}:\n${listOf(others.map(lineOf))}`,
    ),
    because,
    suggestions: SUGGESTIONS,
  };
}

function ofDistance(races: readonly RaceRow[], { distanceM }: Asked['question']): RaceRow[] {
  return races.filter((race) => distanceM === null || isSameLength(race.distance_m, distanceM));
}

function eitherLine(race: RaceRow, today: string): string {
  const isToCome = race.completed === 0 && race.date >= today;
  return isToCome ? line(race, today) : pastLine(race, today);
}

function replyUpcoming({ athlete }: Asked, { upcoming }: AskedRace): Reply {
  if (upcoming.length === 0) return replyNoRace();
  const rows = upcoming.slice(0, MOST_LISTED).map((race) => line(race, athlete.today));
  const more = upcoming.length - rows.length;
  return {
    text: paragraphs(
      'Your races to come:',
      listOf(rows),
      more > 0 && `And ${more} more, in ${link('Race Goals', '/races')}.`,
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

/** 'All my races': those to come, and those that were. */
function replyAll(asked: Asked, found: AskedRace): Reply {
  const [ahead, past] = [replyUpcoming(asked, found), replyPast(asked, found)];
  return { ...ahead, text: paragraphs(found.upcoming.length > 0 && ahead.text, past.text) };
}

function replyPast({ athlete, question }: Asked, { past }: AskedRace): Reply {
  if (past.length === 0) {
    return {
      text: 'There is no past race in your Race Goals.',
      because: BECAUSE,
      suggestions: SUGGESTIONS,
    };
  }
  const rows = past
    .slice(0, question.count ?? MOST_LISTED)
    .map((race) => pastLine(race, athlete.today));
  return {
    text: paragraphs('Your past races, the latest first:', listOf(rows)),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

function pastLine(race: RaceRow, today: string): string {
  const result =
    race.actual_time_s === null ? 'no time recorded' : bold(formatElapsed(race.actual_time_s));
  return `${raceLink(race)}, ${kmText(race.distance_m)}, ${dayText(race.date, today)}: ${result}, target ${formatElapsed(race.target_time_s)}`;
}

function line(race: RaceRow, today: string): string {
  return `${raceLink(race)}: ${bold(inDaysText(daysBetween(today, race.date)))}, ${dayText(race.date, today)}, ${kmText(race.distance_m)}, target ${formatElapsed(race.target_time_s)}`;
}

/** Where no such race is planned: said, with those that are. */
export function replyUnknownRace({ athlete }: Asked, { upcoming }: AskedRace): Reply {
  const rows = upcoming.slice(0, MOST_LISTED).map((race) => line(race, athlete.today));
  if (rows.length === 0) return replyNoRace();
  return {
    text: paragraphs(
      'I find no race of that name in your Race Goals. Those to come are:',
      listOf(rows),
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

/** Another race would not be the one that was asked for. */
export function replyNoRaceOn({ athlete, question }: Asked, untold?: string): Reply {
  const day = question.raceDay ?? athlete.today;
  return {
    text: untold
      ? `I cannot tell ${literally(untold)} on ${dayText(day, athlete.today)} from your other races by its name; all of them are in ${link('Race Goals', '/races')}.`
      : `I find no such race on ${dayText(day, athlete.today)} in ${link('Race Goals', '/races')}.`,
    because: BECAUSE,
    suggestions: ['What races do I have?', 'When is my next race?'],
  };
}

export function replyNoRace(): Reply {
  return {
    text: `No race is planned. Add one in ${link('Race Goals', '/races')}, with its date and your target time, and I count the days and compare.`,
    because: BECAUSE,
    suggestions: ['Predict my 10k', 'What should I do today?'],
  };
}

type AskedRace = {
  race: RaceRow | null;
  named: boolean;
  upcoming: RaceRow[];
  past: RaceRow[];
};

export function toNamedRace({ id, name, date, completed, distance_m }: RaceRow): NamedRace {
  return { id, name, date, completed: completed === 1, distanceM: distance_m };
}

/** The race a question names, else the next one; and all the others. */
export async function findAskedRace({ db, athlete, question }: Asked): Promise<AskedRace> {
  const { userId, viewer, today } = athlete;
  const rows = await findShownRaces(db, { userId, origins: originsShownTo(viewer) });
  const races = rows.map((row) => ({ ...toNamedRace(row), row }));
  const upcoming = rows.filter((row) => row.completed === 0 && row.date >= today);
  const past = rows.filter((row) => !upcoming.includes(row)).toReversed();
  const { raceText, distanceM } = question;
  const named =
    races.find(({ id }) => id === question.race?.id) ??
    matchRace(races, { text: raceText ?? '', distanceM, today });
  const next = raceOfTime(upcoming, question) ?? upcoming[0] ?? null;
  return { race: named?.row ?? next, named: named !== null, upcoming, past };
}

/** 'Is sub 4 realistic' is asked of the race with a target near that time, and of no half marathon. */
function raceOfTime(
  upcoming: readonly RaceRow[],
  { timeS, distanceM }: Asked['question'],
): RaceRow | null {
  if (timeS === null || distanceM !== null) return null;
  const apart = ({ target_time_s }: RaceRow) => Math.abs(Math.log(timeS / target_time_s));
  return upcoming.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}

/** Words that name a race nobody planned: 'ready for Berlin'. */
export function namesUnknownRace(text: string): boolean {
  const named = /\b(?:for|until|till|to|about) (?:the )?(?<name>[a-z][a-z ]*)$/.exec(text)?.groups
    ?.name;
  return (
    named !== undefined &&
    !/\b(?:race|races|goal|run|go|it|that|half|marathon|next|me|do)\b/.test(named)
  );
}
