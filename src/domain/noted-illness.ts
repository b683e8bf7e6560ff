/** What is an illness wherever it stands. */
const ILLNESSES = [
  ...['sick', 'ill', 'illness', 'flu', 'influenza', 'fever', 'feverish', 'covid', 'bronchitis'],
  ...['sinusitis', 'tonsillitis', 'antibiotics', 'sore throat', 'chest infection', 'stomach bug'],
  ...['food poisoning', 'head cold', 'grippe', 'krank', 'fieber', 'erkältet', 'erkältung'],
];
const ILLNESS = new RegExp(`(?<![\\p{L}-])(?:${ILLNESSES.join('|')})(?![\\p{L}-])`, 'u');

/** 'A cold', and not 'a cold wind' nor 'in the cold'. */
const A_COLD =
  /(?<=\b(?:a|my|bad|heavy|slight|nasty|(?:of|from|with|after|since|over) the|have|had|caught) )cold(?= *$| (?:and|but|so|since|for|is|was|again|still|gone|all|at)\b)/;

/**
 * The word of a note that says that the athlete is or was ill; null where none does. A cold morning, a
 * child with a fever and feeling sick after a gel are no illness of theirs.
 */
export function notedIllness(notes: string | null): string | null {
  if (!notes) return null;
  for (const clause of notes.toLowerCase().split(/[.,;:!?\n()]+/)) {
    const found = ILLNESS.exec(clause) ?? A_COLD.exec(clause);
    if (!found) continue;
    const [word] = found;
    const before = clause.slice(0, found.index);
    const after = clause.slice(found.index + word.length);
    if (NOT_SO.test(before) || OF_OTHERS.test(before) || NO_ILLNESS.test(after)) continue;
    return word;
  }
  return null;
}

/** Said before it: that it is not so, or not of now. */
const NOT_SO =
  /\b(?:no|not|never|nothing|without|isn.t|wasn.t|n.t|avoid|home|sea|travel|car|worried)(?: \w{1,20}){0,2} ?$/;

/** Somebody of whom it is said. */
const OF_OTHERS =
  /\b(?:he|she|they|kids?|son|daughter|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|dog|baby|child|children|brother|sister|friend|colleagues?|everyone|half the|his|her|their)\b/;

/** 'Sick of this hill', 'sick pace', 'sick after the gel', 'flu jab', 'the cold morning' */
const NO_ILLNESS =
  /^ (?:of|pace|run|session|view\w*|tune|jab|shot|vaccin\w*|season|bag|prepared|advised|fitting|(?:after|from|at|on|during|in|towards?) (?:the|that|this|my|km|mile|\d))/;
