import path from 'node:path';

/** What a login shell has: without what npm adds to its scripts, and without settings of ours. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE$|NODE_OPTIONS$|INIT_CWD$|PORT$|HOST$|DATA_DIR$|DATABASE_URL$)/.test(name),
  );
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
