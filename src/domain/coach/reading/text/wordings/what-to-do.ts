import type { Wordings } from './wording.ts';

const DAY =
  '(?:today|tonight|tomorrow|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|this week|next week)';
const SESSION =
  '(?:an? |any )?(?:run|workout|session|training|intervals?|interval session|tempo|tempo run|long run|easy run|hard session)';
const END = '(?=[?.! ]*$)';
const LEAD = '^(?:so |and |ok |hey )*';

/** What to do on days to come, and what to do in general, in words that sound like what was done. */
export const WHAT_TO_DO: Wordings = [
  // 'Do I have a run on Wednesday', and none that was
  [
    new RegExp(
      `${LEAD}(?:do i have|have i got|is there) ${SESSION}(?: (?:planned|scheduled|on|due))? (?:for )?(${DAY})${END}`,
      'g',
    ),
    'what do i run $1',
  ],
  [
    new RegExp(
      `${LEAD}make (?:my run )?(${DAY}(?<!week)(?<!weekend)) (?:easier|easy|lighter)${END}`,
      'g',
    ),
    'should i run easy $1',
  ],
  [
    new RegExp(`${LEAD}(?:should|can|do) i (rest|run|train) the day before${END}`, 'g'),
    'run or rest the day before a race',
  ],
  [
    new RegExp(`${LEAD}(tempo|intervals|threshold) or (tempo|intervals|threshold)${END}`, 'g'),
    'difference between $1 and $2',
  ],
  [/\b(running|run|runs) in the cold(?=[?.! ]*$)/g, '$1 in cold weather'],
  [
    new RegExp(
      `${LEAD}how (?:do|should|can) i (?:run|do|tackle|approach|train for|prepare for) (?:my|a) first (half marathon|half|marathon|10 ?k|5 ?k)${END}`,
      'g',
    ),
    'how do i prepare for a $1',
  ],
  [
    new RegExp(`${LEAD}how easy (?:is|should) easy(?: be)?${END}`, 'g'),
    'how easy should easy runs be',
  ],
  [
    new RegExp(
      `${LEAD}(?:should|must|do) i (?:do|run|need|have to do|need to do)(?: to do| to run)? (?:an? )?(?:2[5-9]|3\\d) ?(?:k|km)(?: (?:long )?run)? (?:before|for|ahead of) ((?:my |the |a )?marathon)${END}`,
      'g',
    ),
    'how long should my longest run before $1 be',
  ],
  [
    new RegExp(
      `${LEAD}if i (?:want to )?(?:run|do) (\\d:\\d\\d(?::\\d\\d)?) (?:for|over|in|at) (?:a |the |my )?(half marathon|half|marathon),? (?:what|which)(?: is the| is my)? pace(?: (?:is that|would that be|is it|do i need))?${END}`,
      'g',
    ),
    'pace for $1 $2',
  ],
];
