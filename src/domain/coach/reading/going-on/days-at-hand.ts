import { countOf } from '../parts/read-counts.ts';

/** 'And strength twice', which takes no run away. */
const AND_STRENGTH =
  '(?:(?: and| plus| with| beside)?(?: do)?(?: (?:[1-4]|one|two|three|once|twice))?(?: times| x)?(?: of)? (?:strength|gym|lifting|weights)(?: (?:sessions?|work|workouts?|training))?(?: (?:once|twice|[1-4] times))?)?';

const DAYS_AT_HAND = new RegExp(
  `^(?:(?:and|but|ok|so|that is|too many days|sorry) )*(?:(?:i|we) (?:(?:can|could|will|want to|would like to|would rather|only|just) )*(?:do|have|run|train|manage|make|get|want|need)|i can(?: only)?|(?:can|could) i (?:do|manage|make) (?:it|that) (?:on|with|in)|(?:can you )?(?:make it|plan(?: for)?)|on|with|for|only|just|what about|how about|what if i (?:only )?(?:run|train|do|have)) (?:only |just |at most |max )?(?<days>[2-6]|two|three|four|five|six)(?: (?:days?|runs|times|sessions))?(?: (?:a|per|each|every|in a) week)?(?: (?:max|at most|only|instead|free|available|to run|(?:not|rather than|instead of) (?:[2-7]|two|three|four|five|six|seven)))*${AND_STRENGTH}$`,
);
/** 'Four at most' */
const DAYS_ALONE =
  /^(?<days>[2-6]|two|three|four|five|six)(?: (?:days|runs|times))?(?: (?:max|at most|only|a week|per week))+$/;

/** 'I can do four', after a plan: on so many days a week. */
export function daysAtHand(text: string): number | null {
  const days = (DAYS_AT_HAND.exec(text) ?? DAYS_ALONE.exec(text))?.groups?.days;
  return days === undefined ? null : countOf(days);
}
