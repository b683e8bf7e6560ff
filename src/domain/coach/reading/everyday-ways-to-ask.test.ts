import { expect, test } from 'vitest';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from './is-open.ts';

function read(...messages: string[]): string {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
}

test.each([
  ['last time it says tired in my notes', 'latest · workouts · note says “tired”'],
  ['when did my notes last mention a hill', 'latest · workouts · note says “hill”'],
  ['is my stride rate going up', 'trend · runs'],
  ['is my turnover getting quicker', 'trend · runs'],
  ['when will my long run hit 30 km', 'refused'],
  ['when will I run 30 km', 'refused'],
  ['what is left to run this month', 'refused'],
  ['how many km do I still have to run this month', 'refused'],
  // A pace, where the time is asked for.
  ['if I run 5:40 for a full marathon what time is that', 'pace sum · 42.2 km · 5:40 /km'],
  ['5:30 in min per mile', 'pace sum · 5:30 /km'],
  ['8:45 in min/km', 'pace sum · 8:45 /mile'],
  ['5:20 in km/h', 'pace sum · 5:20 /km'],
  ['earliest run in my log?', 'first · runs · in your whole log'],
  ['oldest run in the log', 'first · runs · in your whole log'],
  ['what was the earliest I ran', 'when they start · runs'],
  ['what hr should my easy runs stay below', 'my zones'],
  ['what heart rate should I not exceed on easy runs', 'my zones'],
  ['how high may my heart rate go on easy days', 'my zones'],
  ['what week of the plan am I in', 'races · Harbour Half Marathon'],
  ['which week of my training am I in', 'races · Harbour Half Marathon'],
  ['how long will my blue shoes last', 'shoes · in Blue daily pair'],
  ['how many km did the grey shoes last', 'distance · runs · in Grey daily pair'],
  // The latest week with less, and no latest run.
  ['when was my last easier week', 'the last easier week'],
  ['last recovery week', 'the last easier week'],
  ['when did I last have a down week', 'the last easier week'],
  ['when should I take a recovery week', 'about cutback week'],
  ['my last easy run this week', 'latest · easy runs · this week'],
  // One length from one's own result over another.
  ['what would my half time translate to for 10k', 'predict · 10 km · from 21.1 km'],
  ['convert my half time to a marathon', 'predict · 42.2 km · from 21.1 km'],
  ['my 10k time as a half', 'predict · 21.1 km · from 10 km'],
  ['what marathon does my half time predict', 'predict · 42.2 km · from 21.1 km'],
  ['what is my half time', 'fastest · 21.1 km'],
  // So fast, and neither so long nor a sum.
  ['any runs at 5:13 or so', 'list · runs · at about 5:13 /km'],
  ['how many runs at around 5:15 per km', 'how many · runs · at about 5:15 /km'],
  ['runs at half marathon pace', 'refused'],
  ['average pace of my 10k runs', 'average pace · runs · about 10 km'],
  [
    'which easy runs were too fast this month?',
    'list · easy runs · with less than 75% in Zones 1 and 2 · this month',
  ],
  [
    'how many easy runs were too hard in october',
    'how many · easy runs · with less than 75% in Zones 1 and 2 · in October 2026',
  ],
  ['are my easy runs too fast', 'time in zones · easy runs'],
  // Two stretches of days.
  [
    'km before and after the City 10k',
    'compare · runs · since 13 September 2026 · in the 70 days before',
  ],
  [
    'compare my long runs now and before Riverside',
    'compare · long runs · in the last 28 days · in the 4 weeks before 19 April 2026',
  ],
  [
    'compare my training before Riverside with now',
    'compare · workouts · in the last 28 days · in the 4 weeks before 19 April 2026',
  ],
  [
    'am I doing more climbing now than in the lead up to Castle Hill',
    'compare · runs · in the last 28 days · in the 4 weeks before 28 June 2026',
  ],
  [
    "compare today's long run with the one on nov 8",
    'compare · long runs · today · on 8 November 2026',
  ],
  ["compare today's run with the one from last sunday", 'compare · runs · today · last Sunday'],
  // What was trained is judged, and not added up with the rides.
  [
    'how did my training block since the City 10k look?',
    'how it went · runs · since 13 September 2026',
  ],
  ['how was my training since Riverside', 'how it went · runs · since 19 April 2026'],
  // What is said to anybody, or judged.
  ['what pace for strides', 'about strides'],
  ['my pace on strides last week', 'refused'],
  ['how much fitness do I lose in two weeks off', 'about losing fitness'],
  ['is my heart rate ok on easy runs', 'time in zones · easy runs'],
  ['my watch shows a lactate threshold HR, what is mine?', 'threshold heart rate'],
  ["my average cadence this month vs what's good?", 'refused'],
  ["heart rate on easy runs vs what's normal", 'refused'],
  ['distance this month vs usual', 'compare · runs · this month'],
  ['only 30 minutes on friday', 'plan week · 30:00 · on 27 November 2026'],
])('“%s” is read as %s', (said, meant) => {
  expect(read(said)).toBe(meant);
});

test.each([
  [["what's on tomorrow", 'ok and the long run'], 'the next one of the plan'],
  [['what should I run tuesday', 'when is the long run'], 'the next one of the plan'],
  [
    ['marathon plan by week', 'when is the longest run', 'how long is it'],
    'race plan · Spring Marathon',
  ],
  [['do I need a down week', 'when was the last one'], 'the last easier week'],
  [
    ['do I need a down week', 'when was the last one', 'how much less should I run'],
    'about cutback week: how',
  ],
  [['easy runs too fast?', 'what heart rate'], 'my zones'],
  [['easy runs too fast?', 'how much slower should I go'], 'training paces'],
  [["what's a taper", 'how long for a half'], 'taper · 21.1 km'],
  [
    ['this month vs last month', 'and the month before that'],
    'compare · runs · last month · in September 2026',
  ],
  [['compare my training before Riverside with now', 'was I running more then'], 'refused'],
  [
    ['how many km on the racing pair', 'how long will the blue ones last'],
    'shoes · in Blue daily pair',
  ],
  [['easy pace?', 'and in miles', 'and for long runs'], 'average pace · long runs · in miles'],
])('%j ends with %s', (messages, meant) => {
  expect(read(...messages)).toBe(meant);
});

test.each([
  // A number that was done, a session to come, and the latest one.
  ['did I do strength twice this week?', 'how many · strength workouts · this week'],
  ['did I swim three times this month', 'how many · swims · this month'],
  ['how many bottles or ml today', 'drinks · runs · today'],
  ['do I take enough gels for a half?', 'fuel · 21.1 km'],
  ['am I taking enough gels on long runs', 'refused'],
  ['next tempo, what distance and pace', 'the next one of the plan'],
  ['next long run, distance and pace', 'the next one of the plan'],
  ['just got in, how was that', 'how the latest went · runs'],
  // A week that is laid otherwise.
  ['I want to run 5 days instead of 4', 'plan next week · 5 days a week'],
  ["Wednesdays don't work any more, where do I put the tempo", 'plan week · not on Wednesday'],
  ['can I do the marathon with only 4 runs a week?', '4 runs a week for a marathon'],
  ["what's the long run progression to the spring marathon?", 'race plan · Spring Marathon'],
  // A pace, and no time of six hours.
  ['is 5:50 still easy for me', '5:50 /km'],
  ['should my recovery runs be slower than 6:15?', '6:15 /km'],
  [
    'first half of the year or second half, when did I run more',
    'compare · runs · from 1 January 2026 to 30 June 2026 · from 1 July 2026 to 31 December 2026',
  ],
  ['riverside vs city, which was the better performance', 'races · Riverside Half · City 10 K'],
  ['how many runs in the rain according to my notes', 'how many · runs · note says “rain”'],
  ['runs with knee or calf in the note', 'refused'],
  ['can I break 1:50 on the 13th?', 'predict · Harbour Half Marathon · in 1:50:00'],
])('“%s” is read as %s', (said, meant) => {
  expect(read(said)).toBe(meant);
});

test.each([
  [['pace for a 24 min 5k', 'what would that be in km/h'], 'pace sum · 4:48 /km'],
  [['what is my weight', 'when was it lowest'], 'weight'],
  [['what should I run on wednesday', 'how fast', 'what if I skip it'], 'about missed training'],
  [['interval pace', 'how much rest between'], 'about rest between repetitions'],
  [['next race?', 'and after that one'], 'races · Spring Marathon'],
  [['should I run today', 'my legs are dead though', 'so just rest?'], 'tired legs'],
])('%j goes on to %s', (messages, meant) => {
  expect(read(...messages)).toBe(meant);
});
