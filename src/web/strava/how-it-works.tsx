import { SYNC_API_HISTORY_DAYS } from '../../domain/limits.ts';
import { Card } from '../ui/card.tsx';

const STEPS = [
  'You press Connect, and Strava asks whether Longrun may read your activities. It never writes or posts.',
  `The last ${SYNC_API_HISTORY_DAYS} days come in at once, with distance, time and heart rate. Everything older comes when you ask for it.`,
  'After that it goes by itself: every day at 6 AM your time, and whenever you press Sync Now.',
  'A run that is in your log already is not doubled, and what you change here is not overwritten.',
  'What you change or delete at Strava changes here as well.',
];

export function HowItWorks() {
  return (
    <Card title="How It Works">
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
