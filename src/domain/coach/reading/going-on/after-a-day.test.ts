import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

const read = (...messages: string[]): string => {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
};

const OF_A_DAY = [
  ['what should I do today', 'today'],
  ['what should I run tomorrow', 'tomorrow'],
] as const;

const SAID: readonly (readonly [meant: string, ways: readonly string[]])[] = [
  [
    'plan DAY · 45:00',
    [
      "I don't have time for a long one",
      'not in the mood for a long run',
      'something shorter please',
      'a shorter option?',
    ],
  ],
  [
    'plan DAY',
    [
      'but I rested yesterday already',
      'yesterday was a rest day',
      "I've only got the treadmill",
      'can I do it on the treadmill',
      'can I skip it',
      'can I do intervals instead',
      'something harder please',
    ],
  ],
  ['plan DAY · 20% less', ["that's too long", 'too hard', 'bit too much for me']],
  ['plan DAY · 8 km', ['how about 8k easy', 'can I run 8 km instead']],
  ['tired legs', ['legs are heavy', 'what if I feel tired']],
  ['about strides: how', ['can I add some strides']],
  ['about morning or evening', ['can I do it in the evening']],
  ['what to eat beforehand', ['what should I eat before']],
];

test('what is said of the run of a day is told of that day', () => {
  for (const [first, day] of OF_A_DAY) {
    for (const [meant, ways] of SAID) {
      for (const way of ways) {
        const expected = meant.replace('DAY', day);
        expect([first, way, read(first, way)]).toEqual([first, way, expected]);
      }
    }
  }
});

test('a day that is impossible is taken out of its week', () => {
  expect(read('what should I run tomorrow', "I can't")).toMatch(/^plan week · not on /);
  const today = read('what should I do today', 'no time today');
  expect(read('what should I run tomorrow', 'no time today')).toBe(today);
});

test('what was is no wish, and a question is no complaint', () => {
  expect(read('what should I do today', 'how fast was I on the treadmill')).not.toMatch(/^plan/);
  expect(read('what should I do today', 'what about the long run')).not.toMatch(/45:00/);
  expect(read('what should I do today', 'too hard?')).toBe('refused');
});

test('a time or a length for one day of a week is of that day', () => {
  const ways = [
    'Thursday only 40 min',
    'I have only 40 minutes on Thursday',
    'and Thursday only before work, 40 min max',
    'on Thursday 40 minutes at most',
  ];
  for (const way of ways) {
    expect([way, read('plan next week', way)]).toEqual([
      way,
      expect.stringMatching(/^plan next week · 40:00 · on \d+ \w+ \d+$/),
    ]);
  }
  expect(read('plan next week', 'Thursday not more than 6 km')).toMatch(
    /^plan next week · 6 km · on /,
  );
  expect(read('plan next week', "how fast was Thursday's 6 km")).not.toMatch(/^plan/);
});
