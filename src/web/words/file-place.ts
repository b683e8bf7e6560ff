/** A file with the archive that it came out of: '2019/Runs.csv in export.zip'. */
export function filePlace({ name, inside }: { name: string; inside: string | null }): string {
  return inside === null ? name : `${name.slice(inside.length + 1)} in ${inside}`;
}
