import { carbohydrateGPerHour, perHour } from '../fuel.ts';
import { groupBy } from '../group-by.ts';
import { kmFromM } from '../units.ts';
import { usualCarbohydrate } from './fuel-plan.ts';

/** A race that was run, with what is known of it. */
export type RanRace = {
  distanceM: number;
  targetS: number;
  resultS: number;
  /** As it was on the eve of the race; null where there was none. */
  prediction: { timeS: number; fastestS: number; slowestS: number } | null;
  /** The run that was the race; null where none is linked. */
  run: { durationS: number; gels: number; hydrationMl: number | null } | null;
  /** Of its recording, standing included. */
  halves: { firstS: number; secondS: number } | null;
};

export type RaceReview = {
  /** Negative where the result is faster. */
  slowerThanTargetS: number;
  prediction: {
    slowerS: number;
    slowerPercent: number;
    /** Of the range that holds eight races in ten. */
    place: 'inside' | 'faster' | 'slower';
    /** Where the target lay in the range of the eve. */
    target: 'inside' | 'faster' | 'slower';
  } | null;
  halves: {
    secondSlowerS: number;
    secondSlowerPercent: number;
    split: 'even' | 'negative' | 'positive';
  } | null;
  fuel: {
    gPerHour: number | null;
    mlPerHour: number | null;
    usual: { from: number; to: number; source: string };
    /** Of the gels against what is advised for so long. */
    verdict: 'none needed' | 'none logged' | 'less' | 'as advised' | 'more';
  } | null;
};

/** Halves within this of each other are even, in percent. */
export const EVEN_WITHIN_PERCENT = 1;

/** What came of a race: against its target, against the prediction of the eve, over its halves, in fuel. */
export function reviewRace(race: RanRace): RaceReview {
  return {
    slowerThanTargetS: Math.round(race.resultS) - Math.round(race.targetS),
    prediction: againstPrediction(race),
    halves: race.halves && compareHalves(race.halves),
    fuel: race.run && fuelTaken(race.run, race.resultS),
  };
}

function againstPrediction({ prediction, resultS, targetS }: RanRace): RaceReview['prediction'] {
  if (!prediction) return null;
  const { timeS } = prediction;
  return {
    slowerS: Math.round(resultS) - Math.round(timeS),
    slowerPercent: (100 * (resultS - timeS)) / timeS,
    place: placeOf(resultS, prediction),
    target: placeOf(targetS, prediction),
  };
}

function placeOf(
  timeS: number,
  { fastestS, slowestS }: { fastestS: number; slowestS: number },
): 'inside' | 'faster' | 'slower' {
  if (timeS < fastestS) return 'faster';
  return timeS > slowestS ? 'slower' : 'inside';
}

/** Which half was faster, and by how much. */
export function compareHalves({ firstS, secondS }: { firstS: number; secondS: number }) {
  const percent = (100 * (secondS - firstS)) / firstS;
  const isEven = Math.abs(percent) <= EVEN_WITHIN_PERCENT;
  const uneven = percent > 0 ? 'positive' : 'negative';
  return {
    secondSlowerS: Math.round(secondS - firstS),
    secondSlowerPercent: percent,
    split: isEven ? ('even' as const) : uneven,
  } as const;
}

function fuelTaken(run: NonNullable<RanRace['run']>, resultS: number): RaceReview['fuel'] {
  const usual = usualCarbohydrate(resultS);
  const gPerHour = carbohydrateGPerHour(run);
  return {
    gPerHour,
    mlPerHour: run.hydrationMl === null ? null : perHour(run.hydrationMl, run.durationS),
    usual,
    verdict: fuelVerdict(usual, run.gels, gPerHour),
  };
}

type Verdict = NonNullable<RaceReview['fuel']>['verdict'];

/** Gels are whole, so that a few grams more or less are as advised. */
const NEAR_ENOUGH = 0.15;

function fuelVerdict(
  usual: { from: number; to: number },
  gels: number,
  gPerHour: number | null,
): Verdict {
  if (usual.to === 0) return 'none needed';
  if (gels === 0 || gPerHour === null) return 'none logged';
  if (gPerHour < usual.from * (1 - NEAR_ENOUGH)) return 'less';
  return gPerHour > usual.to * (1 + NEAR_ENOUGH) ? 'more' : 'as advised';
}

/** A kilometre of the race beside an even run to the same target. */
export type RaceSplit = {
  endM: number;
  timeS: number;
  paceSPerKm: number;
  clockS: number;
  /** Behind the plan at its end; negative where ahead. */
  behindS: number;
  avgHeartRateBpm: number | null;
};

/**
 * Kilometre by kilometre, by the watch's own count, against an even pace to the target. A watch
 * measures a race a little longer or shorter than it is: the plan is stretched to what it measured.
 */
export function raceSplits(input: {
  splits: readonly { distanceM: number; elapsedS: number; avgHeartRateBpm: number | null }[];
  targetS: number;
}): RaceSplit[] {
  const { splits, targetS } = input;
  const wholeM = splits.reduce((sum, { distanceM }) => sum + distanceM, 0);
  let endM = 0;
  let clockS = 0;
  return splits.map((split) => {
    endM += split.distanceM;
    clockS += split.elapsedS;
    return {
      endM,
      timeS: split.elapsedS,
      paceSPerKm: split.elapsedS / kmFromM(split.distanceM),
      clockS,
      behindS: clockS - (targetS * endM) / wholeM,
      avgHeartRateBpm: split.avgHeartRateBpm,
    };
  });
}

const KILOMETRE_M = 1000;

/** The same in stretches of five kilometres, or miles, and what is left before the finish. */
export function fiveByFive(splits: readonly RaceSplit[], lengthM = KILOMETRE_M): RaceSplit[] {
  const stretches = groupBy(splits, ({ endM }) => Math.ceil((endM - 1) / (5 * lengthM)));
  let startM = 0;
  return [...stretches.values()].flatMap((parts) => {
    const last = parts.at(-1);
    if (!last) return [];
    const timeS = parts.reduce((sum, part) => sum + part.timeS, 0);
    const distanceM = last.endM - startM;
    startM = last.endM;
    return [
      {
        endM: last.endM,
        timeS,
        paceSPerKm: timeS / kmFromM(distanceM),
        clockS: last.clockS,
        behindS: last.behindS,
        avgHeartRateBpm: meanHeartRate(parts),
      },
    ];
  });
}

/** Of the parts where it was measured, each by its time. */
function meanHeartRate(parts: readonly RaceSplit[]): number | null {
  const measured = parts.filter(({ avgHeartRateBpm }) => avgHeartRateBpm !== null);
  const timeS = measured.reduce((sum, part) => sum + part.timeS, 0);
  if (timeS === 0) return null;
  return measured.reduce((sum, part) => sum + (part.avgHeartRateBpm ?? 0) * part.timeS, 0) / timeS;
}
