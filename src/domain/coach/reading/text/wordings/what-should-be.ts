import type { Wordings } from './wording.ts';

/** 'How fast is my easy pace supposed to be', 'what pace are easy runs meant to be' */
export const WHAT_SHOULD_BE: Wordings = [
  [/\b(?:is|are|am) ((?:\w+ ){1,4}?)(?:supposed|meant) to (?=[a-z])/g, 'should $1'],
];
