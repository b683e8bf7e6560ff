/** How often an application that asked Strava for no more may read, of all its athletes together. */
export const USUAL_READS_A_DAY = 1000;
