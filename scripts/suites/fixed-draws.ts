import fc from 'fast-check';

const EVERYDAY_SEED = 20_261_122;
const seed = Number(process.env.PROPERTY_SEED ?? EVERYDAY_SEED);
if (!Number.isInteger(seed)) throw new Error('PROPERTY_SEED is a whole number');

// What has passed once passes again until the code changes: a build is no lottery. Other cases are
// drawn where somebody looks for them, with another PROPERTY_SEED.
fc.configureGlobal({ seed });
