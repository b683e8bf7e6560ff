import { taken } from '../text/plain-text.ts';

/** 'Runs over 15 km that were no races', 'my average pace, races excluded'. */
export function takeWithoutRaces(text: string): { isWithout: boolean; rest: string } {
  if (ALONE.test(text)) return { isWithout: true, rest: taken(text) };
  for (const pattern of [LEFT_OUT, LEFT_OUT_BEHIND, IN_TRAINING]) {
    const match = pattern.exec(text);
    if (
      match &&
      OF_RUNS.test(text.slice(0, match.index) + text.slice(match.index + match[0].length))
    ) {
      return { isWithout: true, rest: text.replace(pattern, taken) };
    }
  }
  return { isWithout: false, rest: text };
}

const RACES = '(?:races?|racing|race (?:runs?|days?|efforts?|results?))';
/** 'Race pace' and 'race week' are no races. */
const NO_MORE =
  '(?! (?:pace|week|plan|day|weight|shoes?|fuel|goals?|prediction|to come|planned|left|coming)\\b)';

const LEFT_OUT = new RegExp(
  `\\b(?:(?:and|but|that|which|where|i) )*(?:(?:is|was|are|were|did) )?(?:not(?: (?:counting|including|count|include|in|from))?|no|non|without|except(?:ing)?(?: for)?|exclud(?:e|ed|ing)|excl|minus|apart from|aside from|other than|ignor(?:e|ing)|leav(?:e|ing) out|outside(?: of)?|besides?)(?: (?:any|an?|the|my|all|of|in|actual|official))* ${RACES}\\b${NO_MORE}`,
);
const LEFT_OUT_BEHIND = new RegExp(
  `\\b(?:with )?(?:the |my |all )?${RACES} (?:(?:are |is )?(?:excluded|left out|aside|not (?:included|counted))|(?:do|does) not count)\\b`,
);

/** 'My fastest 5 km in training' */
const IN_TRAINING =
  /\b(?:(?:done|run|ran|only) )*(?:in|during) training(?= |$)(?! (?:for|block|week|load|plan)\b)(?<=\b(?:fastest|quickest|best|slowest|longest|pb|pr)\b.*)/;

/** 'Not races', after another question. */
const ALONE =
  /^(?:and |but |only |those )*(?:not|without|excluding|except|minus|leaving out|ignoring) (?:the |any |my )?races?$/;

/** 'I have no race' asks for no runs. */
const OF_RUNS =
  /\b(?:runs?|ran|running|km|kilomet\w+|miles|workouts?|sessions?|longest|shortest|fastest|quickest|best|slowest|pace|heart rate|average|distance|hours|climbed|elevation|cadence|calories)\b/;
