import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { Marked } from './curves.tsx';
import { lapRows, splitRows, splitsSentence } from './stretch-rows.ts';
import { StretchTable } from './stretch-table.tsx';
import { SplitsTrace } from './traces.tsx';
import type { Way } from './way.ts';

type SplitsCardProps = {
  way: Way;
  marked: Marked | null;
  onMark: (marked: Marked | null) => void;
};

type Kind = 'kilometres' | 'laps';

const TITLES: Record<Kind, string> = { kilometres: 'Kilometre splits', laps: 'Laps' };
const CHOICES = [
  { value: 'kilometres', label: 'Kilometres' },
  { value: 'laps', label: 'Laps' },
] as const;

/** Kilometre by kilometre, or lap by lap; nothing where there are neither. */
export function SplitsCard({ way, marked, onMark }: SplitsCardProps) {
  const [chosen, setChosen] = useState<Kind>('kilometres');
  const hasLaps = way.laps.length > 1;
  if (way.splits.length === 0 && !hasLaps) return null;
  const kind: Kind = way.splits.length === 0 ? 'laps' : hasLaps ? chosen : 'kilometres';
  const choose = (next: Kind) => {
    setChosen(next);
    onMark(null);
  };
  return (
    <Card title={TITLES[kind]} action={<SplitsTrace way={way} kind={kind} />}>
      {kind === 'kilometres' && <p className="mb-3 text-small text-soft">{splitsSentence(way)}</p>}
      {hasLaps && way.splits.length > 0 && (
        <div className="mb-3 sm:w-56">
          <SegmentedControl
            label="Splits by"
            hideLabel
            value={kind}
            choices={CHOICES}
            onChange={choose}
          />
        </div>
      )}
      <StretchTable
        caption={TITLES[kind]}
        rows={kind === 'laps' ? lapRows(way) : splitRows(way)}
        kind={kind}
        rate={way.rate}
        marked={marked}
        onMark={onMark}
      />
    </Card>
  );
}
