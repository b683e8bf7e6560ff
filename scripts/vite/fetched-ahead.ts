import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * What the first view of some visitors needs beyond that of all. The general come before the
 * particular: what was named once is not named again.
 */
export type Ahead = {
  /** 'signed-in' or 'signed-out', and an address behind it where only that one is meant. */
  for: string;
  /** Late modules, from the root of the web app. */
  modules?: string[];
  /** Calls that are certain to be made. */
  calls?: string[];
};

/**
 * Names late code and calls in the page, so that they are fetched at once instead of in turn. The
 * server leaves in what the visitor at hand will need.
 */
export function fetchedAhead(aheads: readonly Ahead[]): Plugin {
  let root = '';
  return {
    name: 'fetched-ahead',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const links = entry ? withImports(chunks, entry).map((file) => ({ file, for: '' })) : [];
        for (const { for: visitors, modules = [] } of aheads) {
          for (const module of modules) {
            for (const file of withImports(chunks, chunkOf(chunks, `${root}/${module}`))) {
              const isNamed = links.some(
                (link) => link.file === file && visitors.startsWith(link.for),
              );
              if (!isNamed) links.push({ file, for: visitors });
            }
          }
        }
        return [
          ...links
            .filter((link) => link.for !== '')
            .map((link) => tag(link.for, { rel: 'modulepreload', href: `/${link.file}` })),
          ...aheads.flatMap((ahead) =>
            (ahead.calls ?? []).map((href) =>
              tag(ahead.for, { rel: 'preload', as: 'fetch', href }),
            ),
          ),
        ];
      },
    },
  };
}

function tag(visitors: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, 'data-for': visitors },
    injectTo: 'head',
  };
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is not in the web app`);
  return chunk;
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  chunk: Rolldown.OutputChunk,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk.fileName, ...imported.flatMap((each) => withImports(chunks, each, seen))];
}
