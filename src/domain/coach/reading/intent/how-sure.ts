import type { Intent } from '../../question.ts';
import { type Guess, guessIntents } from './guess-intent.ts';
import type { Shown } from './intent-features.ts';
import learned from './learned.json' with { type: 'json' };
import { groupOf } from './word-groups.ts';

/** A question as it was read. */
export type Reading = {
  intent: Intent;
  shown: Shown;
  /** Which of the words no part was made of. */
  open: readonly number[];
};

/**
 * How likely a reading is right, by what became of readings of the phrases when their hand was left out:
 * how sure it is what is asked, and whether words like those that are left over, where they stand, have
 * narrowed a question ('in Berlin') or not ('swallowed').
 */
export function howSure(reading: Reading): number {
  const sum = surenessFeatures(reading).reduce(
    (before, [feature, value]) => before + (WEIGHTS.get(feature) ?? 0) * value,
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** What a reading shows of whether it is right. */
export function surenessFeatures(reading: Reading): [string, number][] {
  const { intent, shown, open } = reading;
  const { places } = shown;
  const guesses = guessIntents(shown);
  const found: [string, number][] = [
    ['always', 1],
    [`asks ${intent}`, 1],
    ['odds', oddsOf(intent, guesses)],
    ['lead', leadOf(guesses)],
    [guesses[0]?.intent === intent ? 'likeliest' : 'not likeliest', 1],
    [`words ${Math.min(6, Math.floor(places.length / 4))}`, 1],
    [`open ${Math.min(open.length, 5)}`, 1],
    ['open', open.length / 3],
  ];
  if (shown.isAfterAnother) found.push(['after another', 1]);
  if (open.length === 0) found.push([`nothing open ${intent}`, 1]);
  for (const at of open) {
    for (const feature of openWord(places, at, intent)) found.push([feature, 1]);
  }
  return found;
}

function openWord(places: readonly string[], at: number, intent: Intent): string[] {
  const word = places[at] ?? '';
  const before = places[at - 1] ?? '^';
  const lead = places[at - 2] ?? '^';
  const after = places[at + 1] ?? '$';
  const [own, last, next] = [groupOf(word), groupOf(before), groupOf(after)];
  const preposition = LEADS.test(before) ? before : LEADS.test(lead) ? `${lead} _` : '-';
  return [
    `word ${word}`,
    `ends ${word.slice(-2)}`,
    `ends ${word.slice(-3)}`,
    `before ${before}`,
    `before ${lead} ${before}`,
    `after ${after}`,
    `between ${before} ${after}`,
    `${intent} ${preposition}`,
    own ? `wide ${own.wide}` : 'no group',
    ...(own ? [`narrow ${own.narrow}`] : []),
    ...(last ? [`before wide ${last.wide}`] : []),
    ...(next ? [`after wide ${next.wide}`] : []),
    ...(own && last ? [`wide ${last.wide} ${own.wide}`] : []),
    at === 0 ? 'at the start' : at === places.length - 1 ? 'at the end' : 'within',
  ];
}

const LEADS =
  /^(?:in|on|at|with|for|by|near|since|before|after|during|without|than|to|from|of|when|while|if|because|until|over|under|around|through)$/;

function oddsOf(intent: Intent, guesses: readonly Guess[]): number {
  const odds = guesses.find((guess) => guess.intent === intent)?.odds ?? 0;
  return Math.log((odds + LEAST) / (1 - odds + LEAST)) / 2;
}

function leadOf([best, next]: readonly Guess[]): number {
  return Math.min(3, Math.log((best?.odds ?? 0) / ((next?.odds ?? 0) + LEAST) + LEAST) / 3);
}

const LEAST = 1e-3;

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(learned.sure).map(([feature, steps]) => [
    feature,
    Number(steps) * learned.sureStep,
  ]),
);
