import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

const shown = (asked: string) =>
  shownAs(readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA));

const WAYS = [
  (time: string, of: string) =>
    `Have I ever gone under ${time} for ${of}, even inside a longer run?`,
  (time: string, of: string) => `have i ever broken ${time} for ${of}`,
  (time: string, of: string) => `ever gone under ${time} for ${of}`,
  (time: string, of: string) => `ever run ${of} under ${time}`,
  (time: string, of: string) => `did i ever go below ${time} over ${of}`,
  (time: string, of: string) => `sub ${time} ${of}, ever?`,
  (time: string, of: string) => `have i run a ${of} in under ${time} yet`,
];
const TIMES = [
  ['24', '5k', 'fastest · 5 km · in 24:00'],
  ['25 minutes', '5 km', 'fastest · 5 km · in 25:00'],
  ['49:30', '10k', 'fastest · 10 km · in 49:30'],
  ['1:50', 'half', 'fastest · 21.1 km · in 1:50:00'],
] as const;

test.each(TIMES.flatMap(([time, of, told]) => WAYS.map((way) => [way(time, of), told] as const)))(
  '“%s” is told by the fastest stretch',
  (asked, told) => expect(shown(asked)).toContain(told),
);

test.each([
  ['is my heart rate lower at the same pace compared to june?', 'pace at the same heart rate'],
  ['am I faster at the same heart rate than in summer', 'pace at the same heart rate'],
  ['was my last long run at the right pace', 'how the latest went · long runs'],
  ['did I run my easy run on friday easy enough', 'how it went · easy runs'],
  ['negative splits at the Harbour Half?', 'pacing · Harbour Half Marathon'],
  ['can I run twice today', 'about doubles'],
  ['how do I breathe when running uphill', 'about uphill'],
  ['should I eat less before the race', 'about weight loss'],
])('“%s” is read as %s', (asked, told) => expect(shown(asked)).toContain(told));

test.each(['is it going to rain at the harbour half', 'how hot will it be at the marathon'])(
  '“%s” is in no log',
  (asked) =>
    expect(readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA).intent).toBe('notInLog'),
);
