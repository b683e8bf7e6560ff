import { fileURLToPath } from 'node:url';

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
};

/**
 * Few files, each of one kind, for one file packs better than ten: the libraries, which change
 * seldom; what every visitor needs; the home of whoever is signed in, that is the frame and the
 * dashboard's first view with all they are made of; what the sign-in form shares with other forms;
 * all that the dashboard's cards need beyond that; and what three other screens or more have in
 * common. The rest falls to the screens.
 */
export function chunks({ root }: { root: URL }) {
  const withAllOf = (name: string, files: readonly string[], priority: number) => {
    const entries = files.map((file) => fileURLToPath(new URL(file, root)).replaceAll('\\', '/'));
    let members: Set<string> | undefined;
    return {
      debugName: name,
      name: (id: string, modules: Modules) => {
        members ??= reachable(entries, modules);
        return members.has(id) ? name : null;
      },
      test: OURS,
      priority,
    };
  };
  return [
    { name: 'vendor', test: LIBRARIES, priority: 5 },
    { name: 'start', test: FOR_ALL, tags: ['$initial' as const], priority: 4 },
    withAllOf('home', ['routes.tsx', 'dashboard/dashboard.page.tsx'], 3),
    { name: 'form', test: SIGN_IN_FORM, minShareCount: 2, priority: 2 },
    withAllOf('cards', ['dashboard/cards.tsx', 'dashboard/dashboard-answer.tsx'], 1),
    { name: 'kit', test: OURS, minShareCount: 3 },
  ];
}

const LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam)[\\/]/;
/** Not the schemas, nor what they alone need: they come with the forms that use them. */
const FOR_ALL = /[\\/]src[\\/](web|contract[\\/].*(endpoint\.ts|\?addresses)$)|preload-helper/;
const OURS = /[\\/]src[\\/](web|domain|contract[\\/].*(endpoint\.ts|\?addresses)$)/;

const SIGN_IN_FORM = /[\\/]src[\\/]web[\\/](form-check|ui[\\/](field|text-field))\./;

function reachable(entries: readonly string[], modules: Modules): Set<string> {
  const seen = new Set(entries);
  for (const id of seen) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}
