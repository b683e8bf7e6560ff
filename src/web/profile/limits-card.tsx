import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LimitsEntry } from '../../contract/athlete-limits.ts';
import type { User } from '../../contract/session.ts';
import { type AthleteLimits, SINCE_EVER } from '../../domain/athlete-limits.ts';
import { ageOn } from '../../domain/body.ts';
import type { Day } from '../../domain/calendar.ts';
import { paceFigure, paceUnit } from '../../domain/measures.ts';
import { maximumsByAge } from '../../domain/zones.ts';
import { ApiError } from '../api.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { removeDraft } from '../kept-entries/draft-store.ts';
import { draftNameOf } from '../kept-entries/drafted-entry.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { limitsQuery, useLimitsOn } from '../queries/limits.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { fullDayText } from '../words/day-text.ts';
import {
  LIMITS,
  LimitsForm,
  METHOD_LABELS,
  ORIGIN_LABELS,
  valuesOfLimits,
} from './limits-form.tsx';

type Editing = { entry: LimitsEntry } | { blank: ReturnType<typeof valuesOfLimits> };

/** Heart rates and threshold pace with the days from which they hold. */
export function LimitsCard({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const query = useQuery(limitsQuery(user.id));
  const current = useLimitsOn(user, today);
  const [editing, setEditing] = useState<Editing | null>(null);
  const startNew = (changes: Partial<AthleteLimits> = {}) =>
    setEditing({ blank: valuesOfLimits({ ...current, ...changes, validFrom: today }) });
  const { data } = query;
  return (
    <Card
      title="Zones and Thresholds"
      lead={
        data ? leadOf(current, user.dateOfBirth ? ageOn(today, user.dateOfBirth) : null) : '\u00a0'
      }
      action={
        !editing && (
          <Button tone="quiet" icon="edit" disabled={!data} onClick={() => startNew()}>
            New values
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton size="h-40 w-full" />}
      {query.isError && !data && (
        <ErrorState
          title="Your values could not be loaded"
          text={query.error instanceof ApiError ? query.error.message : undefined}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && !editing && data.observed && (
        <Observed
          observed={data.observed}
          maximum={current.maxHeartRate}
          onUse={(maxHeartRate) => {
            removeDraft({ userId: user.id, name: draftNameOf(LIMITS.noun, null) });
            startNew({ maxHeartRate, maximumOrigin: 'observed' });
          }}
        />
      )}
      {editing && <LimitsForm of={editing} today={today} onDone={() => setEditing(null)} />}
      {data && !editing && (
        <LimitsList
          entries={data.limits}
          fallback={current}
          onEdit={(entry) => setEditing({ entry })}
        />
      )}
    </Card>
  );
}

function leadOf({ zoneMethod, maximumOrigin }: AthleteLimits, age: number | null): string {
  const method = {
    maximum: 'a share of your maximum heart rate',
    reserve: 'a share of your heart-rate reserve',
    threshold: 'a share of your threshold heart rate',
    own: 'what you set yourself',
  }[zoneMethod];
  const doubt =
    maximumOrigin === 'ageFormula'
      ? ` Your maximum is worked out from age${formulasText(age)} and may be ten beats off; a hard run tells it better.`
      : '';
  return `Each zone is ${method}.${doubt}`;
}

/** ' (other formulas say 183 to 188 bpm)' */
function formulasText(age: number | null): string {
  if (age === null) return '';
  const { tanaka, gellish, nes } = maximumsByAge(age);
  const [least, most] = [Math.min(tanaka, gellish, nes), Math.max(tanaka, gellish, nes)];
  return ` (other formulas say ${Math.round(least)} to ${Math.round(most)}\u00a0bpm)`;
}

type ObservedProps = {
  observed: { bpm: number; runs: { id: number; date: Day; maxHeartRate: number }[] };
  maximum: number;
  onUse: (bpm: number) => void;
};

function Observed({ observed, maximum, onUse }: ObservedProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-box bg-accent-soft p-4 text-small">
      <p className="min-w-0 flex-1 basis-64">
        Three runs of the last year reached {observed.bpm}&nbsp;bpm, above your maximum of {maximum}
        :{' '}
        {observed.runs.map((run, index) => (
          <span key={run.id}>
            {index > 0 && ', '}
            <Link href={`/run-details/${run.id}`} className="underline">
              {fullDayText(run.date)} ({run.maxHeartRate})
            </Link>
          </span>
        ))}
        .
      </p>
      <Button tone="quiet" onClick={() => onUse(observed.bpm)}>
        Use {observed.bpm}&nbsp;bpm
      </Button>
    </div>
  );
}

type LimitsListProps = {
  entries: readonly LimitsEntry[];
  /** What holds where nothing was entered yet. */
  fallback: AthleteLimits;
  onEdit: (entry: LimitsEntry) => void;
};

function LimitsList({ entries, fallback, onEdit }: LimitsListProps) {
  const kept = useKeptEntries(LIMITS);
  if (entries.length === 0) return <Values limits={fallback} />;
  return (
    <ol aria-label="Values by day" className="divide-y divide-line">
      {entries.map((entry) => {
        const from = sinceText(entry.validFrom);
        return (
          <li key={entry.id} className="flex items-start justify-between gap-2 py-3 first:pt-0">
            <div className="min-w-0">
              <h3 className="text-small font-semibold">{from}</h3>
              <Values limits={entry} />
            </div>
            <div className="-mr-2 flex print:hidden">
              <IconButton
                icon="edit"
                label={`Edit values: ${from}`}
                onClick={() => onEdit(entry)}
              />
              {entries.length > 1 && (
                <IconButton
                  icon="remove"
                  tone="danger"
                  label={`Delete values: ${from}`}
                  onClick={() => void kept.remove(entry)}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function sinceText(validFrom: Day): string {
  return validFrom === SINCE_EVER ? 'From the beginning' : `From ${fullDayText(validFrom)}`;
}

function Values({ limits }: { limits: AthleteLimits }) {
  const { restingHeartRate, thresholdHeartRate, thresholdPaceSPerKm } = limits;
  const bpm = (value: number) => `${value}\u00a0bpm`;
  const facts = [
    [
      'Maximum',
      `${bpm(limits.maxHeartRate)}, ${ORIGIN_LABELS[limits.maximumOrigin].toLowerCase()}`,
    ],
    ['Resting', restingHeartRate !== null && bpm(restingHeartRate)],
    ['Threshold', thresholdHeartRate !== null && bpm(thresholdHeartRate)],
    [
      'Threshold pace',
      thresholdPaceSPerKm !== null && `${paceFigure(thresholdPaceSPerKm)}\u00a0${paceUnit()}`,
    ],
    ['Zones by', METHOD_LABELS[limits.zoneMethod].toLowerCase()],
  ] as const;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} className="flex gap-1.5">
              <dt className="text-soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
