import { slowerByS } from '../pace.ts';
import { kmFromM } from '../units.ts';
import type { BriefPrediction } from './predict-race.ts';

/** What a prediction says of a target: far too slow, in hand, as likely as not, for one of the best days, or beyond what is known. */
type TargetVerdict = 'tooSlow' | 'inHand' | 'even' | 'bestDay' | 'tooFast';

/**
 * So near to the median, of the way from it to the fast tenth, a target is as likely as not: at 0.3 of it
 * 35 races in 100 are faster (by the normal distribution, 0.3 × 1.28 standard deviations).
 */
const EVEN_SHARE = 0.3;

/**
 * To the second per kilometre that is told beside it; a best day is the fast tenth of
 * the races, and a target is too slow beyond the slow tenth. A guess from easy runs calls none too slow.
 */
export function targetVerdict(
  predicted: Pick<BriefPrediction, 'distanceM' | 'paceSPerKm' | 'fastestS' | 'slowestS' | 'basis'>,
  targetS: number,
): TargetVerdict {
  const target = { distanceM: predicted.distanceM, targetTimeS: targetS };
  if (targetS > predicted.slowestS && predicted.basis === 'evidence') return 'tooSlow';
  if (gapToTargetSPerKm(predicted, target) <= 0) return 'inHand';
  const medianS = predicted.paceSPerKm * kmFromM(predicted.distanceM);
  if (medianS - targetS <= EVEN_SHARE * (medianS - predicted.fastestS)) return 'even';
  return targetS >= predicted.fastestS ? 'bestDay' : 'tooFast';
}

/** How much slower the predicted pace is than the target's, both as they are shown; negative: faster. */
function gapToTargetSPerKm(
  predicted: Pick<BriefPrediction, 'paceSPerKm'>,
  { distanceM, targetTimeS }: { distanceM: number; targetTimeS: number },
): number {
  return slowerByS({ pace: predicted.paceSPerKm, than: targetTimeS / kmFromM(distanceM) });
}
