import { FOOD_CLOTHES_WEATHER } from './food-clothes-weather.ts';
import { RACES } from './races.ts';
import { THE_BODY } from './the-body.ts';
import type { Topic } from './topic.ts';
import { TRAINING } from './training.ts';
import { WORDS_OF_RUNNING } from './words-of-running.ts';

/** In the order of a season. The first that is asked for is told. */
export const TOPICS: readonly Topic[] = [
  ...WORDS_OF_RUNNING,
  ...TRAINING,
  ...THE_BODY,
  ...FOOD_CLOTHES_WEATHER,
  ...RACES,
];

/** Words that must not be mended into others: 'beer' is no 'been'. */
export const WORDS_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ called = [], asked = [], beside = '' }) =>
    [...called, ...asked, beside].flatMap((words) => words.split(/[ |]/)),
  ),
);

export function topicNamed(name: string | null): Topic | null {
  return TOPICS.find((topic) => topic.name === name) ?? null;
}
