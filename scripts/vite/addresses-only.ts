import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '../../src/contract/endpoint.ts';

const WEB = folder('../../src/web/');
const CONTRACT = folder('../../src/contract/');
const MARK = '?addresses';

/**
 * To the built web app an endpoint is its method and path, and a word or number is itself. The
 * schemas come only with a form that names one: they and their library weigh as much as a whole
 * screen.
 */
export function addressesOnly(): Plugin {
  return {
    name: 'addresses-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\bcontract\// },
      async handler(source, importer, options) {
        // Whoever imports late wants a schema.
        if (!importer?.startsWith(WEB) || options.kind === 'dynamic-import') return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found?.id.startsWith(CONTRACT)) return null;
        return { id: found.id + MARK, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\?addresses$/ },
      async handler(id) {
        const file = id.slice(0, -MARK.length);
        const contract: Record<string, unknown> = await import(pathToFileURL(file).href);
        this.addWatchFile(file);
        return Object.entries(contract)
          .map(([name, value]) => exportOf(name, value, file))
          .join('\n');
      },
    },
  };
}

function exportOf(name: string, value: unknown, file: string): string {
  if (isEndpoint(value)) return `export const ${name} = ${JSON.stringify(addressOf(value))};`;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (isPlain) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(file)};`;
}

/** All that a call needs to be made. */
function addressOf({ method, path, body }: Endpoint) {
  return { method, path, ...(body && { body: true }) };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

function folder(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
    .split(sep)
    .join('/');
}
