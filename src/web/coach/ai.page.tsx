import { useLocation, useSearch } from 'wouter';
import type { User } from '../../contract/auth.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';

const TABS = [
  { value: 'analysis', label: 'Training Analysis' },
  { value: 'chat', label: 'AI Chat' },
] as const;

type Tab = (typeof TABS)[number]['value'];

export function AiPage({ user }: { user: User }) {
  const [tab, choose] = useTab();
  return (
    <>
      <PageHeader
        title="AI"
        answer={
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

/** In the address, so that the way back from a workout leads to where the link stood. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'analysis';
  const choose = (next: Tab) =>
    navigate(next === 'analysis' ? path : `${path}?tab=${next}`, { replace: true });
  return [tab, choose];
}
