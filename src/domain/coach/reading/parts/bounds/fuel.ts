import type { Bound } from '../../../conditions.ts';
import { countText } from '../../../phrases.ts';
import {
  type BoundReader,
  boundOf,
  type Groups,
  openSide,
  SIDE,
  SIDE_WORDS,
  sideOf,
} from './sides.ts';

/** 'Where I took', behind what names runs also 'I took'. */
const WHERE_I =
  '(?:(?:where|on which|in which|that|when) i|(?<=\\b(?:runs?|ones|workouts|sessions|times) )i)';

const TOOK = '(?:took|had|used|ate|dr[aiu]nk|take|have)';

const HAD = `(?:with|that had|having|taking|using|${WHERE_I} ${TOOK})`;

const HAD_NONE = `(?:without|with (?:no|zero)|that had no|having no|taking no|${WHERE_I} ${TOOK} (?:no|zero)|${WHERE_I} did not (?:take|have|use|eat|drink|note))(?: (?:any|an?|taking|using|drinking|having))*`;

const FEW = '(?<value>\\d|an?|any|some|one|two|three|four|five)';

const DRINKS =
  '(?:drinks?|drinking|water|fluids?|hydration|(?:anything|something) to drink)(?: (?:noted|logged))?';

export const FUEL_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(`\\b${HAD_NONE} caffein(?:e|ated)(?: gels?)?\\b`, 'g'),
    read: () => withoutFuel('caffeine'),
  },
  {
    pattern: new RegExp(
      `(?<!\\bgels )\\b${HAD} (?:at least )?(?:(?:an?|any|some|one) )?caffein(?:e|ated)(?: gels?)?\\b(?! (?:and|or)\\b)`,
      'g',
    ),
    read: () => withFuel('caffeine'),
  },
  {
    // What else is eaten on a run is in no log.
    pattern: new RegExp(`\\b${HAD_NONE} (?:gels?|eating|food|fuel|fuelling)\\b`, 'g'),
    read: () => withoutFuel('gels'),
  },
  {
    pattern: new RegExp(
      `\\b${HAD} (?:${SIDE} )?(?:${FEW}(?: (?<open>or more|or less))? )?gels?\\b(?! (?:and|or) (?!more|less|no\\b))`,
      'g',
    ),
    read: gels,
  },
  {
    pattern: new RegExp(
      `\\b(?:${HAD_NONE} ${DRINKS}|with nothing to drink|${WHERE_I} dr[aiu]nk nothing|nothing was drunk)(?= |$)`,
      'g',
    ),
    read: () => withoutFuel('drink'),
  },
  {
    pattern: new RegExp(
      // An amount of a drink is one, whatever leads to it.
      `\\b(?:(?:${HAD}|(?:i )?dr[aiu]nk) )?${SIDE} (?<value>\\d{2,4}|\\d(?:\\.\\d{1,2})?) ?(?<unit>ml|l|litres?|liters?)\\b(?: (?:to drink|of (?:water|drink|fluid)))?(?<!\\b(?:should|need|must|shall)\\b.*)`,
      'g',
    ),
    read: drink,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:${HAD}|(?:did |have )?(?:i )?dr[aiu]nk) )?(?<value>\\d{2,4}|\\d(?:\\.\\d{1,2})?) ?(?<unit>ml|l|litres?|liters?) (?:or|and) (?<open>more|over|less|under)\\b(?: to drink)?(?: on(?= _| (?:this|last|since|ever|in|on)|$))?`,
      'g',
    ),
    read: (groups) =>
      drink({
        ...groups,
        side: openSide(groups.open ?? '') === 'atLeast' ? 'at least' : 'at most',
      }),
  },
  {
    pattern: new RegExp(`\\b${HAD} (?:any |some |my )?${DRINKS}(?= |$)`, 'g'),
    read: () => withFuel('drink'),
  },
];

/** 'With gels', 'with more than 2 gels': as many as are noted. */
function gels(groups: Groups): Bound | null {
  const { value, open } = groups;
  const count = value === undefined ? null : (COUNTS[value] ?? Number(value));
  const side = sideOf(groups) ?? (open?.endsWith('more') ? 'atLeast' : open ? 'atMost' : null);
  const isAny = value === undefined || /^(?:an?|any|some)$/.test(value);
  if (isAny && side === null) {
    return withFuel('gels');
  }
  if (count === null) return null;
  const what = countText(count, 'gel', 'gels');
  if (side !== null)
    return { ...boundOf('gels', side, count, ''), words: `with ${SIDE_WORDS[side]} ${what}` };
  return { ...boundOf('gels', 'atLeast', count, ''), atMost: count, words: `with ${what}` };
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

function drink(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const isMl = groups.unit === 'ml';
  const ml = Number(groups.value) * (isMl ? 1 : 1000);
  return (
    side && {
      ...boundOf('drink', side, ml, ''),
      words: `with ${SIDE_WORDS[side]} ${ml} ml to drink`,
    }
  );
}

type Fuel = 'gels' | 'caffeine' | 'drink';

const FUEL_WORDS: Record<Fuel, string> = {
  gels: 'gels',
  caffeine: 'caffeinated gels',
  drink: 'drinks noted',
};

export function withFuel(of: Fuel): Bound {
  const bound = of === 'drink' ? boundOf(of, 'above', 0, '') : boundOf(of, 'atLeast', 1, '');
  return { ...bound, words: `with ${FUEL_WORDS[of]}` };
}

export function withoutFuel(of: Fuel): Bound {
  const words = `without ${FUEL_WORDS[of]}`;
  return { of, above: null, atLeast: null, below: null, atMost: null, isLacking: true, words };
}

export function isOfFuel(of: Bound['of']): of is Fuel {
  return of === 'gels' || of === 'caffeine' || of === 'drink';
}
