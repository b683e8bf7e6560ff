import type { Wordings } from './wording.ts';

const RETIRED =
  '(?:retired|binned|ditched|replaced|dropped|dumped|thrown (?:out|away)|threw (?:(?:them|it) )?(?:out|away)|chucked|stopped using|gave up|put away)';

/** A pair of shoes until it was put away, and notes by another name. */
export const SHOES_AND_NOTES: Wordings = [
  // Nothing was run in a pair after it was put away.
  [
    new RegExp(
      `(?<=\\b(?:pair|shoes|trainers|ones)\\b.*) (?:before|until|till|when) (?:i|they were|it was|they got)(?: finally)? ${RETIRED}(?: (?:them|it|the pair))?(?=[?.! ]*$)`,
      'g',
    ),
    '',
  ],
  [
    /\bin (?:the|my|a|any|its|their) (?:comments?|descriptions?)\b(?<=\b(?:runs?|workouts?|sessions?|ones|which|any|with)\b.*)/g,
    'in the notes',
  ],
  // 'Last time it says tired in my notes', 'when did my notes last mention a headache'
  [
    /^(?:when was )?(?:the )?last time (?:it|they|my notes?) (?:says?|said|mentions?|mentioned) (.+?) in (?:my|the) notes?(?=[?.! ]*$)/g,
    'when did i last write $1 in my notes',
  ],
  [
    /^when did (?:my|the) notes? last (?:say|mention|have|contain) (.+?)(?=[?.! ]*$)/g,
    'when did i last write $1 in my notes',
  ],
];
