import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from '../reading/read-conversation.ts';
import { partsOf } from '../understood.ts';

const read = (asked: string) => readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);

test.each([
  ['Is 160 too high for an easy run at my age?', '160 bpm on an easy run'],
  ['my hr is always around 155 on easy runs is this bad', '155 bpm on an easy run'],
  ['is 150 bpm ok for long runs', '150 bpm on a long run'],
  ['heart rate of 172 on my tempo, is that too high?', '172 bpm on a tempo run'],
  ['Is a max heart rate of 188 normal for someone of 38?', 'a maximum of 188 bpm at 38'],
  ['is a resting heart rate of 52 any good', '52 bpm at rest'],
  ['is a cadence of 168 ok', '168 steps a minute'],
  ['Is 55 km a week enough for a sub 4 marathon?', '55.0 km a week for a marathon in 4:00:00'],
  ['is 45km/week enough for the harbour half?', '45.0 km a week'],
  ['is 30 miles a week enough for a half marathon', '48.3 km a week for a half marathon'],
  ['are 3 runs a week enough for a half marathon', '3 runs a week for a half marathon'],
  ['is running five days a week too much', '5 runs a week'],
  ['is 6:10 fast for me', '6:10 /km'],
  ['is 8:30 per mile slow', '5:17 /km'],
  ['is 5:00 a good tempo pace for me', '5:00 /km'],
  ['difference between threshold and half marathon pace', 'threshold and half marathon pace'],
  ['how much slower should my long run be than marathon pace', 'long run and marathon pace'],
  ['Is a 15 bpm gap between my easy and tempo heart rate enough?', '15 bpm between easy and tempo'],
])('“%s” names a figure to be judged: %s', (asked, words) => {
  const question = read(asked);
  expect(question.intent).toBe('judge');
  expect(question.unplaced).toEqual([]);
  expect(partsOf(question)[0]?.words).toBe(words);
});

test('a figure that bounds runs, or a time that is aimed at, is not to be judged', () => {
  for (const asked of [
    'how many runs over 10 km',
    'runs faster than 5:35',
    'did I run 45 km a week enough last year',
    'is 1:50 realistic for me',
    'is 1:50 too ambitious for the half',
    'how many easy runs with a heart rate over 160',
    'average heart rate of easy runs over 10 km',
    'are 2 gels enough for a half',
    'is 30 minutes enough today',
    'is 500 ml enough for 15 km',
    'are 7 hours of sleep enough',
  ]) {
    expect([asked, read(asked).namedFigure]).toEqual([asked, null]);
  }
});
