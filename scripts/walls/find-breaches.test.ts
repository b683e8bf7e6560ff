import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import { ROOM_STEPS } from './rules.ts';

const trees: string[] = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function breachesIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'longrun walls '));
  trees.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return findBreaches(root).breaches.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** What the one import in `file` is told; the imported files exist and import nothing. */
function importing(file: string, target: string): string[] {
  const relative = path.posix.relative(path.posix.dirname(file), target);
  const specifier = relative.startsWith('.') ? relative : `./${relative}`;
  return breachesIn({ [target]: '', [file]: `import '${specifier}';` });
}

describe('the direction of imports', () => {
  test.each([
    ['src/domain/pace.ts', 'src/contract/races.ts'],
    ['src/domain/pace.ts', 'src/server/platform/clock.ts'],
    ['src/contract/races.ts', 'src/server/platform/http.ts'],
    ['src/contract/races.ts', 'src/web/api.ts'],
    ['src/web/ui/button.tsx', 'src/web/api.ts'],
    ['src/web/ui/button.tsx', 'src/web/races/races.page.tsx'],
    ['src/web/api.ts', 'src/web/races/races.api.ts'],
    ['src/web/races/races.page.tsx', 'src/web/routes.tsx'],
    ['src/web/races/races.page.tsx', 'src/web/kit/samples.ts'],
    ['src/web/races/races.page.tsx', 'src/server/races/races.queries.ts'],
    ['src/web/races/races.test.ts', 'src/server/races/races.queries.ts'],
    ['src/server/platform/db.ts', 'src/server/auth/sessions.ts'],
    ['src/server/races/plan-race.ts', 'src/server/app.ts'],
    ['src/server/app.ts', 'src/server/main.ts'],
    ['src/server/races/plan-race.ts', 'src/web/ui/button.tsx'],
    ['src/server/races/plan-race.ts', 'testing/server/app.ts'],
    ['src/server/races/plan-race.test.ts', 'src/web/ui/button.tsx'],
    ['src/server/config.test.ts', 'src/web/ui/button.tsx'],
    ['src/domain/pace.test.ts', 'src/contract/races.ts'],
    ['src/web/theme/use-theme.ts', 'testing/web/read-tokens.ts'],
    ['src/server/strava/sync.ts', 'practice-strava/world.ts'],
    ['src/server/main.ts', 'scripts/demo.ts'],
  ])('%s may not import %s', (file, target) => {
    const breaches = importing(file, target);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(`${file}:1 imports ${target}`);
  });

  test.each([
    ['src/contract/races.ts', 'src/domain/pace.ts'],
    ['src/web/ui/button.tsx', 'src/domain/pace.ts'],
    ['src/web/races/races.page.tsx', 'src/web/ui/button.tsx'],
    ['src/web/routes.tsx', 'src/web/races/races.page.tsx'],
    ['src/web/kit/kit.page.tsx', 'src/web/frame/app-frame.tsx'],
    ['src/server/platform/http.ts', 'src/contract/endpoint.ts'],
    ['src/server/races/plan-race.ts', 'src/server/platform/db.ts'],
    ['src/server/app.ts', 'src/server/races/races.routes.ts'],
    ['src/server/main.ts', 'src/server/app.ts'],
    ['src/server/races/plan-race.test.ts', 'testing/server/app.ts'],
    ['src/server/config.test.ts', 'src/server/config.ts'],
    ['scripts/admin.ts', 'src/server/auth/users.queries.ts'],
  ])('%s may import %s', (file, target) => {
    expect(importing(file, target)).toEqual([]);
  });

  test.each([
    ["import type { A } from './b/b.ts';", 'a type import'],
    ["export * from './b/b.ts';", 'a re-export'],
    ["const b = await import('./b/b.ts');", 'a lazy import'],
    ["let b: import('./b/b.ts').B;", 'an import type'],
    ["new Worker(new URL('./b/b.ts', import.meta.url));", 'a worker'],
  ])('%s counts (%s)', (text) => {
    const files = {
      'src/web/api.ts': text,
      'src/web/b/b.ts': 'export type A = 1; export type B = 1;',
    };
    expect(breachesIn(files)).toHaveLength(1);
  });

  test('an import named in a comment or a string does not count', () => {
    const text = "// import '../server/app.ts'\nexport const note = \"import '../server/app.ts'\";";
    expect(breachesIn({ 'src/domain/pace.ts': text })).toEqual([]);
  });
});

describe('the rooms', () => {
  const pairs = ROOM_STEPS.flatMap((left, i) =>
    ROOM_STEPS.slice(i + 1).flatMap((step) =>
      step.flatMap((right) => left.map((name) => [name, right] as const)),
    ),
  );
  const siblings = ROOM_STEPS.flatMap((step) =>
    step.flatMap((a) => step.filter((b) => b !== a).map((b) => [a, b] as const)),
  );

  test.each(pairs)('%s may import %s', (left, right) => {
    expect(importing(`src/server/${left}/a.ts`, `src/server/${right}/b.ts`)).toEqual([]);
  });

  test.each([...pairs.map(([left, right]) => [right, left] as const), ...siblings])(
    '%s may not import %s',
    (from, to) => {
      const [breach] = importing(`src/server/${from}/a.ts`, `src/server/${to}/b.ts`);
      expect(breach).toContain(`rooms import rightwards only, ${from} may not see ${to}`);
    },
  );

  test('a web room may not import another web room', () => {
    const [breach] = importing('src/web/races/races.page.tsx', 'src/web/workouts/form.tsx');
    expect(breach).toContain('the room races may not see the room workouts');
  });

  test('a room that the table does not know is refused', () => {
    const [breach] = breachesIn({ 'src/server/misc/stuff.ts': '' });
    expect(breach).toContain('belongs to no layer or room');
  });
});

describe('purity', () => {
  test.each([
    ['src/domain/pace.ts', 'zod'],
    ['src/domain/pace.ts', 'node:fs'],
    ['src/contract/races.ts', 'fastify'],
    ['src/contract/races.ts', 'node:crypto'],
    ['src/web/races/races.page.tsx', 'node:path'],
    ['src/server/imports/parsers/csv.ts', 'node:fs'],
    ['src/server/imports/parsers/csv.ts', 'fs'],
  ])('%s may not import %s', (file, name) => {
    const [breach] = breachesIn({ [file]: `import '${name}';` });
    expect(breach).toContain(`imports ${name}`);
  });

  test.each(['src/server/platform/db.ts', 'src/server/imports/import-file.ts'])(
    'a parser may not import %s',
    (target) => {
      expect(importing('src/server/imports/parsers/csv.ts', target)).toHaveLength(1);
    },
  );

  test('a parser may import a package and the domain; its room may import it, one to the right may not', () => {
    expect(breachesIn({ 'src/server/imports/parsers/csv.ts': "import 'csv-parse/sync';" })).toEqual(
      [],
    );
    expect(importing('src/server/imports/parsers/csv.ts', 'src/domain/units.ts')).toEqual([]);
    expect(importing('src/server/imports/a.ts', 'src/server/imports/parsers/csv.ts')).toEqual([]);
    expect(importing('src/server/races/a.ts', 'src/server/imports/parsers/csv.ts')).toHaveLength(1);
  });
});

describe('cycles', () => {
  test('two files that import one another are told, with the way round', () => {
    const [breach] = breachesIn({
      'src/domain/a.ts': "import './b.ts';",
      'src/domain/b.ts': "import type { A } from './a.ts';",
    });
    expect(breach).toContain('src/domain/a.ts -> src/domain/b.ts -> src/domain/a.ts');
  });

  test('a ring of three that is entered from outside is told once', () => {
    const breaches = breachesIn({
      'src/domain/a.ts': "import './b.ts';",
      'src/domain/b.ts': "import './c.ts';",
      'src/domain/c.ts': "import './d.ts';",
      'src/domain/d.ts': "import './b.ts';",
    });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('src/domain/b.ts -> src/domain/c.ts -> src/domain/d.ts ->');
  });

  test('a worker that imports from the file that starts it is no cycle', () => {
    const files = {
      'src/server/imports/a.ts': "new Worker(new URL('./a.worker.ts', import.meta.url));",
      'src/server/imports/a.worker.ts': "import './a.ts';",
    };
    expect(breachesIn(files)).toEqual([]);
  });

  test('two ways to one file are no cycle', () => {
    const files = {
      'src/domain/a.ts': "import './b.ts'; import './c.ts';",
      'src/domain/b.ts': "import './c.ts';",
      'src/domain/c.ts': '',
    };
    expect(breachesIn(files)).toEqual([]);
  });
});

describe('bans', () => {
  const server = 'src/server/races/plan-race.ts';
  test.each([
    [server, 'process.env.PORT'],
    [server, "process['env'].PORT"],
    [server, 'globalThis.process.env'],
    [server, 'const { env } = process'],
    [server, "import { env } from 'node:process'"],
  ])('%s may not say %s', (file, text) => {
    expect(breachesIn({ [file]: text })[0]).toContain('uses process.env');
  });

  test('config reads the environment, and so may tests and scripts', () => {
    const text = 'process.env.PORT';
    for (const file of ['src/server/config.ts', 'src/server/races/a.test.ts', 'scripts/demo.ts']) {
      expect(breachesIn({ [file]: text })).toEqual([]);
    }
  });

  test.each(['<p dangerouslySetInnerHTML={{ __html: x }} />', '({ dangerouslySetInnerHTML: x })'])(
    'markup may not be written by %s',
    (text) => {
      const [breach] = breachesIn({ 'src/web/coach/reply.tsx': `\n${text}` });
      expect(breach).toContain('src/web/coach/reply.tsx:2 uses dangerouslySetInnerHTML');
    },
  );

  test.each([
    "import { exec } from 'node:child_process'",
    "import { execSync as run } from 'child_process'",
    "import * as cp from 'node:child_process'; cp.exec('ls')",
    "import cp from 'node:child_process'; cp.execSync('ls')",
    "import cp from 'node:child_process'; const { exec } = cp",
  ])('a shell may not be started by %s', (text) => {
    expect(breachesIn({ 'scripts/backup.ts': text })[0]).toContain('uses child_process.exec');
  });

  test('a regular expression has exec too, and execFile takes a list', () => {
    const text =
      "import { execFile } from 'node:child_process'; execFile('ls', []); /a/.exec('a');";
    expect(breachesIn({ 'scripts/backup.ts': text })).toEqual([]);
  });
});
