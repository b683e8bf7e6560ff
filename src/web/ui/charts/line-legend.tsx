import { MARKER_PATHS, seriesLook } from './series-look.ts';

type LineLegendProps = { series: readonly { label: string; look?: number }[] };

export function LineLegend({ series }: LineLegendProps) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      {series.map(({ label, look: given }, index) => {
        const look = seriesLook(given ?? index);
        return (
          <li key={label} className="flex items-center gap-1.5">
            <svg width="32" height="14" viewBox="-16 -7 32 14" aria-hidden="true">
              <path
                d="M-15 0H15"
                strokeWidth="2"
                strokeDasharray={look.dash}
                className={look.stroke}
              />
              <path
                d={MARKER_PATHS[look.marker]}
                strokeWidth="1.5"
                className={`${look.fill} stroke-card`}
              />
            </svg>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
