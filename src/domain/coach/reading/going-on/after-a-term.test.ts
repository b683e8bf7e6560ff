import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

const read = (...messages: string[]): string => {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
};

const WORDS = [
  ['what is a fartlek', 'fartlek', 'runs · note says “fartlek”'],
  ["what's a tempo run", 'tempo', 'runs · note says “tempo”'],
  ['what are intervals', 'interval', 'interval runs'],
  ['what are strides', 'strides', 'runs · note says “strides”'],
] as const;

test('a session is told where one is wished for, and no workouts of that day', () => {
  const ways = [
    'give me one for Thursday',
    'can you give me an example',
    'what would one look like',
    'can you suggest a session',
    'example?',
  ];
  for (const [first, name] of WORDS) {
    for (const way of ways) {
      expect([first, way, read(first, way)]).toEqual([first, way, `about ${name}: how`]);
    }
  }
});

test('whether and how often it was done is told of those alone', () => {
  for (const [first, , those] of WORDS) {
    for (const way of ['do I do that', 'have I ever done one', 'do I do those on Sundays']) {
      expect([first, way, read(first, way)]).toEqual([first, way, expect.stringContaining(those)]);
    }
    const counted = read(first, 'how many have I done this year');
    expect([first, counted]).toEqual([first, `how many · ${those} · this year`]);
    expect(read(first, 'is that something for me')).toMatch(/^about .*: why$/);
  }
});

test('what is no training is done by no run', () => {
  expect(read('what is drift', 'do I have that on my long runs')).toMatch(/halves|half/);
  expect(read('what is a negative split', 'do I do that')).toBe('negative splits · runs');
  for (const way of [
    'how many have I done this year',
    'have I done one',
    'can I do one tomorrow',
  ]) {
    expect([way, read('what is VO2max', way)]).toEqual([way, 'refused']);
  }
});
