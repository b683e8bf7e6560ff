import { intentOf } from './intents.ts';
import type { Intent, Subject } from './question.ts';

/** `asked` is without the conditions, which must not decide what is asked. */
export function readIntent(asked: string, mended: string, subject: Subject): Intent {
  const intent = intentByWords(asked, mended, subject);
  // 'What did I run at the City 10?' asks for the race, whatever else its words could ask for.
  if (subject.race === null) return intent;
  // 'What do I need to run for 1:50 at the City 10' asks for the pace of that time.
  if (subject.timeS !== null && !KNOWS_RACES.has(intent)) return 'paceSum';
  return KNOWS_RACES.has(intent) ? intent : 'races';
}

const KNOWS_RACES: ReadonlySet<Intent> = new Set([
  'races',
  'readiness',
  'taper',
  'pacing',
  'racePlan',
  'predict',
  'fuel',
  'pain',
  'urgent',
  'search',
  'shoes',
  'why',
  'doIt',
  'notInLog',
  'onlyYours',
  'alongTheWay',
  'gap',
  'paceSum',
]);

function intentByWords(asked: string, mended: string, subject: Subject): Intent {
  // 'At weekends' is a condition elsewhere, and taken out of what is asked.
  if (intentOf(mended) === 'weekdays') return 'weekdays';
  const own = ownIntent(asked, subject);
  if (own) return own;
  let intent = intentOf(asked) ?? 'unknown';
  if (intent === 'search' && (subject.searched === null || ASKS_FOR_MORE.test(asked))) {
    intent = subject.searched === null ? 'list' : (intentOf(asked, 'search') ?? 'search');
  }
  if (subject.alongTheWay !== null && HOLDS_FIGURES.has(intent)) return 'alongTheWay';
  if (subject.missing !== null && !NEEDS_NO_LOG.has(intent)) return 'notInLog';
  return settled(intent, mended, subject);
}

/** What is answered in words, whatever else is named. */
const NEEDS_NO_LOG: ReadonlySet<Intent> = new Set([
  'urgent',
  'pain',
  'search',
  'term',
  'onlyYours',
  'help',
  'thanks',
  'why',
  'doIt',
  'fuel',
]);

/** Where the words of a note only say which workouts are meant. */
const ASKS_FOR_MORE =
  /\b(?:how (?:many|far|much|long|fast)|average|avg|mean|longest|fastest|slowest|last|latest|first|total)\b/;

/** What is told by its parts rather than by its words. */
function ownIntent(asked: string, subject: Subject): Intent | null {
  const { distanceM, timeS, paceSPerKm, fromM, zones } = subject;
  if (subject.otherRace !== null || BETWEEN_THE_LAST.test(asked)) return 'gap';
  if (subject.where.shoe && OF_WEAR.test(asked)) return 'shoes';
  if (subject.against?.where?.hours) return 'compare';
  if (subject.goalM !== null && OF_A_GOAL.test(asked)) return 'goal';
  if (subject.bpm !== null && OF_A_HEART_RATE.test(asked)) return 'myZones';
  if (subject.times !== null)
    return /\b(?:in a row|streaks?|consecutive)\b/.test(asked) ? 'streak' : 'unitCount';
  if (OWN_RECORDS.test(asked)) return 'records';
  if (/^(?:what (?:is|are|does)|explain|define|meaning of) /.test(asked) && subject.term)
    return 'term';
  if (/\b(?:threshold|lt) (?:pace|heart rate|hr)\b|\bmy (?:lactate )?threshold\b/.test(asked)) {
    return 'threshold';
  }
  if (MY_FORM.test(asked)) return 'form';
  if (asksForTrainingPace(asked)) return 'trainingPaces';
  if (RACE_PACE.test(asked)) return 'predict';
  if (timeS !== null && (distanceM !== null || subject.race !== null) && SPLITS_FOR.test(asked)) {
    return 'paceSum';
  }
  if (subject.unit !== null && hasDistanceBound(subject) && COUNTS_UNITS.test(asked)) {
    return 'unitCount';
  }
  if (subject.extreme !== null && OF_RECORDINGS.has(subject.extreme) && !PER_UNIT.test(asked)) {
    return 'extreme';
  }
  if (HOW_IT_WENT.test(asked) && subject.measure === null) {
    if (subject.periods[0]?.unit === 'day') return 'list';
    if (LAST_ONE.test(asked)) return 'extreme';
  }
  if (/\bresting (?:heart rate|hr|pulse)\b/.test(asked)) return 'threshold';
  if (subject.measure === 'calories' && EACH_ONE.test(asked)) return 'average';
  if (MY_MAXIMUM.test(asked)) return 'myZones';
  if (LAST_REST.test(asked)) return 'lastRest';
  if (OVERTRAINING.test(asked)) return 'overtraining';
  if (fromM !== null && distanceM !== null) return 'predict';
  if (
    paceSPerKm !== null &&
    distanceM === null &&
    timeS === null &&
    /\b(?:what|which) pace\b/.test(asked)
  ) {
    return 'paceSum';
  }
  const isAim = /\b(?:can|could|will|would|should|able to) (?:i|we)\b/.test(asked);
  if (!isAim && distanceM !== null && paceSPerKm !== null) return 'paceSum';
  if (timeS !== null && paceSPerKm !== null && /\bhow (?:far|many)\b/.test(asked)) return 'paceSum';
  const asksForPace =
    /\bpace\b|\bper (?:km|k|kilomet\w+|miles?|mi)\b|\bmin(?:utes?)? (?:km|miles?)\b/;
  if (!isAim && distanceM !== null && timeS !== null && asksForPace.test(asked)) return 'paceSum';
  const asksHowFast = /\bhow fast (?:do|must|should|would) i (?:need|have)\b/.test(asked);
  if (distanceM !== null && timeS !== null && asksHowFast) return 'paceSum';
  const inUnits =
    /\b(?:in|to|into|as) (?:an? )?(?:(?:min(?:utes?)? )?(?:per |a )?(?:miles?|km|kilomet\w+)|km h|kmh|kph|pace)$/.test(
      asked,
    );
  if (inUnits && (paceSPerKm !== null || (distanceM !== null && asked.split(' ').length <= 7))) {
    return 'paceSum';
  }
  if (distanceM !== null && /^how many (?:km|kilomet\w+|miles) (?:is|are) /.test(asked))
    return 'paceSum';
  if (
    timeS === null &&
    (distanceM !== null || /\brace\b|^pacing\b/.test(asked)) &&
    PACING.test(asked) &&
    !/\b(?:average|avg|usual|(?<!how )should i|today)\b/.test(asked)
  ) {
    return 'pacing';
  }
  const isOfRace =
    (distanceM !== null && distanceM >= 5000) ||
    subject.planWeeks !== null ||
    /\b(?:training )?(?:plan|schedule|programme|program)\b.*\brace\b/.test(asked);
  if (
    isOfRace &&
    RACE_PLAN.test(asked) &&
    !/\b(?:fuel\w*|gels?|drink\w*|hydrat\w*|eat\w*|pac\w+)\b/.test(asked)
  )
    return 'racePlan';
  const asksForZone =
    /^zone [\w]+(?: for me)?$|^(?:what|which|explain|show|tell)\b|\b(?:bpm|heart rate|hr)$|^my zone/;
  const asksForTime = /\b(?:time|minutes|hours|much|long|share|percent\w*|spen[dt])\b/;
  if (zones.length > 0 && asksForZone.test(asked) && !asksForTime.test(asked)) return 'myZones';
  return null;
}

/** 'How many weeks between my last two races?' */
const BETWEEN_THE_LAST = /\bbetween (?:my |the )?(?:last (?:two|2) |last )/;
/** What a pair has left, and not what was run in it. */
const OF_WEAR =
  /\b(?:left|new|old|replac\w*|worn out|wear(?:ing)? out|retire\w*|last|bought|buy|done|finished|dead|gone)\b(?! (?:run|workout|race))/;
const OF_A_GOAL =
  /\b(?:how (?:many|much|far)|will i|can i|am i|when (?:will|do|would) i|on track)\b/;
const OF_A_HEART_RATE =
  /\b(?:zone|too (?:high|low|hard|fast|much)|ok|okay|good|normal|easy|right|fine|bad|high)\b/;
/** Without a distance: all of them. */
const OWN_RECORDS =
  /^(?:(?:what (?:is|are|was|were)|show|list|tell|give) )?(?:me )?(?:all )?(?:of )?my (?:current |running |personal |all )*(?:pbs?|prs?|records?|bests?)(?: (?:times?|distances?))?$/;

const MY_FORM =
  /^(?:fitness|fatigue)\b|\bmy (?:current )?(?:fitness|form|fatigue|training (?:load|status))\b(?! (?:improv\w*|get\w*|trend))|\bhow (?:tired|fresh|fatigued|fit) am i\b|^am i (?:fit|fresh|tired|fatigued)$/;

/** What is aimed at, not what was run. */
function asksForTrainingPace(asked: string): boolean {
  return (
    /\btraining paces?\b/.test(asked) ||
    /^(?:what|which) pace (?:for|on|in) (?:my |the )?(?:easy|tempo|threshold|intervals?|long|recovery)\b/.test(
      asked,
    ) ||
    /\b(?:good|right|ideal|best) pace (?:for|on|to)\b.*\b(?:easy|tempo|intervals?|long|recovery)\b/.test(
      asked,
    ) ||
    (/\b(?:pace|paces|how (?:fast|slow))\b/.test(asked) &&
      /\bshould\b/.test(asked) &&
      /\b(?:easy|tempo|threshold|intervals?|long|recovery|training)\b/.test(asked))
  );
}

/** 'What is my marathon pace' asks for a race to come, since nobody runs marathons each week. */
const RACE_PACE =
  /^what (?:is|would|should)(?: be)? (?:my )?(?:half )?marathon (?:race )?pace(?: be)?$/;
/** Of a time to aim at, not of a run that was run. */
const SPLITS_FOR = /\b(?:splits?|pac(?:e|es|ing)) (?:\w+ )?(?:for|to|plan)\b|^(?:what )?splits\b/;
const COUNTS_UNITS =
  /^(?:did|have) i (?:ever )?(?:run|ran|do|done|go|gone|manage\w*|cover\w*|hit)\b.*\b(?:in|per) (?:a|one|any) (?:single )?(?:week|month|year)\b|^(?:in )?(?:how many|number of) (?:weeks|months|years)\b|^(?:weeks|months|years)(?: i ran)?$/;
const PER_UNIT = /\b(?:week|month|year)s?\b/;
const OF_RECORDINGS: ReadonlySet<Subject['extreme']> = new Set([
  'mostClimbing',
  'highestCadence',
  'mostCalories',
]);
const EACH_ONE = /\b(?:per|a|each) (?:km|kilomet\w+|runs?|workouts?)\b/;
/** The one of the profile; 'my highest heart rate this year' is that of a run. */
const MY_MAXIMUM = /^(?:what (?:is|are) )?my max(?:imum)? (?:heart rate|hr|pulse|bpm)$/;
const HOW_IT_WENT = /^how (?:did|was|were|is) (?:my |the |it )?/;
const LAST_ONE =
  /^how (?:did|was) (?:my |the )?(?:last|latest|most recent|previous) (?:\w+ )?(?:run|workout|session|ride|swim|walk)\b/;

function hasDistanceBound({ where }: Subject): boolean {
  return where.bounds.some(({ of, isLacking }) => of === 'distance' && !isLacking);
}

const LAST_REST =
  /\b(?:last|latest|most recent|previous) (?:rest day|day off|recovery day|rest)\b|\blast (?:take|took|have|had) a (?:rest|day off|rest day)\b|\bdid i last rest\b/;
const OVERTRAINING =
  /\b(?:am|feel|feeling) (?:so |very |always |constantly |really )*(?:tired|exhausted|drained|fatigued|worn out) (?:all|always|every|lately|constantly|recently)\b|\b(?:feel|feeling) (?:so |very |always |constantly |really )*(?:tired|exhausted|drained|worn out)\b|\bover ?(?:train\w*|reach\w*)\b|\b(?:train|training|run|running|doing) too (?:much|often)\b(?! (?:hard|easy|intensity|fast))/;
const PACING =
  /\bpac(?:e|ing) (?:it|my|the|an?(?= )|plan|strategy|for (?:my|the|a))\b|^pacing\b|\bsplits for \w+/;
const RACE_PLAN =
  /\b(?:marathon|_|\d{1,2}k|k|km|training|race|half) plan\b|\bplan (?:for|to|till|until)\b|\bplan$/;

/** Intents that would answer with a figure of something that is not there. */
const HOLDS_FIGURES: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'compare',
  'trend',
  'extreme',
  'list',
  'weekly',
  'biggest',
  'analysis',
  'unknown',
]);

/** 'More km this month or last month' */
const EITHER = /\b(?:more|less|further|fewer|faster|slower|better)\b.*\bor\b/;

const HOW_MANY = /\bhow (?:many|much|far|often)\b/;
const LATELY = /\b(?:recently|lately|these days|at the moment|currently|nowadays)\b/;

function settled(intent: Intent, text: string, subject: Subject): Intent {
  if (
    intent === 'fuel' &&
    (subject.periods.length > 0 || subject.count !== null) &&
    subject.measure !== null &&
    subject.scope !== 'tomorrow' &&
    !/\b(?:should|need)\b/.test(text)
  ) {
    return 'amount';
  }
  // 'How was last week' asks for its figures, 'how is my training' for a judgement.
  if (
    intent === 'analysis' &&
    subject.periods.length > 0 &&
    !LATELY.test(text) &&
    /\b(?:how (?:was|were|is)|summar\w+|review)\b/.test(text)
  ) {
    return 'amount';
  }
  if (
    intent === 'plan' &&
    subject.measure === 'restDays' &&
    !/\bor\b/.test(text) &&
    subject.periods.length > 0 &&
    !/\bshould\b/.test(text)
  ) {
    return 'amount';
  }
  if (
    intent === 'trend' &&
    (subject.periods.length > 1 || (subject.periods.length === 1 && /\bthan\b/.test(text)))
  ) {
    return 'compare';
  }
  if (
    (intent === 'amount' || intent === 'unknown') &&
    subject.periods.length === 2 &&
    EITHER.test(text)
  )
    return 'compare';
  // 'How many runs in the first half of the year' asks for no first one.
  if (intent === 'extreme' && subject.extreme === null && HOW_MANY.test(text)) return 'amount';
  if (intent === 'extreme' && subject.count !== null) {
    return subject.extreme === 'latest' ? 'list' : intent;
  }
  return intent;
}

export const OF_OWN_LOG: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'compare',
  'list',
]);
