/** Where the phone's share sheet brings files: the worker takes them, a page sends them. */
export const SHARE_ADDRESS = '/share';

const SHARED = 'longrun.shared';
const NAME = 'x-file-name';

/** Keeps what was shared until a page has sent it. */
export async function keepShared(files: readonly File[]): Promise<void> {
  const cache = await caches.open(SHARED);
  const before = (await cache.keys()).length;
  for (const [at, file] of files.entries()) {
    const headers = { [NAME]: encodeURIComponent(file.name), 'content-type': file.type };
    await cache.put(`${SHARE_ADDRESS}/${before + at}`, new Response(file, { headers }));
  }
}

/** What was shared and not yet sent; nothing where the browser shares nothing. */
export async function sharedFiles(): Promise<File[]> {
  // There is none on an address without https.
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return [];
  const cache = await caches.open(SHARED);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(kept.flatMap((response) => (response ? [fileOf(response)] : [])));
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED);
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(NAME) ?? 'shared');
  return new File([await response.blob()], name);
}
