import { type ReactNode, useId } from 'react';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceFigure,
  distanceUnit,
  elevationFigure,
  elevationUnit,
  paceUnit,
  speedUnit,
} from '../../../domain/measures.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Marked } from './curves.tsx';
import { type Rate, rateOfPace } from './rate.ts';
import { longestBar, type StretchRow } from './stretch-rows.ts';

export type StretchKind = 'splits' | 'laps' | 'intervals';

type StretchTableProps = {
  caption: string;
  rows: readonly StretchRow[];
  kind: StretchKind;
  rate: Rate;
  marked: Marked | null;
  onMark: (marked: Marked | null) => void;
};

type Column = {
  key: string;
  head: ReactNode;
  cell: (row: StretchRow) => ReactNode;
  wideOnly?: boolean;
};

const FIRST_HEADS: Record<StretchKind, () => string> = {
  splits: () => ({ km: 'Km', mi: 'Mile' })[distanceUnit()],
  laps: () => 'Lap',
  intervals: () => 'Part',
};

const LEAST_STANDING_S = 10;
const CADENCE_TITLES: Record<Rate, string> = {
  pace: 'Average cadence, steps a minute',
  speed: 'Average cadence, turns a minute',
};
/** Phones have no room for bars beside the figures of laps, the narrowest none beside kilometres. */
const WIDE_ENOUGH: Record<StretchKind, string> = {
  splits: 'max-xs:hidden',
  laps: 'max-[30rem]:hidden',
  intervals: 'max-[30rem]:hidden',
};

/** One row a kilometre or lap; a tap on it marks it in the curves. */
export function StretchTable(props: StretchTableProps) {
  const { caption, rows, kind, rate, marked, onMark } = props;
  const captionId = useId();
  const columns = columnsOf({ rows, kind, rate });
  const most = longestBar(rows);
  const head =
    'sticky top-0 z-10 border-b border-edge bg-card px-2 py-2 max-xs:px-1 font-semibold whitespace-nowrap text-soft';
  const body =
    'border-b border-line px-2 py-1.5 max-xs:px-1 group-last:border-b-0 pointer-coarse:py-3';
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-mx-2 max-h-[80dvh] overflow-auto print:max-h-none"
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(head, 'w-px text-left')}>
              {FIRST_HEADS[kind]()}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  head,
                  'text-right',
                  column.wideOnly && 'hidden lg:table-cell',
                )}
              >
                {column.head}
              </th>
            ))}
            <th
              scope="col"
              className={classNames(head, WIDE_ENOUGH[kind], 'w-2/5 min-w-20 text-center')}
            >
              <span className="max-sm:sr-only">slower · </span>average
              <span className="max-sm:sr-only"> · faster</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isMarked = marked?.stretch === row.stretch;
            return (
              <tr
                key={row.key}
                className={classNames(
                  'group relative',
                  isMarked ? 'bg-accent-soft' : 'hover:bg-sunk',
                )}
              >
                <th
                  scope="row"
                  className={classNames(body, 'text-left font-semibold whitespace-nowrap')}
                >
                  <button
                    type="button"
                    aria-pressed={isMarked}
                    className="text-left after:absolute after:inset-0"
                    onClick={() =>
                      onMark(isMarked ? null : { name: row.name, stretch: row.stretch })
                    }
                  >
                    <span className="sr-only">{row.saidBefore}</span>
                    {row.label}
                  </button>
                </th>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classNames(
                      body,
                      'text-right whitespace-nowrap',
                      column.wideOnly && 'hidden lg:table-cell',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
                <td className={classNames(body, WIDE_ENOUGH[kind])}>
                  <PaceBar fasterBy={row.fasterBy} most={most} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function columnsOf(of: Pick<StretchTableProps, 'rows' | 'kind' | 'rate'>): Column[] {
  const { rows, kind, rate } = of;
  const has = (measured: (row: StretchRow) => unknown) =>
    rows.some((row) => measured(row) !== null);
  const columns: (Column | false)[] = [
    kind !== 'splits' && {
      key: 'distance',
      head: distanceUnit(),
      cell: ({ stretch }) => (stretch.distanceM === null ? '—' : distanceFigure(stretch.distanceM)),
    },
    {
      key: 'time',
      head: 'Time',
      wideOnly: kind === 'splits',
      cell: ({ stretch }) => <Time {...stretch} />,
    },
    {
      key: 'rate',
      head: rate === 'pace' ? `Pace ${paceUnit()}` : speedUnit(),
      cell: ({ stretch }) => (
        <span className="font-semibold">{rateOfPace(rate, stretch.paceSPerKm) ?? '—'}</span>
      ),
    },
    has(({ stretch }) => stretch.avgHeartRateBpm) && {
      key: 'heart',
      head: <abbr title="Average heart rate, bpm">HR</abbr>,
      cell: ({ stretch }) => stretch.avgHeartRateBpm?.toFixed() ?? '—',
    },
    has(({ stretch }) => stretch.avgCadencePerMin) && {
      key: 'cadence',
      head: <abbr title={CADENCE_TITLES[rate]}>Cad.</abbr>,
      wideOnly: true,
      cell: ({ stretch }) => stretch.avgCadencePerMin?.toFixed() ?? '—',
    },
    has(({ stretch }) => stretch.ascentM) && {
      key: 'up',
      head: `Up, ${elevationUnit()}`,
      wideOnly: true,
      cell: ({ stretch }) => (stretch.ascentM === null ? '—' : elevationFigure(stretch.ascentM)),
    },
    has(({ stretch }) => stretch.descentM) && {
      key: 'down',
      head: `Down, ${elevationUnit()}`,
      wideOnly: true,
      cell: ({ stretch }) => (stretch.descentM === null ? '—' : elevationFigure(stretch.descentM)),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Time moving, and beside it how long one stood. */
function Time({ movingS, elapsedS }: { movingS: number; elapsedS: number }) {
  const stoodS = elapsedS - movingS;
  return (
    <>
      {stoodS >= LEAST_STANDING_S && (
        <span className="mr-2 text-note text-soft max-md:hidden">
          {formatElapsed(stoodS)} standing
        </span>
      )}{' '}
      {formatElapsed(movingS)}
    </>
  );
}

type PaceBarProps = {
  fasterBy: number | null;
  /** What reaches to the end. */
  most: number;
};

/** To the right of the middle faster than the whole, to the left slower; the pace beside it says the same. */
function PaceBar({ fasterBy, most }: PaceBarProps) {
  const size = Math.abs(fasterBy ?? 0);
  const share = Math.min(1, size / most) * 50;
  const isFaster = (fasterBy ?? 0) >= 0;
  return (
    <div aria-hidden="true" className="prints relative h-4 min-w-16">
      <span className="absolute inset-y-[-0.375rem] left-1/2 w-px bg-edge" />
      {fasterBy !== null && (
        <span
          className={
            isFaster
              ? 'absolute inset-y-0 left-1/2 rounded-r-mark bg-accent'
              : 'absolute inset-y-0 right-1/2 rounded-l-mark border border-accent bg-accent-soft'
          }
          style={{ width: `${share}%` }}
        />
      )}
      {size > most && (
        // Longer than there is room for: the bar is drawn with a gap.
        <span
          className="absolute inset-y-0 w-1 bg-card"
          style={isFaster ? { right: '0.5rem' } : { left: '0.5rem' }}
        />
      )}
    </div>
  );
}
