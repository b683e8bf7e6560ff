import { expect } from 'vitest';
import type { CallInput } from '../../src/contract/endpoint.ts';
import { commitImport, readImport, startImport } from '../../src/contract/imports.ts';
import { allWorkouts } from '../../src/contract/workouts.ts';
import type { Athlete, TestApp } from './test-app.ts';

type Caller = Pick<Athlete, 'call'>;
type OfImport = { id: string };
type SentFile = { name: string; content: Buffer | string };

/** The calls of an import, and of those that begin work, that work as well. */
export function importCalls(app: Pick<TestApp, 'importWork'>) {
  return {
    send: async (
      athlete: Caller,
      files: SentFile[],
      query: CallInput<typeof startImport>['query'] = {},
    ): Promise<OfImport> => {
      const { status, body } = await athlete.call(startImport, { query, files });
      expect([status, body]).toMatchObject([202, { id: expect.any(Number) }]);
      await app.importWork.idle();
      return { id: String(body.id) };
    },
    read: async (
      athlete: Caller,
      params: OfImport,
      query: CallInput<typeof readImport>['query'] = {},
    ) => (await athlete.call(readImport, { params, query })).body,
    commit: async (athlete: Caller, params: OfImport): Promise<void> => {
      expect((await athlete.call(commitImport, { params })).status).toBe(202);
      await app.importWork.idle();
    },
  };
}

export async function logOf(athlete: Caller) {
  return (await athlete.call(allWorkouts)).body;
}
