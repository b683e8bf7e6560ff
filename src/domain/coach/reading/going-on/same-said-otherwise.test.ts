import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

// One thing that goes on from an answer, said in many ways, is read as one thing. None of it was learned from.

const read = (...messages: string[]): string => {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
};

const FOLLOWED: readonly (readonly [first: string, next: readonly string[]])[] = [
  ['plan next week', ['the long run on Saturday', 'and Thursday?', 'how far in total']],
  ['how far did I run last month', ['only long runs', 'how many hours', 'which was the longest']],
  [
    'longest run this year',
    ['what was my heart rate', 'which shoes', 'did I take gels', 'the second longest'],
  ],
  ['average heart rate on easy runs', ['and on long runs', 'compared with last year']],
  ['how did City 10K go', ['what did I note', 'and Riverside?']],
  ['what could I run at Harbour', ['and the marathon', 'how many gels']],
  ['what does threshold mean', ['what is mine']],
];

test('words that only keep a conversation going change nothing of what is asked', () => {
  const leads = ['alright, ', 'yeah ', 'cool and ', 'ok so ', 'well, ', 'nice one, ', 'lovely. '];
  const ends = [' by the way', ' roughly', ' though'];
  for (const [first, ways] of FOLLOWED) {
    for (const next of ways) {
      const meant = read(first, next);
      expect([first, next, meant]).not.toEqual([first, next, 'refused']);
      const bare = next.replace('?', '');
      const said = [...leads.map((lead) => lead + next), ...ends.map((end) => bare + end)];
      for (const each of said) {
        const now = read(first, each);
        expect([first, each, now === 'refused' ? meant : now]).toEqual([first, each, meant]);
      }
    }
  }
});

test('a bare “how often” counts what was told, whatever it was and however it was narrowed', () => {
  const told = [
    ['did I do any strength this month', 'strength workouts'],
    ['how many swims this year', 'swims'],
    ['when did I last swim', 'swims'],
    ['average pace of long runs in May', 'long runs'],
    ['list my treadmill runs', 'treadmill runs'],
    ['how many runs with Priya', 'runs · note says “priya”'],
    ['how many runs over 15 km this year', 'runs · over 15 km'],
  ] as const;
  const ways = ['how often in October', 'and how many in October?', 'how many times in October'];
  for (const [first, those] of told) {
    for (const way of ways) {
      const meant = `how many · ${those} · in October 2026`;
      expect([first, way, read(first, way)]).toEqual([first, way, meant]);
    }
  }
});

test('a bare “how much” or “how was it” of other days tells the same of them', () => {
  const told = [
    'how many swims this year',
    'how many gels in October',
    'average heart rate on easy runs',
    'how many runs with Priya',
    'what do I weigh',
    'how many rest days this month',
    'how many hours of cross training this year',
  ];
  for (const first of told) {
    const meant = read(first, 'and last month');
    for (const way of ['how much last month', 'and how was it last month']) {
      expect([first, way, read(first, way)]).toEqual([first, way, meant]);
    }
  }
  expect(read('how many gels in October', 'how many in May')).toBe('gels · runs · in May 2026');
  expect(read('how many rest days this month', 'how many in May')).toBe('rest days · in May 2026');
  // Of runs either tells how it was.
  expect(read('how far did I run this month', 'and how was it last month')).toMatch(
    /^(?:distance|how it went) · runs · last month$/,
  );
});

test.each([
  ['longest run this year', 'how many last month'],
  ['what do I weigh', 'how often in May'],
  ['time in zone 2 last month', 'how many in May'],
  ['compare October with November', 'how many last year'],
  ['how many rest days last month', 'and long runs?'],
])('after “%s” “%s” counts nothing', (first, next) => {
  expect(read(first, next)).toBe('refused');
});
