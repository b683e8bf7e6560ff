import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest of each suite first: begun last, one would run alone. */
export const LONGEST = [
  ...['scripts/backup', 'scripts/move', 'scripts/prepare', 'scripts/demo/seed-demo'],
  ...['domain/coach/reading/asked-questions', 'imports/upload/bombs', 'imports/upload-mutations'],
  ...['imports/import-kills.proof', 'imports/others-go-on.proof', 'app/time-zones.proof'],
  ...['server/app/start', 'imports/csv-import', 'imports/import-flow', 'server/app/access'],
  ...['server/app/fuzz', 'coach/models/models', 'coach/models/hostile-model', 'imports/imports'],
  ...['auth/rate-limit', 'server/app/foreign-users', 'coach/figures', 'coach/chat'],
  ...['platform/outages', 'readers/tracks-in-the-log', 'workouts/same-workouts'],
  ...['e2e/every-screen', 'e2e/strava', 'e2e/analytics', 'e2e/log-workout', 'e2e/ai'],
  ...['e2e/whole-app', 'e2e/offline', 'e2e/sign-in', 'e2e/csv', 'e2e/profile', 'e2e/races'],
  ...['e2e/recording', 'e2e/weight', 'e2e/long-log.proof'],
];

/** The same order on a machine that has not run them before, such as a build machine. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at >= 0 ? at : LONGEST.length;
}
