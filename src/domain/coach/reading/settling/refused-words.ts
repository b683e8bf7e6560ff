import { isSameLength } from '../../../same-length.ts';
import { distanceWords, hasConditions } from '../../conditions.ts';
import { OF_ANYBODY, type Question } from '../../question.ts';
import { comparesAlone } from '../parts/compares-alone.ts';
import { HAS_LEAST, STATISTIC_NAMED } from '../parts/measures.ts';
import { isTooSlowToRace, isWalked } from '../parts/run-in-time.ts';
import { allBut, boundsMaximum, FIGURES_OF_WORKOUTS, only, type Refused } from './refused.ts';
import { REFUSED_ADVICE } from './refused-advice.ts';
import { REFUSED_FIGURES } from './refused-figures.ts';
import { REFUSED_PLANS } from './refused-plans.ts';
import { REFUSED_SIDES } from './refused-sides.ts';
import { isAgainstUsual } from './settle-comparison.ts';
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

const ADDED_UP: ReadonlySet<Question['measure']> = new Set([
  ...['time', 'calories', 'elevation', 'gels', 'hydration'],
] as const);

const REFUSED: readonly Refused[] = [
  ...REFUSED_ADVICE,
  ...REFUSED_SIDES,
  ...REFUSED_PLANS,
  ...REFUSED_FIGURES,
  // How figures are spread is told of a whole, not of each of its months, of one run or of a weight.
  { of: allBut('average'), words: STATISTIC_NAMED, when: ({ statistic }) => statistic !== null },
  { of: only('average'), words: /\bweigh\w*/, when: ({ statistic }) => statistic !== null },
  {
    of: only('average'),
    words: STATISTIC_NAMED,
    when: ({ statistic, count, periods }) =>
      statistic !== null && (count !== null || periods.length > 1),
  },
  // 'When was I back to 50 km a week' asks when, and for no mean.
  { of: only('weekly', 'unitCount'), words: /\bback (?:to|at|on|up to)\b/ },
  // The level before the break is told, and no other.
  {
    of: only('judge'),
    words: /\b\d+(?:\.\d+)? ?(?:km|k|miles)\b/,
    when: ({ judged, goalM }) => judged === 'backToLevel' && goalM === null,
  },
  // Of several runs no splits are told together.
  {
    of: only('ofWorkout'),
    words: /\b(?:last|latest) (?:two|three|four|five|six|\d+)\b/,
    when: ({ oneBefore, ofWorkout }) => !oneBefore && ofWorkout !== null,
  },
  // 'Have I run that long since January': as long as what was told.
  {
    of: FIGURES,
    words: /\b(?:run|ran|gone|go|went|been) (?:(?:that|as) (?:long|far|fast)|so (?:long|fast))\b/,
  },
  // A usual week or month is told by its distance, its runs, its pace and what is averaged.
  {
    of: only('compare'),
    words: /\b(?:usual\w*|normal\w*|typical|average)\b/,
    when: (question) => isAgainstUsual(question) && ADDED_UP.has(question.measure),
  },
  // 'What about on fast runs?': fast is no kind of run, and no bound.
  {
    of: ONE_FIGURE,
    words: /\b(?:on|in|for|during) (?:my |the )?(?:fast|slow|quick|steep) (?:runs|ones|days)\b/,
    when: ({ kind, where }) => !kind?.runningSubtype && !hasConditions(where),
  },
  // 'Which day is best?', of days off
  { of: only('records'), words: /\b(?:which|what) days?\b/ },
  // A day off is on no weekday of a run, and without gels anyway.
  {
    of: only('amount'),
    words: /^/,
    when: ({ measure, where }) => measure === 'restDays' && hasConditions(where),
    said: 'days off with a condition',
  },
  // 'It was work, not ill'
  {
    of: only('pain'),
    words: /\b(?:not|never|no longer) (?:ill|sick|injured|hurt|in pain|unwell)\b/,
    when: ({ complaint }) => complaint === null,
  },
  // Days without a run are no days with one.
  {
    of: only('amount'),
    words: /\bdays? (?:did i|have i|i (?:did|have)) not (?:run|go|train)\b/,
    when: ({ measure }) => measure !== 'restDays',
  },
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
      isTooSlowToRace(timeS, distanceM),
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
  // When one ran is told of runs, and how one felt by none; runs that felt so are found.
  {
    of: allBut(...OF_ANYBODY, 'startTimes'),
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
  // Whether a pair is to be worn, or still good for days to come, is no sum of it.
  {
    of: only('shoes', 'amount', 'average'),
    words: /\bshould i (?:wear|use|run in|retire)\b|\bstill (?:ok|okay|good|fine)\b/,
    when: ({ where, intent }) => intent === 'shoes' || where.shoe != null,
  },
  // 'How many with caffeine', once gels were spoken of, counts gels and no kilometres.
  {
    of: only('amount'),
    words: /^how many (?:of (?:them|those) )?with caffeine\b/,
    when: ({ measure }) => measure !== 'gels',
  },
  // How long one has had a pair is no time that was run.
  { of: only('amount'), words: /\bhow long have i (?:had|owned)\b/ },
  { of: only('fuel'), words: /\brun or rest\b/ },
  // Longer than in May is no sum of May.
  {
    of: ONE_FIGURE,
    words:
      /\b(?:longer|shorter|faster|slower|quicker|more|less|fewer|higher|lower|better|worse|bigger|smaller|harder|easier) than (?:in|last|this|during)\b/,
    when: isByItself,
  },
  // 'It is icy, what now' asks of now, and for no notes.
  {
    of: allBut('term', 'judge', 'plan', 'pain'),
    words:
      /^it is (?:\w+ )?(?:icy|slippery|snowing|snowy|raining|rainy|pouring|windy|stormy|foggy|freezing|boiling|hot|cold|humid)\b/,
    when: isByItself,
  },
  { of: ONE_FIGURE, words: /\bweeks (?:to|until|till)\b|\binstead of\b/, when: isByItself },
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
  // What was drunk is no advice on what to drink.
  { of: only('fuel'), words: /^(?:(?:and|so) )*(?:what|which) (?:\w+ )?(?:did|have) i\b/ },
  { of: only('fuel'), words: /\b(?:enough|too (?:much|little)|after|afterwards)\b/ },
  // 'With more than 200 m of climbing' is a condition, and no comparison.
  {
    of: only('compare'),
    words:
      /\b(?:more|less|fewer|greater|higher|lower) than (?!20[0-4]\d$)\d+(?! (?:days|weeks|months|years) ago)[^_]*/,
    when: ({ against }) => against === null,
  },
  // What others ran, and what a course was like, stands in no result and follows from no prediction.
  {
    of: only('races'),
    words: /\bhow many (?:people |runners |others )?(?:ran|started|finished|took part|were)\b/,
  },
  { of: only('predict'), words: /^(?:(?:and|so|but) )*(?:was|were) (?:it|that|the course)\b/ },
  // Two stretches are compared by their sums, and by no mean of each run.
  {
    of: only('compare'),
    words:
      /\b(?:average|mean) (?:km|kilomet\w+|miles|distance|length|duration|time)\b|\b(?:km|kilomet\w+|miles) (?:per|a|each) run\b/,
    when: (question) => !isAgainstUsual(question) && question.against === null,
  },
  // 'How do the weeks after the flu compare with those before' asks for figures, and for no advice.
  { of: only('pain'), words: /\b(?:compar\w+|versus|vs)\b/ },
  { of: only('races'), words: /\bhow long (?:until|till|before) i (?:run|ran|did|do|was)\b.*/ },
  // 'What if I feel bad at 5 km' is told by no prediction.
  { of: only('predict', 'pacing', 'paceSum'), words: /\b(?:if|when) i (?:feel|am|get)\b.*/ },
  // 'How long till I ran 10 km again' asks for one run, and for no week.
  {
    of: only('judge'),
    words: /^(?!.*\bweeks?\b).*\b(?:run|ran|running|do|did) (?:a )?\d+(?:\.\d+)? ?(?:km|k|miles)\b/,
    when: ({ judged }) => judged === 'backToLevel',
  },
  // 'Long runs for the marathon' are none of that length.
  {
    of: only(...FIGURES, 'biggest', 'breakdown', 'unitCount'),
    words:
      /\b(?:for|in|of) (?:the|my|a) (?:half marathon|half|marathon)(?: (?:plan|training|build[- ]?up|block))?\b/,
    when: ({ where, distanceM }) =>
      distanceM !== null || where.bounds.some(({ of }) => of === 'distance'),
  },
  // Of which race it is a split is left open: 15 km in 1:50 is another question.
  {
    of: only('paceSum'),
    words: /\b\d+ ?(?:km|k|miles?) split\b/,
    when: ({ timeS, paceSPerKm }) => timeS !== null && paceSPerKm === null,
  },
  // At what time a race starts stands in no log.
  {
    of: only('races', 'taper', 'readiness', 'pacing', 'racePlan'),
    words:
      /^(?:(?:and|so|ok) )*(?:when|(?:at )?what time) (?:does|is|will)(?!.*\b(?:taper\w*|plan|training)\b) (?:\w+ )*?race\b.*\b(?:starts?|begins?|go off|start time)\b/,
    when: ({ race }) => race !== null,
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
  // Which race is not said.
  {
    of: only('weight'),
    words: /\b(?:on|at) (?:the )?race(?: day)?\b/,
    when: ({ periods, race }) => periods.length === 0 && race === null,
  },
  // That nobody came along is in no note.
  {
    of: FIGURES,
    words: /\b(?:by myself|on my own|solo)\b/,
    when: ({ where }) => where.note === null,
  },
  // No run is known to be flat, and no pair to be the worst.
  { of: FIGURES, words: /\bflat (?:runs?|routes?|ones)\b/ },
  {
    of: only('shoes'),
    words:
      /\b(?:worst|nicest|comfiest|most comfortable|(?:feel|felt|feels) (?:the )?(?:best|easiest|worst|good|nice))\b/,
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
  { of: only('compare'), words: /\bsame day\b/ },
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
  // 'How fast are my 400s lately': the paces that are advised are none of those.
  {
    of: only('trainingPaces'),
    words: /\b(?:lately|recently|have (?:i|my) .*\bbeen)\b/,
  },
  // 'What if I go out at 5:05': what it comes to in miles is no answer.
  {
    of: only('paceSum'),
    words:
      /^(?:(?:and|so|but) )*(?:what )?(?:happens )?if i (?:go (?:out|off)|start|set off|begin|head out)\b/,
    when: ({ distanceM, race }) => distanceM === null && race === null,
  },
  // 'Did I miss any long runs since September': those that were run are none of them.
  {
    of: FIGURES,
    words: /\b(?:did|have) i (?:ever )?(?:miss|missed|skip|skipped) (?:any|some|a|many|my)\b/,
  },
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
    words: /\b(?:what|which|when|how \w+) (?:\w+ ){0,3}?(?:will|would)\b/,
    when: isByItself,
  },
  // 'When will I run 30 km': how fast is predicted, and not when.
  {
    of: only('predict'),
    words: /^(?:(?:and|so) )*when (?:will|would|do|can) i (?:first )?(?:run|reach|do|manage|hit)\b/,
    when: ({ timeS, race }) => timeS === null && race === null,
  },
  // 'How many km do I still have to run this month', 'what is left to run'
  {
    of: only(...FIGURES, 'biggest'),
    words:
      /\b(?:still|yet) (?:have |need |got |want )?to (?:run|do|go|cover|ride|swim|train)\b|\b(?:left|remain\w*) to (?:run|do|cover)\b/,
    when: (question) => isByItself(question) && question.goalM === null,
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
    when: ({ race, where }) => race === null && !where.withoutRaces && !where.inRaces,
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
    words:
      /\b(?:wear|dress|clothes|what time does|start time|hilly|flat|undulating|course profile|weather)\b/,
  },
  // 'My highest distance'
  {
    of: only('extreme'),
    words: /\b(?:highest|lowest|biggest|greatest|max\w*)\b/,
    when: (question) =>
      (question.extreme ?? 'latest') === 'latest' &&
      question.ofWorkout === null &&
      !boundsMaximum(question),
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
  // Whether a change is more than chance is told of the pace at the same heart rate alone.
  {
    of: only('trend', 'compare'),
    words: /\b(?:statistic\w*|significan\w*|meaningful|(?:just )?noise|by chance)\b/,
  },
  // What is wrong with a run that was told of is no analysis of four weeks.
  { of: only('analysis'), words: /\bwhat is going on$/ },
  // A prediction knows of no gel.
  { of: only('readiness'), words: /\b(?:fuel\w*|gels?|drink\w*|practi[sc]ed)\b/ },
  { of: only('races'), words: /\bworth of\b/ },
  // Whether legs were tired is in no field of a workout.
  { of: FIGURES, words: /\b(?:on|with) (?:tired|heavy|fresh|sore|dead|good) legs\b/ },
  // 'City 10 K against my 10 km split at Riverside'
  {
    of: only('races'),
    words: /\bsplits?\b/,
    when: (question) => isByItself(question) && question.otherRace !== null,
  },
  // 'What did I do differently in October' is no list of it.
  { of: FIGURES_OF_WORKOUTS, words: /\bdifferently\b/ },
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
  return isWalked(timeS, distanceM);
}

const SHORT_M = 5000;

/** A distance that is not that of the race which is told. */
function refusedLength({ intent, distanceM, race }: Question): string | null {
  if (distanceM === null) return null;
  const isOfAnother =
    intent === 'races' && race !== null && !isSameLength(race.distanceM, distanceM);
  return isOfAnother ? distanceWords(distanceM) : null;
}
