/** Which of the athlete's activities Strava lets this server read. */
type ReadingRight = 'all' | 'withoutPrivate' | 'none';

/** By what the athlete granted, as Strava names it on the way back. */
export function readingRight(scope: string): ReadingRight {
  const granted = scopesOf(scope);
  if (granted.includes('activity:read_all')) return 'all';
  return granted.includes('activity:read') ? 'withoutPrivate' : 'none';
}

export function scopesOf(scope: string): string[] {
  return scope.split(/[\s,]+/).filter(Boolean);
}
