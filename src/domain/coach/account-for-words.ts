import { wordsOf } from './plain-words.ts';
import type { Intent, Measure, Subject } from './question.ts';

/**
 * The parts of a sentence that found no place in the question made of it. A word has its place when
 * a reader took it ('_' stands for it), when it belongs to the way such a question is asked, or when
 * it says nothing by itself. What would narrow or change the question has none by default.
 */
export function unplacedParts(of: { rest: string; intent: Intent; subject: Subject }): string[] {
  const { rest, intent, subject } = of;
  const notHonoured = unhonoured(intent, subject);
  const own = intent === 'races' && subject.race !== null ? OF_ONE_RACE : VOCABULARY[intent];
  if (own === undefined) return notHonoured;
  // 'How many days did I run' does not count runs.
  const isCountOfDays =
    intent === 'amount' && subject.measure !== 'restDays' && subject.measure !== 'runDays';
  const words = rest.split(' ');
  const isPlaced = (word: string, index: number) =>
    word === '_' ||
    // A race of one's own stands so in the sentence.
    (word === 'race' && subject.race !== null) ||
    (own.has(word) && !(isCountOfDays && /^days?$/.test(word))) ||
    // 'Compare this month with last': the month is what both have in common.
    (intent === 'compare' && word === 'last' && index === words.length - 1) ||
    // 'Cadence of my last run': it is the last one.
    (intent === 'amount' && subject.count === 1 && OF_THE_LAST.has(word)) ||
    (SAYING_NOTHING.has(word) && !(word === 'when' && index > 1)) ||
    (subject.searched !== null && OF_NOTES.has(word)) ||
    (OF_RUNNING.has(word) && isOfRuns(subject));
  const parts: string[] = [];
  let open: string[] = [];
  for (const [index, word] of words.entries()) {
    if (word !== '' && !isPlaced(word, index)) {
      const before = words[index - 1] ?? '';
      const lead = words[index - 2] ?? '';
      const leads = LEADS.has(before) ? [before] : LEADS.has(lead) ? [lead, before] : [];
      open.push(...(open.length === 0 ? leads.filter((lead) => lead !== '_') : []), word);
    } else if (open.length > 0) {
      parts.push(open.join(' '));
      open = [];
    }
  }
  if (open.length > 0) parts.push(open.join(' '));
  // 'when' of 'when it rained' is told once.
  const whole = parts.filter(
    (part) => !parts.some((other) => other !== part && other.includes(part)),
  );
  return [...notHonoured, ...whole];
}

/** What was read of a question and has no bearing on its answer. */
function unhonoured(intent: Intent, subject: Subject): string[] {
  const slots = HONOURED[intent];
  if (slots === undefined)
    return subject.unread !== null && COUNTS.test(subject.raceText ?? '') ? [subject.unread] : [];
  const parts: string[] = [];
  const miss = (slot: Slot, words: string | number | null | undefined) => {
    if (words && !slots.has(slot)) parts.push(String(words));
  };
  for (const bound of subject.where.bounds) miss('where', bound.words);
  if (subject.where.weekdays) miss('where', 'the weekday');
  if (subject.where.note !== null) miss('where', `“${subject.where.note}”`);
  const mostDays = slots.has('twoPeriods') ? 2 : slots.has('days') ? 1 : 0;
  if (subject.scope === null || !slots.has('scope')) {
    parts.push(...subject.periods.slice(mostDays).map(({ words }) => words));
  }
  if (intent === 'amount' && OF_FUEL.has(subject.measure) && COUNTED.test(subject.raceText ?? '')) {
    parts.push('how many runs');
  }
  if (intent === 'zones' && OF_RUNS_IN_ZONE.test(subject.raceText ?? ''))
    parts.push('runs in a zone');
  if (OF_UNITS.has(intent) && UNIT_BOUND.test(subject.raceText ?? '')) {
    parts.push(...subject.where.bounds.map(({ words }) => words));
  }
  const measures = MEASURED[intent];
  if (measures && subject.measure && !measures.has(subject.measure)) {
    parts.push(MEASURE_WORDS[subject.measure] ?? subject.measure);
  }
  miss('kind', subject.kind?.runningSubtype && subject.kind.many);
  miss('distance', subject.distanceM && `${subject.distanceM / 1000} km`);
  miss('from', subject.fromM && `from ${subject.fromM / 1000} km`);
  miss('time', subject.timeS && `${Math.round(subject.timeS / 60)} minutes`);
  miss('pace', subject.paceSPerKm && 'the pace');
  miss('plan', subject.planWeeks && `${subject.planWeeks} weeks`);
  miss('count', subject.count && `${subject.count}`);
  miss('weight', subject.weightKg && `${subject.weightKg} kg`);
  miss('zone', subject.zone && `zone ${subject.zone}`);
  // 'The last run before the City 10' asks for a run; 'my last race' is a race by now.
  if (subject.race !== null && subject.extreme !== null)
    miss('ofRace', EXTREME_WORDS[subject.extreme]);
  if (subject.extreme && !slots.has('extreme') && subject.extreme !== 'latest') {
    miss('extreme', EXTREME_WORDS[subject.extreme]);
  }
  // 'Until Berlin' names a race there.
  if (subject.unread !== null && slots.has('days') && intent !== 'races')
    parts.push(subject.unread);
  return parts;
}

/** 'How many km since my injury' is no question about the injury. */
const COUNTS =
  /^how (?:many|far|much|long|often|fast)\b|^(?:what (?:is|was) )?(?:my |the )?(?:longest|fastest|slowest|biggest|best|average|total)\b/;

/** 'How many runs with caffeine' asks for no gels. */
const OF_FUEL: ReadonlySet<Subject['measure']> = new Set(['gels', 'hydration', 'calories']);
const COUNTED = /^how many (?:\w{1,12} )?(?:runs|workouts|times)\b|^how often\b/;

/** 'How many runs in zone 2' asks for no time. */
const OF_RUNS_IN_ZONE = /^how (?:many (?:\w{1,12} )?runs|often)\b|^zone \d runs?\b/;
/** 'Weeks over 50 km' are no runs over 50 km. */
const OF_UNITS: ReadonlySet<Intent> = new Set(['biggest', 'weekly']);
const UNIT_BOUND =
  /\b(?:weeks?|months?|years?) (?:over|under|above|below|with|of|at least|more than|less than)\b/;

const EXTREME_WORDS = {
  longest: 'the longest',
  shortest: 'the shortest',
  fastest: 'the fastest',
  slowest: 'the slowest',
  latest: 'the last',
  first: 'the first',
  highestHeartRate: 'the hardest',
  mostClimbing: 'the most climbing',
  highestCadence: 'the highest cadence',
  mostCalories: 'the most calories',
  least: 'the least',
} as const;

type Slot =
  | 'days'
  | 'twoPeriods'
  | 'kind'
  | 'where'
  | 'distance'
  | 'from'
  | 'time'
  | 'pace'
  | 'count'
  | 'zone'
  | 'scope'
  | 'plan'
  | 'weight'
  | 'ofRace'
  | 'extreme';

/** Which parts of a question its answer goes by; intents that are not here answer with no figure. */
const HONOURED: Partial<Record<Intent, ReadonlySet<Slot>>> = {
  amount: new Set<Slot>(['days', 'kind', 'where', 'count']),
  average: new Set<Slot>(['days', 'kind', 'where', 'count']),
  extreme: new Set<Slot>(['days', 'kind', 'where', 'distance', 'extreme', 'count']),
  breakdown: new Set<Slot>(['days', 'kind', 'where']),
  streak: new Set<Slot>(['kind', 'extreme']),
  weekdays: new Set<Slot>(['days', 'kind', 'extreme']),
  unitCount: new Set<Slot>(['days', 'kind', 'where']),
  trainingPaces: new Set<Slot>(['distance', 'kind']),
  form: new Set<Slot>([]),
  list: new Set<Slot>(['days', 'kind', 'where', 'count']),
  search: new Set<Slot>(['days', 'kind', 'where']),
  compare: new Set<Slot>(['days', 'twoPeriods', 'kind', 'where']),
  trend: new Set<Slot>(['kind', 'days']),
  weekly: new Set<Slot>(['days', 'kind', 'where']),
  biggest: new Set<Slot>(['days', 'kind', 'where', 'extreme']),
  zones: new Set<Slot>(['days', 'kind', 'where', 'zone']),
  myZones: new Set<Slot>(['zone']),
  predict: new Set<Slot>(['distance', 'from', 'time']),
  readiness: new Set<Slot>(['distance', 'time']),
  pacing: new Set<Slot>(['distance']),
  paceSum: new Set<Slot>(['distance', 'time', 'pace']),
  racePlan: new Set<Slot>(['distance', 'plan']),
  taper: new Set<Slot>(['distance']),
  races: new Set<Slot>(['distance', 'extreme', 'days', 'time']),
  fuel: new Set<Slot>(['distance', 'time', 'kind', 'scope', 'extreme']),
  weight: new Set<Slot>(['days', 'extreme', 'weight']),
  threshold: new Set<Slot>([]),
  lastRest: new Set<Slot>(['extreme']),
  plan: new Set<Slot>(['scope', 'kind', 'extreme']),
};

/**
 * What of a figure the answer can tell; where a kind of question is not here, it tells whatever is
 * asked. 'Compare my calories' gets no kilometres.
 */
const MEASURED: Partial<Record<Intent, ReadonlySet<Measure>>> = {
  breakdown: new Set<Measure>(['distance', 'count', 'time']),
  average: new Set<Measure>([
    'gels',
    'hydration',
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'calories',
    'elevation',
    'cadence',
  ]),
  compare: new Set<Measure>([
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'calories',
    'hydration',
    'gels',
    'elevation',
    'cadence',
  ]),
  trend: new Set<Measure>([
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'cadence',
    'elevation',
    'calories',
  ]),
  biggest: new Set<Measure>(['distance', 'count', 'time']),
  unitCount: new Set<Measure>(['distance', 'count']),
  weekly: new Set<Measure>(['distance', 'count', 'time', 'calories', 'elevation']),
  weekdays: new Set<Measure>(['distance', 'count', 'time', 'runDays']),
  streak: new Set<Measure>(['count', 'time', 'runDays', 'restDays']),
  races: new Set<Measure>(['distance', 'count', 'time', 'pace']),
};
const MEASURE_WORDS: Partial<Record<Measure, string>> = {
  heartRate: 'heart rate',
  hydration: 'drinks',
  runDays: 'days',
  restDays: 'rest days',
};

/** Who runs what, and how English holds a question together. */
const SAYING_NOTHING = new Set(
  wordsOf(`
a an the of in on at for with to from by and also then so ok okay please hey hi coach well i me my
mine we our us you it its this that these those them they is are was were be am do did does done
doing have has had having can could would will may might shall tell show give let know see get got
getting go went gone going what whats which how when where was all any some each one ones there here
just only now again actually currently been gone myself far many much log logged logs entries entry
diary data own together altogether total overall already so yet ever both out up kind sort really
about but whats question want like need find list display wanted wondering wonder ask pls plz thx mate lol cheers
`),
);

const OF_THE_LAST = new Set(wordsOf('last latest most recent previous newest'));

const LEADS = new Set(
  wordsOf('when with in at if on for by near since before after during without than to'),
);

const OF_RUNNING = new Set(wordsOf('run runs ran running jog jogs jogged jogging'));
const OF_NOTES = new Set(
  wordsOf(`note notes noted mention mentioned mentions mentioning wrote written write word words
  contain contains containing say says saying said about including include includes search where that
  which down`),
);

/** Of walks no word says 'run'; of workouts any does. */
function isOfRuns({ kind }: Subject): boolean {
  return kind === null || kind.workoutType === 'running' || (!kind.sport && !kind.workoutType);
}

/** How the time, the target and the day of a race that is named are asked for. */
const OF_ONE_RACE: ReadonlySet<string> = new Set(
  wordsOf(`run ran raced time times result results pace paces fast quick long finish finished chip
  official target goal beat miss missed hit make made reach reached under over within inside off by
  much days day weeks months sleeps until till before away left countdown date when soon since ago go
  going went take took far distance ahead behind slower faster than vs versus against compared still exactly short aim for
  plan planned next last previous upcoming latest half marathon race races number`),
);

const TRAINING =
  'workout workouts train trained training trainings session sessions exercise exercised activity activities did';

const FIGURES = `${TRAINING} average avg mean pace speed distance distances time times km k kilometre kilometres kilometer kilometers
mile miles mileage per`;

const CLIMBING =
  'hilly hilliest flat flattest steep elevation gain gained ascent ascended climb climbed climbing metres meters metre m vert height cadence steps spm';

/**
 * How each kind of question is asked. A word that is neither here nor taken leaves the question
 * unanswered, so no word that narrows, excludes or places may stand here.
 */
const VOCABULARY: Partial<Record<Intent, ReadonlySet<string>>> = {
  amount: new Set(
    wordsOf(`${TRAINING} distance distances far k km kilometre kilometres kilometer kilometers mile
    miles mileage volume time times hours hour minutes minute duration long often number numbers
    count counts total totals sum sums stats statistics figures summary summarise summarize review
    calories calorie kcal burn burned burnt energy gel gels caffeine caffeinated drink drank drunk
    drinking water hydration ml litres liters take took taken rest rested resting day days off
    without cover covered spend spent spending feet come came add added work use used cycle cycled
    bike ride walk walked swim swam hike hiked lift week month year made make average mean
    ${CLIMBING} different separate same`),
  ),
  average: new Set(
    wordsOf(`${FIGURES} typical typically usual usually normal normally median fast quick quickly
    slow slowly long heart rate hr bpm pulse heartrate length duration min minutes minute
    calories calorie kcal burn burned each gel gels drink drinks drank drinking water hydration ml
    take took on same ${CLIMBING}`),
  ),
  breakdown: new Set(
    wordsOf(`${FIGURES} by each every week weeks weekly month months monthly year years yearly
    breakdown broken down split table volume hours many much far long how`),
  ),
  extreme: new Set(
    wordsOf(`${FIGURES} longest furthest farthest biggest shortest fastest quickest slowest best
    record records pb pbs pr prs personal most recent recently latest newest hardest highest toughest
    easiest oldest earliest first last previous time finish finishing set long heart rate hr bpm
    pulse max maximum effort far distance take took result recorded noted reached hilliest most
    calories calorie burned burn since than ${CLIMBING}`),
  ),
  list: new Set(
    wordsOf(`${TRAINING} view open latest recent recently most last latest newest first top past
    previous have about`),
  ),
  search: new Set(
    wordsOf(
      `${TRAINING} view open latest recent last first time runs note notes search about anything`,
    ),
  ),
  compare: new Set(
    wordsOf(`${FIGURES} compare compared comparing comparison versus vs than against difference
    between more less or as volume faster slower quicker better worse further heart rate hr change
    changed long fast same higher lower or on calories calorie burn burned gel gels drink drank drinks take took
    ${CLIMBING}`),
  ),
  trend: new Set(
    wordsOf(`${FIGURES} faster quicker slower fitter improve improved improving improvement
    progress progressing progressed better worse trend trends declining decline fitness form
    become go gone going up down increase increased increasing decrease decreased drop dropped rise rose
    risen change changed changes changing higher lower heart rate hr calories cadence
    ${CLIMBING}`),
  ),
  weekly: new Set(
    wordsOf(`${FIGURES} week weeks weekly month months monthly year yearly every typical normal
    usual usually typically normally often volume hours total long calories calorie kcal burn
    burned ${CLIMBING}`),
  ),
  biggest: new Set(
    wordsOf(`${FIGURES} biggest best highest most longest record strongest heaviest peak greatest
    lowest least worst smallest fewest lightest quietest week weeks month months year years volume
    ever which`),
  ),
  zones: new Set(
    wordsOf(`${TRAINING} time times zone zones share shares percent percentage proportion ratio split
    distribution intensity easy hard aerobic balance polarised polarized spend spent minutes hours
    too long how much many heart rate hr follow follows 80/20 enough pace fast`),
  ),
  myZones: new Set(
    wordsOf(`explain zone zones heart rate hr bpm pulse beats max maximum mean means limits limit
    range ranges calculate calculated define training should pace stay keep`),
  ),
  predict: new Set(
    wordsOf(`${FIGURES} predict predicted prediction predicts estimate estimated forecast fast aim aiming expect expected
    quick quickly long could possible possibly able should take finish finishing break beat manage
    hit race next sub under below time half marathon today based on best result recent hour hours minutes
    minute better than equivalent goal distance good sensible realistic feasible achievable doable ambitious optimistic too say`),
  ),
  pacing: new Set(
    wordsOf(
      'pace paces pacing split splits plan next race goal target even strategy marathon half should',
    ),
  ),
  racePlan: new Set(
    wordsOf(
      'plan plans training train race schedule programme program make build week weeks weekly prepare half marathon create suggest by next follow need towards until',
    ),
  ),
  paceSum: new Set(
    wordsOf(`${FIGURES} speed time minute minutes hour hours min mins need needed required run finish
    long take takes taken half marathon convert converted equal equals as if hold kmh long h`),
  ),
  streak: new Set(
    wordsOf(
      `${TRAINING} current longest streak streaks days day weeks week row consecutive break gap pause time off layoff without long ever in`,
    ),
  ),
  weekdays: new Set(
    wordsOf(
      `${FIGURES} furthest farthest longest fastest best day days week weeks weekday weekdays weekend weekends which most least usually often more or than less vs versus every each by`,
    ),
  ),
  unitCount: new Set(
    wordsOf(`ever single one any ${FIGURES} week weeks month months year years times often number`),
  ),
  trainingPaces: new Set(
    wordsOf(
      'good right ideal best slow pace paces training easy tempo threshold interval intervals marathon long race should run runs at fast be target zones current',
    ),
  ),
  form: new Set(
    wordsOf(
      'fitness fit form fatigue fatigued fresh tired training load status current positive negative level tsb ctl atl',
    ),
  ),
  threshold: new Set(wordsOf('threshold resting lactate pace heart rate hr pulse lt current')),
  races: new Set(
    wordsOf(`race races racing raced run ran runner time times result results pace paces fast quick long
    finish finished finishing chip official target targets goal goals beat miss missed hit make made
    reach reached meet met reach off under over within inside outside ahead behind slower faster
    quicker short than by much days day weeks week months sleeps number count until till before away
    left countdown next upcoming planned coming soon past previous last latest recent most old first
    calendar history plan plans date half marathon marathons distance k km fastest slowest longest
    shortest best worst go going went again took take long did exactly still need needed have
    compared against per kilometre km mile year run not enough`),
  ),
  plan: new Set(
    wordsOf(`run runs running workout workouts train training session sessions plan plans schedule
    rest rested resting day off days today tomorrow tonight week next do doing should suggest
    recommend propose give make easy hard long skip recover recovery take go or morning evening
    afternoon what best good need now of rather instead kind`),
  ),
  weight: new Set(
    wordsOf(`weigh weight weighed weighing bmi kilos kg kilo kilogram kilograms lose lost gain gained
    put losing gaining dropping been heavier lighter heaviest lightest lowest highest least most compared compare than versus
    difference change changed changing current currently target goal until till away left still more
    less down up trend entries latest last first body mass index reach off over under start started
    beginning ago hit reached get`),
  ),
  fuel: new Set(
    wordsOf(`fuel fuelling fueling fueled gel gels carb carbs hydrate hydration drink drinking water
    eat eating nutrition caffeine caffeinated electrolytes bonk bonking take taking need needed run
    runs running race during long hour hours minutes minute per bring carry plan marathon half ml
    litres liters often every when use should tomorrow today next avoid hitting wall hit distance km k`),
  ),
  lastRest: new Set(
    wordsOf(
      'last latest most recent recently previous rest rested resting day days off recovery take took taken without time workout training',
    ),
  ),
};
