import type { Question } from '../../question.ts';
import { isAsking } from '../remarks.ts';

const SORRY =
  '(?:no|nope|sorry|sry|soz|pardon|oh|ah|oops|ups|whoops|wait|hang on|actually|hm+|my mistake|my bad|typo)';
const I_MEAN = '(?:i )?(?:mean|meant|ment|said)';
const NOT_THAT = '(?:not|wrong) [\\w:.]+(?: \\w+)?,';

/** 'Sorry, I meant July', 'not June, July' */
const LEADS = new RegExp(
  `^\\s*\\*?(?:(?:${SORRY}|${NOT_THAT}|${I_MEAN}|make (?:that|it)|rather)[,.!:…]*\\s+)+`,
  'i',
);
/** 'July I mean', 'July, not June' */
const ENDS = new RegExp(
  `(?:,? (?:${I_MEAN}|sorry|instead)|,? (?:and )?not (?:(?:in|on|the|over) )?[\\w:.]+(?: \\w+)?)[\\s.!]*$`,
  'i',
);
/** 'No' alone may as well take something out: 'no intervals', 'no Sundays'. */
const ONLY_NO = /^\s*no[,.!]?\s+$/i;
const NAMES_DAYS_OR_LENGTH =
  /^(?:(?:in|on|over|under|since|for|the|my|from) )+\S|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|^(?:last|this|20\d\d|\d+(?:\.\d+)? ?(?:k|km|miles?)\b)/i;
const LED = /^(?:in|on|over|under|since|for|only|just|with|without|last|this|from|between)\b/i;
/** What is wished of a plan, or told of a body, is no other word for what was asked. */
const NOT_CORRECTED: ReadonlySet<Question['intent']> = new Set(['plan', 'racePlan', 'pain']);
const SAYS_MORE =
  /\b(?:i|we|you|it|that|then|than|thanks|please|problem|idea|way|worries|need|more|less|really|so|if|but|because|each|every|all|both|too|like|yet)\b/i;
/** 'And runs' would list them. */
const OF_WORKOUTS_ALONE = /^(?:(?:all )?(?:runs|workouts|sessions|rides|swims|walks))$/i;
const MOST_WORDS = 5;

/**
 * Another word for one that was wrong: 'sorry, I meant July', 'July, not June'. It is read as the same
 * asked of July; null where a message corrects nothing.
 */
export function corrected(message: string, before: Question): string | null {
  if (NOT_CORRECTED.has(before.intent)) return null;
  const said = message.trim();
  const lead = LEADS.exec(said)?.[0] ?? '';
  const rest = said.slice(lead.length).replace(ENDS, '').trim();
  if (rest === '' || rest === said) return null;
  const meant =
    rest
      .split(/, | so (?=\w)/)
      .at(-1)
      ?.replace(/^(?:so|and) /i, '') ?? '';
  const isOther = meant.split(' ').length <= MOST_WORDS && !SAYS_MORE.test(meant);
  if (!/^\w/.test(meant) || !isOther || isAsking(meant)) return null;
  if (ONLY_NO.test(lead) && !NAMES_DAYS_OR_LENGTH.test(meant)) return null;
  if (LED.test(meant)) return meant;
  return OF_WORKOUTS_ALONE.test(meant) ? `what about ${meant}` : `and ${withBound(meant, before)}`;
}

/** 'Oops, 15', after runs over 10 km */
function withBound(meant: string, { where: { bounds } }: Question): string {
  const [bound, ...others] = bounds;
  if (!/^\d+(?:\.\d+)?(?: ?(?:k|km))?$/i.test(meant) || !bound || others.length > 0) return meant;
  const side = bound.above === null ? 'under' : 'over';
  return bound.of === 'distance' ? `${side} ${Number.parseFloat(meant)} km` : meant;
}
