import { ORDINALS } from '../../../ordinals.ts';

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
  `\\b(?:${ONE})(?=[ -](?:k|kay|km|kms|kilomet\\w{1,5}|mile(?:s|rs?)?|mi|hours?|minutes?|mins?|metres?|bpm|weeks?)\\b)`,
  'g',
);
/** 'Sept', 'december'; a marathon is no March. */
const OF_MONTH =
  '(?:of )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
/** 'The fifteenth of April', 'twenty-first of May' */
const DAY_OF_MONTH = new RegExp(
  `\\b(?:(?<ten>twenty|thirty)[ -])?(?:(?<one>${ORDINALS.join('|')})|(?<tens>twentieth|thirtieth))(?= (?:of may|${OF_MONTH}))`,
  'g',
);
/** 'Between the first and the 15th of April' */
const FIRST_OF_TWO_DAYS = new RegExp(
  `\\b(?:${ORDINALS.join('|')})(?= (?:and|to|until|till|through) (?:the )?\\d{1,2}th (?:(?:of )?may|${OF_MONTH}))`,
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
export function numbersWritten(text: string): string {
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
      const day = tens ? (tens === 'twentieth' ? 20 : 30) : ORDINALS.indexOf(one) + 1;
      return `${tensOf(ten) + day}th`;
    })
    .replace(FIRST_OF_TWO_DAYS, (word) => `${ORDINALS.indexOf(word) + 1}th`)
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
