import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveFrom, readKeyFile, readOrMakeKeyFile, type SecretKey } from './key-file.ts';

/** Where a sealed text belongs: moved elsewhere it does not open. */
export type Place = { service: string; userId: number; column: string };

export type Opened =
  | { state: 'open'; text: string }
  /** It was sealed by a key that is not in the file. */
  | { state: 'keyMissing'; keyId: string }
  /** It was changed, or belongs elsewhere. */
  | { state: 'broken' };

export type Sealer = {
  /** Makes the key file where there is none; throws where it cannot be read or made. */
  seal: (text: string, place: Place) => string;
  open: (sealed: string, place: Place) => Opened;
  /** Makes sure that there is a key to seal with; throws BadKeyFile where there cannot be one. */
  makeReady: () => void;
  /** The id of the key that seals now; null where there is none yet. */
  sealingKeyId: () => string | null;
  /** An unguessable text of its own for a purpose and each key, the sealing one's first. */
  textsFor: (purpose: string) => string[];
};

const FORM = 'v1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM under keys from a file. The file is read anew each time: a key that was
 * added or dropped meanwhile counts in every process at once.
 */
export function createSealer(keyFile: string): Sealer {
  return {
    seal: (text, place) => {
      const [key] = readOrMakeKeyFile(keyFile);
      if (!key) throw new Error('a key file was made and is empty');
      return sealWith({ key, text, place });
    },
    open: (sealed, place) => openWith({ keys: readKeyFile(keyFile), sealed, place }),
    makeReady: () => void readOrMakeKeyFile(keyFile),
    sealingKeyId: () => readKeyFile(keyFile)[0]?.id ?? null,
    textsFor: (purpose) =>
      readKeyFile(keyFile).map((key) =>
        createHmac('sha256', deriveFrom(key, 'texts')).update(purpose).digest('base64url'),
      ),
  };
}

export function sealWith({ key, text, place }: { key: SecretKey; text: string; place: Place }) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveFrom(key, 'seal'), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(place, key.id));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [FORM, key.id, iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

export function openWith(input: {
  keys: readonly SecretKey[];
  sealed: string;
  place: Place;
}): Opened {
  const { keys, sealed, place } = input;
  const [form, keyId = '', iv = '', body = '', ...rest] = sealed.split('.');
  if (form !== FORM || rest.length > 0) return { state: 'broken' };
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return { state: 'keyMissing', keyId };
  try {
    const text = decipher({ key, iv, body, place });
    return { state: 'open', text };
  } catch {
    return { state: 'broken' };
  }
}

/** Which key sealed it. */
export function keyIdOf(sealed: string): string | null {
  const [form, keyId] = sealed.split('.');
  return form === FORM && keyId ? keyId : null;
}

function decipher(input: { key: SecretKey; iv: string; body: string; place: Place }): string {
  const { key, iv, body, place } = input;
  const bytes = Buffer.from(body, 'base64url');
  const at = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveFrom(key, 'seal'), Buffer.from(iv, 'base64url'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(place, key.id));
  decipher.setAuthTag(bytes.subarray(at));
  const opened = Buffer.concat([decipher.update(bytes.subarray(0, at)), decipher.final()]);
  return opened.toString('utf8');
}

/** As JSON, so that no two places can read alike. */
function boundTo({ service, userId, column }: Place, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([FORM, keyId, service, userId, column]));
}
