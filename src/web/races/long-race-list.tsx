import { type ReactNode, useRef } from 'react';
import type { Race } from '../../contract/race-list.ts';
import { Button } from '../ui/button.tsx';
import { useMore } from '../ui/use-more.ts';

type LongRaceListProps = {
  races: readonly Race[];
  atOnce: number;
  noun: string;
  className: string;
  /** One line of the list, as a `li` with a key. */
  item: (race: Race) => ReactNode;
};

/** So many at a time, and below them how many there are. */
export function LongRaceList({ races, atOnce, noun, className, item }: LongRaceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, more } = useMore(list, atOnce);
  const total = races.length;
  return (
    <>
      <ul ref={list} className={className}>
        {races.slice(0, count).map(item)}
      </ul>
      {total > atOnce && (
        <div className="mt-4 flex flex-col items-center gap-2">
          {count < total && (
            <Button tone="quiet" onClick={more}>
              Show more
            </Button>
          )}
          <p role="status" className="text-small text-soft">
            {count < total
              ? `${count.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`
              : `All ${total.toLocaleString('en')} ${noun}`}
          </p>
        </div>
      )}
    </>
  );
}
