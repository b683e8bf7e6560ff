/** The time zone this browser is in, as the tz database names it. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
