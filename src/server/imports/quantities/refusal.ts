/**
 * One workout of a file cannot be taken; its neighbours can. Never leaves this folder. Not an
 * Error: nobody reads its stack, and taking one costs more than reading a workout.
 */
class BadWorkout {
  readonly detail: string;

  constructor(detail: string) {
    this.detail = detail;
  }
}

export function refuse(detail: string): never {
  throw new BadWorkout(detail);
}

/** The value, or in its place the reason why it cannot be had. */
export function attempt<T>(read: () => T): { value: T } | { refusal: string } {
  try {
    return { value: read() };
  } catch (problem) {
    if (problem instanceof BadWorkout) return { refusal: problem.detail };
    throw problem;
  }
}
