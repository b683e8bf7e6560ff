import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PracticeActivity } from './activity.ts';
import { type Environment, environmentFor, type PracticeCall } from './practice.ts';

const SCRIPT = fileURLToPath(new URL('./main.ts', import.meta.url));

export type PracticeProcess = {
  url: string;
  clientId: string;
  clientSecret: string;
  athletes: { id: string; firstname: string }[];
  /** The variables that point Longrun at it. */
  env: Environment;
  /** Does what its control call of that name does: order('add-activity', { athleteId, name }). */
  order: (name: string, given?: object) => Promise<Record<string, unknown>>;
  calls: () => Promise<PracticeCall[]>;
  /** Every activity of everybody that is there now. */
  activities: () => Promise<Omit<PracticeActivity, 'stretches'>[]>;
  stop: () => Promise<void>;
};

/** The practice Strava as its own process; `args` as of `npm run practice-strava`. */
export async function startPracticeProcess(args: string[] = []): Promise<PracticeProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', SCRIPT, '--json', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) resolve(text);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the practice Strava ended with ${code}`)));
  });
  const { url, clientId, clientSecret, athletes } = JSON.parse(line);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${url}/_practice/${path}`, init);
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    url,
    clientId,
    clientSecret,
    athletes,
    env: environmentFor({ url, clientId, clientSecret }),
    order: (name, given = {}) =>
      ask(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      }),
    calls: () => ask('calls'),
    activities: () => ask('activities'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
