import type { Along } from '../../../domain/recording/along.ts';
import { secondAt } from '../../../domain/recording/along.ts';
import { type Stretch, stretchOf, wholeStretch } from '../../../domain/recording/stretch.ts';
import { elapsedText, type Range, type XAxis } from './x-axis.ts';

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
