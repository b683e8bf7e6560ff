/** Grown people of whom somebody may tell what is not the athlete's own. */
export const PEOPLE =
  'wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|brother|sister|friends?|colleagues?';
const ADULTS = `he|she|they|his|her|their|${PEOPLE}`;

/** Whether a text names another grown person: a child may be the athlete's own reason. */
export const NAMES_ANOTHER_ADULT = new RegExp(`\\b(?:${ADULTS})\\b`);

const ANYBODY = `${ADULTS}|kids?|child|children|baby|son|daughter|dog|everyone`;

export const NAMES_SOMEBODY_ELSE = new RegExp(`\\b(?:${ANYBODY}|half the)\\b`);

/** Whether a word names somebody else, or whose it is: 'wife', "tom's". */
export const IS_SOMEBODY_ELSE = new RegExp(`^(?:${ANYBODY}|.{1,20}.s)$`);
