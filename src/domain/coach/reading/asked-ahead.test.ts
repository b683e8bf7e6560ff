import { describe, expect, test } from 'vitest';
import { calendarOn } from '../period.ts';
import type { Question } from '../question.ts';
import { readConversation } from './read-conversation.ts';

/** A Thursday. */
const calendar = calendarOn('2026-11-26');
const read = (...asked: string[]): Question => readConversation(asked, calendar);
const isRefused = ({ intent, unplaced }: Question) => intent === 'unknown' || unplaced.length > 0;

describe('what is to come is answered by no sum of what was', () => {
  test('by a plan, where one tells it', () => {
    for (const asked of [
      'when should i run again',
      'whats left this week',
      'what do i have left to run this week',
      'how far should my first run be',
      'can i run every day',
      'how many days a week should i run',
      'how many rest days do i need',
    ]) {
      expect([asked, read(asked).intent, read(asked).unplaced]).toEqual([asked, 'plan', []]);
    }
    expect(read('when should i run again', 'how far').intent).toBe('plan');
  });

  test('and else refused', () => {
    for (const asked of [
      'how many km should i have run by now this month',
      'can i do a half in 4 weeks',
    ]) {
      expect([asked, isRefused(read(asked))]).toEqual([asked, true]);
    }
  });
});

test('what was run is told by what was run, what is used by what was used', () => {
  for (const asked of ['have i ever run a sub 50 10k', 'did i break 50 minutes for 10k']) {
    const { intent, extreme, distanceM, timeS } = read(asked);
    expect([intent, extreme, distanceM, timeS]).toEqual(['extreme', 'fastest', 10_000, 3000]);
  }
  const { intent, measure } = read('how much do i drink on long runs');
  expect([intent, measure]).toEqual(['average', 'hydration']);
  expect(read('which runs did i take gels on').where.bounds[0]?.words).toBe('with gels');
});

describe('a follow-up stays with what it goes on from', () => {
  test('another figure is of the same runs', () => {
    const { intent, measure, periods } = read('average distance in october', 'and pace');
    expect([intent, measure, periods[0]?.words]).toEqual(['average', 'pace', 'in October 2026']);
    const paces = read('average pace in october', 'in min per mile');
    expect([paces.measure, paces.inMiles]).toEqual(['pace', true]);
  });

  test('a bound with a number is no comparison', () => {
    const { intent, periods, unplaced } = read('how many runs in october', 'and faster than 6:00');
    expect([intent, periods.length, unplaced]).toEqual(['amount', 1, []]);
  });

  test('of one run it asks of that run', () => {
    for (const next of ['how was my hr on it', 'what pace', 'and the pace']) {
      expect(read('what was my last run', next).extreme).toBe('latest');
    }
    expect(read('longest run in may', 'what pace').extreme).toBe('longest');
  });

  test('what lies before nothing that was named is refused', () => {
    expect(isRefused(read('what are my zones', 'and the day before'))).toBe(true);
  });
});

describe('what narrows is placed or refused', () => {
  test('with whom and with what', () => {
    expect(read('how many sessions with my physio this year').where.note).toBe('physio');
    expect(isRefused(read('how many km did i run with the new watch'))).toBe(true);
    for (const asked of [
      'how many runs with my best pace',
      'compare this month with the last month',
    ]) {
      expect(read(asked).unplaced.filter((part) => part.startsWith('with'))).toEqual([]);
    }
  });

  test('the time of day beside two kinds', () => {
    expect(read('treadmill vs outdoor km this year in the evening').where.hours?.words).toBe(
      'in the evening',
    );
  });

  test('a last word that takes away, and an either of notes', () => {
    expect(isRefused(read('when did i last take a day off not'))).toBe(true);
    expect(isRefused(read('did i mention calf, shin or achilles in my notes'))).toBe(true);
  });

  test('a hill in a plan of even splits', () => {
    expect(isRefused(read('pace plan for a half in 1:50', 'and if its hilly'))).toBe(true);
  });
});

test('what was told before a question of all time does not bound it', () => {
  const { periods } = read("I ran today. What's the fastest 5 km I've ever run?");
  expect(periods.map(({ unit }) => unit)).toEqual(['all']);
  expect(read('I ran today. How far was it?').periods.map(({ unit }) => unit)).not.toEqual(['all']);
});

test('km of each week and month are told one by one', () => {
  expect(read('weekly km last 8 weeks').intent).toBe('breakdown');
  expect(read('monthly km this year').intent).toBe('breakdown');
  expect(read('weekly km this week').intent).not.toBe('breakdown');
});

test('letters doubled or not are the same word; a day may be written with dots', () => {
  expect(read('easy or hard tommorow').scope).toBe('tomorrow');
  expect(read('am i geting faster or not').intent).toBe('trend');
  expect(read('what did i do on 12.10.').periods[0]?.from).toBe('2026-10-12');
  expect(read('how many k did i run in october').measure).not.toBe('count');
});

test.each([
  ['am I going to make 1:50', 'predict'],
  ['what zone am i in at 152', 'myZones'],
  [
    'What finishing time does 5:40 per kilometre produce over the full marathon distance?',
    'paceSum',
  ],
  ['12.5 km/h on the treadmill = what pace per km?', 'paceSum'],
  [
    'If I run the first 10 km of a half marathon at 5:15 per km, what pace do I need afterwards for 1:50:00?',
    'paceSum',
  ],
] as const)('“%s” is read whole as %s', (asked, intent) => {
  const question = read(asked);
  expect([question.intent, question.unplaced]).toEqual([intent, []]);
});
