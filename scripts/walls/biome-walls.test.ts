import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Walls that stand in biome.json: a tree with one breach a file, and what biome says of each.
const BREACHES: Record<string, string> = {
  'src/domain/a.ts': "import './b.ts';",
  'src/domain/b.ts': "import type { C } from './c.ts';\nexport type B = C;",
  'src/domain/c.ts': "export type C = 1;\nexport const a = () => import('./a.ts');",
  'src/domain/d.ts': "export * from './e.ts';",
  'src/domain/e.ts': "export * from './d.ts';",
  'src/server/imports/parsers/csv.ts': "import 'fs';",
  'src/server/port.ts': 'process.env.PORT',
  'src/server/name.ts': "process['env'].PORT",
  'src/server/whole.ts': 'globalThis.process.env',
  'scripts/one.ts': "import { exec } from 'node:child_process'; exec('');",
  'scripts/two.ts': "import { execSync as run } from 'child_process'; run('');",
  'scripts/three.ts': "import * as cp from 'node:child_process'; cp.exec('ls');",
  'scripts/four.ts': "import cp from 'node:child_process'; cp.execSync('ls');",
};
const ALLOWED: Record<string, string> = {
  // A worker loads its files anew: no cycle.
  'src/server/imports/a.ts': "new Worker(new URL('./a.worker.ts', import.meta.url));",
  'src/server/imports/a.worker.ts': "import './a.ts';",
  // Two ways to one file.
  'src/contract/a.ts': "import './b.ts';\nimport './c.ts';",
  'src/contract/b.ts': "import './c.ts';",
  'src/contract/c.ts': '',
  'src/server/config.ts': 'process.env.PORT;',
  'src/server/races/a.test.ts': 'process.env.PORT;',
  'scripts/demo.ts': 'process.env.PORT;',
  'scripts/list.ts':
    "import { execFile } from 'node:child_process';\nexecFile('ls', []);\n/a/.exec('a');",
};
const WALLS = [
  'lint/suspicious/noImportCycles',
  'lint/style/noProcessEnv',
  'lint/style/noRestrictedImports',
  'lint/style/useNodejsImportProtocol',
];
const ROOT = path.resolve(import.meta.dirname, '../..');

let tree: string;
let told: Set<string>;

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'longrun-biome-'));
  cpSync(path.join(ROOT, 'biome.json'), path.join(tree, 'biome.json'));
  for (const [file, text] of Object.entries({ ...BREACHES, ...ALLOWED })) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${text}\n`);
  }
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  told = new Set(
    diagnostics
      .filter(({ category }) => WALLS.includes(category))
      .map(({ location }) => location.path),
  );
});

afterAll(() => rmSync(tree, { recursive: true }));

test.each(Object.keys(BREACHES))('%s is refused by biome', (file) => {
  expect(told).toContain(file);
});

test.each(Object.keys(ALLOWED))('%s is allowed by biome', (file) => {
  expect(told).not.toContain(file);
});
