import { type PerZone, ZONES, zoneShares } from '../../../domain/zones.ts';

type Input = { minutes: PerZone; durationS: number };

/** 'Mostly zone 2 Aerobic: 58 of 99 minutes.' and what the zones leave out of the time. */
export function zoneSentence({ minutes, durationS }: Input): string {
  const total = minutes.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...minutes);
  const zone = ZONES[minutes.indexOf(most)];
  if (!zone || total === 0) return 'No time in heart-rate zones is known.';
  const isMostly = (zoneShares(minutes)[zone.number - 1] ?? 0) > 50;
  const lead = `${isMostly ? 'Mostly' : 'Longest in'} zone ${zone.number} ${zone.trainingName}: ${most} of ${total} minutes in zones.`;
  const outside = Math.round(durationS / 60) - total;
  // Minutes are whole, so that five of them can be off by two and a half together.
  if (Math.abs(outside) <= 2) return lead;
  return outside > 0
    ? `${lead} ${outside} more ${outside === 1 ? 'minute is' : 'minutes are'} in no zone.`
    : `${lead} That is ${-outside} more than it lasted.`;
}
