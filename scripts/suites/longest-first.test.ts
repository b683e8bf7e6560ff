import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST } from './longest-first.ts';

test('each file that goes first is there, and is one', () => {
  const all = globSync('{e2e,scripts,src}/**/*.test.ts');
  const found = LONGEST.map((name) => [
    name,
    all.filter((file) => file.endsWith(`/${name}.test.ts`) || file === `${name}.test.ts`).length,
  ]);
  expect(found).toEqual(LONGEST.map((name) => [name, 1]));
});
