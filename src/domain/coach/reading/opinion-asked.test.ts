import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { opinionAsked } from './opinion-asked.ts';
import { readConversation } from './read-conversation.ts';

/** Each asks whether the thing is worth it. */
const WAYS = [
  (thing: string) => `${thing} yes or no`,
  (thing: string) => `is ${thing} worth it`,
  (thing: string) => `thoughts on ${thing}?`,
  (thing: string) => `what do you think about ${thing} for someone like me`,
  (thing: string) => `opinion on ${thing}`,
  (thing: string) => `${thing}: good idea or not?`,
  (thing: string) => `pros and cons of ${thing}`,
  (thing: string) => `should I bother with ${thing}`,
  (thing: string) => `does ${thing} actually do anything`,
  (thing: string) => `my mate swears by ${thing}, is it any good`,
  (thing: string) => `tell me about ${thing}`,
];

const TOPIC_OF: Readonly<Record<string, string>> = {
  'foam rolling': 'foam rolling',
  'the sauna': 'foam rolling',
  'ice baths': 'foam rolling',
  massage: 'foam rolling',
  stretching: 'stretching',
  'compression socks': 'compression',
  'carbon shoes': 'carbon shoes',
  'trail running': 'trails and soft ground',
  'caffeine gels in training': 'caffeine',
  magnesium: 'magnesium',
  'beetroot juice': 'supplements',
  'double days': 'doubles',
  'walk breaks': 'walking breaks',
  'hill sprints': 'hill repeats',
  strides: 'strides',
  plyometrics: 'strength training',
  swimming: 'what the bike and the pool are for',
  'running with music': 'music',
  'fasted runs': 'before an early run',
  'running in the heat': 'heat',
  'a deload week': 'cutback week',
  alcohol: 'alcohol',
  parkrun: 'parkrun',
  'back to back long runs': 'two long runs in a row',
};

const ASKED = Object.entries(TOPIC_OF).flatMap(([thing, topic]) =>
  WAYS.map((way) => [way(thing), topic] as const),
);

test.each(ASKED)('“%s” is told of %s', (said, topic) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question).split(':')[0]).toMatch(new RegExp(`^about (?:${topic}|back to back)$`));
});

test.each([
  ['thoughts on my week', 'how it went · runs · this week'],
  ['what do you think of november', 'how it went · runs · in November 2026'],
  ["what do you make of yesterday's run", 'how it went · runs · yesterday'],
  ['thoughts on harbour?', 'races · Harbour Half Marathon'],
  ['what do you make of my last race', 'races · City 10 K'],
])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each(['should I run tomorrow yes or no', 'thoughts on 4 hours', 'do my intervals work'])(
  '“%s” is left as it is',
  (said) => {
    expect(opinionAsked(said)).toBe(said);
  },
);
