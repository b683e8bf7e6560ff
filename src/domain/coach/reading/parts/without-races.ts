import { taken } from '../text/plain-text.ts';

/** 'Runs over 15 km that were no races', 'my average pace, races excluded'. */
export function takeWithoutRaces(text: string): {
  isWithout: boolean;
  /** 'My average heart rate in races' */
  isWithin: boolean;
  rest: string;
} {
  if (ALONE.test(text)) return { isWithout: true, isWithin: false, rest: taken(text) };
  for (const pattern of [LEFT_OUT, LEFT_OUT_BEHIND, IN_TRAINING]) {
    const match = pattern.exec(text);
    if (
      match &&
      OF_RUNS.test(text.slice(0, match.index) + text.slice(match.index + match[0].length))
    ) {
      return { isWithout: true, isWithin: false, rest: text.replace(pattern, taken) };
    }
  }
  for (const [figures, within] of [
    [OF_FIGURES, WITHIN],
    [OF_MOST, WITHIN_ONE],
  ] as const) {
    if (!figures.test(text) || !within.test(text)) continue;
    return { isWithout: false, isWithin: true, rest: text.replace(within, taken) };
  }
  return { isWithout: false, isWithin: false, rest: text };
}

/** 'In my races' */
const WITHIN =
  /\b(?:in|during|from|of) (?:(?:all|my|the|real|official|both) )*races\b(?! (?:to come|planned|coming|next|i (?:have|will))\b)/;
const OF_FIGURES =
  /^(?!.*\b(?:vs|versus|than|or|against|compar\w+|predict\w*|should|next|upcoming|pb|pr|records?)\b).*\b(?:average|avg|mean|heart rate|pulse|cadence|effort)\b/;

/** 'My highest heart rate in a race' */
const WITHIN_ONE =
  /\b(?:in|during) (?:a|any|one)(?: single)? race\b(?! (?:pace|week|plan|shoes?)\b)/;
const OF_MOST =
  /^(?!.*\b(?:vs|versus|than|or|against|compar\w+|predict\w*|should|next|upcoming|pb|pr|records?|last|first)\b).*\b(?:highest|lowest|most|least|fewest|hilliest|slowest)\b/;

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
  /^(?:and |but |only |those )*(?:not|without|excluding|except|minus|leaving out|ignoring|outside(?: of)?|not in) (?:the |any |my )?races?$/;

/** 'I have no race' asks for no runs. */
const OF_RUNS =
  /\b(?:runs?|ran|running|km|kilomet\w+|miles|workouts?|sessions?|longest|shortest|fastest|quickest|best|slowest|pace|heart rate|average|distance|hours|climbed|elevation|cadence|calories)\b/;
