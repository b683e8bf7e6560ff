import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { User } from '../../contract/session.ts';
import { useMeasures } from '../queries/measures.ts';
import { stravaConfigQuery } from '../queries/strava.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { MeasuresFields } from '../ui/measures-fields.tsx';
import { PageHeader } from '../ui/page-header.tsx';

type WelcomePageProps = { user: User; onUserChanged: (user: User) => void };

/** Where a new account arrives, once: what it reads in, and what it brings. Nothing has to be chosen. */
export default function WelcomePage({ user, onUserChanged }: WelcomePageProps) {
  const measures = useMeasures(user, onUserChanged);
  return (
    <>
      <PageHeader
        title={`Welcome, ${user.name}`}
        tabTitle="Welcome"
        lead="Your log is ready. All of this can be skipped, and is found again later."
        actions={
          <ButtonLink href="/" tone="quiet">
            Skip to Dashboard
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card
          title="How you read your runs"
          lead="As your browser has it. Change what does not fit, now or later in Profile & Settings."
        >
          <MeasuresFields {...measures} />
        </Card>
        <Card title="What you bring">
          <Ways />
        </Card>
      </div>
    </>
  );
}

function Ways() {
  const strava = useQuery(stravaConfigQuery);
  return (
    <ul className="grid gap-2">
      <Way
        href="/workouts"
        icon="log"
        name="Log a run"
        text="Distance and time are enough: half a minute."
      />
      <Way
        href="/workouts?tab=files"
        icon="upload"
        name="Import files"
        text="The export of another service, Apple Health, or what your watch recorded."
      />
      {strava.data?.clientId != null && (
        <Way
          href="/strava"
          icon="refresh"
          name="Connect Strava"
          text="Your runs there come by themselves from now on."
        />
      )}
    </ul>
  );
}

type WayProps = { href: string; icon: IconName; name: string; text: string };

function Way({ href, icon, name, text }: WayProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 rounded-box border border-line p-3 hover:bg-sunk">
      <Icon name={icon} className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <Link
          href={href}
          className="font-semibold after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {name}
        </Link>
        <p className="text-small text-soft">{text}</p>
      </div>
      <Icon name="chevronRight" size={16} className="shrink-0 text-soft" />
    </li>
  );
}
