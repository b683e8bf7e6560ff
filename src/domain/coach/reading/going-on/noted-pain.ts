import { NO_CONDITIONS } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { bodyWordsOf } from '../parts/note-words.ts';
import { asking, type Said } from './said.ts';

const IT = '(?:it|that|this|them|those|one)';
const HAPPENED = `(?:happen(?:ed|s)?|hurt|hurts|come|came|(?:been|be) (?:a problem|like that)|have|had|note|noted|get|got|felt|feel|write|wrote|mention(?:ed)?|play up|act up|(?:been|be|was|is) (?:tight|sore|bad))`;

/** What is asked of runs once a part of the body hurts: their notes alone tell it. */
const ASKED_OF_NOTES: readonly (readonly [Intent, RegExp])[] = [
  // 'Which side?', of notes that stand as they were written
  [
    'search',
    /^(?:(?:on )?(?:which|what) (?:side|leg|foot|one)(?: (?:was|is|hurt|of them).*)?|left or right|what did i (?:write|note|say)(?: (?:about (?:it|that|them)|then|there|down))?|what do the notes say)$/,
  ],
  // 'Same as in spring?'
  ['search', /^(?:is (?:it|that) )?(?:the )?same (?:one |thing )?as (?:in|last|this|it was)\b/],
  [
    'amount',
    new RegExp(
      `^how (?:often|many times)(?: (?:did|do|has|have|does|was|is|had))?(?: ${IT}| i)?(?: (?:ever|already|last))?(?: ${HAPPENED})?(?: ${IT})?(?: (?:before|so far|already|again|lately))?\\b`,
    ),
  ],
  [
    'list',
    new RegExp(
      `^(?:(?:on|in|after|during) )?(?:which|what)(?: (?:kind|kinds|sort|type|types)s?(?: of)?)? (?:runs?|workouts?|sessions?|days?|training)\\b(?: (?:did|do|does|has|was|is|were|had))?(?: ${IT}| i)?(?: (?:mostly|mainly|usually))?(?: ${HAPPENED})?(?: ${IT})?(?: (?:on|after|in))?`,
    ),
  ],
  [
    'list',
    new RegExp(
      `^(?:is|was|does|did|has) ${IT} (?:been )?(?:(?:mostly|mainly|usually|always|only|often|come|happen|happened|start|after) )+(?:after|on|in|during|with|from)\\b`,
    ),
  ],
  [
    'extreme',
    new RegExp(
      `^when (?:did|was|have|is) (?:i|it|that|the last time)(?: (?:i|it|that))?(?: (?:last|ever|previously))?(?: ${HAPPENED})?(?: ${IT})?(?: (?:last|before|the last time))?(?: (?:in|by|according to) (?:the|my) (?:log|notes))?$`,
    ),
  ],
];
const LEADS = /^(?:(?:and|so|but|ok) )+/;

/** 'How often did that happen this year?', 'after which kind of run?': of the runs whose notes speak of it. */
export function notedPain({ text, subject, before }: Said): Question | null {
  const spoken = before.intent === 'pain' ? before.raceText : before.where.note;
  const [word] = bodyWordsOf(spoken ?? '');
  const plain = text.replace(LEADS, '');
  const intent = ASKED_OF_NOTES.find(([, asks]) => asks.test(plain))?.[0];
  if (word === undefined || intent === undefined || namesMore(subject)) return null;
  const ofNoted = before.intent === 'pain' ? [] : before.periods;
  return asking(
    {
      ...subject,
      ...{
        kind: before.intent === 'pain' ? RUNS : kindAsked(before),
        where: { ...NO_CONDITIONS, note: word },
        complaint: null,
        topic: null,
      },
      ...{ measure: intent === 'amount' ? 'count' : null, unread: null },
      searched: intent === 'search' ? word : null,
      periods: subject.periods.length > 0 ? subject.periods : ofNoted,
      ...{ extreme: intent === 'extreme' ? 'latest' : null, count: null, judged: null },
    },
    intent,
  );
}

/** What else would narrow the runs. */
function namesMore({ race, distanceM, zones, where }: Subject): boolean {
  return race !== null || distanceM !== null || zones.length > 0 || where.bounds.length > 0;
}
