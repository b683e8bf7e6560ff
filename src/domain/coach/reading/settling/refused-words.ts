import { isSameLength } from '../../../same-length.ts';
import { distanceWords, hasConditions } from '../../conditions.ts';
import { OF_ANYBODY, type Question } from '../../question.ts';
import { asksHowOften } from '../asked-ahead.ts';
import { comparesAlone } from '../parts/compares-alone.ts';
import { HAS_LEAST } from '../parts/measures.ts';
import { allBut, FIGURES_OF_WORKOUTS, only, type Refused } from './refused.ts';
import { REFUSED_ADVICE } from './refused-advice.ts';
import { REFUSED_SIDES } from './refused-sides.ts';
import { asksForFoodBefore } from './settle-fuel.ts';

/**
 * What a sentence asks beside the figures that it was read as: leave, a reason, a time to come, a
 * figure of each kind. The answer would be true and answer another question, so that it is refused
 * with these words. Null where nothing is in the way.
 */
export function refusedWords(question: Question): string | null {
  const text = question.raceText ?? '';
  for (const { of, words, when, said } of REFUSED) {
    if (!of.has(question.intent) || when?.(question) === false) continue;
    const found = words.exec(text)?.[0];
    if (found !== undefined) return said ?? found.trim();
  }
  return refusedLength(question);
}

const ONE_FIGURE = only('amount', 'average', 'extreme', 'list');
const FIGURES = only(...ONE_FIGURE, 'weekly');

/** A question that goes on from another one has its sense from there. */
const isByItself = ({ ofWorkout, periodsBefore }: Question) =>
  ofWorkout === null && periodsBefore.length === 0;

const OF_FOOD =
  /\b(?:eat\w*|food|fuel\w*|drink\w*|gels?|carb\w*|breakfast|dinner|lunch|snacks?|meals?|water|hydrat\w*|coffee|caffeine|porridge|pasta|load\w*)\b/;

const IS_AHEAD = /\b(?:left|remaining|ahead|to come|to go|coming up|still)\b/;

const REFUSED: readonly Refused[] = [
  ...REFUSED_ADVICE,
  ...REFUSED_SIDES,
  // The one in the middle is told of a whole, and not of each of its months.
  { of: only('breakdown', 'weekly', 'trend', 'compare'), words: /\bmedian\b/ },
  // 'When was I back to 50 km a week' asks when, and for no mean.
  { of: only('weekly', 'unitCount'), words: /\bback (?:to|at|on|up to)\b/ },
  // The level before the break is told, and no other.
  {
    of: only('judge'),
    words: /\b\d+(?:\.\d+)? ?(?:km|k|miles)\b/,
    when: ({ judged, goalM }) => judged === 'backToLevel' && goalM === null,
  },
  // 'Have I run that long since January': as long as what was told.
  {
    of: FIGURES,
    words: /\b(?:run|ran|gone|go|went|been) (?:(?:that|as) (?:long|far|fast)|so (?:long|fast))\b/,
  },
  // When a taper is to begin is told, and not what was done.
  { of: only('taper'), words: /\bdid i\b/ },
  // Of races no mean is told.
  { of: only('average'), words: /\brac(?:e|ing) pace\b/ },
  // 'The 10k race in September' is one workout, whatever else was as long.
  {
    of: FIGURES,
    words: /\b(?:the|that) (?:\d+ ?km|\d+ ?k|half|half marathon|marathon) race\b/,
    when: ({ race, ofWorkout }) => race === null && ofWorkout === null,
  },
  // 'Does my cadence go up when I run faster?': over time it is told, and by pace it is not.
  {
    of: only('trend'),
    words: /\bwhen i (?:run|go|am) (?:\w+ )?(?:faster|slower|quicker|easy|hard|tired)\b/,
  },
  // A pace in other words says nothing of the heart rate that goes with it.
  {
    of: only('paceSum'),
    words: /^/,
    when: ({ measure }) => measure === 'heartRate',
    said: 'heart rate',
  },
  {
    of: only('extreme'),
    words: /\b(?:percent\w*|share|proportion|fraction)\b/,
    said: 'percent',
  },
  // With whom is told by notes alone: 'how often have we run together'.
  {
    of: allBut(...OF_ANYBODY),
    words:
      /\b(?:we|us|them|both of us)\b(?: \w+){0,4} together\b|\b(?:run|ran|ride|trained) together\b|\btogether with\b/,
    when: ({ where, against }) => where.note === null && !against?.where,
  },
  // What happened is no answer to what may be done.
  {
    of: only('streak'),
    words: /^(?:can|should|may|shall|is it (?:ok|okay|fine|bad|good|safe))\b/,
    said: 'can I',
  },
  { of: only('plan'), words: /\b(?:have|eat|drink) instead$/ },
  { of: only('gap'), words: /\bbetween$/ },
  { of: FIGURES, words: /\bgo(?:es|ing)? (?:any )?(?:better|worse)\b/ },
  // 'Excluding the weeks I was ill' narrows what was asked, and tells of no illness.
  {
    of: only('pain'),
    words: /^(?:and |but )?(?:excluding|without|except|leaving out|not counting)\b/,
  },
  // 'For how many days?', of what is to come.
  { of: only('streak'), words: /^(?:and )?for how (?:many|long)\b/ },
  // Their pace is compared alone, whatever the heart rate was.
  {
    of: only('compare'),
    words: /\b(?:at|for|with) (?:the |a )?same (?:heart rate|hr|pulse|effort)\b/,
  },
  // Drift inside a run is not the mean of some.
  { of: only('trend'), words: /\bdrift/ },
  {
    of: only('extreme'),
    words: /^/,
    when: ({ extreme, measure }) =>
      extreme === 'least' && (measure === null || !HAS_LEAST.has(measure)),
    said: 'the least',
  },
  {
    of: only('average', 'breakdown', 'weekly'),
    words: /\b(?:mean|average) and (?:max\w*|min\w*|median|best|highest|lowest|fastest|slowest)\b/,
  },
  // What was taken in training is not what was taken on the day.
  {
    of: only('ofWorkout', 'races'),
    words:
      /\b(?:in|during|through|throughout) (?:the |my )?(?:training|build ?up|block|preparation) (?:for|to|towards|before)\b/,
  },
  // A note is looked for by one word, or by one of two.
  {
    of: only('amount', 'average', 'list', 'extreme', 'search'),
    words: /\bor\b/,
    when: ({ where }) => / or /.test(where.note ?? '') && !isOneOfTwo(where.note ?? ''),
  },
  // 'Did I lose weight in the months I ran more': how the two go together is told by neither.
  {
    of: only('weight'),
    words:
      /\b(?:in|on|during) the (?:weeks|months|days) (?:when |that |in which )?i (?:ran|run|trained)\b.*|\b(?:when|if) i (?:run|ran|train)\b.*/,
  },
  // 'I lost weight, does that show in my paces'
  { of: only('weight'), words: /\b(?:my |the )?(?:paces?|speed|times|faster|slower|heart rate)\b/ },
  // A week of rest is no heart rate.
  {
    of: only('threshold'),
    words: /\brest(?:ing)? (?:week|day|month)s?\b/,
  },
  // 'Do hills slow me down' asks what they do, and not what changed.
  {
    of: only('trend', 'compare', 'amount', 'average'),
    words: /\bslow(?:s|ed)? me\b|\bma(?:kes?|de) me (?:\w+ )?(?:slower|faster|quicker)\b/,
    when: ({ where, against }) => where.note === null && against === null,
  },
  // '200 m repeats if I want to run 1:50': nobody runs them as slowly.
  {
    of: only('paceSum'),
    words: /\b(?:for|if|to (?:run|finish|get|hit)|want|in|under|sub)\b.*$/,
    when: ({ distanceM, timeS, raceText }) =>
      distanceM !== null &&
      timeS !== null &&
      distanceM < SHORT_M &&
      /\b(?:rep(?:eat|etition)?s|intervals?)\b/.test(raceText ?? '') &&
      timeS / (distanceM / 1000) > SLOWEST_REPEAT_S_PER_KM,
  },
  { of: only('biggest'), words: /\bday\b/ },
  {
    of: only('biggest'),
    words: /^/,
    when: ({ extreme, measure }) => extreme === 'slowest' && measure === null,
    said: 'the easiest',
  },
  {
    of: only('extreme'),
    words: /\b(?:total|sum)\b/,
    when: ({ count }) => count !== null,
    said: 'total',
  },
  // One figure of all is no answer to 'per kind'.
  {
    of: ONE_FIGURE,
    words:
      /\b(?:per|by|for each|of each) (?:workout )?(?:kind|type|shoe|pair|sport|quarter|season|kind of \w+|type of \w+)\b/,
  },
  // 'Do I drink more on long runs in summer': more than what is not said.
  {
    of: only('amount'),
    words: /^(?:do|did|am|have) i \w+ (?:more|less)\b(?!.*\bthan\b)/,
    when: ({ periods }) => periods.length < 2,
    said: 'more',
  },
  // No answer tells a usual time of day, nor how one felt; runs that felt so are found.
  {
    of: allBut(...OF_ANYBODY),
    words:
      /^what time (?:of (?:the )?day )?(?:do|did) i\b|^how (?:do|did|have) i (?:usually )?(?:feel|felt)\b/,
    when: isByItself,
  },
  // 'Fastest km in my last interval run': the fastest of all would be told.
  {
    of: only('extreme'),
    words:
      /\b(?:in|of|on|from|during) (?:my|the|that) (?:last|latest|most recent) (?:\w+ ){0,2}(?:run|session|workout|race|one)\b/,
    when: ({ extreme }) => extreme !== 'latest' && extreme !== 'first',
    said: 'the last one',
  },
  {
    of: only('races'),
    words: /\bseason\b/,
    when: ({ raceText }) => !IS_AHEAD.test(raceText ?? ''),
  },
  // '65 km a week is how many miles a day' is a sum, and no question about runs.
  {
    of: allBut('paceSum', ...OF_ANYBODY),
    words:
      /\b\d+(?:\.\d+)? ?(?:km|k|miles) (?:a|per) (?:week|month|year|day)\b.{0,40}\b(?:km|k|miles) (?:a|per) (?:week|month|year|day)\b/,
  },
  // What to do on a day, and not how often in general.
  {
    of: only('plan'),
    words: /\bhow (?:many (?!km|kilomet|miles)|often)\b/,
    when: ({ raceText }) => !asksHowOften(raceText ?? ''),
    said: 'how many',
  },
  // What to do is told for today, tomorrow and this week.
  {
    of: only('plan'),
    words:
      /\b(?!\d+ ?(?:min(?:ute)?s?|h|hrs?|hours?)\b)(?:(?:next |for )*\d+ ?\w+|weeks|months?|years?)\b/,
    when: ({ ahead }) => ahead === null,
  },
  // 'Runs with gels' asks for runs, and not for advice.
  {
    of: only('fuel'),
    words: /^(?:show |list |find )?(?:me )?(?:my |all )?(?:runs|workouts)\b.*/,
  },
  // What was eaten is told by no field of the log, and the rules tell what to take on a run.
  {
    of: only('fuel'),
    words: /\b(?:did|ate|had|have i)\b/,
    when: asksForFoodBefore,
    said: 'eaten before',
  },
  { of: only('fuel'), words: /\b(?:enough|too (?:much|little)|after|afterwards)\b/ },
  // 'With more than 200 m of climbing' is a condition, and no comparison.
  {
    of: only('compare'),
    words:
      /\b(?:more|less|fewer|greater|higher|lower) than (?!20[0-4]\d$)\d+(?! (?:days|weeks|months|years) ago)[^_]*/,
    when: ({ against }) => against === null,
  },
  // 'Was it stupid to start the City 10 that fast?' is not told by its result.
  {
    of: only('races'),
    words: /\b(?:stupid|silly|mistake|wise|foolish|daft|dumb|wrong|right to)\b/,
  },
  // 'Days with over ten minutes in zone 4': its time is that of all of them.
  {
    of: only('zones', 'amount', 'list'),
    words:
      /\b(?:over|under|above|below|more than|less than|at least|at most|minutes)\b.*\bin zone\b/,
    when: ({ zones, where }) => zones.length > 0 && where.bounds.some(({ of }) => of === 'time'),
  },
  // 'Which shoes should I wear in December' asks for no runs of last December.
  { of: only('shoes'), words: /\bshould\b/, when: ({ periods }) => periods.length > 0 },
  // 'Do gels upset my stomach according to my notes' plans no gels.
  { of: only('fuel'), words: /\b(?:notes?|wrote|written)\b/ },
  // 'When did I last go over 50k in a week' asks for no run of 50 km.
  {
    of: only('extreme', 'list', 'amount'),
    words: /\bin (?:an?|one|any) (?:week|month)\b/,
    when: ({ where }) => where.bounds.some(({ of }) => of === 'distance'),
  },
  // 'How fast was my last tempo' is not told by the last run.
  {
    of: only('average', 'amount', 'extreme'),
    words: /\b(?:last|latest|previous) (?:tempo|fartlek|progression|threshold)s?\b/,
    when: ({ where, kind }) => where.note === null && !kind?.runningSubtype,
  },
  // No run is known to be flat, and no pair to be the worst.
  { of: FIGURES, words: /\bflat (?:runs?|routes?|ones)\b/ },
  {
    of: only('shoes'),
    words: /\b(?:worst|nicest|comfiest|most comfortable)\b/,
    when: ({ race }) => race === null,
  },
  // 'How long till I was back at 50 km' asks for no race.
  { of: only('races'), words: /\b(?:till|until|before) i (?:was|got|am|were) back\b/ },
  // 'Best hour ever' is no fastest run.
  { of: only('extreme'), words: /\b(?:best|fastest|furthest) (?:half )?(?:hour|minutes?)\b/ },
  // 'Gels with and without caffeine' are not those without.
  { of: ONE_FIGURE, words: /\bwith (?:and|or) without\b/ },
  // 'Speed at the same heart rate' is no trend of either.
  { of: only('trend'), words: /\bat (?:the |a )?same (?:heart rate|hr|pulse|effort)\b/ },
  // The same week of last year, and not the whole of it.
  { of: only('compare'), words: /\bsame (?:week|day|month)\b/ },
  // 'What did I write after the Riverside Half'
  {
    of: only('list'),
    words: /\b(?:write|wrote|written)\b/,
    when: ({ searched, where }) => searched === null && where.note === null,
  },
  // 'OK to lift the day before a long run?' asks for no food.
  {
    of: only('fuel'),
    words:
      /\b(?:strength|gym|lift\w*|weights|run|race|swim|cycle|stretch\w*) (?:on )?the (?:day|night|evening) before\b/,
    when: ({ raceText }) => !OF_FOOD.test(raceText ?? ''),
  },
  // 'Coffee before a race?', 'what should I try out before it' are no taper.
  {
    of: only('taper'),
    words: /\b(?:coffee|caffeine|eat|drink|gels?|food|try(?: out)?|shoes?|wear)\b/,
  },
  // 'My first run back', 'the first hard session again': after what is not said.
  {
    of: only('extreme'),
    words: /\b(?:run|session|workout|one) (?:back|again)\b/,
    when: ({ periods }) => periods.every(({ words }) => words !== 'since the break'),
  },
  // 'Will I lose fitness?'
  {
    of: only('form'),
    words: /^(?:and |so )*(?:will|would|could) (?:i|it|a|that)\b/,
    when: isByItself,
  },
  // 'Is that too close to the long run?', of a plan that was told.
  { of: only('plan'), words: /^(?:and |but |so )*is (?:that|it|this) (?:\w+ )?too\b.*/ },
  // 'And how long the break?', of repetitions that are not told.
  {
    of: only('trainingPaces'),
    words:
      /\bhow (?:long|much) (?:is |are |should )?(?:the |my |a )?(?:break|rest|recover\w*|pause)s?\b/,
    when: ({ repetitions }) => repetitions === null,
  },
  // 'Could I swim instead?', 'when can I do intervals again?', 'do I keep the Tuesday session?'
  {
    of: FIGURES,
    words:
      /^(?:(?:and|so|then|but|ok) )*(?:(?:could|can|should|may|must|shall|would) i(?= (?!see\b|get\b|have (?:a|my|the)\b|know\b|view\b|look\b|ask\b))|when (?:can|could|may|should) i\b|do i (?:keep|drop|skip|still need)\b|is it (?:wise|safe|sensible)\b)/,
    when: isByItself,
  },
  // 'How many kilometres shall I make in December': those were of last year.
  {
    of: FIGURES,
    words:
      /\b(?:shall|will|should|must) i (?:make|run|do|be|have|get|reach|cover|ride|swim|need)\b/,
    when: isByItself,
  },
  // 'Is it normal that my heart rate goes up on easy runs?', 'why is my heart rate high in the heat?'
  {
    of: FIGURES,
    words: /^(?:is it (?:normal|usual|bad|ok|okay)|is that normal|why)\b/,
    when: isByItself,
  },
  // 'How many more long runs do I have before 20 December?'
  {
    of: FIGURES,
    words:
      /\bhow many more\b(?=.*\b(?:do i have|have i got|are (?:there|left)|left|before|until)\b)|\bdo i (?:still )?have (?:left )?(?:before|until|till)\b/,
    when: (question) => isByItself(question) && question.goalM === null,
  },
  // 'I want to run a 5k on Saturday' is of days to come.
  {
    of: FIGURES,
    words:
      /^i (?:want|would like|plan|hope|intend|need|am going|am planning) to (?:run|do|race|go for|try)\b.*/,
    when: isByItself,
  },
  // 'How often have I been above that?'
  {
    of: FIGURES,
    words:
      /\b(?:above|over|below|under|beyond) (?:that|it|this)(?=$| (?:in|this|last|since|on|during|_))/,
    when: ({ where, zones }) => !hasConditions(where) && zones.length === 0,
  },
  // 'By how much since spring?', where no two were compared.
  { of: only(...FIGURES, 'biggest'), words: /^(?:and |so )*by how (?:much|many)\b/ },
  // 'Does mine go up when I run faster?'
  { of: FIGURES, words: /\bwhen i (?:run|go|am|get) (?:\w+er|fast|slow|tired)\b/ },
  // 'What will the longest run be?', 'which runs would you keep?'
  {
    of: only(...FIGURES, 'biggest'),
    words: /\b(?:what|which|how \w+) (?:\w+ ){0,3}?(?:will|would)\b/,
    when: isByItself,
  },
  // How much is too much is asked of training, and of no food.
  {
    of: only('overtraining'),
    words: /\b(?:drink\w*|eat\w*|gels?|water|caffeine|coffee|carbs?|salt|little)\b/,
  },
  // 'How fast could I do one now?': which one was not understood.
  {
    of: only('predict'),
    words: /\b(?:one|it)\b/,
    when: ({ distanceM, race, timeS, raceDay }) =>
      distanceM === null && race === null && timeS === null && raceDay === null,
  },
  // How it felt is told by no figure.
  {
    of: only('extreme'),
    words: /\b(?:felt|feels?|feeling) (?:the )?(?:best|worst|hardest|easiest|good|bad|strong\w*)\b/,
    when: ({ where, measure }) => !hasConditions(where) && measure !== 'effort',
  },
  // 'When did I make the last one?', where none was named.
  {
    of: only('extreme'),
    words: /\b(?:last|latest|first) one\b/,
    when: (question) =>
      isByItself(question) && question.kind === null && !hasConditions(question.where),
  },
  { of: only('weekdays'), words: /\bhard(?:est)?\b/ },
  // 'Still ok to do intervals?'
  { of: FIGURES, words: /^(?:(?:and|so|is it|am i|still) )*ok(?:ay)? (?:to|for)\b/ },
  // 'Could I swim or cycle instead?'
  { of: only('compare'), words: /^(?:and |so |but )*(?:can|could|should|may) i\b.*\binstead\b/ },
  // 'When did I last take a week off?'
  {
    of: only('extreme'),
    words: /\b(?:(?:full|whole|entire) )?(?:weeks?|month|fortnight) off\b/,
    when: isByItself,
  },
  // 'Am I slower when I am tired?' is no question of this month and the last.
  {
    of: FIGURES_OF_WORKOUTS,
    words: /\b(?:when|with|after|before|on|without)(?: \w+){1,3}$/,
    when: (question) => isUnheldComparison(question),
  },
  // What has no distance has no pace: 'my best strength session'.
  {
    of: only('extreme'),
    words: /^/,
    when: ({ kind, extreme }) =>
      kind?.workoutType === 'strength' && (extreme === 'fastest' || extreme === 'slowest'),
    said: 'the best of them',
  },
  // Of runs that were races no mean is told: 'how many races a week'.
  {
    of: only('average', 'weekly', 'breakdown'),
    words: /\braces\b|\b(?:average|typical|mean|per|each|every) race\b/,
    when: ({ race, where }) => race === null && !where.withoutRaces,
  },
  // It is of running, and of no swims.
  {
    of: only('analysis'),
    words: /\b(?:swim|rid|cycl|bik|walk|hik|strength|lift|gym|treadmill)\w*\b/,
    when: ({ kind }) =>
      kind !== null && (kind.sport !== 'run' || kind.runningSubtype !== undefined),
  },
  // 'What should I wear at Harbour'
  {
    of: only('pacing', 'races'),
    words: /\b(?:wear|dress|clothes|what time does|start time|hilly|weather)\b/,
  },
  // 'My highest distance'
  {
    of: only('extreme'),
    words: /\b(?:highest|lowest|biggest|greatest|max\w*)\b/,
    when: ({ extreme, ofWorkout }) =>
      (extreme === null || extreme === 'latest') && ofWorkout === null,
  },
  // How much time was in a zone is no limit of it.
  {
    of: only('myZones'),
    words: /\b(?:highest|lowest|most|typical|usual|average|total)\b.*\b(?:time|minutes|hours)\b/,
  },
  { of: only('biggest', 'weekdays'), words: /\bweigh(?:t|ed)?\b/ },
  // 'When did I last run that fast?', 'how many were quicker than that?'
  {
    of: only(...FIGURES, 'zones'),
    words: /\b(?:that (?:fast|far|long|slow|hard|quick)|than (?:that|this))(?=$| _)/,
    when: (question) =>
      isByItself(question) && !hasConditions(question.where) && question.rank === null,
  },
  // 'City 10 K against my 10 km split at Riverside'
  {
    of: only('races'),
    words: /\bsplits?\b/,
    when: (question) => isByItself(question) && question.otherRace !== null,
  },
  // 'In the last four weeks before the City 10 K' has two bounds, and one of them is read.
  {
    of: FIGURES,
    words: /\b(?:in )?(?:the )?last (?:\w+ )?(?:days|weeks|months)\b/,
    when: (question) =>
      isByItself(question) && question.periods[0]?.words.startsWith('before ') === true,
  },
  // 'Is my 10k better than my 5k': no sum of such runs tells which time is worth more.
  {
    of: only('compare'),
    words:
      /\b(?:better|worse|stronger|weaker)\b.{0,20}\bthan (?:the|my) (?:\d+ ?k\b|5k|10k|half|marathon).*/,
  },
  // 1:50 of a half, asked of its 10 km: nobody runs 11 minutes a kilometre.
  {
    of: only('paceSum'),
    words: /\b(?:for|if|to (?:run|finish|get|hit)|want|in|under|sub)\b.*$/,
    when: (question) => isByItself(question) && isOfALongerRun(question),
  },
];

/** Held against all others by its words, and read as something else. */
function isUnheldComparison({ intent, against, raceText, periods, ofWorkout }: Question): boolean {
  if (!comparesAlone(raceText ?? '') || against !== null || ofWorkout !== null) return false;
  const isOfNamedDays = periods.some(({ words }) => !/^(?:this|last) month$/.test(words));
  return intent !== 'compare' || !isOfNamedDays;
}

/** 'Pain or niggle' */
function isOneOfTwo(note: string): boolean {
  return /^\w+ or \w+$/.test(note);
}

function isOfALongerRun({ race, distanceM, timeS }: Question): boolean {
  if (race !== null || distanceM === null || timeS === null || distanceM < SHORT_M) return false;
  return timeS / (distanceM / 1000) >= WALKED_S_PER_KM;
}

const WALKED_S_PER_KM = 600;
const SHORT_M = 5000;
const SLOWEST_REPEAT_S_PER_KM = 480;

/** A distance that is not that of the race which is told. */
function refusedLength({ intent, distanceM, race }: Question): string | null {
  if (distanceM === null) return null;
  const isOfAnother =
    intent === 'races' && race !== null && !isSameLength(race.distanceM, distanceM);
  return isOfAnother ? distanceWords(distanceM) : null;
}
