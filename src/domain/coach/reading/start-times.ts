/** 'What is the earliest I have run', 'when do I usually start', 'what time of day do I run most'. */
export function asksForStartTimes(text: string): boolean {
  return !OF_ADVICE.test(text) && ASKS.some((pattern) => pattern.test(text));
}

/** Which of them a text asks for first. */
export function startAsked(text: string): 'earliest' | 'latest' | 'usual' {
  if (/\bearliest\b/.test(text)) return 'earliest';
  return /\blatest\b/.test(text) ? 'latest' : 'usual';
}

const RUN = '(?:run|runs|ran|running|start|started|starts|train|trained|go|gone|head|headed)';

const A_TIME_OF_DAY =
  '(?:(?:in|at|on) )?(?:the )?(?:mornings?|afternoons?|evenings?|night|lunchtime|noon)';

const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:at |around )?(?:what|which) (?:time|hour|part|times)(?: of (?:the |my )?day)? (?:do|did|have|am) i (?:\\w+ly )?(?:most |mostly )?${RUN}\\b`,
  ),
  /^when do i (?:\w+ly |mostly )?start (?:my |to )?(?:\w+ )?runs?(?:ning)?$/,
  /\b(?:usual|typical|average|median|mean|earliest|latest) start(?:s|ing)?(?: times?| hour)?\b/,
  /^(?:my |(?:what|when) (?:is|was) (?:my |the )?)?earliest (?:\w+ )?(?:run|runs|session|workout)\b/,
  new RegExp(
    `\\b(?:earliest|latest)(?: (?:hour|time)(?: of (?:the )?day)?)?(?: that)? (?:i|have i|did i)(?: have)?(?: ever)? ${RUN}\\b`,
  ),
  /\b(?:earliest|latest) (?:hour|time of (?:the )?day)\b/,
  // 'Do I run more in the morning or in the evening', 'morning or evening, when do I usually run'
  new RegExp(
    `^(?:when )?(?:do|did) i (?:\\w+ly |more ){0,3}${RUN}(?: (?:\\w+ly|more|most|often)){0,3},? ${A_TIME_OF_DAY} or ${A_TIME_OF_DAY}$`,
  ),
  new RegExp(`^${A_TIME_OF_DAY} or ${A_TIME_OF_DAY},? when do i (?:\\w+ly ){0,3}${RUN}$`),
];

const OF_ADVICE = /\b(?:should|shall|can|could|best|better|race|marathon|half|sleep|eat|drink)\b/;
