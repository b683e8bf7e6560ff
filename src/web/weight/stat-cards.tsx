import type { ReactNode } from 'react';
import { shownLoss, weightFigure, weightUnit } from '../../domain/measures.ts';
import { StatCard } from '../ui/stat-card.tsx';
import { fullDayText, monthText } from '../words/day-text.ts';
import type { WeightStats } from './current-weight-card.tsx';
import { goalText, lostText } from './weight-words.ts';

type StatCardsProps = { stats: WeightStats; currentKg: number | null; targetKg: number };

/** Where it began, how low it was, how far it has come and how far it is. */
export function StatCards({ stats, currentKg, targetKg }: StatCardsProps) {
  const { latest, start, lowest } = stats;
  const lost = latest && start && shownLoss({ fromKg: start.weightKg, toKg: latest.weightKg });
  const goal = currentKg === null ? null : toGoal(currentKg, targetKg);
  return (
    <StatGrid>
      <StatCard
        label="Starting Weight"
        value={start && weightFigure(start.weightKg)}
        unit={weightUnit()}
        comparison={start ? monthText(start.date) : NONE}
      />
      <StatCard
        label="Lowest Weight"
        value={lowest && weightFigure(lowest.weightKg)}
        unit={weightUnit()}
        comparison={lowest ? 'Personal best!' : NONE}
        trace={lowest && `First reached on ${fullDayText(lowest.date)}.`}
      />
      <StatCard
        label="Total Change"
        value={lost === null ? null : lostText(lost)}
        unit={weightUnit()}
        comparison={lost === null ? NONE : sayChange(lost)}
        trace={
          latest &&
          start &&
          `From ${fullDayText(start.date)} to ${fullDayText(latest.date)}. Plus is what you lost.`
        }
      />
      <StatCard
        label="To Goal"
        value={goal === null ? null : Math.abs(goal).toFixed(1)}
        unit={weightUnit()}
        comparison={goal === null ? NONE : goal > 0 ? 'Remaining' : 'Below target'}
        trace={`Your target is ${goalText(targetKg)}\u00a0${weightUnit()}.`}
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

/** What is left to lose, as both are shown. */
function toGoal(currentKg: number, targetKg: number): number {
  return shownLoss({ fromKg: currentKg, toKg: targetKg });
}

const NONE = 'No entries yet';

function sayChange(lostKg: number): string {
  if (lostKg === 0) return 'As at the start';
  return lostKg > 0 ? 'Lighter than at the start' : 'Heavier than at the start';
}
