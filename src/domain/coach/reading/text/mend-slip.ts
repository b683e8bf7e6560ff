import { USUAL_WORDS } from '../intent/word-groups.ts';
import { PLAIN_TALK } from '../left-over/plain-talk.ts';
import { NARROWING, SAYING_NOTHING } from '../left-over/words-of-questions.ts';
import { KNOWN_WORDS, OTHER_WORDS, wordsOf } from './known-words.ts';

/**
 * A word with one slip of the finger mended: a letter left out, changed or swapped with its neighbour, or letters
 * doubled otherwise. A word that is known or usual stays, as does one that two known words are near.
 */
export function mendSlip(word: string): string {
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) return word;
  const found = MENDED.get(word) ?? mended(word);
  if (MENDED.size < MOST_KEPT) MENDED.set(word, found);
  return found;
}

const LEAST_LETTERS = 5;
/** Words that were looked at once. */
const MENDED = new Map<string, string>();
const MOST_KEPT = 10_000;

function mended(word: string): string {
  if (KNOWN.has(word)) return word;
  const near = [...new Set(slipsOf(word).flatMap((slip) => BY_SLIP.get(slip) ?? []))];
  // 'Begining' and 'tommorow': what is doubled is mistaken most.
  const doubled = onlyOf(near.filter((each) => withoutDoubles(each) === withoutDoubles(word)));
  const nearest = near.filter((each) => isNear(word, each));
  const mayNarrow = nearest.some((each) => each !== doubled && NARROWING.has(each));
  if (doubled !== null && !mayNarrow) return doubled;
  return isFormOfKnown(word) ? word : (onlyOf(nearest) ?? word);
}

function onlyOf(words: readonly string[]): string | null {
  const [only, ...others] = words;
  return others.length === 0 ? (only ?? null) : null;
}

/** 'Lungs' of 'lung', 'layoff' of 'layoffs': one who writes a known word otherwise has not slipped. */
function isFormOfKnown(word: string): boolean {
  const stem = /^(?<stem>[a-z]{3,}?)(?:s|es|d|ed|ing|er|ers|ly|y)$/.exec(word)?.groups?.stem ?? '';
  const forms = [stem, `${stem}e`].filter((each) => each.length > 3);
  return [...forms, `${word}s`, `${word}d`, `${word}ed`].some((each) => KNOWN.has(each));
}

/**
 * Whether a letter is left out, is doubled, or two are swapped; in a longer word of those that questions are
 * asked with, one may be another. Few slip on the first letter.
 */
function isNear(word: string, known: string): boolean {
  if (known[0] !== word[0]) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const [rest, wanted] = [word.slice(at), known.slice(at)];
  const isLeftOut = rest === wanted.slice(1);
  const isSwapped =
    rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  const isAnother = rest.slice(1) === wanted.slice(1) && word.length >= LEAST_OF_ANOTHER;
  return isLeftOut || isSwapped || (isAnother && ASKED_WITH.has(known));
}

const LEAST_OF_ANOTHER = 7;

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/** The word, and what is left of it without one letter: two words that are one slip apart have one in common. */
function slipsOf(word: string): string[] {
  const shorter = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shorter, withoutDoubles(word)])];
}

/** Of the body, of shoes and of runs: no word of the papers. */
const OF_RUNNERS = wordsOf(`
achilles shins shin calf calves stitch cramping bonking bonked tummy kilos litres liters layoff hamstring quads
knackered wander wandered drift drifting tapering overcooked craic tweaked niggles physio podcast strava
garmin socks supper bakes froze staring lagging lugging mille carbo miler milers parkrun treadmill fartlek strides gels gel hydration cadence tempo threshold
`);

const ASKED_WITH: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...OTHER_WORDS,
  ...SAYING_NOTHING,
  ...NARROWING,
  ...OF_RUNNERS,
]);
const KNOWN: ReadonlySet<string> = new Set([...ASKED_WITH, ...PLAIN_TALK, ...USUAL_WORDS]);

const BY_SLIP = bySlip();

function bySlip(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of KNOWN) {
    if (word.length < LEAST_LETTERS - 1 || !/^[a-z]+$/.test(word)) continue;
    for (const slip of slipsOf(word)) {
      const words = found.get(slip);
      if (words) words.push(word);
      else found.set(slip, [word]);
    }
  }
  return found;
}
