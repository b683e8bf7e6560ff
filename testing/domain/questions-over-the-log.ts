import type { AskedQuestion } from './questions.ts';

/**
 * Figures of the log asked for in everyday words, by kinds that were once refused or answered as
 * something else. Of the first of the two runners, on the same day as the others.
 */
export const ASKED_OVER_THE_LOG: readonly AskedQuestion[] = [
  // The one in the middle.
  ['median distance of all my runs', 'median distance · runs'],
  ['what is my median pace this year', 'median pace · runs · this year'],
  ['median heart rate on easy runs', 'median heart rate · easy runs'],
  ['median weekly km this year', 'median distance · runs · this year'],
  // Parts of a whole.
  ['what share of my km was easy this year', 'share of all runs · easy runs · this year'],
  ['how many of my long runs were over 18 km', 'share of all long runs · long runs · over 18 km'],
  [
    'what percentage of my long runs did i take gels on',
    'share of all long runs · long runs · with gels',
  ],
  [
    'what % of my runs have a heart rate over 150',
    'share of all runs · runs · heart rate over 150',
  ],
  ['what proportion of my training time is strength', 'share of all workouts · strength workouts'],
  ['what fraction of my distance do i run on sundays', 'share of all runs · runs · on Sundays'],
  ['what percentage of my running is easy', 'time in zones · runs'],
  // What notes alone tell.
  ['last time it was hot on a run', 'latest · runs · note says “hot”'],
  ['how many times did the dog come along', 'how many · runs · note says “dog”'],
  ['dog runs avg pace', 'average pace · runs · note says “dog”'],
  ['every run where I complained about headwind', 'list · runs · note says “headwind”'],
  ['when did it last rain on a run', 'latest · runs · note says “rain”'],
  ['how many times did Priya come along', 'how many · runs · note says “priya”'],
  ['when did my calf start hurting', 'first · runs · note says “calf”'],
  ['how often did my left calf hurt', 'how many · runs · note says “calf”'],
  ['my knee hurts when it rains', 'pain · note says “rain”'],
  ['should i run in the rain', 'about rain'],
  // What any figure can be asked under.
  [
    'number of runs under 5 min/km pace since September excluding races',
    'how many · runs · faster than 5:00 /km · outside races · since 1 September 2026',
  ],
  ['how many runs did I rate 8 or above for effort', 'how many · runs · effort at least 8'],
  ['average pace of runs above 7 effort', 'average pace · runs · effort over 7'],
  ['longest run that I rated 6 or less', 'longest · runs · effort at most 6'],
  ['runs with an 8/10 effort or more', 'list · runs · effort at least 8'],
  [
    'runs between 8 and 12 km in zone 2 with avg pace faster than 6:00',
    'list · runs · 8 to 12 km · faster than 6:00 /km · mostly in zone 2',
  ],
  ['how many runs in zone 2', 'how many · runs · mostly in zone 2'],
  ['list my long runs mainly in zone 3', 'list · long runs · mostly in zone 3'],
  ['fastest run in zone 2 this year', 'fastest · runs · mostly in zone 2 · this year'],
  ['how much time did my easy runs spend in zone 2', 'time in zones · easy runs · zone 2'],
  ['runs where I drank more than half a litre', 'list · runs · with over 500 ml to drink'],
  ['longest run with less than a litre to drink', 'longest · runs · with under 1000 ml to drink'],
  ['on which runs did I use caffeine gels', 'list · runs · with caffeinated gels'],
  [
    'find me the runs where I wrote something about the calf and that were further than 10 km',
    'list · runs · over 10 km · note says “calf”',
  ],
  // A sum tells the number, the distance, the time and the pace, whichever of them is asked.
  ['how many times have I swum this year and for how long', 'how many · swims · this year'],
  ['number of runs and their average pace in september', 'how many · runs · in September 2026'],
  ['how many training hours did I put in on Tuesdays', 'time · workouts · on Tuesdays'],
  ['runs in headwind - list with date, km, pace', 'list · runs · note says “headwind”'],
  ['how does november look next to october', 'compare · runs · in November 2026 · in October 2026'],
  ['how many runs did I rate under 4 this year', 'how many · runs · effort under 4 · this year'],
  ['runs with effort between 5 and 7', 'list · runs · effort 5 to 7'],
  ['longest run where I drank nothing', 'longest · runs · without drinks noted'],
  [
    'which long runs were mostly in zone 3 or higher',
    'list · long runs · mostly in zone 3, 4 and 5',
  ],
  ['average distance of my zone 2 runs', 'average distance · runs · mostly in zone 2'],
  ['how much zone 2 running did I do this month', 'time in zones · runs · zone 2 · this month'],
  // Two races, and what their runs hold.
  [
    'compare Riverside with City: pace, heart rate, how hard it felt',
    'races · Riverside Half · City 10 K',
  ],
  ['compare heart rate and calories of riverside and city 10 k', 'refuse'],
  // Days with and without.
  ['when was the last time I had two days off in a row', 'days in a row · 2 in a row'],
  ['when did I last have two days without running in a row', 'days in a row · runs · 2 in a row'],
  ['how many days a week do I actually run on average', 'per week · runs'],
  ['how many rest days a week do I have on average this year', 'per week · this year'],
  // The whole log where the total is asked for.
  ['treadmill km total', 'distance · treadmill runs · in your whole log'],
  ['how many hours did I train, everything included, cycling and gym as well', 'time · workouts'],
  // What changed, and how days went.
  ['did my long runs get longer over the last 8 weeks', 'trend · long runs · in the last 8 weeks'],
  ['did I get any faster this year', 'trend · runs · this year'],
  ['have I become slower since September', 'trend · runs · since 1 September 2026'],
  [
    'can you give me a short summary of how November has gone so far, good and bad',
    'how it went · runs · in November 2026',
  ],
  ['quick recap of how last week went', 'how it went · runs · last week'],
  ['could you tell me what I ran on 3 octber', 'list · runs · on 3 October 2026'],
  ['show me every race I have run so far', 'races'],
  ['all my race runs this year', 'list · runs · this year'],
  ['hardest run according to my effort', 'highest effort · runs'],
  // What makes one slower.
  [
    'did running with Priya make me faster or slower on average',
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note',
  ],
  [
    'does running with the dog slow me down',
    'compare pace · runs with “dog” in the note · against runs without “dog” in the note',
  ],
  ['do hills slow me down', 'refuse'],
  ['I lost weight since the summer, does that show in my paces', 'refuse'],
  ['resting week when', 'refuse'],
  // Sums of pace: a figure of so many minutes is no time of so many hours.
  ['4:59/km for 21.1 how long', 'pace sum · 21.1 km · 4:59 /km'],
  ['5:40 for 42.2 what time', 'pace sum · 42.2 km · 5:40 /km'],
  ['how long would 16 km take me at my usual easy pace', 'pace sum · 16 km'],
  ['7:30 miling, what is that for a 10K', 'pace sum · 10 km · 7:30 /mile'],
  ['sub 4 marathon pace per km and 5k splits', 'pace sum · 42.2 km · in 4:00:00'],
  ['pacing for the harbour half at 5:12', 'pacing · Harbour Half Marathon · in 1:49:43'],
  ['how fast are 200 metre repeats if I want to run 1:50', 'refuse'],
  // A result by its day.
  [
    'predict my marathon time from the 13 September 10K',
    'predict · City 10 K · 42.2 km · from 10 km',
  ],
  ['predict my half from the 10k on 14 september', 'refuse'],
  // With the longest of each.
  [
    'give me a table of weekly mileage for the last 12 weeks with the longest run of each',
    'by week · runs · in the last 12 weeks',
  ],
  // One side against the other.
  [
    'are my Sunday runs slower than my Saturday ones',
    'compare pace · runs on Sundays · against runs on Saturdays',
  ],
  ['weekends vs weekdays km', 'compare · runs at weekends · against runs on working days'],
  [
    'is my treadmill pace faster than outside',
    'compare pace · treadmill runs · against outdoor runs',
  ],
  ['is my heart rate lower on the treadmill', 'compare · treadmill runs · against outdoor runs'],
  // The least, and what was felt.
  ['flattest long run', 'least elevation · long runs'],
  ['run with the lowest cadence', 'least cadence · runs'],
  ['most ml I have ever drunk on a single run', 'most to drink · runs · in your whole log'],
  ['my easiest feeling run of the last two months', 'least effort · runs · in the last 2 months'],
  ['which run felt the hardest', 'highest effort · runs'],
  // What a workout says of itself.
  ['how many runs have a note', 'how many · runs · with a note'],
  ['list the runs without a note in october', 'list · runs · without a note · in October 2026'],
  ['find the run I titled something with "progression"', 'list · runs · titled progression'],
  ['what tags do I use most', 'tags'],
  ['did I ever run twice in one day', 'several on one day · runs · in your whole log'],
  [
    'did I ever write anything about my left calf? List the dates please.',
    'list · workouts · note says “left calf” · in your whole log',
  ],
  ['what was my slowest run and did I note a reason', 'slowest · runs'],
  // Races.
  ['was the City 10 K my best race of the year', 'races · City 10 K · this year'],
  ['whats my best 10 km time, and was it in a race or in training', 'fastest · 10 km'],
  // Days and goals.
  ['km left to 2,400 by new year', 'distance left to · 2400 km · this year'],
  ['I want to reach 2500 km in 2026, am I on track', 'distance left to · 2500 km · in 2026'],
  ['has my cadence improved over the year', 'trend · runs · this year'],
  [
    'how did the block between the City 10 K and today go',
    'how it went · runs · since 13 September 2026',
  ],
  [
    'how did my training in the 6 weeks before the Riverside Half compare with the last 6 weeks',
    'compare · workouts · in the 6 weeks before Riverside Half · in the last 6 weeks',
  ],
  ['how far off my target weight am i', 'weight'],
  ['did i lose weight in the months i ran more', 'refuse'],
  ['how many half marathons or longer have I run', 'how many · runs · at least 21.1 km'],
  ['how many calories do I burn per kilometre on average', 'average calories · runs'],
  ['is my load going up or down over the past month', 'trend · in the last month'],
  // Weeks and months by other figures than their kilometres.
  ['which month I had lowest average pulse', 'month by heart rate · runs'],
  ['which week did I climb the most', 'week by elevation · runs'],
  ['fastest month this year', 'month by pace · runs · this year'],
  ['my best month', 'biggest month · runs'],
  // The best over a distance, then and now.
  [
    'best 5k this month vs my best in spring',
    'fastest in each · 5 km · this month · from 1 March 2026 to 31 May 2026',
  ],
  ['how has my 5 km best effort changed month by month', 'fastest in each · 5 km'],
  ['quickest km ive ever done in training', 'fastest · outside races · 1 km · in your whole log'],
  // What two stretches are held against each other.
  [
    'training load last 7 days against the 4 weeks before',
    'compare training load · in the last 7 days · in the 4 weeks before',
  ],
  ['how far will I get, at this rate how many km will I end the year on', 'distance left to'],
  ['year to date km vs what I need for 2500', 'distance left to · 2500 km · this year'],
  // What would be told in part.
  ['mean and max pace of easy runs by month', 'refuse'],
  ['how many gels did I get through training for Riverside', 'refuse'],
  ['how many runs mention pain, tightness or a niggle in the note', 'refuse'],
  ['what was the most hot run', 'refuse'],
  ['in which runs I took gels with caffeine', 'list · runs · with caffeinated gels'],
  ['number of runs where I gave the effort as 8 or above', 'how many · runs · effort at least 8'],
  ['which run felt the best', 'latest · runs · felt strong'],
  ['how often did I feel bad on a run', 'how many · runs · felt poor or weak'],
];
