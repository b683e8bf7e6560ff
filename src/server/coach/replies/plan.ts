import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import {
  countText,
  dayText,
  inDaysText,
  kmText,
  paceText,
  weightText,
} from '../../../domain/coach/phrases.ts';
import { asksHowOften } from '../../../domain/coach/reading/asked-ahead.ts';
import { asksForFoodBefore } from '../../../domain/coach/reading/settle-parts.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import {
  gentleStart,
  MOST_GENTLE_RUNS,
  type Suggestion,
  suggestDay,
  suggestDayWithin,
} from '../../../domain/coach/suggest-day.ts';
import { type TrainingFacts, trainingFacts } from '../../../domain/coach/training-facts.ts';
import { weekByDay } from '../../../domain/coach/week-by-day.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { GEL_CARBOHYDRATE_G, LONG_RUN_S } from '../../../domain/fuel.ts';
import {
  FUELED_RUN_M,
  FUELED_RUN_S,
  HYDRATION_ML_PER_HOUR,
  MANY_CAFFEINATED_GELS,
  MINUTES_PER_GEL,
  RACE_WEEK_DAYS,
  TAPER_DAYS,
} from '../../../domain/limits.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { FUEL_DAYS, type FuelPlan, fuelPlan } from '../../../domain/race-plan/fuel-plan.ts';
import { type TaperWeek, taperFor, taperShares } from '../../../domain/race-plan/taper.ts';
import { SWEAT_TESTS_COUNTED } from '../../../domain/sweat.ts';
import { kmFromM } from '../../../domain/units.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findSweatUpTo } from '../../sweat/sweat.queries.ts';
import { findCurrentWeight } from '../../weight/weight.queries.ts';
import { findExtremes, findFuelled, scopeOf } from '../coach-workouts.queries.ts';
import { gatherTraining } from '../gather-training.ts';
import { findSums } from '../sums.queries.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, restingOn, workoutList } from './wording.ts';

/** What to do today, tomorrow or this week. */
export async function replyPlan({ db, athlete, question }: Asked): Promise<Reply> {
  const facts = trainingFacts(await gatherTraining(db, athlete));
  if (question.judged === 'everyDay' || asksHowOften(question.raceText ?? '')) {
    return replyHowOften(facts);
  }
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
        dayVerdict(question.raceText ?? '', { suggestion, dayWord: scope }),
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
  const { runs, ...suggestion } = weekByDay(facts, { isNext, wishes: question.wishes });
  const [day] = question.periods;
  const name = day?.unit === 'day' ? dayText(day.from, athlete.today) : null;
  const ofDay = name === null ? undefined : runs.find((line) => line.startsWith(`${name}:`));
  return {
    text: paragraphs(
      ofDay && `${bold(literally(ofDay))}.`,
      suggestionText({ suggestion, when: null, facts, runs }),
    ),
    because: `I count the runs of your last four weeks, set the long run and the faster one on the days on which you mostly run them, with a day between, and fill up with easy runs. Nothing of it is written down: ask again with other days. ${basisOf(suggestion)}`,
    suggestions: isNext
      ? ['What should I do today?', 'Move the long run to Saturday next week']
      : ['Plan for next week', 'What should I do today?'],
  };
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

/** The weeks before a race in the athlete’s own kilometres: those of the race’s own page. */
export async function replyTaper(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const { race } = await findAskedRace(asked);
  const isToCome = race !== null && race.completed === 0 && race.date >= today;
  const distanceM = isToCome ? race.distance_m : (question.distanceM ?? 21_100);
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
    because: `Two weeks with 41 to 60% less, as often and as fast as before, made runners faster in trials (Bosquet 2007, Wang 2023, strong); the first of them is half-way down.${peak === null ? '' : ` Your biggest week of the eight before it is ${dayText(peak.from, today)} to ${dayText(peak.to, today)}, ${kmText(peak.distanceM)}.`}`,
    suggestions: [
      'What should I do this week?',
      'Am I ready for my next race?',
      'Fuel for a long run',
    ],
  };
}

/** How far back the pace and the long run are taken from. */
const LOOKED_BACK_DAYS = 84;

/** Gels and drinks for a run of so long: named, or the longest of the last twelve weeks. */
export async function replyFuel({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  const scope = { userId, viewer, from: addDays(today, -LOOKED_BACK_DAYS), to: today, kind: RUNS };
  const [sums, [longest]] = await Promise.all([
    findSums(db, scope),
    findExtremes(db, scope, { extreme: 'longest', limit: 1 }),
  ]);
  const pace = paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  const { race } = question.race ? await findAskedRace({ db, athlete, question }) : { race: null };
  if (asksForFoodBefore(question)) {
    return replyFuelBefore({ db, athlete, question }, { race, pace });
  }
  const planned = race ?? (await plannedRaceOf({ db, athlete, question }));
  if (planned) return replyRaceFuel({ db, athlete, question }, planned);
  const named = lengthNamed(question, pace);
  const durationS = named?.durationS ?? longest?.durationS ?? null;
  const distanceM = named ? named.distanceM : (longest?.distanceM ?? null);
  const because = `The rule: 1 gel per ${MINUTES_PER_GEL} minutes on runs over ${kmText(FUELED_RUN_M)} and over ${FUELED_RUN_S / 60} minutes, ${HYDRATION_ML_PER_HOUR} ml an hour, and no more than ${MANY_CAFFEINATED_GELS} gels with caffeine. Drink to thirst, and never more than you sweat.${pace === null ? '' : ` How long a distance takes I work out from your own pace of the last twelve weeks, ${paceText(pace)}.`}`;
  const suggestions = [
    'How many gels did I take in the last 3 months?',
    'How do I taper?',
    'What should I do today?',
  ];
  if (durationS === null) {
    return {
      text: `Per hour: ${bold(`${HYDRATION_ML_PER_HOUR} ml`)}; on a run over ${kmText(FUELED_RUN_M)} and over ${FUELED_RUN_S / 60} minutes ${bold(`1 gel per ${MINUTES_PER_GEL} minutes`)}. Tell me how long the run is and I work it out.`,
      because,
      suggestions,
    };
  }
  const isLong = durationS > FUELED_RUN_S && (distanceM === null || distanceM > FUELED_RUN_M);
  const plan = isLong ? await planOfFuel({ db, athlete, question }, durationS) : null;
  const least = Math.floor(durationS / 60 / MINUTES_PER_GEL);
  const own = plan && ownFuel(plan, durationS);
  const gels = Math.max(least, own?.gels ?? 0);
  const ml = own?.ml ?? drinkMl(durationS);
  const every = own ? durationS / 60 / (gels + 1) : MINUTES_PER_GEL;
  const which = named ? named.words : 'As long as your longest run of the last twelve weeks';
  return {
    text: paragraphs(
      `${which} (${distanceM ? `${kmText(distanceM)}, ` : ''}${formatElapsed(durationS)}): ${isLong ? bold(countText(gels, 'gel', 'gels')) : 'no gel needed by the rule'}, and ${bold(`about ${ml} ml`)} to drink over the run.`,
      own && `On your long runs of half a year you took ${own.habit}`,
      isLong &&
        `One gel about every ${Math.round(every / 5) * 5} minutes, at most ${MANY_CAFFEINATED_GELS} of them with caffeine; a spare one in the pocket weighs little.`,
      !named &&
        longest &&
        `Your longest of the last twelve weeks:\n${workoutList([longest], today)}`,
    ),
    because: own ? `${own.because} ${because}` : because,
    suggestions,
  };
}

/** A run of 21 km is no half marathon. */
const SAME_LENGTH = 0.003;

/** 'Gels for the half' means the half that is planned. */
async function plannedRaceOf(asked: Asked): Promise<RaceRow | null> {
  const { distanceM, timeS } = asked.question;
  if (distanceM === null || timeS !== null) return null;
  const { upcoming } = await findAskedRace(asked);
  return (
    upcoming.find((race) => Math.abs(race.distance_m - distanceM) <= SAME_LENGTH * distanceM) ??
    null
  );
}

/** As many gels as the athlete is used to, and no more than is advised; null where none was logged. */
function ownFuel({ carbohydrate, drink }: FuelPlan, durationS: number) {
  const { ownGPerHour, usual, runs } = carbohydrate;
  if (ownGPerHour === null) return null;
  const grams = (Math.min(ownGPerHour, usual.to) * durationS) / 3600;
  const range = usual.from === usual.to ? `${usual.from} g` : `${usual.from} to ${usual.to} g`;
  const more =
    ownGPerHour < usual.from
      ? ` For so long ${range} are advised in a race: add to it step by step, in training.`
      : '';
  return {
    gels: Math.round(grams / GEL_CARBOHYDRATE_G),
    ml: drink.plannedMl === null ? null : 50 * Math.round(drink.plannedMl / 50),
    habit: `${Math.round(ownGPerHour)} g of carbohydrate an hour, by ${countText(runs.length, 'run', 'runs')} with gels.${more}`,
    because: `The gels are as many as you are used to on long runs, ${GEL_CARBOHYDRATE_G} g each, no fewer than the rule and no more than the ${range} an hour that are advised for so long (${usual.source}).`,
  };
}

/** Grams of carbohydrate for each kilogram, as sports nutritionists advise them (Thomas, Erdman and Burke 2016). */
const BEFORE = {
  /** One to four hours before more than an hour of running. */
  meal: { from: 1, to: 4, fromS: 3600 },
  /** A day, in the last day and a half before more than 90 minutes of racing. */
  loading: { from: 10, to: 12, fromS: 5400 },
  /** To drink two to four hours before, for each kilogram. */
  drinkMl: { from: 5, to: 10 },
} as const;

/** What to eat and drink before a run: advice to anybody, in grams for the athlete's own weight. */
async function replyFuelBefore(
  { db, athlete, question }: Asked,
  { race, pace }: { race: RaceRow | null; pace: number | null },
): Promise<Reply> {
  const { userId, today } = athlete;
  const weight = await findCurrentWeight(db, { userId, today });
  const kg = weight?.weight_kg ?? null;
  const named = race
    ? { durationS: race.target_time_s, words: raceLink(race) }
    : lengthNamed(question, pace);
  const durationS = named?.durationS ?? null;
  const isLong = durationS === null || durationS > BEFORE.meal.fromS;
  const isForRace =
    race !== null || /\b(?:race|marathon|half|racing)\b/.test(question.raceText ?? '');
  const isLoaded = isForRace && (durationS === null || durationS > BEFORE.loading.fromS);
  const amount = (range: { from: number; to: number }, unit: string) =>
    kg === null
      ? `${range.from} to ${range.to} ${unit} for each kilogram that you weigh`
      : bold(
          `${10 * Math.round((range.from * kg) / 10)} to ${10 * Math.round((range.to * kg) / 10)} ${unit}`,
        );
  return {
    text: paragraphs(
      named &&
        durationS !== null &&
        `${race ? named.words : 'That run'}: about ${formatElapsed(durationS)}.`,
      listOf([
        ...(isLong
          ? [
              `One to four hours before: ${amount(BEFORE.meal, 'g')} of carbohydrate, the less the closer it is. Little fat and fibre: bread or rice with jam, porridge, a banana.`,
            ]
          : [
              'Up to an hour needs no meal before it: run when the last one has settled, hungry or not.',
            ]),
        ...(isLoaded
          ? [
              `The day and a half before a race of more than 90 minutes: ${amount(BEFORE.loading, 'g')} of carbohydrate a day.`,
            ]
          : []),
        `To drink, two to four hours before: ${amount(BEFORE.drinkMl, 'ml')}.`,
        'Eat on the day of a race what you have eaten before long runs, and nothing new.',
      ]),
      'What to take on the way is another question: ask me for gels.',
    ),
    because: `It is advice to anybody, and no figure of your log: the joint position of the American College of Sports Medicine and the dietitians of the United States and Canada (Thomas, Erdman and Burke 2016)${kg === null ? '' : `, for your latest weight of ${weightText(kg)}`}. Who has an illness that bears on food asks a doctor or dietitian.`,
    suggestions: [
      'How many gels for a half marathon?',
      'How do I taper?',
      'What should I do today?',
    ],
  };
}

/** As many long runs as tell a habit: those of the race's own page. */
const MOST_LONG_RUNS = 20;

/** From what was eaten, drunk and sweated on long runs, for a run or race of so long. */
async function planOfFuel({ db, athlete }: Asked, timeS: number): Promise<FuelPlan> {
  const { userId, today } = athlete;
  const halfYear = { from: addDays(today, -FUEL_DAYS), to: today };
  const [runs, sweatTests, weight] = await Promise.all([
    findFuelled(db, scopeOf(athlete, halfYear, RUNS), {
      leastS: LONG_RUN_S,
      limit: MOST_LONG_RUNS,
    }),
    findSweatUpTo(db, { userId, to: today, limit: SWEAT_TESTS_COUNTED }),
    findCurrentWeight(db, { userId, today }),
  ]);
  return fuelPlan({ timeS, runs, sweatTests, weightKg: weight?.weight_kg ?? null });
}

/** The plan of the race's own page, at its target. */
async function replyRaceFuel(asked: Asked, race: RaceRow): Promise<Reply> {
  const timeS = race.target_time_s;
  const plan = await planOfFuel(asked, timeS);
  const { carbohydrate, drink, gels } = plan;
  const ml = 50 * Math.round((drink.plannedMl ?? 0) / 50);
  const eats =
    gels.length === 0
      ? bold('no gel')
      : `${bold(countText(gels.length, 'gel', 'gels'))} of ${GEL_CARBOHYDRATE_G} g (at ${gels.map(({ clockS }) => formatElapsed(clockS)).join(', ')})`;
  return {
    text: paragraphs(
      `${raceLink(race)}, at your target of ${formatElapsed(timeS)}: ${eats}${ml > 0 ? ` and ${bold(`about ${ml} ml`)} to drink in all` : ''}.`,
      gels.length > 0 && practiceText(plan),
      gels.length > 0 && 'Take nothing on race day that you have not tried before.',
    ),
    because: `It is the fuel plan of the race's own page. The carbohydrate rests on ${FUEL_RESTS_ON[carbohydrate.restsOn]} (${carbohydrate.usual.source}), the drink on ${FUEL_RESTS_ON[drink.restsOn]}. Drink to thirst, and never more than you sweat.`,
    suggestions: ['How many gels did I take in the last 3 months?', 'How do I taper?'],
  };
}

/** How far the plan is from what was ever taken, and how to come there. */
function practiceText({ carbohydrate }: FuelPlan): string {
  const { usual, ownGPerHour, plannedGPerHour } = carbohydrate;
  const range = usual.from === usual.to ? `${usual.from} g` : `${usual.from} to ${usual.to} g`;
  const planned = `That is ${bold(`${Math.round(plannedGPerHour)} g an hour`)}, where ${range} are advised for so long`;
  if (ownGPerHour === null) {
    return `${planned}. Your log has no gels on long runs yet: begin with one every 40 minutes, and take more each time. A sports drink counts: half a litre holds about 30 g.`;
  }
  if (ownGPerHour >= plannedGPerHour - 5)
    return `${planned}; you took ${Math.round(ownGPerHour)} g on long runs.`;
  return `${planned}; on your long runs you took ${Math.round(ownGPerHour)} g. Practise it step by step, some 10 g an hour more on each long run; a sports drink counts, half a litre holds about 30 g and saves a gel. What you have not got used to by then, leave out.`;
}

const FUEL_RESTS_ON = {
  own: 'what you took on your long runs of half a year',
  sweat: 'your sweat tests',
  general: 'what is advised to anybody for so long',
  none: 'nothing, as it is short',
};

/** To what a bottle can be filled. */
function drinkMl(durationS: number): number {
  return Math.round(((durationS / 3600) * HYDRATION_ML_PER_HOUR) / 50) * 50;
}

function lengthNamed(question: Asked['question'], pace: number | null) {
  const { timeS, distanceM } = question;
  if (timeS !== null) return { durationS: timeS, distanceM, words: 'For that run' };
  if (distanceM === null || pace === null) return null;
  return { durationS: pace * kmFromM(distanceM), distanceM, words: 'At your own pace' };
}
