/** The page of one race: what it is prepared with, and what came of it. */
export function raceHref({ id }: { id: number }): string {
  return `/races/${id}`;
}
