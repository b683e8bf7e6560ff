import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { distanceUnit, paceUnit } from '../../domain/measures.ts';
import type { PerZone } from '../../domain/zones.ts';
import { Figure } from './figure.tsx';
import { ZoneBar } from './zone-bar.tsx';

/** Everything as it is to be read; null where nothing was measured. */
export type WorkoutItem = {
  key: string | number;
  href: string;
  /** 'Thu 20 Nov' */
  date: string;
  /** 'Long run' */
  kind: string;
  /** Stands before the kind. */
  mark?: ReactNode;
  distance: string | null;
  time: string;
  pace: string | null;
  bpm: string | null;
  zoneMinutes: PerZone;
  note: string | null;
};

/** One line each where there is room, two on a phone. */
export function WorkoutList({ label, items }: { label: string; items: readonly WorkoutItem[] }) {
  return (
    <ul aria-label={label} className="@container -mx-2 divide-y divide-line">
      {items.map((item) => (
        <li key={item.key}>
          <Link
            href={item.href}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-0.5 rounded-box px-2 py-3 text-small hover:bg-sunk focus-visible:-outline-offset-2 @min-[35rem]:grid-cols-[4.75rem_minmax(4.5rem,1fr)_3.75rem_3.5rem_4.25rem_4rem_5.5rem] @min-[35rem]:gap-x-3 @min-[56rem]:grid-cols-[5.5rem_7rem_4.25rem_4rem_5rem_4.5rem_7rem_minmax(0,1fr)]"
          >
            <span className="order-4 col-span-2 text-soft @min-[35rem]:order-none @min-[35rem]:col-span-1">
              <span className="whitespace-nowrap">{item.date}</span>
              <span className="@min-[35rem]:hidden">
                {item.pace && (
                  <span className="whitespace-nowrap">
                    {' '}
                    · {item.pace}&nbsp;{paceUnit()}
                  </span>
                )}
                {item.bpm && (
                  <span className="whitespace-nowrap @max-[21rem]:hidden">
                    {' '}
                    · {item.bpm}&nbsp;bpm
                  </span>
                )}
              </span>
            </span>
            <span className="flex min-w-0 items-center gap-2 font-semibold">
              {item.mark}
              <span className="line-clamp-2 wrap-anywhere">{item.kind}</span>
            </span>
            <span className="text-right">
              <Figure value={item.distance} unit={distanceUnit()} />
            </span>
            <span className="text-right">
              <Figure value={item.time} />
            </span>
            <span className="hidden text-right @min-[35rem]:block">
              <Figure value={item.pace} unit={paceUnit()} />
            </span>
            <span className="hidden text-right @min-[35rem]:block">
              <Figure value={item.bpm} unit="bpm" />
            </span>
            <span className="order-5 w-20 justify-self-end @min-[35rem]:order-none @min-[35rem]:w-auto @min-[35rem]:justify-self-stretch">
              <ZoneBar minutes={item.zoneMinutes} />
            </span>
            <span className="hidden text-soft wrap-anywhere @min-[56rem]:line-clamp-2">
              {item.note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
