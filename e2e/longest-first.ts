import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, where nothing is known yet of an earlier run: begun last, one would run alone. */
const LONGEST = [
  ...['every-screen', 'strava', 'analytics', 'log-workout', 'csv', 'races', 'ai', 'whole-app'],
  'long-log',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
  return moduleId.includes('/e2e/') && at >= 0 ? at : LONGEST.length;
}
