import { mFromKm, mFromMiles } from '../../../../units.ts';
import { aboutDistance, type Bound } from '../../../conditions.ts';
import {
  type BoundReader,
  boundOf,
  type Groups,
  NUMBER,
  SIDE,
  type Side,
  sideOf,
} from './sides.ts';

/** The bound of 'and over 15?' in kilometres, where the question before had kilometres. */
export function distanceBound(side: Side, km: number): Bound {
  return boundOf('distance', side, mFromKm(km), `${km} km`);
}

const DISTANCE_UNIT = 'km|kms|k|kilomet(?:re|er)s?|miles?|mi';

export const DISTANCE_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      // '5k and 10k' are two distances, 'between 5 and 10 km' is a stretch.
      `\\b(?:(?:between |from )(?<value>${NUMBER}) ?(?:${DISTANCE_UNIT})? ?(?:and|to|-)|(?<least>${NUMBER}) ?(?:${DISTANCE_UNIT})? ?(?:to|-)) ?(?<other>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`,
      'g',
    ),
    read: betweenDistances,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:an? )?(?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`,
      'g',
    ),
    read: distance,
  },
  {
    pattern: new RegExp(
      `\\b(?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT}) (?:(?:or|and) (?:more|longer|over|further|up|above|upwards|beyond|plus)|plus|upwards)\\b`,
      'g',
    ),
    read: (groups) => distance({ ...groups, side: 'at least' }),
  },
  {
    pattern:
      /\b(?<unit>half marathons?|halfs|halves|marathons?)(?: distance)? (?:or|and) (?:more|longer|over|further|beyond|farther)\b/g,
    read: ({ unit }) =>
      distance({ side: 'at least', value: unit?.startsWith('m') ? '42.2' : '21.1', unit: 'km' }),
  },
  {
    pattern: new RegExp(
      `\\b(?<!\\b(?:what|how) )about (?<value>${NUMBER}) ?(?<unit>${DISTANCE_UNIT})\\b`,
      'g',
    ),
    read: about,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:an? |the )?(?<unit>half marathon|half|marathon)(?: distance)?\\b(?! an hour)`,
      'g',
    ),
    read: (groups) =>
      distance({ ...groups, value: groups.unit === 'marathon' ? '42.2' : '21.1', unit: 'km' }),
  },
];

function metres(value: string | undefined, unit: string | undefined): number {
  return unit?.startsWith('mi') ? mFromMiles(Number(value)) : mFromKm(Number(value));
}

function lengthWords(value: string | undefined, unit: string | undefined): string {
  return `${Number(value)} ${unit?.startsWith('mi') ? 'miles' : 'km'}`;
}

function distance(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const { value, unit } = groups;
  return side && boundOf('distance', side, metres(value, unit), lengthWords(value, unit));
}

function betweenDistances({ value: from, least: bare, other, unit }: Groups): Bound | null {
  const value = from ?? bare;
  const [least, most] = [metres(value, unit), metres(other, unit)];
  if (least >= most) return null;
  const words = `${Number(value)} to ${lengthWords(other, unit)}`;
  return { of: 'distance', above: null, atLeast: least, below: null, atMost: most, words };
}

function about({ value, unit }: Groups): Bound {
  const bound = aboutDistance(metres(value, unit));
  return { ...bound, words: `about ${lengthWords(value, unit)}` };
}
