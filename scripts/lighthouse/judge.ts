import type { Result } from 'lighthouse';

/** The least score of each category, out of 100. */
export const LEAST = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;

type Category = keyof typeof LEAST;
export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices'];

/** Null where the page could not be scored at all. */
export function scoreOf(lhr: Result, category: Category): number | null {
  const score = lhr.categories[category]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
}

/** The categories whose score is too low, each with what it should be. */
export function shortfalls(lhr: Result, judged = CATEGORIES): string[] {
  return judged.flatMap((category) => {
    const score = scoreOf(lhr, category);
    if (score !== null && score >= LEAST[category]) return [];
    return [`${category} is ${score ?? 'not known'}, at least ${LEAST[category]} is wanted`];
  });
}

/** Every audit that did not pass, whether or not the score feels it. */
export function failingAudits(lhr: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = lhr.audits[id];
      if (!audit) return [];
      if (audit.scoreDisplayMode === 'error') return [`${id}: ${audit.errorMessage}`];
      if (audit.score === null || audit.score >= 0.9) return [];
      return [[id, audit.title, audit.displayValue].filter(Boolean).join(': ')];
    }),
  );
}

/** The run in the middle, by its performance. */
export function medianRun(runs: readonly Result[]): Result {
  const sorted = runs.toSorted(
    (a, b) => (scoreOf(a, 'performance') ?? 0) - (scoreOf(b, 'performance') ?? 0),
  );
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('there is no run');
  return middle;
}
