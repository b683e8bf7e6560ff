import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './app-error.ts';

const WEB_ROOT = fileURLToPath(new URL('../../../../dist/web/', import.meta.url));

/** Serves the built web app; every address that is no file and no call is one of its screens. */
export async function serveWebApp(input: {
  app: FastifyInstance;
  /** Whether the request seems to come from somebody signed in, so that the page need not ask. */
  seemsSignedIn: (request: FastifyRequest) => boolean;
  /** Whether nobody has an account here yet: told to whoever is not signed in. */
  wantsFirstAccount: () => Promise<boolean>;
  /** What the page of somebody signed in asks first: begun by the browser while the code comes. */
  askedFirst: string;
  /** What the screen of this very address asks then: begun behind its code. */
  askedByPage: (request: FastifyRequest) => Promise<string[]>;
  /** Whether an address is itself a secret, so that its page is neither kept nor indexed. */
  isSecret: (url: string) => boolean;
  root?: string;
}): Promise<void> {
  const { app, seemsSignedIn, wantsFirstAccount, askedFirst, askedByPage, isSecret } = input;
  const { root = WEB_ROOT } = input;
  const indexFile = join(root, 'index.html');
  const page = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  const signedInScripts = page === undefined ? [] : findSignedInScripts(root);
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${join(root, 'assets')}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isCall(request.url) || isFile(request.url)) throw notFound('Address');
    if (page === undefined) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web app is not built. Stop this server and start it with npm start.');
    }
    const secret = isSecret(request.url);
    const signedIn = seemsSignedIn(request);
    if (signedIn && !secret) {
      reply.header('link', [
        `<${askedFirst}>; rel=preload; as=fetch; crossorigin`,
        ...signedInScripts.map((file) => `</${file}>; rel=modulepreload`),
      ]);
    }
    const marks = [`data-signed-in="${signedIn ? 'yes' : 'no'}"`];
    if (!signedIn && !secret && (await wantsFirstAccount())) marks.push('data-first-account="yes"');
    const asked = signedIn && !secret ? await askedByPage(request) : [];
    const marked = page
      .replace('<html', `<html ${marks.join(' ')}`)
      .replace('</head>', `${asked.map(preloadOf).join('')}</head>`);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', secret ? 'no-store' : 'no-cache')
      .send(secret ? marked.replace('<title>', `${NOT_INDEXED}<title>`) : marked);
  });
}

/** The frame and the dashboard: what every page of somebody signed in fetches next. */
function findSignedInScripts(root: string): string[] {
  const manifest = join(root, '.vite/manifest.json');
  if (!existsSync(manifest)) return [];
  const chunks: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.values(chunks)
    .filter(({ name }) => name === 'dashboard')
    .map(({ file }) => file);
}

/** Last in the head: over HTTP/1.1 a browser asks for six things at a time, and the code is wanted first. */
function preloadOf(address: string): string {
  return `<link rel="preload" href="${address}" as="fetch" crossorigin />`;
}

const NOT_INDEXED = '<meta name="robots" content="noindex, nofollow, noarchive" />';

function isCall(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}

function isFile(url: string): boolean {
  return url.startsWith('/assets/');
}
