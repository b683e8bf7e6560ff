import { MONTH_NAMES } from '../month-names.ts';
import type { Wordings } from './wording.ts';

/** 'Resting days', 'how many days did I take off' */
export const DAYS_OFF: Wordings = [
  [/\b(?:resting|off|idle|inactive|lazy|non[- ]?(?:running|training)) days\b/g, 'rest days'],
  [
    /\bdays (did|have|had|do) i (?:take|taken|have|had|spend|spent) (?:completely |fully |totally )?off\b/g,
    'rest days $1 i have',
  ],
  [
    /\bdays (did|have) i not (?:train|trained|exercise|exercised|do anything|done anything)\b/g,
    'rest days $1 i have',
  ],
];

/** 'How long since I swam' */
export const SINCE_DONE: Wordings = [
  [sinceDone('swam'), 'since my last swim'],
  [sinceDone('ran|jogged|went running'), 'since my last run'],
  [sinceDone('rode|cycled|biked'), 'since my last ride'],
  [sinceDone('lifted|did weights'), 'since my last strength session'],
  [sinceDone('hiked'), 'since my last hike'],
];

function sinceDone(done: string): RegExp {
  return new RegExp(
    `(?<=^(?:and )?how (?:long|many days|many weeks)\\b.*)since i (?:last )?(?:${done})(?=[?.! ]*$)`,
    'g',
  );
}

const THEN = `(?:in |this time in |back in )?(?:(?:the )?(?:last |this )?(?:spring|summer|autumn|winter)|${MONTH_NAMES}|last (?:month|year|week)|(?:\\d{1,2}|an?|one|two|three|four|five|six) (?:weeks?|months?|years?) ago)`;

/** 'Easy pace now vs May': now are the last four weeks. */
export const NOW_AND_THEN: Wordings = [
  // 'My training before Riverside against now'
  [/(?<=\bbefore \w[^,?!]*) (?:compared (?:to|with)|with|and|to) now(?=[?.! ]*$)/g, ' vs now'],
  // Against a week stands a week.
  [
    /(?<=\bsame week (?:of )?last year (?:vs|versus|against|and|compared (?:to|with)) )this (?:year|one)\b/g,
    'this week',
  ],
  // 'May vs June' are months.
  [/(?<!\bin )\bmay(?= (?:vs|versus|against)\b)|(?<=\b(?:vs|versus|against) )may\b/g, 'in may'],
  [
    new RegExp(`\\bnow (vs|versus|against|compared (?:to|with)|and) (?=${THEN}\\b)`, 'g'),
    'in the last 28 days vs ',
  ],
  // 'How do my long runs compare with spring': those of now
  [
    new RegExp(
      `^((?:and |so )*)how (?:do|does|are|is) (my (?:\\w+ ){0,2}\\w+?)(?: now)? (?:compare|stack up|measure up|hold up|look)(?: compared)? (?:with|to|against) (?:(?:the|my|those) )?(?:ones? |those )?(?:from |i did )?(?=${THEN}(?:[?.! ]*$))`,
      'g',
    ),
    '$1compare $2 in the last 28 days vs ',
  ],
  // 'How do my easy runs now compare with the ones in April and May'
  [
    new RegExp(
      `(?<!from )\\bnow (?:(?:compare|stack up|measure up|hold up|look)(?: compared)? )?(?:with|to|against) (?:(?:the|my|those) )?(?:ones? |those |runs? |easy runs )?(?:from |i did )?(?=${THEN}\\b)`,
      'g',
    ),
    'in the last 28 days vs ',
  ],
  [
    new RegExp(
      `(?<=\\bin the last 28 days vs +|\\bnow than (?:i was |they were |it was )?)(?:back )?(?:in )?(${MONTH_NAMES}) and (${MONTH_NAMES})\\b`,
      'g',
    ),
    'from $1 to $2',
  ],
  [
    new RegExp(
      `(?<=\\b${THEN}) (vs|versus|against|compared (?:to|with)|and) now\\b(?![ (]*(?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
      'g',
    ),
    ' vs in the last 28 days',
  ],
];

const A_WHOLE_WEEK = '(?:an? |one |the )?(?:whole |full |entire |complete )*week';

/** 'When did I last skip a whole week of running' */
export const WEEKS_WITHOUT: Wordings = [
  [
    new RegExp(
      `^(?:so |and )*(?:when (?:did i last|was the last time i)|(?:the )?last time i) (?:skip|skipped|miss|missed|go|went|have|had|take|took) ${A_WHOLE_WEEK}(?: (?:of running|without (?:running|a run|any (?:running|runs))|off(?: running)?))(?=[?.! ]*$)`,
      'g',
    ),
    'when did i last have 7 days without a run in a row',
  ],
];

const A_MONTH = '(?:jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)';

/** Where no other days begin or end with it. */
const NO_BOUND = '(?<!\\b(?:since|until|till|til|by|from|to|before|after|up to) (?:the )?)\\b';

function quarterNamed(which: string): RegExp {
  return new RegExp(
    `\\b(?:the )?(?:${which}) quarter\\b(?! of (?:the |my |a |an )?(?!year|20|last year|this year))`,
    'g',
  );
}

const DAYS_NAMED = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends)';
const THE_OTHERS =
  '(?:than|compared (?:to|with)|vs|versus|against) (?:it is |i am |i do |they are )?(?:(?:on|the|all|my|any) )*(?:other|others|remaining|rest of the) (?:days|week|runs)(?: of the week)?(?=[?.! ]*$)';

/** 'Slower on Sundays than other days' is held against all others, as where they are not said. */
const THAN_OTHER_DAYS: Wordings = [
  [
    new RegExp(
      `^(?:my )?(?:average |avg |mean )?(pace|heart ?rate|hr|pulse|distance|cadence|effort) on (${DAYS_NAMED}) ${THE_OTHERS}`,
      'g',
    ),
    'is my $1 higher on $2',
  ],
  [
    new RegExp(`^(slower|faster|quicker|longer|shorter) on (${DAYS_NAMED}) ${THE_OTHERS}`, 'g'),
    'am i $1 on $2',
  ],
  [
    new RegExp(
      `(?<=^(?:(?:and|so) )*(?:am|do|are|is|was|were|did|does) .*\\b${DAYS_NAMED}\\b.*) ${THE_OTHERS}`,
      'g',
    ),
    '',
  ],
];

/** Days and hours in the words in which they are read. */
export const DAYS: Wordings = [
  // The day says which: 'compare today's long run with the one on 8 November'
  [
    /(?<=\b(?:with|to|against|vs|versus|than|and) )(?:the|my) (?:one|run) (?:on|from|of) (?=(?:the )?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|(?:last )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)/g,
    'on ',
  ],
  // 'Km before and after the City 10 K': as many days before it as since then.
  [
    /^(?:(?:so |and |show |compare )*)(?:how (?:did|does|do|was|were|is|are|has|have) )?(?:my |the )?(?!weekly\b)(.+?) (?:compare |change |changed |look )?(?:from )?before (?:and|vs|versus|against|to|compared (?:to|with)) (?:and )?after (?!.*\b(?:break|illness|injury|flu|covid|cold|layoff|time off|ill|sick|injured|run|runs|running|eat|drink|sleep|breakfast|noon|work)\b)(?=\w)(.+?)(?=[?.! ]*$)/g,
    'compare $1 since $2',
  ],
  [
    /(?<=\b(?:than|vs|versus|against|with|compared to) )(?:in |during |i was in |i did in )?(?:the |my )?(?:lead|run|build)[- ]?up to (?=\w)/g,
    'before ',
  ],
  [
    /\b(this (spring|summer|autumn|fall|winter)) (vs|versus|against|than|or|and|compared (?:to|with)) (?:the )?(?:last|previous)(?: one)?(?=[.?! ]*$)/g,
    '$1 $3 last $2',
  ],
  [/\bhow many (?:nights|evenings|mornings)(?= (?:did|have|do) i\b)/g, 'how many times'],
  [
    /\b(this (?:week|month|year)) (?:until|till|til|up (?:to|until)|to) (?:now|today|date)\b/g,
    '$1',
  ],
  [
    /\bthis (week|month|year) (than|vs|versus|or|against|compared (?:to|with)) (?:in )?(?:the |my )?(?:one before|previous one|previous \1|\1 before|last one)(?: that| it)?(?=[.?! ]*$)/g,
    'this $1 $2 last $1',
  ],
  // 'Faster than at the start of the year' holds against its first month.
  [
    /(?<=\b(?:than|vs|versus|against|with|to) )(?:i was |they were )?(?:at |in )?the (?:start|beginning) of (?:the|this) year\b/g,
    'in january',
  ],
  [/\b(?:the |my )?(?:heat|hot|warm(?:er)?) months\b/g, 'summer'],
  [/\b(?:the |my )?(?:cold(?:er)?|dark) months\b/g, 'winter'],
  // 'Fastest Wednesday'
  [
    /\b(fastest|quickest|slowest|longest|shortest) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=(?: (?:ever|so far|this year|last year))*[?.! ]*$)/g,
    '$1 run on $2s',
  ],
  [
    /\bsince (?:the )?(?:start|beginning) of (?:the )?(spring|summer|autumn|fall|winter)\b/g,
    'since $1',
  ],
  [/\bthis year'?s? (spring|summer|autumn|fall|winter)\b/g, 'this $1'],
  [/\blast year'?s? (spring|summer|autumn|fall|winter)\b/g, 'last $1'],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the morning\b/g,
    '$1 $2$3 am',
  ],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the (?:evening|afternoon)\b/g,
    '$1 $2$3 pm',
  ],
  [
    /^((?:did|do|was|were|what did|how was|how did) .*)\b(?:at|on|over) the weekend(?=[.?! ]*$)/g,
    '$1last weekend',
  ],
  [/\b(?:my|that|this) week of (?=\d)/g, 'the week of '],
  [
    /\b(\d{1,2})-(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)([a-z]*)\b/g,
    'from $1 $3$4 to $2 $3$4',
  ],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)([a-z]*) (\d{1,2})-(\d{1,2})\b(?!\/)/g,
    'from $3 $1$2 to $4 $1$2',
  ],
  [
    /\b((?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*(?: \d{1,2}(?:st|nd|rd|th)?)?(?: 20\d\d)?) onwards?\b/g,
    'since $1',
  ],
  [/\bsince (since|from)\b/g, 'since'],
  [
    /\b(?:last|past) (30|60|90|7|14|28)\b(?=[?.! ]*$| [a-z]+$)(?! (?:days|weeks|months|runs|km|k|workouts|miles|min|minutes|hours|sessions))/g,
    'last $1 days',
  ],
  [/\bh1(?= 20\d\d)/g, 'first half of'],
  [/\bh2(?= 20\d\d)/g, 'second half of'],
  [/(?<!\b20\d\d )\bh1\b(?: of)?(?: this year)?/g, 'first half of this year'],
  [/(?<!\b20\d\d )\bh2\b(?: of)?(?: this year)?/g, 'second half of this year'],
  // 'Quarter 3', 'the third quarter of 2025', and no quarter of a race
  [/\bquarter (?:no\.? |number )?([1-4])\b/g, 'q$1'],
  [quarterNamed('first|1st'), 'q1'],
  [quarterNamed('second|2nd'), 'q2'],
  [quarterNamed('third|3rd'), 'q3'],
  [quarterNamed('fourth|4th|final'), 'q4'],
  [
    /\b(?:the )?(?:last|past|previous) (two|three|four|five|six|[2-9]|\d\d) weekends\b/g,
    'at weekends in the last $1 weeks',
  ],
  [/\bthe weekend before last\b/g, 'two weekends ago'],
  // 'How many km a month ago' asks for no mean of a month.
  [/\ba (?=(?:week|month|year) ago\b)/g, 'one '],
  [/\b20(\d\d) (h[12]|(?:first|second|1st|2nd) half)\b/g, '$2 of 20$1'],
  [/\b(first|second) half (20\d\d)\b/g, '$1 half of $2'],
  [/\b(?:the )?first of (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/g, '1 '],
  [
    /\b(?:(?:in|over|for) )?(?:the )?(?:(?:last|past) )?half (?:a |of a )?year\b(?! of)/g,
    'in the last 6 months',
  ],
  [/\b(week|month|year|day) (?:prior|earlier)$/g, '$1 before'],
  // Early in October are its first ten days, and since then its first one.
  [
    new RegExp(
      `(?<!\\bweigh.*)${NO_BOUND}(?:in |at )?(?:the )?(?:early(?: in)?|(?:beginning|start) of)[ -](${A_MONTH})`,
      'g',
    ),
    'in the first 10 days of $1',
  ],
  [
    new RegExp(
      `(?<!\\bweigh.*)${NO_BOUND}(?:in |at )?(?:the )?(?:mid(?:dle of)?)[ -](${A_MONTH}[a-z]*)`,
      'g',
    ),
    'from 11 $1 to 20 $1',
  ],
  [
    new RegExp(
      `(?<!\\bweigh.*)${NO_BOUND}(?:in |at )?(?:the )?(?:late(?: in)?|end of)[ -](${A_MONTH})`,
      'g',
    ),
    'in the last 10 days of $1',
  ],
  [
    /\bsince (?:late|(?:the )?end of) (jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g,
    'since 21 $1',
  ],
  [
    /\b(?:early|(?:the )?(?:beginning|start) of) (jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g,
    '1 $1',
  ],
  [/\bmid[ -](jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g, '15 $1'],
  [
    /\bhow(?:'?s| is| was| has| did| does) my (week|month|year)(?: (?:been|go|going|gone|looking?|turn out|shaping up|so far))*(?=[?.! ]*$)/g,
    'how is this $1',
  ],
  [/^what (?:was|is) (?:my|this) (week|month|year) like(?=[?.! ]*$)/g, 'how is this $1'],
  // 'What did my week look like', 'what has my month been like'
  [
    /^(?:so |and )*what(?:'?s| did| has| have| is) (?:my|this|the) (week|month|year) (?:look(?:ed)? like|been like)(?: so far)?(?=[?.! ]*$)/g,
    'how is this $1',
  ],
  [
    new RegExp(
      `^(?:so |and )*what (?:did|has|have) (?:my )?((?:last|this) (?:week|month|year|summer|winter|spring|autumn)|${MONTH_NAMES}|summer|winter|spring|autumn) (?:look(?:ed)? like|been like)(?=[?.! ]*$)`,
      'g',
    ),
    'how was $1',
  ],
  // 'Sunday's long run, how did it go'
  [
    /^((?:my |the )?(?:last|latest|yesterday'?s|today'?s|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s) [a-z ]{3,30}?),? how (?:did|was) (?:it|that|they)(?: go| been)?(?=[?.! ]*$)/g,
    'how was $1',
  ],
  ...THAN_OTHER_DAYS,
  [
    /^(?:show me )?what (?:(?:did|does|has) )?(?:my|this) (week|month|year) look(?:s|ed)?(?: like)?(?=[?.! ]*$)/g,
    'how is this $1',
  ],
  [
    /\b(?:quarter ([1-4])|q([1-4]))\b(?= (?:vs|versus|against|km|and|compared|than)\b|[?.! ]*$)/g,
    'q$1$2',
  ],
  [/^(how (?:was|did|is|has)) (?:my|this|the) morning(?: go| been)?(?=[?.! ]*$)/g, '$1 today'],
  [
    /^how (was|did) (?:my|this|the) (?:morning'?s?|run this morning) ?(?:run|session|workout)?(?: go)?(?=[?.! ]*$)/g,
    'how $1 my run today',
  ],
  [/\b1st half\b/g, 'first half'],
  [/\b2nd half\b/g, 'second half'],
  [/\b(20\d\d) to date\b/g, '$1'],
  [
    /\b(?:my |the )?(?:training |build[- ]?up )?block (?:before|leading up to|up to)(?= )/g,
    'the 8 weeks before',
  ],
  [/(?<!\bof )\ball year(?: long)?(?=[?.! ]*$)/g, 'this year'],
  [/(?<=\w )(?<!\bcompared )(?:to|until|till) now\b/g, 'to today'],
  [/(?<=\bplan .{0,20})\b(?:the )?(?:next|coming) (?:7|seven) days\b/g, 'this week'],
  [
    /^(?:what|how) (?:would|should|could|will|does|do) (?:a |an |the |my )?(?:\w+ )?(?:next|coming) (?:7|seven) days(?: of \w+)? look(?: like)?(?=[?.! ]*$)/g,
    'plan next week',
  ],
  [/\bsince (?:the )?(?:begin|beginning|start) of (?:the|this) year\b/g, 'this year'],
  [/\b(last|past) fortnight\b/g, '$1 2 weeks'],
  // 'This month against the same month last year'
  [
    /(?<=^(?!.*\bweek\b).*\b(?:vs|versus|against|compar\w+|than) (?:.* )?)(?:the )?same (?:month|time|period|days) (?:of )?last year\b/g,
    'last year',
  ],
];

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** 'Run count Wednesday vs Friday' is of all Wednesdays. */
export const ON_ALL_OF_THEM: Wordings = [
  [
    new RegExp(
      `\\b(?:on )?(?<one>${WEEKDAY})(?<=\\b(?:count|number|average|avg|mean|do i|am i|usually|generally|typically|always)\\b.*) (?<or>vs\\.?|versus|against|or|than|compared (?:to|with)) (?:on )?(?<other>${WEEKDAY})\\b`,
      'gi',
    ),
    'on $<one>s $<or> $<other>s',
  ],
];
