import { ageOn } from '../../../domain/body.ts';
import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { countText, kmText, paceText, weightText } from '../../../domain/coach/phrases.ts';
import { asksForFoodBefore } from '../../../domain/coach/reading/settling/settle-fuel.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { GEL_CARBOHYDRATE_G, LONG_RUN_S } from '../../../domain/fuel.ts';
import {
  FUELED_RUN_M,
  FUELED_RUN_S,
  HYDRATION_ML_PER_HOUR,
  MANY_CAFFEINATED_GELS,
  MINUTES_PER_GEL,
} from '../../../domain/limits.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { evidenceOf } from '../../../domain/prediction/evidence.ts';
import { tellPrediction } from '../../../domain/prediction/rests-on.ts';
import {
  FUEL_DAYS,
  type FuelPlan,
  fuelPlan,
  gelsBesideSportsDrink,
} from '../../../domain/race-plan/fuel-plan.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { HALF_RACE_M, MARATHON_RACE_M } from '../../../domain/standard-distances.ts';
import { SWEAT_TESTS_COUNTED } from '../../../domain/sweat.ts';
import { kmFromM } from '../../../domain/units.ts';
import { readPregnancy } from '../../analytics/training-form.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findSweatUpTo } from '../../sweat/sweat.queries.ts';
import { findCurrentWeight } from '../../weight/weight.queries.ts';
import { findExtremes, findFuelled, scopeOf } from '../coach-workouts.queries.ts';
import { readAthletesHistory } from '../gather-training.ts';
import { findSums } from '../sums.queries.ts';
import { findAskedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink, workoutList } from './wording.ts';

/** How far back the pace and the long run are taken from. */
const LOOKED_BACK_DAYS = 84;

/** What to eat and drink for a race of one's own, or for a run of so long, on the way or beforehand. */
export async function replyFuel(asked: Asked): Promise<Reply> {
  const race = await raceMeant(asked);
  if (asksForFoodBefore(asked.question)) return replyFuelBefore(asked, race);
  return race ? replyRaceFuel(asked, race) : replyRunFuel(asked);
}

/** The race that is named, or the one of that distance to come: 'gels for the half'. */
async function raceMeant(asked: Asked): Promise<RaceRow | null> {
  const { race: named, distanceM, timeS, raceText } = asked.question;
  const isOwn = distanceM === null && timeS === null && OWN_RACE.test(raceText ?? '');
  if (named === null && !isOwn && (distanceM === null || timeS !== null)) return null;
  const { race, upcoming } = await findAskedRace(asked);
  if (named !== null) return race;
  if (isOwn) return upcoming[0] ?? null;
  return upcoming.find((each) => isAbout(each.distance_m, distanceM ?? 0)) ?? null;
}

/** 'What should I eat in my race', 'gels for race day' */
const OWN_RACE = /\b(?:my|the|this|next) (?:next )?race\b|\brace day\b/;

/** A run of 21 km is no half marathon. */
const SAME_LENGTH = 0.003;

function isAbout(distanceM: number, otherM: number): boolean {
  return Math.abs(distanceM - otherM) <= SAME_LENGTH * otherM;
}

/** How long it will take, and by what that is known. */
type TimeAhead = { durationS: number; distanceM: number | null; words: string; basis: string };

/** So long as was said; a distance that is raced by the prediction, another one at one's own pace. */
async function timeAhead(asked: Asked): Promise<TimeAhead | null> {
  const { db, athlete, question } = asked;
  const { timeS, distanceM } = question;
  if (timeS !== null) {
    return { durationS: timeS, distanceM, words: 'For that run', basis: '' };
  }
  if (distanceM === null) return null;
  if (isRaced(question)) {
    const runner = evidenceOf(await readAthletesHistory(db, athlete));
    const predicted = tellPrediction(runner, { distanceM, today: athlete.today });
    if (predicted) {
      return {
        durationS: predicted.timeS,
        distanceM,
        words: 'By your prediction',
        basis: ` That is your prediction, ${predicted.restsOn}.`,
      };
    }
  }
  const sums = await findSums(db, latelyOf(asked));
  const pace = paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  if (pace === null) return null;
  return {
    durationS: pace * kmFromM(distanceM),
    distanceM,
    words: 'At your own pace',
    basis: ` That is at your own pace of the last twelve weeks, ${paceText(pace)}.`,
  };
}

function latelyOf({ athlete }: Asked) {
  const { today } = athlete;
  return scopeOf(athlete, { from: addDays(today, -LOOKED_BACK_DAYS), to: today }, RUNS);
}

const RACED_M = [HALF_RACE_M, MARATHON_RACE_M];

/** Nobody trains over a marathon, and a half is mostly a race. */
function isRaced({ distanceM, raceText }: Asked['question']): boolean {
  if (/\b(?:training|easy|long) run\b/.test(raceText ?? '')) return false;
  return (
    RACED_M.some((raced) => isAbout(distanceM ?? 0, raced)) ||
    /\brac(?:e|ing)\b/.test(raceText ?? '')
  );
}

/** 'How many carbs an hour do I take on long runs?' */
const WAS_TAKEN =
  /\b(?:did|do|have|had) i (?:usually |normally |mostly )?(?:take|took|taken|eat|ate|eaten|get|have|had|use)\b/;

/** Gels and drinks for a run of so long: named, or the longest of the last twelve weeks. */
async function replyRunFuel(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const named = await timeAhead(asked);
  const [longest] = await findExtremes(db, latelyOf(asked), { extreme: 'longest', limit: 1 });
  const durationS = named?.durationS ?? longest?.durationS ?? null;
  const distanceM = named ? named.distanceM : (longest?.distanceM ?? null);
  const because = `The rule: 1 gel per ${MINUTES_PER_GEL} minutes on runs over ${kmText(FUELED_RUN_M)} and over ${FUELED_RUN_S / 60} minutes, ${HYDRATION_ML_PER_HOUR} ml an hour, and no more than ${MANY_CAFFEINATED_GELS} gels with caffeine. Drink to thirst, and never more than you sweat.${named?.basis ? ` ${named.words}: ${formatElapsed(named.durationS)}.${named.basis}` : ''}`;
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
  const plan = isLong ? await planOfFuel(asked, { timeS: durationS }) : null;
  const least = Math.floor(durationS / 60 / MINUTES_PER_GEL);
  const own = plan && ownFuel(plan, durationS);
  const gels = Math.max(least, own?.gels ?? 0);
  const ml = own?.ml ?? drinkMl(durationS);
  const every = own ? durationS / 60 / (gels + 1) : MINUTES_PER_GEL;
  const caffeinated = (await isCaffeineForThem(asked))
    ? `at most ${MANY_CAFFEINATED_GELS}`
    : 'none';
  const which = named ? named.words : 'As long as your longest run of the last twelve weeks';
  const habit = own && `On your long runs of half a year you took ${own.habit}`;
  const asksForHabit = WAS_TAKEN.test(asked.question.raceText ?? '');
  return {
    text: paragraphs(
      asksForHabit && habit,
      `${which} (${distanceM ? `${kmText(distanceM)}, ` : ''}${formatElapsed(durationS)}): ${isLong ? bold(countText(gels, 'gel', 'gels')) : 'no gel needed by the rule'}, and ${bold(`about ${ml} ml`)} to drink over the run.`,
      !asksForHabit && habit,
      isLong &&
        `One gel about every ${Math.round(every / 5) * 5} minutes, ${caffeinated} of them with caffeine; a spare one in the pocket weighs little.`,
      !named &&
        longest &&
        `Your longest of the last twelve weeks:\n${workoutList([longest], athlete.today)}`,
    ),
    because: own ? `${own.because} ${because}` : because,
    suggestions,
  };
}

/** Not in pregnancy, nor for anybody under age. */
async function isCaffeineForThem({ db, athlete }: Asked): Promise<boolean> {
  const { userId, today, viewer, dateOfBirth } = athlete;
  const age = dateOfBirth === null ? null : ageOn(today, dateOfBirth);
  if (age !== null && age < OF_AGE) return false;
  const pregnancy = await readPregnancy(db, { userId, today, origins: originsShownTo(viewer) });
  return pregnancy === null || pregnancy.is === 'afterBirth';
}

const OF_AGE = 18;

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
  /** Before more than an hour of running: 1 to 4 g, one to four hours before. */
  meal: { threeHours: 3, oneHour: 1, fromS: 3600 },
  /** A day, in the last day and a half before more than 90 minutes of racing. */
  loading: { from: 10, to: 12, fromS: 5400 },
  /** To drink two to four hours before, for each kilogram. */
  drinkMl: { from: 5, to: 10 },
} as const;

/** What to eat and drink before a run: advice to anybody, in grams for the athlete's own weight. */
async function replyFuelBefore(asked: Asked, race: RaceRow | null): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const weight = await findCurrentWeight(db, { userId, today });
  const kg = weight?.weight_kg ?? null;
  const named = race ? null : await timeAhead(asked);
  const durationS = race?.target_time_s ?? named?.durationS ?? null;
  const isLong = durationS === null || durationS > BEFORE.meal.fromS;
  const isForRace =
    race !== null || /\b(?:race|marathon|half|racing)\b/.test(question.raceText ?? '');
  const isLoaded = isForRace && (durationS === null || durationS > BEFORE.loading.fromS);
  const ofBody = (perKg: number) => 10 * Math.round((perKg * (kg ?? 0)) / 10);
  const amount = (unit: string, ...perKg: readonly number[]) =>
    kg === null
      ? `${perKg.join(' to ')} ${unit} for each kilogram that you weigh`
      : bold(`${perKg.map(ofBody).join(' to ')} ${unit}`);
  const { meal, loading, drinkMl } = BEFORE;
  return {
    text: paragraphs(
      isLong
        ? `${bold('Carbohydrate that you know, with little fat and fibre:')} bread or rice with jam, porridge, a banana. Three hours before ${amount('g', meal.threeHours)} of carbohydrate, one hour before no more than ${amount('g', meal.oneHour)}.`
        : `${bold('Up to an hour needs no meal before it:')} run when the last one has settled, hungry or not.`,
      listOf([
        ...(isLoaded
          ? [
              `The day and a half before a race of more than 90 minutes: ${amount('g', loading.from, loading.to)} of carbohydrate a day.`,
            ]
          : []),
        `To drink, two to four hours before: ${amount('ml', drinkMl.from, drinkMl.to)}.`,
        'Eat on the day of a race what you have eaten before long runs, and nothing new.',
      ]),
      race
        ? `${raceLink(race)}: ${formatElapsed(race.target_time_s)} by your target. What to take on the way is on its page.`
        : named?.basis && `It takes about ${formatElapsed(named.durationS)}. ${named.basis.trim()}`,
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
async function planOfFuel(
  { db, athlete }: Asked,
  of: { timeS: number; raceDay?: string },
): Promise<FuelPlan> {
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
  const { timeS, raceDay } = of;
  const daysLeft = raceDay === undefined ? undefined : daysBetween(today, raceDay);
  return fuelPlan({ timeS, daysLeft, runs, sweatTests, weightKg: weight?.weight_kg ?? null });
}

/** The plan of the race's own page, at its target. */
async function replyRaceFuel(asked: Asked, race: RaceRow): Promise<Reply> {
  const timeS = race.target_time_s;
  const plan = await planOfFuel(asked, { timeS, raceDay: race.date });
  const { carbohydrate, drink, gels } = plan;
  const few = gelsBesideSportsDrink(plan);
  const ml = 50 * Math.round((drink.plannedMl ?? 0) / 50);
  const eats =
    gels.length === 0
      ? bold('no gel needed')
      : `${bold(countText(gels.length, 'gel', 'gels'))} of ${GEL_CARBOHYDRATE_G} g (${whenText(gels)})`;
  return {
    text: paragraphs(
      asksWhetherPractised(asked) && practisedText(plan),
      `${raceLink(race)}, at your target of ${formatElapsed(timeS)}: ${eats}${ml > 0 ? ` and ${bold(`about ${ml} ml`)} to drink in all` : ''}.`,
      few < gels.length &&
        `With a sports drink instead of water, ${few === 0 ? 'you need no gels' : `${countText(few, 'gel', 'gels')} will do`}.`,
      gels.length > 0 && practiceText(plan),
      gels.length > 0 && 'Take nothing on race day that you have not tried before.',
    ),
    because: `It is the fuel plan of the race's own page. The carbohydrate rests on ${FUEL_RESTS_ON[carbohydrate.restsOn]} (${carbohydrate.usual.source}), the drink on ${FUEL_RESTS_ON[drink.restsOn]}. Drink to thirst, and never more than you sweat.`,
    suggestions: ['How many gels did I take in the last 3 months?', 'How do I taper?'],
  };
}

/** 'Did I practise that in training?' */
function asksWhetherPractised({ question }: Asked): boolean {
  return /\b(?:practi[sc]ed?|tried|try|trained|tested?)\b/.test(question.raceText ?? '');
}

/** By the long runs of half a year, as the plan itself is. */
function practisedText({ carbohydrate }: FuelPlan): string {
  const { ownGPerHour, plannedGPerHour, runs } = carbohydrate;
  if (ownGPerHour === null) return bold('No: your log has no gels on long runs yet.');
  const taken = `${Math.round(ownGPerHour)} g an hour on ${countText(runs.length, 'long run', 'long runs')} with gels`;
  return ownGPerHour >= plannedGPerHour - NEAR_G
    ? `${bold('Yes:')} ${taken}.`
    : `${bold('Not as much yet:')} ${taken}.`;
}

/** So little is no difference to a stomach. */
const NEAR_G = 5;

const MOST_TIMES = 12;

/** Each time, or how often where they are many: so far nobody lives on gels alone. */
function whenText(gels: FuelPlan['gels']): string {
  if (gels.length <= MOST_TIMES) {
    return `at ${gels.map(({ clockS }) => formatElapsed(clockS)).join(', ')}`;
  }
  const [first, second] = gels;
  const minutes = Math.round(((second?.clockS ?? 0) - (first?.clockS ?? 0)) / 60);
  return `one about every ${minutes} minutes, or as much in other food`;
}

/** How far the plan is from what was ever taken, and how to come there. */
function practiceText({ carbohydrate }: FuelPlan): string {
  const { usual, ownGPerHour, plannedGPerHour } = carbohydrate;
  const range = usual.from === usual.to ? `${usual.from} g` : `${usual.from} to ${usual.to} g`;
  const planned = `That is ${bold(`${Math.round(plannedGPerHour)} g an hour`)}; ${range} are advised for so long`;
  const isAllThereIsTimeFor = plannedGPerHour < usual.from;
  if (ownGPerHour === null) {
    return isAllThereIsTimeFor
      ? `${planned}, and your log has no gels on long runs yet: it is as much as you can get used to by then.`
      : `${planned}. Your log has no gels on long runs yet: begin with one every 40 minutes, and take more each time.`;
  }
  const own = `on your long runs you took ${Math.round(ownGPerHour)} g`;
  if (ownGPerHour >= plannedGPerHour - NEAR_G) return `${planned}; ${own}.`;
  return isAllThereIsTimeFor
    ? `${planned}, and ${own}: the plan is as much as you can get used to by then, some 10 g an hour more on each long run.`
    : `${planned}, and ${own}. Work up to it, some 10 g an hour more on each long run, and leave out what you have not got used to by then.`;
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
