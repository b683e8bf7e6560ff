import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

function shown(asked: string): string {
  const question = readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);
  if (question.unplaced.length > 0 || question.unread !== null) return 'refused';
  return shownAs(question);
}

test.each([
  ['only got 40 min tomorrow at lunch, whats best', 'plan tomorrow · 40:00'],
  ['30 minutes before work tomorrow, what should i do', 'plan tomorrow · 30:00'],
  ['what should i run tomorrow at lunchtime', 'plan tomorrow'],
  ['Can someone tell me what aerobic decoupling means without a PhD', 'about drift'],
  ['somebody explain what cadence is', 'about cadence'],
  ["How long should next Sunday's long run be?", 'the next one of the plan'],
  ['how far should my long run be this sunday', 'the next one of the plan'],
  ['how long should sundays long run be', 'the next one of the plan'],
  ['how long should my long run be', 'the long runs'],
  ['Pace for 6 x 800 on Tuesday please', 'training paces · 6 times 800 m'],
  ['what pace for my tempo run on thursday', 'training paces'],
  ['My easy pace in minutes per mile?', 'training paces · in miles'],
  [
    'Is my easy pace getting quicker over the last months?',
    'trend · easy runs · in the last 3 months',
  ],
  ["What's a sensible pace for my Sunday long run these days?", 'training paces'],
  [
    "what's my marathon pace going to be if i want under 4 hours",
    'pace sum · 42.2 km · in 4:00:00',
  ],
  ['was last week any good or did i slack', 'how it went · runs · last week'],
  ['At the present rate when will I be at 62?', 'weight · 62 kg'],
  ['Is 152 bpm still Zone 2 for me or have I crept into 3?', 'my zones · 152 bpm'],
  ['is 150 zone 2 or 3', 'my zones · 150 bpm'],
  ['When did I last skip a whole week of running?', 'days in a row · runs · 7 in a row'],
  ['last time i had a week off', 'days in a row · runs · 7 in a row'],
  [
    'do i run more now than before july',
    'compare · runs · in the last 28 days · in the 4 weeks before',
  ],
  ['did i run more than 40k last week', 'distance · runs · last week'],
  ['do I need to run 20 miles before the marathon', 'about long runs before a race'],
  ['what did i do differently in october', 'refused'],
  ['Would switching my long run to Saturday do any harm?', 'about day of the long run'],
  ['Is lifting the day before intervals a daft idea?', 'about gym beside running'],
])('“%s” is understood as %s', (asked, told) =>
  expect(shown(asked).startsWith(told) ? told : shown(asked)).toBe(told),
);
