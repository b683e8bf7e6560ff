import type { StravaStatus } from '../../contract/strava.ts';
import { Badge } from '../ui/badge.tsx';

type StravaUser = NonNullable<StravaStatus['user']>;

/**
 * Who is connected. Initials in place of the picture: fetching it would tell its host when this
 * page is looked at, and from where.
 */
export function AthleteHead({ user }: { user: StravaUser }) {
  const names = [user.firstname, user.lastname].filter((name) => name !== null && name !== '');
  const place = [user.city, user.country].filter(Boolean).join(', ');
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-body font-semibold text-accent"
      >
        {names.map((name) => [...(name ?? '')][0]?.toUpperCase()).join('') || 'S'}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-semibold wrap-anywhere">
          {names.join(' ') || 'Your Strava account'}
          {user.premium && <Badge>Premium</Badge>}
        </p>
        {place && <p className="text-small text-soft wrap-anywhere">{place}</p>}
      </div>
    </div>
  );
}
