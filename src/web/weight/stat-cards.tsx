import type { ReactNode } from 'react';
import { weightLostKg, weightToGoal } from '../../domain/body.ts';
import { StatCard } from '../ui/stat-card.tsx';
import { fullDayText, monthText } from '../words/day-text.ts';
import type { WeightStats } from './current-weight-card.tsx';
import { goalText, kgText, lostText } from './weight-words.ts';

type StatCardsProps = { stats: WeightStats; currentKg: number | null; targetKg: number };

/** Where it began, how low it was, how far it has come and how far it is. */
export function StatCards({ stats, currentKg, targetKg }: StatCardsProps) {
  const { latest, start, lowest } = stats;
  const lostKg = latest && start && weightLostKg({ fromKg: start.weightKg, toKg: latest.weightKg });
  const goal = currentKg === null ? null : weightToGoal({ currentKg, targetKg });
  return (
    <StatGrid>
      <StatCard
        label="Starting Weight"
        value={start && kgText(start.weightKg)}
        unit="kg"
        comparison={start ? monthText(start.date) : NONE}
      />
      <StatCard
        label="Lowest Weight"
        value={lowest && kgText(lowest.weightKg)}
        unit="kg"
        comparison={lowest ? 'Personal best!' : NONE}
        trace={lowest && `First reached on ${fullDayText(lowest.date)}.`}
      />
      <StatCard
        label="Total Change"
        value={lostKg === null ? null : lostText(lostKg)}
        unit="kg"
        comparison={lostKg === null ? NONE : sayChange(lostKg)}
        trace={
          latest &&
          start &&
          `From ${fullDayText(start.date)} to ${fullDayText(latest.date)}. Plus is what you lost.`
        }
      />
      <StatCard
        label="To Goal"
        value={goal && kgText(goal.kg)}
        unit="kg"
        comparison={goal ? (goal.state === 'remaining' ? 'Remaining' : 'Below target') : NONE}
        trace={`Your target is ${goalText(targetKg)} kg.`}
      />
    </StatGrid>
  );
}

export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {children}
    </div>
  );
}

const NONE = 'No entries yet';

function sayChange(lostKg: number): string {
  if (lostKg === 0) return 'As at the start';
  return lostKg > 0 ? 'Lighter than at the start' : 'Heavier than at the start';
}
