import type { Subject } from '../../../question.ts';
import { asksHowPredictionMoved } from '../../asked-ahead.ts';
import { LONGEST_REP_M } from '../../settling/repetition-length.ts';
import { asksAtOwnPace } from '../../settling/settle-figures.ts';
import { isOnlyParts } from '../intent-features.ts';
import { hasDistanceBound } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** Longer than a repetition on the track, and no race that has a name. */
function isOfOneLength({ distanceM, alsoM, race }: Subject): boolean {
  return distanceM !== null && distanceM > LONGEST_REP_M && alsoM.length === 0 && race === null;
}

/** What pace, time and distance come to, and what will be run. */
export const OF_PACES = {
  repetitions: {
    examples: ['pace and rest for 6 x 800 m'],
    asks: 'trainingPaces',
    when: ({ repetitions }) => repetitions !== null,
  },
  ofRepetitions: {
    examples: ['how fast do i do 400s', 'target time for 1k reps'],
    asks: 'trainingPaces',
    words:
      /^(?!.*\b(?:did|ran|was|were|had|have i|last|latest|average|show|list|how (?:many|often)|when|ever|best|pb|record|compare)\b)(?=.*\b(?:fast|quick\w*|slow\w*|pace|speed|times?|seconds|lap|target|hit(?:ting)?|splits?|run .* in)\b).*\b(?:\d+ ?(?:m|km|k)|mile|km|k|kilomet(?:re|er)) (?:reps?|repeats?|repetitions?)\b/,
    when: ({ timeS, paceSPerKm, fromM, race }) =>
      timeS === null && paceSPerKm === null && fromM === null && race === null,
  },
  fromAnotherResult: {
    examples: ['what marathon time does a 1:50 half convert to'],
    asks: 'predict',
    when: ({ fromM, distanceM }) => fromM !== null && distanceM !== null,
  },
  atOwnPace: {
    examples: ['how long would 16 km take me at my usual easy pace'],
    asks: 'paceSum',
    when: ({ distanceM }, { mended }) => distanceM !== null && asksAtOwnPace(mended),
  },
  paceForATime: {
    examples: ['how fast must i run for a half under 1:50'],
    asks: 'paceSum',
    words:
      /^(?:how (?:fast|quick(?:ly)?)|(?:what|which) (?:pace|speed)) (?:(?:must|should|shall) i|(?:do|would|will) i (?:have|need) to|i (?:must|need))\b/,
    when: ({ distanceM, race, timeS, where }) =>
      (distanceM !== null || race !== null) &&
      (timeS !== null || where.bounds.some(({ of, below }) => of === 'time' && below)),
  },
  paceOfAnAim: {
    examples: ['what is my marathon pace if i want under 4 hours'],
    asks: 'paceSum',
    words:
      /^(?!.*\b(?:did|was|ran|average|from|off|last)\b)(?:what|which) (?:is|would be|will be) (?:my |the )?(?:\w+ ){0,3}pace\b.*\b(?:if|for|to)\b.*\b(?:want|under|sub|below|break|finish|run|go|get)\b/,
    when: ({ distanceM, race, timeS, where }) =>
      (distanceM !== null || race !== null) &&
      (timeS !== null || where.bounds.some(({ of, below }) => of === 'time' && below)),
  },
  paceOfALength: {
    examples: ['what pace should i run a marathon at'],
    asks: 'predict',
    words:
      /^(?:at )?(?:what|which) pace (?:should|could|can|would|must) i (?:run|race|do|aim (?:for|at))\b/,
    when: (subject) =>
      isOfOneLength(subject) && subject.timeS === null && !subject.kind?.runningSubtype,
  },
  /** Two of pace, time and distance are told, and the third is asked for. */
  timeAtPace: {
    examples: ['what time does 5:40 per km make over a marathon'],
    asks: 'paceSum',
    words:
      /^(?!.*\b(?:did|ran|runs|my|longest|fastest|last|average|when|show|list|how many|faster|slower)\b).*\b(?:finish\w*|time|take|produce|result|how long|come out|afterwards|rest of)\b/,
    when: (subject) =>
      subject.paceSPerKm !== null &&
      (subject.distanceM !== null || subject.timeS !== null || hasDistanceBound(subject)),
  },
  distanceAtPace: {
    examples: ['10 km at 4:50 pace'],
    asks: 'paceSum',
    when: ({ paceSPerKm, distanceM }, { places }) =>
      paceSPerKm !== null && distanceM !== null && isOnlyParts(places),
  },
  willIMakeIt: {
    examples: ['am i going to make 1:50'],
    asks: 'predict',
    words:
      /^(?:(?:so|and|do you think) )*(?:am i|will i|can i|could i|would i|is it|do i|is my|are we)\b.*\b(?:make|manage|break|hit|crack|beat|reach|get|go|going|realistic|possible|doable|achievable|feasible|path|track|course)\b/,
    when: ({ timeS }) => timeS !== null,
  },
  howPredictionMoved: {
    examples: ['how has my prediction changed'],
    asks: 'predict',
    when: (_, { mended }) => asksHowPredictionMoved(mended),
  },
} satisfies Record<string, Rule>;
