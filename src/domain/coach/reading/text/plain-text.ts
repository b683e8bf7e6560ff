import { withPlainLetters } from '../../../word-list.ts';
import { durationsWritten } from './durations-written.ts';
import { mendSlip } from './mend-slip.ts';
import { numbersWritten } from './numbers-written.ts';
import { resultsTold } from './results-told.ts';
import { SHORT_WORDS } from './short-words.ts';
import { WORDINGS } from './wordings.ts';

/**
 * A message as the reader of questions wants it: lower case, plain letters, one blank between words,
 * no short forms ('what's' is 'what is'), and of punctuation only what holds numbers, dates and
 * times together. Words keep their order, so that the nth word here is the nth word everywhere.
 */
export function plainText(message: string): string {
  const known = PLAIN.get(message);
  if (known !== undefined) return known;
  const plain = written(message);
  if (message.length <= LONGEST_KEPT) keep(message, plain);
  return plain;
}

/**
 * A message, its parts and the names of the athlete's races, shoes and titles are asked for forty times
 * while it is read. There are some hundred names after years of racing, and all of them have to stay.
 */
const PLAIN = new Map<string, string>();
const MOST_KEPT = 2000;
const LONGEST_KEPT = 1000;

function keep(message: string, plain: string): void {
  const [oldest] = PLAIN.size < MOST_KEPT ? [] : PLAIN.keys();
  if (oldest !== undefined) PLAIN.delete(oldest);
  PLAIN.set(message, plain);
}

function written(message: string): string {
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
    // '10k+ runs', '160+ average pulse'
    .replace(/(?<=\d)(km|k|miles|mi|h|min|m|bpm|kcal)?\+(?= [a-z])/gi, ' $1 or more')
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
  const words = durationsWritten(numbersWritten(text)).replace(
    /(?<![\w'/.-])[a-z]+(?![\w'/-])/g,
    (word) => SHORT_WORDS[word] ?? mendSlip(word),
  );
  const withoutShortForms = WORDINGS.reduce(
    (written, [short, long]) => written.replace(short, long),
    words,
  );
  // What is left of them belongs to somebody: 'last week's', 'runners''.
  return resultsTold(withoutShortForms).replace(/'s\b/g, '').replaceAll("'", '');
}

/** What found its place in a question: as many words as before, so that places stay places. */
export function taken(words: string): string {
  return words.replace(/[^ ]+/g, '_');
}
