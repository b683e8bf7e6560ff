import type { User } from '../../contract/auth.ts';
import { useTabInAddress } from '../navigation/use-tab-in-address.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useCoachModel } from './coach.api.ts';

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
