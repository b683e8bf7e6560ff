import { deviceStore, SIGNED_IN } from './device-store.ts';

/** Where the phone's share sheet brings files: the worker takes them, a page sends them. */
export const SHARE_ADDRESS = '/share';

const SHARED = 'longrun.shared';
const NAME = 'x-file-name';
const OWNER = 'x-user-id';

/** Keeps what was shared, for whoever is signed in on this device, until their page has sent it. */
export async function keepShared(files: readonly File[]): Promise<void> {
  const cache = await caches.open(SHARED);
  const owner = await ownerNow().catch(() => NOBODY);
  for (const file of files) {
    const headers = {
      [NAME]: encodeURIComponent(file.name),
      [OWNER]: owner,
      'content-type': file.type,
    };
    await cache.put(`${SHARE_ADDRESS}/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
}

type SharedFiles = {
  own: File[];
  /** Shared while nobody was signed in here: whose they are only their owner can say. */
  ofNobody: File[];
};

/** What was shared and not yet sent, and is not another account's. */
export async function sharedFiles(userId: number): Promise<SharedFiles> {
  const responses = (await entries()).map(({ response }) => response);
  const filesOf = (owner: string) =>
    Promise.all(responses.filter((each) => ownerOf(each) === owner).map(fileOf));
  return { own: await filesOf(String(userId)), ofNobody: await filesOf(NOBODY) };
}

/** Those of an account, or of nobody; what is another's stays until that one signs in again. */
export async function forgetShared(of: number | 'nobody'): Promise<void> {
  const owner = of === 'nobody' ? NOBODY : String(of);
  for (const { response, remove } of await entries()) {
    if (ownerOf(response) === owner) await remove();
  }
}

const NOBODY = '';

async function ownerNow(): Promise<string> {
  const account = await (await deviceStore()).get('account', SIGNED_IN);
  return account ? String(account.userId) : NOBODY;
}

async function entries() {
  // There is none on an address without https.
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return [];
  const cache = await caches.open(SHARED);
  const found = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    return response ? [{ response, remove: () => cache.delete(request) }] : [];
  });
  return (await Promise.all(found)).flat();
}

function ownerOf(response: Response): string {
  return response.headers.get(OWNER) ?? NOBODY;
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(NAME) ?? 'shared');
  return new File([await response.blob()], name);
}
