import type { BarLayout } from './bar-layout.ts';
import { Unspoken } from './unspoken.tsx';

type BarGridProps = {
  layout: BarLayout;
  widthPx: number;
  formatValue: (value: number) => string;
};

export function BarGrid({ layout, widthPx, formatValue }: BarGridProps) {
  const lines = layout.isNarrow ? layout.ticks.slice(0, 1) : layout.ticks;
  return (
    <Unspoken>
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line
            x1={layout.leftPx}
            x2={widthPx}
            y1={y}
            y2={y}
            className={value === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          {!layout.isNarrow && (
            <text x={layout.leftPx - 8} y={y + 4} textAnchor="end" className="fill-soft">
              {formatValue(value)}
            </text>
          )}
        </g>
      ))}
    </Unspoken>
  );
}
