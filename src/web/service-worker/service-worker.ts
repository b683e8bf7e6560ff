import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { keepShared, SHARE_ADDRESS } from '../offline/shared-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, put in by scripts/vite/service-worker.ts. */
declare const FILES_OF_BUILD: PrecacheEntry[];

const SHELL = '/index.html';
const CODE = 'longrun.code';

const code = new PrecacheController({ cacheName: CODE });
code.addToCacheList(FILES_OF_BUILD);

self.addEventListener('install', (event) => {
  event.waitUntil(code.install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => dropEarlierCode(event)));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === SHARE_ADDRESS) {
    event.respondWith(takeShared(event.request));
  }
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(codeOf(event.request));
  if (mode !== 'navigate' || !isScreen(pathname)) return;
  event.respondWith(shell(event.request));
  event.waitUntil(dropEarlierCode(event));
});

/** A trainer's page is not kept on a device: its address is a secret. */
function isScreen(pathname: string): boolean {
  return !/^\/(api|trainer)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

async function shell(request: Request): Promise<Response> {
  return (await code.matchPrecache(SHELL)) ?? fetch(request);
}

/** Names of code hold what is in it: whichever version asks gets its own. */
async function codeOf(request: Request): Promise<Response> {
  const cache = await caches.open(CODE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The import's own screen sends them, and opens their review. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  await keepShared(form.getAll('files').filter((part) => part instanceof File));
  return Response.redirect('/workouts?tab=files', 303);
}

/** A page of an earlier version may still ask for its code: that stays until no page is open. */
async function dropEarlierCode(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await code.activate(event);
}
