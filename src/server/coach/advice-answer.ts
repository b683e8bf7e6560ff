import type { Advice } from '../../contract/coach.ts';
import type { AdviceItem } from '../../domain/advice-item.ts';
import { dayText } from '../../domain/coach/phrases.ts';
import { formatDuration } from '../../domain/duration.ts';
import { ADVICE_DAYS } from '../../domain/limits.ts';
import { formatPace } from '../../domain/pace.ts';
import { formatKm } from '../../domain/units.ts';
import type { Gathered } from './gather-for-advice.ts';

/** An advice with the workouts it rests on, newest first, and what was measured in one line. */
export function toAdvice(item: AdviceItem, gathered: Gathered): Advice {
  const { type, title, message, priority, evidence } = item;
  const restsOn = new Set(evidence.workoutIds);
  const workoutIds = gathered.workouts.map(({ id }) => id).filter((id) => restsOn.has(id));
  return { type, title, message, priority, workoutIds, basis: basisOf(item, gathered) };
}

function basisOf(item: AdviceItem, { races, today }: Gathered): string {
  const { figures, workoutIds, raceId } = item.evidence;
  const figure = (name: string) => figures[name] ?? Number.NaN;
  const race = races.find(({ id }) => id === raceId);
  const runs = workoutIds.length === 1 ? '1 run' : `${workoutIds.length} runs`;
  const runsLately = `${runs} of the last ${ADVICE_DAYS} days`;
  switch (item.type) {
    case 'race':
      return `${race?.name} on ${race && dayText(race.date, today)}, ${daysLeft(figure('daysLeft'))}`;
    case 'pace':
      return `${formatPace(figure('averagePaceSPerKm'))} a km over ${runsLately}; target ${formatPace(figure('targetPaceSPerKm'))} for ${race?.name}`;
    case 'fueling':
      return 'mostCaffeinatedGels' in figures
        ? `${runsLately}, up to ${figure('mostCaffeinatedGels')} caffeinated gels on one`
        : `${runsLately} without a gel, the longest ${formatDuration(figure('longestRunS'))}`;
    case 'hydration':
      return `${Math.floor(figure('averageHydrationMl'))} ml on average over ${runsLately}`;
    case 'heartRate':
      return `${figure('zoneTwoPercent').toFixed(1)}% Zone 2 of ${formatDuration(Math.round(figure('zoneMinutes')) * 60)} in zones, over ${runsLately}`;
    case 'training':
      return `${formatKm(figure('weeklyM'), 1)} km a week over ${runsLately}`;
  }
}

function daysLeft(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
