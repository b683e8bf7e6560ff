import { paceSPerKm, slowerByS } from '../pace.ts';
import type { BriefPrediction } from './predict-race.ts';

/** What a prediction says of a target: in hand, for one of the best days, or beyond what is known. */
export type TargetVerdict = 'inHand' | 'bestDay' | 'tooFast';

/** To the second per kilometre that is told beside it; a best day is the fast tenth of the races. */
export function targetVerdict(
  predicted: Pick<BriefPrediction, 'distanceM' | 'paceSPerKm' | 'fastestS'>,
  targetS: number,
): TargetVerdict {
  const target = paceSPerKm({ distanceM: predicted.distanceM, durationS: targetS });
  if (target === null || slowerByS({ pace: predicted.paceSPerKm, than: target }) <= 0) {
    return 'inHand';
  }
  return targetS >= predicted.fastestS ? 'bestDay' : 'tooFast';
}
