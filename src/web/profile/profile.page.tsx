import { Activity, type ReactNode, useState } from 'react';
import type { User } from '../../contract/session.ts';
import { areShortcutsOn, turnShortcuts } from '../navigation/shortcut-setting.ts';
import { useTabInAddress } from '../navigation/use-tab-in-address.ts';
import { useMeasures } from '../queries/measures.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { MeasuresFields } from '../ui/measures-fields.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ExportCard } from './export-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { OwnModelCard } from './own-model-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A tab that another room fills; `value` stands in the address. */
type ProfileTab = { value: string; label: string; panel: ReactNode };

type ProfilePageProps = {
  user: User;
  onUserChanged: (user: User) => void;
  themeSwitch: ReactNode;
  onSignOut: () => void;
  moreTabs: readonly ProfileTab[];
};

export default function ProfilePage(props: ProfilePageProps) {
  const { user, onUserChanged, themeSwitch, onSignOut, moreTabs } = props;
  const tabs: [ProfileTab, ...ProfileTab[]] = [
    {
      value: 'profile',
      label: 'Profile',
      panel: (
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-4">
            <ProfileForm user={user} onUserChanged={onUserChanged} />
            <LimitsCard user={user} />
          </div>
          <div className="grid min-w-0 gap-4">
            <Card title="Theme" lead="System follows your phone or computer.">
              {themeSwitch}
            </Card>
            <MeasuresCard user={user} onUserChanged={onUserChanged} />
            <ShortcutsCard />
            <OwnModelCard user={user} />
            <DevicesCard />
            <PasswordCard user={user} />
            <Card title="This device" lead="An unsaved workout on this device is discarded.">
              <Button tone="quiet" icon="signOut" onClick={onSignOut}>
                Sign Out
              </Button>
            </Card>
            <ExportCard />
            <DeleteAccountCard onDeleted={onSignOut} />
          </div>
        </div>
      ),
    },
    ...moreTabs,
  ];
  const { chosen, choose, visited } = useChosenTab(tabs);
  return (
    <>
      <PageHeader title="Profile & Settings" lead={`${user.name}, signed in as ${user.email}.`} />
      <Tabs label="Profile & Settings" tabs={tabs} value={chosen} onChange={choose}>
        {/* A tab that was left keeps what was typed in it, and an import under way. */}
        {tabs.map(({ value, panel }) => (
          <Activity key={value} mode={value === chosen ? 'visible' : 'hidden'}>
            {visited.includes(value) && panel}
          </Activity>
        ))}
      </Tabs>
    </>
  );
}

function useChosenTab(tabs: readonly [ProfileTab, ...ProfileTab[]]) {
  const [chosen, choose] = useTabInAddress(tabs);
  const [visited, setVisited] = useState<readonly string[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  return { chosen, choose, visited };
}

type MeasuresCardProps = { user: User; onUserChanged: (user: User) => void };

/** How lengths, weights, weeks and days are read and written on every screen of this athlete. */
function MeasuresCard({ user, onUserChanged }: MeasuresCardProps) {
  const measures = useMeasures(user, onUserChanged);
  return (
    <Card
      title="Units and week"
      lead="For every screen, chart and answer of yours. What is kept is not changed."
    >
      <MeasuresFields {...measures} />
    </Card>
  );
}

function ShortcutsCard() {
  const [on, setOn] = useState(areShortcutsOn);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };
  return (
    <Card title="Keyboard shortcuts" lead="The key ? lists them, on every screen.">
      <Switch label="Single keys" hint="In this browser" checked={on} onChange={turn} />
    </Card>
  );
}
