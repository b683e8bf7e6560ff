import { Link } from 'wouter';

type CardHeadingProps = {
  label: string;
  day: string;
  href: string;
  /** Goes along with the address. */
  state?: unknown;
};

/** The head of a card about one workout; all of the card, which is `relative`, leads to it. */
export function CardHeading({ label, day, href, state }: CardHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="min-w-0 text-body font-semibold wrap-anywhere">
        <Link
          href={href}
          state={state}
          aria-label={`${label}, ${day}`}
          className="after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {label}
        </Link>
      </h3>
      <span aria-hidden="true" className="text-small whitespace-nowrap text-soft">
        {day}
      </span>
    </div>
  );
}
