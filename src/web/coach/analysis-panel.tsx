import type { User } from '../../contract/auth.ts';
import { messageOf } from '../api.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { AnalysisLoading } from './analysis-loading.tsx';
import { AnalysisView } from './analysis-view.tsx';
import { useAnalysis } from './coach.api.ts';

export function AnalysisPanel({ user }: { user: User }) {
  const { data, error, isFetching, refetch } = useAnalysis(user);
  const today = useAthletesDay(user);
  if (data) return <AnalysisView analysis={data} today={today} />;
  // Asked for again after a failure, it is on its way again.
  if (!error || isFetching) return <AnalysisLoading />;
  return (
    <Card>
      <ErrorState
        title="Failed to analyze training data"
        text={`Failed to get AI analysis. ${messageOf(error, '')}`}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
