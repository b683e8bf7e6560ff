import { afterAll } from 'vitest';
import { makeAdmin } from './people.ts';
import { createSpecClient, type SpecClient } from './spec-client.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type Person = SpecClient & { id: number; email: string; token: string };

export type SpecServer = {
  app: TestApp;
  origin: string;
  anonymous: SpecClient;
  /** Signed up by the documented call; its cookie is kept. */
  person: () => Promise<Person>;
  /** The same account without a cookie, as a program: the token on every call. */
  program: (person: Person) => SpecClient;
  promote: (person: Person) => Promise<void>;
  close: () => Promise<void>;
};

/** One for all tests of the file that asks for it, closed after the last of them. */
export async function openSpecServer(): Promise<SpecServer> {
  const server = await startSpecServer();
  afterAll(() => server.close());
  return server;
}

/** The app behind a real port of this machine: one of its own, or one that was made. */
export async function startSpecServer(given?: TestApp): Promise<SpecServer> {
  const app = given ?? (await createTestApp());
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  let count = 0;
  return {
    app,
    origin,
    anonymous: createSpecClient(origin),
    person: async () => {
      count += 1;
      const client = createSpecClient(origin);
      const email = `reader${count}@example.com`;
      const { token, user } = await client.call<{ token: string; user: { id: number } }>(
        'POST',
        '/api/auth/register',
        { name: `Reader ${count}`, email, password: 'six chars' },
      );
      return { ...client, id: user.id, email, token };
    },
    program: ({ token }) => createSpecClient(origin, { token }),
    promote: ({ id }) => makeAdmin(app.db, id),
    close: () => app.close(),
  };
}
