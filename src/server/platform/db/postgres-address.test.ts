import { expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { openPostgres } from './postgres.ts';

test.each([
  'postgres://runner:tulip@rose#iris@localhost/longrun',
  'postgres://runner:tulip#iris@localhost/longrun',
  'postgres://runner:tulip/iris@localhost/longrun',
  'postgres://runner:tulip?iris@localhost/longrun',
  'postgres://runner:100%tulip@localhost/longrun',
])(
  '%s is refused before anybody is asked, with how a password is written and without it',
  async (url) => {
    const refusal = await openPostgres(url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect(String(refusal)).toMatch(
      /is not an address of the form .+ In a password, % is written %25/,
    );
    expect(String(refusal)).not.toMatch(/tulip|rose|iris/);
  },
);
