import type { ReactNode } from 'react';
import type { User } from '../../contract/auth.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DevicesCard } from './devices-card.tsx';

type AccountPageProps = { user: User; themeSwitch: ReactNode; onSignOut: () => void };

export function AccountPage({ user, themeSwitch, onSignOut }: AccountPageProps) {
  return (
    <>
      <PageHeader title="Profile & Settings" answer={`${user.name}, signed in as ${user.email}.`} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DevicesCard />
        <div className="grid gap-4">
          <Card title="Theme" lead="System follows your phone or computer.">
            {themeSwitch}
          </Card>
          <Card
            title="Bring your workouts along"
            lead="Health Auto Export files from an iPhone, as JSON or CSV."
          >
            <ButtonLink href="/apple-health" tone="quiet" icon="upload">
              Import from Apple Health
            </ButtonLink>
          </Card>
          <Card title="This device" lead="An unsaved workout on this device is discarded.">
            <Button tone="quiet" icon="signOut" onClick={onSignOut}>
              Sign Out
            </Button>
          </Card>
        </div>
      </div>
    </>
  );
}
