import { expect, test } from 'vitest';
import { shownAs } from '../../../../../testing/domain/shown-as.ts';
import { talkOfDana } from '../../../../../testing/domain/talk-of-dana.ts';
import { isUnread } from '../is-open.ts';

const read = (...messages: string[]): string => {
  const question = talkOfDana(messages);
  return isUnread(question) ? 'refused' : shownAs(question);
};

/** What goes on from any of these first questions in any of these ways is read as the same. */
const WAYS_ON: readonly {
  after: readonly string[];
  says: readonly string[];
  meant: RegExp;
}[] = [
  {
    after: ['gels on my latest long run', 'how many gels did I take on my latest long run'],
    says: ['how many', 'and how much was it'],
    meant: /gels/,
  },
  {
    after: ['predict Harbour', 'plan by week to Harbour', 'am I ready for Harbour'],
    says: ['when is it', 'and on what day is that'],
    meant: /^races · Harbour Half Marathon$/,
  },
  {
    after: ['predict Harbour', 'am I ready for Harbour'],
    says: ['what would make it better', 'how do I improve that', 'what would help'],
    meant: /^readiness · Harbour Half Marathon$/,
  },
  {
    after: ['what did I run on 20 November', 'runs on 20 November 2026'],
    says: ['and two days before that', 'two days earlier'],
    meant: /on 18 November 2026$/,
  },
  {
    after: ['plan next week', 'plan for this week please'],
    says: ['and where do I put the strength', 'and strength?', 'when do I do the gym'],
    meant: /^about gym beside running$/,
  },
  {
    after: ['pacing for Harbour', 'splits for 1:50 at Harbour'],
    says: [
      'how should I run the last 5k',
      'slower first 5k please',
      'should I start slowly',
      'where should I push',
    ],
    meant: /^pacing .*negative split$/,
  },
  {
    after: ['are my easy runs too fast', "what's my easy pace", 'what is zone 2'],
    says: ['why is it so slow', 'seems awfully slow tbh. why', 'it feels like crawling'],
    meant: /^about slow in zone 2$/,
  },
  {
    after: ['are my easy runs too fast', 'what is my easy pace'],
    says: ['how do I slow down', 'how can I keep it easy'],
    meant: /^about easy run: how$/,
  },
  {
    after: ['am I overtraining', 'am I doing too much'],
    says: ['what should I cut first', 'what would you drop', 'what should I do about it'],
    meant: /^about overtraining: how$/,
  },
  {
    after: ['how much weight did I lose', 'what do I weigh'],
    says: ['did it make me faster', 'does that make me quicker'],
    meant: /^about weight loss: why$/,
  },
  {
    after: ['average cadence last month', 'average heart rate on easy runs', 'average pace in May'],
    says: ['and in the races', 'in races only', 'what about in my races', 'only races'],
    meant: /^average \w+(?: \w+)? · runs · in races/,
  },
  {
    after: ['average pace of my long runs', 'my pace on long runs'],
    says: ['compare with october', 'compare that to October', 'and compare it with october'],
    meant: /^compare pace · long runs · in the last 28 days · in October 2026$/,
  },
  {
    after: ['my last long run', 'runs over 15 km', 'am I ready for harbour', 'plan my week'],
    says: ['compare with october', 'compare that to october'],
    meant: /^refused$/,
  },
  {
    after: ['am I ready for harbour', 'pace for a 1:50 half'],
    says: ['what about last year', 'and what about last month'],
    meant: /^refused$/,
  },
  {
    after: ['compare spring with autumn', 'compare October with September'],
    says: [
      'so did the training work?',
      'did it pay off',
      'am I getting faster',
      'is that progress',
    ],
    meant: /^compare pace · runs · in|^compare pace · runs · from/,
  },
  {
    after: ['how was the Riverside half', 'how did the City 10K go'],
    says: ['what did I do wrong there', 'what went wrong', 'where did it go wrong'],
    meant: /^note · (?:Riverside|City)/,
  },
  {
    after: ["last Tuesday's intervals", 'how was my last interval run'],
    says: ['was that faster than the week before', 'was it faster than the one before'],
    meant: /against the one before/,
  },
  {
    after: ['predict my half', 'what could I run in a half'],
    says: ['and the marathon from that', 'and the full?', 'what would that be over a marathon'],
    meant: /^predict · 42\.2 km$/,
  },
  {
    after: ['how many km on the blue pair'],
    says: [
      'should I replace them',
      'are they done',
      'how many km are left in them',
      'time for a new pair?',
    ],
    meant: /^shoes · in .*blue/i,
  },
  {
    after: ['is sub 4 realistic', 'could I run the marathon in 3:59'],
    says: [
      'what has to happen for it',
      'what do I need to do',
      'how do I get there',
      'what is missing',
    ],
    meant: /^readiness · /,
  },
  {
    after: ['how was my week', 'how many km last week'],
    says: ['too much?', 'was it too much'],
    meant: /^overtraining$/,
  },
  {
    after: ['plan next week', 'what should I do this week'],
    says: ["that's too much", 'too much, make it shorter', 'make it less', 'less please'],
    meant: /^plan (?:next )?week · 20% less$/,
  },
  {
    after: ['average heart rate on easy runs', 'average pace of easy runs'],
    says: ['is that good', 'is that too high', 'is that ok for easy runs'],
    meant: /^time in zones · easy runs/,
  },
  {
    after: ['when is my next race', 'am I ready for Harbour'],
    says: ['what should I do the week before', 'how should I train in the last week'],
    meant: /^the week before the race/,
  },
  {
    after: ['am I ready for Harbour', 'when is my next race'],
    says: ['what should my last long run be', 'when is the last long run'],
    meant: /^the long run before the race/,
  },
  {
    after: ['plan to the Spring Marathon'],
    says: ['when do I do my longest run', 'what will my longest run be'],
    meant: /^race plan · Spring Marathon$/,
  },
  {
    after: ['how was October', 'how did October go'],
    says: ['what was my longest run', 'which was my fastest run'],
    meant: /^(?:longest|fastest) · runs · in October 2026$/,
  },
  {
    after: ['which shoes have the most km', 'which shoes for Harbour'],
    says: ['and the least', 'and for training?'],
    meant: /^shoes$/,
  },
  {
    after: ['runs over 15 km', 'list my runs over 15 km'],
    says: ['show the ones since September', 'list me only those ones since September'],
    meant: /^list · runs · over 15 km · since 1 September 2026$/,
  },
  {
    after: ['what do I weigh'],
    says: ['and at my heaviest', 'what about the lowest'],
    meant: /^weight$/,
  },
  {
    after: ['my calf hurts', 'I have a cold'],
    says: ['can I still run Harbour'],
    // By the race, or by what hurts.
    meant: /^(?:readiness · Harbour|pain)/,
  },
  {
    after: ['how was my long run last Sunday', 'how did my last interval run go'],
    says: ['was I too fast', 'was i going too fast there'],
    meant: /^pace (?:of the latest )?against usual/,
  },
  {
    after: ['show my intervals since September', 'how many interval runs since September'],
    says: ['and tempo', 'what about tempo runs'],
    meant: /^(?:list|how many) · runs · note says “tempo” · since 1 September 2026$/,
  },
  {
    after: ['how far did I cycle this year', 'how many strength sessions this year'],
    says: ['how many swims', 'and how many swims did I do'],
    meant: /^how many · swims · this year$/,
  },
  {
    after: ['show my intervals since September'],
    says: ['am I improving'],
    meant: /^trend · interval runs$/,
  },
  {
    after: ['how did the City 10K go'],
    says: ['was it a pb', 'was that my best'],
    meant: /^fastest · 10 km/,
  },
  {
    after: ['resting heart rate'],
    says: ['is that good', 'is that normal'],
    meant: /^about resting heart rate$/,
  },
  {
    after: ['runs in the rain'],
    says: ['how many km in total', 'how many hours in all'],
    meant: /^(?:distance|time) · runs · note says “rain”/,
  },
  {
    after: ['when was my last rest day'],
    says: ['should I take one', 'do I need one now'],
    meant: /^plan today$/,
  },
  {
    after: ['average pace of long runs', 'show my long runs'],
    says: ['trend?', 'am I improving'],
    meant: /^trend · long runs$/,
  },
  {
    after: ['longest run this year', 'fastest run this year'],
    says: ['without the race', 'leave out races'],
    meant: /^(?:longest|fastest) · runs · outside races · this year$/,
  },
  {
    after: ['how was my last long run', 'my last run'],
    says: ['was it zone 2', 'was that all in zone 2'],
    meant: /^time in zones of the latest/,
  },
  {
    after: ['could I run 1:48 at Harbour'],
    says: ['what would my splits be', 'how should I pace it'],
    meant: /^pacing · Harbour Half Marathon · in 1:48:00/,
  },
  {
    after: ['am I ready for the Spring Marathon', 'could I run a marathon in 3:59'],
    says: ['how many km should I do', 'how much should I run a week'],
    meant: /^about weekly distance for a race$/,
  },
  {
    after: ['10 miles in km', 'how long is 13.1 miles in km'],
    says: ['at 5:30 how long', 'and what time at 5:30', 'how long at 5:30 per km'],
    meant: /^pace sum · \d\S* \w+ · 5:30 \/km$/,
  },
  {
    after: ['is sub 4 realistic', 'am I on track for 1:50'],
    says: ['how many long runs left', 'how many more long runs'],
    meant: /^refused$/,
  },
  {
    after: ['average cadence last month', 'what is cadence'],
    says: ['so what should I do', 'what can I do about it'],
    meant: /^about cadence: how$/,
  },
  {
    after: ['how did the Riverside Half go'],
    says: ['what would I do different now', 'what could I do better'],
    meant: /^refused$/,
  },
  {
    after: ['biggest week this year', 'weekly average this summer'],
    says: ['and the smallest, leaving out the flu', 'minus the weeks I was ill'],
    meant: /^refused$/,
  },
  {
    after: ['how many runs in October', 'fastest 10k', 'km per month this year', 'how fit am I'],
    says: ['how many days until then', 'and how many weeks till then', 'what should I do instead'],
    meant: /^refused$/,
  },
  {
    after: [
      'fastest 10k',
      'am I ready for Harbour',
      'plan my week',
      'my knee hurts',
      'my longest run',
    ],
    says: ['per week?', 'and per month'],
    meant: /^refused$/,
  },
  {
    after: ['fastest 10k', 'when was my last interval run', 'compare this month to last month'],
    says: ['on average', 'and on average?'],
    meant: /^refused$/,
  },
  {
    after: ['how many runs in October', 'km per month this year', 'how many swims this year'],
    says: ['on average'],
    meant: /^per (?:week|month) /,
  },
  {
    after: ['biggest week this year', 'compare this month to last month', 'longest streak'],
    says: ['which shoes', 'what shoes did I wear'],
    meant: /^refused$/,
  },
  {
    after: ['pacing for Harbour', 'what pace is 1:50 for a half'],
    says: ['how does that compare to last month', 'compared to my last half'],
    meant: /^refused$/,
  },
  {
    after: ['pacing for Harbour', 'splits for 1:50', 'what pace is 1:50 for a half'],
    says: ['just every 5k please', 'and per 5 km'],
    meant: /^(?:pacing|pace sum) .*1:50:00|^pacing · Harbour/,
  },
  {
    after: ['compare this month to last month'],
    says: ['and the one before that', 'and the month before?'],
    meant: /^compare .*(?:this|last) month · in /,
  },
  {
    after: ['August vs October', 'intervals in August vs October'],
    says: ['any faster?', 'so slower or faster', 'faster then'],
    meant: /^compare pace .*October/,
  },
  {
    after: ['August vs October'],
    says: ['how many long runs', 'and how many easy runs'],
    meant: /^compare · (?:long|easy) runs .*October/,
  },
  {
    after: ['how far do I run on Sundays'],
    says: ['what should I run on Thursday', 'should I do intervals on Thursday'],
    meant: /^plan/,
  },
  {
    after: ['how many km in September', 'my fastest run over 10 km', 'longest run this year'],
    says: ['and if you leave the races out', 'if I take the race out', 'leaving the races out'],
    meant: /outside races/,
  },
  {
    after: ['how fit am I', 'am I ready for Harbour', 'how far did I run last week'],
    says: ['how do you see that', 'how did you work that out', 'how do you know'],
    // Told by what the answer rests on, which shows no parts.
    meant: /^$/,
  },
  {
    after: ['5k from my City 10k', 'half from the City 10k'],
    says: ['ok and what pace is that', 'pace?', 'how long would that take'],
    meant: /^predict · City 10 K · .* from 10 km/,
  },
  {
    after: ['marathon plan by week', 'plan for the Spring Marathon by week'],
    says: [
      'when does it get to 30k',
      'when is the long run 30 km',
      'which week is the first 30 km run',
    ],
    meant: /^race plan · longest · 30\.?0? km · Spring|^race plan .*30 km/,
  },
  {
    after: ['my knee hurts', 'achilles sore in the mornings'],
    says: ['skip Friday?', 'so rest on Tuesday', 'no Thursday then'],
    meant: /^pain/,
  },
  {
    after: ['how was my last long run', 'what did I do on Tuesday'],
    says: ['did it hurt', 'did that hurt much'],
    meant: /^refused$/,
  },
  {
    after: ['slept badly, run or not', 'what should I run tomorrow'],
    says: ['its intervals today', 'it is a long run tomorrow'],
    meant: /^refused$/,
  },
  {
    after: ['total climbing in October', 'average cadence in October', 'how many km in October'],
    says: ['list them', 'which ones'],
    meant: /^list · runs · in October/,
  },
  {
    after: ['how many calories did I burn on my last long run', 'how was my last interval run'],
    says: ['and the Friday one', 'what about the Monday run'],
    meant: /^refused$/,
  },
  {
    after: ['800m at 4:40 pace'],
    says: ['400?', 'and 400', 'how about 400'],
    meant: /^pace sum · 400 m · 4:40/,
  },
  {
    after: ['how far do I get in 50 minutes at 6:00'],
    says: ['at 5:45', 'and 5:45?', 'what if I run 5:45'],
    meant: /^pace sum · in 50:00 · 5:45/,
  },
  {
    after: ['what pace is 1:50 for a half', 'pace for 49:13 10k'],
    says: ['and for the marathon?', 'how about 5k'],
    meant: /^refused$/,
  },
  {
    after: ['pace for 49:13 10k', '16 km in 1:30 pace?'],
    says: ['in mph', 'in km/h', 'and as miles per hour'],
    meant: /^pace sum · \d:\d\d/,
  },
];

test.each(WAYS_ON)('after $after.0: $says.0', ({ after, says, meant }) => {
  const otherwise = after.flatMap((first) =>
    says
      .map((next) => [first, next, read(first, next)] as const)
      .filter(([, , now]) => !meant.test(now)),
  );
  expect(otherwise).toEqual([]);
});

test('who tells of oneself beside a question asks the same', () => {
  const meant = read('average cadence last month', 'is that ok?');
  for (const aside of ["I'm 5ft4", 'I am 37', "i'm a woman", 'im a beginner']) {
    expect(read('average cadence last month', `is that ok? ${aside}`)).toBe(meant);
  }
});
