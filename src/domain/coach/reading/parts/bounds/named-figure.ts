import type { Bound } from '../../../conditions.ts';
import {
  type BoundReader,
  boundOf,
  type Groups,
  HEART,
  openSide,
  SIDE,
  SIDE_WORDS,
  sideOf,
} from './sides.ts';

/** A figure that is bounded by its name or by its unit: 'cadence over 170', 'over 700 kcal'. */
type NamedFigure = {
  of: Bound['of'];
  /** 'Average pulse': what is said before the number. */
  name: string;
  /** 'Steps a minute': what is said behind the number and tells the figure by itself. */
  unit: string;
  value: string;
  /** What is said around it, one part before the bound and one behind: 'pulse above 150 average'. */
  around?: readonly [string, string];
  words: (amount: string) => string;
};

const MEAN = '(?:average|averages|averaged|averaging|avg|mean|(?:on|in) average|in the mean)';
const MOST = '(?:max|maximum|highest|peak|peaked|peaking|maxed(?: out)?|topped out)';
const CLIMBING = '(?:climb(?:ing|ed|s)?|ascent|elevation(?: gain| climbed)?|vert|met(?:re|er)s up)';
const METRES = '(?:m|met(?:re|er)s)';

const FIGURES: readonly NamedFigure[] = [
  {
    of: 'maxHeartRate',
    name: `(?:${MOST} ${HEART}|${HEART} ${MOST}|${MOST})`,
    unit: `(?:(?:bpm|beats) ${MOST}|${MOST} ${HEART})`,
    value: '\\d{2,3}',
    around: [HEART, MOST],
    words: (amount) => `maximum heart rate ${amount}`,
  },
  {
    of: 'heartRate',
    name: `(?:${MEAN} ${HEART}|${HEART} ${MEAN}|${MEAN}(?= .*\\b(?:bpm|beats|${HEART})\\b))`,
    unit: `(?:(?:bpm|beats) ${MEAN}|${MEAN} ${HEART})`,
    value: '\\d{2,3}',
    around: [HEART, MEAN],
    words: (amount) => `heart rate ${amount}`,
  },
  {
    of: 'cadence',
    name: `(?:(?:${MEAN} )?(?:cadence|step rate)(?: ${MEAN})?)`,
    unit: `(?:(?:${MEAN} )?(?:cadence|spm|steps (?:a|per) minute|steps min))`,
    value: '\\d{3}',
    words: (amount) => `cadence ${amount}`,
  },
  {
    of: 'calories',
    name: '(?:(?:calories|calorie|kcal|energy)(?: (?:burned|burnt|burn))?)',
    unit: '(?:calories|kcal|cal|cals)(?: burned| burnt)?',
    value: '\\d{2,4}',
    words: (amount) => `with ${amount} kcal`,
  },
  {
    of: 'elevation',
    name: CLIMBING,
    unit: `(?:${METRES} (?:of |in )?(?:${CLIMBING}|up)|${METRES}(?<=\\b${CLIMBING} .*))`,
    value: '\\d{2,4}',
    words: (amount) => `climbing ${amount} m`,
  },
];

/** 'Went', 'did it stay': the figure came to so much. */
const CAME_TO =
  '(?:of|was|is|were|are|at|went|goes|go|going|got|gets|get|rose|rise|climbed|hit|reached|came|come|stayed|stay|stays|staying|kept|keep|dropped|drop|drops|dipped|dip|fell|fall|averaged)(?: to| at| up)?';

const LEAD = '(?:(?:with|where|having|burning|burned|burnt|had) )?(?:an? |my |the )?';
const OPEN = '(?:or|and) (?<open>more|higher|above|up|over|less|lower|below|under)';

/** All ways to bound one figure by its name or its unit. */
function readersOf({ of, name, unit, value, around, words }: NamedFigure): BoundReader[] {
  const anyUnit = `(?: ?(?:${unit}|bpm|beats|spm|kcal|m)\\b)?`;
  const ofBoth = around
    ? // 'Pulse above 150 average'
      [
        `\\b${LEAD}${around[0]} (?:${CAME_TO} )?${SIDE} (?<value>${value})(?: ?(?:bpm|beats))? ${around[1]}(?= |$)`,
      ]
    : [];
  const patterns = [
    ...ofBoth,
    // 'Cadence between 170 and 180', 'average heart rate 140 to 150'
    `\\b${LEAD}${name} (?:${CAME_TO} )?(?:between |from )?(?<least>${value}) ?(?:and|to) (?<most>${value})${anyUnit}`,
    // 'Average pulse went over 150'
    `\\b${LEAD}${name} (?:${CAME_TO} )?${SIDE} (?<value>${value})${anyUnit}`,
    // 'Max heart rate of 180 or more'
    `\\b${LEAD}${name} (?:${CAME_TO} )?(?<value>${value})${anyUnit} ${OPEN}\\b`,
    // 'Between 500 and 800 kcal'
    `\\b${LEAD}(?:between |from )?(?<least>${value}) ?(?:and|to) (?<most>${value}) ?${unit}(?= |$)`,
    // 'More than 170 steps a minute'
    `\\b${LEAD}${SIDE} (?<value>${value}) ?${unit}(?= |$)`,
    // '800 kcal or more', '160 or more average pulse'
    `\\b${LEAD}(?<value>${value}) ?(?:${unit} ${OPEN}|(?:(?:bpm|m|met(?:re|er)s) )?(?:or|and) (?<later>more|higher|above|up|over|less|lower|below|under) (?:of )?(?:${unit}|${name}))(?= |$)`,
  ];
  return patterns.map((pattern) => ({
    pattern: new RegExp(pattern, 'g'),
    read: (groups) => boundRead(of, groups, words),
  }));
}

function boundRead(
  of: Bound['of'],
  { least, most, value, open, later, side: word }: Groups,
  words: (amount: string) => string,
): Bound | null {
  if (least !== undefined && most !== undefined) {
    const [from, to] = [Number(least), Number(most)];
    const range = { above: null, atLeast: from, below: null, atMost: to };
    return from < to ? { of, ...range, words: words(`${from} to ${to}`) } : null;
  }
  const opening = open ?? later;
  const side = sideOf({ side: word }) ?? (opening ? openSide(opening) : null);
  if (side === null || value === undefined) return null;
  const bound = boundOf(of, side, Number(value), value);
  return { ...bound, words: words(`${SIDE_WORDS[side]} ${value}`) };
}

export const NAMED_FIGURE_READERS: readonly BoundReader[] = FIGURES.flatMap(readersOf);
