import type { Row } from './read-rows.ts';

const SECTIONS: Record<number, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls',
  8: 'What is said',
  9: 'Constants and limits',
};

/** The parts in the order of the navigation, each by the name of its screen. */
const PARTS: Record<string, string> = {
  general: 'Everywhere',
  'sign-in': 'Sign-in',
  dashboard: 'Dashboard',
  'log-workout': 'Log Workout',
  csv: 'CSV Upload',
  details: 'Run and Workout Details',
  analytics: 'Analytics',
  races: 'Race Goals',
  weight: 'Weight Tracking',
  coach: 'AI',
  profile: 'Profile & Settings',
  import: 'Apple Health',
  strava: 'Strava',
  sharing: 'Sharing and trainer view',
  admin: 'Admin Panel',
};

const INTRODUCTION = `<!-- Made from docs/spec/*.md by: node scripts/spec-table.ts -->
# The specification, rule by rule

What Longrun was asked to be, in our own words; what became of each rule, and the test that shows it. A rule is *kept* as it was asked for, *corrected* where it had a flaw, *replaced* where real data or a safer way took its place, or *added* where the specification is silent. A section lists each rule once, where it is told first; *also* names the others.
`;

/** One page, a table for each section of the specification. */
export function renderPage(rows: readonly Row[]): string {
  const sections = Object.entries(SECTIONS).flatMap(([number, title]) => {
    const own = rows.filter((row) => row.sections[0] === Number(number));
    if (own.length === 0) return [];
    return [
      `\n## ${number}. ${title}\n`,
      '| Where | What | Kept, corrected or replaced, and why | Shown by |',
      '|---|---|---|---|',
      ...own.toSorted(byPart).map(lineOf),
    ];
  });
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n')}\n`;
}

export function isKnownPart(part: string): boolean {
  return part in PARTS;
}

const ORDER = Object.keys(PARTS);

// Stable, so that the rows of a part stay in their order.
function byPart(a: Row, b: Row): number {
  return ORDER.indexOf(a.part) - ORDER.indexOf(b.part);
}

function lineOf({ part, sections, what, verdict, shownBy }: Row): string {
  const others = sections.slice(1);
  const where = PARTS[part] + (others.length > 0 ? ` (also ${others.join(', ')})` : '');
  const tests = shownBy.map(({ file, title }) => `[${file}](../${file}): ${title}`);
  const cells = [where, what, verdict, tests.join('<br>')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
