import type { IconName } from '../ui/icons.tsx';

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

export const SUPPORTED_APPS = [
  'Health Auto Export (versions 1 and 2, JSON and CSV)',
  'Apple Watch and iPhone workouts through it',
  'Garmin Connect, Strava, Nike Run Club and others that write to Apple Health',
];
