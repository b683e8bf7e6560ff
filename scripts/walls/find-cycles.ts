import type { Breach } from './breach.ts';
import { targetOf } from './judge-import.ts';
import type { ReadSource } from './read-source.ts';

/**
 * Each ring of files that import one another, told once. A type import counts: the reader goes round
 * all the same. Starting a worker does not: the worker loads its files anew.
 */
export function findCycles(sources: ReadSource[]): Breach[] {
  const known = new Map(sources.map((source) => [source.file, source]));
  const done = new Set<string>();
  const breaches: Breach[] = [];

  function visit(source: ReadSource, trail: string[]) {
    const start = trail.indexOf(source.file);
    if (start >= 0) {
      const ring = [...trail.slice(start), source.file].join(' -> ');
      breaches.push({ file: source.file, line: 1, message: `is in a cycle: ${ring}` });
      return;
    }
    if (done.has(source.file)) return;
    for (const { specifier, isWorker } of source.imports) {
      if (isWorker) continue;
      const next = known.get(targetOf(source.file, specifier) ?? '');
      if (next !== undefined) visit(next, [...trail, source.file]);
    }
    done.add(source.file);
  }

  for (const source of sources) visit(source, []);
  return breaches;
}
