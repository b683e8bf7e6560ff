import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { LONG_RUN_DAYS } from '../../../domain/coach/coach-limits.ts';
import { longestOf, planWeekOn, within } from '../../../domain/coach/judging/training-facts.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import { countText, dayText, inDaysText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { taperFor } from '../../../domain/race-plan/taper.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { HALF_RACE_M } from '../../../domain/standard-distances.ts';
import { kmFromM } from '../../../domain/units.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import { findNewest, findShoeSums, scopeOf } from '../coach-workouts.queries.ts';
import { factsOf, INTERVALS } from './judged-facts.ts';
import { findAskedRace, replyNoRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { dayLink, paragraphs, raceLink } from './wording.ts';

/** The pair in use that the fast runs are run in. */
export async function adviseRaceShoes(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const pairs = (await findShoes(db, athlete.userId)).filter(
    ({ retired_on }) => retired_on === null,
  );
  const suggestions = ['Which shoes have the most km?', 'Am I ready for my next race?'];
  const because =
    'I took the pair in use in which you ran most of your intervals of half a year. That nothing new belongs on the feet on race day is what coaches agree on.';
  const { race } = await findAskedRace(asked);
  const isSeen = originsShownTo(athlete.viewer).holdingStrava;
  const sums = isSeen
    ? await findShoeSums(db, scopeOf(athlete, lastDays(today, HALF_YEAR), INTERVALS))
    : [];
  const worn = sums
    .filter(({ shoeId }) => pairs.some(({ id }) => id === shoeId))
    .toSorted((one, other) => other.distanceM - one.distanceM)[0];
  const pair = pairs.find(({ id }) => id === worn?.shoeId);
  const general =
    'Race in a pair that you know: 50 km or more in it, a long run or a session at race pace among them, and no new socks either.';
  if (!pair || !worn) {
    return {
      text: `${bold('The pair in which you run your fast sessions.')} ${general} Which that is I cannot tell: note the pair with your runs, and see ${link('Shoes', '/shoes')}.`,
      because,
      suggestions,
    };
  }
  const metres = pair.start_distance_m + pair.logged_distance_m;
  const leftM = pair.replace_at_m === null ? null : pair.replace_at_m - metres;
  const isWorn = leftM !== null && leftM < (race?.distance_m ?? 0) + 30_000;
  const latest = (
    await findNewest(db, scopeOf(athlete, lastDays(today, HALF_YEAR), INTERVALS), 50)
  ).find(({ shoeId }) => shoeId === pair.id);
  return {
    text: paragraphs(
      `${bold(`${literally(pair.name)}`)}${race && race.date >= today ? ` for ${raceLink(race)}` : ''}: you ran ${kmText(worn.distanceM)} of intervals in it in half a year${latest ? `, the latest on ${dayLink(latest, today)}` : ''}.`,
      `It has run ${kmText(metres)}${leftM === null ? '' : leftM > 0 ? `, ${kmText(leftM)} short of where you want to replace it` : ', more than you wanted to run in it'}.${isWorn ? ' That is little: break in another pair before the race.' : ''}`,
      general,
    ),
    because,
    suggestions,
  };
}

const HALF_YEAR = 182;

/** The race that is named, by the days before it too; else the next one of its length, or the next. */
async function raceMeant(asked: Asked): Promise<RaceRow | null> {
  const { race, named, upcoming } = await findAskedRace(asked);
  if (named) return race;
  const { periods, distanceM } = asked.question;
  const byDays = upcoming.find(({ name }) => periods.some(({ words }) => words.includes(name)));
  const byLength = upcoming.find(
    (each) => distanceM !== null && isSameLength(each.distance_m, distanceM),
  );
  return byDays ?? byLength ?? (distanceM === null ? race : null);
}

/** The seven days up to a race, each with what it is for. */
export async function planRaceWeek(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { today, runs } = facts;
  const race = await raceMeant(asked);
  if (!race || race.completed === 1 || race.date < today) return replyNoRace();
  const { distance_m: distanceM, date } = race;
  const { peak, weeks } = taperFor({ race: { date, distanceM }, today, runs: facts.runs });
  const last = weeks.at(-1);
  const pace = paceText(race.target_time_s / kmFromM(distanceM));
  const isLong = race.target_time_s > 90 * 60;
  const day = (before: number, what: string) =>
    `${dayText(addDays(date, -before), today)}: ${what}`;
  const ran = within(runs, { until: today, days: 7 });
  return {
    text: paragraphs(
      `${bold('Run less, as often and as fast as ever, and sleep.')} ${raceLink(race)} is on ${dayText(date, today)}, ${inDaysText(daysBetween(today, date))}${last?.wantedM ? `; about ${kmText(last.wantedM)} in the week before it, ${last.percent}% of your biggest week` : ''}.`,
      listOf([
        day(
          7,
          isLong
            ? 'the last longer run, easy, an hour to 75 minutes'
            : 'an easy run, 45 to 60 minutes',
        ),
        day(6, 'rest, or 20 to 30 minutes easy'),
        day(
          5,
          `easy, 40 minutes, with ${isLong ? '3 times 1 km' : '3 times 500 m'} at race pace, ${pace}`,
        ),
        day(4, 'rest'),
        day(3, 'easy, 30 minutes, with 4 strides of 20 seconds'),
        day(2, isLong ? 'rest; from now on much carbohydrate and little fibre' : 'rest'),
        day(1, 'rest, or 20 minutes easy with 3 strides; shoes, number and gels laid out'),
        day(0, 'the race. Start slower than you want to.'),
      ]),
      'No strength work for the legs in these days, nothing new to eat or wear, and go to bed earlier from the middle of the week.',
    ),
    because: `The taper is that of the race's page: 41 to 60% less over two weeks, as often and as fast (Bosquet 2007, Wang 2023, strong). How the days are laid is what coaches agree on.${peak ? ` Your biggest week of the eight before it is ${dayText(peak.from, today)} to ${dayText(peak.to, today)}, ${kmText(peak.distanceM)}.` : ''}${ran.length === 0 ? ' You have not run in the last seven days.' : ''}`,
    suggestions: ['How do I taper?', 'What should I eat before the race?', 'Pace for my next race'],
  };
}

/** How long before a race the last real long run is, in weeks, and how much of it is left on the weekend before. */
const LAST_LONG_RUN = [
  { belowM: 15_000, weeks: 1, share: 0.6 },
  { belowM: 30_000, weeks: 2, share: 0.55 },
  { belowM: Number.POSITIVE_INFINITY, weeks: 3, share: 0.55 },
] as const;

export async function adviseLongRunBeforeRace(asked: Asked): Promise<Reply> {
  const facts = await factsOf(asked);
  const { runs, today } = facts;
  const meant = await raceMeant(asked);
  const lengthM = asked.question.distanceM;
  const distanceM = meant?.distance_m ?? lengthM ?? HALF_RACE_M;
  const [{ weeks, share }] = LAST_LONG_RUN.filter(({ belowM }) => distanceM < belowM) as [
    (typeof LAST_LONG_RUN)[number],
  ];
  const longest = longestOf(within(runs, { until: today, days: LONG_RUN_DAYS }));
  const about = longest
    ? `about ${Math.round(kmFromM(longest.distanceM * share))} km`
    : 'an hour or so';
  const isToCome = meant !== null && meant.completed === 0 && meant.date >= today;
  const lastLong = isToCome ? { day: addDays(meant.date, -7 * weeks), race: meant } : null;
  // As long as the plan to that race has it.
  const plannedM =
    lastLong && facts.advice.nextRace?.date === lastLong.race.date
      ? (planWeekOn(facts, lastLong.day)?.longRunM ?? null)
      : null;
  const howLong = plannedM === null ? '' : `, some ${kmText(plannedM)} long`;
  const text = asked.question.raceText ?? '';
  const asksWhen = /\b(?:when|how far out|which week)\b/.test(text);
  const asksToDrop = /\b(?:drop\w*|skip\w*|shorten\w*|cut|leave)\b/.test(text);
  return {
    text: paragraphs(
      asksWhen && lastLong
        ? `${bold(`On about ${dayText(lastLong.day, today)}`)}, ${countText(weeks, 'week', 'weeks')} before ${raceLink(lastLong.race)}${howLong}.`
        : `${bold(`${asksToDrop ? 'Yes, as a long run:' : 'Only a short one:'} an easy run of ${about} on the weekend before.`)} What tires is its length; it need not go altogether.`,
      lastLong &&
        (asksWhen
          ? `On the weekend before the race an easy run of ${about} is enough.`
          : `${raceLink(lastLong.race)} is on ${dayText(lastLong.race.date, today)}, so the last real long run is on about ${bold(dayText(lastLong.day, today))}, ${countText(weeks, 'week', 'weeks')} before${howLong}.`),
      longest &&
        `Your longest run of the last ${LONG_RUN_DAYS} days: ${link(kmText(longest.distanceM), `/run-details/${longest.id}`)} on ${dayText(longest.date, today)}.`,
    ),
    because:
      'Two weeks with 41 to 60% less, as often and as fast as before, made athletes faster in trials (Bosquet 2007, Wang 2023, strong). How the long run is shortened is what coaches agree on.',
    suggestions: ['How do I taper?', 'What should I do this week?'],
  };
}
