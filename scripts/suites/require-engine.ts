/** The server suite says which database it runs on, so that it cannot pass twice on the same one. */
export default function requireEngine() {
  const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
  if (TEST_ENGINE !== 'sqlite' && TEST_ENGINE !== 'postgres') {
    throw new Error(
      'Set TEST_ENGINE=sqlite or TEST_ENGINE=postgres (npm run test:server runs both).',
    );
  }
  if (TEST_ENGINE === 'postgres' && !TEST_DATABASE_URL) {
    throw new Error(
      'TEST_ENGINE=postgres needs TEST_DATABASE_URL (npm run test:server starts one).',
    );
  }
}
