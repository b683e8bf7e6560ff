import { ROOM_STEPS } from './rooms.ts';

export type Layer = {
  name: string;
  /** The first layer whose pattern fits a file is the file's layer; a group named `room` is its room. */
  files: RegExp;
  /** Layers it may import besides its own files. */
  imports: string[];
  /** Whether files of one layer may import another room of the same layer. */
  rooms?: 'apart' | 'rightwards';
  /** npm packages and Node's own it may import; without it, any. */
  packages?: RegExp;
};

const NONE = /^$/;
/** Nothing of the server's, the means of calling outside models included. */
const IN_A_BROWSER = /^(?!node:|ai$|@ai-sdk\/)/;

export const LAYERS: Layer[] = [
  { name: 'domain', files: /^src\/domain\//, imports: [], packages: NONE },
  {
    name: 'contract',
    files: /^src\/contract\//,
    imports: ['domain'],
    packages: /^zod(\/mini)?$/,
  },

  {
    name: 'web/theme',
    files: /^src\/web\/(theme|fonts)\//,
    imports: [],
    packages: IN_A_BROWSER,
  },
  {
    name: 'web/ui',
    files: /^src\/web\/ui\//,
    imports: ['domain', 'contract', 'web/theme'],
    packages: IN_A_BROWSER,
  },
  {
    // The kit shows every part in use, the frame among them: a page of its own, for development.
    name: 'web/top',
    files: /^src\/web\/((main|app|routes|pages)\.tsx?$|kit\/)/,
    imports: ['domain', 'contract', 'web/theme', 'web/ui', 'web/base', 'web/room'],
    packages: IN_A_BROWSER,
  },
  {
    name: 'web/base',
    files:
      /^src\/web\/([^/]+$|(days|kept-entries|loading|navigation|offline|prediction|queries|runs-behind|sweat|words)\/)/,
    imports: ['domain', 'contract', 'web/theme', 'web/ui'],
    packages: IN_A_BROWSER,
  },
  {
    name: 'web/room',
    files: /^src\/web\/(?<room>[^/]+)\//,
    imports: ['domain', 'contract', 'web/theme', 'web/ui', 'web/base'],
    rooms: 'apart',
    packages: IN_A_BROWSER,
  },

  {
    name: 'server/platform',
    files: /^src\/server\/(platform\/|config\.ts$)/,
    imports: ['domain', 'contract'],
  },
  {
    name: 'server/quantities',
    files: /^src\/server\/imports\/quantities\//,
    imports: ['domain'],
    packages: NONE,
  },
  {
    name: 'server/parsers',
    files: /^src\/server\/imports\/parsers\//,
    imports: ['domain', 'contract', 'server/quantities'],
    packages: IN_A_BROWSER,
  },
  {
    name: 'server/main',
    files: /^src\/server\/main\.ts$/,
    imports: ['domain', 'contract', 'server/platform', 'server/room', 'server/app'],
  },
  {
    name: 'server/app',
    files: /^src\/server\/app(\.ts$|\/)/,
    imports: ['domain', 'contract', 'server/platform', 'server/room'],
  },
  {
    name: 'server/room',
    files: new RegExp(`^src/server/(?<room>${ROOM_STEPS.flat().join('|')})/`),
    imports: ['domain', 'contract', 'server/platform', 'server/quantities', 'server/parsers'],
    rooms: 'rightwards',
  },

  { name: 'practice-strava', files: /^practice-strava\//, imports: ['domain'] },
];

/**
 * What a file may not see that is no part of a layer: tests keep to their own side of the four
 * walls, and what is run by people who use Longrun rests on nothing that only supports tests.
 */
export const TESTS = /\.test\.tsx?$/;
export const OUT_OF_SIGHT = [
  { files: /^src\/domain\/.*\.test\.ts$/, hidden: /^src\/(?!domain\/)/ },
  { files: /^src\/contract\/.*\.test\.ts$/, hidden: /^src\/(web|server)\// },
  { files: /^src\/web\/.*\.test\.tsx?$/, hidden: /^src\/server\// },
  { files: /^src\/server\/.*\.test\.ts$/, hidden: /^src\/web\// },
  { files: /^practice-strava\/.*\.test\.ts$/, hidden: /^(src\/(?!domain\/)|testing\/)/ },
  {
    files:
      /^scripts\/(admin|backup|demo|dev|load-settings|move|prepare|restore|settings)[./](?!.*test\.ts$)/,
    hidden: /^(testing|e2e)\//,
  },
];

/** Files of screens that name a unit by themselves, and why each may. */
const UNITS_OF_THEIR_OWN: Record<string, string> = {
  'ui/measures-fields': 'the choice of units itself',
  'trainer/use-trainers-units': 'the trainer’s choice of units',
  'workouts/csv/open-questions': 'the unit of a file’s column is asked for',
  'ui/typed-measures': 'reads what is typed in either unit',
  'shoes/shoe-form': 'a usual life in round figures of each unit',
  'races/race-form': 'races are known by their kilometres',
  'races/plan/rests-on-card': 'a hard 5 km is known by its kilometres',
  'analytics/records': 'records are known by their kilometres',
  'workouts/recording/reading': 'what a unit is called when it is read out',
  'prediction/prediction-trace': '10 km is a race that is known by its kilometres',
  'analytics/fuel-lab': 'the key of a column',
  'races/plan/fuel-card': 'the key of a column',
  'races/plan/outcome': 'the key of a column',
};

/** What biome.json cannot say; cycles of imports, a shell and most uses of `process.env` are refused there. */
export const BANNED = [
  {
    what: 'dangerouslySetInnerHTML',
    pattern: /dangerouslySetInnerHTML/,
    files: /^src\//,
    instead: 'text nodes only, so that nobody else can write markup into a page',
  },
  {
    what: 'process.env',
    pattern: /\benv\b[^{}]*\} = (globalThis\.)?process\b|\benv\b[^{}]*\} from 'node:process'/,
    files: /^src\/(?!server\/(main|config)\.ts$)(?!.*\.test\.tsx?$)/,
    instead: 'the environment is read once, in config.ts',
  },
  {
    what: 'a position',
    pattern: /\b(latitudeDeg|longitudeDeg)\b/,
    files:
      /^src\/(server\/(?!(imports|workouts|account)\/)|web\/(?!workouts\/))(?!.*\.test\.tsx?$)/,
    instead:
      'where an athlete was stays with the athlete: not by a trainer’s link, to a model or into a log',
  },
  {
    what: 'a recording',
    pattern: /\b(readRecording|findRecording|unpackedSamples)\b/,
    files: /^src\/server\/(coach|sharing)\/(?!shared-route\.ts$)(?!.*\.test\.ts$)/,
    instead:
      'positions are part of it: only sharing/shared-route.ts reads one for others, and cuts its ends off',
  },
  // Inside server and web a length is metres and a time is seconds. Kilometres and 'H:MM' stand at the
  // edges: the JSON of the calls (contract), what is typed into a form, what files say, and the words
  // that are shown.
  {
    what: 'mFromKm',
    pattern: /\bmFromKm\b/,
    files: /^src\/(?!server\/imports\/|web\/ui\/typed-text\.ts$)(server|web)\/(?!.*\.test\.tsx?$)/,
    instead:
      'a call gives metres (src/contract), a form’s text becomes metres in web/ui/typed-text',
  },
  {
    what: 'a value in kilometres',
    pattern: /\b(?!\w*SPerKm\b|(secondsPer|mFrom|format|round)Km\b)\w*[a-z]Km\b/,
    files: /^src\/(server|web)\/(?!.*\.test\.tsx?$)/,
    instead: 'keep metres, and make kilometres of them where they are shown',
  },
  {
    what: 'kmFromM',
    pattern: /\bkmFrom(Sum)?M\b/,
    files: /^src\/server\/(?!(imports|coach)\/)(?!.*\.test\.ts$)/,
    instead: 'the contract makes kilometres of the metres that a call answers',
  },
  {
    what: 'parseDuration',
    pattern: /\bparseDuration\b/,
    files: /^src\/(?!server\/imports\/csv\/line-fields\.ts$)(server|web)\/(?!.*\.test\.tsx?$)/,
    instead:
      'a call gives seconds (src/contract), a form’s text becomes seconds in web/ui/typed-text',
  },
  {
    what: 'formatDuration',
    pattern: /\bformatDuration\b/,
    files:
      /^src\/(server\/(?!coach\/)|web\/(?!ui\/typed-text\.ts$|races\/race-values\.ts$))(?!.*\.test\.tsx?$)/,
    instead:
      'the contract makes H:MM of the seconds that a call answers; a screen shows formatElapsed, 48:16',
  },
  {
    what: 'a time in hours',
    pattern: /\/ ?3_?600\b|['"]h['"]/,
    files: /^src\/web\/(?!kit\/|races\/plan\/fuel-card\.tsx$)(?!.*\.test\.tsx?$)/,
    instead: 'a time is shown by formatElapsed, 1:06:00, on axes and in tables too',
  },
  // Who reads in miles reads everything in miles: one module writes units. Comments may name them.
  {
    what: 'a unit of its own',
    pattern:
      /^(?!\s*(?:\/?\*|\/\/)).*(?:['"]\/?(?:km|kg|mi|lb)(?:\/h)?['"]|(?:\\u00a0|&nbsp;|[}\d] )\/?(?:km|kg|mi|lb)\b|\bs\/km\b)/m,
    files: new RegExp(
      `^src/web/(?!kit/|(?:${Object.keys(UNITS_OF_THEIR_OWN).join('|')})\\.tsx?$)(?!.*\\.test\\.tsx?$)`,
    ),
    instead: 'domain/measures.ts writes lengths, paces and weights in the units of whoever reads',
  },
  {
    what: 'a bare length, pace or weight as text',
    pattern: /\b[a-z]\w*(?:Kg|M|SPerKm)\??\.(?:toLocaleString|toFixed)\(/,
    files: /^src\/web\/(?!kit\/)(?!.*\.test\.tsx?$)/,
    instead: 'distanceText, paceText and weightText of domain/measures.ts, which know the unit',
  },
  {
    what: 'formatKm or formatPace',
    pattern: /\bformat(Km|Pace)\b/,
    files:
      /^src\/web\/(?!kit\/|workouts\/(?:recording\/rate|detail\/list-filter)\.tsx?$)(?!.*\.test\.tsx?$)/,
    instead: 'distanceFigure and paceFigure of domain/measures.ts, in the units of whoever reads',
  },
];
