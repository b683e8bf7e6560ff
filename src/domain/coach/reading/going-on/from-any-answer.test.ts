import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { CALENDAR_OF_DANA, talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';
import { readConversation } from '../read-conversation.ts';

// How a conversation goes on from answers of all kinds; none of it was learned from.

const talk = (said: string) => talkOfDana(said.split(' // '));

test.each([
  // Who is ill is told no run of the plan.
  ["I've got a cold // no fever, just sniffles // easy run tomorrow or not?", 'pain'],
  ['I have the flu // should I do my long run on sunday', 'pain'],
  [
    'my knee hurts // when did I have it last in the log',
    'latest · runs · note says “knee” · in your whole log',
  ],
  ['do I have enough long runs for a marathon // what is missing', 'the long runs · 42.2 km'],
  ['what would a 49 min 10k give for a half // what does my own training say', 'predict · 21.1 km'],
  ['what was my longest run this year // what about last month', 'longest · runs · last month'],
  ['how was last week // what about last month', 'how it went · runs · last month'],
  ['how was last week // and the week after', 'how it went · runs · in the week after last week'],
  [
    'average heart rate on easy runs in October // and the week after',
    'average heart rate · easy runs · in the week after October 2026',
  ],
  ['how many workouts last month // no, I mean runs', 'how many · runs · last month'],
  ['how many km last month // sorry, I meant September', 'distance · runs · in September 2026'],
  ['longest run this year // same for heart rate', 'heart rate of the longest · runs · this year'],
  ['longest run this year // on average', 'average distance · runs · this year'],
  ['longest run this year // how far in total', 'distance of the longest · runs · this year'],
  ['elevation this month // most in one run', 'most climbing · runs · this month'],
  ['how was my week // which run was the best // and the worst?', 'slowest · runs · this week'],
  ['how many km in July // was I ill then', 'the latest break · in July 2026'],
  ['longest run this year // was I ill around then', 'the latest break · in that month'],
  ['biggest week this year // was I ill then', 'the latest break · in that week'],
  ['when was I ill // and in August?', 'the latest break · in August 2026'],
  ['how many km in July // which shoes', 'shoes · in July 2026'],
  [
    'am I ready for Harbour // which shoes should I wear',
    'shoes for the race · Harbour Half Marathon',
  ],
  ['splits for Harbour in 1:50 // ok and the marathon', 'pacing · 42.2 km'],
  ['plan my next week // how far in total', 'plan next week'],
  ['plan my next week // too many hard days, take one out', 'plan next week · nothing fast'],
  [
    'what could I run at Harbour // how many long runs over 30k',
    'how many · long runs · over 30 km',
  ],
  ['when does my taper start // and for Harbour', 'taper · Harbour Half Marathon'],
  ['when does my taper start // and the day before', 'about day before a race'],
  ['what could I run at Harbour // and for the Spring Marathon', 'predict · Spring Marathon'],
  ['am I ready for Harbour // can I still fix that in 3 weeks', 'about late fitness'],
  ['which weekday do I run most // how far', 'by day of the week · runs'],
  ['how fit am I // ok thanks and what about shoes', 'shoes'],
  [
    "plan next week // I'm away from wednesday to friday",
    'plan next week · not on Wednesday · not on Thursday · not on Friday',
  ],
  [
    'plan next week // I am travelling on tuesday and thursday',
    'plan next week · not on Tuesday · not on Thursday',
  ],
  ['plan next week // I want three runs not four', 'plan next week · 3 days a week'],
  ['weight last month // am I losing too fast', 'about weight loss'],
  ['how many runs with the dog // when last', 'latest · runs · note says “dog”'],
  [
    'calf is sore again // same as in spring?',
    'list · runs · note says “calf” · from 1 March 2026 to 31 May 2026',
  ],
  [
    'list my treadmill runs // is my heart rate lower on those than outside',
    'compare · treadmill runs · against outdoor runs',
  ],
  [
    'how often have I run with Priya // are those runs slower than my others',
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note',
  ],
  [
    'show my runs in the rain // is my pace slower than on other runs',
    'compare pace · runs with “rain” in the note · against runs without “rain” in the note',
  ],
  [
    'what should I eat before the half // when do I take gels in it',
    'fuel · Harbour Half Marathon',
  ],
  [
    'what should I eat before the half // how many did I use in the Riverside Half',
    'what you took · Riverside Half',
  ],
  [
    'plan for next week // I have a work trip Tuesday to Thursday',
    'plan next week · not on Tuesday · not on Wednesday · not on Thursday',
  ],
  [
    'plan for next week // the long run on Saturday instead of Sunday',
    'plan next week · long run on Saturday',
  ],
  [
    'plan for next week // intervals Tuesday instead of Wednesday',
    'plan next week · hard day on Tuesday',
  ],
  [
    'what should I run tomorrow // could I run Friday instead',
    'plan week · on 27 November 2026 · Monday and Friday swapped',
  ],
  ['how often do I run on weekends or weekdays // by how much', 'by day of the week · runs'],
  [
    'how many km this month // am I ahead of last month',
    'compare · runs · this month · last month',
  ],
  ['best month ever // how many long runs in it', 'how many · long runs · in that month'],
  ['which week was my biggest // how many swims that week', 'how many · swims · in that week'],
  [
    'how many runs with Priya // are they slower',
    'compare pace · runs with “priya” in the note · against runs without “priya” in the note',
  ],
  [
    'how many km last month // how many with my coach',
    'how many · runs · note says “coach” · last month',
  ],
  ['how was last week // what did I do then', 'list · workouts · last week'],
  ['which week was my biggest // what did I do then', 'list · workouts · in that week'],
  [
    'how was last week // how does it compare to last year',
    'compare · runs · last week · from 15 November 2025 to 21 November 2025',
  ],
  [
    'compare October with November // and last year?',
    'compare · runs · in October 2025 · in November 2025',
  ],
])('“%s”', (said, meant) => {
  const question = talk(said);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test('what is not believed is told what it rests on, also of advice', () => {
  expect(talk('am I overtraining // how do you know that').intent).toBe('why');
});

test.each([
  'how many km last month // was that the hot one',
  'how are my shoes // was that the hot one',
  'am I ready for Harbour // best one',
  'am I ready for Harbour // how far in total',
  'plan my next week // is that too much',
  'plan my next week // same for heart rate',
  'what do I weigh // is that too much',
  'longest run this year // ok and the marathon',
  'how many rest days last month // okay which day is best',
  'whats my average cadence // what about on fast runs',
  'what is a negative split // have I ever done one in a race // and on long runs',
  'how many gels for Harbour // is that good',
  'how many km last month // too many hard days, take one out',
  'are my easy runs too fast // how much slower',
  'I missed two runs this week // it was work, not ill',
  'how many hours last week // more hours than usual?',
  'which weekday do I run most // and for Harbour',
  'which weekday do I run most // how fast',
  'how do I run in the heat // when was that',
  'what should I wear at 5 degrees // and before that',
  'what should I run today // and before that',
  'when is my next race // how fast',
  'when is my next race // what was the best',
  'how many km are on my shoes // how fast',
  'how many rest days last month // how far',
  'how many rest days last month // which ones',
  'how many rest days last month // and on sundays',
  'how many rest days last month // and with gels',
  'how many strength sessions this month // only the long ones',
  'when does my taper start // how many',
  'when does my taper start // show me the runs',
  'is 160 too high for an easy run // too much?',
  'what is my threshold // since june',
  'how fit am I // again',
  'my calf again. same as in spring?',
  'plan next week // put a swim in on thursday',
  'longest run since summer // can I go longer next time',
  'how many runs last week // when last',
  'how did my intervals go on Tuesday // should I have rested longer between',
  'average pace of long runs // is that the right pace',
  'what drink did I have on long runs',
  'how many gels for Harbour // enough for a marathon?',
  'whats 5:12 per km in miles // how much quicker per km',
  'can I do the parkrun next Saturday',
  'how was my long run on Sunday // and next Sunday, how far',
  'I want to start doing strength',
  'how did City 10K go // was it flat',
  'how did City 10K go // how many ran it',
  'average heart rate on easy runs // on caffeine',
  'my hottest run // how much slower was I than usual',
  'did I lose fitness',
  'what do I weigh // is it getting better',
  'when is my next race // when can I do it next',
  'did I do strength this month // which day was it',
  'how far did I run last month // do I need gels for that',
  'sub 4 possible? // when does the proper build-up start',
])('“%s” is refused', (said) => {
  expect(isUnread(talk(said))).toBe(true);
});

test('a day to come is told to somebody who is tired, whatever was done before that', () => {
  expect(shownAs(talk('just did 8 by 400, quads are toast, what do I do tomorrow'))).toBe(
    'tired legs',
  );
  expect(talk('just back home, what do I do tomorrow').judged).toBeNull();
});

test('on the last day of a week the long run of the weekend is that of the next day', () => {
  const saturday = { ...CALENDAR_OF_DANA, today: '2026-11-28', weekStart: 'sunday' as const };
  const of = (today: typeof saturday | (typeof CALENDAR_OF_DANA & { today: string })) =>
    readConversation(['what should my long run be this weekend'], today);
  expect(of(saturday).scope).toBe('tomorrow');
  // 'Do this weekend' points at nothing that was told.
  const later = readConversation(
    ['how fit am I', 'what long run should I do this weekend'],
    saturday,
  );
  expect([later.intent, later.scope, later.unplaced]).toEqual(['plan', 'tomorrow', []]);
  expect(of({ ...saturday, today: '2026-11-27' }).scope).not.toBe('tomorrow');
});

test('what was, or would have been, is asked of what was told, and of nothing else', () => {
  const told = [
    ...['what do I weigh', 'how are my shoes', 'my calf hurts', 'plan next week', 'how fit am I'],
    ...['what does threshold mean', 'how many gels for Harbour', 'when does my taper start'],
  ];
  const asked = ['what did I do then', 'could I have gone faster', 'how tired was I'];
  for (const first of told) {
    for (const next of asked) {
      expect([first, next, isUnread(talk(`${first} // ${next}`))]).toEqual([first, next, true]);
    }
  }
});

test('days of two weeks are not swapped', () => {
  // A Saturday, the last day of a week.
  const saturday = { ...CALENDAR_OF_DANA, today: '2026-11-28' };
  const swap = readConversation(['swap saturday and sunday'], saturday);
  expect(swap.unplaced).toEqual(['days of two weeks']);
  const ofNextWeek = readConversation(['plan my next week', 'swap saturday and sunday'], saturday);
  expect([ofNextWeek.scope, ofNextWeek.unplaced]).toEqual(['nextWeek', []]);
});

test.each(['plan my next week', 'what should I run tomorrow', 'predict my marathon'])(
  'after “%s” a word of agreement asks for no judgement of what is named next',
  (told) => {
    expect(talk(`${told} // ok and heart rate`).topic).toBeNull();
    expect(talk(`${told} // is that ok for my age`).topic).not.toBe('age');
  },
);

/** A race that was spoken of by its length is the one to come, whatever is asked of it next. */
test.each([
  'when is the marathon',
  'predict the marathon',
  'am I ready for the marathon',
  'pacing for the marathon',
  'how many gels for the marathon',
  'tell me about the Spring Marathon',
])('what goes on from “%s” is of that race', (first) => {
  for (const [next, meant] of [
    ['so when do I start tapering', 'taper · Spring Marathon'],
    ['how do I taper', 'taper · Spring Marathon'],
    ['pacing plan please', 'pacing · Spring Marathon'],
    ['am I ready', 'readiness · Spring Marathon'],
    ['how many days left', 'races · Spring Marathon'],
    ['how many weeks is that', 'races · Spring Marathon'],
    ['plan by week', 'race plan · Spring Marathon'],
    ['what can I run', 'predict · Spring Marathon'],
  ] as const) {
    expect([next, shownAs(talkOfDana([first, next]))]).toEqual([next, meant]);
  }
});

test('“only runs over 10 km” narrows what was told, whatever it was', () => {
  for (const first of [
    'avg pace this month',
    'how many runs in october',
    'longest run this year',
    'average heart rate since september',
    'time in zones this month',
    'compare october and november',
  ]) {
    for (const some of [
      'over 10 km',
      'on sundays',
      'with gels',
      'without a gel',
      'under 140 bpm',
    ]) {
      const ofOnes = shownAs(talkOfDana([first, `only the ones ${some}`]));
      for (const only of ['only runs', 'just the runs', 'only my runs']) {
        expect([only, some, shownAs(talkOfDana([first, `${only} ${some}`]))]).toEqual([
          only,
          some,
          ofOnes,
        ]);
      }
    }
  }
});
