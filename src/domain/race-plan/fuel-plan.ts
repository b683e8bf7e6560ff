import { carbohydrateGPerHour, GEL_CARBOHYDRATE_G, LONG_RUN_S, perHour } from '../fuel.ts';
import { medianOf } from '../outliers.ts';
import { drinkForSweat, type OwnSweat, ownSweat, type SweatTest } from '../sweat.ts';
import type { PacedKilometre } from './pacing.ts';

/** A run, with what was logged of food and drink on it. */
export type FuelledRun = {
  id: number;
  date: string;
  distanceM: number | null;
  durationS: number;
  gels: number;
  /** Null where nobody wrote it down. */
  hydrationMl: number | null;
};

export type FuelPlan = {
  carbohydrate: CarbohydratePlan;
  drink: DrinkPlan;
  /** In the order of the clock. */
  gels: { clockS: number; gramsSoFar: number }[];
};

type CarbohydratePlan = {
  /** What is advised to anybody for so long, in grams an hour; both 0 where nothing is needed. */
  usual: Range & { source: string };
  /** The middle of the athlete's own long runs with gels; null where none was logged. */
  ownGPerHour: number | null;
  /** The most that was taken on one of them. */
  mostGPerHour: number | null;
  /** The runs behind it, the latest first. */
  runs: readonly FuelledRun[];
  /** Long runs without a gel in the same time. */
  runsWithout: number;
  /** What the gels of the plan come to. */
  plannedGPerHour: number;
  /** Its own gels, or what is advised to anybody. */
  restsOn: 'own' | 'general' | 'none';
};

type DrinkPlan = {
  /** A general start value, in ml an hour; null in a race that is over before it matters. */
  usual: (Range & { source: string }) | null;
  ownMlPerHour: number | null;
  runs: readonly FuelledRun[];
  /** What was sweated in the latest sweat tests; null without any, and where no drink is planned. */
  sweat: OwnSweat | null;
  /** Of the body's weight, lost by the end; below zero where more is drunk than sweated. */
  lostShare: number | null;
  plannedMlPerHour: number | null;
  plannedMl: number | null;
  /** `sweat`: nothing was logged, and the plan is what the tests ask for. */
  restsOn: 'own' | 'sweat' | 'general' | 'none';
};

type Range = { from: number; to: number };

type FuelledRace = {
  timeS: number;
  runs: readonly FuelledRun[];
  /** What is not practised by then is not planned; unsaid for a race that nobody has a day for. */
  daysLeft?: number;
  /** Only the drink goes by them, and by the weight. */
  sweatTests?: readonly SweatTest[];
  /** The latest that is known; without it, that of the latest sweat test. */
  weightKg?: number | null;
};

/** For how long a habit counts as today's, in days. */
export const FUEL_DAYS = 182;

/**
 * Carbohydrate, gels and drink for a race of so long, from what the athlete took on long runs. More
 * than was ever practised is planned only up to the least that is advised, and as far as the long runs
 * that are left allow it to be practised.
 */
export function fuelPlan(race: FuelledRace): FuelPlan {
  const runs = race.runs.filter(({ durationS }) => durationS >= LONG_RUN_S);
  const { usual, wantedGPerHour, ...carbohydrate } = carbohydrateFor(race, runs);
  const count = gelCount(race.timeS, { gPerHour: wantedGPerHour, leastGPerHour: usual.from });
  const grams = count * GEL_CARBOHYDRATE_G;
  return {
    carbohydrate: {
      ...carbohydrate,
      usual,
      plannedGPerHour: perHour(grams, race.timeS) ?? 0,
    },
    drink: drinkFor({ ...race, runs }),
    gels: gelTimes(race.timeS, count),
  };
}

const JEUKENDRUP = 'Jeukendrup 2014';
/** Up to so many seconds, grams an hour from one to the other. */
const USUAL_CARBOHYDRATE = [
  { belowS: 3600, from: 0, to: 0, source: `${JEUKENDRUP}: under an hour nothing is needed` },
  { belowS: 5400, from: 30, to: 30, source: JEUKENDRUP },
  { belowS: 9000, from: 30, to: 60, source: `${JEUKENDRUP}; Smith 2013` },
  {
    belowS: Number.POSITIVE_INFINITY,
    from: 60,
    to: 90,
    source: `${JEUKENDRUP}: above 60 g only as glucose and fructose mixed`,
  },
] as const;

/** What is advised for so long a run, whoever runs it. */
export function usualCarbohydrate(timeS: number): Range & { source: string } {
  const found = USUAL_CARBOHYDRATE.find(({ belowS }) => timeS < belowS);
  const { from, to, source } = found ?? USUAL_CARBOHYDRATE[0];
  return { from, to, source };
}

function carbohydrateFor({ timeS, daysLeft }: FuelledRace, runs: readonly FuelledRun[]) {
  const usual = usualCarbohydrate(timeS);
  const withGels = runs.filter(({ gels }) => gels > 0);
  const rates = withGels.flatMap((run) => carbohydrateGPerHour(run) ?? []);
  const ownGPerHour = rates.length > 0 ? medianOf(rates) : null;
  const mostGPerHour = rates.length > 0 ? Math.max(...rates) : null;
  const isNeeded = usual.to > 0;
  const reached = reachedGPerHour(ownGPerHour, daysLeft);
  const restsOn: CarbohydratePlan['restsOn'] = ownGPerHour === null ? 'general' : 'own';
  return {
    usual,
    ownGPerHour,
    mostGPerHour,
    runs: withGels,
    runsWithout: runs.length - withGels.length,
    restsOn: isNeeded ? restsOn : ('none' as const),
    wantedGPerHour: isNeeded
      ? Math.min(usual.to, Math.max(ownGPerHour ?? 0, Math.min(usual.from, reached)))
      : 0,
  };
}

/** What a stomach bears without practice, and how much more with each long run: conventions. */
const UNPRACTISED_G_PER_HOUR = 30;
const STEP_G_PER_HOUR = 10;

/** How much an hour can be got used to by the day of the race: one long run a week, none in the last. */
function reachedGPerHour(ownGPerHour: number | null, daysLeft: number | undefined): number {
  if (daysLeft === undefined) return Number.POSITIVE_INFINITY;
  const longRunsLeft = Math.max(0, Math.floor(daysLeft / 7) - 1);
  return Math.max(ownGPerHour ?? 0, UNPRACTISED_G_PER_HOUR) + STEP_G_PER_HOUR * longRunsLeft;
}

/** Gels are whole: as many as come nearest, one more where that falls below what is advised. */
function gelCount(timeS: number, of: { gPerHour: number; leastGPerHour: number }): number {
  const { gPerHour, leastGPerHour } = of;
  const count = Math.round(((timeS / 3600) * gPerHour) / GEL_CARBOHYDRATE_G);
  // Little more than an hour is run without as well: as near as whole gels come is enough.
  if (timeS < LONG_RUN_S) return count;
  const rate = perHour(count * GEL_CARBOHYDRATE_G, timeS) ?? 0;
  return gPerHour >= leastGPerHour && rate < leastGPerHour ? count + 1 : count;
}

/** Grams in a litre of what is sold as sports drink, 6 %. */
const SPORTS_DRINK_G_PER_L = 60;

/** How many of the gels are left to take where the drink of the plan is a sports drink. */
export function gelsBesideSportsDrink({ gels, drink }: FuelPlan): number {
  const drunkG = ((drink.plannedMl ?? 0) / 1000) * SPORTS_DRINK_G_PER_L;
  return Math.max(0, Math.round(gels.length - drunkG / GEL_CARBOHYDRATE_G));
}

const GEL_STEP_S = 300;

/** Spread evenly, the last one early enough to be of use, each at five minutes on the clock. */
function gelTimes(timeS: number, count: number): FuelPlan['gels'] {
  return Array.from({ length: count }, (_, at) => {
    const evenlyS = ((at + 1) * timeS) / (count + 1);
    return {
      clockS: GEL_STEP_S * Math.round(evenlyS / GEL_STEP_S),
      gramsSoFar: (at + 1) * GEL_CARBOHYDRATE_G,
    };
  });
}

/** A race that is over sooner is run without a drink. */
const DRINK_NEEDED_S = 3600;
/** A start value for who knows nothing better; thirst and one's own sweat come before it. */
const USUAL_DRINK = { from: 400, to: 800, source: 'ACSM 2007, a start value' };

function drinkFor(race: FuelledRace): DrinkPlan {
  const { timeS, runs, sweatTests = [], weightKg = null } = race;
  const logged = runs.filter(({ hydrationMl }) => hydrationMl !== null && hydrationMl > 0);
  const rates = logged.flatMap((run) => perHour(run.hydrationMl ?? 0, run.durationS) ?? []);
  const ownMlPerHour = rates.length > 0 ? medianOf(rates) : null;
  if (timeS < DRINK_NEEDED_S) {
    return {
      usual: null,
      ownMlPerHour,
      runs: logged,
      sweat: null,
      lostShare: null,
      plannedMlPerHour: null,
      plannedMl: null,
      restsOn: 'none',
    };
  }
  const sweat = ownSweat(sweatTests);
  const bodyKg = weightKg ?? sweat?.tests[0]?.beforeKg ?? null;
  const habit = ownMlPerHour ?? USUAL_DRINK.from;
  const planned = sweat && bodyKg !== null ? withinSweat({ habit, timeS, bodyKg, sweat }) : habit;
  const lostMl = sweat && ((sweat.mlPerHour - planned) * timeS) / 3600;
  const restsOnWithout = sweat ? 'sweat' : 'general';
  return {
    usual: USUAL_DRINK,
    ownMlPerHour,
    runs: logged,
    sweat,
    lostShare: lostMl === null || bodyKg === null ? null : lostMl / 1000 / bodyKg,
    plannedMlPerHour: planned,
    plannedMl: (planned * timeS) / 3600,
    restsOn: ownMlPerHour === null ? restsOnWithout : 'own',
  };
}

/**
 * As much more than the habit as keeps the loss bearable, and never more than is sweated. Nobody is
 * sent beyond what is usual, or what they are used to, because a sum says so: a stomach has a limit.
 */
function withinSweat(of: {
  habit: number;
  timeS: number;
  bodyKg: number;
  sweat: OwnSweat;
}): number {
  const { habit, timeS, bodyKg, sweat } = of;
  const { from, to } = drinkForSweat({
    sweatMlPerHour: sweat.mlPerHour,
    weightKg: bodyKg,
    timeS,
  });
  const raised = Math.max(habit, Math.min(from, USUAL_DRINK.to));
  return Math.min(raised, to);
}

/** Which gel, by where the kilometre ends in which it is taken. */
export function gelsByKilometre(
  kilometres: readonly PacedKilometre[],
  gels: FuelPlan['gels'],
): Map<number, number> {
  return new Map(
    gels.map(({ clockS }, at) => {
      const kilometre = kilometres.find((each) => each.clockS >= clockS);
      return [kilometre?.endM ?? 0, at + 1];
    }),
  );
}
