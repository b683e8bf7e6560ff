import { findAsked } from '../reading/intent/asked-by-words.ts';
import { readReported } from './reported.ts';
import { TOPICS } from './topics.ts';

/** The word or topic of running that a question asks about, when it asks about nothing else. */
export function readTerm(asked: string): string | null {
  const [, lead = '', words = ''] = ASKS_FOR_A_WORD.exec(asked) ?? [];
  const [, bare = '', tail = ''] = ENDS_ASKING.exec(asked) ?? [];
  const meant = lead !== '' ? words.replace(SAYS_NO_MORE, '') : tail !== '' ? bare : '';
  if (meant !== '') return calledSo(meant);
  return ONLY_TERMS.test(asked) ? calledSo(asked) : null;
}

/** What a question to anybody is about: 'should I stretch before running'. */
export function readTopic(asked: string): string | null {
  const reported = readReported(asked);
  if (reported !== null) return reported.topic;
  if (!ASKS_AT_ALL.test(asked) || OF_A_LOG.test(asked)) return null;
  if (asked.split(' ').length < LEAST_WORDS) return null;
  return findAsked(asked, TOPICS)?.name ?? null;
}

/** A question in general, or a word alone: 'runs with a stitch' are runs. */
const ASKS_AT_ALL =
  /\b(?:should|shall|can|could|may|must|would|will|do|does|is|are|am|why|how|what|when|which|help|helps|tips?|advice|worth|ok|okay|normal|explain|difference|avoid|prevent|stop|need|needed|better|vs|versus|or)\b|^\S+(?: \S+)?$|^(?:recovery|resting|eating|food|running|sleep|stretching) (?:before|after|between|during) /;

/** What was, and what is listed, is asked of a log. */
const OF_A_LOG =
  /\b(?:did|notes?|was i|were my|have i|had i|has my|ran|show|list|how many (?:runs|times|workouts|sessions|km|miles)|how often (?:do|have) i|how (?:much|far|long|fast) do i|(?:which|what|any|all|many|those|of my) (?:my |of my )?(?:\w+ )?(?:runs|workouts|sessions)|is my (?:training|running)|am i (?:getting|running|training)|(?:am|do) i (?:\w+ )?(?:faster|slower|quicker)|(?:faster|slower|quicker)\b.*\b(?:am i|for me)|what (?:is|are) my|how (?:is|are) my (?!\w+ (?:too|ok)))\b|^(?:my )?(?:\w+ )?(?:runs|workouts|sessions)\b|^my \w+$/;

function calledSo(text: string): string | null {
  return BY_NAME.get(text) ?? BY_NAME.get(text.replace(/s$/, '')) ?? null;
}

/** A shorter one is no question of its own: 'cadence too' goes on from another. */
const LEAST_WORDS = 3;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  TOPICS.flatMap(({ name, called = [] }) => called.map((each) => [each, name])),
);

const ASKS_FOR_A_WORD =
  /^(?:and )?(what (?:the hell |on earth |exactly |actually |even |really )?(?:is|are|does)(?: meant by)?|what do (?:you|people|they|we|runners|coaches) mean by|what (?:is )?meant by|(?:can you |could you |please )*(?:explain|define|describe)(?: to me)?(?: what)?|(?:the )?meaning of|what is the meaning of|tell me what|what)(?: the| a| an| your)? ([a-z0-9 /-]{2,50})$/;
const ENDS_ASKING =
  /^(?:what )?([a-z0-9 -]{2,30}?),? (explain(?:ed)?|meaning|definition|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|mean|means)$/;
const SAYS_NO_MORE =
  /(?: (?:mean|means|meant|stand for|stands for|in running|in (?:my|the|this) (?:log|app)|here|exactly|actually|again|supposed to be|is|are|then|to me|like i am (?:five|5)|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|for a runner|when (?:it is|they are) at home|anyway|really|pls|please|lol|haha|lmao|tho|though|mate|btw|now|and why(?: .*)?|and (?:should|do|must) i (?:care|bother|worry|need (?:them|it|one|any)|do (?:them|it|any))))+$/;
/** What is nothing but a term, where it stands alone. */
const ONLY_TERMS =
  /^(?:fartleks?|vo2 ?max|tempo runs?|strides|negative splits?|monotony|drift|decoupling|cardiac drift|progression runs?|junk miles|carb(?:o|ohydrate)? ?loading|rpe|dnf|doms|run\/walk)$/;
