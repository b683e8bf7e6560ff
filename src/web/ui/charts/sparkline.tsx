import { usualSpan } from '../../../domain/outliers.ts';

type SparklineProps = {
  values: readonly number[];
  /** A faster pace stands higher. */
  lessIsHigher?: boolean;
};

/** The way it went, beside a figure that says it in words; so it is not read out. */
export function Sparkline({ values, lessIsHigher = false }: SparklineProps) {
  if (values.length < 2) return null;
  const { low, high } = usualSpan(values, { least: 0 }) ?? { low: 0, high: 0 };
  const heightOf = (value: number) => {
    const inside = Math.min(high, Math.max(low, value));
    const share = high === low ? 0.5 : (inside - low) / (high - low);
    return 3 + 22 * (lessIsHigher ? share : 1 - share);
  };
  const step = 96 / (values.length - 1);
  const points = values.map((value, index) => `${index * step},${heightOf(value).toFixed(1)}`);
  const last = heightOf(values.at(-1) ?? low);
  return (
    <span aria-hidden="true" className="relative block h-7 w-full">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 28"
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        <polyline
          points={points.join(' ')}
          fill="none"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      </svg>
      <span
        className="absolute size-1.5 -translate-1/2 rounded-full bg-accent"
        style={{ left: '96%', top: `${(last / 28) * 100}%` }}
      />
    </span>
  );
}
