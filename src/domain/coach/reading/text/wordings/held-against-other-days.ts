import { MONTH_NAMES } from '../month-names.ts';
import type { Wordings } from './wording.ts';

const THEN = `(?:in |last )?(?:(?:the )?(?:spring|summer|autumn|winter)|${MONTH_NAMES})`;
const RUNS = '(?:easy runs|long runs|interval runs|intervals|runs|sunday runs)';
const FIGURE = '(?:cadence|heart ?rate|hr|pulse|pace)';

/** What is held against other days in ways that name one side alone. */
export const AGAINST_OTHER_DAYS: Wordings = [
  // 'Do I run slower on Sundays than the other days': all other days are meant anyway.
  [
    /^((?:do|am|is|are|did) .*\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days) than (?:on )?(?:the |any |all |all the )?(?:other|rest of the) (?:days?|week)(?: of the week)?(?=[?.! ]*$)/g,
    '$1',
  ],
  // 'How do my long runs compare with spring'
  [
    new RegExp(
      `^how (?:do|did|does) my (${RUNS}) (?:compare|stack up|measure up|hold up) (?:with|to|against) (?:(?:the ones|those) (?:in|from) )?(?=${THEN}[?.! ]*$)`,
      'g',
    ),
    'compare my $1 in the last 28 days vs ',
  ],
  // 'Do I run with a higher cadence than in January'
  [
    new RegExp(
      `^(?:do|am) i (?:run|running|have|having)(?: with)? an? (higher|lower|faster|slower|better) (?:average )?(${FIGURE}) than (?=${THEN}[?.! ]*$)`,
      'g',
    ),
    'is my $2 $1 than ',
  ],
];
