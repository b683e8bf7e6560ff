import { taken } from '../text/plain-text.ts';

/** 'Which easy runs were too fast?': what is listed or counted, and no judgement of all of them. */
const OF_EASY_ONES =
  /^(?:(?:and|so|please|can you) )*(?:which|what|show|list|find|give|how many|any|were any|name)\b.*\beasy (?:runs?|days?|ones?)\b/;
const TOO_HARD =
  /\b(?:(?:that|which|where) )?(?:(?:i|they) )?(?:were|was|are|ran|did|got|run)? ?(?:actually |really |a bit |a little |much |way )*(?:too (?:fast|hard|quick|high)|not (?:really |actually |that )?(?:easy|slow)(?: enough)?)(?= |$)/;

/** The easy runs of which too little was easy, and the text without the words for it. */
export function takeTooHard(text: string): { isTooHard: boolean; rest: string } {
  const isOfThem = OF_EASY_ONES.test(text) && TOO_HARD.test(text);
  return { isTooHard: isOfThem, rest: isOfThem ? text.replace(TOO_HARD, taken) : text };
}
