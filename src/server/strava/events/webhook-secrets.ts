import { timingSafeEqual } from 'node:crypto';
import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';

const PATH = 'strava webhook path';
const QUESTION = 'strava webhook question';

/** The last part of the address that events are sent to: nobody else knows it. */
export function webhookSecret(sealer: Sealer): string {
  return first(sealer, PATH);
}

/** What Strava repeats when it asks whether the address wants its events. */
export function webhookQuestion(sealer: Sealer): string {
  return first(sealer, QUESTION);
}

/** Also by a key that no longer seals: the address was registered under it. */
export function isWebhookSecret(sealer: Sealer, text: string): boolean {
  return textsOf(sealer, PATH).some((secret) => isSame(secret, text));
}

export function isWebhookQuestion(sealer: Sealer, text: string): boolean {
  return textsOf(sealer, QUESTION).some((secret) => isSame(secret, text));
}

function first(sealer: Sealer, purpose: string): string {
  sealer.makeReady();
  const [text] = sealer.textsFor(purpose);
  if (!text) throw new Error('a key file was made and is empty');
  return text;
}

/** Without keys nothing was ever registered. */
function textsOf(sealer: Sealer, purpose: string): string[] {
  try {
    return sealer.textsFor(purpose);
  } catch (error) {
    if (error instanceof BadKeyFile) return [];
    throw error;
  }
}

function isSame(secret: string, text: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(text)];
  return a.length === b.length && timingSafeEqual(a, b);
}
