import type { ParseError } from './parsed-workout.ts';

/** The file as a whole cannot be taken. `message` is fixed text, `detail` says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly detail: string;

  constructor(message: UnreadableMessage, detail: string) {
    super(message);
    this.detail = detail;
  }
}

type UnreadableMessage = 'Invalid JSON format' | 'Unsupported JSON format' | 'Invalid data format';

/** Twenty years of three workouts a day are half of it. */
export const MOST_WORKOUTS = 50_000;

export function tooManyWorkouts(): UnreadableFile {
  return new UnreadableFile(
    'Invalid data format',
    `It holds more than ${MOST_WORKOUTS} entries. Export a shorter time, or cut the file in two.`,
  );
}

const MOST_ERRORS = 500;

type ErrorList = {
  add: (error: ParseError) => void;
  done: () => ParseError[];
};

/** Bounded: a file of a million zeros is a million errors, which nobody reads. */
export function errorList(): ErrorList {
  const errors: ParseError[] = [];
  let more = 0;
  return {
    add(error) {
      if (errors.length < MOST_ERRORS) errors.push(error);
      else more++;
    },
    done() {
      if (more === 0) return errors;
      const rest: ParseError = {
        place: 'file',
        message: 'Invalid data format',
        detail: `${more} more could not be read either.`,
      };
      return [...errors, rest];
    },
  };
}
