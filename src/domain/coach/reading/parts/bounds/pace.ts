import { formatPace } from '../../../../pace.ts';
import { M_PER_MILE } from '../../../../units.ts';
import type { Bound } from '../../../conditions.ts';
import type { BoundReader, Groups } from './sides.ts';

const PACE_UNIT =
  '(?: ?(?:min(?:ute)?s?)?(?: ?(?:per|a|an|the))? ?(?<unit>km|k|kilomet(?:re|er)|miles?|mi))';

export const PACE_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |the |my )?(?:average |mean )?pace (?:(?:of|was|is|were|did|go|went|goes|stay|stayed|drop|dropped|fell|averaged) )*(?<side>under|below|over|above|faster than|slower than|better than) (?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?:averag(?:ing|ed) )?(?<side>faster|quicker|slower) than (?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?(?: pace)?\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>faster|quicker|slower) than (?<m>\\d{1,2})${PACE_UNIT}\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>under|below|sub|over|above) (?:an? )?(?<m>\\d{1,2}):(?<s>[0-5]\\d)(?!:)(?:${PACE_UNIT}(?: pace)?| pace)\\b`,
      'g',
    ),
    read: pace,
  },
  {
    pattern: new RegExp(
      `\\b(?<side>under|below|sub|over|above) (?<m>\\d{1,2})${PACE_UNIT}\\b`,
      'g',
    ),
    // 'Over 12 kilometre' is a distance: only 'a kilometre' makes it a pace.
    read: (groups, match) =>
      /(?:min\w*|per|a|an|the) ?(?:k|km|kilomet(?:re|er)|miles?|mi)$/.test(match) &&
      !/^(?:k|km|mi|miles?)$/.test(groups.unit ?? '')
        ? pace(groups)
        : null,
  },
  {
    pattern:
      /\b(?<side>under|below|sub|over|above) (?<m>\d{1,2}) ?min(?:ute)?s?(?: per| a| an)? (?<unit>km|kilomet(?:re|er)|miles?|mi)\b/g,
    read: pace,
  },
  {
    // 'Heart rate at 5:30 pace', of runs at about that pace
    pattern: new RegExp(
      `(?<=^(?!.*\\b(?:should|aim|target|race|marathon|half|predict)\\b).*\\b(?:heart rate|hr|pulse|bpm|cadence|effort)\\b.*)\\b(?:at|for|with|when i (?:run|go)(?: at)?)(?: (?:an? |my )?pace of)? (?<m>[3-9]|1[0-2]):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?(?: pace)?(?= |$)`,
      'g',
    ),
    read: aboutPace,
  },
  {
    // 'Any runs at 5:13 or so', 'how many of my runs were at about 5:30'
    pattern: new RegExp(
      `(?<=\\b(?:runs|sessions|workouts|ones|any run|a run)(?: (?:i|have|did|do|was|were|ran|run|done|that|which|ever|all|on average|in training|so far)){0,4} )(?:at|around|near|close to)(?: (?:about|around|roughly|a pace of|an average of))* (?<m>[3-9]|1[0-2]):(?<s>[0-5]\\d)(?!:)${PACE_UNIT}?(?: pace)?(?: or so)?(?= |$)`,
      'g',
    ),
    read: aboutPace,
  },
  {
    // Of runs a bare '5:30' is a pace: so few hours long none is.
    pattern:
      /(?<=^|\b(?:runs?|sessions?|workouts?|ones|km|reps|intervals|often|times|anything|everything|go|went|gone|and|or)\b.{0,40}|\b(?:how many|which|those|them|these|only|just|any)(?: were| was| are)? )\b(?<side>under|below|sub|over|above) (?<m>[3-8]):(?<s>[0-5]\d)(?!:)(?! (?:h|hrs?|hours?|am|pm|half|marathon|in the (?:morning|afternoon|evening))\b)(?= |$)/g,
    read: pace,
  },
  {
    pattern:
      /\b(?:between |from )0?(?<m>[3-8]):(?<s>[0-5]\d) (?:and|to) 0?(?<m2>[3-8]):(?<s2>[0-5]\d)(?!:)(?! (?:h|hrs?|hours?|am|pm|in the (?:morning|afternoon|evening))\b)(?: ?(?:\/|per |a |min )*(?<unit>km|miles?|mi))?(?: pace)?(?= |$)/g,
    read: betweenPaces,
  },
];

/** A run that is shown with 5:35 is not faster than 5:35. */
const AS_SHOWN_S = 0.5;

function pace({ side, m, s = '0', unit }: Groups): Bound | null {
  const written = Number(m) * 60 + Number(s);
  if (written < 120 || written > 1800) return null;
  const { perKm, shown } = paceWritten(written, unit);
  const isFaster = /^(?:faster|quicker|under|below|sub|better)/.test(side ?? '');
  const words = `${isFaster ? 'faster' : 'slower'} than ${shown}`;
  const limit = perKm + (isFaster ? -AS_SHOWN_S : AS_SHOWN_S);
  return {
    of: 'pace',
    above: null,
    atLeast: isFaster ? null : limit,
    below: isFaster ? limit : null,
    atMost: null,
    words,
  };
}

/** Seconds of a kilometre or a mile, as they were written. */
function paceWritten(written: number, unit: string | undefined): { perKm: number; shown: string } {
  const isMiles = unit?.startsWith('mi') === true;
  return {
    perKm: isMiles ? (written * 1000) / M_PER_MILE : written,
    shown: `${formatPace(written)} ${isMiles ? '/mile' : '/km'}`,
  };
}

/** So near a pace is the same one. */
const NEAR_S = 5;

function aboutPace({ m, s, unit }: Groups): Bound {
  const written = Number(m) * 60 + Number(s);
  const { perKm, shown } = paceWritten(written, unit);
  return {
    of: 'pace',
    above: null,
    atLeast: perKm - NEAR_S - AS_SHOWN_S,
    below: perKm + NEAR_S + AS_SHOWN_S,
    atMost: null,
    words: `at about ${shown}`,
  };
}

/** 'Between 5:30 and 5:50', the faster one first or last. */
function betweenPaces({ m, s, m2, s2, unit }: Groups): Bound | null {
  const written = [Number(m) * 60 + Number(s), Number(m2) * 60 + Number(s2)];
  const [fast, slow] = [Math.min(...written), Math.max(...written)];
  const isMiles = unit?.startsWith('mi') === true;
  const perKm = (paceS: number) => (isMiles ? (paceS * 1000) / M_PER_MILE : paceS);
  return {
    of: 'pace',
    above: null,
    atLeast: perKm(fast - AS_SHOWN_S),
    below: perKm(slow + AS_SHOWN_S),
    atMost: null,
    words: `${formatPace(fast)} to ${formatPace(slow)} ${isMiles ? '/mile' : '/km'}`,
  };
}
