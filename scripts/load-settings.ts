// Preloaded by `npm start` and the operator's commands: the settings of `.env`, where there is one. What
// the environment sets already stays.
import { readFileSync } from 'node:fs';
import { StartProblem } from '../src/server/platform/start-problem.ts';
import { readSettings, warningsOf } from './settings/read-settings.ts';

const FILE = '.env';

try {
  for (const warning of warningsOf(Object.keys(process.env))) warn(warning);
  const bytes = readIfThere();
  if (bytes) {
    const { values, warnings } = readSettings(bytes, FILE);
    for (const warning of warnings) warn(warning);
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`Nothing was started: ${error.message}`);
  process.exit(1);
}

function readIfThere(): Uint8Array | undefined {
  try {
    return readFileSync(FILE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartProblem(
      `${FILE} cannot be read (${error instanceof Error ? error.message : error}). Mend that, or move it away.`,
    );
  }
}

function warn(sentence: string): void {
  console.warn(`Warning: ${sentence}`);
}
