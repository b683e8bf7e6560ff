import { Link } from 'wouter';
import { Card } from '../ui/card.tsx';

/** What Strava's agreement means for the athlete, said before anything is connected. */
export function TermsCard() {
  return (
    <Card title="Who sees it" lead="Strava’s terms for connected apps, as Longrun keeps them.">
      <ul className="grid list-disc gap-2 pl-5 text-small">
        <li>What comes through Strava is shown to you alone.</li>
        <li>
          It is left out of your trainer’s view, unless whoever runs this server has Strava’s leave.{' '}
          <Link href="/sharing" className="link">
            Sharing
          </Link>{' '}
          says how many workouts that is.
        </li>
        <li>
          It is never sent to an outside AI model. The built-in coach may use it: that is arithmetic
          on this server.
        </li>
        <li>
          You can disconnect at any time, here or in your Strava settings. Here you choose whether
          what came in stays or goes.
        </li>
      </ul>
    </Card>
  );
}
