import type { Extreme, Measure, Statistic } from '../../question.ts';
import { firstOf, type Table } from './first-of.ts';
import type { Reader } from './reader.ts';

export const SO_FAR = /\b(?:so|thus|how are you so) far\b/g;

export const DAYS_WITHOUT =
  /\bdays (?:(?:without|with no) (?:(?:a|any) )?(?:runs?|running)|(?:that )?(?:did i not|i did not|i have not|have i not|not) (?:run|ran|running))\b/;

const ACTIVITY = '(?:workouts?|training|exercise|sessions?|sports?|activity|anything)';
/** 'Days without sport', 'how many days had I no training' */
export const DAYS_IDLE = new RegExp(
  `\\bdays (?:without|with no) (?:(?:a|any) )?${ACTIVITY}\\b|\\bdays (?:had|have|did) i (?:had |have |do |done )?no ${ACTIVITY}\\b`,
);

/** Of which a single workout can have the least. */
export const HAS_LEAST: ReadonlySet<Measure> = new Set([
  'elevation',
  'cadence',
  'calories',
  'hydration',
  'effort',
]);

/** How the figures of each are spread, in a statistician's words and in plain ones. */
const STATISTICS: readonly (readonly [RegExp, Statistic])[] = [
  [/\bmedians?\b/, 'median'],
  [/\b(?:standard deviations?|std ?dev|stdev|sd|variance|coefficient of variation)\b/, 'deviation'],
  [/\b(?:inter ?quartile range|iqr|quartiles?)\b/, 'quartiles'],
  [/\b(?:spread|range|distribution) (?:of|in)(?= (?:my|the|all)\b)/, 'quartiles'],
  [
    /(?<=\bhow (?:much|far|widely|a lot) (?:do|does|did) (?:my|the) (?:\w+ )+)vary(?: from (?:run to run|one run to (?:the next|another)))?\b/,
    'quartiles',
  ],
  [
    /\bconsistent(?= (?:is|are|was|were) (?:my|the) (?:\w+ ){0,2}(?:pace|heart rate|distance|mileage)\b)/,
    'quartiles',
  ],
];

/** Any of them, as a question is refused by it. */
export const STATISTIC_NAMED = new RegExp(STATISTICS.map(([pattern]) => pattern.source).join('|'));

/** The one that is named first. All are taken, for an answer tells of each. */
export function readStatistic(reader: Reader): Statistic | null {
  const named = STATISTICS.flatMap(([pattern, statistic]) => {
    const at = reader.rest.search(pattern);
    return at < 0 ? [] : [{ at, statistic }];
  });
  for (const [pattern] of STATISTICS) reader.take('STATISTIC', [pattern]);
  return named.toSorted((one, other) => one.at - other.at)[0]?.statistic ?? null;
}

/** Every figure that a text names. */
export function figuresNamed(text: string): Measure[] {
  const named = text.replace(SO_FAR, '');
  return MEASURES.filter(([pattern]) => pattern.test(named)).map(([, measure]) => measure);
}

/** Every superlative of it, but for 'last' and 'first', which say which days are meant as well. */
export function superlativesNamed(text: string): Extreme[] {
  return EXTREMES.filter(([pattern]) => pattern.test(text))
    .map(([, extreme]) => extreme)
    .filter((extreme) => extreme !== 'latest' && extreme !== 'first');
}

export const MEASURES: Table<Measure> = [
  [
    /\brest(?:ed|ing)?(?: days?)?\b(?! of (?:the|this|my)\b)|\bdays? (?:(?:was|were|have|had) i (?:been )?)?off\b/,
    'restDays',
  ],
  [DAYS_IDLE, 'restDays'],
  [
    /\bhow many (?:different |separate )?days\b(?! (?:(?:are|is|do i have|have i got)(?: there| still)? )?(?:since|until|till|to|ago|left|before|in a row|after))|\bnumber of days\b|\bdays (?:that )?(?:i|have i|did i) (?:ran|run|trained|have run|went running)\b|\b(?:running|active) days\b/,
    'runDays',
  ],
  [
    /\b(?:elevation|ascent|ascended|climb(?:ed|ing)?|altitude|vert|hill[iy]\w*|flattest|met(?:re|er)s (?:up|of climb\w*))\b/,
    'elevation',
  ],
  [/\b(?:cadence|steps (?:a|per) minutes?|spm)\b/, 'cadence'],
  [/\b(?:heart rate|hr|bpm|pulse|heartrate)\b/, 'heartRate'],
  [/\b(?:pace|speed|how fast|how quick\w*|how slow|min per km)\b/, 'pace'],
  [/\bgels?\b|\bcaffein\w+\b/, 'gels'],
  [/\b(?:drink\w*|drank|drunk|water|fluids?|hydrat\w+|ml|litres?|liters?)\b/, 'hydration'],
  [/\b(?:calories?|kcal|burn\w*|energy)\b/, 'calories'],
  [/(?<!\bcarb(?:o|s|ohydrates?)? )\b(?:load|trimp|tss)\b(?! (?:up|my|the|a)\b)/, 'load'],
  [
    /(?<!\b(?:best|max|maximum|race|hard|easy|all out|same|good|last|record) )\beffort(?: level| score)?\b|\brpe\b|\bexertion\b|\b(?:felt|feeling) (?:the )?(?:easi|hard|tough)est\b|\b(?:easi|hard|tough)est feeling\b/,
    'effort',
  ],
  [
    /\bhow (?:many times|often)\b|\bhow many (?!km|k\b|kilo|mile|hour|minute|calor|kcal|gel)(?:\w+ ){0,4}(?:runs?|workouts?|sessions?|walks?|rides?|swims?|hikes?|days|times|trainings?(?! (?:hours|minutes|time|km)))\b|\bnumber of\b|\bcount\b/,
    'count',
  ],
  [/\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b(?! (?:over|under|with)\b)/, 'count'],
  [
    /\bhow (?:much time|many (?:hours|minutes)|long)\b|\b(?:hours|minutes|duration)\b|\btime (?:running|training|spent|on (?:my )?feet|per run|of(?! (?:the |my )?day\b)|in total)\b|\b(?:ride|riding|running|training|moving|swim|walking|workout|gym) time\b|\b(?:total|average|mean) time\b/,
    'time',
  ],
  [/\b(?:distance|length|km|kilomet\w+|miles?|mileage|far|volume)\b/, 'distance'],
];

const EXTREMES: Table<Extreme> = [
  [
    /\bhilliest\b|\bclimb(?:ed|s|ing)? (?:the )?most\b|\b(?:most|highest|biggest|greatest|max(?:imum)?) (?:\w+ )?(?:elevation|climb\w*|ascent|vert|hills|met(?:re|er)s up)\b/,
    'mostClimbing',
  ],
  [/\b(?:highest|most|quickest|fastest|best|max(?:imum)?) (?:\w+ )?cadence\b/, 'highestCadence'],
  [
    /\b(?:most|highest) (?:calories|calorie|kcal)\b|\bburn(?:ed|t|s)? (?:the )?most\b/,
    'mostCalories',
  ],
  [/\bmost (?:\w+ )?gels\b/, 'mostGels'],
  [
    /\b(?:most|highest) (?:drinks?|water|fluids?|hydration|ml)\b|\bdr[au]nk (?:the )?most\b|\bmost (?:\w+ ){1,4}dr[au]nk\b/,
    'mostDrunk',
  ],
  [
    /\b(?:highest|most|max(?:imum)?) (?:\w+ )?(?:effort|rpe|exertion)\b|\b(?:felt|feeling|felt like) (?:the )?(?:hardest|toughest)\b|\b(?:hardest|toughest) feeling\b/,
    'mostEffort',
  ],
  [
    /\b(?:hardest|toughest)\b.*\b(?:by|according to|in terms of|going by|per|on) (?:my |the )?(?:\w+ )?(?:effort|rpe|exertion|feel(?:ing)?)\b/,
    'mostEffort',
  ],
  [/\beasiest feeling\b|\b(?:felt|feeling) (?:the )?easiest\b/, 'least'],
  [
    /\b(?:highest|max(?:imum)?|hardest|toughest)\b(?! (?:\w+ ){0,2}(?:cadence|elevation|climb\w*|ascent|vert|calories?|kcal|rpe|speed|load|distance|km|weight)\b).*\b(?:heart rate|hr|bpm|pulse|run|workout|session|effort)\b|\b(?:hardest|toughest)\b|\bmost (?:heart rate|hr|pulse)\b/,
    'highestHeartRate',
  ],
  [/\b(?:lowest|least) (?:average |avg |mean )?(?:heart rate|hr|bpm|pulse)\b/, 'lowestHeartRate'],
  [/\b(?:longest|furthest|farthest|biggest)\b/, 'longest'],
  [/\bshortest\b/, 'shortest'],
  [
    /\b(?:fastest|quickest|best|(?<!\bon )records?|pbs?|prs?)\b|\bmy (?:current )?(?:\d{1,2}(?:\.\d)? ?(?:k|km)|half|half marathon|marathon|mile) time\b/,
    'fastest',
  ],
  [/\b(?:slowest|easiest)\b/, 'slowest'],
  [
    /\b(?:(?<!at )least|lowest|worst|smallest|fewest|lightest|flattest|quietest|laziest)\b/,
    'least',
  ],
  [/\b(?:first|oldest|earliest)\b/, 'first'],
  [/\b(?:last|latest|most recent|newest|previous|recent)\b/, 'latest'],
];

/** 'The first week of November' asks for no first run, and 'last year' for no last one. */
export function readExtreme(asked: string, rest: string): Extreme | null {
  const found = firstOf(EXTREMES, asked);
  return found === 'first' || found === 'latest' ? firstOf(EXTREMES, rest) : found;
}

export const UNITS: Table<'week' | 'month' | 'year'> = [
  [/\b(?:weeks?|weekly)\b/, 'week'],
  [/\b(?:months?|monthly)\b/, 'month'],
  [/\b(?:years?|yearly)\b/, 'year'],
];

export const SCOPES: Table<'today' | 'tomorrow' | 'week' | 'nextWeek'> = [
  [/\b(?:next|the following) week(?:end)?\b|\bthe week after(?: this)?\b/, 'nextWeek'],
  [/\b(?:tomorrow)\b/, 'tomorrow'],
  [
    /\b(?:this|the|rest of the|coming|plan my|my) week(?:end)?\b|\bweek(?:ly)? plan\b|\bplan for (?:the|my|this) week\b/,
    'week',
  ],
  [/\b(?:today|tonight|now|this (?:morning|evening|afternoon))\b/, 'today'],
];
