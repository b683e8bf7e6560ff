// npm run check: types, types of the tests, lint and format, walls; all of them, then the exit code.
import { checks } from './suites/checks.ts';
import { endChildrenWithUs } from './suites/children.ts';

endChildrenWithUs();
for (const { name, run } of checks) {
  console.log(`\n== ${name}`);
  const { failed } = await run();
  if (failed > 0) process.exitCode = 1;
}
