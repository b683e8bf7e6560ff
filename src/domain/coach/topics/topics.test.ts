import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from '../reading/read-question.ts';
import { TOPICS } from './topics.ts';

const read = (asked: string) => readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);

test('each topic has a name of its own and a way to be asked for', () => {
  const names = TOPICS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const called = TOPICS.flatMap((topic) => topic.called ?? []);
  expect(new Set(called).size).toBe(called.length);
  expect(
    TOPICS.filter(({ called: by = [], asked = [] }) => by.length + asked.length === 0),
  ).toEqual([]);
});

test.each([
  ['How should I warm up for a 10 km race?', 'warm-up'],
  ['do I need to warm up before intervals?', 'warm-up'],
  ['Is it normal that my pulse goes up at the end of a long run?', 'drift'],
  ['cant sleep before races, will i run bad', 'sleep before a race'],
  ['Will my knees wear out from all this running?', 'knees'],
  ['difference between a fartlek and a tempo run', 'fartlek or tempo'],
  ['Explain lactate threshold in ordinary words', 'threshold'],
  ['what is a progression run', 'progression run'],
  ['gels with caffeine or without', 'caffeine'],
  ['negative split, should I do it in Harbour?', 'negative split'],
  ['is the treadmill easier than running outside', 'treadmill'],
  ['can i drink a beer after a run', 'alcohol'],
  ['Is it OK to walk during a marathon?', 'walking breaks'],
  ['how should i breathe while running', 'breathing'],
  ['pregnant, can i keep running', 'pregnancy'],
  ['is the 10% rule true', 'ten percent rule'],
])('“%s” asks what anybody is told of %s', (asked, topic) => {
  const question = read(asked);
  expect([question.intent, question.term ?? question.topic]).toEqual(['term', topic]);
});

test('what is asked of one’s own log is left to those who read it', () => {
  for (const asked of [
    'runs with a stitch',
    'how many runs on the treadmill',
    'am I faster on the treadmill than outside',
    'did I sleep badly before the City 10 K',
    'average cadence this month',
    'how many strength workouts did I do in October',
    'my long runs',
    'how much caffeine did I take this year',
    'runs in the rain',
    'which runs had a warm up',
    'is my training 80/20',
    'did I do strides last week',
  ]) {
    expect([asked, read(asked).topic]).toEqual([asked, null]);
  }
});
