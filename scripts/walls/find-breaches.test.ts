import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import { ROOM_STEPS, TABLES } from './rooms.ts';

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
    ['src/web/frame/theme-switch.tsx', 'testing/web/read-tokens.ts'],
    ['src/server/strava/sync.ts', 'practice-strava/world.ts'],
    ['src/server/main.ts', 'scripts/demo.ts'],
    ['practice-strava/world.ts', 'src/server/platform/clock.ts'],
    ['practice-strava/world.ts', 'src/contract/strava.ts'],
    ['practice-strava/world.ts', 'testing/server/fixed-clock.ts'],
    ['practice-strava/world.test.ts', 'testing/server/fixed-clock.ts'],
    ['practice-strava/world.test.ts', 'src/server/platform/clock.ts'],
    ['scripts/admin.ts', 'testing/server/app.ts'],
    ['scripts/demo/seed-demo.ts', 'testing/server/rows.ts'],
    ['scripts/move.ts', 'e2e/fixtures.ts'],
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
    ['scripts/demo.ts', 'practice-strava/main.ts'],
    ['scripts/move.test.ts', 'testing/server/app.ts'],
    ['scripts/proof-strava/prove.ts', 'testing/server/app.ts'],
    ['practice-strava/world.ts', 'src/domain/calendar.ts'],
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
  ])('%s may not import %s', (file, name) => {
    const [breach] = breachesIn({ [file]: `import '${name}';` });
    expect(breach).toContain(`imports ${name}`);
  });

  test.each(['src/server/platform/db.ts', 'src/server/imports/imports.routes.ts'])(
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

describe('SQL', () => {
  const QUERIES = 'src/server/races/races.queries.ts';
  const ACTION = 'src/server/races/plan-race.ts';

  test.each([
    "db.selectFrom('races')",
    "tx.insertInto('races').values({})",
    "tx.updateTable('races')",
    "tx.deleteFrom('races')",
    "tx.mergeInto('races')",
    "import { sql } from 'kysely';",
  ])('%s stands in a room’s queries', (text) => {
    expect(breachesIn({ [QUERIES]: text })).toEqual([]);
    expect(breachesIn({ [ACTION]: text })).toEqual([
      `${ACTION}:1 holds SQL: that stands in *.queries.ts`,
    ]);
  });

  test('a test may ask the database itself, and so may the platform where it looks after it', () => {
    const text = "import { sql } from 'kysely'; db.updateTable('workouts');";
    expect(breachesIn({ 'src/server/races/races.test.ts': text })).toEqual([]);
    const platform = "import { sql } from 'kysely'; db.selectFrom('migrations');";
    expect(breachesIn({ 'src/server/platform/db/migrate.ts': platform })).toEqual([]);
  });

  test.each([
    "tx.insertInto('workouts')",
    "tx.updateTable('workouts as w')",
    "tx.deleteFrom('workouts')",
    "tx.mergeInto('workouts')",
    'sql`delete from workouts where id = 1`',
    'sql`update workouts set title = 2`',
    'sql<Row>`\n  insert into workouts (id)\n  values (1)\n`',
  ])('%s is not for another room', (text) => {
    expect(breachesIn({ 'src/server/workouts/workouts.queries.ts': text })).toEqual([]);
    const [breach] = breachesIn({ [QUERIES]: text });
    expect(breach).toContain('writes workouts: only workouts does');
  });

  test.each([
    "db.selectFrom('workout_recordings')",
    "db.selectFrom(['races', 'workout_recordings as w'])",
    "db.selectFrom('races').leftJoin('workout_recordings', 'a', 'b')",
    "db.selectFrom('races').innerJoin('workout_recordings as w', 'a', 'b')",
    "db.selectFrom('races').where((eb) => eb.exists(eb.selectFrom('workout_recordings')))",
    "db.updateTable('races').from('workout_recordings')",
    'sql`select 1 from races join workout_recordings using (user_id)`',
  ])('%s is only for a room that the table names', (text) => {
    const [breach] = breachesIn({ [QUERIES]: text });
    expect(breach).toContain('reads workout_recordings, which is workouts');
    expect(
      breachesIn({ 'src/server/coach/coach.queries.ts': text.replaceAll('races', 'x') }),
    ).toEqual([]);
  });

  test('a table that stands in a variable could be anybody’s: only the platform has one', () => {
    const text = 'db.updateTable(kind.table)';
    expect(breachesIn({ 'src/server/platform/kept.queries.ts': text })).toEqual([]);
    expect(breachesIn({ [QUERIES]: text })[0]).toContain('names its table by a variable');
  });

  test('a name given within the statement is no table', () => {
    const text = "db.with('longest', (q) => q.selectFrom('races')).selectFrom('longest')";
    expect(breachesIn({ [QUERIES]: text })).toEqual([]);
  });

  test('a table that no room owns is told where it is made', () => {
    const [breach] = breachesIn({ 'migrations/0099-shoes.sql': '\ncreate table clogs (id int);' });
    expect(breach).toContain('migrations/0099-shoes.sql:2 makes clogs, which no room owns');
  });

  test('a table is known by the name it has in the end, and one that is gone needs no owner', () => {
    const files = {
      'migrations/0001-a.sql': 'create table clogs (id int);\ncreate table boots (id int);',
      'migrations/0002-b.sql': 'alter table clogs rename to races;\ndrop table boots;',
    };
    expect(breachesIn(files)).toEqual([]);
  });

  test('who reads a table stands to the left of its owner', () => {
    const stepOf = (room: string) => ROOM_STEPS.findIndex((step) => step.includes(room));
    for (const [table, { owner, readers = [] }] of Object.entries(TABLES)) {
      for (const room of readers) {
        expect(stepOf(room), `${room} reads ${table}`).toBeGreaterThanOrEqual(0);
        expect(stepOf(room), `${room} reads ${table}`).toBeLessThan(stepOf(owner));
      }
    }
  });
});

describe('bans', () => {
  test.each([
    ['src/web/coach/reply.tsx', '<p dangerouslySetInnerHTML={{ __html: x }} />'],
    ['src/web/coach/reply.tsx', '({ dangerouslySetInnerHTML: x })'],
    ['src/server/races/plan-race.ts', 'const { env } = process'],
    ['src/server/races/plan-race.ts', 'const { pid, env: given } = globalThis.process'],
    ['src/server/races/plan-race.ts', "import { env } from 'node:process'"],
    ['src/server/races/plan-race.ts', 'const distanceM = mFromKm(21.1)'],
    ['src/server/sharing/trainer-view.ts', 'const { latitudeDeg } = recording'],
    ['src/server/sharing/shared-route.ts', 'const { latitudeDeg } = recording'],
    ['src/server/sharing/trainer-view.ts', 'await readRecording(db, of)'],
    ['src/server/coach/outside-model.ts', 'await findRecording(db, of)'],
    ['src/server/coach/answer-question.ts', 'recording.longitudeDeg'],
    ['src/server/platform/http/log.ts', 'latitudeDeg: 1'],
    ['src/server/races/plan-race.ts', 'const distance = kmFromM(row.distance_m)'],
    ['src/server/races/plan-race.ts', 'const weeklyKm = 36'],
    ['src/server/races/plan-race.ts', "const durationS = parseDuration('1:45')"],
    ['src/server/races/plan-race.ts', 'const time = formatDuration(row.target_time_s)'],
    ['src/web/races/race-form.tsx', 'const distanceM = mFromKm(21.1)'],
    ['src/web/races/race-form.tsx', 'const { distanceKm } = race'],
    ['src/web/races/race-form.tsx', 'const time = formatDuration(race.targetTimeS)'],
    ['src/web/races/race-form.tsx', "const durationS = parseDuration('1:45')"],
  ])('%s may not say %s', (file, text) => {
    expect(breachesIn({ [file]: `\n${text}` })[0]).toContain(`${file}:2 uses `);
  });

  test('config reads the environment, and so may tests and scripts', () => {
    const text = 'const { env } = process';
    for (const file of ['src/server/config.ts', 'src/server/races/a.test.ts', 'scripts/demo.ts']) {
      expect(breachesIn({ [file]: text })).toEqual([]);
    }
  });

  test('kilometres and H:MM are read and written at the edges', () => {
    const edges = {
      'src/contract/races.ts': 'mFromKm(kmFromM(parseDuration(formatDuration(1))))',
      'src/web/ui/typed-text.ts': 'mFromKm(21.1)',
      'src/web/words/amounts.ts': 'kmFromM(21_100)',
      'src/server/imports/csv/line-fields.ts': "parseDuration('1:45')",
      'src/server/imports/quantities/units.ts': 'mFromKm(21.1)',
      'src/server/coach/replies/plan.ts': 'formatDuration(1); kmFromM(1)',
      'src/server/races/plan-race.ts': 'const paceSPerKm = 300',
      'src/server/races/races.test.ts': 'mFromKm(21.1)',
    };
    expect(breachesIn(edges)).toEqual([]);
  });
});
