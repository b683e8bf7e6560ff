import type { Correction } from './correction.ts';
import { NOT_TO_BE_ANSWERED } from './not-to-be-answered.ts';
import { OF_BODY_AND_FUEL } from './of-body-and-fuel.ts';
import { OF_COMPARISONS } from './of-comparisons.ts';
import { OF_FIGURES } from './of-figures.ts';

/** All corrections of what is likeliest asked: the first one that applies is made, and no other. */
export const CORRECTIONS: readonly Correction[] = [
  NOT_TO_BE_ANSWERED.splitsOfATime,
  NOT_TO_BE_ANSWERED.splits,
  NOT_TO_BE_ANSWERED.missing,
  NOT_TO_BE_ANSWERED.noPain,
  NOT_TO_BE_ANSWERED.mentions,
  OF_BODY_AND_FUEL.trendOfWeight,
  OF_FIGURES.oneWeekAlone,
  OF_FIGURES.howSlowItWas,
  OF_FIGURES.loadOfDays,
  OF_FIGURES.load,
  OF_FIGURES.howHard,
  OF_BODY_AND_FUEL.gelsARun,
  OF_FIGURES.effortCompared,
  OF_FIGURES.effort,
  OF_BODY_AND_FUEL.firstRunAfterIllness,
  OF_FIGURES.bestsOverADistance,
  OF_FIGURES.recordOverADistance,
  OF_COMPARISONS.twoStretches,
  OF_BODY_AND_FUEL.ownWeight,
  OF_COMPARISONS.twoKinds,
  OF_FIGURES.howTheDaysWent,
  OF_FIGURES.oneByOne,
  OF_FIGURES.unitFirst,
  OF_FIGURES.howADayWent,
  OF_BODY_AND_FUEL.fuelOfDays,
  OF_FIGURES.howAWeekWas,
  OF_COMPARISONS.trendOfTwo,
  OF_COMPARISONS.trendAgainst,
  OF_FIGURES.theLatestFew,
];
