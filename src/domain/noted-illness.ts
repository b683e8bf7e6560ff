import { addDays, type Day } from './calendar.ts';
import { daysAgoText } from './days-ago.ts';
import { NAMES_SOMEBODY_ELSE } from './other-people.ts';
import { isRun, type Sport } from './sports.ts';

/** An illness that a note tells of: where, when and by which word. */
export type NotedIllness = { id: number; date: Day; word: string };

/** How far back a note still tells of an illness that may not be over. */
export const ILL_DAYS = 14;
/** So many runs without a word of it, and it is over. */
const RUNS_SINCE_ILLNESS = 3;

export function illnessLately(
  workouts: readonly { id: number; date: Day; sport: Sport; illness?: string | null }[],
  today: Day,
): NotedIllness | null {
  const latest = workouts
    .filter(({ illness, date }) => illness && date > addDays(today, -ILL_DAYS))
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
  if (!latest?.illness) return null;
  const since = workouts.filter((each) => isRun(each) && each.date > latest.date);
  if (since.length >= RUNS_SINCE_ILLNESS) return null;
  return { id: latest.id, date: latest.date, word: latest.illness };
}

/** 'Your note of yesterday says “fever”' */
export function illnessText({ date, word }: NotedIllness, today: Day): string {
  return `Your note of ${daysAgoText(date, today)} says “${word}”`;
}

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
    if (NOT_SO.test(before) || NAMES_SOMEBODY_ELSE.test(before) || NO_ILLNESS.test(after)) continue;
    return word;
  }
  return null;
}

/** Said before it: that it is not so, or not of now. */
const NOT_SO =
  /\b(?:no|not|never|nothing|without|isn.t|wasn.t|n.t|avoid|home|sea|travel|car|worried)(?: \w{1,20}){0,2} ?$/;

/** 'Sick of this hill', 'sick pace', 'sick after the gel', 'flu jab', 'the cold morning' */
const NO_ILLNESS =
  /^ (?:of|pace|run|session|view\w*|tune|jab|shot|vaccin\w*|season|bag|prepared|advised|fitting|(?:after|from|at|on|during|in|towards?) (?:the|that|this|my|km|mile|\d))/;
