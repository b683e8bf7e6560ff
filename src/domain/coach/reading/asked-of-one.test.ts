import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

const read = (said: string) => readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);

/** What is asked of one workout, with how that is shown. */
const ASKED: readonly (readonly [asked: string, shown: RegExp])[] = [
  ['what did I drink', /^(?:what you took|drinks)/],
  ['what did I eat', /^what you took/],
  ['what did I take', /^what you took/],
  ['did I take gels', /^gels/],
  ['what did I wear', /^shoes/],
  ['which shoes did I wear', /^shoes/],
  ['what did I write', /^note/],
  ['any notes', /^note/],
  ['who was I with', /^note/],
  ['was it hot', /^weather/],
  ['how did I feel', /^how it felt/],
  ['what was my max heart rate', /^heart rate/],
  ['how many calories did I burn', /^calories/],
  ['cadence', /^cadence/],
  ['what zones was I in', /^time in zones/],
  ['did I slow down', /^first and second half/],
  ['how long was I out', /^(?:time|races)/],
];
const WORKOUTS: readonly (readonly [workout: string, shown: RegExp])[] = [
  ['on my last long run', /the latest · long runs|long runs · last 1/],
  ['on my longest run', /the longest · runs/],
  ['during my last treadmill run', /the latest · treadmill runs|treadmill runs · last 1/],
  ['on my first swim', /the first · swims/],
  ["on yesterday's run", /· yesterday/],
  ["on this morning's run", /· today/],
  ['on the run before last', /the latest · runs · number 2/],
  ["on sunday's long run", /the latest · long runs · on Sundays/],
  ['at Riverside', /Riverside Half/],
  ['in my last race', /City 10 K/],
  ['in the september race', /City 10 K/],
  ['at the half in april', /Riverside Half/],
];

test.each(
  ASKED.flatMap(([asked, figure]) =>
    WORKOUTS.map(([workout, which]) => [`${asked} ${workout}`, figure, which] as const),
  ),
)('“%s” is asked of that one', (said, figure, which) => {
  const question = read(said);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toMatch(figure);
  expect(shownAs(question)).toMatch(which);
});

test.each([
  ['what did I drink on my long runs in october', /^drinks|^list/],
  ['how did I feel since riverside', /^(?!how it felt · Riverside)/],
  ['how many gels did I take on my last 3 long runs', /^gels · long runs · last 3/],
  ['average heart rate on my easy runs last month', /^average heart rate/],
])('“%s” is asked of more than one', (said, shown) => {
  const question = read(said);
  if (question.unplaced.length === 0) expect(shownAs(question)).toMatch(shown);
  expect(question.intent).not.toBe('ofWorkout');
});

const BEFORE = [
  'how far did I run in october',
  'am I ready for harbour',
  'what is a tempo run',
  'plan next week',
  'how was last week',
  'predict my marathon',
  'what did I drink on my last long run',
];
const NAMED_LATER: readonly (readonly [said: string, shown: string])[] = [
  ['heart rate in the september race', 'heart rate · City 10 K'],
  ['what did I write after Riverside', 'note · Riverside Half'],
  ['make next week easier', 'plan next week · 20% less'],
];

test.each(
  BEFORE.flatMap((before) => NAMED_LATER.map(([said, shown]) => [before, said, shown] as const)),
)('after “%s”, “%s” is %s', (before, said, shown) => {
  const question = readConversation([before, said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(shown);
});

test('what was refused leaves none of its words in what is asked next', () => {
  const asked = 'what did I drink on my last long run';
  const refused = 'how does my cousin pace a race in Lisbon, should I taper';
  const question = readConversation([asked, refused, asked], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe('what you took of the latest · long runs');
});

/** Whether one run was easy, fast or good is told by what is usual, and never by all easy runs. */
const JUDGED = ['easy', 'too fast', 'hard', 'a good run', 'a good one', 'ok'];
const ONES: readonly (readonly [run: string, shown: string])[] = [
  ['my last run', 'how the latest went · runs'],
  ["sunday's long run", 'how the latest went · long runs · on Sundays'],
  ['last tuesdays intervals', 'how the latest went · interval runs · on Tuesdays'],
  ["yesterday's run", 'how it went · runs · yesterday'],
  ["this morning's run", 'how it went · runs · today'],
  ['the run on 15 november', 'how it went · runs · on 15 November 2026'],
  ['the run before last', 'how the latest went · runs · number 2'],
];

test.each(
  ONES.flatMap(([run, shown]) => JUDGED.map((word) => [`was ${run} ${word}`, shown] as const)),
)('“%s” asks %s', (said, shown) => {
  expect(read(said).unplaced).toEqual([]);
  expect(shownAs(read(said))).toBe(shown);
});
