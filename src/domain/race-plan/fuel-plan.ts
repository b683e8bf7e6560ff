import { carbohydrateGPerHour, GEL_CARBOHYDRATE_G, LONG_RUN_S, perHour } from '../fuel.ts';
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

export type CarbohydratePlan = {
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

export type DrinkPlan = {
  /** A general start value, in ml an hour; null in a race that is over before it matters. */
  usual: (Range & { source: string }) | null;
  ownMlPerHour: number | null;
  runs: readonly FuelledRun[];
  plannedMlPerHour: number | null;
  plannedMl: number | null;
  restsOn: 'own' | 'general' | 'none';
};

type Range = { from: number; to: number };

/** For how long a habit counts as today's, in days. */
export const FUEL_DAYS = 182;

/**
 * Carbohydrate, gels and drink for a race of so long, from what the athlete took on long runs. More
 * than was ever practised is planned only up to the least that is advised, and said to be practised.
 */
export function fuelPlan(race: { timeS: number; runs: readonly FuelledRun[] }): FuelPlan {
  const runs = race.runs.filter(({ durationS }) => durationS >= LONG_RUN_S);
  const { usual, own, ...carbohydrate } = carbohydrateFor(race.timeS, runs);
  const count = gelCount(race.timeS, own, usual.from);
  const grams = count * GEL_CARBOHYDRATE_G;
  return {
    carbohydrate: {
      ...carbohydrate,
      usual,
      plannedGPerHour: perHour(grams, race.timeS) ?? 0,
    },
    drink: drinkFor(race.timeS, runs),
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

function carbohydrateFor(timeS: number, runs: readonly FuelledRun[]) {
  const usual = usualCarbohydrate(timeS);
  const withGels = runs.filter(({ gels }) => gels > 0);
  const rates = withGels.flatMap((run) => carbohydrateGPerHour(run) ?? []);
  const ownGPerHour = middle(rates);
  const mostGPerHour = rates.length > 0 ? Math.max(...rates) : null;
  const isNeeded = usual.to > 0;
  const restsOn: CarbohydratePlan['restsOn'] = ownGPerHour === null ? 'general' : 'own';
  return {
    usual,
    ownGPerHour,
    mostGPerHour,
    runs: withGels,
    runsWithout: runs.length - withGels.length,
    restsOn: isNeeded ? restsOn : ('none' as const),
    own: isNeeded ? Math.min(usual.to, Math.max(usual.from, ownGPerHour ?? usual.from)) : 0,
  };
}

/** Gels are whole: as many as come nearest, one more where that is less than is advised. */
function gelCount(timeS: number, gPerHour: number, leastGPerHour: number): number {
  const count = Math.round(((timeS / 3600) * gPerHour) / GEL_CARBOHYDRATE_G);
  const rate = perHour(count * GEL_CARBOHYDRATE_G, timeS) ?? 0;
  return rate < leastGPerHour ? count + 1 : count;
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

function drinkFor(timeS: number, runs: readonly FuelledRun[]): DrinkPlan {
  const logged = runs.filter(({ hydrationMl }) => hydrationMl !== null && hydrationMl > 0);
  const rates = logged.flatMap((run) => perHour(run.hydrationMl ?? 0, run.durationS) ?? []);
  const ownMlPerHour = middle(rates);
  const isNeeded = timeS >= DRINK_NEEDED_S;
  const planned = isNeeded ? (ownMlPerHour ?? USUAL_DRINK.from) : null;
  const restsOn = ownMlPerHour === null ? 'general' : 'own';
  return {
    usual: isNeeded ? USUAL_DRINK : null,
    ownMlPerHour,
    runs: logged,
    plannedMlPerHour: planned,
    plannedMl: planned === null ? null : (planned * timeS) / 3600,
    restsOn: isNeeded ? restsOn : 'none',
  };
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

export type SweatTest = {
  beforeKg: number;
  afterKg: number;
  drunkMl: number;
  durationS: number;
};

/**
 * Sweat in ml an hour, from the weight before and after a run and what was drunk on it: a kilogram is
 * a litre. Null where the figures cannot be those of one run.
 */
export function sweatMlPerHour({
  beforeKg,
  afterKg,
  drunkMl,
  durationS,
}: SweatTest): number | null {
  const lostMl = 1000 * (beforeKg - afterKg) + drunkMl;
  const rate = perHour(lostMl, durationS);
  return rate === null || rate <= 0 || rate > MOST_SWEAT_ML_PER_HOUR ? null : rate;
}

/** Nobody has been measured to sweat more than this. */
const MOST_SWEAT_ML_PER_HOUR = 4000;
/** Of the body's weight: what may be lost before a race gets slower for it (ACSM 2007). */
export const BEARABLE_LOSS = 0.02;

/** What to drink an hour, from what keeps the loss bearable to what is sweated: never more. */
export function drinkForSweat(of: {
  sweatMlPerHour: number;
  weightKg: number;
  timeS: number;
}): Range {
  const hours = of.timeS / 3600;
  const bearableMl = 1000 * BEARABLE_LOSS * of.weightKg;
  const least = of.sweatMlPerHour - bearableMl / hours;
  return { from: Math.max(0, least), to: of.sweatMlPerHour };
}

function middle(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}
