import { classNames } from '../class-names.ts';

/** Solid, hatched, dotted: the parts of a bar differ in grey and in print as well. */
type BarPattern = 'solid' | 'hatch' | 'dots';

export const BAR_PATTERNS: readonly BarPattern[] = ['solid', 'hatch', 'dots'];

type Tone = 'now' | 'past';

export function BarFills({ id }: { id: string }) {
  return (
    <defs>
      {(['now', 'past'] as const).map((tone) => (
        <g key={tone}>
          <pattern
            id={fillId({ id, pattern: 'hatch', tone })}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-card" />
            <rect width="2.5" height="6" className={fillOf(tone)} />
          </pattern>
          <pattern
            id={fillId({ id, pattern: 'dots', tone })}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
          >
            <rect width="6" height="6" className="fill-card" />
            <circle cx="3" cy="3" r="1.4" className={fillOf(tone)} />
          </pattern>
        </g>
      ))}
    </defs>
  );
}

type BarPieceProps = {
  id: string;
  pattern: BarPattern;
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
};

export function BarPiece({ id, pattern, tone, ...box }: BarPieceProps) {
  if (pattern === 'solid') return <rect {...box} rx="2" className={fillOf(tone)} />;
  // The outline lies inside, so that every piece has its true height.
  const inner = {
    x: box.x + 0.75,
    y: box.y + 0.75,
    width: Math.max(0, box.width - 1.5),
    height: Math.max(0, box.height - 1.5),
  };
  return (
    <rect
      {...inner}
      rx="2"
      fill={`url(#${fillId({ id, pattern, tone })})`}
      strokeWidth="1.5"
      className={tone === 'now' ? 'stroke-accent' : 'stroke-accent-past'}
    />
  );
}

export function BarLegend({ id, labels }: { id: string; labels: readonly string[] }) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      {labels.map((label, index) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg width="14" height="14" aria-hidden="true">
            <BarPiece
              id={id}
              pattern={BAR_PATTERNS[index] ?? 'solid'}
              tone="now"
              x={0}
              y={0}
              width={14}
              height={14}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

const fillOf = (tone: Tone) => classNames(tone === 'now' ? 'fill-accent' : 'fill-accent-past');

const fillId = (of: { id: string; pattern: BarPattern; tone: Tone }) =>
  `${of.id}-${of.pattern}-${of.tone}`;
