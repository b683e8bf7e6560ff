import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';

/** The same runs, without the connection. */
export function OtherWaysIn() {
  return (
    <Card title="Other ways in">
      <p className="mb-4 text-small">
        Runs recorded with an Apple Watch or iPhone, or with an app that writes to Apple Health,
        come in by a Health Auto Export file, with heart rate and zones. Any table of workouts comes
        in as CSV. Strava’s terms for connected apps do not reach files of your own.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/apple-health" tone="quiet" icon="upload">
          Import from Apple Health
        </ButtonLink>
        <ButtonLink href="/workouts?tab=csv" tone="quiet" icon="upload">
          Import a CSV file
        </ButtonLink>
      </div>
    </Card>
  );
}
