import type { Workout } from '../../../contract/workouts.ts';
import { ZONES, type ZoneBounds, zoneOf } from '../../../domain/zones.ts';
import { Figure } from '../../ui/figure.tsx';

type StripFigure = {
  term: string;
  value: string | null;
  unit?: string;
  /** What it means or compares with, in a few words. */
  below?: string | null;
};

/** What was measured, large, in one row where there is room. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-box border border-line bg-card p-4 shadow-low sm:grid-cols-3 md:p-5 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] print:break-inside-avoid">
      {figures.map(({ term, value, unit, below }) => (
        <div key={term} className="@container min-w-0">
          <dt className="text-small font-semibold">{term}</dt>
          <dd>
            <Figure value={value} unit={unit} size="large" />
            {below && <span className="block text-small text-soft">{below}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The average, the zone it lies in and the highest. */
export function heartRateFigure(
  { avgHeartRate, maxHeartRate: highest }: Pick<Workout, 'avgHeartRate' | 'maxHeartRate'>,
  zones: ZoneBounds,
): StripFigure {
  const zone = avgHeartRate === null ? undefined : ZONES[zoneOf(avgHeartRate, zones) - 1];
  const below = [
    zone && `zone ${zone.number} ${zone.trainingName}`,
    highest && `max\u00a0${highest}`,
  ];
  return {
    term: 'Average HR',
    value: avgHeartRate === null ? null : String(avgHeartRate),
    unit: 'bpm',
    below: below.filter(Boolean).join(', ') || null,
  };
}
