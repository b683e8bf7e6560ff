import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceWord,
  exactDistance,
  isMark,
  paceFigure,
  paceUnit,
} from '../../../domain/measures.ts';
import type { PacedPart, SplitPlan } from '../../../domain/race-plan/pacing.ts';
import { firstWords } from '../../words/amounts.ts';
import { fullDayText } from '../../words/day-text.ts';
import { pacedRace } from './paced-race.ts';

type WristbandProps = { plan: RacePlan; timeS: number; onPrinted: () => void };

/** Two bands of 4 by 20 cm, of both splits: black on white, on a page of their own. */
export function Wristband({ plan, timeS, onPrinted }: WristbandProps) {
  const { race } = plan;
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <div data-prints-alone="" className="hidden p-4 print:block">
      <h1 className="text-title font-bold wrap-anywhere">Wristband · {race.name}</h1>
      <p className="mt-1 max-w-[60ch] text-small">
        {fullDayText(race.date)}, {formatElapsed(timeS)}. Cut along the dashes, tape over, wear the
        start at your thumb. The clock at each {distanceWord()}; a black mark is a gel.
      </p>
      <div className="mt-4 flex items-start gap-8">
        <Band plan={plan} timeS={timeS} split="even" />
        <Band plan={plan} timeS={timeS} split="negative" />
      </div>
    </div>,
    document.body,
  );
}

const BAND_CM = 20;
const HEAD_CM = 2;
const MOST_ROW_CM = 0.8;
/** As high as a wrist is wide enough for, and as a line leaves room for. */
const MOST_TYPE_CM = 0.48;
const TYPE_SHARE = 0.8;
/** More lines than these cannot be read on a wrist: then every fifth kilometre. */
const MOST_ROWS = 50;

function Band({ plan, timeS, split }: { plan: RacePlan; timeS: number; split: SplitPlan }) {
  const { race } = plan;
  const { parts, kilometres, gels } = pacedRace(plan, { timeS, split });
  const last = kilometres.at(-1);
  const rows =
    kilometres.length <= MOST_ROWS
      ? kilometres
      : kilometres.filter((each) => isMark(each.endM, 5) || each === last);
  const rowCm = Math.min(MOST_ROW_CM, (BAND_CM - HEAD_CM) / rows.length);
  return (
    <section
      aria-label={split === 'even' ? 'Even' : 'Negative split'}
      className="border border-dashed border-ink px-2"
      style={{ width: '4cm' }}
    >
      <p
        className="border-b border-ink py-1 text-note leading-tight"
        style={{ minHeight: '1.6cm' }}
      >
        {firstWords(race.name, 28)}
        <strong className="block">{headOf(split, parts)}</strong>
      </p>
      <ul style={{ fontSize: `${Math.min(MOST_TYPE_CM, TYPE_SHARE * rowCm)}cm`, lineHeight: 1 }}>
        {rows.map((each) => (
          <li
            key={each.endM}
            className="flex items-center justify-between gap-1"
            style={{ height: `${rowCm}cm` }}
          >
            <span>{exactDistance(each.endM)}</span>
            <span className="ml-auto font-bold">{formatElapsed(each.clockS)}</span>
            <span className="w-[2.4em] text-right text-[0.55em] whitespace-nowrap">
              {gels.has(each.endM) && (
                <span className="prints rounded-mark bg-ink px-0.5 text-card">gel</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function headOf(split: SplitPlan, parts: readonly PacedPart[]): string {
  const paces = parts.map(({ paceSPerKm }) => paceFigure(paceSPerKm));
  return split === 'even'
    ? `Even, ${paces[0]}\u00a0${paceUnit()}`
    : `Negative, ${paces.join(', ')}`;
}
