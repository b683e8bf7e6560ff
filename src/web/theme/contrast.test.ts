import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../testing/web/colour.ts';
import { readTokens, STYLES, THEMES, tokenOf } from '../../../testing/web/read-tokens.ts';

const SURFACES = ['paper', 'card', 'sunk'];

/** Words on what they stand on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const WORDS: readonly [string, readonly string[]][] = [
  ['ink', [...SURFACES, 'accent-soft', 'warn-soft', 'danger-soft']],
  ['soft', [...SURFACES, 'accent-soft']],
  ['accent', [...SURFACES, 'accent-soft']],
  ['accent-strong', SURFACES],
  ['warn', [...SURFACES, 'warn-soft']],
  ['danger', [...SURFACES, 'danger-soft']],
  ['accent-ink', ['accent', 'accent-strong']],
  ['danger-ink', ['danger-fill', 'danger-strong']],
  ['paper', ['ink']],
  ['card', ['ink']],
  ['z1-ink', ['z1']],
  ['z2-ink', ['z2']],
  ['z3-ink', ['z3']],
  ['z4-ink', ['z4']],
  ['z5-ink', ['z5']],
];

/** Edges of controls and marks that carry meaning: 3 to 1 (1.4.11), the focus ring too (2.4.13). */
const MARKS: readonly [string, readonly string[]][] = [
  ['edge', SURFACES],
  ['focus', [...SURFACES, 'accent-soft']],
  ['accent', SURFACES],
  ['accent-past', ['card']],
  ['danger', ['card', 'paper']],
  ['danger-fill', ['card', 'paper']],
  ['z1-edge', ['card']],
  ['z2-edge', ['card']],
  ['z3-edge', ['card']],
  ['z4-edge', ['card']],
  ['z5-edge', ['card']],
];

/** Rules between rows: nothing is lost with them. */
const DECORATION = ['line'];

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(pairsOf(WORDS))('the words %s on %s reach 4.5 to 1', (words, surface) => {
    expect(contrast(tokenOf(theme, words), tokenOf(theme, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(MARKS))('the mark %s on %s reaches 3 to 1', (mark, surface) => {
    expect(contrast(tokenOf(theme, mark), tokenOf(theme, surface))).toBeGreaterThanOrEqual(3);
  });

  test('every colour that a text-* class names is in the list of words', () => {
    const listed = new Set(WORDS.map(([words]) => words));
    for (const name of usedAs('text')) expect(listed, `text-${name}`).toContain(name);
  });

  test('every colour that a bg-* class names is one that words or marks are measured on', () => {
    const pairs = [...WORDS, ...MARKS].flatMap(([name, on]) => [name, ...on]);
    const measured = new Set([...pairs, ...DECORATION]);
    for (const name of usedAs('bg')) expect(measured, `bg-${name}`).toContain(name);
  });
});

test('the theme colour of the page is its paper', () => {
  const script = readFileSync(at('apply-theme.js'), 'utf8');
  const page = readFileSync(at('../index.html'), 'utf8');
  for (const theme of THEMES) {
    expect(script).toContain(`${theme}: '${tokenOf(theme, 'paper')}'`);
    expect(page).toContain(
      `content="${tokenOf(theme, 'paper')}" media="(prefers-color-scheme: ${theme})"`,
    );
  }
});

test('no colour stands outside the tokens', () => {
  const tokens = STYLES.match(/--color-[\w-]+:/g) ?? [];
  const hexes = STYLES.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(tokens.length).toBeGreaterThan(30);
  expect(hexes).toHaveLength(readTokens('light').size * 2);
});

function pairsOf(list: readonly [string, readonly string[]][]): [string, string][] {
  return list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

// Class names of the sources, so that a pair that nobody measured cannot slip in. What is disabled
// is exempt (1.4.3).
function usedAs(prefix: 'text' | 'bg'): Set<string> {
  const names = new Set(readTokens('light').keys());
  const used = new Set<string>();
  const pattern = new RegExp(`(?<![\\w-]|disabled:)${prefix}-([a-z0-9-]+)`, 'g');
  for (const file of readdirSync(at('..'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') && !file.endsWith('-look.ts')) continue;
    if (file.startsWith('kit/')) continue;
    for (const [, name = ''] of readFileSync(at(`../${file}`), 'utf8').matchAll(pattern)) {
      if (names.has(name)) used.add(name);
    }
  }
  return used;
}

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
