import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { howRunWent } from './held-against-usual.ts';
import { readConversation } from './read-conversation.ts';

test.each([
  ['was my last run harder than usual', 'how was my last run?'],
  ["Was yesterday's run any slower than normal?", "how was yesterday's run?"],
  ['was yesterday slower than usual', 'how was my run yesterday?'],
  ['why was yesterday so slow', 'how was my run yesterday?'],
  ['why was I so slow on sunday', 'how was my run on sunday?'],
  ['why did my last run feel so hard', 'how was my last run?'],
  ["how does sunday's run compare with my other runs", "how was sunday's run?"],
  ['Did I overdo it in October?', 'how was October?'],
  ["how's november shaping up so far", 'how was november?'],
  ['sum up my summer in three sentences', 'how was my summer?'],
  ['give me an honest verdict on last week', 'how was last week?'],
])('“%s” asks “%s”', (said, plainly) => {
  expect(howRunWent(said)).toBe(plainly);
});

test.each([
  'was october slower than usual',
  'is my pace slower than usual',
  "how does sunday's run compare with last sunday's",
  "how does sunday's run compare with the others that distance",
  'why was the race so hard to enter',
])('“%s” is left as it is', (said) => {
  expect(howRunWent(said)).toBe(said);
});

test.each([
  ['was my last long run faster than usual', 'how the latest went · long runs'],
  ['why was yesterday so slow', 'how it went · runs · yesterday'],
  ['compare my two last long runs', 'pace of the latest against the one before · long runs'],
  ['how many km left to hit 55 this week', 'distance left to · 55 km · this week'],
  ['how many km until 55 this week', 'distance left to · 55 km · this week'],
  ['will I hit 50 this week', 'distance left to · 50 km · this week'],
  ['what went wrong in june', 'how it went · runs · in June 2026'],
  ['what was I doing a year ago', 'distance · runs · in November 2025'],
  ['have I been slacking this month', 'how it went · runs · this month'],
  ['weekday runs of 15k and up', 'list · runs · at least 15 km · on working days'],
  ['average pace of runs with headwind in the notes', 'average pace · runs · note says “headwind”'],
  ['easy runs with over ten minutes in zone 4', 'list · easy runs · over 10:00 in zone 4'],
  ['how long since I swam', 'latest · swims'],
  ['my quietest month', 'smallest month · runs'],
  ['how many days was I off in summer', 'rest days · from 1 June 2026 to 31 August 2026'],
  ['do I run better on weekends', 'compare pace · runs at weekends · against runs on working days'],
  ['spring marathon plan please', 'race plan · Spring Marathon'],
  ['was the 10k in september a pb', 'fastest · 10 km'],
  ['quickest 10k in training, not racing', 'fastest · outside races · 10 km'],
  ['I can only train 3 times next week', 'a week with so many runs'],
  ['runs where my heart rate went over 170', 'list · runs · maximum heart rate over 170'],
  ["what's my pace in zone 2", 'average pace · runs · mostly in zone 2'],
  ['how long did my last run take', 'time · runs · last 1'],
  ['when do I run the marathon', 'races · 42.2 km'],
  ['am I getting enough rest', 'overtraining'],
  ['do rides count for my fitness', 'about what counts for fitness'],
  ['which shoes did I race in', 'shoes'],
  ['pace of my last tempo', 'average pace · runs · note says “tempo” · last 1'],
  ['my last tempo', 'latest · workouts · note says “tempo”'],
  ['what is my heart rate at tempo', 'average heart rate · runs · note says “tempo”'],
  [
    'tempo pace now vs three months ago',
    'compare pace · runs · note says “tempo” · in the last 28 days · in August 2026',
  ],
  ['heart rate at 5:30 pace', 'average heart rate · runs · at about 5:30 /km'],
  ["what's my heart rate when I run 6:00/km", 'average heart rate · runs · at about 6:00 /km'],
  ['this month against the same month last year', 'compare · runs · this month · in November 2025'],
  ['most km in a day', 'most in a day · runs'],
  ['what is the most I have run in one day', 'most in a day · runs'],
  ['my slowest race', 'races'],
  ['races under 50 min', 'races · under 50:00'],
  ['10k races under 50 minutes', 'races · under 50:00 · 10 km'],
  ['did I ever race under 45', 'races · under 45:00 · in your whole log'],
  ['week vs week', 'compare · runs · this week · last week'],
  ['do I run faster on Sundays', 'compare pace · runs on Sundays · against runs not on Sundays'],
  [
    'is my heart rate lower on Tuesdays',
    'compare · runs on Tuesdays · against runs not on Tuesdays',
  ],
  [
    'do I run faster on runs under 8 km',
    'compare pace · runs under 8 km · against runs at least 8 km',
  ],
  [
    'do I run faster in the morning on runs over 10 km',
    'compare pace · runs in the morning · against runs at other times of the day · over 10 km',
  ],
  [
    'is my heart rate lower when I take gels',
    'compare · runs with gels · against runs without gels',
  ],
  [
    'am I slower when I am tired',
    'compare pace · runs with “tired” in the note · against runs without “tired” in the note',
  ],
  [
    'do I run faster in winter',
    'compare pace · runs · from 1 December 2025 to 28 February 2026 · in the 90 days before',
  ],
  ['effort of my slowest run', 'effort of the slowest · runs'],
  ['show me my heaviest weeks', 'biggest week · runs'],
  ['how many tempos did I do this year', 'distance · runs · note says “tempo” · this year'],
  ['how are my long runs going', 'trend · long runs'],
  ['how many times over 60k in a week', 'how many weeks · runs · over 60 km'],
  ['how many kilometres have I run so far this year', 'distance · runs · this year'],
  ['longest gap between runs', 'days in a row · runs'],
  ['what should I wear at the City 10', 'about clothes by temperature'],
  ['how often do I run before 7', 'how many · runs · started before 7:00'],
  ['how many km until 2000 by new year', 'distance left to · 2000 km · this year'],
  ['how long for 18k at 6 min pace', 'pace sum · 18 km · 6:00 /km'],
  ['how do zones work', 'about heart rate zone'],
  ['what is the difference between zone 2 and zone 3', 'about zone 2 or zone 3'],
  ['what goal should I set after the marathon', 'about a goal after a race'],
  ['what does effort 7 mean', 'about effort'],
  ['can I still reach 1:50 if I lose a week', 'about losing fitness'],
])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each([
  'was I faster than in training',
  'average race pace',
  'best hour ever',
  'flat runs over an hour',
  'which pair is the worst',
  'when did I last go over 50k in a week',
  'do gels upset my stomach according to my notes',
  'gels this year with and without caffeine',
  'did I spend more than 3 hours in zone 2 this week',
  'which shoes should I wear in October',
  'do I run faster on hills',
  'am I faster after a rest day',
  'how does my prediction change if I get ill',
  'does it matter if my shoes are new',
  "what's my highest distance",
  'how is my swim going',
  'longest run in the old shoes',
  'tell me about my tempo this week',
  'how much faster must I run each kilometre to beat my half by 2 minutes',
  'what was my best strength session',
  'how long is my average race',
  'what time does the City 10 start',
  "what's my highest zone 2 time",
  'weight by weekday',
])('“%s” is refused', (said) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).not.toEqual([]);
});

test('the same pace as ever is no word for what was spoken of', () => {
  const messages = ['how many km this week', 'is my heart rate dropping at the same pace'];
  const question = readConversation(messages, calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe('pace at the same heart rate');
});

/** What frames a question changes nothing of it. */
const FRAMES = [
  (asked: string) => `Hi! I'm quite new to running and I was wondering: ${asked}?`,
  (asked: string) => `${asked}? I'm asking because I have a race in three weeks`,
  (asked: string) => `Sorry if that is a stupid question but ${asked}?`,
  (asked: string) => `ok coach ${asked} thanks!!`,
  (asked: string) => `could you please tell me ${asked}`,
  (asked: string) => `I need to know ${asked}`,
  (asked: string) => `${asked}, if you don't mind me asking`,
];

const FRAMED = [
  'how far did I run last week',
  'longest run this year',
  'average pace of my easy runs in october',
  'what is a tempo run',
  'how do I stop getting blisters',
  'what should I eat before a long run',
  'how was my last run',
  'compare october and november',
  'how many runs over 15 km since september',
  'what are my zones',
  'how often do I run with the dog',
  'predict my marathon',
].flatMap((asked) => FRAMES.map((frame) => [frame(asked), asked] as const));

test.each(FRAMED)('“%s” is read as “%s”', (framed, asked) => {
  const read = (message: string) =>
    readConversation([message], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(read(framed).unplaced).toEqual([]);
  expect(shownAs(read(framed))).toBe(shownAs(read(asked)));
});
