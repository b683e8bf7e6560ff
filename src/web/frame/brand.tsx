/** An L for Longrun that is also two lanes of the track in the bend. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-title font-bold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M8 7.5v11a5.5 5.5 0 0 0 5.5 5.5H25M15 7.5v8a2 2 0 0 0 2 2h8"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-accent-ink"
        />
      </svg>
      Longrun
    </span>
  );
}
