/** How to come back is told with what to do after an illness, but without a doctor. */
export function isAfterBreak(text: string): boolean {
  return AFTER_A_BREAK.test(text) || HOW_TO_COME_BACK.test(text) || LONG_NOT_RUN.test(text);
}

const AFTER_A_BREAK =
  /\bafter (?:(?:a|my|the|some) (?:long )?(?:break|time off|pause|layoff)|(?:a|one|two|three|four|six|several|some|a few|\d{1,2}) (?:days?|weeks?|months?) (?:off|out|away|without running|of no running))\b/;
const HOW_TO_COME_BACK =
  /^how (?:do|should|can|would) i (?:come|get) back(?: (?:in)?to running| again)?$/;
/** 'Have not run in ages, how do I start again' */
const LONG_NOT_RUN =
  /\bnot (?:been )?(?:run|running|ran)(?: \w+)? (?:in|for) (?:\w+ ){0,2}(?:ages|while|weeks?|months?|years?|long|time)\b.*\bhow (?:do|should|can) i (?:start|begin|come|get|go|return)\b|^how (?:do|should|can) i (?:start|begin) (?:running )?again\b/;
