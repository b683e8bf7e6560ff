import { expect, test } from 'vitest';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from './is-open.ts';

const read = (talk: string): string => {
  const question = talkOfDana(talk.split(' >> '));
  return isUnread(question) ? 'refused' : shownAs(question);
};

/** One thing is asked in each of these ways, the messages of a conversation parted by '>>'. */
const ASKED: readonly (readonly [meant: string, ways: readonly string[]])[] = [
  [
    'how many · runs · heart rate over 150',
    [
      'how many times did my avg heart rate go over 150',
      'how many runs had my pulse go above 150 on average',
      'how often has my mean pulse been over 150',
      'how often did my heart rate average over 150',
    ],
  ],
  ['list · runs · maximum heart rate over 170', ['runs where my heart rate went over 170']],
  [
    'predict · 42.2 km · from 21.1 km in 1:50:00',
    [
      'what happens to my marathon if I do 1:50 at Harbour',
      'what would 1:50 at harbour mean for the marathon',
      'what marathon does a 1:50 half point to',
      'what marathon time does 1:50:00 point to',
    ],
  ],
  ['predict · 21.1 km · from 10 km in 49:13', ['what does 49:13 predict for a half']],
  // A time that could be run over 10 km or a half says nothing.
  ['refused', ['what marathon does 1:10 point to', 'my weight in stone', 'hottest run noted?']],
  [
    'predict · 10 km',
    ['what would I get if I ran a 10k today', 'if i ran a 10k today what would i get'],
  ],
  [
    'training paces',
    [
      'how fast is my easy pace supposed to be',
      'how fast are my long runs supposed to be',
      'what pace are easy runs meant to be',
      'how slow is easy supposed to be for me',
    ],
  ],
  [
    'average pace · easy runs',
    [
      'what should my easy pace be >> and what do I actually run',
      'what should my easy pace be >> and what is it really',
      'how fast is my easy pace supposed to be >> and what have I actually been running',
    ],
  ],
  ['refused', ['what should my tempo pace be >> what do I really do']],
  [
    'pain',
    [
      'i had a cold for a week how do i start again',
      'my knee hurts >> can I still race on the 20th',
      'sore achilles >> will I make it to the half',
    ],
  ],
  [
    'most climbing · runs · this month',
    [
      'total ascent this month >> which run gave the most of it',
      'total ascent this month >> which run contributed most',
    ],
  ],
  [
    'when they start · runs',
    [
      'morning or evening, when do i usually run?',
      'do i run more in the morning or evening',
      'what time do I usually run',
    ],
  ],
  [
    'list · runs · felt strong or good',
    ['which runs did I note as feeling great', 'runs described as feeling good'],
  ],
  [
    'about before an early run',
    ['is it ok to run on an empty stomach', 'fasted running good or bad'],
  ],
  [
    'list · runs · note says “lisa”',
    ['runs with Lisa', 'runs with my friend lisa', 'which runs did I do with my friend Lisa'],
  ],
  [
    'longest · runs · in Grey daily pair',
    [
      'longest run in the grey pair before I retired them',
      'longest run in the grey pair before they were retired',
    ],
  ],
  [
    'compare pace · runs on Sundays · against runs not on Sundays',
    ['do i run slower on sundays than the other days', 'am i slower on sundays than on other days'],
  ],
  [
    'compare · runs · in the last 28 days · in January 2026',
    ['do I run with a higher cadence than in january', 'is my cadence higher than in January'],
  ],
  [
    'compare · long runs · in the last 28 days · from 1 March 2026 to 31 May 2026',
    ['how do my long runs compare with spring', 'How do my long runs compare to spring?'],
  ],
  [
    'slowest · long runs',
    ['which of my long runs had the worst pace', 'which long run had the slowest pace'],
  ],
  ['fastest · first 3 · 10 km', ['my top 3 times over 10k', 'my 3 fastest 10k times']],
  ['about tempo or threshold', ['tempo vs threshold, same thing?', 'tempo vs threshold']],
  [
    'how it went · runs · this week',
    [
      'what did my week look like',
      'show me what my week looked like',
      'what has my week looked like',
    ],
  ],
  [
    'list · runs · note says “wind”',
    ['was there a run with wind in the comments', 'which runs have wind in the comment'],
  ],
  ['predict · 5 km', ['if I raced a 5k tomorrow what would I get']],
  ['tired legs', ['bad night, still run?']],
  [
    'predict · City 10 K · 21.1 km · from 10 km',
    ['predict my half >> and if i use the city 10k instead'],
  ],
  [
    'compare · runs · this week · last week',
    ['this week vs last week >> how much in percent', 'this week vs last week >> as a percentage'],
  ],
  ['refused', ['biggest week >> what did I do on the sunday of it']],
  [
    'how many · easy runs · with less than 75% in Zones 1 and 2 · in November 2026',
    ['are my easy runs too fast >> how many of them in november'],
  ],
  ['what it was · runs · on Friday', ['did i run on friday >> was it intervals or something else']],
];

test.each(ASKED.flatMap(([meant, ways]) => ways.map((talk) => [talk, meant] as const)))(
  '“%s” asks: %s',
  (talk, meant) => {
    expect(read(talk)).toBe(meant);
  },
);

test('runs are counted where a comparison by another figure goes on', () => {
  const asked = ['november vs october in hours', 'and in climbing?', 'thanks, and runs'];
  expect(talkOfDana(asked)).toMatchObject({ intent: 'compare', measure: 'count' });
});
