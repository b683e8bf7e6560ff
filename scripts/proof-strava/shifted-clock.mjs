// Preloaded into an app process: its clock is ahead by PROOF_CLOCK_SHIFT_MS, so that whoever held a
// claim when it was killed is known to be dead without waiting for it.
const aheadMs = Number(process.env.PROOF_CLOCK_SHIFT_MS ?? 0);
const { now } = Date;
Date.now = () => now() + aheadMs;
