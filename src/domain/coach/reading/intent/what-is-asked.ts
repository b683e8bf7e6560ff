import type { Intent, Subject } from '../../question.ts';
import type { Judged } from '../../topics/judgements.ts';
import { intentOfTopic } from '../../topics/topics.ts';
import {
  asksHowPredictionMoved,
  asksWhetherRan,
  isAskedAhead,
  isHabitOfFuel,
  isOfAdvice,
  startsAgain,
} from '../asked-ahead.ts';
import { DAYS_WITHOUT, HAS_LEAST } from '../parts/measures.ts';
import { COMPARES_RACES } from '../parts/name-race.ts';
import type { Ahead } from '../parts/weeks-ahead.ts';
import { isOfHealth } from '../remarks.ts';
import { LONGEST_REP_M } from '../settling/repetition-length.ts';
import { asksAtOwnPace } from '../settling/settle-figures.ts';
import { OF_A_RACE } from '../settling/settle-race.ts';
import { type Guess, guessIntents } from './guess-intent.ts';
import { isOnlyParts, type Shown } from './intent-features.ts';
import { URGENT, WHY } from './signs.ts';

/** What a message asks, where that is sure enough; else 'unknown'. */
export function readIntent(shown: Shown): Intent {
  const { subject } = shown;
  if (subject.paceSPerKm !== null && subject.race !== null && /\bsplits?\b/.test(shown.mended)) {
    return 'paceSum';
  }
  // 'What can I run at the harbour half'
  if (subject.race !== null && WHAT_WILL_I_RUN.test(shown.mended)) return 'predict';
  if (subject.race !== null && subject.negativeSplit && IS_TO_BE_PACED.test(shown.mended)) {
    return 'pacing';
  }
  const intent = intentByWords(shown);
  if (subject.otherRace !== null && COMPARES_RACES.test(shown.mended)) return 'races';
  if (intent === 'negativeSplits' || intent === 'sweat') return intent;
  if (subject.race !== null && intent === 'unknown') return likeliestKnown(shown);
  // 'What did I run at the City 10?' asks for the race, whatever else its words could ask for.
  if (subject.race === null) return intent;
  // 'What do I need to run for 1:50 at the City 10' asks for the pace of that time.
  if (subject.timeS !== null && !KNOWS_RACES.has(intent)) return 'paceSum';
  // How long it is to a race, or has been, is told with the race.
  if (intent === 'gap' && subject.otherRace === null) return 'races';
  return KNOWS_RACES.has(intent) ? intent : 'races';
}

const WHAT_WILL_I_RUN =
  /^what (?:time )?(?:can|could|will|would|might|may) i (?:run|do|expect|manage|get|finish|clock)\b(?!.*\bpace\b)/;

/** 'How do I negative split the harbour half' */
const IS_TO_BE_PACED = /\bpac(?:e|ed|ing)\b|\bplan\b|^how (?:do|should|can|could|to)\b/;

const KNOWS_RACES: ReadonlySet<Intent> = new Set([
  ...OF_A_RACE,
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
  'ofWorkout',
  'gap',
  'paceSum',
  'term',
  'judge',
]);

function intentByWords(shown: Shown): Intent {
  const { mended, places, subject, isAfterAnother } = shown;
  // What a doctor should see at once is left to no likelihood.
  if (URGENT.test(mended)) return 'urgent';
  if (OTHER_SPORT_INSTEAD.test(mended)) return 'unknown';
  if (STARTS_PLAN.test(mended) && (subject.race !== null || subject.distanceM !== null)) {
    return 'racePlan';
  }
  if (OF_OTHERS.test(mended) && subject.judged !== 'theBreak') return 'unknown';
  if (isAfterAnother && AT_WHICH_DISTANCE.test(mended)) return 'unknown';
  if (WHY.test(mended) || (isAfterAnother && WHY_OF_ANSWER.test(mended))) return 'why';
  if (subject.oneBefore || isAlongOneRun(subject)) return 'ofWorkout';
  if (subject.ahead !== null && subject.judged === null) return planOfWeeks(subject.ahead);
  if (OF_LOAD_WORDS.test(mended) && subject.term === null && subject.judged === null) return 'form';
  if (subject.repetitions !== null) return 'trainingPaces';
  if (subject.fromM !== null && subject.distanceM !== null) return 'predict';
  const [day, ...otherDays] = subject.periods;
  if (day?.unit === 'day' && otherDays.length === 0 && TELLS_WHAT_I_DID.test(mended)) return 'list';
  if (subject.where.mostlyIn && FINDS_RUNS.test(mended)) return 'list';
  if (subject.race === null && LISTS_RACES.test(mended)) return 'races';
  if (GOT_FASTER.test(mended) && isOfOneStretch(subject)) return 'trend';
  if (subject.wishes !== null || (hasOnlySoMuchTime(subject) && TIME_AT_HAND.test(mended)))
    return 'plan';
  if (MOVES_DAYS.test(mended) || WRITES_DOWN.test(mended)) return 'doIt';
  if (subject.judged === null && EASY_OR_HARD.test(mended)) return 'plan';
  const isOfRest = subject.measure === 'restDays' || DAYS_WITHOUT.test(mended);
  if (subject.times !== null && isOfRest && IN_A_ROW.test(mended)) {
    return 'streak';
  }
  if (LONGEST_OUT.test(mended) && subject.judged !== 'theBreak') return 'streak';
  if (isAfterAnother && HOW_MUCH.test(mended)) return 'amount';
  if (subject.term !== null && ASKS_MEANING.test(mended)) return 'term';
  if (subject.negativeSplit && subject.term === null && OF_WHAT_WAS.test(mended)) {
    return 'negativeSplits';
  }
  // 'Pace on the treadmill vs outside' asks for one's own.
  const isOfOwn = subject.against !== null && (subject.measure !== null || OF_ONESELF.test(mended));
  if (subject.topic !== null && subject.judged === null && !isOfOwn) {
    return intentOfTopic(subject.topic);
  }
  if (OF_SWEAT.test(mended)) return 'sweat';
  if (EATS_BEFORE.test(mended)) return 'fuel';
  if (ASKS_HOW_TO_BEGIN.test(mended)) return 'plan';
  if (isAskedAhead(mended)) return 'plan';
  if (subject.topic === null && subject.race === null && HEART_RATE_TO_AIM_AT.test(mended))
    return 'myZones';
  if (subject.distanceM !== null && asksAtOwnPace(mended)) return 'paceSum';
  if (isPaceForATime(subject, mended)) return 'paceSum';
  if (isPaceOfALength(subject, mended)) return 'predict';
  if (TO_TARGET_WEIGHT.test(mended)) return 'weight';
  if (OFF_TARGET.test(mended)) return subject.race === null ? 'readiness' : 'races';
  if (subject.bpm !== null && IN_WHICH_ZONE.test(mended)) return 'myZones';
  if (isSumOfPace(subject, mended)) return 'paceSum';
  if (subject.timeS !== null && WILL_MAKE_IT.test(mended)) return 'predict';
  if (subject.judged !== null) return JUDGED_BY[subject.judged] ?? 'judge';
  if (asksHowPredictionMoved(mended)) return 'predict';
  const isOverALength =
    subject.distanceM !== null || subject.where.bounds.some(({ of }) => of === 'distance');
  if (isOverALength && subject.timeS !== null && asksWhetherRan(mended)) return 'extreme';
  if (OF_FUEL.has(subject.measure) && subject.race === null && isHabitOfFuel(mended)) {
    return 'average';
  }
  if (startsAgain(mended) && !isOfHealth(mended)) return 'pain';
  if (HOW_TO_RETURN.test(mended) && isAfterBreak(mended)) return 'pain';
  if (subject.measure === null && OWN_WEIGHT.test(mended)) return 'weight';
  if (OF_FUEL.has(subject.measure) && TO_CARRY.test(mended)) return 'fuel';
  if (OF_FUEL.has(subject.measure) && subject.race === null && AN_HOUR.test(mended)) {
    return 'average';
  }
  if (subject.term !== null && WHAT_IT_IS_AND_WHY.test(mended)) return 'term';
  if (IS_FEASIBLE.test(mended) && subject.timeS === null) {
    if (subject.distanceM !== null || subject.race !== null) return 'readiness';
  }
  if (CAN_I_RUN.test(mended) && subject.distanceM !== null && subject.timeS === null) {
    return 'readiness';
  }
  if (OF_TAGS.test(mended)) return 'tags';
  if (areBestsCompared(subject, mended)) return 'bests';
  if (SEVERAL_A_DAY.test(mended)) return 'severalADay';
  if (subject.isMedian) return 'average';
  if (IS_PUT_IN_ORDER.has(subject.extreme) && SHOWS_EXTREMES.test(mended)) return 'extreme';
  if (subject.unit !== null && BY_FIGURE.test(mended)) return 'biggest';
  if (LISTS_EACH.test(mended) && subject.extreme === null && subject.unit === null) return 'list';
  if (WHICH_WORN.test(mended) && subject.extreme === null) return 'shoes';
  const isTitled = subject.where.own?.some(({ of }) => of === 'title') === true;
  if (isTitled && subject.measure === null && FINDS.test(mended)) return 'list';
  // 'When did my calf first hurt' is told by notes, and asks for no advice.
  if (subject.where.note !== null && isFirstOrLatest(subject) && WHEN_IT_WAS.test(mended)) {
    return 'extreme';
  }
  if (subject.where.weekdays !== null && OF_MY_RUNNING.test(mended)) return 'weekdays';
  if (subject.isShare) return 'amount';
  if (subject.unit !== null && (MOST_RUNS.test(mended) || isMostOfOne(mended))) {
    return 'biggest';
  }
  if (IS_MOST.has(subject.extreme) || (subject.extreme === 'least' && canBeLeast(subject))) {
    return 'extreme';
  }
  if (subject.goalM !== null && ON_COURSE.test(mended)) return 'goal';
  if (subject.goalM === null && AT_THIS_RATE.test(mended)) return 'goal';
  // 'Cadence in the racing pair' asks for no pair.
  if (subject.where.shoe && subject.measure !== null && OF_EACH_RUN.has(subject.measure)) {
    return subject.against === null ? 'average' : 'compare';
  }
  // 'Zone 3?'
  const isOfOneZone = subject.zones.length === 1 && subject.periods.length === 0;
  if (isOfOneZone && !isAfterAnother && isOnlyParts(places)) return 'myZones';
  // '10 km at 4:50 pace'
  if (subject.paceSPerKm !== null && subject.distanceM !== null && isOnlyParts(places)) {
    return 'paceSum';
  }
  if (isOnlyParts(places)) return settled('unknown', mended, subject);
  const intent = likeliest(shown);
  if (subject.alongTheWay && HOLDS_FIGURES.has(intent)) {
    return subject.race !== null || subject.timeS !== null ? 'unknown' : 'alongTheWay';
  }
  if (subject.missing !== null && !NEEDS_NO_LOG.has(intent)) return 'notInLog';
  // What hurts nobody is told to no doctor.
  if (intent === 'pain' && !isOfHealth(mended) && !isAfterBreak(mended)) return 'unknown';
  // 'Knee mentions since the flu' asks for notes.
  if (intent === 'pain' && /\bmention\w*\b/.test(mended)) return 'unknown';
  const what = settled(intent, mended, subject);
  return OF_THE_PAST.has(what) && isOfAdvice(mended, subject.periods) ? 'unknown' : what;
}

/** 'Show me every interval session since August' */
const LISTS_EACH =
  /^(?:please )?(?:show|list|give|find)(?: me)? (?:every|each) (?:single )?(?:\w+ )?(?:run|session|workout|ride|swim)\b/;

/** 'Which pair did I use yesterday' */
const WHICH_WORN =
  /^(?:which|what) (?:pair|shoes?|trainers) (?:did|have|had) i (?:use|wear|run in|put on)\b/;

const FINDS =
  /^(?:please )?(?:find|show|list|search|which|where is)\b(?!.*\b(?:longest|fastest|last|latest|first)\b)/;

/** 'Which long runs were mostly in zone 3' */
const FINDS_RUNS = /^(?:which|what|show|list|find)\b(?: \w+){0,3} (?:runs|workouts|sessions)\b/;

/** 'When did I last have two days off in a row' */
const IN_A_ROW = /\b(?:in a row|consecutive)\b/;

/** 'Could you tell me what I ran on 3 October' */
const TELLS_WHAT_I_DID =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:tell|show)(?: me)? what (?:i (?:have )?(?:ran|run|did|done|trained)|did i (?:run|do))(?: for (?:training|running|exercise))?(?: \w+){1,4}$/;

/** 'Show me every race I have run so far', and not the pace of my races. */
const LISTS_RACES =
  /^(?:please )?(?:(?:can you |could you )?(?:show|list|give|tell|find)(?: me)? )?(?:(?:every|each|all)(?: (?:one )?of)?(?: my| the)?|(?<=^(?:please )?(?:list|show)(?: me)? )my) (?:\w+ )?races?(?: (?:i|that|which|have|had|did|done|ran|run|raced|so|far|ever|in|my|log|there|were|was|of|finished|results?|times?|with|the|and))*(?: _)*$/;

/** 'Did I get any faster this year', 'have I become quicker since May' */
const GOT_FASTER =
  /^(?:did|have|has) (?:i|my (?:\w+ )?(?:runs?|pace)) (?:actually |really |ever )?(?:get|got|gotten|become|became|been getting|grown|turned) (?:(?:any|a|bit|little|much|lot|at|all|really) )*(?:faster|quicker|slower|fitter|longer|shorter)\b(?!.*\b(?:than|compared|vs|versus)\b)/;

function isOfOneStretch({ periods, against, distanceM, race, judged }: Subject): boolean {
  const isOpen = against === null && distanceM === null && race === null && judged === null;
  return periods.length <= 1 && isOpen;
}

/** 'What tags do I use most' */
const OF_TAGS =
  /^(?:(?:what|which|list|show|how many)(?: me)? (?:(?:all|different|my|of|the) )*tags?\b|(?:all )?my (?:most (?:used|common) )?tags?\b|(?:most (?:used|common) )tags?\b)/;

/** 'Did I ever run twice in one day', 'double days' */
const SEVERAL_A_DAY =
  /\b(?:twice|two (?:runs|times|workouts|sessions)|more than (?:one (?:run|workout|session)|once)|2 (?:runs|times|workouts|sessions)|double[sd]?(?: up)?) (?:in|on|per|a) (?:(?:the )?(?:same|one|a single|single|a) )?day\b|\b(?:double|two a) days?\b|\bdays (?:with|where i (?:did|had)|on which i (?:did|had)) (?:two|2|more than one|several|multiple) (?:runs?|workouts?|sessions?)\b|\bon (?:the )?same day twice\b/;

const IS_HELD_AGAINST = /\b(?:than|compared (?:to|with)|against|vs|versus)\b/;

/** 'At this rate, how many km will I end the year on' */
const AT_THIS_RATE =
  /^(?=.*\b(?:km|kilomet\w+|miles|distance|mileage|far|much)\b)(?=.*\b(?:at (?:this|that|my current|the current) (?:rate|pace)|if i (?:keep|carry|go) (?:this|it|on|going)|on course for|projected|projection|heading for)\b)(?=.*\b(?:years?|months?|december)\b)/;

/** 'Best 5k this month vs my best in spring', 'my best 5 km month by month' */
function areBestsCompared({ extreme, distanceM, periods, race }: Subject, text: string): boolean {
  if (extreme !== 'fastest' || distanceM === null || race !== null) return false;
  if (/\b(?:month by month|by month|(?:each|every|per) month|monthly)\b/.test(text)) return true;
  const isHeldAgainst = /\b(?:vs|versus|against|compar\w+|than)\b/.test(text);
  return isHeldAgainst && (periods.length === 2 || (periods.length === 1 && IS_NOW.test(text)));
}

const IS_NOW = /\b(?:now|current|currently|recent|latest|was|were)\b/;

/** 'Which month had the lowest average pulse', 'in which week did I climb the most' */
const BY_FIGURE =
  /^(?:(?:in|during|and) )?(?:which|what) (?:was (?:my|the) )?(?:week|month|year)\b(?=.*\b(?:most|least|fewest|highest|lowest|fastest|slowest|best|quickest)\b)(?=.*\b(?:pace|fastest|slowest|quickest|heart rate|hr|pulse|climb\w*|elevation|vert|calories|kcal|burn\w*|gels)\b)(?!.*\b(?:load|effort|run was|10k|5k|half)\b)/;

/** 'Show my slowest runs in June' */
const SHOWS_EXTREMES =
  /^(?:show|list|give|find)(?: me)? (?:my |the |all )*(?:\d+ )?(?:longest|shortest|fastest|quickest|slowest) (?:\w+ )?runs?\b/;

/** What names its own figure. */
const IS_MOST: ReadonlySet<Subject['extreme']> = new Set(['mostGels', 'mostDrunk', 'mostEffort']);

/** 'Flattest long run', 'run with the lowest cadence'; of weeks and months it is told otherwise. */
function canBeLeast({ measure, unit }: Subject): boolean {
  return unit === null && measure !== null && HAS_LEAST.has(measure);
}

function isFirstOrLatest({ extreme }: Subject): boolean {
  return extreme === 'first' || extreme === 'latest';
}

const WHEN_IT_WAS = /^(?:when (?:did|was)|(?:the |my )?(?:first|last) time)\b/;

/** The last weeks before a race are its taper, all others those of a plan to one. */
function planOfWeeks(ahead: Ahead): Intent {
  return ahead.of === 'beforeRace' && ahead.weeks <= MOST_OF_TAPER ? 'taper' : 'racePlan';
}

const MOST_OF_TAPER = 3;

/** 'Did I fade in the last long run': one run, and no time or pace that it is to be held against. */
function isAlongOneRun({ along, term, timeS, paceSPerKm, against }: Subject): boolean {
  return along !== null && [term, timeS, paceSPerKm, against].every((each) => each === null);
}

/** 'What pace should I run a marathon at' */
export function isPaceOfALength(
  { distanceM, alsoM, timeS, kind, race }: Subject,
  text: string,
): boolean {
  const isOfOne = distanceM !== null && alsoM.length === 0 && distanceM > LONGEST_REP_M;
  return (
    isOfOne && timeS === null && !kind?.runningSubtype && race === null && PACE_TO_RUN.test(text)
  );
}

const PACE_TO_RUN =
  /^(?:at )?(?:what|which) pace (?:should|could|can|would|must) i (?:run|race|do|aim (?:for|at))\b/;

/** What is told of the load beside fitness and form. */
export const OF_LOAD_WORDS =
  /\b(?:acwr|acute(?: to)? chronic|ramp rate|monotony|(?:training |weekly |my )strain(?! (?:in|on|of|from)\b)|fitness and fatigue)\b/;

/** 'What should my heart rate be on easy runs' */
const HEART_RATE_TO_AIM_AT =
  /^(?:what|which|how high) (?:should|must|ought to|would) (?:my |the )?(?:average )?(?:heart rate|hr|pulse) be\b|^(?:what|which) (?:heart rate|hr|pulse) (?:should|must) i\b|^what (?:is|would be) (?:a|the|my) (?:good|right|ideal|target) (?:heart rate|hr|pulse)\b/;

/** 'How fast must I run for a half under 1:50' */
function isPaceForATime({ distanceM, race, timeS, where }: Subject, text: string): boolean {
  const hasTime = timeS !== null || where.bounds.some(({ of, below }) => of === 'time' && below);
  const isOver = distanceM !== null || race !== null;
  return isOver && hasTime && HOW_FAST_MUST.test(text);
}

const HOW_FAST_MUST =
  /^(?:how (?:fast|quick(?:ly)?)|(?:what|which) (?:pace|speed)) (?:(?:must|should|shall) i|(?:do|would|will) i (?:have|need) to|i (?:must|need))\b/;

/** 'How many seconds per km am I off target' */
/** 'How many kilos am I away from my target', 'how far off my goal weight am I' */
const TO_TARGET_WEIGHT =
  /\b(?:target|goal) weight\b|\b(?:kilos?|kg|pounds|lbs)\b.*\b(?:to|from|off|short of|above|over) (?:my |the )?(?:target|goal)\b/;

const OFF_TARGET =
  /^(?:how (?:far|much|many \w+(?: (?:per|a) (?:km|k|kilomet\w+|mile))?)|by how much|am i|where am i)\b(?!.*\b(?:did|was|were)\b).*\b(?:off|away from|behind|ahead of|short of|from) (?:my |the )?(?:target|goal)(?: pace| time)?\b/;

/** 'When should I start training for the Spring Marathon' */
const STARTS_PLAN =
  /^when (?:should|do|must|does|shall) (?:i|my|the) .*\b(?:start|begin)\b.*\b(?:training|preparing|plan|block|build)\b/;

/** 'Could I swim instead?' is told to anybody, whatever was spoken of. */
const OTHER_SPORT_INSTEAD =
  /^(?:and |so |or )?(?:could|can|should|may) i (?:just )?(?:swim|cycle|bike|row|ride|walk)\b.*\binstead\b/;

/** 'Who won the City 10 K?', and 'was I ill?', which notes alone could tell. */
const OF_OTHERS =
  /^who (?:won|beat|came|was|finished|ran)\b|^(?:and |so )?(?:was|were|have) i (?:been )?(?:sick|ill|injured|hurt)\b/;
/** 'Am I getting faster?', 'at which distance': records do not tell where it changed. */
const AT_WHICH_DISTANCE = /^(?:and )?at (?:which|what) distances?$/;
/** 'Marathon doable by April?' */
const IS_FEASIBLE = /\b(?:doable|feasible|achievable|realistic|manageable|(?:with)?in reach)\b/;
/** 'Could I run a marathon tomorrow?' */
const CAN_I_RUN =
  /^(?:can|could|would|should) i (?:really |actually |already |even )?(?:run|do|finish|manage|survive|complete|race) (?:an? |the )(?:full |whole )?(?:half|marathon|ultra|\d)(?!.*\bpace\b)/;
/** 'How much of my running is at weekends' is told day by day of the week. */
const OF_MY_RUNNING =
  /\b(?:how much|what (?:part|share|percent\w*)|share|percent\w*) of (?:my|the) running\b/;
/** 'Week with most runs', 'most sessions in a month' */
/** 'Most km in one week' */
export function isMostOfOne(text: string): boolean {
  return MOST_IN_ONE.test(text);
}

const MOST_IN_ONE =
  /\bmost (?:km|kms|kilomet\w+|miles|hours|distance|time|climbing|elevation|vert|calories)\b(?: (?:i|have|i've|ever|run|ran|done|climbed|burned)){0,4} in (?:a|any|one|1|a single) (?:week|month|year)\b/;

const MOST_RUNS =
  /\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b.*\b(?:week|month|year)\b|\b(?:week|month|year)\b.*\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b/;

/** 'On pace for 1600 km?', 'how many km till 2000' */
const ON_COURSE =
  /\b(?:(?:what|how much) (?:do )?i need (?:for|to)|on (?:pace|track|course|target|schedule)\b|how (?:many|much|far) .*\b(?:until|till|to go|left))\b/;

/** What each run has a figure of, and a pair of shoes has none. */
const OF_EACH_RUN: ReadonlySet<Subject['measure']> = new Set([
  'pace',
  'heartRate',
  'cadence',
  'effort',
]);

/** 'What zone am I in at 152' */
const IN_WHICH_ZONE = /^(?:(?:in|and) )?(?:what|which) zone\b/;

/** 'What time does 5:40 per km make over a marathon': two are told, the third is asked for. */
function isSumOfPace({ paceSPerKm, distanceM, timeS, where }: Subject, text: string): boolean {
  if (paceSPerKm === null || !ASKS_FOR_A_TIME.test(text) || OF_WHAT_RAN.test(text)) return false;
  return distanceM !== null || timeS !== null || where.bounds.some(({ of }) => of === 'distance');
}

const ASKS_FOR_A_TIME =
  /\b(?:finish\w*|time|take|produce|result|how long|come out|afterwards|rest of)\b/;
const OF_WHAT_RAN =
  /\b(?:did|ran|runs|my|longest|fastest|last|average|when|show|list|how many|faster|slower)\b/;

/** 'Am I going to make 1:50', 'will I manage sub 4' */
const WILL_MAKE_IT =
  /^(?:(?:so|and|do you think) )*(?:am i|will i|can i|could i|would i|is it|do i|is my|are we)\b.*\b(?:make|manage|break|hit|crack|beat|reach|get|go|going|realistic|possible|doable|achievable|feasible|path|track|course)\b/;

/** What is judged by the answer to another kind of question. */
const JUDGED_BY: Partial<Record<Judged, Intent>> = {
  restDay: 'plan',
  everyDay: 'plan',
  easyEffort: 'zones',
  tiredLately: 'overtraining',
};

/** What adds up or finds what was. */
const OF_THE_PAST: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'extreme',
  'breakdown',
  'weekly',
  'biggest',
]);

/** 'What should I eat before a half?'; what was eaten is told by notes. */
const EATS_BEFORE =
  /^(?!.*\b(?:did|ate|had|notes?|wrote|mention\w*)\b).*(?:\b(?:eat|eating|breakfast|food|snack|meal|dinner|lunch|carbs?|pre (?:race|run))\b.*\b(?:before|race|run|running|morning|night|evening|marathon|half|\d+ ?k|km)\b|\bcarb(?:o|ohydrate)? ?load\w*)/;

/** How a race is to be run is a plan, and no run of the log. */
const OF_WHAT_WAS =
  /^(?!.*\b(?:should|shall|will|would|plan|aim|going to|want|try|strategy|pace|how (?:do|can|could|to)|good|better|best|benefit|help|for a|for my)\b)/;
/** 'How much do I sweat', 'how much weight do I lose on long runs' */
const OF_SWEAT =
  /\bsweat\w*\b|\b(?:weight|kilos?|kg|fluids?|water)(?: \w+){0,3} (?:lose|lost|losing|loss)\b.*\b(?:runs?|running|hour|race|ran)\b|\b(?:lose|lost|losing|loss)\b(?: \w+){0,3} (?:weight|kilos?|kg|fluids?|water)\b.*\b(?:on|during|in|per|an) (?:\w+ ){0,2}(?:runs?|running|hour|race)\b/;

/** 'I only have 40 minutes today', 'what can I do in half an hour' */
const TIME_AT_HAND =
  /^(?!.*\b(?:did|ran|was|were|had|have i|how (?:many|much|far|often|fast)|longest|fastest|average|pace|runs|list|show)\b).*\b(?:(?:i|we|only|just) (?:have|got|get|can spare)|have got|got (?:only|just|about)|only|just|squeeze in|what (?:can|should|could|shall|do) (?:i|we) (?:do|run) (?:in|with))\b.*\b(?:min(?:ute)?s?|hours?|h)\b/;
const SHORTEST_S = 600;
const LONGEST_S = 3 * 3600;

function hasOnlySoMuchTime({ timeS, distanceM, race, periods, where }: Subject): boolean {
  const isFree = distanceM === null && race === null && where.bounds.length === 0;
  const isOfToday = periods.every(({ unit }) => unit === 'day');
  return timeS !== null && timeS >= SHORTEST_S && timeS <= LONGEST_S && isFree && isOfToday;
}

/** A plan is told, and its days are not moved. */
const MOVES_DAYS =
  /^(?:(?:and|ok|please|now|can you|could you|can we|lets|let us|i want to|i would like to) )*(?:swap|move|shift|switch|reschedule|postpone)\b.*\b(?:days?|runs?|sessions?|workouts?|long|hard|easy|rest|intervals?|it|that)\b/;

const OF_ONESELF = /^(?:do|am|did|was|were) i\b|\bmy\b/;
/** 'Easy or hard on Thursday?' */
const EASY_OR_HARD =
  /^(?:so )?(?:easy|hard|rest|run|long|intervals?|tempo|day off|off)(?: (?:run|day|session))? or (?:easy|hard|rest|run|long|intervals?|tempo|day off|off|something \w+)(?: (?:run|day|session))?(?: (?:on|for|today|tomorrow|this|then|_)\b.*)?$/;
/** 'How long was I out in summer' */
const LONGEST_OUT =
  /^(?:how long|when) (?:was|were|have|had|did) (?:i|my) (?:been )?(?:(?:out|off|away|injured|sick|ill|not run(?:ning)?)\b|longest (?:break|gap|pause|layoff|time off))/;

/** 'Put me down for a rest day' */
const WRITES_DOWN =
  /^(?:(?:and|ok|please|now|just|can you|could you|will you) )*(?:(?:put|mark|sign|pencil|book|note|write|log|jot|schedule) (?:me|it|that|this|today|tomorrow|in|down|as)\b|(?:schedule|book|mark) (?:a|an|my)\b)/;

/** 'How many gels do I carry for 28 km': to be taken, and not what was. */
const TO_CARRY =
  /^(?!.*\b(?:did|carried|packed|took|have i)\b).*\b(?:carry|bring|pack|take with me|take along)\b/;

const AFTER_A_BREAK = /\bafter (?:a|my|the|some) (?:long )?(?:break|time off|pause|layoff)\b/;
const HOW_TO_RETURN = /^how (?:do|should|can|would) i (?:start|come|get|go|return)\b/;
const HOW_TO_COME_BACK =
  /^how (?:do|should|can|would) i (?:come|get) back(?: (?:in)?to running| again)?$/;

/** How to come back is told with what to do after an illness, but without a doctor. */
export function isAfterBreak(text: string): boolean {
  return AFTER_A_BREAK.test(text) || HOW_TO_COME_BACK.test(text) || startsAgain(text);
}

/** 'How do I start', 'how much should I increase per week' */
const ASKS_HOW_TO_BEGIN =
  /^how (?:do|should|can|would) i (?:start|begin|get started)(?: running| again)*$|^how much should i (?:increase|build|add)\b.*\bweek/;

/** 'How much have I gained since July' */
const OWN_WEIGHT = /^how much (?:have|did|has) i (?:gained?|lost|lose|put on)\b/;

/** 'Gels per hour on long runs' */
const AN_HOUR =
  /^(?!.*\b(?:should|need|recommend\w*|shall|must|advis\w*)\b).*\b(?:per|an|each) hour\b/;

/** 'Cadence means what', 'explain tempo' */
const ASKS_MEANING = /\b(?:means?|meaning|definition|define|explain)\b(?!.*\bzones\b)/;

/** 'What is a taper and why': the word, and not one's own. */
const WHAT_IT_IS_AND_WHY = /^what (?:is|are) (?:a |an |the )?(?:\w+ ){1,3}and why\b/;

/** After another question, of what that one was about. */
const HOW_MUCH =
  /^(?:and )?how (?:many|much|far|long)(?: (?:is|was|were) (?:that|it|they|those))?$|^(?:and )?how many of (?:them|those|these)\b/;

/** So likely must a kind of question be, and so much likelier than the next one, to be answered. */
const LEAST_ODDS = 0.4;
const LEAST_LEAD = 1.4;

/** Of a race that is named, a kind of question that is answered of races; less likely will do. */
function likeliestKnown(shown: Shown): Intent {
  const [best, next] = guessIntents(shown).filter(({ intent }) => KNOWS_RACES.has(intent));
  if (!best || !next || best.odds < LEAST_ODDS_OF_RACES) return 'unknown';
  const both = [best.intent, next.intent];
  // With a time of one's own the two come to the same splits.
  if (shown.subject.timeS !== null && both.includes('pacing') && both.includes('paceSum')) {
    return 'paceSum';
  }
  // How long it is until a race is told with the race.
  if (both.includes('gap') && both.includes('races') && shown.subject.otherRace === null) {
    return 'races';
  }
  return best.odds < LEAST_LEAD * next.odds ? 'unknown' : best.intent;
}

const LEAST_ODDS_OF_RACES = 0.2;

/** What is likeliest to be asked about a race that was spoken of, however likely that is. */
export function likeliestOfRace(shown: Shown): Intent {
  const found = guessIntents(shown).find(({ intent }) => OF_A_RACE.has(intent));
  return found?.intent ?? 'races';
}

function likeliest(shown: Shown): Intent {
  return surest(
    guessIntents(shown).filter(
      ({ intent }) => canAsk(intent, shown.subject) && (intent !== 'why' || shown.isAfterAnother),
    ),
  );
}

function surest(possible: readonly Guess[]): Intent {
  const total = possible.reduce((sum, { odds }) => sum + odds, 0);
  const [best, next] = possible;
  if (!best || best.odds < LEAST_ODDS * total) return 'unknown';
  return next && best.odds < LEAST_LEAD * next.odds ? 'unknown' : best.intent;
}

/** What cannot be asked without a part that was not read. */
function canAsk(intent: Intent, subject: Subject): boolean {
  if (intent === 'search') return subject.searched !== null;
  if (intent === 'term') return subject.term !== null;
  if (intent === 'racePlan') {
    const isOfRace = subject.race !== null || /\brace\b/.test(subject.raceText ?? '');
    return isOfRace || subject.distanceM !== null || subject.planWeeks !== null;
  }
  if (intent === 'goal') return subject.goalM !== null;
  // 'How long was my last run' has no second moment.
  if (intent === 'gap') return BETWEEN_MOMENTS.test(subject.raceText ?? '');
  if (intent === 'lastRest') return subject.kind === null || subject.measure === 'restDays';
  if (intent === 'thanks')
    return isOfNothing(subject) && !/\bgoals?\b/.test(subject.raceText ?? '');
  if (intent === 'paceSum') {
    return subject.distanceM !== null || subject.timeS !== null || subject.paceSPerKm !== null;
  }
  return true;
}

const BETWEEN_MOMENTS =
  /\b(?:since|(?<!\bin )between|apart|gap|until|till|ago|before|after|from|to|long is it|far is it)\b/;

/** What thanks hold none of. */
function isOfNothing({ measure, kind, searched, periods, race }: Subject): boolean {
  return (
    measure === null && kind === null && searched === null && periods.length === 0 && race === null
  );
}

/** Said of the answer before. */
const WHY_OF_ANSWER =
  /^(?:(?:and|but|ok|so|um|hm) )*(?:why\b|how come\b|says who\b|(?:on what |what is the )?basis\b|what makes you (?:say|think)|(?:where|wear) (?:do|did|does) (?:you|that|it)\b.*\bfrom|from where|how (?:do|did|would|have) you (?:work|get|come|calculate|know)|explain (?:that|this|it|please|pls)|i do not (?:get|understand) (?:it|that))/;

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

const BEST_OVER = /\b(?:prs?|pbs?|personal best|best time|record)\b/;

/** 'How did last week go' asks for its figures. */
const HOW_DAYS_WENT =
  /^how (?:did|was|is) (?:my |the )?(?:last |this )(?:week|month|year)\b(?! run)|^how (?:did|was) (?:my )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)(?: 20\d\d)?(?: go| for me)?$/;

/** Of the body's. */
const OF_WEIGHT =
  /\b(?:my weight|weight (?:now|today|this|last|in|vs|against|compared|since)|weigh|weighed|pounds|heavier|lighter)\b/;

/** 'In each of the last six weeks', 'month by month' */
const ONE_BY_ONE =
  /\b(?:each|every) of (?:the |my )?(?:last |past )?(?:\w+ )?(?:weeks|months)\b|\b(?:week by week|month by month|month wise|week wise|one (?:week|month) at a time)\b|\b(?:each|every) (?:week|month) (?:this|last|in|of|since|past)\b/;

/** 'Km per month this year', 'weekly km last 8 weeks': of each one of them. */
export function isByUnit(text: string, { periods, unit, measure, count }: Subject): boolean {
  const [period, ...others] = periods;
  if (!period || others.length > 0 || unit === null || period.unit === unit) return false;
  if (period.unit === 'day' || count !== null || (measure !== null && !BY_UNIT.has(measure))) {
    return false;
  }
  return /\b(?:per|each|every) (?:week|month)\b|^(?:my )?(?:weekly|monthly)\b/.test(text);
}

/** 'Weekly km last 8 weeks', but no average of them. */
const NAMES_UNIT_FIRST =
  /^(?:my )?(?:weekly|monthly)\b(?!.*\b(?:av\w*|mean|typical\w*|usual\w*)\b)/;

const BY_UNIT: ReadonlySet<Subject['measure']> = new Set(['distance', 'count', 'time']);

/** 'More km this month or last month' */
const EITHER = /\b(?:more|less|further|fewer|faster|slower|better)\b.*\bor\b/;

const OF_FORM = /\b(?:fitness|fatigue|form)\b/;
const OF_FUEL: ReadonlySet<Subject['measure']> = new Set(['gels', 'hydration']);
const HOW_HARD = /^how (?:easy|hard|intense) (?:is|are|was|were|has|have)\b/;
const PER_RUN =
  /^(?!.*\b(?:should|need|shall|for)\b).*\b(?:per|a|each|every) (?:_|run|long|session|workout)/;
const OF_LOAD: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'form',
  'weekly',
  'unknown',
]);
const ADDED_UP: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'extreme', 'unknown']);
const COMPARES = /\b(?:compar\w+|vs|versus|than|against|difference)\b/;
const HOW_IT_WENT = /^how (?:did|was|were|is) (?:my |the |it )?/;

const IS_PUT_IN_ORDER: ReadonlySet<Subject['extreme']> = new Set([
  'longest',
  'shortest',
  'fastest',
  'slowest',
]);

const NAMES_FIGURE_FIRST = /^(?:my )?(?:pace|speed|heart rate|hr|pulse|cadence|effort)\b/;

const HOW_FAST_IS = /^how (?:slow|fast|quick) (?:are|were|was|is|do|did|have) (?:my|i)\b/;
const HOW_MANY = /\bhow (?:many|much|far|often)\b/;
const LATELY = /\b(?:recently|lately|these days|at the moment|currently|nowadays)\b/;

function settled(intent: Intent, text: string, subject: Subject): Intent {
  if (intent === 'trend' && subject.kind === null && /\bweight\b/.test(text)) return 'weight';
  // 'Weekly km this week' has one week to add up.
  const [period, ...otherPeriods] = subject.periods;
  const isOfOne = period !== undefined && period.unit === subject.unit && otherPeriods.length === 0;
  if (intent === 'breakdown' && isOfOne) return 'amount';
  // 'How slow are my easy days' asks for what was run, and for no pace to aim at.
  if (intent === 'trainingPaces' && HOW_FAST_IS.test(text)) return 'average';
  if (subject.measure === 'load' && OF_LOAD.has(intent)) {
    const isOfNow = intent === 'form' && subject.periods.length === 0;
    return isOfNow ? intent : intent === 'average' ? intent : 'amount';
  }
  if (intent === 'compare' && OF_FORM.test(text) && subject.periods.length === 1) return 'form';
  if (ADDED_UP.has(intent) && HOW_HARD.test(text)) return 'zones';
  if (intent === 'fuel' && subject.measure === 'gels' && PER_RUN.test(text)) return 'average';
  if (subject.measure === 'effort' && ADDED_UP.has(intent) && subject.extreme === null) {
    return subject.periods.length === 2 || subject.against !== null ? 'compare' : 'average';
  }
  if (intent === 'predict' && subject.timeS !== null && /\bsplits?\b/.test(text)) return 'paceSum';
  // 'First run after the flu'
  const isDatedRun = subject.extreme === 'first' || subject.extreme === 'latest';
  if (intent === 'pain' && isDatedRun && subject.kind !== null && subject.periods.length > 0) {
    return 'extreme';
  }
  const isOfBest = intent === 'records' || (intent === 'unknown' && BEST_OVER.test(text));
  const isOverDistance = subject.where.bounds.some(({ of }) => of === 'distance');
  if (isOfBest && (subject.distanceM !== null || (isOverDistance && subject.kind === null))) {
    return 'extreme';
  }
  if (ADDED_UP.has(intent) && subject.periods.length === 2 && COMPARES.test(text)) return 'compare';
  if (
    subject.kind === null &&
    OF_WEIGHT.test(text) &&
    (ADDED_UP.has(intent) || intent === 'compare')
  ) {
    return 'weight';
  }
  if (ADDED_UP.has(intent) && subject.against !== null) return 'compare';
  if (intent === 'extreme' && HOW_DAYS_WENT.test(text)) return 'amount';
  if (intent === 'list' && /\bhow many\b/.test(text)) return 'amount';
  // 'Show my slowest runs in June'
  if (intent === 'list' && subject.extreme !== null && IS_PUT_IN_ORDER.has(subject.extreme)) {
    return 'extreme';
  }
  // 'Pace at heart rate 130'
  if (intent === 'list' && subject.measure !== null && NAMES_FIGURE_FIRST.test(text)) {
    return OF_EACH_RUN.has(subject.measure) ? 'average' : intent;
  }
  if ((intent === 'amount' || intent === 'average') && ONE_BY_ONE.test(text)) return 'breakdown';
  if (intent === 'amount' && isByUnit(text, subject)) return 'breakdown';
  if (intent === 'weekly' && NAMES_UNIT_FIRST.test(text) && isByUnit(text, subject)) {
    return 'breakdown';
  }
  const isDated = subject.extreme === 'latest' || subject.extreme === 'first';
  if (isDated && ADDED_UP.has(intent) && /^when (?:was|did|is|have)\b/.test(text)) return 'extreme';
  if (HOW_IT_WENT.test(text) && subject.measure === null && subject.periods[0]?.unit === 'day') {
    return 'list';
  }
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
    subject.periods.some(({ unit }) => unit !== 'all') &&
    !LATELY.test(text) &&
    subject.kind?.runningSubtype === undefined
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
    (subject.periods.length > 1 || (subject.periods.length === 1 && IS_HELD_AGAINST.test(text)))
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
