/** What stands for what: from the first to the last, each in what the ones before it left. */
export type Wordings = readonly (readonly [RegExp, string])[];
