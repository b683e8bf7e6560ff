import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { howRunWent } from './held-against-usual.ts';
import { isUnread } from './is-open.ts';
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
  ['how many tempos did I do this year', 'how many · runs · note says “tempo” · this year'],
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
  [
    'am I faster after a rest day',
    'compare pace · runs the day after a rest day · against runs not the day after a rest day',
  ],
  [
    'is my heart rate lower the day after strength',
    'compare · runs the day after a strength workout · against runs not the day after a strength workout',
  ],
  [
    'heart rate the day after intervals',
    'average heart rate · runs · the day after an interval run',
  ],
  ['how many runs after a day off', 'how many · runs · the day after a rest day'],
  ['longest run the day after a long run', 'longest · runs · the day after a long run'],
  ['why am I slow after a rest day', 'about slow after a rest day'],
  ['my last rest day', 'last rest day'],
  ['when do I usually start my runs', 'when they start · runs'],
  ['what time of day do I run most', 'when they start · runs'],
  ['earliest start this year', 'when they start · runs · this year'],
  ['latest hour I ran on a long run', 'when they start · long runs'],
  ['what was my latest run', 'latest · runs'],
  ['pb 10k when where', 'fastest · 10 km'],
  ['weight at the riverside half', 'weight · on 19 April 2026'],
  ['what did I weigh at the City 10', 'weight · on 13 September 2026'],
  ['next key workout', 'the next one of the plan'],
  ['give me an interval session', 'the next one of the plan'],
  ['something easy for 45 minutes', 'plan today · 45:00'],
  ['suggest a 45 minute run', 'plan today · 45:00'],
  ['where was I fastest in the last race', 'splits · City 10 K'],
  ['in which km was I fastest yesterday', 'splits · runs · yesterday'],
  ['treadmill 5:30 in km/h', 'pace sum · 5:30 /km'],
  ['runs over 90 minutes without eating', 'list · runs · over 1:30:00 · without gels'],
  ['did I go too hard yesterday', 'how it went · runs · yesterday'],
  ['was my long run too fast', 'how the latest went · long runs'],
  ["was tuesday's session too hard", 'how it went · workouts · on Tuesday'],
  ["how was tuesday's session", 'how it went · workouts · on Tuesday'],
  ['just the headline for October please', 'how it went · runs · in October 2026'],
  ['why was july so low', 'why so few kilometres · in July 2026'],
  ['what did I do exactly a month ago', 'list · workouts · on 22 October 2026'],
  ['what did I do two weeks ago today', 'list · workouts · on 8 November 2026'],
  ['tell me about the last time I did hills', 'latest · runs · note says “hill”'],
  ['when did I last do strides', 'latest · runs · note says “stride”'],
  ['how many times was it icy', 'how many · runs · note says “icy”'],
  ['runs where I have drunk more than half a litre', 'list · runs · with over 500 ml to drink'],
  ['how do I come back after a week off', 'pain'],
  ['first weeks after a break', 'pain'],
  ['what would a 23:30 parkrun mean for my half time', 'predict · 21.1 km · from 5 km in 23:30'],
  ['how many weeks till marathon training starts', 'race plan · 42.2 km'],
  ['did I slow down at the end of my long run', 'first and second half of the latest · long runs'],
  [
    'cadence on my easy runs vs tempo',
    'compare · easy runs · against runs with “tempo” in the note',
  ],
  [
    'is my heart rate higher on tempo than on intervals',
    'compare · runs with “tempo” in the note · against interval runs',
  ],
  [
    'runs when I slept badly, was my heart rate higher',
    'compare · runs with “slept badly” in the note · against runs without “slept badly” in the note',
  ],
  [
    'on windy days am I slower',
    'compare pace · runs with “wind” in the note · against runs without “wind” in the note',
  ],
  [
    'how much faster am I with Priya',
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note',
  ],
  ['when should I take the caffeine gel', 'about caffeine'],
  ['should I eat before a 6am run', 'about before an early run'],
  ['warm up before a 10k?', 'about warm-up'],
  ['does strength training make you faster or just sore', 'about strength training: why'],
  ['what do people actually eat for breakfast before a race', 'what to eat beforehand'],
  ['why do I feel flat on a Monday, is it the long run', 'about tired after a run'],
  ['my period is due on race day, will it affect my time', 'about periods'],
  // A race by its day, and about when it is.
  ['taper for the 13th', 'taper · Harbour Half Marathon'],
  ['how many gels should I take on the 13th', 'fuel · Harbour Half Marathon'],
  ['what pace should I run on the 13th', 'pacing · Harbour Half Marathon'],
  ['is 1:50 realistic in three weeks', 'predict · Harbour Half Marathon · in 1:50:00'],
  ['Harbour in 3 weeks, is 1:50 still realistic?', 'predict · Harbour Half Marathon · in 1:50:00'],
  ['show me a taper for the next three weeks', 'taper · Harbour Half Marathon'],
  ['pace in the last 3 weeks', 'average pace · runs · in the last 3 weeks'],
  // Times with their seconds.
  ["ran 14.3 km in 1 h 21 min 40, what's that per km", 'pace sum · 14.3 km · in 1:21:40'],
  ['10 km in 52 min 30 s what pace', 'pace sum · 10 km · in 52:30'],
  // Now and then.
  ['easy pace now vs may', 'compare pace · easy runs · in the last 28 days · in May 2026'],
  ['cadence in june vs now', 'compare · runs · in June 2026 · in the last 28 days'],
  [
    'heart rate on easy runs now and 3 months ago',
    'compare · easy runs · in the last 28 days · in August 2026',
  ],
  ['runs over 10 km may against june', 'compare · runs · over 10 km · in May 2026 · in June 2026'],
  [
    'this week vs the same week last year',
    'compare · runs · in the week of 16 November 2025 · this week',
  ],
  ['this year against the same time last year', 'compare · runs · this year · last year'],
  // What is aimed at.
  ['will I make my target', 'readiness'],
  ['is my target realistic', 'readiness'],
  ['can I reach my goal weight', 'weight'],
  ['should I aim for 1:48', 'predict · in 1:48:00'],
  ['what should my target be for the spring marathon', 'predict · Spring Marathon'],
  ['what could I run for 5k today', 'predict · 5 km'],
  // The latest one, where none was told.
  ['was that long run too fast', 'how the latest went · long runs'],
  // What to work on, and how one rests.
  ['biggest weakness right now', 'analysis'],
  ['what would make me faster', 'analysis'],
  ['anything stand out in my training lately', 'analysis · in the last 28 days'],
  ['how is my recovery', 'overtraining'],
  // How a week is to be laid.
  ['make next week easier', 'plan next week · 20% less'],
  ['an easier next week please', 'plan next week · 20% less'],
  ['I want three runs next week', 'plan next week · 3 days a week'],
  ['plan next week with 40 km', 'plan next week · 40 km in all'],
  ['plan this week with 3 runs', 'plan week · 3 days a week'],
  ['make this week easier', 'plan week · 20% less'],
  // What is now.
  ["it's icy, what now", 'about ice and snow'],
  // How days went, in words of one's own.
  ['what was the best thing about last month', 'how it went · runs · last month'],
  ['haha be honest, how bad was october', 'how it went · runs · in October 2026'],
  ['how did my run go this morning', 'how it went · runs · today'],
  // Under four hours one runs a marathon.
  ['is 55k a week enough for sub 4', '55.0 km a week for a marathon in 4:00:00'],
  ['can I run 1:50 in three weeks', 'predict · Harbour Half Marathon · in 1:50:00'],
  ['how to breathe correct when running', 'about breathing'],
  // Today by its name.
  ['what is the plan for sunday', 'plan today'],
  ['what do I run on sunday', 'plan today'],
  ["what's on for monday", 'plan week · on 23 November 2026'],
  ["What's the longest I've gone without a day off?", 'days in a row · workouts'],
  [
    "what's the fastest I've done a kilometre in training, not in a race?",
    'fastest · outside races · 1 km',
  ],
  ['what did I write about the run on 14 november', 'note · workouts · on 14 November 2026'],
  [
    "What's the difference between my treadmill pace and outdoor pace",
    'compare pace · treadmill runs · against outdoor runs',
  ],
  ['what percentage of my runs are easy', 'share of all runs · easy runs'],
  ['how many hard sessions in october', 'how many · interval runs · in October 2026'],
  [
    'so like if i run 5 45 per k for the half what time do i finish',
    'pace sum · 21.1 km · 5:45 /km',
  ],
  ['Your plan says easy. My last easy run was at 5:35. Too quick?', '5:35 /km'],
  ['sd of easy pace', 'standard deviation of pace · easy runs'],
  ['how consistent is my easy pace', 'middle half of pace · easy runs'],
  ['what comes after the half, do I rest?', 'about after a race'],
  ['carb loading how many days', 'about carb loading'],
  [
    "My friend says you need to stretch before running. My physio says don't. Who's right?",
    'about stretching',
  ],
  ['iron levels and tiredness in women runners', 'about iron'],
  ['first time doing parkrun, what happens there, do i need to bring anything', 'about parkrun'],
  [
    'I want quit sometimes. The last weeks are hard and dark and I run alone. What would you do?',
    'about motivation',
  ],
  [
    "My mother passed away last week and I haven't felt like running. How do I ease back in?",
    'about grief',
  ],
  ['zone 2 feels like walking, am i doing it wrong', 'about slow in zone 2'],
  ['Have I made progress? Please be kind, I need some good news today.', 'trend · runs'],
  [
    'I am wanting to know how many kilometer I have make in the month of October.',
    'distance · runs · in October 2026',
  ],
  [
    'What was my pace in the City 10 K compared with Riverside?',
    'races · City 10 K · Riverside Half',
  ],
  ['how many km have the old shoes got', 'shoes'],
  ['Do I slow down at the end of my long runs?', 'negative splits · long runs'],
  ['am I fading towards the end of my long runs', 'negative splits · long runs'],
  ['Coffee before a race: how much and how long before?', 'about caffeine'],
  ['should i do strength on the same day as intervals', 'about gym beside running'],
  ['minus 5 and windy tomorrow, what do I put on', 'about clothes by temperature'],
  ['How long after a flu should one wait before doing hard sessions again?', 'pain'],
  ['I want know how much I must drink in the marathon, it is in april', 'fuel · Spring Marathon'],
  ['Should I breathe by nose or by mouth in frost?', 'about cold'],
  // What is soft or hard about a target, from either side.
  ['is my 3:59 goal too soft or too hard', 'predict · in 3:59:00'],
  ['is my marathon target too ambitious', 'readiness · 42.2 km'],
  ['is the target for harbour too easy', 'readiness · Harbour Half Marathon'],
  ['am I aiming too low', 'readiness'],
  ['what happens if I go out at 5:00 in the half', '5:00 /km'],
  // A pair lasts as far as it was run in; a record in training is of no race.
  ['fastest 5k inside a longer training run', 'fastest · outside races · 5 km'],
  [
    'first half of the year against the second',
    'compare · runs · from 1 January 2026 to 30 June 2026 · from 1 July 2026 to 31 December 2026',
  ],
  [
    'how do my easy runs now compare with the ones in april and may',
    'compare · easy runs · in the last 28 days · from 1 April 2026 to 31 May 2026',
  ],
  [
    'how did my summer look, june to august',
    'how it went · runs · from 1 June 2026 to 31 August 2026',
  ],
  ['half from my 10k in september', 'predict · 21.1 km · from 10 km · in September 2026'],
  [
    'how has my training been going since the City 10',
    'how it went · runs · since 13 September 2026',
  ],
  ['my long run last sunday felt awful, why?', 'how it went · long runs · last Sunday'],
  ['when can I run again after the half', 'about after a race'],
  ['when may I run again after harbour', 'about after a race'],
  ['what can I do for stronger knees', 'about strong knees and ankles'],
  ['how do I strengthen my ankles', 'about strong knees and ankles'],
  ['breakfast before a 10 am half marathon', 'what to eat beforehand · 21.1 km'],
  ['race starts at 10 am, when do I eat', 'what to eat beforehand'],
  ['plan next week with 5 runs and 2 strength sessions', 'plan next week · 5 days a week'],
  ['when do I start tapering for harbour', 'taper · Harbour Half Marathon'],
  ['give me my resting pulse, so my pulse at rest', 'resting heart rate'],
  ['threshold heart rate', 'threshold heart rate'],
  ['what should my longest run before the half be', 'about long runs before a race'],
  ['what should I do the day before the race', 'about day before a race'],
  ['5k split for a 1:50 half', 'pace sum · 21.1 km · in 1:50:00'],
  ['is my cadence improving', 'trend · runs'],
  ['is my average heart rate going down', 'trend · runs'],
  ['how long until I need new shoes', 'shoes'],
  ['how much do I lose per week', 'weight'],
  ['zones please', 'my zones'],
  ['what pace for long runs when training for the marathon', 'training paces'],
  ['what weekly mileage should I build up to for sub 4', 'about weekly distance for a race'],
  ['tell me honestly how my year has been', 'how it went · runs · this year'],
  ['splits for a 3:59 marathon in 5k chunks', 'pace sum · 42.2 km · in 3:59:00'],
  ['how is marathon prep shaping up so far', 'readiness · 42.2 km'],
  ['doing 6x800 on the track, how fast should they be', 'training paces · 6 times 800 m'],
  ['how long should my next longrun be', 'the next one of the plan'],
  ['what speed do I set on the treadmill for 5:30 pace', 'pace sum · 5:30 /km'],
  ['the run with lowest heart rate, excluding walks', 'lowest heart rate · runs'],
  ['my top 3 times over 10k', 'fastest · first 3 · 10 km'],
  ['what speed do I set on the treadmill for 5:30', 'pace sum · 5:30 /km'],
  ['did I manage 200 k in any month?', 'how many months · runs · over 200 km'],
  ['this weeks km compared to my average', 'compare · runs · this week'],
  [
    'how do my long runs compare with spring',
    'compare · long runs · in the last 28 days · from 1 March 2026 to 31 May 2026',
  ],
  [
    'do I run with a higher cadence than in january?',
    'compare · runs · in the last 28 days · in January 2026',
  ],
  ['how many runs in the rain did I note', 'how many · runs · note says “rain”'],
  ['zone 2 in beats please', 'my zones · zone 2'],
  ['my heart rate is higher than usual on easy runs, why', 'about high heart rate'],
  [
    'is strength training useful for runners or should I just run more',
    'about strength training: why',
  ],
  ['how do I pace the marathon by heart rate', 'about heart rate in a race'],
  ['whats on my race calender', 'races'],
  [
    'tempo pace june vs november',
    'compare pace · runs · note says “tempo” · in June 2026 · in November 2026',
  ],
  [
    'am I slower in the heat months than in autumn',
    'compare pace · runs · from 1 June 2026 to 31 August 2026 · from 1 September 2026 to 30 November 2026',
  ],
  ['fastest wednesday', 'fastest · runs · on Wednesdays'],
  ['pace needed to go under 48 min for 10k', 'pace sum · 10 km · in 48:00'],
  [
    'am I faster than at the start of the year',
    'compare pace · runs · in the last 28 days · in January 2026',
  ],
  ['I get out of breath on hills', 'about breathing'],
  ['out of breath after 2 minutes of running', 'about breathing'],
  ['weekly plan', 'plan week'],
  ['what are my paces', 'training paces'],
  ['how long till I reach 62 kilos', 'weight · 62 kg'],
  ['am I running my long runs too quick', 'time in zones · long runs'],
  ['missed two runs this week. make them up or leave it?', 'about missed training'],
  ['knackered. legs like concrete for 3 days. what now', 'tired legs'],
  ['give me three tips', 'analysis'],
  ['most km I ever did in one week', 'biggest week · runs'],
  ['biggest climb in a single run', 'most climbing · runs'],
  ['when did I last set a record', 'records'],
  ['when will I hit 62 at this rate', 'weight · 62 kg'],
  ['stitch every time I do tempo. why?', 'about stitch'],
  ["how did October go compared with what you'd expect", 'how it went · runs · in October 2026'],
  ['did I do ok on Tuesday? felt awful', 'how it went · runs · on Tuesday'],
  ['was my last easy run really easy', 'how the latest went · easy runs'],
  ['when did I get the flu', 'the latest break'],
  ['what pace for sub 4', 'pace sum · 42.2 km · in 4:00:00'],
  ['how many km per week for the marathon', 'about weekly distance for a race'],
  ['what after the half', 'about after a race'],
])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each([
  'next week harder please',
  'should I wear the old shoes for the long run or retire them',
  'how long have I had the racing shoes',
  'pre-race day: run or rest?',
  'coach hat on: would you add a fourth quality session or leave it alone',
  'bike instead of a run tomorrow',
  'intervals tuesday instead of wednesday',
  'show me the weeks to april',
  'was I faster than in training',
  'average race pace',
  'best hour ever',
  'flat runs over an hour',
  'which pair is the worst',
  'longest run on tired legs',
  'Have I practised fuelling enough for the marathon?',
  'should I race a parkrun three weeks before my half',
  'is the trend in my easy pace since July statistically meaningful',
  'when did I last go over 50k in a week',
  'do gels upset my stomach according to my notes',
  'gels this year with and without caffeine',
  'did I spend more than 3 hours in zone 2 this week',
  'which shoes should I wear in October',
  'do I run faster on hills',
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
  'am I slower the day after intervals than usual',
  'what did I weigh on race day',
  'runs by myself this year',
  'which pair do I feel best in',
  'distance, time and load of the last 10 days',
  'is Harbour flat',
  'which of my shoes gives the best pace at the same heart rate',
  "if I'd had a flat course in April what time would I have done",
  'look at my last three long runs, am I fading towards the end',
])('“%s” is refused', (said) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(isUnread(question)).toBe(true);
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

/** What stands in no log, a course or a start time, and what leaves open of which race it is. */
test.each([
  'is the harbour half course hilly',
  'how much faster than riverside do I need to be',
  'how do I pace harbour by feel',
  'what did I write after my run on the 15th',
  'how hilly is harbour',
  'when does the harbour half start',
  'what time does harbour start',
  'what is my 15k split for 1:50',
  'long runs for the marathon',
  'average km per run this month vs last',
  'biggest week in the marathon plan',
  'what if I feel bad at 5k in the half',
  'how do my first 4 weeks after the flu compare to the 4 before',
])('“%s” is refused', (asked) => {
  const question = readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.intent === 'unknown' || question.unplaced.length > 0).toBe(true);
});

/** What is out of breath by itself, or with anything graver beside it, is no matter of pace. */
test.each([
  'I am out of breath at rest',
  'suddenly out of breath while running, and my chest is tight',
  'out of breath on hills and dizzy',
])('“%s” is urgent', (asked) => {
  expect(readConversation([asked], calendarOn(ASKED_ON)).intent).toBe('urgent');
});

/** What is asked in passing, in few words. */
test.each([
  ['what today', 'plan today'],
  ['PB and PR same thing?', 'about pb'],
  ['what do you mean by steady', 'about easy or steady run'],
  ['warm up for a half', 'about warm-up'],
  ['do I need a rest week', 'about cutback week: why'],
  ['feeling flat this week, why?', 'overtraining · this week'],
  ['5:30 in min per mile', 'pace sum · 5:30 /km'],
  ['8:51 in min per km', 'pace sum · 8:51 /mile'],
  ['splits for 1:50', 'pacing · Harbour Half Marathon · in 1:50:00'],
  ['the run after Castle Hill, how was it', 'first · runs · since 28 June 2026'],
])('“%s” asks %s', (asked, meant) => {
  expect(shownAs(readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA))).toBe(meant);
});

/** 'Up on summer' holds now against then. */
test.each([
  'is my weekly mileage up on summer',
  'am I running more than in summer',
  'has my mileage gone down from summer',
])('“%s” compares', (asked) => {
  expect(shownAs(readConversation([asked], calendarOn(ASKED_ON)))).toMatch(
    /^compare · runs · in the last 28 days · from 1 June/,
  );
});
