import type { Bound, OwnWord } from '../../conditions.ts';
import { taken } from '../text/plain-text.ts';

/** 'Tagged race', 'titled progression', 'that felt bad'; of a note it is asked elsewhere. */
export function readOwnWords(text: string): { own: OwnWord[]; bounds: Bound[]; rest: string } {
  const own: OwnWord[] = [];
  const bounds: Bound[] = [];
  let rest = text;
  if (OF_NOTES.test(text)) return { own, bounds, rest };
  rest = rest.replace(FELT_EFFORT, (match: string, word: string) => {
    bounds.push(/easy|light|gentle/.test(word) ? EASY_EFFORT : HARD_EFFORT);
    return taken(match);
  });
  for (const { of, pattern } of OWN_WORDS) {
    rest = rest.replace(pattern, (...parts) => {
      const match: string = parts[0];
      const word: string = parts.at(-1).word;
      const values = of === 'feel' ? FELT.find(([felt]) => felt.test(word))?.[1] : [word];
      if (!values) return match;
      const words = {
        tag: `tagged ${word}`,
        title: `titled ${word}`,
        feel: `felt ${joinedByOr(values)}`,
      };
      own.push({ of, values, words: words[of] });
      return taken(match);
    });
  }
  return { own, bounds, rest };
}

const OF_NOTES = /\b(?:notes?|wrote|written|write|mention\w*|noted)\b/;

const OWN_WORDS: readonly { of: OwnWord['of']; pattern: RegExp }[] = [
  {
    of: 'tag',
    pattern:
      /\b(?:(?:that (?:are|were) |i )?tagged (?:as |with )?(?:an? )?|with (?:the |a )?tag (?:of )?)(?<word>[a-z0-9-]{2,30})\b/g,
  },
  {
    of: 'title',
    pattern:
      /\b(?<=\b(?:runs?|workouts?|sessions?|rides?|walks?|swims?) )(?:that (?:are|were) )?(?:titled|named|called|with (?:the )?title) (?<word>[a-z0-9]{3,30})\b/g,
  },
  {
    of: 'feel',
    pattern:
      /\b(?:(?:that|which|where i|when i|i) )?(?:have )?(?:felt|feeling|(?<=\bdid i )feel) (?:really |very |so |pretty |the )?(?<word>[a-z]+(?: or (?:good|weak))?)\b/g,
  },
];

/** 'That felt hard' is its effort, by what the athlete said of it. */
const FELT_EFFORT =
  /\b(?:(?:that|which|where i|when i) )?(?:have )?felt (?:really |very |so |pretty |too )?(hard|tough|difficult|brutal|easy|light|gentle)\b/;

const HARD_EFFORT: Bound = {
  ...{ of: 'effort', above: null, atLeast: 7, below: null, atMost: null },
  words: 'effort at least 7',
};

const EASY_EFFORT: Bound = {
  ...{ of: 'effort', above: null, atLeast: null, below: null, atMost: 4 },
  words: 'effort at most 4',
};

/** Of the five that a workout can have. */
const FELT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:best|strongest)$/, ['strong']],
  [/^(?:worst|weakest)$/, ['poor', 'weak']],
  [/^weak$/, ['weak']],
  [/^strong$/, ['strong']],
  [/^(?:normal|ok|okay|average|fine)$/, ['normal']],
  [
    /^(?:bad|poor|poor or weak|terrible|awful|horrible|rubbish|dreadful|rough|lousy)$/,
    ['poor', 'weak'],
  ],
  [
    /^(?:good|strong or good|great|brilliant|amazing|fantastic|super|wonderful)$/,
    ['strong', 'good'],
  ],
];

function joinedByOr(values: readonly string[]): string {
  return values.join(' or ');
}
