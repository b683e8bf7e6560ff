import { Card } from '../ui/card.tsx';

/** What Strava asks of whoever runs this server, so that nobody pays or signs for nothing. */
export function OperatorCard() {
  return (
    <Card title="If you run this server" lead="What Strava asks of you, as of November 2026.">
      <ul className="grid list-disc gap-2 pl-5 text-small wrap-anywhere">
        <li>
          An application of your own at Strava. Since June 2026 its owner needs a paid Strava
          subscription; up to 10 athletes can then connect without a further request.
        </li>
        <li>
          Its client ID and secret as <code>STRAVA_CLIENT_ID</code> and{' '}
          <code>STRAVA_CLIENT_SECRET</code> in the environment of Longrun.
        </li>
        <li>
          Strava’s terms: what comes through its API is shown to its athlete alone. Longrun leaves
          it out of the trainer view, unless you have Strava’s leave and say so with{' '}
          <code>STRAVA_IN_TRAINER_VIEW</code>, and never sends it to an outside AI model.
        </li>
        <li>Wait with the subscription: this version cannot use it yet.</li>
      </ul>
    </Card>
  );
}
