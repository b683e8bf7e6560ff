import type { Workout } from '../../contract/workouts.ts';
import { paceGapText, slowerByShownS } from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { isRun } from '../../domain/sports.ts';
import { type PerZone, ZONES, zoneShares } from '../../domain/zones.ts';
import { zonesOf } from '../words/workout-facts.ts';
import { timeInZones } from './zone-words.ts';

/** One or two sentences: its pace against that of the period, and where its time in zones was. */
export function runSentence(run: Workout, averagePaceSPerKm: number | null): string {
  const sentences = [paceAgainst(run, averagePaceSPerKm), mostlyIn(zonesOf(run))];
  return sentences.filter((each) => each !== null).join(' ');
}

/** A walk is not measured by the pace of runs. */
function paceAgainst(run: Workout, averagePaceSPerKm: number | null): string | null {
  const pace = isRun(run) ? paceSPerKm(run) : null;
  if (pace === null || averagePaceSPerKm === null) return null;
  const slowerS = slowerByShownS({ pace, than: averagePaceSPerKm });
  if (slowerS === 0) return 'At your average pace of the period.';
  const way = slowerS < 0 ? 'faster' : 'slower';
  return `${paceGapText(slowerS)} ${way} than your average of the period.`;
}

function mostlyIn(minutes: PerZone): string | null {
  const total = timeInZones(minutes);
  const most = Math.max(...minutes);
  const zone = ZONES[minutes.indexOf(most)];
  if (!zone || total === 0) return null;
  const share = zoneShares(minutes)[zone.number - 1] ?? 0;
  const lead = share > 50 ? 'Mostly' : 'Longest in';
  return `${lead} zone ${zone.number} ${zone.trainingName}, ${most} of ${total}\u00a0min.`;
}
