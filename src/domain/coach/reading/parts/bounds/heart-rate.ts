import type { Bound } from '../../../conditions.ts';
import { type BoundReader, boundOf, type Groups, HEART, SIDE, type Side, sideOf } from './sides.ts';

/** 'My heart rate went over 180' */
const CAME_TO =
  '(?:of|was|is|went|goes|go|got|gets|rose|climbed|spiked|hit|reached|came|peaked|stayed|stays?|averaged?|been)(?: to| at| up)?';

/** 'Above 150 on average' */
const ON_AVERAGE = ' (?:(?:on|in) )?(?:average|avg)\\b';

export const LACKING_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:with|that have|having|ha(?:ve|s|d)) (?:no|missing)|without|lacking|missing|(?:that |which )?(?:do|did|does) not have) (?:an? |any )?(?:${HEART}|distance)(?: data| rate)?(?: at all)?\\b`,
      'g',
    ),
    read: lacking,
  },
];

export const HEART_RATE_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |my )?(?:max(?:imum)?|highest|peak) ${HEART} (?:${CAME_TO} )?${SIDE} (?<value>\\d{2,3})(?: bpm)?\\b`,
      'g',
    ),
    read: maximum,
  },
  {
    // 'Where my heart rate went over 170': at some moment, and not on average.
    pattern: new RegExp(
      `\\b(?:an? |my )?(?<!\\b(?:average|avg|mean) )${HEART} (?:went|goes|go|gets|got|rose|climbed|spiked|hit|reached|peaked|topped)(?: to| at| up)? (?<side>over|above|past|more than|higher than) (?<value>\\d{2,3})(?: bpm)?\\b(?!${ON_AVERAGE})`,
      'g',
    ),
    read: maximum,
  },
  {
    pattern: new RegExp(
      `\\b(?:with )?(?:an? |my )?(?:average |avg |mean )?${HEART} (?:(?:${CAME_TO}|between) )?(?:${SIDE} )?(?<value>\\d{2,3})(?: (?:and|to) (?<other>\\d{2,3}))?(?: bpm)?\\b(?:${ON_AVERAGE})?`,
      'g',
    ),
    read: heartRate,
  },
  {
    pattern: new RegExp(`\\b(?:with )?${SIDE} (?<value>\\d{2,3}) ?(?:bpm|beats|${HEART})\\b`, 'g'),
    read: heartRate,
  },
  {
    // 'How fast am I at 140 bpm', but not 'what zone am I in at 140'.
    pattern: new RegExp(
      `(?<=^(?!.*\\bzones?\\b).*\\b(?:pace|fast|quick|speed|run|ran)\\b.*)\\bat (?:an? |my )?(?:(?:average )?${HEART} (?:of )?(?<value>1\\d\\d|[89]\\d)|(?<other>1\\d\\d|[89]\\d) ?(?:bpm|beats|${HEART}))(?: bpm)?\\b`,
      'g',
    ),
    read: aboutHeartRate,
  },
];

function maximum(groups: Groups): Bound | null {
  const bound = heartRate(groups);
  return bound && { ...bound, of: 'maxHeartRate', words: `maximum ${bound.words}` };
}

function lacking(_: Groups, match: string): Bound {
  const of = match.includes('distance') ? 'distance' : 'heartRate';
  return {
    of,
    above: null,
    atLeast: null,
    below: null,
    atMost: null,
    isLacking: true,
    words: `without ${of === 'distance' ? 'a distance' : 'a heart rate'}`,
  };
}

function heartRate(groups: Groups): Bound | null {
  const { value, other } = groups;
  if (other !== undefined) {
    if (Number(value) >= Number(other)) return null;
    return {
      of: 'heartRate',
      above: null,
      atLeast: Number(value),
      below: null,
      atMost: Number(other),
      words: `heart rate ${value} to ${other}`,
    };
  }
  const side = sideOf(groups);
  return side && boundOf('heartRate', side, Number(value), String(value));
}

/** So near a heart rate is the same one. */
const NEAR_BPM = 3;

function aboutHeartRate({ value, other }: Groups): Bound {
  const bpm = Number(value ?? other);
  return {
    of: 'heartRate',
    above: null,
    atLeast: bpm - NEAR_BPM,
    below: null,
    atMost: bpm + NEAR_BPM,
    words: `heart rate about ${bpm}`,
  };
}

/** The bound of 'and under 120?' where the question before had a heart rate. */
export function heartRateBound(side: Side, bpm: number): Bound {
  return boundOf('heartRate', side, bpm, String(bpm));
}
