import type { OwnModel } from '../../../contract/own-model.ts';
import type { AiConfig, OutsideModel } from '../../config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { BadKeyFile, type SecretKey } from '../../platform/sealed/key-file.ts';
import {
  keyIdOf,
  openWith,
  type Place,
  type Sealer,
  sealWith,
} from '../../platform/sealed/sealed.ts';
import {
  type AiKeyRow,
  deleteAiKey,
  findAiKey,
  findSealedAiKeys,
  putAiKey,
  resealAiKey,
} from './ai-keys.queries.ts';

export type OwnModels = {
  /** Null where this athlete has none, or none that can be asked. */
  find: (userId: number) => Promise<OutsideModel | null>;
  tell: (userId: number) => Promise<Pick<OwnModel, 'providers' | 'own'>>;
  save: (of: { userId: number; provider: string; model: string; key: string }) => Promise<void>;
  remove: (userId: number) => Promise<void>;
};

/** Models that athletes ask with keys of their own, at addresses that the operator listed. */
export function createOwnModels(deps: {
  db: Db;
  sealer: Sealer;
  offered: AiConfig['ownKeys'];
  nowMs: () => number;
}): OwnModels {
  const { db, sealer, offered, nowMs } = deps;
  const open = (userId: number, row: AiKeyRow): OutsideModel | null => {
    const provider = offered.find(({ name }) => name === row.provider);
    const key = openKey(sealer, row.keySealed, userId);
    if (!provider || key === null) return null;
    const { wire, baseUrl } = provider;
    return { wire, baseUrl, model: row.model, apiKey: key, isOwn: true };
  };
  return {
    find: async (userId) => {
      if (offered.length === 0) return null;
      const row = await findAiKey(db, userId);
      return row ? open(userId, row) : null;
    },
    tell: async (userId) => {
      const row = await findAiKey(db, userId);
      const { provider, model } = row ?? { provider: '', model: '' };
      return {
        providers: offered.map(({ name }) => name),
        own: row ? { provider, model, isUsable: open(userId, row) !== null } : null,
      };
    },
    save: async ({ userId, provider, model, key }) => {
      if (!offered.some(({ name }) => name === provider)) {
        const names = offered.map(({ name }) => name).join(', ');
        const message = names ? `Provider must be one of ${names}` : NO_OWN_KEYS;
        throw new AppError('validation', message, { issues: [{ path: 'provider', message }] });
      }
      const keySealed = sealKey(sealer, key, userId);
      await putAiKey(db, { userId, provider, model, keySealed, nowMs: nowMs() });
    },
    remove: (userId) => deleteAiKey(db, userId),
  };
}

/** For a rotation of keys: seals anew what another key than this one sealed. */
export async function resealAiKeys(of: {
  db: Db;
  key: SecretKey;
  before: readonly SecretKey[];
}): Promise<{ resealed: number; lost: number }> {
  const { db, key, before } = of;
  const counts = { resealed: 0, lost: 0 };
  for (const { userId, keySealed } of await findSealedAiKeys(db)) {
    if (keyIdOf(keySealed) === key.id) continue;
    const place = placeOf(userId);
    const opened = openWith({ keys: before, sealed: keySealed, place });
    if (opened.state !== 'open') {
      counts.lost += 1;
      continue;
    }
    const anew = sealWith({ key, text: opened.text, place });
    await resealAiKey(db, { userId, before: keySealed, keySealed: anew });
    counts.resealed += 1;
  }
  return counts;
}

const NO_OWN_KEYS = 'Own keys are not taken by this server; its operator decides that';

/** What a key is sealed to: moved to another athlete it does not open. */
function placeOf(userId: number): Place {
  return { service: 'ai', userId, column: 'key_sealed' };
}

function openKey(sealer: Sealer, sealed: string, userId: number): string | null {
  try {
    const key = sealer.open(sealed, placeOf(userId));
    return key.state === 'open' ? key.text : null;
  } catch (error) {
    if (error instanceof BadKeyFile) return null;
    throw error;
  }
}

function sealKey(sealer: Sealer, key: string, userId: number): string {
  try {
    return sealer.seal(key, placeOf(userId));
  } catch (error) {
    if (!(error instanceof BadKeyFile)) throw error;
    throw new AppError(
      'notConfigured',
      'This server has no key to seal yours with: it was not kept',
    );
  }
}
