import { type Bar, totalOf } from './bar.ts';
import type { BarLayout } from './bar-layout.ts';
import { labelWidth } from './label-width.ts';
import { Unspoken } from './unspoken.tsx';

type BarWordsProps = {
  bar: Bar;
  index: number;
  layout: BarLayout;
  formatValue: (value: number) => string;
  label: string;
};

/** The total above a bar, the label and the note below it. */
export function BarWords({ bar, index, layout, formatValue, label }: BarWordsProps) {
  const { isNarrow, leftPx, slotPx, baseY, yOf } = layout;
  const centre = leftPx + slotPx * (index + 0.5);
  const total = totalOf(bar);
  return (
    <Unspoken textAnchor="middle" className="pointer-events-none">
      <text
        x={centre}
        y={yOf(total) - 7}
        className={total > 0 ? 'fill-ink font-semibold' : 'fill-soft'}
      >
        {formatValue(total)}
      </text>
      <text
        x={centre}
        y={baseY + 17}
        className={bar.isCurrent ? 'fill-ink font-semibold' : 'fill-soft'}
      >
        {label}
      </text>
      {bar.note && !isNarrow && labelWidth(bar.note) < slotPx && (
        <text x={centre} y={baseY + 33} className="fill-soft">
          {bar.note}
        </text>
      )}
    </Unspoken>
  );
}
