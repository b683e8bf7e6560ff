import { asksWhetherRan } from '../../asked-ahead.ts';
import { HAS_LEAST } from '../../parts/measures.ts';
import { hasDistanceBound, isFirstOrLatest, isPutInOrder } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** One workout, or a list of some. */
export const OF_WORKOUTS = {
  andTheOneBefore: {
    examples: ['compare my last two long runs'],
    asks: 'ofWorkout',
    when: ({ oneBefore }) => oneBefore,
  },
  /** One run, and no time or pace that it is to be held against. */
  alongTheRun: {
    examples: ['did i fade in the last long run'],
    asks: 'ofWorkout',
    when: ({ along, term, timeS, paceSPerKm, against }) =>
      along !== null && term === null && timeS === null && paceSPerKm === null && against === null,
  },
  ofADay: {
    examples: ['could you tell me what i ran on 3 october'],
    asks: 'list',
    words:
      /^(?:(?:(?:can|could|would|will) you )?(?:please )?(?:tell|show)(?: me)? what did i (?:run|do)|(?:(?:(?:can|could|would|will) you )?(?:please )?(?:tell|show)(?: me)? )?what i (?:have )?(?:ran|run|did|done|trained))(?: for (?:training|running|exercise))?(?: \w+){1,4}$/,
    when: ({ periods }) => periods.length === 1 && periods[0]?.unit === 'day',
  },
  mostlyInAZone: {
    examples: ['which long runs were mostly in zone 3'],
    asks: 'list',
    words: /^(?:which|what|show|list|find)\b(?: \w+){0,3} (?:runs|workouts|sessions)\b/,
    when: ({ where }) => Boolean(where.mostlyIn),
  },
  eachOfThem: {
    examples: ['show me every interval session since august'],
    asks: 'list',
    words:
      /^(?:please )?(?:show|list|give|find)(?: me)? (?:every|each) (?:single )?(?:\w+ )?(?:run|session|workout|ride|swim)\b/,
    when: ({ extreme, unit }) => extreme === null && unit === null,
  },
  calledSo: {
    examples: ['find my "river loop"'],
    asks: 'list',
    words:
      /^(?:please )?(?:find|show|list|search|which|where is)\b(?!.*\b(?:longest|fastest|last|latest|first)\b)/,
    when: ({ where, measure }) =>
      measure === null && where.own?.some(({ of }) => of === 'title') === true,
  },
  inOrder: {
    examples: ['show my slowest runs in june'],
    asks: 'extreme',
    words:
      /^(?:show|list|give|find)(?: me)? (?:my |the |all )*(?:\d+ )?(?:longest|shortest|fastest|quickest|slowest) (?:\w+ )?runs?\b/,
    when: isPutInOrder,
  },
  everRunInATime: {
    examples: ['have i ever run a sub 50 10k'],
    asks: 'extreme',
    when: (subject, { mended }) =>
      subject.timeS !== null &&
      (subject.distanceM !== null || hasDistanceBound(subject)) &&
      asksWhetherRan(mended),
  },
  /** Told by notes, and asks for no advice. */
  whenItFirstHurt: {
    examples: ['when did my calf first hurt'],
    asks: 'extreme',
    words: /^(?:when (?:did|was)|(?:the |my )?(?:first|last) time)\b/,
    when: (subject) => subject.where.note !== null && isFirstOrLatest(subject),
  },
  mostOfAFigure: {
    examples: ['run with the most gels'],
    asks: 'extreme',
    when: ({ extreme }) =>
      extreme === 'mostGels' || extreme === 'mostDrunk' || extreme === 'mostEffort',
  },
  /** Of weeks and months it is told otherwise. */
  leastOfAFigure: {
    examples: ['flattest long run', 'run with the lowest cadence'],
    asks: 'extreme',
    when: ({ extreme, unit, measure }) =>
      extreme === 'least' && unit === null && measure !== null && HAS_LEAST.has(measure),
  },
} satisfies Record<string, Rule>;
