/** Rooms of the server, left to right: a room imports those of the steps after its own, never a sibling. */
export const ROOM_STEPS = [
  ['admin'],
  ['coach', 'sharing'],
  ['analytics'],
  ['imports', 'strava'],
  ['races'],
  ['workouts', 'weight'],
  ['auth'],
];

export type Layer = {
  name: string;
  /** The first layer whose pattern fits a file is the file's layer; a group named `room` is its room. */
  files: RegExp;
  /** Layers it may import besides its own files. */
  imports: string[];
  /** Whether files of one layer may import another room of the same layer. */
  rooms?: 'apart' | 'rightwards';
  /** npm packages it may import; `undefined` allows any. */
  packages?: string[];
  node?: true;
};

export const LAYERS: Layer[] = [
  { name: 'domain', files: /^src\/domain\//, imports: [], packages: [] },
  {
    name: 'contract',
    files: /^src\/contract\//,
    imports: ['domain'],
    packages: ['zod', 'zod/mini'],
  },

  { name: 'web/theme', files: /^src\/web\/(theme|fonts)\//, imports: [] },
  { name: 'web/ui', files: /^src\/web\/ui\//, imports: ['domain', 'contract', 'web/theme'] },
  {
    // The kit shows every part in use, the frame among them: a page of its own, for development.
    name: 'web/top',
    files: /^src\/web\/((main|app|routes)\.tsx?$|kit\/)/,
    imports: ['domain', 'contract', 'web/theme', 'web/ui', 'web/base', 'web/room'],
  },
  {
    name: 'web/base',
    files: /^src\/web\/[^/]+$/,
    imports: ['domain', 'contract', 'web/theme', 'web/ui'],
  },
  {
    name: 'web/room',
    files: /^src\/web\/(?<room>[^/]+)\//,
    imports: ['domain', 'contract', 'web/theme', 'web/ui', 'web/base'],
    rooms: 'apart',
  },

  {
    name: 'server/platform',
    files: /^src\/server\/(platform\/|config\.ts$)/,
    imports: ['domain', 'contract'],
    node: true,
  },
  {
    name: 'server/parsers',
    files: /^src\/server\/imports\/parsers\//,
    imports: ['domain', 'contract'],
  },
  {
    name: 'server/main',
    files: /^src\/server\/main\.ts$/,
    imports: ['domain', 'contract', 'server/platform', 'server/room', 'server/app'],
    node: true,
  },
  {
    name: 'server/app',
    files: /^src\/server\/app(\.ts$|\/)/,
    imports: ['domain', 'contract', 'server/platform', 'server/room'],
    node: true,
  },
  {
    name: 'server/room',
    files: new RegExp(`^src/server/(?<room>${ROOM_STEPS.flat().join('|')})/`),
    imports: ['domain', 'contract', 'server/platform', 'server/parsers'],
    rooms: 'rightwards',
    node: true,
  },
];

/**
 * Tests see everything on their own side, any package and Node; the four walls stand for them too.
 * What supports them stands in testing/, outside src, where nothing that ships may look.
 */
export const TESTS = /\.test\.tsx?$/;
export const SIDES = [
  { files: /^src\/domain\//, sees: /^src\/domain\// },
  { files: /^src\/contract\//, sees: /^src\/(domain|contract)\// },
  { files: /^src\/web\//, sees: /^src\/(domain|contract|web)\// },
  { files: /^src\/server\//, sees: /^src\/(domain|contract|server)\// },
];

export type Ban = {
  what: 'process.env' | 'dangerouslySetInnerHTML' | 'child_process.exec';
  files: RegExp;
  except: RegExp;
  instead: string;
};

const NOWHERE = /^$/;

export const BANS: Ban[] = [
  {
    what: 'process.env',
    files: /^src\//,
    // main.ts hands it to config.ts.
    except: new RegExp(`^src/server/(config|main)\\.ts$|${TESTS.source}`),
    instead: 'the environment is read once, in config.ts',
  },
  {
    what: 'dangerouslySetInnerHTML',
    files: /./,
    except: NOWHERE,
    instead: 'text nodes only, so that nobody else can write markup into a page',
  },
  {
    what: 'child_process.exec',
    files: /./,
    except: NOWHERE,
    instead: 'a shell string can be broken out of; use execFile or spawn with a list',
  },
];
