import { ORDINALS } from '../../../ordinals.ts';
import type { Times } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';

const NUMBERS = wordsOf('zero one two three four five six seven eight nine ten');
const NUMBER = `\\d{1,3}|${NUMBERS.slice(1).join('|')}`;
const SUPERLATIVE =
  'most|longest|shortest|fastest|quickest|slowest|hilliest|hardest|toughest|furthest|farthest|biggest|best|highest|smallest|lowest|worst';
const WORKOUTS = 'runs?|workouts?|sessions?|walks?|rides?|swims?|hikes?';

/** 10 of '10 km' counts no runs. */
const LENGTH_UNIT = '(?:km|k|kilomet\\w+|miles?|mi)\\b';

/** 'Two' and '2'; null for what is no number, and for none. */
export function countOf(word: string): number | null {
  const number = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word);
  return number > 0 ? number : null;
}

/** Of 'my last 5 runs', 'the 3 longest', 'the longest 3 runs'. */
export const LAST_FEW = new RegExp(
  `\\b(?:(?:over|in|of|for|on) )?(?:my |the )?(?:last|latest|past|recent|previous|first) (?<count>${NUMBER})(?! ?${LENGTH_UNIT})(?= (?:\\w+ ){0,2}(?:${WORKOUTS}|races)\\b)` +
    `|\\b(?:my |the )?(?:top )?(?<most>${NUMBER})(?= (?:${SUPERLATIVE}|most recent|latest)\\b)` +
    `|\\b(?<=(?:${SUPERLATIVE}) )(?<after>${NUMBER})(?! ?${LENGTH_UNIT})(?= (?:\\w+ ){0,1}(?:${WORKOUTS}|ones)\\b)` +
    `|\\btop (?<top>${NUMBER})(?= (?:weeks|months|years)\\b)`,
);

const RANKS = ORDINALS.slice(0, 10);

/** 2 of 'the second longest', '2nd fastest', 'second to last'. */
export const RANK = new RegExp(
  `\\b(?<rank>${RANKS.slice(1).join('|')}|\\d{1,2}(?:nd|rd|th))[ -](?:to )?(?=(?:${SUPERLATIVE}|last|latest)\\b)`,
);

export function rankOf(word: string): number | null {
  const at = RANKS.indexOf(word);
  return at > 0 ? at + 1 : countOf(word.replace(/\D+$/, ''));
}

/** 'More than 3 times', 'at least 4 runs', 'twice', of each week or month. */
export const TIMES_EACH = new RegExp(
  `\\b(?:with )?(?:(?<side>at least|more than|over|less than|fewer than|under|at most|exactly|only) )?(?:(?<number>${NUMBER})(?<more> or more)? (?:${WORKOUTS}|times|x)|(?<word>once|twice))\\b(?<later> or more)?`,
);

export function timesOf(groups: Record<string, string | undefined>): Times | null {
  const { side, number, word, more, later } = groups;
  const count = word ? (word === 'once' ? 1 : 2) : countOf(number ?? '');
  if (count === null) return null;
  const is = more || later ? 'atLeast' : (SIDES[side ?? ''] ?? 'open');
  return { is, count, words: `${SIDE_WORDS[is]}${count} times` };
}

const SIDES: Readonly<Record<string, Times['is']>> = {
  'at least': 'atLeast',
  'more than': 'above',
  over: 'above',
  'less than': 'below',
  'fewer than': 'below',
  under: 'below',
  'at most': 'atMost',
  exactly: 'exactly',
  only: 'exactly',
};

const SIDE_WORDS: Record<Times['is'], string> = {
  atLeast: 'at least ',
  above: 'more than ',
  below: 'fewer than ',
  atMost: 'at most ',
  exactly: 'exactly ',
  open: '',
};

/** Of one zone or several: '2', '4 and 5', '3 or higher'. */
export const ZONES_NAMED =
  /\b(?:zones? |(?:zones?|z)(?=[1-5]))(?<first>[1-5]|one|two|three|four|five)(?:(?: ?(?<to>to|through|-) ?| ?(?:and|or|\/|&|\+|plus) ?)(?:zone |z)?(?<last>[1-5]|one|two|three|four|five))?(?:(?: (?:and|or) (?<open>above|higher|up|over|harder|below|lower|under|easier)))?(?= |$)/;

export function zonesOf(groups: Record<string, string | undefined>): number[] | null {
  const first = countOf(groups.first ?? '');
  const last = countOf(groups.last ?? '');
  if (first === null) return null;
  if (groups.open) {
    const isUp = /^(?:above|higher|up|over|harder)$/.test(groups.open);
    return ALL_ZONES.filter((zone) => (isUp ? zone >= first : zone <= first));
  }
  if (last === null) return [first];
  return groups.to ? ALL_ZONES.filter((zone) => zone >= first && zone <= last) : [first, last];
}

const ALL_ZONES = [1, 2, 3, 4, 5];

/** 'Zone 4 and 5' */
export function zonesText(zones: readonly number[]): string {
  return `zone ${zones.join(' and ')}`;
}
