import { afterAll, vi } from 'vitest';

// What a file asked for and did not wait for is broken off at its end, and then missing to the next
// file in the same process.
afterAll(() => vi.dynamicImportSettled());
