import { type Along, secondAt } from '../../../domain/recording/along.ts';
import { type Stretch, stretchOf, wholeStretch } from '../../../domain/recording/stretch.ts';
import { Figure } from '../../ui/figure.tsx';
import type { PlacedPane } from './geometry.ts';
import type { Reading } from './reading.ts';
import { elapsedText, type Range, type XAxis } from './x-axis.ts';

type ReadoutProps = { reading: Reading; placed: readonly PlacedPane[] };

/**
 * The numbers under the cursor: each beside its curve at a desk, in one row above them on a phone.
 * The cursor itself says the same to a screen reader.
 */
export function Readout({ reading, placed }: ReadoutProps) {
  return (
    <div
      aria-hidden="true"
      className="flex justify-between gap-x-3 md:relative md:order-2 md:block md:w-36 md:shrink-0"
    >
      {reading.figures.map(({ term, value, unit, below }, index) => (
        <div
          key={placed[index]?.pane.key ?? term}
          className="min-w-0 md:absolute md:pt-5 md:pl-4"
          // Moves what is placed, and that is only so at a desk.
          style={{ top: placed[index]?.topPx }}
        >
          <p className="text-note whitespace-nowrap text-soft">{term}</p>
          <p>
            <Figure value={value} unit={unit} size="title" />
          </p>
          <p className="min-h-4 text-note whitespace-nowrap text-soft">{below}</p>
        </div>
      ))}
    </div>
  );
}

/** The part of the way that is in view, and its name: 'From 12:10 to 18:00'. */
export function stretchShown(of: { along: Along; xAxis: XAxis; range: Range; isWhole: boolean }): {
  name: string;
  stretch: Stretch;
} {
  const { along, xAxis, range, isWhole } = of;
  if (isWhole) return { name: 'In all', stretch: wholeStretch(along) };
  const [from, to] = range;
  const { timeS, distanceM } = along;
  const isByDistance = xAxis.over === 'distance' && distanceM;
  const second = (value: number) =>
    isByDistance ? secondAt({ timeS, distanceM }, value * 1000) : value;
  const name = isByDistance
    ? `From ${from.toFixed(2)} to ${to.toFixed(2)}\u00a0km`
    : `From ${elapsedText(from)} to ${elapsedText(to)}`;
  return { name, stretch: stretchOf(along, { fromS: second(from), toS: second(to) }) };
}
