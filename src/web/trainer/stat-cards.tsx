import type { TrainerRace, TrainerView } from '../../contract/sharing.ts';
import { kmFromM } from '../../domain/units.ts';
import { StatCard } from '../ui/stat-card.tsx';
import { countText } from '../words/amounts.ts';
import { wholeText } from './words.ts';

type StatCardsProps = { totals: TrainerView['totals']; nextRace: TrainerRace | undefined };

export function StatCards({ totals, nextRace }: StatCardsProps) {
  const { runs, runningDistanceM, walks, avgRunningHeartRate, upcomingRaces } = totals;
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 print:grid-cols-4">
      <StatCard
        label="Running Distance"
        value={kmText(runningDistanceM)}
        unit="km"
        comparison={
          runs > 0 ? `${kmText(runningDistanceM / runs)}\u00a0km a run on average` : 'No runs yet'
        }
      />
      <StatCard
        label="Average Heart Rate"
        value={avgRunningHeartRate}
        unit="bpm"
        comparison="On runs, weighed by their time"
      />
      <StatCard
        label="Running Workouts"
        value={wholeText(runs)}
        comparison={
          walks === 0
            ? 'In the whole log'
            : `In the whole log, beside ${countText(walks, 'walk or hike', 'walks and hikes')}`
        }
      />
      <StatCard
        label="Upcoming Races"
        value={wholeText(upcomingRaces)}
        comparison={nextRace ? `The next ${inDaysText(nextRace.daysRemaining)}` : 'None planned'}
      />
    </div>
  );
}

function kmText(distanceM: number): string {
  return kmFromM(distanceM).toLocaleString('en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

function inDaysText(days: number): string {
  if (days === 0) return 'is today';
  return days === 1 ? 'is tomorrow' : `in ${days.toLocaleString('en')} days`;
}
