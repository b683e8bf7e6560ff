import { findAsked } from '../reading/intent/asked-by-words.ts';
import type { Topic } from './topic.ts';
import { TOPICS } from './topics.ts';

/** What runners tell before they ask, and the question that it leads to. */
const REPORTS: readonly {
  told: RegExp;
  /** What is asked of it; the words that were told where it is left out. */
  asks?: string;
  of: readonly Topic[];
}[] = [
  // 'I got a stitch today', 'had 3 beers last night'
  {
    told: /^(?:(?:so|and|well|ugh|argh|damn) )*(?:i )?(?:just )?(?:got|had|have got|keep getting|am getting|been getting|suffered from|suffer from) (?<what>[a-z0-9 ]+)$/,
    of: TOPICS,
  },
  // 'I missed yesterday's session'
  {
    told: /^(?:(?:so|and|well) )*i (?:missed|skipped|could not do|did not do) (?:my |the )?(?:\w+ )?(?:run|session|workout|training|intervals?|tempo|long run|long one)(?: (?:today|yesterday|again|this week|last week))?$/,
    asks: 'missed session',
    of: TOPICS,
  },
  // 'I don't feel like running today'
  {
    told: /^(?:(?:so|and|well|but|honestly|ugh) )*(?:i )?(?:(?:really|just|simply) )?(?:do not|did not|can not) (?:really |at all )?(?:feel like|fancy|want to|be bothered (?:to|with)|face)(?: (?:go|going|run|running|train|training|it|a run|my run|any of it|for a run|out|today|tonight|at all|anymore|now|tomorrow))+$/,
    asks: 'no motivation',
    of: TOPICS,
  },
  // 'Because I slept four hours and work was awful'
  {
    told: /^(?:(?:so|and|well|because|but) )*(?:i )?(?:only |just )?(?:slept|got|had) (?:only |just |about |like )?(?:[1-6]|two|three|four|five|six|badly|poorly|terribly|a few) ?(?:h|hours?)?(?: (?:of sleep|last night|sleep|again))*(?: and (?:work|my day|the day|life|school) (?:was|is) \w+)?$/,
    asks: 'slept badly',
    of: TOPICS,
  },
  // 'My period starts on Sunday'
  {
    told: /^(?:(?:so|and|well) )*(?:my period|i) (?:starts?|started|begins?|began|is|comes|came|got|have|am on)(?: (?:due|my period|here|on|coming))*(?: (?:today|tomorrow|now|next week|this week|race week|(?:on )?\w+day))?$/,
    asks: 'run on period',
    of: TOPICS,
  },
  // 'It is going to be icy tomorrow'
  {
    told: /^(?:it|the weather) (?:is|will be|looks)(?: (?:going to be|gonna be|very|really|so|pretty|to be))* (?:icy|freezing|snowy|slippery|minus|snowing)(?: (?:today|tomorrow|outside|out|now|this week|tonight))*$/,
    asks: 'run ice',
    of: TOPICS,
  },
];

const WHEN_IT_WAS =
  /\b(?:again|today|yesterday|last night|tonight|this morning|this week|\d+|(?:on|during|after|in) (?:my|the|that|a) (?:\w+ ){0,2}(?:run|race|half|marathon|session))\b/g;

/** The topic that something which is told, and not asked, is about; null where nothing is told so. */
export function readReported(text: string): { topic: string | null } | null {
  for (const { told, asks, of } of REPORTS) {
    const match = told.exec(text);
    if (!match || (asks === 'run on period' && !/\bperiod\b/.test(text))) continue;
    const words = asks ?? (match.groups?.what ?? '').replace(WHEN_IT_WAS, '').trim();
    return { topic: findAsked(words, of)?.name ?? null };
  }
  return null;
}
