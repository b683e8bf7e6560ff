import { type ReactNode, useRef } from 'react';
import type { Race } from '../../contract/races.ts';
import { useMore } from '../ui/use-more.ts';
import { ShowMore } from './show-more.tsx';

type RaceHistoryProps = {
  races: readonly Race[];
  /** The form that is open in the place of this race, or null. */
  formOf: (race: Race) => ReactNode;
  row: (race: Race) => ReactNode;
};

const STEP = 20;

/** The latest first, twenty at a time. */
export function RaceHistory({ races, formOf, row }: RaceHistoryProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, more } = useMore(list, STEP);
  return (
    <>
      <ul ref={list} className="@container -my-3 divide-y divide-line">
        {races.slice(0, count).map((race) => (
          <li key={race.id} className="py-3">
            {formOf(race) ?? row(race)}
          </li>
        ))}
      </ul>
      {races.length > STEP && (
        <ShowMore
          shown={Math.min(count, races.length)}
          total={races.length}
          noun="races"
          onMore={more}
        />
      )}
    </>
  );
}
