import { HowItWorks } from './how-it-works.tsx';
import { OperatorCard } from './operator-card.tsx';
import { StatusCard } from './status-card.tsx';
import { WorksToday } from './works-today.tsx';

/** The connection as it stands and what it takes: a page's whole, or a tab's. */
export function StravaPanel() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <StatusCard />
        <WorksToday />
      </div>
      <div className="grid min-w-0 gap-4">
        <HowItWorks />
        <OperatorCard />
      </div>
    </div>
  );
}
