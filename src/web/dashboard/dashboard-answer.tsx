import type { Day } from '../../domain/calendar.ts';
import { isAhead } from '../../domain/race-days.ts';
import { dashboardAnswer } from './answer.ts';
import type { RunTarget } from './comparisons.ts';
import { useRaces, useSummary } from './dashboard.api.ts';
import { Pending } from './pending.tsx';

type DashboardAnswerProps = { userId: number; target: RunTarget; today: Day };

/** One sentence, in as many lines as the longest of them takes. */
export function DashboardAnswer({ userId, target, today }: DashboardAnswerProps) {
  const summary = useSummary(userId);
  const races = useRaces(userId);
  const isPending = summary.isPending || races.isPending;
  const answer = dashboardAnswer({
    summary: summary.data,
    nextRace: races.isError ? null : nextRaceOf(races.data, today),
    target,
    today,
  });
  return (
    <span className="block min-h-18 min-[22rem]:min-h-12 xl:min-h-6">
      {answer ?? (isPending && <Pending width="w-[36ch]" />)}
    </span>
  );
}

type DatedRaces = readonly { name: string; date: Day; completed: boolean }[];

function nextRaceOf(races: DatedRaces | undefined, today: Day) {
  return races && (races.find((race) => isAhead(race, today)) ?? null);
}
