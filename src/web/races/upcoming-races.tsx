import { type ReactNode, useRef } from 'react';
import type { Race } from '../../contract/races.ts';
import { classNames } from '../ui/class-names.ts';
import { useMore } from '../ui/use-more.ts';
import { ShowMore } from './show-more.tsx';

type UpcomingRacesProps = {
  races: readonly Race[];
  /** The form that is open in the place of this race, or null. */
  formOf: (race: Race) => ReactNode;
  card: (race: Race) => ReactNode;
};

const STEP = 10;

/** The nearest first; a race that is being edited takes the whole width. */
export function UpcomingRaces({ races, formOf, card }: UpcomingRacesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, more } = useMore(list, STEP);
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {races.slice(0, count).map((race) => {
          const form = formOf(race);
          return (
            <li key={race.id} className={classNames('min-w-0', form !== null && 'lg:col-span-2')}>
              {form ?? card(race)}
            </li>
          );
        })}
      </ul>
      {races.length > STEP && (
        <ShowMore
          shown={Math.min(count, races.length)}
          total={races.length}
          noun="upcoming races"
          onMore={more}
        />
      )}
    </>
  );
}
