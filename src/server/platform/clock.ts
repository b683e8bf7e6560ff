/** The only place that reads the time. */
export type Clock = { nowMs: () => number };

export const systemClock: Clock = { nowMs: () => Date.now() };
