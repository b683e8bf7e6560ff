/** One decimal where it says something: '3.5', '4'. */
export function tenthsText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

/** Time added up, 'H:MM' to the nearest minute. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60).toLocaleString('en');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
