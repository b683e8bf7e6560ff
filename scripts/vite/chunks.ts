import { fileURLToPath } from 'node:url';

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
};

/**
 * Few files, each of one kind: the libraries, which change seldom; what every visitor needs; and
 * the home of whoever is signed in, frame and dashboard with all they are made of. One file packs
 * better than ten. The rest falls to the screens.
 */
export function chunks({ root }: { root: URL }) {
  const home = ['routes.tsx', 'dashboard/dashboard.page.tsx'];
  const entries = home.map((file) => fileURLToPath(new URL(file, root)).replaceAll('\\', '/'));
  let ofHome: Set<string> | undefined;
  return [
    { name: 'vendor', test: LIBRARIES, priority: 3 },
    { name: 'start', test: FOR_ALL, tags: ['$initial' as const], priority: 2 },
    {
      debugName: 'home',
      name: (id: string, modules: Modules) => {
        ofHome ??= reachable(entries, modules);
        return ofHome.has(id) ? 'home' : null;
      },
      test: OURS,
      priority: 1,
    },
  ];
}

const LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam)[\\/]/;
/** Not the schemas, nor what they alone need: they come with the forms that use them. */
const FOR_ALL = /[\\/]src[\\/](web|contract[\\/].*(endpoint\.ts|\?addresses)$)|preload-helper/;
const OURS = /[\\/]src[\\/](web|domain|contract[\\/].*(endpoint\.ts|\?addresses)$)/;

function reachable(entries: readonly string[], modules: Modules): Set<string> {
  const seen = new Set(entries);
  for (const id of seen) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}
