import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { waysToChange } from '../ways-to-change.ts';
import { readConversation } from './read-conversation.ts';

/** Kinds of question that had no answer for long: each becomes a typed one, shown in these words. */
test.each([
  // Gels and drinks say which runs are meant.
  ['runs with gels', 'list · runs · with gels'],
  ['how many long runs without gels this year', 'how many · long runs · without gels · this year'],
  ['longest run with no gels', 'longest · runs · without gels'],
  ['average pace of runs with more than one gel', 'average pace · runs · with over 1 gel'],
  ['runs with 2 gels over 15 km', 'list · runs · over 15 km · with 2 gels'],
  ['how many runs where I took gels', 'how many · runs · with gels'],
  ['show runs with drinks noted this year', 'list · runs · with drinks noted · this year'],
  ['long runs with nothing to drink', 'list · long runs · without drinks noted'],
  ['how many runs where i drank more than 300 ml', 'how many · runs · with over 300 ml to drink'],
  [
    'am I faster on runs with gels than without',
    'compare pace · runs with gels · against runs without gels',
  ],
  ['how many gels did I take on runs over 20 km', 'gels · runs · over 20 km'],
  ['whens the last time i had a caffeine gel', 'latest · runs · with caffeinated gels'],
  ['how many runs without caffeine', 'how many · runs · without caffeinated gels'],
  // Weather, company and what hurt are told by notes alone.
  [
    'rainy runs this autumn',
    'list · runs · note says “rain” · from 1 September 2026 to 30 November 2026',
  ],
  ['how many times did i go out in the rain', 'how many · runs · note says “rain”'],
  ['runs where my calf was moaning', 'list · runs · note says “calf”'],
  ['times ive run with priya', 'list · runs · note says “priya”'],
  ['runs by the river', 'list · runs · note says “river”'],
  [
    'was I slower in the rain',
    'compare pace · runs with “rain” in the note · against runs without “rain” in the note',
  ],
  [
    'were my sunday runs with priya slower than the sunday runs i did alone',
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note · on Sundays',
  ],
  // Of runs a bare time is a pace, and a rating an effort.
  ['sub 5:30 runs w hr under 150', 'list · runs · faster than 5:30 /km · heart rate under 150'],
  ['runs between 5:30 and 5:50', 'list · runs · 5:30 to 5:50 /km'],
  ['how fast am i at 140 bpm', 'average pace · runs · heart rate about 140'],
  ['runs harder than effort 7', 'list · runs · effort over 7'],
  ['effort 9 or 10 sessions', 'list · workouts · effort 9 or 10'],
  ['runs that felt hard', 'list · runs · effort at least 7'],
  [
    'is the average effort score of my long runs higher than that of my interval sessions',
    'compare · long runs · against interval runs',
  ],
  // What a line tells anyway may be asked for beside it.
  [
    'three slowest treadmill sessions, with their heart rates',
    'slowest · treadmill runs · first 3',
  ],
  [
    'my fastest 5 km effort of the year, with the date on which it fell',
    'fastest · 5 km · this year',
  ],
  ['hardest week', 'hardest week · runs'],
  ['how many of my runs are intervals', 'share of all runs · interval runs'],
  ['pace on treadmill vs outside', 'compare pace · treadmill runs · against outdoor runs'],
  ['do i run faster with gels', 'compare pace · runs with gels · against runs without gels'],
  ['most runs in a week', 'biggest week · runs'],
  ['how much of my running is on weekends', 'by day of the week · runs'],
  ['km in the last four complete weeks', 'distance · runs · in the last 4 full weeks'],
  ['did i do anything at the weekend', 'list · workouts · last weekend'],
  ['sunday v wednesday pace', 'compare pace · runs on Sundays · against runs on Wednesdays'],
  ['what was my week of 5 oct like', 'distance · runs · in the week of 4 October 2026'],
  ['rest of this week whats the plan', 'plan week'],
  ['negative split whats that', 'about negative split'],
  ['mean pace of easy runs, per month', 'by month · easy runs'],
  ['do i use gels often', 'how many · runs · with gels'],
  ['tempo runs in october', 'list · runs · note says “tempo” · in October 2026'],
  ['what pace for tempo runs', 'training paces'],
  ['most gels in one run', 'most gels · runs'],
  ['how often did i take a gel on long runs', 'how many · long runs · with gels'],
  ['how long was my last treadmill run', 'time · treadmill runs · last 1'],
  ['show my slowest runs in june', 'slowest · runs · in June 2026'],
  [
    'compare my easy pace now with 3 months ago',
    'compare pace · easy runs · in the last 28 days · in August 2026',
  ],
  // A word that the note must not hold.
  ['runs without "rain" in the notes', 'list · runs · note does not say “rain”'],
  ['runs whose note does not say knee', 'list · runs · note does not say “knee”'],
  [
    'how many runs this year that do not mention the knee',
    'how many · runs · note does not say “knee” · this year',
  ],
  ['long runs not mentioning podcast', 'list · long runs · note does not say “podcast”'],
  // How hard it was, and what it comes to.
  ['average effort of my runs this month', 'average effort · runs · this month'],
  ['mean rpe on intervals', 'average effort · interval runs'],
  ['what was my training load this week', 'training load · this week'],
  ['training load last month', 'training load · last month'],
  ['load today', 'training load · today'],
  ['average daily load this month', 'average training load · this month'],
  // Days of the plan laid otherwise, the next week, and little time.
  ['swap the hard day to Thursday', 'plan week · hard day on Thursday'],
  ["can't run Wednesday, what now", 'plan week · not on Wednesday'],
  ['plan for next week', 'plan next week'],
  ['what should I run next week', 'plan next week'],
  ['move my long run to saturday next week', 'plan next week · long run on Saturday'],
  ['i only have 40 minutes today', 'plan today · 40:00'],
  ["I've got half an hour, what should I do", 'plan today · 30:00'],
  // The halves of runs, sweat, and what to eat beforehand.
  ['how many of my runs were negative splits this year', 'negative splits · runs · this year'],
  ['did I negative split my last long run', 'negative splits · long runs · last 1'],
  ['was the second half faster than the first in my last run', 'negative splits · runs · last 1'],
  ['what is a negative split', 'about negative split'],
  ['how much do I sweat per hour', 'sweat'],
  ['how much weight do I lose on long runs', 'sweat'],
  ['how much weight did I lose this month', 'weight · this month'],
  ['what should I eat before a long run', 'what to eat beforehand'],
  ['breakfast before a marathon', 'what to eat beforehand · 42.2 km'],
  ['dinner the night before a marathon', 'what to eat beforehand · 42.2 km'],
  // Numbers and words as they are dictated, and what is to come.
  ['easy heart rate in september', 'average heart rate · easy runs · in September 2026'],
  [
    'how many km between the first of march and the fifteenth of april',
    'distance · runs · from 1 March 2026 to 15 April 2026',
  ],
  ['runs since the twenty-first of june', 'list · runs · since 21 June 2026'],
  ['my quickest ten kay', 'fastest · 10 km'],
  ['what did i way in june', 'weight · in June 2026'],
  ['how far in the last ten days counting today', 'distance · runs · in the last 10 days'],
  ['km left to 2000 this year', 'distance left to · 2000 km · this year'],
  ['biggest week ever in miles', 'biggest week · runs · in your whole log · in miles'],
  // Two distances at once.
  ['predict 5k and 10k', 'predict · 5 km · 10 km'],
  ['fastest 5k and 10k', 'fastest · 5 km · 10 km'],
  ['runs between 5 and 10 km this month', 'list · runs · 5 to 10 km · this month'],
  ['how many gels per long run', 'average gels · long runs'],
  ['training load this week vs last week', 'compare training load · this week · last week'],
  ['how easy is my running', 'time in zones · runs'],
  ['how hard was last week', 'time in zones · runs · last week'],
  ['how far did I run on wednesday', 'distance · runs · on Wednesday'],
  ['how many runs under 40 minutes', 'how many · runs · under 40:00'],
] as const)('“%s” is understood as %s', (asked, meant) => {
  const question = readConversation([asked], calendarOn(ASKED_ON));
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each([
  [['show my last 3 long runs', 'average pace of those'], 'average pace · long runs · last 3'],
  [
    ['show my last 3 long runs', 'average pace of those', 'total distance of those'],
    'distance · long runs · last 3',
  ],
  [
    ['plan for next week', 'move the long run to saturday'],
    'plan next week · long run on Saturday',
  ],
  [['training load in october', 'and in september?'], 'training load · in September 2026'],
  [['how many runs last week', 'hrs in total?'], 'time · runs · last week'],
  [
    ['runs over 15 km this year', 'which of them was the quickest'],
    'fastest · runs · over 15 km · this year',
  ],
  [['when did I last do intervals', 'how fast was I there'], 'pace of the latest · interval runs'],
  [['how many rest days last month', 'and when was the most recent one'], 'last rest day'],
  [['what did I run on 21 november', 'and the day before'], 'list · runs · on 20 November 2026'],
  [['biggest week this year', 'and the smallest'], 'smallest week · runs · this year'],
  [['longest run this year', 'and the shortest one?'], 'shortest · runs · this year'],
] as const)('%j goes on with what was spoken of', (messages, meant) => {
  const question = readConversation([...messages], calendarOn(ASKED_ON));
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test('which shoes a run was in is told of that run', () => {
  for (const next of ['which shoes was that in', 'what shoes was i wearing']) {
    const asked = ['longest run this year', next];
    const { ofWorkout, extreme, periods, unplaced } = readConversation(asked, calendarOn(ASKED_ON));
    expect([ofWorkout?.figure, extreme, periods[0]?.words, unplaced]).toEqual([
      'shoes',
      'longest',
      'this year',
      [],
    ]);
  }
});

test('a condition of gels or of a note is taken back by tapping it', () => {
  const question = readConversation(['long runs without gels this year'], calendarOn(ASKED_ON));
  const part = waysToChange(question, calendarOn(ASKED_ON)).find(
    ({ words }) => words === 'without gels',
  );
  expect(part?.without).toBe('List long runs this year');
  const days = waysToChange(question, calendarOn(ASKED_ON)).find(({ name }) => name === 'days');
  expect(days?.choices.map(({ question: next }) => next)).toContain(
    'List long runs without gels last month',
  );
});
