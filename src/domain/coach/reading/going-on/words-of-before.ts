import { hasConditions } from '../../conditions.ts';
import type { Question, Subject } from '../../question.ts';
import { distanceBound } from '../parts/bounds/distance.ts';
import { heartRateBound } from '../parts/bounds/heart-rate.ts';
import { OF_WORKOUTS } from './focus.ts';
import type { Read } from './said.ts';
import { OF_AIMS } from './ways-to-go-on.ts';

/** What a message names, where its bare numbers and counts are of what was told. */
export function withWordsOfBefore(
  { subject, unitless }: Read,
  { earlier, text }: { earlier: Question | null; text: string },
): Subject {
  if (earlier === null) return subject;
  let parts = subject;
  // 'And over 15?' after a question about kilometres.
  if (unitless && mayBeKm(unitless.value, earlier)) {
    const bounds = [distanceBound(unitless.side, unitless.value)];
    parts = { ...parts, timeS: null, where: { ...parts.where, bounds } };
  }
  // 'And how many under 120?' after heart rates.
  if (unitless && mayBeHeartRate(unitless.value, earlier)) {
    const bounds = [heartRateBound(unitless.side, unitless.value)];
    parts = { ...parts, timeS: null, where: { ...parts.where, bounds } };
  }
  // 'And how many on Sundays?' counts what was told.
  const isCount = /^(?:and )?how many (?:on|in|at|since|over|under|with|without|last|this)\b/.test(
    text,
  );
  if (isCount && subject.measure === null && OF_WORKOUTS.has(earlier.intent)) {
    parts = { ...parts, measure: 'count' };
  }
  // 'How many km together?' after runs with somebody.
  const { note } = earlier.where;
  const isOpenNote = parts.where.note === null || WHO_WAS_NAMED.test(parts.where.note);
  if (note !== null && isOpenNote && TOGETHER.test(text)) {
    parts = { ...parts, where: { ...parts.where, note } };
  }
  // 'How far in total?' after a question about some days asks of those.
  const isAllTold = /\b(?:in total|altogether|overall|in all)\b/.test(text);
  if (parts.periods[0]?.unit === 'all' && isAllTold && !hasConditions(earlier.where)) {
    parts = { ...parts, periods: [] };
  }
  // 'And over a half?' after a prediction names what is predicted, and no longer runs.
  const { bounds } = parts.where;
  const over = bounds.find((bound) => bound.of === 'distance' && bound.above !== null);
  const isOfAim = OF_AIMS.has(earlier.intent) && !/\b(?:runs|ones|sessions)\b/.test(text);
  if (isOfAim && over && parts.distanceM === null && bounds.length === 1) {
    parts = { ...parts, distanceM: over.above, where: { ...parts.where, bounds: [] } };
  }
  // 'Is under 4 hours realistic?' after a prediction is an aim, and no bound of runs.
  const under = bounds.find((bound) => bound.of === 'time' && bound.below !== null);
  if (isOfAim && under && parts.timeS === null && bounds.length === 1) {
    parts = { ...parts, timeS: under.below, where: { ...parts.where, bounds: [] } };
  }
  return parts;
}

const WHO_WAS_NAMED = /^(?:her|him|them|it)$/;
const TOGETHER = /\b(?:together|with (?:her|him|them|it))\b/;

/** 'And under 120?' after a heart rate. */
function mayBeHeartRate(value: number, earlier: Question): boolean {
  return value >= 60 && value <= 220 && earlier.where.bounds.some(({ of }) => of === 'heartRate');
}

/** Whether a number without a unit has that of the question before. */
export function hasUnitOfBefore(value: number, earlier: Question | null): boolean {
  return earlier !== null && (mayBeHeartRate(value, earlier) || mayBeKm(value, earlier));
}

/** 'Only the ones over 8', of runs: the answer shows that they are kilometres. */
function mayBeKm(value: number, earlier: Question): boolean {
  if (earlier.where.bounds.some((bound) => bound.of === 'distance')) return true;
  return OF_WORKOUTS.has(earlier.intent) && value >= 3 && value <= 50;
}
