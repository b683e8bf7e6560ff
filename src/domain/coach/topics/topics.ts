import { ARRANGING_TRAINING } from './arranging-training.ts';
import { DIFFERENCES } from './differences.ts';
import { EATING_AND_DRINKING } from './eating-and-drinking.ts';
import { FIGURES_OF_RUNNERS } from './figures-of-runners.ts';
import { GEAR_AND_WEATHER } from './gear-and-weather.ts';
import { ILLNESS } from './illness.ts';
import { INJURIES } from './injuries.ts';
import { KINDS_OF_TRAINING } from './kinds-of-training.ts';
import { MIND } from './mind.ts';
import { RACE_DAY } from './race-day.ts';
import { RACES } from './races.ts';
import { THE_BODY } from './the-body.ts';
import type { Topic } from './topic.ts';
import { TRAINING } from './training.ts';
import { USING_LONGRUN } from './using-longrun.ts';
import { WOMEN } from './women.ts';
import { WORDS_OF_RUNNING } from './words-of-running.ts';

/** In the order of a season. The first that is asked for is told. */
export const TOPICS: readonly Topic[] = [
  ...KINDS_OF_TRAINING,
  ...WORDS_OF_RUNNING,
  ...DIFFERENCES,
  ...TRAINING,
  ...FIGURES_OF_RUNNERS,
  ...ARRANGING_TRAINING,
  ...THE_BODY,
  ...INJURIES,
  ...ILLNESS,
  ...WOMEN,
  ...EATING_AND_DRINKING,
  ...GEAR_AND_WEATHER,
  ...RACES,
  ...RACE_DAY,
  ...MIND,
  ...USING_LONGRUN,
];

/** Words that must not be mended into others: 'beer' is no 'been'. */
export const WORDS_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ called = [], asked = [], about = [], beside = '' }) =>
    [...called, ...asked, ...about, beside].flatMap((words) => words.split(/[ |_]/)),
  ),
);

export function topicNamed(name: string | null): Topic | null {
  return TOPICS.find((topic) => topic.name === name) ?? null;
}

/** What a doctor could have to judge is told as that. */
export function intentOfTopic(name: string): 'pain' | 'term' {
  return topicNamed(name)?.isOfHealth ? 'pain' : 'term';
}

/** 'About foam rolling', as it is shown above the answer. */
export function topicAskedByName(message: string): string | null {
  const named = /^about (?<name>[^?.!]+)/i.exec(message.trim())?.groups?.name?.trim().toLowerCase();
  return TOPICS.find(({ name }) => name.toLowerCase() === named)?.name ?? null;
}
