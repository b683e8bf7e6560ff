// npm run check: types, types of the tests, lint and format, walls; all of them, then the exit code.
import { checks } from './suites/checks.ts';
import { endChildrenWithUs } from './suites/children.ts';

endChildrenWithUs();
const outcomes = await Promise.all(checks.map(({ run }) => run()));
for (const [at, { name }] of checks.entries()) {
  if ((outcomes[at]?.failed ?? 0) === 0) continue;
  console.error(`\n${name}: failed, see above`);
  process.exitCode = 1;
}
