/**
 * 'Do I run faster in the rain?', 'is my heart rate lower on Sundays?': what is named is held against
 * all others, which are not said.
 */
export function comparesAlone(text: string): boolean {
  const asked = text.replace(BY_HOW_MUCH, '');
  return DIFFERS.some((pattern) => pattern.test(asked)) && !NAMES_THE_OTHER.test(asked);
}

/** 'How much faster am I with gels' */
const BY_HOW_MUCH = /^how much (?=(?:faster|quicker|slower|further|longer|shorter|higher|lower)\b)/;

const MORE_OR_LESS =
  '(?:faster|quicker|slower|further|farther|longer|shorter|higher|lower|better|worse|harder|easier)';
const OF_ONES_OWN = '(?:do|does|am|was|were|did|is|are|have|has) (?:i|my|they)';

const DIFFERS: readonly RegExp[] = [
  new RegExp(`^(?:(?:and|so|but) )?${OF_ONES_OWN}\\b.*\\b${MORE_OR_LESS}\\b`),
  new RegExp(`^${MORE_OR_LESS} ${OF_ONES_OWN}\\b`),
  // 'On windy days am I slower', 'runs when I slept badly, was my heart rate higher'
  new RegExp(
    `^(?:(?:on|in|with|when|after)\\b|(?:my )?runs\\b).*\\b${OF_ONES_OWN}\\b.* ${MORE_OR_LESS}$`,
  ),
  new RegExp(
    `^(?:(?:on|in|with|when|after)\\b|(?:my )?runs\\b).*\\b${OF_ONES_OWN} ${MORE_OR_LESS}$`,
  ),
];

/** 'Getting faster' is held against what was before. */
const NAMES_THE_OTHER = /\b(?:than|vs|versus|or|usual|getting|become|becoming|too|average|how)\b/;
