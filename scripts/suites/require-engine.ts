import { randomUUID } from 'node:crypto';
import { dropSchemas } from '../../testing/server/spare-schemas.ts';

/** The server suite says which database it runs on, so that it cannot pass twice on the same one. */
export default async function requireEngine() {
  const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
  if (TEST_ENGINE !== 'sqlite' && TEST_ENGINE !== 'postgres') {
    throw new Error(
      'Set TEST_ENGINE=sqlite or TEST_ENGINE=postgres (npm run test:server runs both).',
    );
  }
  if (TEST_ENGINE === 'sqlite') return;
  if (!TEST_DATABASE_URL) {
    throw new Error(
      'TEST_ENGINE=postgres needs TEST_DATABASE_URL (npm run test:server starts one).',
    );
  }
  const prefix = `test_${randomUUID().slice(0, 8)}`;
  process.env.TEST_SCHEMAS = prefix;
  return () => dropSchemas(TEST_DATABASE_URL, prefix);
}
