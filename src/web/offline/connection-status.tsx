import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { dayInZone } from '../../domain/calendar.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { Delayed } from '../ui/delayed.tsx';
import { Icon } from '../ui/icons.tsx';
import { clockText } from '../words/clock-text.ts';
import { dayText } from '../words/day-text.ts';
import { useDeviceStatus } from './device-status.ts';
import { asOfMs } from './last-answers.ts';

/** What somebody should know of this device and its server; nothing while all is well. */
export default function ConnectionStatus() {
  const { isOutdated, isUnreachable, unsent } = useDeviceStatus();
  const atMs = useAsOfMs();
  const asOf = atMs === null ? null : asOfText(atMs, Date.now());
  return (
    <div className="flex flex-col items-start gap-1 px-3 text-note text-soft">
      {(isUnreachable || asOf) && (
        <Delayed>
          <p className="flex items-center gap-2">
            {isUnreachable && <Icon name="alert" size={16} />}
            <span>
              {isUnreachable && 'No connection'}
              {isUnreachable && asOf && ', '}
              {asOf}
            </span>
          </p>
        </Delayed>
      )}
      {unsent > 0 && (
        <Link href="/" className="link">
          {unsent} waiting to be sent
        </Link>
      )}
      {isOutdated && (
        <button
          type="button"
          className="tap -mx-3 flex items-center gap-2 rounded-box px-3 text-small font-semibold text-accent hover:bg-sunk"
          onClick={() => location.reload()}
        >
          <Icon name="refresh" size={16} />
          New version: reload
        </button>
      )}
    </div>
  );
}

/** Of what this very screen shows. */
function useAsOfMs(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (tell) => cache.subscribe(() => queueMicrotask(tell)),
    () => asOfMs(cache.findAll({ type: 'active' })),
  );
}

/** 'as of 07:40', and on another day which: 'as of Sat 21 Nov, 07:40'. */
function asOfText(atMs: number, nowMs: number): string {
  const timeZone = zoneHere();
  const [day, today] = [dayInZone(atMs, timeZone), dayInZone(nowMs, timeZone)];
  const clock = clockText(new Date(atMs), timeZone);
  return `as of ${day === today ? '' : `${dayText(day, today)}, `}${clock}`;
}
