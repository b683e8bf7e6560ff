import type { Race } from '../../contract/races.ts';
import { paceUnit, slowerByShownS } from '../../domain/measures.ts';
import { Change } from '../ui/change.tsx';
import { spanText } from '../words/amounts.ts';

type GapToTargetProps = {
  prediction: { paceSPerKm: number };
  race: Pick<Race, 'distanceM' | 'targetTimeS'>;
  /** Where both paces are the same. */
  even: 'On target' | 'on target';
};

/** '5 s/km in hand' */
export function GapToTarget({ prediction, race, even }: GapToTargetProps) {
  const than = (1000 * race.targetTimeS) / race.distanceM;
  const toFindS = slowerByShownS({ pace: prediction.paceSPerKm, than });
  if (toFindS === 0) return <Change better={true}>{even}</Change>;
  return toFindS > 0 ? (
    <Change better={null}>
      {spanText(toFindS)}
      {paceUnit()} to find
    </Change>
  ) : (
    <Change better={true}>
      {spanText(-toFindS)}
      {paceUnit()} in hand
    </Change>
  );
}
