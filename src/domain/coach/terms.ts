import { findAsked } from './asked-by-words.ts';
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
  return findAsked(asked, TOPICS)?.name ?? null;
}

function calledSo(text: string): string | null {
  return BY_NAME.get(text) ?? BY_NAME.get(text.replace(/s$/, '')) ?? null;
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  TOPICS.flatMap(({ name, called = [] }) => called.map((each) => [each, name])),
);

const ASKS_FOR_A_WORD =
  /^(?:and )?(what (?:the hell |on earth |exactly |actually )?(?:is|are|does)(?: meant by)?|what do (?:you|people|they|we|runners|coaches) mean by|what (?:is )?meant by|(?:can you |could you |please )*(?:explain|define|describe)(?: to me)?(?: what)?|(?:the )?meaning of|what is the meaning of|tell me what|what)(?: the| a| an| your)? ([a-z0-9 /-]{2,50})$/;
const ENDS_ASKING =
  /^(?:what )?([a-z0-9 -]{2,30}?),? (explain(?:ed)?|meaning|definition|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|mean|means)$/;
const SAYS_NO_MORE =
  /(?: (?:mean|means|meant|stand for|stands for|in running|exactly|actually|again|supposed to be|is|are|then|to me|like i am (?:five|5)|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|for a runner|when (?:it is|they are) at home|anyway|really|pls|please|lol|haha|lmao|tho|though|mate|btw|now|and why(?: .*)?|and (?:should|do|must) i (?:care|bother|worry|need (?:them|it|one|any)|do (?:them|it|any))))+$/;
/** What is nothing but a term, where it stands alone. */
const ONLY_TERMS =
  /^(?:fartleks?|vo2 ?max|tempo runs?|strides|negative splits?|monotony|drift|decoupling|cardiac drift|progression runs?|junk miles|carb(?:o|ohydrate)? ?loading|rpe|dnf|doms|run\/walk)$/;
