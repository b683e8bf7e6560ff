import type { User } from '../../contract/session.ts';
import { messageOf } from '../api.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { useTabInAddress } from '../navigation/use-tab-in-address.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AnalysisView } from './analysis-view.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useAnalysis, useCoachModel } from './coach.api.ts';

const TABS = [
  { value: 'analysis', label: 'Training Analysis' },
  { value: 'chat', label: 'AI Chat' },
] as const;

export default function AiPage({ user }: { user: User }) {
  const [tab, choose] = useTabInAddress(TABS);
  const { data: told } = useCoachModel(user);
  return (
    <>
      <PageHeader
        title="AI"
        lead={
          <span className={tab === 'chat' && !told?.model ? 'max-md:hidden' : undefined}>
            {leadOf(told)}
          </span>
        }
      />
      <div className="print:[&_[role=tablist]]:hidden">
        <Tabs label="AI" tabs={TABS} value={tab} onChange={choose}>
          {tab === 'analysis' ? <AnalysisPanel user={user} /> : <ChatPanel user={user} />}
        </Tabs>
      </div>
    </>
  );
}

/** Where questions go, told before one is asked. */
function leadOf(told: ReturnType<typeof useCoachModel>['data']): string {
  const own = 'A built-in coach for your own log.';
  if (told === undefined) return own;
  if (told.model === null) return `${own} Nothing leaves this server.`;
  const { name, host } = told.model;
  return `In AI Chat ${name} answers: your question and what it looks up in your log go to ${host}.`;
}

function AnalysisPanel({ user }: { user: User }) {
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

/** As large as what comes, so that nothing jumps. */
function AnalysisLoading() {
  return (
    <div className="grid gap-4">
      <Card title="Overall assessment">
        <p role="status" className="text-title text-soft">
          Analyzing your training data...
        </p>
        <div className="mt-3 grid gap-2">
          <Skeleton size="h-6 w-full" />
          <Skeleton size="h-6 w-2/3" />
        </div>
      </Card>
      {['Strengths', 'Areas for improvement'].map((title) => (
        <Card key={title} title={title}>
          <div className="grid gap-x-8 gap-y-6 py-2 lg:grid-cols-2">
            <Skeleton size="h-12 w-full" />
            <Skeleton size="h-12 w-full" />
            <Skeleton size="h-12 w-full" />
            <Skeleton size="h-12 w-full" />
          </div>
        </Card>
      ))}
    </div>
  );
}
