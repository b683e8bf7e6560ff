import { withPlainLetters } from '../word-list.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { mendSlip } from './mend-slip.ts';

/**
 * A message as the reader of questions wants it: lower case, plain letters, one blank between words,
 * no short forms ('what's' is 'what is'), and of punctuation only what holds numbers, dates and
 * times together. Words keep their order, so that the nth word here is the nth word everywhere.
 */
export function plainText(message: string): string {
  const letters = withPlainLetters(withoutMarks(message))
    .replace(/\s*(?:->|=>|→)\s*/g, ' to ')
    // '01.10. - 20.10.' are days, '10.5-12.5 km' are not.
    .replace(
      /\b(\d{1,2})\.(\d{1,2})\.? ?(?:-|–|to|until) ?(\d{1,2})\.(\d{1,2})\.?(?=\s|$)(?! ?(?:km|k|mi)\b)/g,
      '$1/$2 to $3/$4',
    )
    // '1st to 15th of Nov'
    .replace(
      /(?<!\b(?:from|between)(?: the)? )\b(\d{1,2}(?:st|nd|rd|th)?) ?(?:to|until|till) (?:the )?(?=\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g,
      'from $1 to ',
    )
    // 'On 12.10.' has its day first.
    .replace(
      /\b(on|since|until) (\d{1,2})\.(\d{1,2})\.?(?=[\s?!]|$)(?! ?(?:km|k|mi|miles)\b)/gi,
      (written, lead: string, day: string, month: string) => {
        const name = MONTHS_SHORT[Number(month) - 1];
        return name && Number(day) >= 1 && Number(day) <= 31 ? `${lead} ${day} ${name}` : written;
      },
    )
    .replace(/%/g, ' percent ')
    .replace(/(?<=\d) ?\+ ?(km|k|miles?|milers?|mi|h|min|m)\b/gi, ' $1 or more')
    .replace(/(?<=\d) ?(km|k|miles|mi|h|min|m)? ?\+(?! ?[a-z\d])/gi, ' $1 or more')
    .replace(/>=|≥/g, ' at least ')
    .replace(/<=|≤/g, ' at most ')
    .replace(/>(?= ?\d)/g, ' over ')
    .replace(/<(?= ?\d)/g, ' under ')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\d) - (?=[a-z\d])/g, ' to ')
    // '21,1 km' has a decimal comma, '10,000' thousands.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
  return (
    writtenOut(letters)
      // Letters of other scripts are words as well: one that is not known must not be lost.
      .replace(/[^\p{L}0-9.:/%-]+/gu, ' ')
      .replace(/(?<!\d)[.:/-]+|[.:/-]+(?!\d)/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
  );
}

const MONTHS_SHORT = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function withoutMarks(message: string): string {
  // Taken apart it would be '1⁄2'.
  const written = message.replace(/½/g, '.5');
  return written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function writtenOut(text: string): string {
  const words = numbersWritten(text).replace(
    /(?<![\w'/.-])[a-z]+(?![\w'/-])/g,
    (word) => SHORT_WORDS[word] ?? mendSlip(word),
  );
  const withoutShortForms = SHORT_FORMS.reduce(
    (written, [short, long]) => written.replace(short, long),
    words,
  );
  // What is left of them belongs to somebody: 'last week's', 'runners''.
  return withoutShortForms.replace(/'s\b/g, '').replaceAll("'", '');
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONE = ONES.join('|');
const TEN = TENS.join('|');

const BIG_NUMBER = new RegExp(
  `\\b(?:(?<count>a|${ONE}) )?(?<big>hundred|thousand)(?:(?: and)? (?:(?<ten>${TEN})(?:[ -](?<one>${ONE}))?|(?<few>${ONE})))?\\b`,
  'g',
);
const TENS_NUMBER = new RegExp(
  `\\b(?<ten>${TEN})(?:[ -](?<one>${ONES.slice(0, 9).join('|')}))?\\b`,
  'g',
);
/** 'Before seven in the morning' */
const NUMBER_OF_CLOCK = new RegExp(
  `(?<=\\b(?:before|after|earlier than|later than) )(?:${ONE})(?= (?:o'?clock|in the (?:morning|evening|afternoon)|am|pm)\\b)`,
  'g',
);
const NUMBER_OF_UNITS = new RegExp(
  `\\b(?:${ONE})(?=[ -](?:k|km|kms|kilomet\\w{1,5}|miles?|mi|hours?|minutes?|mins?|metres?|bpm|weeks?)\\b)`,
  'g',
);
const OF_MONTH = '(?:of )?(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)';
const DAYS_OF_MONTH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
/** 'The fifteenth of April', 'twenty-first of May' */
const DAY_OF_MONTH = new RegExp(
  `\\b(?:(?<ten>twenty|thirty)[ -])?(?:(?<one>${DAYS_OF_MONTH.join('|')})|(?<tens>twentieth|thirtieth))(?= (?:of may|${OF_MONTH}))`,
  'g',
);
/** 'Between the first and the 15th of April' */
const FIRST_OF_TWO_DAYS = new RegExp(
  `\\b(?:${DAYS_OF_MONTH.join('|')})(?= (?:and|to|until|till|through) (?:the )?\\d{1,2}th (?:(?:of )?may|${OF_MONTH}))`,
  'g',
);
const TEENS = new RegExp(`\\b(?:${ONES.slice(10).join('|')})\\b`, 'g');

const DECIMAL = new RegExp(
  `\\b(?<whole>${TEN}|${ONE}|\\d{1,3}) point (?<tenth>${ONES.slice(0, 9).join('|')}|\\d)\\b`,
  'g',
);
/** 'Three fifty' of a marathon and 'nine thirty' of a mile: hours or minutes, as '3:50' is. */
const CLOCK_LIKE = new RegExp(
  `\\b(?<big>${ONES.slice(0, 9).join('|')}) (?<ten>${TENS.slice(0, 4).join('|')})(?:[ -](?<one>${ONES.slice(0, 9).join('|')}))?\\b(?! ?(?:k|km|kms|kilomet\\w{1,5}|miles?|mi|minutes?|mins?|seconds?|metres?|meters?|runs?)\\b)`,
  'g',
);

/** 'Forty-five minutes' and 'a hundred and twenty km'; what is below ten only where a unit follows. */
function numbersWritten(text: string): string {
  return text
    .replace(DECIMAL, (...parts) => {
      const { whole, tenth } = parts.at(-1);
      return `${numberOf(whole)}.${numberOf(tenth)}`;
    })
    .replace(CLOCK_LIKE, (...parts) => {
      const { big, ten, one } = parts.at(-1);
      return `${onesOf(big)}:${tensOf(ten) + onesOf(one)}`;
    })
    .replace(DAY_OF_MONTH, (...parts) => {
      const { ten, one, tens } = parts.at(-1);
      const day = tens ? (tens === 'twentieth' ? 20 : 30) : DAYS_OF_MONTH.indexOf(one) + 1;
      return `${tensOf(ten) + day}th`;
    })
    .replace(FIRST_OF_TWO_DAYS, (word) => `${DAYS_OF_MONTH.indexOf(word) + 1}th`)
    .replace(BIG_NUMBER, (...parts) => {
      const { count = 'a', big, ten, one, few } = parts.at(-1);
      const times = count === 'a' ? 1 : onesOf(count);
      return String(
        times * (big === 'hundred' ? 100 : 1000) + tensOf(ten) + onesOf(one) + onesOf(few),
      );
    })
    .replace(TENS_NUMBER, (...parts) => {
      const { ten, one } = parts.at(-1);
      return String(tensOf(ten) + onesOf(one));
    })
    .replace(NUMBER_OF_UNITS, (word) => String(onesOf(word)))
    .replace(NUMBER_OF_CLOCK, (word) => String(onesOf(word)))
    .replace(SHORT_WEEKDAY, (word) => WEEKDAYS_SHORT[word] ?? word)
    .replace(TEENS, (word) => String(onesOf(word)));
}

function tensOf(word: string | undefined): number {
  return word === undefined ? 0 : 10 * (TENS.indexOf(word) + 2);
}

function onesOf(word: string | undefined): number {
  return word === undefined ? 0 : ONES.indexOf(word) + 1;
}

/** Of digits, or of one word that is a number. */
function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  return TENS.includes(written) ? tensOf(written) : onesOf(written);
}

const WEEKDAYS_SHORT: Readonly<Record<string, string>> = {
  sun: 'sunday',
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  fri: 'friday',
  sat: 'saturday',
};
/** 'Sat runs': there it can be nothing else. */
const SHORT_WEEKDAY =
  /\b(?:sun|mon|tue|wed|thu|thur|fri|sat)(?= (?:(?:long|easy|morning|evening) )?(?:runs?|workouts?|sessions?)\b)/g;

/** What runners type for a word, wherever it stands. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  hw: 'how',
  las: 'last',
  shd: 'should',
  wk: 'week',
  hwo: 'how',
  jsut: 'just',
  adn: 'and',
  evry: 'every',
  evr: 'ever',
  insted: 'instead',
  wich: 'which',
  hti: 'hit',
  rna: 'ran',
  rns: 'runs',
  waht: 'what',
  taht: 'that',
  thsi: 'this',
  shwo: 'show',
  abvoe: 'above',
  rhr: 'resting heart rate',
  lthr: 'threshold heart rate',
  dyas: 'days',
  ppl: 'people',
  milers: 'mile runs',
  miler: 'mile run',
  wat: 'what',
  wot: 'what',
  wen: 'when',
  y: 'why',
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  nd: 'and',
  v: 'vs',
  ths: 'this',
  da: 'the',
  teh: 'the',
  em: 'them',
  w: 'with',
  wi: 'with',
  nr: 'number',
  mi: 'miles',
  mls: 'miles',
  klicks: 'km',
  mny: 'many',
  mch: 'much',
  shud: 'should',
  shld: 'should',
  wud: 'would',
  wld: 'would',
  cld: 'could',
  hv: 'have',
  hav: 'have',
  hve: 'have',
  nxt: 'next',
  dat: 'that',
  wht: 'what',
  smth: 'something',
  sth: 'something',
  gd: 'good',
  frst: 'first',
  lng: 'long',
  rlly: 'really',
  tdy: 'today',
  tmw: 'tomorrow',
  tmrow: 'tomorrow',
  tomo: 'tomorrow',
  yest: 'yesterday',
  ystrday: 'yesterday',
  evrything: 'everything',
  tho: 'though',
  cud: 'could',
  gimme: 'give me',
  gonna: 'going to',
  gotta: 'got to',
  wanna: 'want to',
  lemme: 'let me',
  dunno: 'do not know',
  lr: 'long run',
  lrs: 'long runs',
  hm: 'half marathon',
  fm: 'marathon',
  cals: 'calories',
  cal: 'calories',
  dist: 'distance',
  elev: 'elevation',
  cad: 'cadence',
  ints: 'intervals',
  sesh: 'session',
  tot: 'total',
  est: 'estimated',
  pred: 'predicted',
  prev: 'previous',
  neg: 'negative',
  nye: 'new years eve',
  tonite: 'tonight',
  wots: 'what is',
  wats: 'what is',
  begining: 'beginning',
  strat: 'strategy',
  approx: 'about',
  avrg: 'average',
  ave: 'average',
  mths: 'months',
  mnths: 'months',
  mos: 'months',
  secs: 'seconds',
  sec: 'seconds',
  litre: 'litres',
  temp: 'temperature',
  lil: 'little',
  bc: 'because',
  cos: 'because',
  bday: 'birthday',
  wknd: 'weekend',
  wkend: 'weekend',
  wknds: 'weekends',
  wkday: 'weekday',
  wkdays: 'weekdays',
  thurs: 'thursday',
  weds: 'wednesday',
  tues: 'tuesday',
};

/** What the line of a workout, or of a week, tells anyway. */
const TOLD_ANYWAY =
  '(?:dates?|days?|distances?|lengths?|paces?|average paces?|times?|durations?|heart rates?|hr|average hr|kinds?)';
const TOLD_LIST = `(?:the |their |its |my )?${TOLD_ANYWAY}(?:(?:,| and|, and| &) (?:the |their |its |my )?${TOLD_ANYWAY})*`;

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<=\\b(?:list|show|find|give|which|longest|fastest|slowest|quickest|biggest|highest|last|latest|best|hilliest|top)\\b.*),? (?:with|including|showing|plus) (?:(?:the|their|its) ${TOLD_ANYWAY}(?=[.?! ]*$)|${TOLD_LIST.replace(')*', ')+')})(?: of each| for each| on which (?:it|they) (?:fell|was|were|happened|took place))?(?=[.?! ]*$)`,
      'g',
    ),
    '',
  ],
  [
    /,? (?:with the date on which it (?:fell|was|happened)|(?:and|:) (?:when|what date|on what (?:day|date)) (?:was|were|did) (?:it|that|they|those|i)(?: (?:be|run|do) (?:it|that))?(?: and how far did i (?:go|run))?)(?=[.?! ]*$)/g,
    '',
  ],
  [
    /(?<=\bweek\b.*),? and how many (?:runs|sessions|workouts|km) (?:did it (?:contain|have|include|hold)|were (?:there|in it)|was (?:that|it))(?=[.?! ]*$)/g,
    '',
  ],
  [/\bmost (long|fast|slow|short|hard|high)\b/g, '$1est'],
  [
    /\b(this (?:week|month|year)) (?:until|till|til|up (?:to|until)|to) (?:now|today|date)\b/g,
    '$1',
  ],
  [
    /\bthis (week|month|year) (than|vs|versus|or|against|compared (?:to|with)) (?:in )?(?:the |my )?(?:one before|previous one|previous \1|\1 before|last one)(?: that| it)?(?=[.?! ]*$)/g,
    'this $1 $2 last $1',
  ],
  [
    /\bsince (?:the )?(?:start|beginning) of (?:the )?(spring|summer|autumn|fall|winter)\b/g,
    'since $1',
  ],
  [/\blast year'?s? (spring|summer|autumn|fall|winter)\b/g, 'last $1'],
  [/\bz ?([1-5])\b/g, 'zone $1'],
  [
    /\bzones? (\d) ?(?:\+|and|&|-|to) ?(?:zone )?(\d) (?:vs\.?|versus|against|compared (?:to|with)) (?:zones? )?(\d) ?(?:\+|and|&|-|to) ?(?:zone )?(\d)\b/g,
    'time in zones',
  ],
  [
    /\b(best|fastest|quickest) ((?:\d+(?:\.\d)? ?(?:k|km|miles?)|mile|half marathon|half)) (?:split|segment|stretch|effort|section)s?\b/g,
    '$1 $2',
  ],
  [
    /,? (?:anywhere in (?:the|my) (?:whole )?(?:log|runs?|history)|(?:also |even )?(?:including |counting )?(?:(?:those|ones?|any) )?(?:inside|within) (?:a |any |of )?(?:longer )?runs?)(?=[.?!, ]|$)/g,
    '',
  ],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the morning\b/g,
    '$1 $2$3 am',
  ],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the (?:evening|afternoon)\b/g,
    '$1 $2$3 pm',
  ],
  [
    /\b(?:whens|when is|when was) the last time (?:that )?i (?:had|took|used|ate|have had|have taken) (?:an? |any |some )?((?:caffein\w+ )?gels?)\b/g,
    'when was my last run with $1',
  ],
  [
    /\bwhen did i last (?:use|have|take|eat|try) (?:an? |any |some )?((?:caffein\w+ )?gels?)\b/g,
    'when was my last run with $1',
  ],
  [
    /^(?:the )?(?:number of )?(?:days|weeks|time)(?: gone| passed)? since (?:my |the )?(?:last|latest) /g,
    'when was my last ',
  ],
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since i (?:last )?did (?:some |any |my )?/g,
    'when did i last do ',
  ],
  [
    /\bhow (?:often|many times) (?:did|do|have|had) i (?:take|took|taken|use|used|have|had|eat|eaten) (?:an? |any )?((?:caffein\w+ )?gels?) (?:on|in|during) (?:my )?/g,
    'how many with $1 ',
  ],
  [/^(?:my )?monthly (km|miles|mileage|distance|hours)$/g, '$1 by month'],
  [/\ball (?:of )?my (\d{1,2})k ?s\b/g, 'all runs of about $1 km'],
  [/\bwhose (?=notes? )/g, 'where the '],
  [
    /^((?:did|do|was|were|what did|how was|how did) .*)\b(?:at|on|over) the weekend(?=[.?! ]*$)/g,
    '$1last weekend',
  ],
  [/\bwithout missing an? (day|week|month)\b/g, 'of $1s in a row'],
  [/\b(?:my|that|this) week of (?=\d)/g, 'the week of '],
  [
    /^do i (?:use|take|have|eat) (?:\w+ ){0,2}gels (?:often|a lot|much)(?=[.?! ]*$)/g,
    'how many runs with gels',
  ],
  [
    /\b(sun|mon|tues|wednes|thurs|fri|satur)day (?:v|vs|versus|against) (sun|mon|tues|wednes|thurs|fri|satur)day(?= (?:pace|speed|heart rate|hr|runs?|distance|effort)\b)/g,
    '$1days vs $2days',
  ],
  [/\bpresent (?=(?:easy|long|tempo|form|fitness|pace|weight|training)\b)/g, 'current '],
  [
    /\b(easy|long|intervals?|treadmill)(?: runs?)? (vs|versus|against|or) (easy|long|intervals?|treadmill)(?! (?:runs?|days?|ones?))\b/g,
    '$1 runs $2 $3 runs',
  ],
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
    /\b(?:last|past) (30|60|90|7|14|28)\b(?=$| [a-z]+$)(?! (?:days|weeks|months|runs|km|k|workouts|miles|min|minutes|hours|sessions))/g,
    'last $1 days',
  ],
  [/\bh1(?= 20\d\d|$)/g, 'first half of'],
  [/\bh2(?= 20\d\d|$)/g, 'second half of'],
  [/\b20(\d\d) (h[12]|(?:first|second|1st|2nd) half)\b/g, '$2 of 20$1'],
  [/\b(first|second) half (20\d\d)\b/g, '$1 half of $2'],
  [/\b(?:the )?first of (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/g, '1 '],
  [/(?<=\w{3,} \w+) too$/g, ' also'],
  [
    /\b(?:(?:in|over|for) )?(?:the )?(?:(?:last|past) )?half (?:a |of a )?year\b(?! of)/g,
    'in the last 6 months',
  ],
  [/\b(one|two|three|four|five) and a half hours\b/g, '$1.5 hours'],
  [
    /(?<=\bhow long (?:do|does|did) .*)\blast\b(?! (?:week|month|year|\d|summer|winter|spring|autumn))/g,
    'take',
  ],
  [/\bprior to\b/g, 'before'],
  // The dates are told with every workout.
  [
    /,? \b(?:(?:with|including|incl) (?:the |their |its )?dates?|(?:the )?dates? (?:included|incl|too|as well))(?=[.?! ]*$)/g,
    '',
  ],
  // What is aimed at over it is 5 km.
  [
    /(?<=\b(?:predict\w*|(?:could|can|would|will|should|might) i)\b.*)\b(?:an? |the |my )?parkrun\b(?!.*\bnotes?\b)/g,
    '5 km',
  ],
  [/\b(?:under|beneath) (?:my|the) belt\b/g, ''],
  [/,? \bnothing (?:too )?(?:crazy|mad|fancy|silly|wild)(?=[.?! ]*$)/g, ''],
  // A time over a distance is told at every 5 km of it.
  [/\b5 ?(?:km|k) (?=splits (?:for|of|to) .*(?:marathon|half|\d ?(?:km|k|miles)\b))/g, ''],
  // Who says so is no part of a question.
  [
    /^(?:(?:a|an|my|the|some) )?(?:[a-z]+(?:'s)? ){0,2}(?:table|chart|calculator|article|book|website|app|watch|podcast|magazine) (?:says|said|claims|reckons|tells me|told me) (?:that )?(?=.*\b(?:what|how|is|can|could|would|will)\b)/g,
    '',
  ],
  [
    /\b(?<=\b(?:more|less|faster|slower|quicker|longer|further|better|higher|lower)\b.*)then\b/g,
    'than',
  ],
  [/\bfull(?: marathon|(?=$))/g, 'marathon'],
  [/(?<=\d) ?@ ?(?=\d)/g, ' at '],
  [/\b(week|month|year|day) (?:prior|earlier)$/g, '$1 before'],
  [/,? \b(?:yes or no|y or n|yes no|or not(?=[.?! ]*$))\b/g, ''],
  // 'Ready 4 Harbour', 'gels 4 the half'
  [/(?<!\bzones? )\b4 (?=(?:the|my|an?|me|it|this|that)\b)/g, 'for '],
  [
    /(?<=\b(?:ready|prepared|plan|training|aim|thanks) )4 (?=[a-z]{3,})(?!(?:weeks?|days?|miles?|runs?|times?|hours?|months?)\b)/g,
    'for ',
  ],
  [
    /(?<=^(?!.*\b(?:compar|from)).*\w )to (?=(?:hard|fast|slow|quick|much|often|long|high|low|far)[.?! ]*$)/g,
    'too ',
  ],
  [/\bmy 1st (?=(?:\w+ )?(?:run|race|workout)\b)/g, 'my first '],
  [
    /\b(?:(?:which|what|the|any|my) )?(runs?|workouts?) (?:where |when |that |which |on which )?(?:did i|i) (?:take|took|have|had|eat|ate|use|used) (?:any |a |my )?gels?(?: (?:on|in|during|with))?\b/g,
    '$1 with gels',
  ],
  [
    /\bhow many (days|weeks)(?: (?:are|is|do i have|have i got|there))* (?:left|to go)(?: (?:to|until|till|for|before) (?:my |the )?(?:next )?race)?(?=[?.! ]*$)/g,
    'how many $1 until my next race',
  ],
  [/,? \b(?:no|without a) (?:target|goal)(?: time)?(?: in mind| set)?$/g, ''],
  [/\bin (?:a|one) (?:single )?(?:run|go|session|outing)\b/g, ''],
  [
    /\b(?:the )?(?:beginning|start) of (jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g,
    '1 $1',
  ],
  [/\bmid[ -](jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g, '15 $1'],
  [
    /\bhow (is|was|has) my (week|month|year)(?: (?:been|going|gone|looking|go|so far))*$/g,
    'how $1 this $2',
  ],
  [/\b([1-9]00|1[0-9]00|2000)s\b/g, '$1 m'],
  [
    /\b(pace|fast|quick|set|hold|run) (for |on |in |at )?(?:my |the |a )?\d{1,2} ?x ?(?=\d{3,4} ?m\b)/g,
    '$1 $2',
  ],
  [/\bweekday (?=(?:pace|hr|heart rate|distance)\b)/g, 'weekday runs '],
  [/\bweekend (?=(?:pace|hr|heart rate|distance)\b)/g, 'weekend runs '],
  [/\b1st half\b/g, 'first half'],
  [/\b2nd half\b/g, 'second half'],
  [/\b(20\d\d) to date\b/g, '$1'],
  [/\bmpw\b/g, 'miles per week'],
  [/\bmin \/ (?=mile|mi\b|km\b)/g, 'min/'],
  [/(?<=[a-z]) ?\+ ?(?=[a-z])/g, ' and '],
  [/\b(?:btw|btwn)(?= \d|.* (?:and|to|&) )/g, 'between'],
  [/(?<=\d[a-z]{0,2}) ?& ?(?=\d)/g, ' and '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\b(?:b4)\b/g, 'before'],
  [/\babt\b/g, 'about'],
  [
    /\btop (\d{1,2}|three|five|ten) ((?:\w+ ){0,1}runs?) by (?:distance|length|km)\b/g,
    '$1 longest $2',
  ],
  [/\btop (\d{1,2}|three|five|ten) ((?:\w+ ){0,1}runs?) by (?:pace|speed)\b/g, '$1 fastest $2'],
  [/,? \bi mean\b/g, ''],
  [/\bfrm\b/g, 'from'],
  [/\bthru\b/g, 'through'],
  [/\bhappend\b/g, 'happened'],
  [/(?<!\d ?)\bmin\.? (?=\d+(?:\.\d+)? ?(?:km|k|mi|miles)\b)/g, 'at least '],
  [/\bmax\.? (?=\d+(?:\.\d+)? ?(?:km|k|mi|miles)\b)/g, 'at most '],
  [/^(.+?),? what(?: is|'?s| does) (?:it|that)(?: mean)?\??$/g, 'what is $1'],
  [
    /^what does (?:my |the )?(.+?) (?:say|mean|tell me) (?:about|for) (?:the |my |a )?(.+)$/g,
    'predict $2 from my $1',
  ],
  [/(?<=\w )(?<!\bcompared )(?:to|until|till) now\b/g, 'to today'],
  [/\b(?:atm|rn)\b/g, 'now'],
  [/\blst\b/g, 'last'],
  [/\bwkly\b/g, 'weekly'],
  [/\b(?:w|wth)(?= (?:the|a|my) )/g, 'with'],
  [/(?<=\bplan .{0,20})\b(?:the )?(?:next|coming) (?:7|seven) days\b/g, 'this week'],
  [/(?<=\w )\btil\b/g, 'until'],
  [/\bmins\b/g, 'minutes'],
  [/\b(?<=(?:did|do|will|would) i )way\b/g, 'weigh'],
  [/\b(?<=\b(?:\d+|five|ten|fifteen) )kay\b/g, 'k'],
  [/(?<=\bdays )(?:counting|including) today\b/g, ''],
  [/\bhrs\b/g, 'hours'],
  [/\bmeters?\b/g, 'metres'],
  [/\ban hour(?= and \w+ min)/g, '1 hour'],
  [/\bof my pairs\b/g, 'of my shoes'],
  [/\bnite\b/g, 'night'],
  [/\bwhen did i (?:last )?race last\b/g, 'when was my last race'],
  [/\bright now\b/g, 'now'],
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since i last (?=did|ran|had|went|swam|rode)/g,
    'when did i last ',
  ],
  // 'How many days since my last run' asks when that was.
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since (?:my (?:last|latest)|i last) /g,
    'when was my last ',
  ],
  [/\b(last|past) fortnight\b/g, '$1 2 weeks'],
  [/\bfive(?= (?:k|km|kilo\w{1,7}|miles?)\b)/g, '5'],
  [/\bten(?= (?:k|km|kilo\w{1,7}|miles?)\b)/g, '10'],
  [/\bfifteen(?= (?:k|km|kilo\w{1,7}|miles?)\b)/g, '15'],
  [/\btwenty(?= (?:k|km|kilo\w{1,7}|miles?)\b)/g, '20'],
  [/\bthirty(?= (?:k|km|kilo\w{1,7}|miles?)\b)/g, '30'],
  [/\b(?:wk|wek)(s?)\b/g, 'week$1'],
  [/\b(?:yr|yer)(s?)\b/g, 'year$1'],
  [/\b(?:mth|mnth|mo)\b/g, 'month'],
  [/\b(?:tmrw|tmr|tomoz)\b/g, 'tomorrow'],
  [/\byday\b/g, 'yesterday'],
  [/\b(?:kms|klm|kmh?s)\b/g, 'km'],
  [/\bavg\.?/g, 'average'],
  [/\b(what|how|who|when|where|that|it|there|let)'s\b/g, '$1 is'],
  [/\b(what|how|who|when|where|that)s\b/g, '$1 is'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i)'(d|ll)\b/g, '$1 would'],
  [/\bcan(no|')?t\b/g, 'can not'],
  [/\b(do|did|does|is|was|have|has|should|could|would)n'?t\b/g, '$1 not'],
];

/**
 * The same words with slips of the finger mended: a word that is not known takes the place of the
 * known word that it misses by one letter (two, when it is long). What means something by itself,
 * names and numbers stay as they are.
 */
export function mendSpelling(
  plain: string,
  words: { known: ReadonlySet<string>; leftAlone: ReadonlySet<string> },
): string {
  const { known, leftAlone } = words;
  return plain
    .split(' ')
    .map((word) => (leftAlone.has(word) ? word : mendWord(word, known)))
    .join(' ');
}

/** What found its place in a question: as many words as before, so that places stay places. */
export function taken(words: string): string {
  return words.replace(/[^ ]+/g, '_');
}

const LEAST_LETTERS = 4;
const LONG_WORD_LETTERS = 10;

function mendWord(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || !/^[a-z]+$/.test(word)) return word;
  const most = word.length >= LONG_WORD_LETTERS ? 2 : 1;
  let best = word;
  let bestSlips = most + 1;
  for (const candidate of known) {
    if (!isComparable(word, candidate, most)) continue;
    const slips = onceDoubled(word) === onceDoubled(candidate) ? 1 : slipsBetween(word, candidate);
    if (slips < bestSlips) {
      best = candidate;
      bestSlips = slips;
    }
  }
  return best;
}

function isComparable(word: string, candidate: string, most: number): boolean {
  if (word.length >= 6 && onceDoubled(word) === onceDoubled(candidate)) return true;
  if (Math.abs(word.length - candidate.length) > most) return false;
  if (sameLetters(word, candidate)) return word.length >= 3;
  // Short words are too near to one another, and few slip on the first letter.
  return (
    word.length >= LEAST_LETTERS && candidate.length >= LEAST_LETTERS && word[0] === candidate[0]
  );
}

/** 'tommorow' and 'tomorrow' differ in which letters are doubled. */
function onceDoubled(word: string): string {
  return word.replace(/([a-z])\1/g, '$1');
}

/** 'rnu' for 'run'. */
function sameLetters(one: string, other: string): boolean {
  return one.length === other.length && sortedLetters(one) === sortedLetters(other);
}

function sortedLetters(word: string): string {
  const known = LETTERS.get(word);
  if (known !== undefined) return known;
  const letters = [...word].sort().join('');
  if (KNOWN_WORDS.has(word)) LETTERS.set(word, letters);
  return letters;
}

/** Of the words that every other one is held against. */
const LETTERS = new Map<string, string>();

/** Letters missed, added, mistaken or swapped with their neighbour: the fewest that explain it. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, line];
  }
  return at(last, other.length);
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Number.POSITIVE_INFINITY;
}
