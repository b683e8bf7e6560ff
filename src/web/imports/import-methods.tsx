import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';

export type MethodId = 'json' | 'csv' | 'manual';

export type Method = {
  id: MethodId;
  title: string;
  badge: string;
  recommended?: true;
  icon: IconName;
  text: string;
  /** What the file chooser takes; without it the content is pasted. */
  accept?: string;
  steps: string[];
};

export const METHODS: readonly Method[] = [
  {
    id: 'json',
    title: 'Automatic Sync',
    badge: 'Recommended',
    recommended: true,
    icon: 'refresh',
    text: 'The JSON file of Health Auto Export. It brings heart rates, so zones are measured.',
    accept: '.json',
    steps: [
      'Install Health Auto Export on your iPhone and let it read Workouts and Heart Rate.',
      'Choose Export, then Workouts, the days you want, and JSON as the format.',
      'Save the file, or send it to this device, and choose it here.',
    ],
  },
  {
    id: 'csv',
    title: 'CSV Upload',
    badge: 'Manual',
    icon: 'upload',
    text: 'A table of workouts, in the language your phone speaks.',
    accept: '.csv',
    steps: [
      'Export your workouts as CSV. The first line names the columns.',
      'Start, duration and workout type are needed; distance, energy and heart rates are taken where they are there.',
      'Choose the file here. A line that cannot be read is named, the others are imported.',
    ],
  },
  {
    id: 'manual',
    title: 'Manual Entry',
    badge: 'Advanced',
    icon: 'log',
    text: 'Paste JSON: a list of workouts, or an object with a workouts or data list.',
    steps: [
      'Copy the export’s JSON, all of it.',
      'Paste it here. It is checked before anything is saved.',
    ],
  },
];

const SUPPORTED_APPS = [
  'Health Auto Export (versions 1 and 2, JSON and CSV)',
  'Apple Watch and iPhone workouts through it',
  'Garmin Connect, Strava, Nike Run Club and others that write to Apple Health',
];

export function MethodPicker({ onChoose }: { onChoose: (method: MethodId) => void }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {METHODS.map(({ id, title, badge, recommended, icon, text }) => (
        <li key={id} className="flex">
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex w-full flex-col items-start gap-2 rounded-box border border-line bg-card p-4 text-left shadow-low hover:border-edge hover:bg-sunk md:p-5"
          >
            <span className="flex w-full items-center justify-between gap-3">
              <Icon name={icon} className="text-accent" />
              <Badge tone={recommended ? 'accent' : 'plain'}>{badge}</Badge>
            </span>
            <span className="text-body font-semibold">{title}</span>
            <span className="text-small text-soft">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How to get the file: for the chosen method, or the recommended one. */
export function ImportGuide({ method }: { method: Method | undefined }) {
  const [recommended] = METHODS;
  const shown = method ?? recommended;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {shown && (
        <Card title={`How to: ${shown.title}`}>
          <ol className="grid list-decimal gap-2 pl-5 text-small">
            {shown.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      )}
      <Card title="Supported apps" lead="Importing a file twice adds nothing: send what you have.">
        <ul className="grid list-disc gap-1 pl-5 text-small">
          {SUPPORTED_APPS.map((app) => (
            <li key={app}>{app}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
