import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

const EVERYDAY_SEED = 20_261_122;
const seed = Number(process.env.PROPERTY_SEED ?? EVERYDAY_SEED);
if (!Number.isInteger(seed)) throw new Error('PROPERTY_SEED is a whole number');

// What has passed once passes again until the code changes: a build is no lottery. Other cases are
// drawn where somebody looks for them, with another PROPERTY_SEED.
fc.configureGlobal({ seed });

// What a file asked for and did not wait for is broken off at its end, and then missing to the next
// file in the same process.
afterAll(() => vi.dynamicImportSettled());
