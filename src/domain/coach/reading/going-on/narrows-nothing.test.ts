import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../../period.ts';
import { wordsOf } from '../../understood.ts';
import { isUnread } from '../is-open.ts';
import { readConversation } from '../read-conversation.ts';
import { FIGURES_OF_WORKOUTS } from '../settling/refused.ts';

const read = (...said: string[]) => readConversation(said, calendarOn(ASKED_ON), RACES_OF_DANA);

/** What is told of no workouts, so that nothing of an answer can be narrowed to some of them. */
const TOLD = [
  'what could I run at Harbour',
  'am I ready for Harbour',
  'how many gels for Harbour',
  'splits for Harbour in 1:50',
  'plan for the Spring Marathon',
  'plan my next week',
  'what should I run tomorrow',
  'am I overtraining',
  'what is a tempo run',
  'should I stretch before a run',
  'what do I weigh',
  'when was I ill',
  'what are my personal bests',
];
const WAYS_TO_NARROW = [
  'only the long ones',
  'just the ones over 15 km',
  'without the treadmill',
  'not races',
  'and on the bike',
  'and per week',
  'on average',
  'and how many hours',
];
/** A time is told in hours anyway. */
const ASKED = TOLD.flatMap((told) => WAYS_TO_NARROW.map((way) => [told, way] as const)).filter(
  ([told, way]) => !(told.startsWith('what could I run') && way === 'and how many hours'),
);

test.each(ASKED)('after “%s”, “%s” tells neither some runs nor the same again', (told, way) => {
  const question = read(told, way);
  if (isUnread(question)) return;
  expect(FIGURES_OF_WORKOUTS).not.toContain(question.intent);
  expect(wordsOf(question)).not.toBe(wordsOf(read(told)));
});

const TO_COME = TOLD.slice(0, 8);
test.each(TO_COME.flatMap((told) => ['and in spring?', 'and august'].map((way) => [told, way])))(
  'after “%s”, “%s” is refused: nothing to come is narrowed by days that were',
  (told = '', way = '') => {
    expect(isUnread(read(told, way))).toBe(true);
  },
);

test('an answer that can be narrowed is', () => {
  expect(wordsOf(read('how many km last month', 'only the long ones'))).toBe(
    'distance · long runs · last month',
  );
  expect(wordsOf(read('how are my shoes', 'only the long ones'))).toBe('shoes · long runs');
  expect(wordsOf(read('am I getting faster', 'so far this month'))).toBe(
    'trend · runs · this month',
  );
  expect(read('how many gels for Harbour', 'and for a long run')).toMatchObject({
    race: null,
    intent: 'fuel',
  });
  expect(wordsOf(read('how did the City 10 K go', 'and in spring?'))).toMatch(
    /^races · from 1 March/,
  );
});
