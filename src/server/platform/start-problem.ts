/** Something that stops the start; its message is one sentence that says what to do. */
export class StartProblem extends Error {}
