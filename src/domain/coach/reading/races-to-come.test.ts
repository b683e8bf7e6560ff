import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

test.each([
  // A race by its month or its day.
  ['how many gels for my april marathon', 'fuel · Spring Marathon'],
  ['what pace for the race in april', 'pacing · Spring Marathon'],
  ['what shoes for the half on december 13', 'shoes for the race · Harbour Half Marathon'],
  ['how many days until the race in april', 'races · Spring Marathon'],
  ['my race in april', 'races · Riverside Half'],
  ['my best half in april', 'fastest · 21.1 km · in April 2026'],
  // A result, and what it says of another length.
  ['what marathon does 1:52:42 point to', 'predict · 42.2 km · from 21.1 km in 1:52:42'],
  ['what marathon does my 10k point to', 'predict · 42.2 km · from 10 km'],
  ['half from 49:13', 'predict · 21.1 km · from 10 km in 49:13'],
  ['what could i run for 10k given 1:52:42', 'predict · 10 km · from 21.1 km in 1:52:42'],
  ['convert riverside to a marathon', 'predict · Riverside Half · 42.2 km · from 21.1 km'],
  ['does my 10k mean i can break 4 hours', 'predict · 42.2 km · from 10 km · in 4:00:00'],
  [
    'if i do 1:50 at harbour what about the marathon',
    'predict · 42.2 km · from 21.1 km in 1:50:00',
  ],
  // Whether a target can be reached.
  ['what are my chances of hitting my target at harbour', 'readiness · Harbour Half Marathon'],
  ['do i have a shot at my goal', 'readiness'],
  ['odds of sub 1:50 at harbour', 'predict · Harbour Half Marathon · in 1:50:00'],
  ['whats missing for the marathon', 'readiness · 42.2 km'],
  ['is harbour too soon', 'readiness · Harbour Half Marathon'],
  // What to do, and not what was done.
  ['do i have a run on wednesday', 'plan week · on 25 November 2026'],
  ['have i got intervals this weekend', 'plan week'],
  ['make today easier', 'plan today'],
  ['should i rest the day before', 'about day before a race'],
  ['tempo or intervals', 'about intervals or tempo'],
  ['running in the cold', 'about cold'],
  ['how do i run my first marathon', 'race plan · 42.2 km'],
  ['how easy is easy', 'training paces'],
  ['should i do a 30k before the marathon', 'about long runs before a race'],
  ['if i run 1:45 for a half what pace', 'pace sum · 21.1 km · in 1:45:00'],
])('“%s” is read as “%s”', (asked, shown) => {
  const question = readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(shown);
});
