type Version = { noun: string; id: number; version: number };

/** Versions of entries that came about by what this page sent late: no change from elsewhere. */
const own = new Set<string>();

export function noteOwnVersion(of: Version): void {
  own.add(nameOf(of));
}

/** Whether each version after one, up to another, is this page's own. */
export function isAllOwn(of: { noun: string; id: number; after: number; upTo: number }): boolean {
  const { noun, id, after, upTo } = of;
  for (let version = after + 1; version <= upTo; version += 1) {
    if (!own.has(nameOf({ noun, id, version }))) return false;
  }
  return after < upTo;
}

function nameOf({ noun, id, version }: Version): string {
  return `${noun}-${id} ${version}`;
}
