import { describe, expect, test } from 'vitest';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { questionsIn } from './questions-in-one.ts';
import { readMessages } from './read-conversation.ts';

const CALENDAR = calendarOn('2026-11-22');

/** Each question of the last message as it is understood, or 'refuse'. */
function understood(...messages: string[]): string[] {
  const names = { races: RACES_OF_DANA, shoes: [], titles: [] };
  const asked = readMessages(messages, CALENDAR, names).at(-1) ?? [];
  return asked.map(({ asked: question }) =>
    question.unplaced.length > 0 || question.intent === 'unknown' ? 'refuse' : shownAs(question),
  );
}

test.each<[string, string[]]>([
  [
    'longest run this year, how fast was it and what shoes did i wear?',
    ['longest run this year', 'how fast was it', 'and what shoes did i wear?'],
  ],
  [
    "What's my best 10 km time, and was it in a race?",
    ["What's my best 10 km time", 'and was it in a race?'],
  ],
  ['How far in May? And in June?', ['How far in May? And in June?']],
  ['how many runs in may and june', ['how many runs in may and june']],
  ['which was the fastest, and was no race', ['which was the fastest, and was no race']],
  [
    "What do I average, when I've written podcast in the notes?",
    ["What do I average, when I've written podcast in the notes?"],
  ],
  [
    'How many hours, in all, have I run since May?',
    ['How many hours, in all, have I run since May?'],
  ],
  ['my knee hurts, can I run', ['my knee hurts, can I run']],
])('“%s” asks %j', (message, questions) => expect(questionsIn(message)).toEqual(questions));

describe('a message with several questions', () => {
  test('is read as one where it is one', () => {
    expect(understood("What's my longest run this year and when was it?")).toEqual([
      'longest · runs · this year',
    ]);
  });

  test('is read question by question, without what the line of a workout tells anyhow', () => {
    expect(understood('longest run this year, how fast was it and what shoes did i wear?')).toEqual(
      ['longest · runs · this year', 'shoes of the longest · runs · this year'],
    );
  });

  test('is one where a sum tells all that it asks', () => {
    expect(understood('how many runs and how many km in october')).toEqual([
      'how many · runs · in October 2026',
    ]);
  });

  test('has the days that stand behind both for both', () => {
    expect(understood('how far did I run and what was my longest run in october')).toEqual([
      'distance · runs · in October 2026',
      'longest · runs · in October 2026',
    ]);
  });

  test.each<[string, string[]]>([
    [
      'average pace and heart rate of my long runs this year',
      ['average pace · long runs · this year', 'average heart rate · long runs · this year'],
    ],
    [
      'avg pace, heart rate and cadence of interval runs since september',
      [
        'average pace · interval runs · since 1 September 2026',
        'average heart rate · interval runs · since 1 September 2026',
        'average cadence · interval runs · since 1 September 2026',
      ],
    ],
    [
      'how many km in easy and long runs this month',
      ['distance · easy runs · this month', 'distance · long runs · this month'],
    ],
    [
      'average pace of my tempo and interval runs',
      ['average pace · runs · note says “tempo”', 'average pace · interval runs'],
    ],
    [
      'my km in may and october',
      ['distance · runs · in May 2026', 'distance · runs · in October 2026'],
    ],
    [
      'show the evening runs or treadmill ones in january',
      ['list · runs · in the evening · in January 2026', 'list · treadmill runs · in January 2026'],
    ],
    [
      'calories and gels of my last long run',
      ['calories · long runs · last 1', 'gels of the latest · long runs'],
    ],
    [
      'pace, heart rate and effort of the City 10 K',
      ['races · City 10 K', 'heart rate · City 10 K', 'effort · City 10 K'],
    ],
    [
      'heart rate on easy runs, august vs september vs october',
      [
        'average heart rate · easy runs · in August 2026',
        'average heart rate · easy runs · in September 2026',
        'average heart rate · easy runs · in October 2026',
      ],
    ],
    [
      'longest run in september vs october',
      ['longest · runs · in September 2026', 'longest · runs · in October 2026'],
    ],
    ['how do hikes and walks compare in duration', ['refuse']],
  ])('of several things is asked of each: “%s”', (asked, parts) => {
    expect(understood(asked)).toEqual(parts);
  });

  test('has a refusal for each that cannot be answered', () => {
    expect(
      understood('how many runs did I do this year and how often did I sing in the rain on them'),
    ).toEqual(['how many · runs · this year', 'refuse']);
  });

  test('is refused as a whole where nothing of it is understood', () => {
    expect(understood('how many everests did I climb, and was it worth the glory?')).toHaveLength(
      1,
    );
  });

  test('is gone on from by its last question', () => {
    expect(
      understood('how many runs this year and how often did I swim in october?', 'and in may?'),
    ).toEqual(['how many · swims · in May 2026']);
  });
});
