import { MONTH_NAMES } from './text/month-names.ts';

/**
 * 'Thoughts on ice baths?', 'ice baths yes or no', 'pros and cons of ice baths' all ask whether the thing is
 * worth it. What is one's own, has a number or names days is asked of the log, and left as it is.
 */
export function opinionAsked(text: string): string {
  const asked = text.trim().replace(/[\s?!.]+$/, '');
  for (const pattern of ASKS_FOR_OPINION) {
    const thing = pattern.exec(asked)?.groups?.thing?.replace(/[,:;-]+$/, '');
    if (thing !== undefined && !OF_THE_LOG.test(thing)) return `is ${thing} worth it?`;
  }
  return text;
}

const THING = '(?<thing>[a-z]+(?:[ /-][a-z]+){0,5}?)';
const FOR_ME = '(?: for (?:me|runners|a runner|someone like me|us|somebody like me))?';

const ASKS_FOR_OPINION: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:any|your|what are your) )?(?:thoughts|opinions?|views?|take) (?:on|about) ${THING}${FOR_ME}$`,
    'i',
  ),
  new RegExp(
    `^what (?:do you|are you) (?:think|thinking|make|reckon|say) (?:about|of|to) ${THING}${FOR_ME}$`,
    'i',
  ),
  new RegExp(
    `^(?:what are )?(?:the )?(?:pros and cons|ups and downs|benefits|advantages) of ${THING}$`,
    'i',
  ),
  new RegExp(
    `^${THING}[,:;-]* (?:(?:a )?(?:yes|yay|yea|yay) or (?:a )?(?:no|nay)|(?:a )?good (?:idea )?or (?:bad|not|a bad idea|no)|worth it(?: or not)?|(?:a )?good idea|any good|waste of time(?: or not)?|hype or (?:real|not))${FOR_ME}$`,
    'i',
  ),
  new RegExp(
    `^(?:should|shall|do) i (?:bother with|try|look into|get into|give) ${THING}(?: a (?:go|try))?$`,
    'i',
  ),
  new RegExp(
    `^(?:does|do) ${THING} (?:really |actually )?(?:do anything|work|bring anything|do any good|make sense)${FOR_ME}$`,
    'i',
  ),
  new RegExp(
    `^(?:my|a|our|some|the) (?:\\w+ ){1,2}(?:swears?|raves?) (?:by|about) ${THING}[,.;]? (?:is (?:it|that)|are they|do they|does it) (?:really |actually )?(?:any good|worth it|work|help|good)$`,
    'i',
  ),
];

/** Words of one's own training, of days, of what is asked by itself. */
const OF_THE_LOG = new RegExp(
  `\\b(?:${MONTH_NAMES}|my|mine|i|me|it|that|this|these|those|them|last|next|todays?|tomorrows?|tonights?|yesterdays?|half|marathon|race|\\w+sday|is|are|am|was|were|do|does|did|should|shall|can|could|would|will|have|has|what|how|which|when|where|why|who|if)\\b`,
  'i',
);
