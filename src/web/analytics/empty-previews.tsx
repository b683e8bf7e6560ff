import { ZONES } from '../../domain/zones.ts';
import { onRing, ringPath } from '../ui/charts/ring-path.ts';
import { ZONE_SHAPE } from '../ui/zone-look.ts';

/** What an empty chart will look like: drawings that never change and are never read out. */
export function EmptyPaces() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full">
      <path d="M0 95.5H320M0 48H320M0 .5H320" className="stroke-line" />
      <path
        d="M10 70 66 62 122 64 206 48 262 52 310 40"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <path
        d="M38 84 150 80 290 66"
        fill="none"
        strokeWidth="2"
        strokeDasharray="7 4"
        className="stroke-ink"
      />
      <path
        d="M94 22 178 16 234 12"
        fill="none"
        strokeWidth="2"
        strokeDasharray="1.5 4"
        className="stroke-soft"
      />
    </svg>
  );
}

const SHARES = [0.15, 0.6, 0.13, 0.09, 0.03];

export function EmptyRing() {
  const starts = SHARES.map((_, index) =>
    SHARES.slice(0, index).reduce((sum, share) => sum + share, 0),
  );
  return (
    <svg aria-hidden="true" viewBox="-100 -100 200 200" className="mx-auto w-36">
      {ZONES.map((zone, index) => {
        const from = starts[index] ?? 0;
        const to = from + (SHARES[index] ?? 0);
        const middle = onRing((from + to) / 2, 80);
        return (
          <g key={zone.number}>
            <path
              d={ringPath({ from, to, inner: 62, outer: 98 })}
              strokeWidth="1.5"
              className={ZONE_SHAPE[zone.number]}
            />
            {to - from > 0.08 && (
              <text x={middle.x} y={middle.y + 5} textAnchor="middle" className="text-small">
                {zone.number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const WEEKS = ['h-10', 'h-16', 'h-14', 'h-20', 'h-24', 'h-18', 'h-26', 'h-16'];

export function EmptyWeeks() {
  return (
    <div className="flex h-28 items-end justify-center gap-3">
      {WEEKS.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={index}
          className={`w-8 rounded-mark ${height} ${index === 7 ? 'bg-accent' : 'bg-accent-past'}`}
        />
      ))}
    </div>
  );
}
