import { readDistance, readTime } from './lengths-and-times.ts';

const RESULT_M =
  '(?<distance>\\d{1,3}(?:\\.\\d{1,3})? ?(?:km|k|miles?|mi)|half marathon|half|marathon)';

const RESULT_S = '(?<time>\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?|\\d{1,3}(?: |-)?min(?:ute)?s?)';

const FROM_RESULT = new RegExp(
  `\\b(?:from|off|based on|given|going by|if i (?:can )?(?:run|ran|raced?|did|do)|(?<=^(?:i )?(?:just )?)(?:ran|did|run)) (?:my |an? |the )?(?:last |latest |recent |best )?(?:${RESULT_S} (?:for |over |at |in )?(?:an? |the )?)?${RESULT_M}\\b(?: time| result| race| pb)*(?: (?:in|of) ${RESULT_S.replace('time', 'after')})?`,
);

/** 'The equivalent 10k of a 21:15 5k' */
const FROM_EQUIVALENT = new RegExp(
  `(?<=\\b(?:equivalent|worth|equals?|translates?|predict\\w{0,3}) .{0,40}\\b(?:of|for|from|with|by) |\\bmatch(?:es)? )(?:an? |my )?${RESULT_S} ${RESULT_M}\\b`,
);

/** 'What marathon does a 1:50 half convert to' */
const FROM_CONVERTED = new RegExp(
  `(?<=\\b(?:does|would|will|is|do) )(?:an? |my )?${RESULT_S} ${RESULT_M}(?= (?:convert|translate|equate|correspond|give|suggest|predict|equal|mean|worth|good for|point|imply|indicate|lead|come out|work out)s?\\b)`,
);

/** '1:32 half to marathon' */
const FROM_BARE = new RegExp(`^(?:an? )?${RESULT_S} ${RESULT_M}(?= to )`);

/** '15k in 1:15, marathon?' */
const FROM_FIRST = new RegExp(
  `^(?:an? )?${RESULT_M} in ${RESULT_S}(?= (?:(?:to|for|gives?|equals?|is) )?(?:what )?(?:an? |the )?(?:half|marathon|\\d+ ?(?:km|k|miles?))\\b)`,
);

/** Each way in which a result is told that another time is to follow from. */
export const FROM_RESULTS = [FROM_RESULT, FROM_BARE, FROM_FIRST, FROM_EQUIVALENT, FROM_CONVERTED];

/** 'Ran 14.3 km in 1:21:40, what is that per km': nothing is to follow from it but its pace. */
export const ASKS_ITS_PACE =
  /\b(?:what|which)\b.*\b(?:(?:that|it)(?: (?:as|in|a))? per (?:km|kilometre|k|mile)|pace (?:(?:per|in|a|an) \w+ )?(?:is|was) (?:that|it))\b/;

/** '12 week plan', 'plan for a half in 12 weeks'. */
export const PLAN_WEEKS =
  /\b(?<weeks>\d{1,2})[ -]weeks? (?=(?:\w+ ){0,4}(?:plan|training|programme|program|schedule|build|block|prep\w*)\b)|(?<=\b(?:plan|train|training|prepare|get ready|be ready)\b.{0,40})\b(?:in |over |for |of )?(?<!\b(?:next|coming|following|last|past) )(?<later>\d{1,2}) weeks\b/;

export function resultOfGroups({ distance = '', time, after }: Record<string, string | undefined>) {
  const distanceM = readDistance(distance);
  const told = time ?? after;
  return distanceM === null ? null : { distanceM, timeS: told ? readTime(told) : null };
}
