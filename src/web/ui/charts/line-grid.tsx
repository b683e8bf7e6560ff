import type { LineLayout } from './line-layout.ts';
import { Unspoken } from './unspoken.tsx';

type LineGridProps = { layout: LineLayout; reference?: { value: number; label: string } };

export function LineGrid({ layout, reference }: LineGridProps) {
  const { leftPx, rightPx, baseY, yTicks, xLabels, yOf } = layout;
  return (
    <Unspoken>
      {yTicks.map(({ value, label, y }) => (
        <g key={value}>
          <line x1={leftPx} x2={rightPx} y1={y} y2={y} className="stroke-line" />
          <text x={leftPx - 10} y={y + 4} textAnchor="end" className="fill-soft">
            {label}
          </text>
        </g>
      ))}
      {xLabels.map(({ label, x }) => (
        <text key={`${label} ${x}`} x={x} y={baseY + 22} textAnchor="middle" className="fill-soft">
          {label}
        </text>
      ))}
      {reference && (
        <>
          <line
            x1={leftPx}
            x2={rightPx}
            y1={yOf(reference.value)}
            y2={yOf(reference.value)}
            strokeWidth="1.5"
            strokeDasharray="3 3"
            className="stroke-ink"
          />
          <text
            x={leftPx + 4}
            y={yOf(reference.value) - 6}
            strokeWidth="4"
            strokeLinejoin="round"
            paintOrder="stroke"
            className="fill-ink stroke-card font-semibold"
          >
            {reference.label}
          </text>
        </>
      )}
    </Unspoken>
  );
}
