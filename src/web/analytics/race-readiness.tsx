import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { READINESS_CLOSE_PERCENT, READINESS_STEPS } from '../../domain/limits.ts';
import { daysUntil, raceReadinessPercent } from '../../domain/race-days.ts';
import { Trace } from '../ui/trace.tsx';

export function RaceReadiness({ race, today }: { race: Race; today: Day }) {
  const percent = raceReadinessPercent(daysUntil(race.date, today));
  return (
    <div className="mt-auto">
      <p className="flex items-center gap-1 text-small">
        <span className="text-soft">Race readiness</span>
        <Trace label={`What the readiness for ${race.name} rests on`}>
          It goes by the days left alone, not yet by your training: {STEPS} and{' '}
          {READINESS_CLOSE_PERCENT}&nbsp;% from then on.
        </Trace>
        <strong className="ml-auto font-semibold">{percent}&nbsp;%</strong>
      </p>
      <span
        aria-hidden="true"
        className="prints mt-1 block h-2 overflow-hidden rounded-full bg-sunk outline outline-line"
      >
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}

const STEPS = READINESS_STEPS.map(
  ({ percent, moreThanDays }) => `${percent}\u00a0% with more than ${moreThanDays} days to go`,
).join(', ');
