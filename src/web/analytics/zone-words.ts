import type { Summary } from '../../contract/analytics.ts';
import type { PerZone } from '../../domain/zones.ts';
import { hoursText } from './amounts.ts';
import { periodWords } from './periods.ts';

/** The sentence above the chart: how much was easy, against before, and how much is known. */
export function zoneSentence({ period, previous }: Pick<Summary, 'period' | 'previous'>): string {
  const easy = easyPercent(period.zoneMinutes);
  const before = easyPercent(previous.zoneMinutes);
  if (easy === null) return 'No time in heart-rate zones is known.';
  const against = before === null ? '' : `; ${before}\u00a0% in ${periodWords(previous).before}`;
  return `${easy}\u00a0% of your time in zones was easy, in zones 1 and 2${against}.${coverage(period)}`;
}

export function perZone(minutes: readonly number[]): PerZone {
  const [zone1 = 0, zone2 = 0, zone3 = 0, zone4 = 0, zone5 = 0] = minutes;
  return [zone1, zone2, zone3, zone4, zone5];
}

export function minutesInZones(minutes: readonly number[]): number {
  return minutes.reduce((sum, each) => sum + each, 0);
}

function easyPercent(minutes: readonly number[]): number | null {
  const total = minutesInZones(minutes);
  const [zone1, zone2] = perZone(minutes);
  return total > 0 ? Math.round((100 * (zone1 + zone2)) / total) : null;
}

/** Zones may be typed in, and then hold more time than the workouts. */
function coverage({ zoneMinutes, totalSeconds }: Summary['period']): string {
  const known = hoursText(60 * minutesInZones(zoneMinutes));
  const total = hoursText(totalSeconds);
  const isPart = known !== total && 60 * minutesInZones(zoneMinutes) < totalSeconds;
  return isPart ? ` Zones are known for ${known} of ${total}\u00a0h.` : '';
}
