/** What is run in one go and is no longer than this is a repetition, not a run or a race. */
export const LONGEST_REP_M = 2500;
