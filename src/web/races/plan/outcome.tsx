import { useState } from 'react';
import { Link } from 'wouter';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceIn,
  distanceUnit,
  distanceWord,
  paceFigure,
  paceUnit,
  unitM,
} from '../../../domain/measures.ts';
import { fiveByFive, type RaceSplit } from '../../../domain/race-plan/race-review.ts';
import { roundKm } from '../../../domain/units.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { keepUnits } from '../../ui/keep-units.ts';
import { Table } from '../../ui/table.tsx';
import { spanText } from '../../words/amounts.ts';
import { dayText } from '../../words/day-text.ts';
import { runHref } from '../../words/workout-facts.ts';
import { lessonsOf } from './review-words.ts';

/** What a race that was run taught, and how it was run. */
export function Outcome({ plan }: { plan: RacePlan }) {
  const lessons = lessonsOf(plan);
  const { ran, today } = plan;
  return (
    <>
      {lessons.length > 0 && (
        <Card title="What was learnt">
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {lessons.map(({ title, text, source }) => (
              <li key={title} className="text-small">
                <h3 className="text-body font-semibold">{title}</h3>
                <p className="wrap-anywhere">{text}</p>
                <p className="text-note text-soft">{keepUnits(source)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {ran && (
        <Card
          title="Splits"
          lead={
            <>
              {splitsLead(ran.splits)}{' '}
              <Link href={runHref(ran)} className="link">
                See the run of {dayText(ran.date, today)}
              </Link>
            </>
          }
        >
          {ran.splits.length > 0 && <Splits splits={ran.splits} />}
        </Card>
      )}
    </>
  );
}

function splitsLead(splits: readonly RaceSplit[]): string {
  if (splits.length === 0) return 'The run has no recording, so there are no splits.';
  const behind = splits.filter(({ behindS }) => Math.round(behindS) > 0);
  if (behind.length === 0) return 'Never behind an even run to the target.';
  if (behind.length === splits.length) return 'Behind an even run to the target all the way.';
  const lastAhead = splits.findLastIndex(({ behindS }) => Math.round(behindS) <= 0);
  return lastAhead === splits.length - 1
    ? 'Behind an even run to the target on the way, and not at the end.'
    : `On an even run to the target up to ${distanceUnit()}\u00a0${kmOf(splits[lastAhead])}, behind it from there.`;
}

function kmOf(split: RaceSplit | undefined): string {
  return roundKm(distanceIn(split?.endM ?? 0), 1).toLocaleString('en');
}

/** Up to these, each kilometre is shown from the start. */
const FEW = 11;

function Splits({ splits }: { splits: readonly RaceSplit[] }) {
  const [isWhole, setIsWhole] = useState(splits.length <= FEW);
  const rows = isWhole ? splits : fiveByFive(splits, unitM());
  const hasHeart = splits.some(({ avgHeartRateBpm }) => avgHeartRateBpm !== null);
  return (
    <>
      <Table
        caption="Pace and clock along the race, against an even run to the target"
        hideCaption
        rows={rows}
        rowKey={({ endM }) => endM}
        columns={[
          { key: 'km', head: `To ${distanceUnit()}`, cell: kmOf },
          {
            key: 'pace',
            head: paceUnit(),
            align: 'right',
            cell: ({ paceSPerKm }) => paceFigure(paceSPerKm),
          },
          {
            key: 'clock',
            head: 'Clock',
            align: 'right',
            cell: ({ clockS }) => (
              <strong className="font-semibold">{formatElapsed(clockS)}</strong>
            ),
          },
          {
            key: 'behind',
            head: 'To plan',
            align: 'right',
            cell: ({ behindS }) => behindText(behindS),
          },
          ...(hasHeart
            ? [
                {
                  key: 'heart',
                  head: 'HR',
                  align: 'right' as const,
                  cell: ({ avgHeartRateBpm }: RaceSplit) =>
                    avgHeartRateBpm === null ? '—' : String(Math.round(avgHeartRateBpm)),
                },
              ]
            : []),
        ]}
      />
      {splits.length > FEW && (
        <div className="mt-3 print:hidden">
          <Button tone="quiet" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Five by five' : `Every ${distanceWord()}`}
          </Button>
        </div>
      )}
    </>
  );
}

function behindText(behindS: number): string {
  const whole = Math.round(behindS);
  if (whole === 0) return 'on it';
  return `${whole > 0 ? '+' : '\u2212'}${spanText(Math.abs(whole))}`;
}
