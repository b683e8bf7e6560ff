import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

const read = (talk: string): string => {
  const question = talkOfDana(talk.split(' >> '));
  return isUnread(question) ? 'refused' : shownAs(question);
};

test.each([
  // The few that were told are all that is meant.
  [
    'my three longest runs >> which of them had the lowest heart rate',
    /^lowest heart rate · runs · of the 3 longest$/,
  ],
  ['my three longest runs >> total distance', /^distance · runs · of the 3 longest$/],
  ['my 5 fastest runs >> all races?', /^how many · runs · in races · of the 5 fastest$/],
  [
    'my 5 fastest runs >> how many of them on Sundays',
    /^how many · runs · on Sundays · of the 5 fastest$/,
  ],
  [
    'my last 20 runs >> how many of those were over 12 km',
    /^how many · runs · over 12 km · of the last 20$/,
  ],
  [
    'how many of my last 20 runs were under 5:30',
    /^how many · runs · faster than 5:30 \/km · of the last 20$/,
  ],
  ['of my last 20 runs how many were easy', /^how many · easy runs · of the last 20$/],
  ['which of my last 10 runs were over 12 km', /^list · runs · over 12 km · of the last 10$/],
  ['average pace of my last 10 runs over 12 km', /^average pace · runs · over 12 km · last 10$/],
  ['what was my fastest 10 km run', /^fastest · 10 km$/],
  [
    'how many runs in October >> how many were under 5:30',
    /^how many · runs · faster than 5:30 \/km · in October 2026$/,
  ],
  ['show runs over 15 km >> add them up', /^distance · runs · over 15 km$/],
  // Weeks and months of the days that were told
  [
    'how did the last 4 weeks go >> best week of those?',
    /^biggest week · runs · in the last 4 weeks$/,
  ],
  ['how many km this year >> which month was biggest', /^biggest month · runs · this year$/],
  ['average pace this year >> best month', /^month by pace · runs · this year$/],
  ['how was October >> best month', /^refused$/],
  [
    'how did the summer go >> runs per week?',
    /^per week · runs · from 1 June 2026 to 31 August 2026$/,
  ],
  ['best month for pace? >> and for hr', /^month by heart rate · runs$/],
  ['best month for pace >> and for distance', /^biggest month · runs$/],
  [
    'my biggest week >> how many of those were over 12 km',
    /^how many · runs · over 12 km · in that week$/,
  ],
  ['my biggest week >> and the longest?', /^longest · runs · in that week$/],
  ['my biggest week >> which shoes', /^refused$/],
  ['my biggest week >> and on average', /^per week · runs$/],
  // What is held against other days, and what against nothing
  [
    'how many runs in October >> more than last month?',
    /^compare · runs · in October 2026 · in September 2026$/,
  ],
  ['how many runs under 140 bpm >> more than last month?', /^refused$/],
  ["how's my training load >> higher than october?", /^refused$/],
  ['pacing for Harbour >> how much slower than usual', /^refused$/],
  ['what was my cadence at city 10k >> higher than normal?', /^refused$/],
  ['how far was my last run >> more than usual?', /^distance against usual/],
  ['run count wednesday vs friday', /^compare · runs on Wednesdays · against runs on Fridays$/],
  // Minutes a kilometre, and a mile
  ['5:30 in min per mile', /^pace sum · 5:30 \/km$/],
  ['what is 9:00 in min per km', /^pace sum · 9:00 \/mile$/],
  ['how many walks have i logged', /in your whole log$/],
  ['percentage of runs that were easy this year', /^share of all runs · easy runs · this year$/],
  // What is asked of those, and what no figure tells
  [
    'how many runs in October >> how many were tempo',
    /^how many · runs · note says “tempo” · in October 2026$/,
  ],
  [
    'how many gels in October >> on how many runs was that',
    /^how many · runs · with gels · in October 2026$/,
  ],
  [
    'compare this month with last month >> before that?',
    /^compare · runs · last month · in September 2026$/,
  ],
  [
    'what did I drink on my last long run >> before that?',
    /^what you took of the latest · long runs · number 2$/,
  ],
  ['longest run i need before the half >> have i done that already', /^refused$/],
  ['plan until the half >> when is the last long run', /^refused$/],
  ['will i beat my riverside time', /^predict · 21.1 km$/],
  ['will I beat my 10k pb', /^predict · 10 km$/],
  ['how fast are my 400s lately', /^refused$/],
  ['what if i go out at 5:05', /^refused$/],
  ['did i miss any long runs since september', /^refused$/],
])('“%s”', (talk, meant) => {
  expect(read(talk)).toMatch(meant);
});
