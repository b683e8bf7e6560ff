import type { Race } from '../../contract/race-list.ts';
import { paceGapText, slowerByShownS } from '../../domain/measures.ts';
import { Change } from '../ui/change.tsx';

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
    <Change better={null}>{paceGapText(toFindS)} to find</Change>
  ) : (
    <Change better={true}>{paceGapText(toFindS)} in hand</Change>
  );
}
