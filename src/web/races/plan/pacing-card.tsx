import { useState } from 'react';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import {
  distanceUnit,
  distanceWord,
  exactDistance,
  isMark,
  paceFigure,
  paceUnit,
} from '../../../domain/measures.ts';
import type { PacedKilometre, PacedPart } from '../../../domain/race-plan/pacing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Trace } from '../../ui/trace.tsx';
import { pacedRace } from './paced-race.ts';
import type { PaceChoice } from './use-pace-choice.ts';
import { Wristband } from './wristband.tsx';

/** The clock at every kilometre, gels marked, and the same as a band for the wrist. */
export function PacingCard({ plan, choice }: { plan: RacePlan; choice: PaceChoice }) {
  const { race, prediction } = plan;
  const [isWhole, setIsWhole] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const { parts, kilometres, gels } = pacedRace(plan, choice);
  const isLong = kilometres.length > LONG;
  const isShort = kilometres.length <= SHORT;
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-1">
          Pacing by {distanceWord()}
          <Trace label="How the pacing is made">
            An even pace is the time over the distance, kept to a fraction of a second, so that the
            clock does not drift. A negative split runs the first third 1.25&nbsp;% slower and has
            it back in the last: a convention of coaches, no trial.
          </Trace>
        </span>
      }
      lead={partsText(parts)}
    >
      <div className="mb-3 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 print:hidden">
        {prediction && (
          <SegmentedControl
            label="Paced by"
            value={choice.basis}
            choices={[
              { value: 'target', label: `Target ${formatElapsed(race.targetTimeS)}` },
              { value: 'predicted', label: `Predicted ${formatElapsed(prediction.timeS)}` },
            ]}
            onChange={(basis) => choice.choose({ basis })}
          />
        )}
        <SegmentedControl
          label="Split"
          value={choice.split}
          choices={[
            { value: 'even', label: 'Even' },
            { value: 'negative', label: 'Negative' },
          ]}
          onChange={(split) => choice.choose({ split })}
        />
      </div>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        {halvesOf(kilometres).map((half, at) => (
          <KilometreTable
            key={half[0]?.endM}
            kilometres={half}
            gels={gels}
            isSecond={at > 0}
            hides={isWhole || isShort ? 'none' : isLong ? 'everywhere' : 'on phones'}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {!isShort && (
          <span className={isLong ? undefined : 'lg:hidden'}>
            <Button tone="quiet" icon="chevronDown" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? `Every fifth ${distanceWord()}` : `Every ${distanceWord()}`}
            </Button>
          </span>
        )}
        <Button tone="quiet" onClick={() => setIsPrinting(true)}>
          Print wristband
        </Button>
      </div>
      {isPrinting && (
        <Wristband plan={plan} timeS={choice.timeS} onPrinted={() => setIsPrinting(false)} />
      )}
    </Card>
  );
}

/** More than these are read five by five, also at a desk. */
const LONG = 60;
/** Up to these, a phone shows them all. */
const SHORT = 11;

/** In two columns at a desk where there are many. */
function halvesOf(kilometres: readonly PacedKilometre[]): PacedKilometre[][] {
  if (kilometres.length <= SHORT) return [[...kilometres]];
  const half = Math.ceil(kilometres.length / 2);
  return [kilometres.slice(0, half), kilometres.slice(half)];
}

function partsText(parts: readonly PacedPart[]): string {
  if (parts.length === 1) return `Every ${distanceWord()} in ${paceFigure(parts[0]?.paceSPerKm)}.`;
  const texts = parts.map(({ toM, paceSPerKm }, at) => {
    const until =
      at === parts.length - 1 ? 'the finish' : `${distanceUnit()}\u00a0${exactDistance(toM)}`;
    return `to ${until} in ${paceFigure(paceSPerKm)}`;
  });
  return `${texts.join(', ')}.`.replace(/^t/, 'T');
}

type KilometreTableProps = {
  kilometres: readonly PacedKilometre[];
  gels: ReadonlyMap<number, number>;
  /** Kilometres that are no fives and without a gel. */
  hides: 'none' | 'on phones' | 'everywhere';
  /** Below the first one where there is no room beside it: one head is enough. */
  isSecond: boolean;
};

function KilometreTable({ kilometres, gels, hides, isSecond }: KilometreTableProps) {
  const last = kilometres.at(-1);
  const isKey = ({ endM }: PacedKilometre) =>
    isMark(endM, 5) || gels.has(endM) || (endM === last?.endM && !isMark(endM));
  return (
    <table className="w-full table-fixed text-small">
      <caption className="sr-only">
        The clock from {distanceWord()} {numberOf(kilometres[0])} to {numberOf(last)}
      </caption>
      <colgroup>
        <col className="w-1/5" />
        <col />
        <col />
        <col className="w-20" />
      </colgroup>
      <thead className={isSecond ? 'max-lg:sr-only' : undefined}>
        <tr className="text-soft">
          <th scope="col" className="border-b border-edge py-1 text-left font-semibold">
            {distanceUnit()}
          </th>
          <th scope="col" className="border-b border-edge py-1 text-right font-semibold">
            Clock
          </th>
          <th scope="col" className="border-b border-edge py-1 text-right font-semibold">
            {paceUnit()}
          </th>
          <th scope="col" className="border-b border-edge py-1 font-semibold">
            <span className="sr-only">Gel</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {kilometres.map((each) => (
          <tr
            key={each.endM}
            className={classNames(
              'h-7',
              !isKey(each) && hides === 'on phones' && 'max-lg:hidden print:table-row',
              !isKey(each) && hides === 'everywhere' && 'hidden',
            )}
          >
            <th scope="row" className="border-b border-line text-left font-normal">
              {numberOf(each)}
            </th>
            <td className="border-b border-line text-right font-semibold">
              {formatElapsed(each.clockS)}
            </td>
            <td className="border-b border-line text-right text-soft">
              {paceFigure(each.paceSPerKm)}
            </td>
            <td className="border-b border-line pl-3">
              {gels.has(each.endM) && (
                <span className="rounded-mark border border-edge px-1 text-note whitespace-nowrap">
                  gel {gels.get(each.endM)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function numberOf(kilometre: PacedKilometre | undefined): string {
  return exactDistance(kilometre?.endM ?? 0);
}
