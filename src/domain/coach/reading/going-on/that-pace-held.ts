import { type Bound, NO_CONDITIONS } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import { allTime } from '../../period.ts';
import { paceText } from '../../phrases.ts';
import type { Question } from '../../question.ts';
import { distanceBound } from '../parts/bounds/distance.ts';
import { asking, type Said } from './said.ts';

const HELD_THAT_PACE =
  /^(?:(?:and|so|but|ok) )*(?:have|did|which runs did|when did|how often (?:have|did)|how many times (?:have|did)) i (?:(?:ever|last|already|actually) )*(?:run|ran|held|hold|managed|manage|done|do|kept|keep|go|gone)(?: (?:a|at|for|as))*(?: (?:that|this|it))(?: (?:pace|fast|quick|quickly))?\b/;

/** 'Have I ever run that pace for more than 10k?', after what a time comes to: runs as fast, and as far. */
export function runsAtThatPace({ text, subject, before, calendar }: Said): Question | null {
  const { timeS } = before;
  const distanceM = before.distanceM ?? before.race?.distanceM ?? null;
  const ofTime = distanceM === null || timeS === null ? null : timeS / (distanceM / 1000);
  const paceSPerKm = before.paceSPerKm ?? ofTime;
  if (!HELD_THAT_PACE.test(text) || paceSPerKm === null) return null;
  const pace: Bound = {
    ...{ of: 'pace', above: null, atLeast: null, below: null, atMost: paceSPerKm },
    words: `at ${paceText(paceSPerKm)} or faster`,
  };
  const named = subject.where.bounds.filter(({ of }) => of === 'distance');
  const length =
    named.length === 0 && subject.distanceM !== null ? [boundOf(text, subject.distanceM)] : named;
  const where = { ...NO_CONDITIONS, bounds: [...length, pace] };
  const open = { ...subject, where, kind: RUNS, distanceM: null, timeS: null, measure: null };
  const periods = subject.periods.length > 0 ? subject.periods : [allTime(calendar.today)];
  return asking({ ...open, paceSPerKm: null, extreme: null, periods, inMiles: null }, 'list');
}

/** 'For more than 10k', 'for 10k' */
function boundOf(text: string, distanceM: number): Bound {
  const isOver = /\b(?:more|longer|further|farther) than\b|\b(?:over|above|beyond)\b/.test(text);
  return distanceBound(isOver ? 'above' : 'atLeast', distanceM / 1000);
}
