import { readFileSync } from 'node:fs';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const account = accounts.get('postgres') ?? accounts.get('nobody');
  if (account) return account;
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody here.');
}
