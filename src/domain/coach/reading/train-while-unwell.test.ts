import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

const UNWELL = [
  "I've a head cold, nothing on the chest.",
  'Woke up with a sore throat.',
  "I'm bunged up.",
  'Got a temperature since last night.',
  'My nose is blocked.',
  'I feel a cold coming on.',
  'Just tested positive for covid.',
  'Hamstring twinge yesterday.',
  'I was sick twice in the night.',
  'My Achilles is stiff.',
];
const ASKS = [
  'Can I still run tomorrow?',
  'ok to do the intervals on tuesday?',
  'what should i do today',
  'is it fine to do my long run on sunday?',
  'run or rest?',
  'Do I skip tomorrow?',
];
const intentOf = (asked: string) =>
  readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA).intent;

test.each(UNWELL.flatMap((unwell) => ASKS.map((asks) => `${unwell} ${asks}`)))(
  '“%s” is told no plan',
  (asked) => expect(intentOf(asked)).toBe('pain'),
);

test.each([
  ['what should I do tomorrow', 'plan'],
  ['I had a cold in October. How many km did I run this month?', 'amount'],
  ['how many runs did I do with a sore calf', 'amount'],
])('“%s” is told of %s', (asked, intent) => expect(intentOf(asked)).toBe(intent));
