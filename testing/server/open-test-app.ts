import { afterAll } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

/** One app for all tests of the file that asks for it, closed after the last of them. */
export async function openTestApp(options?: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => app.close());
  return app;
}
