import { hasConditions } from '../../conditions.ts';
import type { Question } from '../../question.ts';
import { FIGURES_OF_WORKOUTS, only, type Refused } from './refused.ts';

/** A side of what is meant that was named and not read: a pair of shoes, a companion, a kind of run, one of two. */
export const REFUSED_SIDES: readonly Refused[] = [
  // 'The day after intervals than usual' sets no two weeks side by side.
  {
    of: only('compare'),
    words: /\bthan (?:usual|normal|otherwise)\b/,
    when: ({ against, where }) => against === null && Boolean(where.dayAfter),
  },
  // 'In the old shoes', where no pair is called so.
  {
    of: FIGURES_OF_WORKOUTS,
    words: /\b(?:in|with|wearing) (?:my|the|those|these) (?:\w+ )?(?:shoes|trainers|pair)\b/,
    when: ({ where, against }) => !where.shoe && !against?.where?.shoe,
  },
  // 'My tempo this week': which runs were one is told by their notes alone.
  {
    of: only('amount', 'average', 'list', 'extreme'),
    words: /\b(?:tempos?|fartleks?)\b/,
    when: ({ where, measure, kind, against }) =>
      !hasConditions(where) &&
      !against?.where &&
      kind?.runningSubtype === undefined &&
      measure !== 'pace',
  },
  // 'The longest together'
  {
    of: FIGURES_OF_WORKOUTS,
    words: /\b(?:longest|fastest|slowest|last|first|often|times|time) together\b/,
    when: ({ where }) => where.note === null,
  },
  // 'Flat out or easy'
  {
    of: only('amount', 'average'),
    words: /^(?:and )?(?:\w+ ){1,2}or (?:\w+ ?){1,2}$/,
    when: isOfOneSide,
  },
  { of: only('trend'), words: /\b(?:with|without)$/ },
  { of: only('weekly'), words: /\b(?:most|least|best|which)\b/ },
  { of: only('amount'), words: /\bthe long one\b/ },
  { of: only('weight'), words: /^(?:and )?what (?:was|were) i (?:running|doing)\b/ },
  {
    of: only('overtraining'),
    words:
      /^(?:and |so )?(?:(?:is|was) (?:it|that|this)|did i (?:go|run|start|do (?:it|that))) too (?:quick|fast|slow|long|short|easy|hard)\b/,
  },
  {
    of: only('pain'),
    words: /^(?:and )?did i (?:get|have|feel)\b/,
    when: ({ topic }) => topic === null,
  },
  // A race that none of the entered ones is.
  {
    of: only('predict'),
    words:
      /^(?:(?:and|so|ok) )*(?:can|could|may|should|shall) i (?:still )?(?:do|run|race|enter|join)\b/,
    when: ({ timeS, raceDay, race, raceText }) =>
      timeS === null && race === null && (raceDay !== null || NAMES_AN_EVENT.test(raceText ?? '')),
  },
  // By how much one pace is the faster, where the other one is not said again.
  {
    of: only('paceSum'),
    words: /^(?:(?:and|so) )*(?:by )?how much (?:faster|quicker|slower)\b(?!.*\d).*/,
  },
  // 'The new pair', where no pair is called so. Of old ones all are told, the retired ones as well.
  {
    of: only('shoes'),
    words: /\b(?:the|my|those) (?:new|newer|newest|other|second) (?:pair|ones?|shoes|trainers)\b/,
    when: ({ where }) => !where.shoe,
  },
  // Pairs are told by days and kinds of runs, and by no length that is left open.
  { of: only('shoes'), words: /\b(?:anything|something) (?:long|fast|hard)\b/ },
  // 'To beat it by two minutes': nobody runs so fast.
  {
    of: only('paceSum'),
    words: /\b(?:beat|by|faster|quicker)\b.*/,
    when: ({ timeS, distanceM }) =>
      timeS !== null && distanceM !== null && timeS / (distanceM / 1000) < FASTEST_S_PER_KM,
  },
];

const NAMES_AN_EVENT = /\bpark ?run\b|\b(?:next|this|on|coming) (?:\w+day|weekend)\b/;

const FASTEST_S_PER_KM = 100;

function isOfOneSide({ against, periods }: Question): boolean {
  return against === null && periods.length === 0;
}
