import { createHash } from 'node:crypto';
import { learn } from './learn.ts';
import { learnSureness, readingsOf } from './learn-sureness.ts';
import { lessonsOf, readPhrase, wordsSaid } from './lessons.ts';
import { PHRASE_FILES, type Phrase, readPhrases } from './phrases.ts';

/** What the reader of questions keeps of what was learned. */
export type LearnedFile = {
  /** Of the phrases: changed ones ask for a new training. */
  phrases: string;
  intents: string[];
  step: number;
  weights: Record<string, string>;
  words: Record<string, string>;
  /** How sure a reading is: how many steps each of its features speaks for it. */
  sure: Record<string, number>;
  sureStep: number;
};

/** What is less than this many steps is left out. */
const LEAST_STEPS = 2;
const STEP = 0.25;
/** The first intent is 'A', the next 'B', and so on past the letters. */
const FIRST_INTENT = 65;

type PhraseFile = { file: string; phrases: readonly Phrase[] };

export function learnedFrom(files: readonly PhraseFile[]): LearnedFile {
  return {
    ...learnedOfIntents(files),
    ...learnSureness(readingsOf(files.map(({ file }) => file))),
  };
}

/** What is asked, and with which words; a reader that knows no more is as sure of one reading as of another. */
export function learnedOfIntents(files: readonly PhraseFile[]): LearnedFile {
  const read = files.map(({ file, phrases }) => ({ file, read: phrases.map(readPhrase) }));
  const { intents, weights } = learn(read.flatMap(({ file, read }) => lessonsOf(read, file)));
  const written: Record<string, string> = {};
  for (const [feature, own] of [...weights].sort(byName)) {
    const steps = [...own].flatMap((weight, at) => {
      const count = Math.round(weight / STEP);
      return Math.abs(count) < LEAST_STEPS
        ? []
        : [`${String.fromCharCode(FIRST_INTENT + at)}${count}`];
    });
    if (steps.length > 0) written[feature] = steps.join('');
  }
  const words: Record<string, string> = {};
  for (const [word, said] of [...wordsSaid(read.flatMap((each) => each.read))].sort(byName)) {
    const at = [...said].map((intent) => intents.indexOf(intent)).filter((nth) => nth >= 0);
    words[word] = at.sort((one, other) => one - other).join(' ');
  }
  return {
    phrases: hashOf(files),
    intents,
    step: STEP,
    weights: written,
    words,
    sure: {},
    sureStep: 1,
  };
}

export function hashOf(files: readonly { phrases: readonly Phrase[] }[]): string {
  const text = JSON.stringify(files.map(({ phrases }) => phrases));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function allPhrases(): { file: string; phrases: Phrase[] }[] {
  return PHRASE_FILES.map((file) => ({ file, phrases: readPhrases(file) }));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
