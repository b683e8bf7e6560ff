import type { TrainerRace } from '../../contract/sharing.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { NEAR_RACE_DAYS } from '../../domain/limits.ts';
import { distanceText, paceFigure, paceUnit } from '../../domain/measures.ts';
import { DaysLeft } from '../prediction/race-head.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { fullDayText } from '../words/day-text.ts';
import { targetPaceText } from '../words/workout-facts.ts';

type UpcomingRacesProps = { races: readonly TrainerRace[]; total: number };

const TITLE = 'Upcoming Races';

export function UpcomingRaces({ races, total }: UpcomingRacesProps) {
  if (races.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState title="No upcoming races" />
      </Card>
    );
  }
  const more = total - races.length;
  return (
    <Card title={TITLE} lead={more > 0 && `The next ${races.length} of ${total}.`}>
      <ul className="grid gap-3">
        {races.map((race, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a race is known here by its place alone
          <RaceItem key={index} race={race} />
        ))}
      </ul>
    </Card>
  );
}

function RaceItem({ race }: { race: TrainerRace }) {
  const { name, date, daysRemaining: days, distanceM, targetTimeS, notes } = race;
  const { prediction, predictionIsLeftOut } = race;
  return (
    <li
      className={classNames(
        'min-w-0 rounded-box border p-4 print:break-inside-avoid',
        days <= NEAR_RACE_DAYS ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-body font-semibold wrap-anywhere">{name}</h3>
        <DaysLeft days={days} />
      </div>
      <p className="text-small text-soft">
        {fullDayText(date)} · <span className="whitespace-nowrap">{distanceText(distanceM)}</span>
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-2 sm:flex sm:flex-wrap">
        <Target term="Target time" value={formatElapsed(targetTimeS)} />
        <Target term="Target pace" value={targetPaceText(race)} unit={paceUnit()} />
        {prediction && (
          <>
            <Target term="Predicted time" value={formatElapsed(prediction.timeS)} />
            <Target
              term="Predicted pace"
              value={paceFigure(prediction.paceSPerKm)}
              unit={paceUnit()}
            />
          </>
        )}
      </dl>
      {prediction && (
        <p className="mt-1 text-small text-soft">
          Predicted {keepUnits(prediction.restsOn)}; from {formatElapsed(prediction.fastestS)} to{' '}
          {formatElapsed(prediction.slowestS)} in 8 races of 10
        </p>
      )}
      {predictionIsLeftOut && (
        <p className="mt-1 text-small text-soft">
          The prediction rests on workouts that are left out here, so none is shown.
        </p>
      )}
      {notes && <p className="mt-2 text-small wrap-anywhere whitespace-pre-wrap">{notes}</p>}
    </li>
  );
}

function Target({ term, value, unit }: { term: string; value: string; unit?: string }) {
  return (
    <div>
      <dt className="text-note text-soft">{term}</dt>
      <dd>
        <Figure value={value} unit={unit} />
      </dd>
    </div>
  );
}
