import { hasConditions } from '../../../domain/coach/conditions.ts';
import { ANY_WORKOUT, RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { RACED_IN } from '../../../domain/coach/reading/intent/rules/of-shoes.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import { findShoes, type ShoeRow } from '../../shoes/shoes.queries.ts';
import {
  findNewest,
  findShoeSums,
  type Scope,
  scopeOf,
  type WorkoutLine,
} from '../coach-workouts.queries.ts';
import { daysOf, daysText } from './days.ts';
import { findExtreme } from './extreme.ts';
import { toNamedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { findRunOfRace } from './runs-of-races.ts';
import { paragraphs, raceLink, workoutLine } from './wording.ts';

const SUGGESTIONS = ['Which shoes have the most km?', 'Which shoes did I wear on my last run?'];

/** What each pair ran, what it has left, and which one a run was run in. */
export async function replyShoes(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const pairs = await findShoes(db, athlete.userId);
  if (pairs.length === 0) {
    return {
      text: `There is no pair in ${link('Shoes', '/shoes')} yet; add one, and the runs that wear it are counted.`,
      because: 'I looked at the pairs of Shoes.',
      suggestions: SUGGESTIONS,
    };
  }
  // What they ran may be Strava's, which an outside model does not see.
  if (!originsShownTo(athlete.viewer).holdingStrava) {
    return {
      text: `What each pair ran stands in ${link('Shoes', '/shoes')}; it may hold what came through Strava.`,
      because: 'What came through Strava is told to no outside model.',
      suggestions: SUGGESTIONS,
    };
  }
  const text = question.raceText ?? '';
  if (RACED_IN.test(text) && question.race === null) return replyRacedIn(asked, pairs);
  const [period] = question.periods;
  const isOfRun =
    question.race !== null ||
    (question.extreme !== null && !OF_PAIRS.test(text)) ||
    period?.unit === 'day';
  if (isOfRun && !ASKS_FOR_WEAR.test(text)) return replyWornOn(asked, pairs);
  const isOfSomeRuns = question.kind?.runningSubtype ?? question.kind?.exceptSubtype;
  const isNarrow = question.periods.length > 0 || isOfSomeRuns !== undefined;
  if (isNarrow || hasConditions({ ...question.where, shoe: null }))
    return replyWornIn(asked, pairs);
  return replyPairs(asked, pairs);
}

/** 'Which shoes have the most km?' asks of pairs, 'on my longest run' of a run. */
const OF_PAIRS =
  /\b(?:most|least|highest|lowest|oldest|newest|longest|biggest) (?:km|k|kilomet\w+|miles?|mileage|distance|used|worn|shoes?|pair|runs)\b|\b(?:use|used|wear|wore|worn|run|have|has|got|done) (?:the )?(?:most|least|longest)\b|\blast longest\b/;
const ASKS_FOR_WEAR =
  /\b(?:new (?:shoes|trainers|pair)|replac\w+|chang\w+|renew|swap|worn out|wear(?:ing)? out|left|will .* last|retir\w*|binn?\w*|nearly|almost|finished|done)\b|\bneed new\b/;

/** The pair of one run: of a race, of a day, the last or the longest. */
async function replyWornOn(asked: Asked, pairs: readonly ShoeRow[]): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const { race } = question;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const found = race
    ? await findNewest(
        db,
        { userId, viewer, from: race.date, to: race.date, kind: RUNS },
        MOST_RUNS,
      )
    : question.extreme !== null
      ? (await findExtreme(asked)).slice(0, 1)
      : await findNewest(db, scopeOf(athlete, days, kind), MOST_RUNS);
  const because = 'I looked at the pair that stands in the run itself.';
  if (found.length === 0 && race && race.date > today) {
    const told = replyPairs(asked, pairs);
    const lead = `${literally(race.name)} is still to come, so no pair stands in it.`;
    return { ...told, text: paragraphs(lead, told.text) };
  }
  if (found.length === 0) {
    const when = race ? `on ${dayText(race.date, today)}` : daysText(days, today);
    return { text: `I found no ${kind.one} ${when}.`, because, suggestions: SUGGESTIONS };
  }
  const lineOf = (run: WorkoutLine) => `${nameOf(run.shoeId, pairs)}: ${workoutLine(run, today)}`;
  return { text: listOf(found.map(lineOf)), because, suggestions: SUGGESTIONS };
}

const MOST_RUNS = 10;

function nameOf(shoeId: number | null | undefined, pairs: readonly ShoeRow[]): string {
  const pair = pairs.find(({ id }) => id === shoeId);
  return pair ? bold(literally(pair.name)) : 'No pair is noted';
}

/** What each pair ran of some runs: in these days, of this kind. */
async function replyWornIn(asked: Asked, pairs: readonly ShoeRow[]): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const scope: Scope = scopeOf(athlete, days, kind);
  const sums = await findShoeSums(db, scope);
  const rows = sums.map(
    ({ shoeId, count, distanceM }) =>
      `${nameOf(shoeId, pairs)}: ${bold(kmText(distanceM))} in ${countText(count, kind.one, kind.many)}`,
  );
  return {
    text:
      rows.length === 0
        ? `I found no ${kind.one} ${daysText(days, today)}.`
        : paragraphs(`Your ${kind.many} ${daysText(days, today)} by pair:`, listOf(rows)),
    because: `I added up every ${kind.one} ${daysText(days, today)} by the pair that stands in it.`,
    suggestions: SUGGESTIONS,
  };
}

/** The pair of the run of each race that was run. */
async function replyRacedIn(asked: Asked, pairs: readonly ShoeRow[]): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, viewer, today } = athlete;
  const races = await findShownRaces(db, { userId, origins: originsShownTo(viewer) });
  const run = races.filter(({ date, actual_time_s }) => date <= today && actual_time_s !== null);
  const worn = await Promise.all(
    run.toReversed().map(async (race) => {
      const [workout] = await findRunOfRace(asked, toNamedRace(race));
      return { race, shoeId: workout?.shoeId ?? null };
    }),
  );
  const byPair = groupBy(worn, ({ shoeId }) => nameOf(shoeId, pairs));
  const rows = [...byPair].map(
    ([name, of]) =>
      `${name}: ${of.map(({ race }) => `${raceLink(race)} (${dayText(race.date, today)})`).join(', ')}`,
  );
  return {
    text:
      rows.length === 0
        ? 'No race with a time stands in your Race Goals.'
        : paragraphs('The pairs of your races:', listOf(rows)),
    because:
      'I took the races of Race Goals that have a time, and the pair of the run of that day.',
    suggestions: SUGGESTIONS,
  };
}

const MOST_PAIRS = 7;

/** The figures of Shoes, of the pair that is named or of all. */
function replyPairs({ athlete, question }: Asked, pairs: readonly ShoeRow[]): Reply {
  const { today } = athlete;
  const text = question.raceText ?? '';
  const named = pairs.filter(({ id }) => id === question.where.shoe?.id);
  const inUse = pairs.filter(({ retired_on }) => retired_on === null);
  const meant = ASKS_FOR_WEAR.test(text) && inUse.length > 0 ? inUse : pairs;
  const told = (named.length > 0 ? named : meant)
    .map((pair) => ({ ...pair, metres: metresOf(pair) }))
    .toSorted((one, other) => other.metres - one.metres);
  const rows = told.slice(0, MOST_PAIRS).map(({ name, metres, retired_on, ...pair }) => {
    const retired = retired_on === null ? '' : `, retired on ${dayText(retired_on, today)}`;
    const left = retired_on === null ? leftText(metres, pair.replace_at_m) : retired;
    const bought = pair.bought_on ? `, bought on ${dayText(pair.bought_on, today)}` : '';
    const before =
      pair.start_distance_m > 0 ? ` (${kmText(pair.start_distance_m)} of it before the log)` : '';
    return `${literally(name)}: ${bold(kmText(metres))}${before} in ${countText(pair.workouts, ANY_WORKOUT.one, ANY_WORKOUT.many)}${left}${bought}`;
  });
  return {
    text: paragraphs(
      ASKS_FOR_NEW.test(text) && needText(named.length > 0 ? named : inUse),
      named.length > 0 ? null : 'Your pairs, the one that ran farthest first:',
      listOf(rows),
      `All of them stand in ${link('Shoes', '/shoes')}.`,
    ),
    because:
      'They are the pairs of Shoes: the kilometres of all workouts that wore them, and those that they had before.',
    suggestions: SUGGESTIONS,
  };
}

const ASKS_FOR_NEW =
  /^(?:and |so )*replac|\b(?:need|time for|should i (?:buy|get|replace|change|renew|swap|bin|retire)|i should (?:buy|get|replace|bin|retire)|which ones? (?:need|to|should)|nearly|almost)\b/;

/** Whether a pair in use has run as far as it is to be replaced at. */
function needText(pairs: readonly ShoeRow[]): string {
  if (pairs.length > 0 && pairs.every(({ retired_on }) => retired_on !== null)) {
    return `${bold('It is retired already:')} there is nothing to replace.`;
  }
  const limited = pairs.filter(({ replace_at_m }) => replace_at_m !== null);
  const over = limited.filter((pair) => metresOf(pair) >= (pair.replace_at_m ?? 0));
  if (limited.length === 0) return 'No pair says at how many kilometres you want to replace it.';
  if (over.length === 0) {
    const [next] = limited
      .map((pair) => ({ ...pair, leftM: (pair.replace_at_m ?? 0) - metresOf(pair) }))
      .toSorted((one, other) => one.leftM - other.leftM);
    const nearest = next && limited.length > 1 ? ` ${literally(next.name)} is the nearest.` : '';
    return `${bold('Not yet')}, by the distances that you set: no pair in use has reached its own.${nearest}`;
  }
  return `${bold('Yes')}, by the distances that you set: ${over.map(({ name }) => literally(name)).join(', ')}.`;
}

function metresOf({ start_distance_m, logged_distance_m }: ShoeRow): number {
  return start_distance_m + logged_distance_m;
}

/** What a pair has left of the distance that it is to be replaced at. */
function leftText(metres: number, replaceAtM: number | null): string {
  if (replaceAtM === null) return '';
  return metres >= replaceAtM
    ? `, over the ${kmText(replaceAtM)} at which you want to replace it`
    : `, ${kmText(replaceAtM - metres)} left until you want to replace it`;
}
