import { type Bar, stacked } from './bar.ts';
import { BAR_PATTERNS, BarPiece } from './bar-fills.tsx';
import type { BarLayout } from './bar-layout.ts';

const BETWEEN_PARTS_PX = 2;

type OneBarProps = {
  id: string;
  bar: Bar;
  index: number;
  layout: BarLayout;
  heightPx: number;
  isActive: boolean;
};

/** A bar in a slot that answers to the whole column. */
export function OneBar({ id, bar, index, layout, heightPx, isActive }: OneBarProps) {
  const { leftPx, slotPx, barPx, yOf } = layout;
  const left = leftPx + slotPx * index;
  return (
    <>
      <rect
        x={left + 2}
        y={1}
        width={slotPx - 4}
        height={heightPx - 2}
        rx="8"
        strokeWidth="2"
        className={`group-focus-visible:stroke-focus ${isActive ? 'fill-sunk' : 'fill-transparent'}`}
      />
      {stacked(bar.values).map(({ from, to, series }) => (
        <BarPiece
          key={series}
          id={id}
          pattern={BAR_PATTERNS[series] ?? 'solid'}
          tone={bar.isCurrent ? 'now' : 'past'}
          x={left + (slotPx - barPx) / 2}
          y={yOf(to)}
          width={barPx}
          height={Math.max(1, yOf(from) - yOf(to) - (from > 0 ? BETWEEN_PARTS_PX : 0))}
        />
      ))}
    </>
  );
}
