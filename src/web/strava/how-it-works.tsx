import { Card } from '../ui/card.tsx';

const STEPS = [
  'You press Connect, and Strava asks whether Longrun may read your activities. It never writes or posts.',
  'Your runs come into your log with distance, time and heart rate. One that is there already is not doubled.',
  'You can disconnect at any time, here or in your Strava settings.',
];

export function HowItWorks() {
  return (
    <Card title="How It Works" lead="Once a version of Longrun can make the connection.">
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
