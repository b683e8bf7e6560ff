import type { Period, Summary } from '../../contract/analytics.ts';
import { formatElapsed } from '../../domain/duration.ts';
import type { PerZone } from '../../domain/zones.ts';
import { beforeText } from '../words/period-words.ts';

/** The sentence above the chart: how much was easy, against before, and how much is known. */
export function zoneSentence({ period, previous }: Pick<Summary, 'period' | 'previous'>): string {
  const easy = easyPercent(period.zoneSeconds);
  const before = easyPercent(previous.zoneSeconds);
  if (easy === null) return 'No time in heart-rate zones is known.';
  const against = before === null ? '' : `; ${before}\u00a0% in ${beforeText(previous)}`;
  return `${easy}\u00a0% of your time in zones was easy, in zones 1 and 2${against}.${coverage(period)}`;
}

/** Minutes or seconds of all five zones. */
export function timeInZones(zones: PerZone): number {
  return zones.reduce((sum, each) => sum + each, 0);
}

function easyPercent(zones: PerZone): number | null {
  const total = timeInZones(zones);
  const [zone1, zone2] = zones;
  return total > 0 ? Math.round((100 * (zone1 + zone2)) / total) : null;
}

/** Zones may be typed in, and then hold more time than the workouts. */
function coverage({ zoneSeconds, durationS }: Period): string {
  const knownS = timeInZones(zoneSeconds);
  // Zones are often typed in whole minutes.
  const isPart = Math.round(knownS / 60) < Math.round(durationS / 60);
  return isPart
    ? ` Zones are known for ${formatElapsed(knownS)} of ${formatElapsed(durationS)}.`
    : '';
}
