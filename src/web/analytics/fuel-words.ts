import {
  comparedBySides,
  ENOUGH_AN_HOUR,
  fuelPoints,
  type Intake,
  type LongRun,
  type Outcome,
} from '../../domain/fuel-lab.ts';
import { paceGapText, paceIn } from '../../domain/measures.ts';
import { countText } from '../words/amounts.ts';

const TAKEN = {
  carbohydrate: `${ENOUGH_AN_HOUR.carbohydrate}\u00a0g of carbohydrate an hour`,
  fluid: `${ENOUGH_AN_HOUR.fluid}\u00a0ml of fluid an hour`,
} as const;

const MISSING = {
  carbohydrate: 'gels are noted',
  fluid: 'a drink is noted',
  drift: 'the recording has a drift',
  late: 'the recording has both halves',
} as const;

/** What can be said of the runs of a period, or what is too little. Never why. */
export function fuelSentence(
  runs: readonly LongRun[],
  of: { intake: Intake; outcome: Outcome },
): string {
  const points = fuelPoints(runs, of);
  const known = `${points.length} of ${countText(runs.length, 'long run')} ${points.length === 1 ? 'has' : 'have'} both figures`;
  const told = comparedBySides(points, of.intake);
  if (told.state === 'tooFew') {
    const { enough, less, eachNeeded } = told;
    return points.length === 0
      ? `Of ${countText(runs.length, 'long run')} there is none where ${MISSING[of.intake]} and ${MISSING[of.outcome]}.`
      : `${known}: on ${enough} you took ${TAKEN[of.intake]} or more, on ${less} less. Too few to compare: it takes ${eachNeeded} of each.`;
  }
  const { enough, less } = told;
  return `On ${countText(enough.runs, 'long run')} with ${TAKEN[of.intake]} or more ${outcomeText(enough.median, of.outcome)}, on ${less.runs} with less ${outcomeText(less.median, of.outcome)}, in the middle. Heat, hills and length differ between them too: this is no cause.`;
}

function outcomeText(median: number, outcome: Outcome): string {
  if (outcome === 'drift') return `drift was ${driftText(median)}\u00a0%`;
  const seconds = Math.round(paceIn(median));
  if (seconds === 0) return 'both halves went at one pace';
  return `the second half was ${paceGapText(seconds)} ${seconds > 0 ? 'slower' : 'faster'}`;
}

/** '4.1', '−0.6' */
export function driftText(percent: number): string {
  return percent.toFixed(1).replace('-', '\u2212');
}

/** '+12', '−4': the second half against the first, in seconds a kilometre or mile. */
export function lateText(seconds: number): string {
  const whole = Math.round(paceIn(seconds));
  if (whole === 0) return '0';
  return `${whole > 0 ? '+' : '\u2212'}${Math.abs(whole)}`;
}
