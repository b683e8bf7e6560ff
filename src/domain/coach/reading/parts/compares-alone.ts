/**
 * 'Do I run faster in the rain?', 'is my heart rate lower on Sundays?': what is named is held against
 * all others, which are not said.
 */
export function comparesAlone(text: string): boolean {
  return DIFFERS.test(text) && !NAMES_THE_OTHER.test(text);
}

const DIFFERS =
  /^(?:(?:and|so|but) )?(?:do|does|am|was|were|did|is|are|have|has) (?:i|my)\b.*\b(?:faster|quicker|slower|further|farther|longer|shorter|higher|lower|better|worse|harder|easier)\b/;

/** 'Getting faster' is held against what was before. */
const NAMES_THE_OTHER = /\b(?:than|vs|versus|or|usual|getting|become|becoming|too|average|how)\b/;
