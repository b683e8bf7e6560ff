import { runProgram } from './children.ts';
import { localFile } from './local-file.ts';
import type { Outcome } from './report.ts';

export type Step = { name: string; run: () => Promise<Outcome> };

const TSC = localFile('node_modules/typescript/bin/tsc');
const BIOME = localFile('node_modules/@biomejs/biome/bin/biome');

export const checks: Step[] = [
  { name: 'types', run: () => oneCheck([TSC, '--build']) },
  { name: 'types of the tests', run: () => oneCheck([TSC, '--project', 'tsconfig.tests.json']) },
  { name: 'lint and format', run: () => oneCheck([BIOME, 'check', '--error-on-warnings']) },
  { name: 'walls', run: () => oneCheck([localFile('scripts/check-walls.ts')]) },
  { name: 'patterns', run: () => oneCheck([localFile('scripts/check-patterns.ts')]) },
];

/** A check that passes or fails as a whole counts as one test. */
export async function oneCheck(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const code = await runProgram(process.execPath, args, env);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, troubles: [] }
    : { passed: 0, failed: 1, skipped: 0, troubles: [`ended with ${code}, see its output above`] };
}
