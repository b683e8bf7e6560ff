import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';

// How a conversation goes on from one run, or two, that were told; none of it was learned from.

/** 'A, then B': messages of one conversation. */
function expectRead(said: string, meant: string) {
  const question = talkOfDana(said.split(', then '));
  expect(question.unplaced).toEqual([]);
  // ' | ' stands between two that tell the same.
  expect(meant.split(' | ')).toContain(shownAs(question));
}

test.each([
  [
    'how did riverside go, then how much did I run the week after',
    'distance · runs · in the week after it',
  ],
  [
    'how did riverside go, then what did I do the week before',
    'list · workouts · in the week before it',
  ],
  [
    'how did riverside go, then how many km in the month before, then and the week after?',
    'distance · runs · in the week after it',
  ],
  [
    'longest run this year, then what did I do the day after',
    'list · workouts · on the day after it',
  ],
  ['longest run this year, then did I run the next day', 'distance · runs · on the day after it'],
  ['longest run this year, then how was the week after', 'distance · runs · in the week after it'],
  ['fastest 5k, then how many km that week', 'distance · runs · in that week'],
  [
    'fastest 5k, then what was my longest run in the month before',
    'longest · runs · in the month before it',
  ],
  ['fastest 5k, then how many gels that week', 'gels · runs · in that week'],
  [
    'fastest 10k, then time in zones the week before',
    'time in zones · runs · in the week before it',
  ],
  [
    'my last long run, then how many rest days in the two weeks after',
    'rest days · in the 2 weeks after it',
  ],
  ['did I run on 3 october, then ok the day after then', 'distance · runs · on 4 October 2026'],
  [
    'when was I ill in summer, then how much did I run the week after',
    'distance · runs · in the week after the break',
  ],
  [
    'when was I ill in summer, then and the two weeks before',
    'distance · runs · in the 2 weeks before the break',
  ],
])('days around it: “%s”', expectRead);

test.each([
  [
    'when did I last do intervals, then what were they',
    'what it was of the latest · interval runs',
  ],
  [
    'when did I last do intervals, then what was the session',
    'what it was of the latest · interval runs',
  ],
  [
    'when did I last do intervals, then what was the rest in between',
    'what it was of the latest · interval runs',
  ],
  ['when did I last do intervals, then how fast were they', 'laps of the latest · interval runs'],
  ['when did I last do intervals, then were the reps even', 'laps of the latest · interval runs'],
  [
    'when did I last do intervals, then how hard did it feel',
    'how it felt of the latest · interval runs',
  ],
  ['my last long run, then did I feel wrecked after', 'how it felt of the latest · long runs'],
  ['my last long run, then was it hotter that day', 'weather of the latest · long runs'],
  ['my last long run, then was it warmer than usual', 'weather of the latest · long runs'],
  ['my last long run, then was there a reason in the note', 'note of the latest · long runs'],
  ['my last long run, then who with', 'note of the latest · long runs'],
  [
    'highest heart rate ever, then what was I doing',
    'what it was of the highest heart rate · runs · in your whole log',
  ],
  ['how was the city 10k, then where did I lose time', 'splits · City 10 K'],
  [
    'how was riverside, then and my heart rate in the second half',
    'first and second half · Riverside Half',
  ],
  ['how was riverside, then did I take caffeine', 'gels · Riverside Half'],
  [
    'longest run in october, then did I take anything',
    'what you took of the longest · runs · in October 2026',
  ],
  [
    'my last interval session, then were the last reps slower',
    'laps of the latest · interval runs',
  ],
  [
    'longest run in october, then what zone was I in mostly',
    'time in zones of the longest · runs · in October 2026',
  ],
  ['did I do intervals last week, then what did I do', 'what it was · interval runs · last week'],
  ['how was the half in april, then where did I slow down', 'splits · Riverside Half'],
  ['my last long run, then what share in zone 2', 'time in zones of the latest · long runs'],
  [
    'last easy run, then hr?, then higher than the others?',
    'heart rate of the latest against usual · easy runs',
  ],
  [
    "yesterday's run, then the last km looks slow; was there a reason in the note",
    'note · runs · yesterday',
  ],
])('what of it: “%s”', expectRead);

test.each([
  [
    'longest run this year, then is that the one with the dog',
    'whether it was one of your workouts with “dog” in the note · runs · this year',
  ],
  [
    'longest run this year, then was that with Priya',
    'whether it was one of your workouts with “priya” in the note · runs · this year',
  ],
  [
    'longest run this year, then was it in the racing pair',
    'whether it was one of your workouts in Racing pair · runs · this year',
  ],
  [
    'longest run this year, then was that on the treadmill',
    'whether it was one of your treadmill runs · runs · this year',
  ],
  [
    'longest run this year, then was it over two hours',
    'whether it was one of your workouts over 2:00:00 · runs · this year',
  ],
  [
    'longest run this year, then was it in the rain',
    'whether it was one of your workouts with “rain” in the note · runs · this year',
  ],
])('whether it was so: “%s”', expectRead);

test.each([
  [
    'how was my last long run, then and the one before, then which was better',
    'which was better · long runs · number 2',
  ],
  ['my last two long runs, then which one was better', 'which was better · long runs'],
  [
    'compare my last two long runs, then so which was the better one',
    'which was better · long runs',
  ],
  ['show my last 2 runs, then which went worse', 'which was worse · runs'],
  ['my longest run, then my fastest run, then which was harder', 'which was harder · runs'],
  [
    'my last run, then the run before that, then which felt easier',
    'which was easier · runs · number 2',
  ],
  [
    'how was riverside, then and the city 10k, then which was the better race',
    'races · Riverside Half · City 10 K',
  ],
  [
    'how was riverside, then and what about the 10k in september, then which was the stronger race',
    'races · Riverside Half · City 10 K',
  ],
  [
    'compare riverside and the city 10k, then which was the stronger one',
    'races · Riverside Half · City 10 K',
  ],
  [
    'how fast was my last 10k, then and the one before, then which was faster',
    'which was faster · runs · number 2 · about 10 km',
  ],
  ['my last run, then the one before, then faster?', 'which was faster · runs · number 2'],
])('which of two: “%s”', expectRead);

test.each([
  ['fastest 1k, then have I been close since', 'how near to the fastest · 1 km · since then'],
  [
    'fastest 1k, then when was that, then have I come close since',
    'how near to the fastest · 1 km · since then',
  ],
  [
    'fastest 10k so far?, then have I been close since, then how close exactly',
    'how near to the fastest · 10 km · since then',
  ],
  ['fastest 5k, then anything close since', 'how near to the fastest · 5 km · since then'],
  [
    'longest run ever, then have I run that far since',
    'how near to the longest · runs · since then',
  ],
  [
    'which run had the most climbing, then anything nearly as hilly lately',
    'how near to the most climbing · runs · since then',
  ],
  [
    'fastest 10k so far?, then have I been close since, then which shoes did I have on',
    'shoes of the fastest · 10 km',
  ],
  [
    'longest run this year, then was it in the rain, then have I come close since',
    'how near to the longest · runs · since then',
  ],
])('how near to a record: “%s”', expectRead);

test.each([
  [
    'when was I ill in summer, then how long till I was back at 50 km',
    'weeks until the old kilometres were back · 50 km',
  ],
  [
    'when was I ill in summer, then when was I back at 40 km a week',
    'weeks until the old kilometres were back · 40 km',
  ],
  [
    'when was I ill in summer, then how many weeks until I ran 30 km again',
    'weeks until the old kilometres were back · 30 km',
  ],
  [
    'when was I ill in summer, then what did the first run back look like',
    'first · runs · since the break',
  ],
  [
    'when was I ill in summer, then how many days off in total',
    'the latest break · from 1 June 2026 to 31 August 2026',
  ],
])('after the break: “%s”', expectRead);

test.each([
  [
    'my calf is tight again, then how often did that happen this year',
    'how many · runs · note says “calf” · this year',
  ],
  [
    'my calf is tight again, then how many times have I noted that',
    'how many · runs · note says “calf”',
  ],
  ['my calf is tight again, then after which kind of run', 'list · runs · note says “calf”'],
  [
    'my calf is tight again, then how often this year, then after which kind of run',
    'list · runs · note says “calf” · this year',
  ],
  ['my calf is tight again, then is it mostly after long runs', 'list · runs · note says “calf”'],
  ['my calf is tight again, then when did I last have that', 'latest · runs · note says “calf”'],
  ['my achilles is sore, then when did it last hurt', 'latest · runs · note says “achilles”'],
  [
    'how often did I note my calf this year, then which side',
    'list · runs · note says “calf” · this year',
  ],
])('what hurt, by the notes: “%s”', expectRead);

test.each([
  [
    'are my easy runs too fast, then which ones were too fast',
    'list · easy runs · with less than 75% in Zones 1 and 2 · in the last 28 days',
  ],
  [
    'how easy are my easy runs, then show me the ones that were too fast',
    'list · easy runs · with less than 75% in Zones 1 and 2 · in the last 28 days',
  ],
  [
    'easy runs in october, then how many were too hard',
    'how many · easy runs · with less than 75% in Zones 1 and 2 · in October 2026',
  ],
  ['best month this year, then why was it good', 'compare · runs · in that month'],
  ['best month this year, then why was that my best month', 'compare · runs · in that month'],
  [
    'do I run better in the morning or evening, then ok what about weekends',
    'compare pace · runs at weekends · against runs on working days',
  ],
  [
    'am I slower in the rain, then what about wind',
    'compare pace · runs with “wind” in the note · against runs without “wind” in the note',
  ],
  [
    'compare this week with last week, then and in time rather than distance',
    'compare · runs · this week · last week',
  ],
  ['what is my cadence, then what is it at tempo', 'average cadence · runs · note says “tempo”'],
  [
    'average heart rate on easy runs, then and at tempo',
    'average heart rate · runs · note says “tempo”',
  ],
  [
    'average heart rate on easy runs in march, then and now',
    'average heart rate · easy runs · in the last 28 days',
  ],
  ['is my easy pace getting better, then at the same heart rate?', 'pace at the same heart rate'],
  [
    'how many km in october, then and the same month last year',
    'distance · runs · in October 2025',
  ],
  [
    'how many km in october, then compared to the same month last year',
    'compare · runs · in October 2026 · in October 2025',
  ],
  ['how many rides this year, then do they count for my fitness', 'about what counts for fitness'],
  ['how many rest days in november, then am I resting enough', 'overtraining'],
  ['longest streak of days running, then when did it end', 'days in a row · runs'],
  [
    'highest heart rate ever, then next highest then',
    'highest heart rate · runs · number 2 · in your whole log',
  ],
  [
    'how did my long run last sunday go?, then what about the one the week before',
    'how the latest went · long runs · in the week before it',
  ],
  [
    'how did my long run last sunday go?, then what about the one the week before, then which of the two felt easier',
    'which was easier · long runs · in the week before it',
  ],
  ["yesterday's run, then last sunday's run", 'latest · runs · on Sundays'],
  [
    'my last long run, then was my heart rate higher than usual for that kind of run',
    'heart rate of the latest against usual · long runs',
  ],
  [
    'how many km in the last 4 weeks, then and the 4 weeks before',
    'distance · runs · in the 4 weeks before 26 October 2026',
  ],
  [
    'what was my biggest week, then how was the week after',
    'distance · runs · in the week after it',
  ],
  [
    'what was my biggest week, then how much did I run the week after, then and my longest run in it',
    'longest · runs · in the week after it',
  ],
  [
    'how many km in october, then what did I do in the two weeks after',
    'list · workouts · in the 2 weeks after October 2026',
  ],
  [
    'average pace of my long runs, then which one was hardest',
    'highest heart rate · long runs · in the last 28 days',
  ],
  [
    'how was my race in september, then was it faster than riverside',
    'races · City 10 K · Riverside Half',
  ],
  ['easy runs this week, then were they easy enough', 'time in zones · easy runs · this week'],
  [
    'how many times did I run this year, then weekends only',
    'how many · runs · at weekends · this year',
  ],
  [
    'did I run more this autumn than in spring, then faster too?, then at the same heart rate?',
    'compare · runs · from 1 September 2026 to 30 November 2026 · from 1 March 2026 to 31 May 2026',
  ],
  [
    'show october, then am I ahead of where I was at this point in october',
    'compare · runs · this month · in October 2026',
  ],
  [
    'how did my intervals on tuesday go, then better than the time before?',
    'pace against the one before · interval runs · on Tuesday',
  ],
  ["how's my cadence been, then on easy runs", 'average cadence · easy runs'],
  ['my march, then km per week, then longest', 'longest · runs · in March 2026'],
  [
    'compare this month with last month, then heart rate too?',
    'compare · runs · this month · last month',
  ],
  ["how many days have I run in a row, then what's my record", 'days in a row · runs'],
  [
    'how did last week go, then and what about the week before that',
    'how it went · runs · in the week before',
  ],
  [
    'how did last week go, then and what about the week before that, then which was better',
    'compare · runs · last week · in the week before',
  ],
  [
    "yesterday's run, then and the day before, then and before that",
    'distance · runs · on 19 November 2026 | list · runs · on 19 November 2026',
  ],
  [
    "runs of effort 9 or more, then only those that weren't races",
    'list · runs · effort at least 9 · outside races',
  ],
])('figures and weeks: “%s”', expectRead);

test.each([
  'how many km this week, then have I been close since',
  'how many km this week, then which was better',
  'longest run this year, then which was better',
  'longest run this year, then was that a good run',
  'longest run this year, then is that the one where I met Tom',
  'my last swim, then have I been close since',
  'how was riverside, then and the week before, then did I rest enough',
  'how many calories on my longest run, then more than my longest ride?',
  'when was my last run over 2 hours, then have I run that long since january',
  'how many runs this week, then do they count for my fitness',
])('“%s” is refused', (said) => {
  const question = talkOfDana(said.split(', then '));
  expect(question.intent === 'unknown' || question.unplaced.length > 0).toBe(true);
});
