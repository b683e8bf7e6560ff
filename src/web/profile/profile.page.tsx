import { Activity, type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User } from '../../contract/auth.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A tab that another room fills; `name` stands in the address. */
export type ProfileTab = { name: string; label: string; panel: ReactNode };

type ProfilePageProps = {
  user: User;
  onUserChanged: (user: User) => void;
  themeSwitch: ReactNode;
  onSignOut: () => void;
  moreTabs: readonly ProfileTab[];
};

export function ProfilePage(props: ProfilePageProps) {
  const { user, onUserChanged, themeSwitch, onSignOut, moreTabs } = props;
  const tabs = [
    {
      name: 'profile',
      label: 'Profile',
      panel: (
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <ProfileForm user={user} onUserChanged={onUserChanged} />
          <div className="grid min-w-0 gap-4">
            <Card title="Theme" lead="System follows your phone or computer.">
              {themeSwitch}
            </Card>
            <DevicesCard />
            <Card title="This device" lead="An unsaved workout on this device is discarded.">
              <Button tone="quiet" icon="signOut" onClick={onSignOut}>
                Sign Out
              </Button>
            </Card>
          </div>
        </div>
      ),
    },
    ...moreTabs,
  ];
  const { chosen, choose, visited } = useChosenTab(tabs.map(({ name }) => name));
  return (
    <>
      <PageHeader title="Profile & Settings" answer={`${user.name}, signed in as ${user.email}.`} />
      <Tabs
        label="Profile & Settings"
        tabs={tabs.map(({ name, label }) => ({ value: name, label }))}
        value={chosen}
        onChange={choose}
      >
        {/* A tab that was left keeps what was typed in it, and an import under way. */}
        {tabs.map(({ name, panel }) => (
          <Activity key={name} mode={name === chosen ? 'visible' : 'hidden'}>
            {visited.includes(name) && panel}
          </Activity>
        ))}
      </Tabs>
    </>
  );
}

/** The address holds the tab, so that a reload and the way back find it again. */
function useChosenTab(names: readonly string[]) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const [first = ''] = names;
  const chosen = names.find((name) => name === asked) ?? first;
  const [visited, setVisited] = useState<readonly string[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  const choose = (name: string) =>
    navigate(name === first ? path : `${path}?tab=${encodeURIComponent(name)}`, { replace: true });
  return { chosen, choose, visited };
}
