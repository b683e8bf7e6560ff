import type { StravaStatus } from '../../src/contract/strava.ts';

export type RunnerHere = {
  status: () => Promise<StravaStatus>;
  /** The HTTP status of the answer, or null where the process died meanwhile. */
  sync: () => Promise<number | null>;
  beginHistory: () => Promise<number | null>;
  /** Through Strava's page, as a browser goes. */
  connect: (practice: { url: string }, athleteId: string) => Promise<void>;
  addWorkout: (workout: object) => Promise<void>;
};

/** A new account's credential. */
export async function registerRunner(of: {
  origin: string;
  timeZone: string;
  number: number;
}): Promise<string> {
  const { origin, timeZone, number } = of;
  const answer = await post(`${origin}/api/auth/register`, {
    name: `Runner ${number}`,
    email: `runner${number}@example.com`,
    timeZone,
    password: 'a long walk home',
  });
  const { token } = await answer.json();
  return token;
}

/** An athlete of the app by their credential; the app may be another process each time. */
export function runnerAt(origin: string, token: string): RunnerHere {
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, body?: object) => post(`${origin}${path}`, body, headers);
  const statusOf = (path: string) =>
    call(path).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => null,
    );
  return {
    status: async () => {
      const answer = await fetch(`${origin}/api/strava/status`, { headers });
      if (!answer.ok) throw new Error(`status: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    sync: () => statusOf('/api/strava/sync'),
    beginHistory: () => statusOf('/api/strava/history'),
    connect: async (practice, athleteId) => {
      const { authorizeUrl } = await (await call('/api/strava/connect')).json();
      const asked = new URL(authorizeUrl).searchParams;
      const decided = await fetch(`${practice.url}/oauth/authorize`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams([
          ...asked,
          ['athlete', athleteId],
          ['granted', 'activity:read_all'],
          ['decision', 'allow'],
        ]),
      });
      const back = new URL(decided.headers.get('location') ?? 'http://nowhere').searchParams;
      const answer = await call('/api/strava/callback', Object.fromEntries(back));
      if (!answer.ok) throw new Error(`callback: ${answer.status} ${await answer.text()}`);
    },
    addWorkout: async (workout) => {
      const answer = await call('/api/workouts', workout);
      if (!answer.ok) throw new Error(`workout: ${answer.status} ${await answer.text()}`);
    },
  };
}

function post(url: string, body: object = {}, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
