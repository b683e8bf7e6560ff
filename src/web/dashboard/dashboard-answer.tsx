import type { User } from '../../contract/auth.ts';
import type { Day } from '../../domain/calendar.ts';
import { isAhead } from '../../domain/race-days.ts';
import { racesQuery } from '../queries/races.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { dashboardAnswer } from './answer.ts';
import { targetOf } from './comparisons.ts';
import { useSummary } from './dashboard.api.ts';
import { PendingAnswer } from './pending-answer.tsx';

type DashboardAnswerProps = { user: User; today: Day };

export function DashboardAnswer({ user, today }: DashboardAnswerProps) {
  const summary = useSummary(user.id);
  const races = useDeferredQuery(racesQuery(user.id));
  const isPending = summary.isPending || races.isPending;
  const answer = dashboardAnswer({
    summary: summary.data,
    nextRace: races.isError && !races.data ? null : nextRaceOf(races.data, today),
    target: targetOf(user.weeklyFrequency),
    today,
  });
  return answer ?? (isPending && <PendingAnswer />);
}

type DatedRaces = readonly { name: string; date: Day; completed: boolean }[];

function nextRaceOf(races: DatedRaces | undefined, today: Day) {
  return races && (races.find((race) => isAhead(race, today)) ?? null);
}
