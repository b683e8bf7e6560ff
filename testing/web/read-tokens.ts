import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

export const STYLES = readFileSync(
  fileURLToPath(new URL('../../src/web/styles.css', import.meta.url)),
  'utf8',
);

/** Every `--color-name: light-dark(#light, #dark)` of styles.css. */
export function readTokens(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>();
  const pattern = /--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
  for (const [, name = '', light = '', dark = ''] of STYLES.matchAll(pattern)) {
    tokens.set(name, theme === 'light' ? light : dark);
  }
  return tokens;
}

export function tokenOf(theme: Theme, name: string): string {
  const colour = readTokens(theme).get(name);
  if (!colour) throw new Error(`styles.css has no colour --color-${name}`);
  return colour;
}
