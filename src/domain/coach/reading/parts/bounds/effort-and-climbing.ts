import { mFromFeet } from '../../../../units.ts';
import type { Bound } from '../../../conditions.ts';
import { type BoundReader, boundOf, type Groups, openSide, SIDE, sideOf } from './sides.ts';

const CLIMBING = '(?:climb(?:ing|ed|s)?|ascent|elevation(?: gain)?|vert|up)';

export const EFFORT_READERS: readonly BoundReader[] = [
  {
    // 'With an effort between 5 and 7', 'rated 5 to 7'
    pattern:
      /\b(?:with |at )?(?:an? |the )?(?:effort|rpe|(?:did )?i rated?|rated)(?: of| is| was| it| them| as| at)* (?:between |from )?(?<least>[1-9]) (?:and|to) (?<most>10|[2-9])\b(?! ?(?:km|k|min|miles|mi|m)\b)/g,
    read: betweenEfforts,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:where|that|which) )?(?:i )?(?:gave |with |at )?(?:an? |the )?(?:(?<than>harder|easier) than )?(?:an? |the )?(?:perceived )?(?:effort|rpe|(?:i )?(?:rated|scored)|did i (?:rate|score|give)|rating)(?: level| score| rating| rated)?(?: of| is| was| it| them| as| an?| at| go| went| stay| stayed| drop| dropped)* ?(?:${SIDE} )?(?<value>10|[1-9])(?:\\/10| out of 10)?(?: (?:or|and) (?<open>more|higher|above|up|over|less|lower|below|under)| or (?<next>10|[1-9]))?(?! ?(?:km|k|min|miles|mi|m)\\b)\\b(?: (?:for|on|in|of) (?:my |the )?(?:perceived )?(?:effort|rpe|exertion))?`,
      'g',
    ),
    read: effort,
  },
  {
    // 'Above 8 effort', 'an 8/10 or more for effort'
    pattern: new RegExp(
      `\\b(?:with |at )?(?:${SIDE} )?(?:an? )?(?<value>10|[1-9])(?:\\/10| out of 10)?(?: (?:or|and) (?<open>more|higher|above|up|over|less|lower|below|under))? (?:(?:for|on|in|of) (?:my |the )?)?(?:perceived )?(?:effort|rpe|exertion)\\b(?: (?:or|and) (?<later>more|higher|above|less|lower|below))?(?! (?:of |over |under |above |below )?\\d)`,
      'g',
    ),
    read: effort,
  },
];

export const CLIMB_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      `\\b(?:with |had |having |have |has |i )?(?:(?:a |an )?(?:climb(?:ing|ed)?|ascent|elevation(?: gain)?) (?:of )?)?${SIDE} (?<value>\\d{2,5}) ?(?<unit>m|met(?:re|er)s?|ft|feet)(?: (?:of |in )?${CLIMBING}\\b)?`,
      'g',
    ),
    read: (groups, match) => (OF_CLIMBING.test(match) ? elevation(groups) : null),
  },
];

function betweenEfforts({ least, most }: Groups): Bound | null {
  if (Number(least) >= Number(most)) return null;
  return {
    ...{ of: 'effort', above: null, atLeast: Number(least), below: null, atMost: Number(most) },
    words: `effort ${least} to ${most}`,
  };
}

/** Of 1 to 10, as the athlete says it; a number alone is that one. */
function effort(groups: Groups): Bound | null {
  const { value, than, next } = groups;
  const open = groups.open ?? groups.later;
  if (next !== undefined && Number(next) !== Number(value) + 1) return null;
  const side =
    sideOf(groups) ??
    (than ? (than === 'harder' ? 'above' : 'below') : open ? openSide(open) : null);
  if (side) {
    const bound = boundOf('effort', side, Number(value), String(value));
    return { ...bound, words: `effort ${bound.words}` };
  }
  const [least, most] = [Number(value), Number(next ?? value)];
  return {
    of: 'effort',
    above: null,
    atLeast: least,
    below: null,
    atMost: most,
    words: `effort ${least}${most > least ? ` or ${most}` : ''}`,
  };
}

const OF_CLIMBING = /\b(?:climb\w*|ascent|elevation|vert|up)\b/;

function elevation(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const isFeet = /^f/.test(groups.unit ?? '');
  const value = Number(groups.value);
  const bound =
    side &&
    boundOf(
      'elevation',
      side,
      isFeet ? mFromFeet(value) : value,
      `${value} ${isFeet ? 'ft' : 'm'}`,
    );
  return bound && { ...bound, words: `climbing ${bound.words}` };
}
