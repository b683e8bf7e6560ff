import type { Intent } from '../../question.ts';
import { featuresOf, type Shown } from './intent-features.ts';
import learned from './learned.json' with { type: 'json' };

export type Guess = { intent: Intent; odds: number };

/** What a message may ask by what was learned of the table of phrases, likeliest first. */
export function guessIntents(shown: Shown): readonly Guess[] {
  const guesses = GUESSED.get(shown.subject) ?? guessed(shown);
  GUESSED.set(shown.subject, guesses);
  return guesses;
}

/** A message is asked about more than once while it is read. */
const GUESSED = new WeakMap<Shown['subject'], readonly Guess[]>();

function guessed(shown: Shown): Guess[] {
  const known = featuresOf(shown).flatMap((feature) => {
    const weights = WEIGHTS.get(feature);
    return weights ? [weights] : [];
  });
  const scale = SCALE / Math.sqrt(known.length || 1);
  const scores = INTENTS.map((_, at) =>
    known.reduce((sum, weights) => sum + (weights[at] ?? 0) * scale, 0),
  );
  const most = Math.max(...scores);
  const exponents = scores.map((score) => Math.exp(score - most));
  const total = exponents.reduce((sum, each) => sum + each, 0);
  return INTENTS.map((intent, at) => ({ intent, odds: (exponents[at] ?? 0) / total })).sort(
    (one, other) => other.odds - one.odds,
  );
}

/** Whether phrases that ask this held the word. */
export function isSaidWith(word: string, intent: Intent): boolean {
  return WORDS.get(word)?.has(intent) === true;
}

/** Whether phrases of so many kinds of question held it that it changes none of them. */
export function isSaidAnywhere(word: string): boolean {
  return (WORDS.get(word)?.size ?? 0) >= SAID_ANYWHERE;
}

const SAID_ANYWHERE = 3;

const FIRST_INTENT = 'A'.charCodeAt(0);

const INTENTS = learned.intents as Intent[];
const SCALE = learned.step;

const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(learned.weights).map(([feature, written]) => [feature, weightsOf(written)]),
);

/** 'D12R-4': the 4th intent by 12 steps, the 18th by -4. */
function weightsOf(written: string): number[] {
  const weights: number[] = Array(INTENTS.length).fill(0);
  for (const [, letter = '', steps] of written.matchAll(/([A-z])(-?\d+)/g)) {
    weights[letter.charCodeAt(0) - FIRST_INTENT] = Number(steps);
  }
  return weights;
}

const WORDS: ReadonlyMap<string, ReadonlySet<Intent>> = new Map(
  Object.entries(learned.words).map(([word, seen]) => [
    word,
    new Set(seen.split(' ').flatMap((at) => INTENTS[Number(at)] ?? [])),
  ]),
);
