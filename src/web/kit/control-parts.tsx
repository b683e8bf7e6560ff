import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ICON_NAMES, Icon } from '../ui/icons.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { KitSection } from './kit-section.tsx';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'import', label: 'Apple Health' },
  { value: 'service', label: 'Strava' },
] as const;

export function ControlParts() {
  const [pending, setPending] = useState(false);
  const [kind, setKind] = useState<'running' | 'strength' | 'cross'>('running');
  const [shared, setShared] = useState(true);
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('profile');
  const save = () => {
    setPending(true);
    setTimeout(() => setPending(false), 1500);
  };
  return (
    <KitSection
      title="Buttons and choices"
      files="button, button-link, icon-button, segmented-control, switch, tabs, badge, icons"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="Button">
          <div className="flex flex-wrap gap-2">
            <Button icon="log" onClick={save} pending={pending} pendingLabel="Saving...">
              Save workout
            </Button>
            <Button tone="quiet" icon="edit">
              Edit
            </Button>
            <Button tone="danger" icon="remove">
              Delete
            </Button>
            <ButtonLink href="/workouts" tone="quiet">
              A link
            </ButtonLink>
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button pending pendingLabel="Signing In...">
              Sign In
            </Button>
            <Button disabled>Disabled</Button>
            <Button tone="quiet" disabled>
              Disabled
            </Button>
            <Button tone="danger" disabled>
              Disabled
            </Button>
          </div>
          <div className="mt-3 flex gap-1">
            <IconButton icon="edit" label="Edit race" />
            <IconButton icon="remove" label="Delete race" tone="danger" />
            <IconButton icon="copy" label="Copy URL" />
            <IconButton icon="external" label="Preview" disabled />
          </div>
        </Card>
        <Card title="SegmentedControl and Switch">
          <div className="flex flex-col gap-4">
            <SegmentedControl
              label="Workout type"
              value={kind}
              choices={[
                { value: 'running', label: 'Running' },
                { value: 'strength', label: 'Strength' },
                { value: 'cross', label: 'Cross-training' },
              ]}
              onChange={setKind}
            />
            <Switch
              label="Enable Trainer Access"
              hint="Anyone with the link sees a read-only summary."
              checked={shared}
              onChange={setShared}
            />
            <Switch label="Cannot be changed" checked={false} disabled onChange={setShared} />
          </div>
        </Card>
        <Card title="Tabs">
          <Tabs label="Profile sections" tabs={TABS} value={tab} onChange={setTab}>
            <p className="text-small">The panel of {tab}. Arrow keys, Home and End change it.</p>
          </Tabs>
        </Card>
        <Card title="Badge" lead="Those under one another take one width: even.">
          <div className="flex flex-wrap gap-2">
            <Badge>Past Event</Badge>
            <Badge tone="accent">On Track</Badge>
            <Badge tone="warn">28 days</Badge>
            <Badge tone="danger">Inactive</Badge>
          </div>
          <div className="mt-3 flex flex-col gap-2">
            <Badge tone="warn" even>
              High
            </Badge>
            <Badge tone="accent" even>
              Medium
            </Badge>
            <Badge even>Low</Badge>
          </div>
        </Card>
        <Card title="Icon" lead="20 px in navigation, 16 px in buttons.">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 text-note text-soft">
            {ICON_NAMES.map((name) => (
              <li key={name} className="flex flex-col items-center gap-1">
                <Icon name={name} className="text-ink" />
                {name}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </KitSection>
  );
}
