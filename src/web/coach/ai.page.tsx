import type { User } from '../../contract/auth.ts';
import { useTabInAddress } from '../navigation/use-tab-in-address.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';

const TABS = [
  { value: 'analysis', label: 'Training Analysis' },
  { value: 'chat', label: 'AI Chat' },
] as const;

export default function AiPage({ user }: { user: User }) {
  const [tab, choose] = useTabInAddress(TABS);
  return (
    <>
      <PageHeader
        title="AI"
        lead={
          <span className={tab === 'chat' ? 'max-md:hidden' : undefined}>
            A built-in coach for your own log. Nothing leaves this server.
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
