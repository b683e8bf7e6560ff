import type { Bound } from '../../../conditions.ts';

export type Side = 'above' | 'atLeast' | 'below' | 'atMost';

export const SIDES: readonly (readonly [RegExp, Side])[] = [
  [/^(?:at least|minimum(?: of)?|not less than|no less than|from)$/, 'atLeast'],
  [/^(?:at most|up to|no more than|not more than|no longer than|maximum(?: of)?)$/, 'atMost'],
  [
    /^(?:over|above|past|(?:more|longer|further|farther|bigger|greater|higher) than|beyond|exceeding)$/,
    'above',
  ],
  [/^(?:under|below|(?:less|shorter|fewer|smaller|lower) than|sub)$/, 'below'],
];

export const SIDE =
  '(?<side>at least|minimum(?: of)?|not less than|no less than|at most|up to|no more than|not more than|no longer than|maximum(?: of)?|over|above|past|more than|longer than|further than|farther than|bigger than|greater than|higher than|beyond|exceeding|under|below|less than|shorter than|smaller than|lower than|sub)';

export const HEART = '(?:heart rate|heartrate|hr|pulse|bpm)';

export const NUMBER = '\\d{1,3}(?:\\.\\d{1,3})?';

export type Groups = Record<string, string | undefined>;

export type BoundReader = {
  pattern: RegExp;
  read: (groups: Groups, match: string) => Bound | null;
};

export function sideOf(groups: Groups): Side | null {
  const { side } = groups;
  return SIDES.find(([pattern]) => side !== undefined && pattern.test(side))?.[1] ?? null;
}

export const SIDE_WORDS: Record<Side, string> = {
  above: 'over',
  atLeast: 'at least',
  below: 'under',
  atMost: 'at most',
};

export function boundOf(of: Bound['of'], side: Side, value: number, words: string): Bound {
  return {
    of,
    above: side === 'above' ? value : null,
    atLeast: side === 'atLeast' ? value : null,
    below: side === 'below' ? value : null,
    atMost: side === 'atMost' ? value : null,
    words: `${of === 'heartRate' ? 'heart rate ' : ''}${SIDE_WORDS[side]} ${words}`,
  };
}

/** 'Or more', 'or less', behind a figure. */
export function openSide(open: string): Side {
  return /more|longer|over|higher|above|up/.test(open) ? 'atLeast' : 'atMost';
}
