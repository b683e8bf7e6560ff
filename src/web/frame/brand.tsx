/** A lap of the track, not yet closed. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-title font-bold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <g
          transform="rotate(-24 16 16)"
          fill="none"
          strokeLinecap="round"
          className="stroke-accent-ink"
        >
          <rect
            x="6"
            y="10"
            width="20"
            height="12"
            rx="6"
            strokeWidth="3"
            pathLength="100"
            strokeDasharray="80 20"
            strokeDashoffset="-13"
          />
          <circle cx="20.5" cy="10" r="1.2" className="fill-accent-ink" />
        </g>
      </svg>
      Longrun
    </span>
  );
}
