import type { Figure, Intent, Measure, Subject } from '../../question.ts';

/** 'And the week before?', 'the one before' */
export const ONE_BEFORE =
  /^(?:(?:and|what about|how about) )*(?:(?:the )?(?:week|month|year|day|one|weekend) before(?: that| it)?|before (?:that|it))$/;

export const THAN_USUAL =
  /\b(?:than|to|against|vs|versus|with) (?:(?:a|an|my|the|what is) )?(?:usual|usually|normal|normally|typical|average|i usually do|i normally do)(?: (?:for me|week|month))?$/;

/** What is not added up. */
export const AVERAGED: ReadonlySet<Subject['measure']> = new Set([
  'pace',
  'heartRate',
  'cadence',
  'effort',
]);

export const MEASURE_OF: Partial<Record<Figure, Measure>> = {
  heartRate: 'heartRate',
  pace: 'pace',
  distance: 'distance',
  time: 'time',
  elevation: 'elevation',
  cadence: 'cadence',
  calories: 'calories',
  gels: 'gels',
  hydration: 'hydration',
  effort: 'effort',
};

/** The figure of one workout by which a sum of them is named. */
export const FIGURE_OF = Object.fromEntries(
  Object.entries(MEASURE_OF).map(([figure, measure]) => [measure, figure]),
) as Partial<Record<Measure, Figure>>;

/** 'Would 1:38 be?', after a time over a distance. */
export const OF_AIMS: ReadonlySet<Intent> = new Set(['predict', 'paceSum', 'pacing', 'readiness']);

/** 'How many gels on those' counts gels. */
export const COUNTED_THINGS: ReadonlySet<Subject['measure']> = new Set([
  'gels',
  'hydration',
  'calories',
  'elevation',
]);

/** 'Just easy', 'and in May': nothing of it says what is asked. */
export function isElliptic(text: string): boolean {
  const asked = text.replace(/\bso far\b/, '');
  return text.split(' ').length <= 4 && GOES_ON.test(text) && !ASKS_SOMETHING.test(asked);
}

const ASKS_SOMETHING =
  /\b(?:how|what is|what was|which|when|who|why|total|sum|count|number|list|show|average|mean|km|miles|distance|time|hours|minutes|far|long|many|much|pace|heart|elevation|climb\w*|calories|gels|tell|give)\b/;

export const GOES_ON =
  /^(?:and|also|or|but|then|ok|okay|so|what about|how about|same|now|versus|vs|compared|only|just|for|in|on|since|with|without|over|during|all|last|this|the|my|yesterday|today|tomorrow|between|from|not)\b/;

export const CAN_GO_ON: ReadonlySet<Intent> = new Set([
  'breakdown',
  'weekdays',
  'amount',
  'average',
  'extreme',
  'zones',
  'compare',
  'weekly',
  'list',
  'search',
  'predict',
  'readiness',
  'taper',
  'fuel',
  'weight',
  'myZones',
  'paceSum',
  'pacing',
]);

export const WITH_SUBJECT: ReadonlySet<Intent> = new Set([
  ...CAN_GO_ON,
  'shoes',
  'form',
  'trainingPaces',
  'goal',
  'unitCount',
  'racePlan',
  'weekdays',
  'races',
  'plan',
  'biggest',
  'trend',
]);

/** 'And if the heart rate stays high?' */
export const SUPPOSES = /^(?:and |but |so )*(?:what )?(?:if|when it is)\b/;
