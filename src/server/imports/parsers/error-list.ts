import type { ParseError } from './parsed-workout.ts';

const MOST_ERRORS = 500;

export type ErrorList = {
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
