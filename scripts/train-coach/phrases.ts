import { readFileSync } from 'node:fs';
import type { NamedShoe } from '../../src/domain/coach/conditions.ts';
import type { NamedRace } from '../../src/domain/coach/reading/parts/match-race.ts';
import {
  RACES_OF_DANA,
  RACES_OF_JONAS,
  SHOES_OF_DANA,
} from '../../testing/domain/questions-of-two-runners.ts';

/** A question as somebody typed it, and what was meant by it. */
export type Phrase = {
  /** Of two runners, whose races and shoes are known; '-' of nobody. */
  who: 'D' | 'J' | '-';
  asked: string;
  before?: string[];
  intent: string;
  measure?: string;
  extreme?: string;
  kind?: string;
  kind2?: string;
  days?: [string, string];
  days2?: [string, string];
  where?: string[];
  race?: string;
  race2?: string;
  distanceKm?: number;
  fromKm?: number;
  timeS?: number;
  paceSPerKm?: number;
  rank?: number;
  count?: number;
  zones?: number[];
  bpm?: number;
  weeks?: number;
  unit?: string;
  scope?: string;
  term?: string;
  inMiles?: boolean;
  /** No figure answers it: something in it cannot be told from a log. */
  refuse?: boolean;
};

/** `tables` are the phrases of the tests; each of the others was written by another hand. Nothing is learned of `kept-out`: it is scored alone. */
export const PHRASE_FILES = [
  'tables',
  'hand-1',
  'hand-2',
  'hand-3',
  'hand-4',
  'hand-5',
  'hand-6',
  'hand-7',
  'hand-8',
  'hand-9',
  'hand-10',
  'hand-11',
  'hand-12-log',
  'hand-13',
] as const;

export function readPhrases(file: (typeof PHRASE_FILES)[number]): Phrase[] {
  const text = readFileSync(new URL(`./phrases/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export function racesOf({ who }: Phrase): readonly NamedRace[] {
  return who === 'D' ? RACES_OF_DANA : who === 'J' ? RACES_OF_JONAS : [];
}

export function shoesOf({ who }: Phrase): readonly NamedShoe[] {
  return who === 'D' ? SHOES_OF_DANA : [];
}
