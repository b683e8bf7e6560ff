import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from '../reading/read-conversation.ts';

const read = (asked: string) => readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);

test.each([
  ['easy runs too fast??', 'zones', 'easyEffort'],
  ['Do I go too hard on the days that are supposed to be gentle?', 'zones', 'easyEffort'],
  ['are my easy runs easy enough', 'zones', 'easyEffort'],
  ['upping my km too quick?', 'judge', 'ramp'],
  ['Am I building up too quickly?', 'judge', 'ramp'],
  ['need a rest day?', 'plan', 'restDay'],
  ['should i take tomorrow off', 'plan', 'restDay'],
  ['legs r dead today, skip it?', 'judge', 'tiredToday'],
  ['feeling knackered this week, still do my intervals?', 'judge', 'tiredToday'],
  ['I feel tired all the time, is it too much training?', 'overtraining', 'tiredLately'],
  ['I only have three days a week to run, what should I do on them?', 'judge', 'daysAWeek'],
  ['Do I need more speed work?', 'judge', 'speedWork'],
  ['Am I doing enough long runs for the marathon', 'judge', 'longRuns'],
  ['do i do enough strength?', 'judge', 'strength'],
  ['how long till i was back to full km', 'judge', 'backToLevel'],
  [
    'After the flu, how long did it take before my weekly distance was back at its former level?',
    'judge',
    'backToLevel',
  ],
  ['what did I do well since the flu', 'judge', 'sinceBreak'],
  ['Which shoes would be the sensible choice for the Harbour Half?', 'judge', 'raceShoes'],
  ['What should I do the week before the marathon?', 'judge', 'raceWeek'],
  ['Should the long run be dropped on the weekend before a half?', 'judge', 'longRunBeforeRace'],
] as const)('“%s” asks for a judgement', (asked, intent, judged) => {
  const question = read(asked);
  expect([question.intent, question.judged, question.unplaced]).toEqual([intent, judged, []]);
});

test('a figure, a list and what was are told by those who read the log', () => {
  for (const asked of [
    'how many easy runs this month',
    'how slow is slow enough on easy days',
    'average heart rate of my easy runs',
    'which shoes did I wear at the City 10 K',
    'how many km since the flu',
    'weeks with 4 runs this autumn',
    'what did I do the week before the City 10 K',
    'fatigue today',
    'longest run since the flu',
    'easy runs too fast with anna',
  ]) {
    expect([asked, read(asked).judged]).toEqual([asked, null]);
  }
});
