import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { isUnread } from './is-open.ts';
import { readQuestion } from './read-question.ts';

// Sessions that have a name of their own among runners: what the log knows by a kind, and what notes alone tell of.

const SESSIONS: readonly (readonly [said: string, meant: string])[] = [
  ['long runs', 'long runs'],
  ['intervals', 'interval runs'],
  ['strength sessions', 'strength workouts'],
  ['swims', 'swims'],
  ['bike rides', 'rides'],
  ['tempos', 'runs · note says “tempo”'],
  ['tempo runs', 'runs · note says “tempo”'],
  ['hills', 'runs · note says “hill”'],
  ['fartleks', 'runs · note says “fartlek”'],
  ['strides', 'runs · note says “stride”'],
  ['parkruns', 'runs · note says “parkrun”'],
  ['threshold runs', 'runs · note says “threshold”'],
];

const WAYS: readonly (readonly [way: string, meant: string, days?: string])[] = [
  ['number of … since september', 'how many', ' · since 1 September 2026'],
  ['how often do I do …', 'how many'],
  ['are my … getting any better', 'trend'],
  ['how are my … going', 'trend'],
  ["how's the trend of my …", 'trend'],
  ['how have my … changed this year', 'trend', ' · this year'],
  ['list my … since september', 'list', ' · since 1 September 2026'],
  ['show me my … from this year', 'list', ' · this year'],
  ['compare my … this month and last', 'compare', ' · this month · last month'],
];

test.each(
  SESSIONS.flatMap(([said, which]) =>
    WAYS.map(([way, asks, days = '']) => [way.replace('…', said), `${asks} · ${which}${days}`]),
  ),
)('“%s” asks %s', (asked, meant) => {
  const question = readQuestion(asked, calendarOn(ASKED_ON), null);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each([
  'are my hills getting any better',
  'how many hills this autumn',
  'when did I last run hills',
  'did I do hills last week',
  'my hills this month',
])('“%s” is no question about all runs', (asked) => {
  expect(readQuestion(asked, calendarOn(ASKED_ON), null).where.note).toBe('hill');
});

test.each([
  'longest of hills',
  'best hills ever',
  'do I run faster on hills',
  'when do I do rides',
  'when do I do easy runs',
])('“%s” is refused', (asked) => {
  expect(isUnread(readQuestion(asked, calendarOn(ASKED_ON), null))).toBe(true);
});

/** What is judged is the running as a whole, or a race. */
test.each(['enough swims lately?', 'am I swimming enough', 'too much cycling lately?'])(
  '“%s” is refused',
  (asked) => {
    expect(readQuestion(asked, calendarOn(ASKED_ON), null).unplaced).not.toEqual([]);
  },
);
