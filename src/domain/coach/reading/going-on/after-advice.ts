import { RUN_KINDS } from '../../kinds.ts';
import type { Intent, Question } from '../../question.ts';
import { asksForFoodBefore } from '../settling/settle-fuel.ts';
import { asking, type Said } from './said.ts';

/** What an answer of advice leads to: a topic, a judgement, or the same told for what is asked of it. */
type LeadsTo =
  /** What of it is asked, where that is not the whole. */
  | { topic: string; asked?: string }
  | { judged: 'longRunBeforeRace' | 'raceWeek' | 'weekEnough' | 'longRuns' | 'lastEasierWeek' }
  /** Whether the easy runs are easy. */
  | { easy: 'enough' }
  /** What the answer rests on. */
  | 'why'
  /** Of all races to come. */
  | { races: 'to come' }
  /** Told as if that were asked. */
  | { pain: string }
  /** A week with one in it. */
  | { plan: 'week' | 'today' }
  /** Of the race that was spoken of. */
  | { fuel: 'of the race' | 'before a run' | 'on a long run' }
  /** The same pace, held back at first. */
  | { pacing: 'negative split' }
  | 'the same';

type WayOn = { after: (before: Question) => boolean; asks: RegExp; leadsTo: LeadsTo };

const LEADS = '^(?:(?:and|so|but|ok|then|what about|how about) )*';

function after(...intents: readonly Intent[]): (before: Question) => boolean {
  return ({ intent }) => intents.includes(intent);
}

const OF_TAPER: ReadonlySet<string> = new Set([
  ...['taper', 'sessions in the taper', 'strength before a race'],
  ...['a race the day before', 'day before a race'],
]);
/** 'Drop the strength session': a plan holds runs alone. */
export const DROPS_STRENGTH =
  /\b(?:drop|skip|cancel|without|leave out|no)\b.*\b(?:strength|gym|lifting|weights)\b/;

const ofTaper = ({ intent, topic, term, judged }: Question) =>
  intent === 'taper' || judged === 'longRunBeforeRace' || OF_TAPER.has(topic ?? term ?? '');
/** The plan of a week lays one of them. */
const OF_FAST_RUNS: ReadonlySet<string> = new Set(['threshold', 'tempo', 'interval', 'long run']);
const ofFuel = ({ intent, topic }: Question) => intent === 'fuel' || topic === 'caffeine';
const ofOutlook = after('readiness', 'predict', 'analysis', 'goal');
const ofAim = after('readiness', 'predict', 'paceSum', 'pacing');
/** Easy runs, their pace, and Zone 2. */
const ofEasyPace = ({ intent, judged, kind, zones, topic, term }: Question) =>
  judged === 'easyEffort' ||
  intent === 'trainingPaces' ||
  intent === 'myZones' ||
  (kind?.runningSubtype === 'outdoor-easy' && intent !== 'list') ||
  (intent === 'zones' && zones.length <= 1) ||
  ['easy run', 'zone 2', 'slow in zone 2'].includes(topic ?? term ?? '');
const ofShoes = ({ intent, judged }: Question) => intent === 'shoes' || judged === 'raceShoes';
const ofTrainingAhead = after('plan', 'readiness', 'taper', 'races', 'racePlan');
const ofBody = ({ intent, topic, about }: Question) =>
  intent === 'pain' || topic === 'cross training' || about?.intent === 'pain';

/** How a conversation goes on from advice; the first that is asked for is told. */
const WAYS_ON: readonly WayOn[] = [
  {
    after: ({ topic, term, judged }) =>
      (topic ?? term) === 'cutback week' || judged === 'lastEasierWeek',
    asks: /^(?:(?:and|so|ok|then) )*(?:by )?how (?:much|many (?:km|kilomet\w+|miles)) (?:less|fewer|shorter|lower|lighter|easier|should i (?:cut|drop|reduce|take off|leave out|do less))\b/,
    leadsTo: { topic: 'cutback week', asked: 'how do i do it' },
  },
  {
    after: ({ topic, term }) => (topic ?? term) === 'cutback week',
    asks: /^(?:(?:and|so|ok|then) )*when (?:was|did i (?:have|do|take)) (?:my |the )?last (?:one|time)$/,
    leadsTo: { judged: 'lastEasierWeek' },
  },
  {
    after: ({ intent, judged }) =>
      intent === 'plan' || intent === 'trainingPaces' || judged === 'nextSession',
    asks: /^(?:(?:and|so|ok|but) )*(?:what (?:if|happens (?:if|when))|is it (?:bad|ok|okay|a problem) (?:if|to)|does it matter if) (?:i )?(?:just )?(?:skip|miss|drop|leave out) (?:it|that|this|one)(?: (?:one|run|session|day))?$/,
    leadsTo: { topic: 'missed training' },
  },
  {
    after: ({ intent, kind }) =>
      intent === 'trainingPaces' || kind?.runningSubtype === 'outdoor-interval',
    asks: /^(?:(?:and|so|ok) )*how (?:much|long)(?: (?:is|should))?(?: (?:the|a|my))? ?(?:rest|recovery|break|pause|jog|jogging)(?: (?:should i take|do i take|should there be|is there|do i need))? (?:in )?between(?: (?:them|those|each|reps|repeats|the reps|intervals))?$/,
    leadsTo: { topic: 'rest between repetitions' },
  },
  {
    after: ({ judged }) => judged === 'tiredToday' || judged === 'restDay',
    asks: /^(?:(?:and|so|ok|then) )*(?:just|only|simply|better) (?:a )?(?:rest|day off|skip it|skip)(?: (?:then|today|it))*$/,
    leadsTo: 'the same',
  },
  {
    after: ofTaper,
    asks: /\b(?:parkrun|race|5 km)\b.*\b(?:day|weekend|week|saturday) before\b/,
    leadsTo: { topic: 'a race the day before' },
  },
  {
    after: ofTaper,
    asks: /^(?:(?:and|what about|how about|on) )*the (?:day|evening) before(?: (?:it|that|the race))?$/,
    leadsTo: { topic: 'day before a race' },
  },
  {
    after: ofTaper,
    asks: /\b(?:long run|long one|long runs)\b/,
    leadsTo: { judged: 'longRunBeforeRace' },
  },
  {
    after: ofTaper,
    asks: /^(?!.*\b(?:did|was|how fast)\b).*\b(?:fast|speed|speedwork|quality|intervals?|tempo|hard|strides|threshold)\b/,
    leadsTo: { topic: 'sessions in the taper' },
  },
  {
    after: ofTaper,
    asks: /^(?!.*\b(?:did|have i|was|were|has|how (?:many|much|often))\b).*\b(?:strength|gym|lift\w*|weights|squats)\b/,
    leadsTo: { topic: 'strength before a race' },
  },
  {
    after: after('taper'),
    asks: /^(?!.*\b(?:did|was|have)\b).*\bhow (?:much|many|far)\b.*\b(?:week|cut|less|reduce|run|km|drop)\b/,
    leadsTo: 'the same',
  },
  {
    after: ofFuel,
    asks: new RegExp(
      `${LEADS}(?:with|any|no|without)?(?: (?:with|or|any|some))* ?caffein\\w*(?: (?:or|without|not|ones|gels|in them|then))*$`,
    ),
    leadsTo: { topic: 'caffeine' },
  },
  {
    after: ({ topic, race }) => topic === 'caffeine' && race !== null,
    asks: /^(?:and |so |ok )*when (?:do|should) i (?:take|have|eat|get) (?:the|them|it|my|one)\b/,
    leadsTo: { fuel: 'of the race' },
  },
  {
    after: ofFuel,
    asks: /^(?:and |so |but |what about |a |some )*(?:coffee|espresso)\b(?: (?:ok|okay|good|allowed|before|first|then))*$/,
    leadsTo: { topic: 'caffeine' },
  },
  {
    after: asksForFoodBefore,
    asks: /^(?:and |so |ok )*when (?:do|should) i (?:take|have|use) (?:(?:my|the|a|an|any|first) )*gels?\b/,
    leadsTo: { fuel: 'of the race' },
  },
  {
    after: after('fuel'),
    asks: new RegExp(
      `${LEADS}(?:when(?: exactly)?$|(?:when|at what time) (?:do|should) i (?:take|have|eat|get) )|\\b(?:did|have) i (?:ever )?(?:practi[sc]ed?|tried|try|trained|tested|test) (?:that|it|this)\\b`,
    ),
    leadsTo: 'the same',
  },
  {
    after: ({ topic }) => topic === 'caffeine',
    asks: /^(?:and |what about )*(?:the )?(?:night|evening) before(?: then)?$/,
    leadsTo: { topic: 'night before a race' },
  },
  {
    after: ({ topic }) => topic === 'stitch',
    asks: /^(?!.*\b(?:did|was|were|have i)\b).*\b(?:eat|eating|food|drink|drinking|coke|breakfast)\b/,
    leadsTo: { topic: 'stitch' },
  },
  {
    after: ({ intent, topic, term }) =>
      intent === 'threshold' || OF_FAST_RUNS.has(topic ?? term ?? ''),
    asks: /^(?:and |so |ok |can you |please )*(?:put|add|fit|plan|include|schedule) (?:me )?(?:one|it|some|them|that)\b.*\bweek\b/,
    leadsTo: { plan: 'week' },
  },
  {
    after: ofOutlook,
    asks: /\b(?:what|anything|something|much)\b.*\b(?:can|could|should|to|do)\b.*\b(?:still|about (?:it|that)|until then|till then|left|by then|in (?:the )?(?:\w+ )?weeks)\b/,
    leadsTo: { topic: 'late fitness' },
  },
  {
    after: ofOutlook,
    asks: /\bcan i (?:still )?(?:improve|fix|change|make up for|get (?:any )?(?:fitter|faster))\b/,
    leadsTo: { topic: 'late fitness' },
  },
  {
    after: ofAim,
    asks: /\b(?:how (?:much|many)|what)\b.*\b(?:km|kilomet\w+|miles|mileage|distance)\b.*\b(?:week|weekly)\b.*\b(?:need|should|for (?:that|it)|takes?|required)\b/,
    leadsTo: { topic: 'weekly distance for a race' },
  },
  {
    after: after('plan'),
    asks: new RegExp(
      `${LEADS}(?:(?:where|when|which days?|what days?|how)\\b.*\\b|(?:is there|do i have|any) (?:room|time|space) for (?:the |my )?|(?:the |my )?)(?:strength|gym|weights|lift(?:ing)?)(?: (?:work|training|session|sessions|workout|workouts|stuff|day|days|in|then|best|go|fit in|there|with this|with that|to it|one))*$`,
    ),
    leadsTo: { topic: 'gym beside running' },
  },
  {
    after: ({ intent, topic }) => intent === 'overtraining' || topic === 'overtraining',
    asks: new RegExp(
      `${LEADS}(?:what|how|which)\\b(?!.*\\b(?:did|was|were|have i|many|far|do you|sure)\\b).*\\b(?:cut|drop|skip|reduce|change|leave out|first|recover|about (?:it|that)|better|back|do (?:now|then|instead)|avoid|prevent|fix|get out)\\b`,
    ),
    leadsTo: { topic: 'overtraining', asked: 'how do i avoid it' },
  },
  {
    after: ofEasyPace,
    asks: new RegExp(
      `${LEADS}how (?:do|can|should|could|would) i (?:slow (?:it |them )?down|run (?:them )?(?:slower|easier)|keep (?:it|them) (?:easy|slow)|go slower|hold back|stop (?:running|going) (?:too |so )?fast|get (?:it|them) (?:easier|slower)|fix (?:it|that))\\b`,
    ),
    leadsTo: { topic: 'easy run', asked: 'how do i do it' },
  },
  {
    after: ofEasyPace,
    asks: /^(?!.*\b(?:did|was|last|yesterday|today|how (?:many|much|slow|fast)|enough)\b)(?=.*\b(?:why|how|seems?|feels?|sounds?|looks?|is|really)\b).*\b(?:slow(?:er|ly)?|crawl\w*|walking|slow down|shuffl\w*|snail)\b/,
    leadsTo: { topic: 'slow in zone 2' },
  },
  {
    after: after('plan'),
    asks: /^(?:(?:and|so|ok) )*what (?:should|can|do|could|shall) i (?:eat|have)(?: for breakfast)?(?: (?:before|beforehand))(?: (?:it|that|then|the run|the long run|running))*$/,
    leadsTo: { fuel: 'before a run' },
  },
  {
    after: ({ intent, race, distanceM }) =>
      (intent === 'pacing' || intent === 'paceSum' || intent === 'readiness') &&
      (race !== null || (distanceM ?? 0) >= LEAST_PACED_M),
    asks: /^(?!.*\b(?:did|was|were|ran|compar\w*|my last|have i|long run|long one|week|days?|session|workout|intervals?|tempo|taper\w*|train\w*|plan|gels?|eat|drink)\b)(?:.*\b(?:slow(?:er|ly)?|easy|easier|easily|hold(?:ing)? back|gentle|conservative(?:ly)?)\b.*\b(?:first|start|begin\w*|beginning|at first|early|opening)\b|.*\b(?:start|begin|go out)\w* (?:\w+ )?(?:slow(?:er|ly)?|easy|easier|easily|gently|conservative(?:ly)?)\b|(?:and |so |ok )*(?:how|what|where|when)\b.*\b(?:last(?! (?:year|month|week|time|race)\b)|final|end|second half|push|speed up|accelerate|kick|start|begin|first)\b)/,
    leadsTo: { pacing: 'negative split' },
  },
  {
    after: ofFuel,
    asks: /^(?:(?:and|so|ok|what about|how about|any|one|another|a gel|something) )*(?:right |just |shortly )?(?:before|beforehand)(?: (?:the|start|race|gun|it|that|starting|run|as well|too|i|go|begin))*$/,
    leadsTo: { fuel: 'before a run' },
  },
  {
    after: after('weight'),
    asks: /\b(?:make|makes|made|making|get|gets|got) me (?:\w+ )?(?:faster|quicker|slower|better|fitter)\b|\b(?:faster|quicker) (?:because of|due to|from|with|through) (?:it|that|this)\b|\bhow much (?:faster|quicker|time)\b/,
    leadsTo: { topic: 'weight loss', asked: 'does it make me faster' },
  },
  {
    after: ({ intent, topic }) => intent === 'weight' || topic === 'weight loss',
    asks: /\beat(?:ing)? (?:less|fewer|little)\b|\b(?:skip|cut) (?:a |some )?(?:meals?|carbs?|dinner|breakfast|calories)\b|\bdiet(?:ing)?\b|\bdeficit\b/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ofShoes,
    asks: /\b(?:barely|hardly|not|never|scarcely|only just)\b.*\b(?:worn|used|run in|broken in)\b|\bbreak(?:ing)? (?:them |it )?in\b|\b(?:quite |brand |very |still )?new\b.*\b(?:problem|ok|okay|fine|risk|matter|bad)\b/,
    leadsTo: { topic: 'new shoes' },
  },
  {
    after: ({ intent, distanceM, repetitions, raceText }) =>
      intent === 'trainingPaces' &&
      (repetitions !== null ||
        (distanceM !== null && distanceM <= 2000) ||
        /\b(?:reps?|repeats|intervals?)\b/.test(raceText ?? '')),
    asks: /^(?:(?:and|so|ok) )*how many(?: (?:of (?:them|those|these)|reps?|repeats|repetitions|times|intervals|should i (?:do|run)|do i (?:do|run|need)|then|are (?:good|enough|best)))*$/,
    leadsTo: { topic: 'interval', asked: 'how do i do it' },
  },
  {
    after: ofAim,
    asks: /^(?:(?:and|so|ok) )*how (?:many|much)(?: (?:km|kilomet\w+|miles|distance|mileage))?(?: (?:a|per|each) week)? (?:should|must|do|would) i (?:have to |need to )?(?:do|run|train|be doing)(?: (?:for (?:it|that)|then|a week|per week|to get there))*$/,
    leadsTo: { topic: 'weekly distance for a race' },
  },
  {
    after: ofAim,
    asks: /^(?!.*\b(?:did|was|were|have i|last|longest)\b)(?:(?:and|so|ok) )*(?:what|which|how (?:long|far))\b.*\blong runs?\b/,
    leadsTo: { judged: 'longRuns' },
  },
  {
    after: after('weight'),
    asks: /^(?:(?:and|so|but) )*(?:(?:what|when) is realistic|is (?:it|that|this) (?:healthy|realistic|sensible|safe|smart|wise)|how (?:fast|quickly) (?:should|can|may) (?:i|it)\b.*)$/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ({ judged }) => judged === 'nextSession',
    asks: /^(?:(?:and|so|ok) )*(?:how (?:far|long|many km)|when(?: is it| exactly)?|what exactly)(?: (?:should|will|is) (?:it|that|i)(?: (?:be|run|do))?)?$/,
    leadsTo: 'the same',
  },
  {
    after: ({ intent, raceText }) =>
      (intent === 'plan' || intent === 'judge') &&
      /\b(?:intervals?|speed|reps|fast session)\b/.test(raceText ?? ''),
    asks: /^(?:(?:and|so|ok) )*(?:what exactly|which ones|what kind|what sort|how many(?: (?:reps?|repeats|of them|repetitions))?|what (?:should|would) i do(?: exactly)?)$/,
    leadsTo: { topic: 'interval', asked: 'how do i do it' },
  },
  {
    after: ({ measure, topic, term }) => measure === 'cadence' || (topic ?? term) === 'cadence',
    asks: /^(?:(?:and|so|ok|then) )*what (?:should|can|do|must) i do(?: (?:then|now|about it|with it|about that))*$/,
    leadsTo: { topic: 'cadence', asked: 'how do i raise it' },
  },
  {
    after: after('lastRest'),
    asks: /^(?:(?:and|so|ok) )*(?:should|do|must) i (?:need to )?(?:take|have|need|do) (?:one|a rest day|a day off|another one|a rest)(?: (?:now|today|then|soon|again))*$/,
    leadsTo: { plan: 'today' },
  },
  {
    after: after('trainingPaces', 'overtraining'),
    asks: /^(?:(?:and|so|but|or) )*(?:(?:do|am) i (?:really |actually )?(?:run|running|do|doing|keep to|stick to|hold) (?:that|it|them|those|at that)|(?:am i (?:running )?)?too fast)(?: (?:too|as well|then|on easy days))*$/,
    leadsTo: { easy: 'enough' },
  },
  {
    after: after('overtraining'),
    asks: /^(?:(?:and|so|but) )*how (?:much|many km|far)(?: a week)? (?:should|can|could|may) i (?:run|train|do)(?: (?:a week|per week|then|instead|safely))*$/,
    leadsTo: { judged: 'weekEnough' },
  },
  {
    after: after('plan'),
    asks: /\b(?:want|going|would like|plan|planning) to race\b|\b(?:i am|i will be) racing\b|\bi (?:have|have got) a race\b/,
    leadsTo: { topic: 'a race as training' },
  },
  {
    after: ({ intent, zones }) => intent === 'myZones' && zones.length === 1 && zones[0] === 2,
    asks: /^(?:(?:and|so|ok) )*(?:what|which|how fast)(?: (?:pace|speed))?(?: (?:is|would|does|would be))*(?: (?:that|it|this))?(?: (?:be|in pace|mean|for me))*$/,
    leadsTo: { topic: 'zone 2' },
  },
  // 'What should my last long run be?', after whether one is ready
  {
    after: ({ intent, race }) => intent === 'readiness' || (intent === 'races' && race !== null),
    asks: /\b(?:last|final) long (?:run|one)\b/,
    leadsTo: { judged: 'longRunBeforeRace' },
  },
  {
    after: ({ intent, race }) =>
      race !== null && ['races', 'readiness', 'pacing', 'predict', 'taper'].includes(intent),
    asks: /\b(?:what|how) (?:should|do|shall|must|can) i (?:do|run|train)(?: (?:in|for|during))* (?:the |that )?(?:week before|last week|race week|final week)(?: (?:it|that|the race))?$/,
    leadsTo: { judged: 'raceWeek' },
  },
  {
    after: after('races'),
    asks: /^(?:(?:and|then|what|which|ok) )*(?:is |comes |about )?(?:after (?:that|it|this)|the (?:next|one) (?:one )?after(?: (?:that|it))?|the next one|next)$/,
    leadsTo: { races: 'to come' },
  },
  {
    after: after('predict', 'readiness'),
    asks: /^(?:(?:and|but|so) )*(?:why|how come)(?: (?:is|it|that|so|only|not|such|a))*(?: (?:slow|slower|fast|faster|pessimistic|optimistic|low|high|bad|good))?$/,
    leadsTo: 'why',
  },
  {
    after: after('racePlan'),
    asks: /^(?:(?:and|but|so) )*(?:is|are) (?:that|it|this|the plan|they) (?:not )?(?:\w+ )?(?:too (?:much|hard|ambitious|fast|many|steep)|realistic|safe|a lot|risky|much)(?: for me| km| for somebody like me)?$/,
    leadsTo: 'why',
  },
  {
    after: after('overtraining'),
    asks: /\b(?:week|few days|some days|couple of days|time) off\b|\btake (?:a )?(?:break|rest)\b/,
    leadsTo: { topic: 'overtraining', asked: 'how long does it take to recover' },
  },
  {
    after: after('weight'),
    asks: /^(?:(?:and|but|so) )*(?:is|was) (?:that|it|this)(?: a bit| maybe| not)? too (?:fast|quick|quickly)(?: for me)?$/,
    leadsTo: { topic: 'weight loss', asked: 'weight loss' },
  },
  {
    after: after('trend'),
    asks: /^(?:(?:and|so|ok|by) )*(?:how much(?: faster| slower)?|since when|over what (?:time|period)|in what time|by how much)$/,
    leadsTo: 'the same',
  },
  {
    after: ({ intent, measure, kind }) =>
      intent === 'average' &&
      (measure === 'heartRate' || measure === 'pace') &&
      kind?.runningSubtype === 'outdoor-easy',
    asks: /^(?:(?:and|but|so|ok) )*(?:is|are|was) (?:that|it|this|they)(?: (?:a bit|really|still|about))? (?:too (?:high|low|fast|hard)|good|ok|okay|fine|normal|alright|easy enough|slow enough|right)(?: for me| for easy| for easy runs| then)*$/,
    leadsTo: { easy: 'enough' },
  },
  {
    after: ({ intent, kind }) =>
      intent === 'weekly' && (kind === null || kind.runningSubtype === undefined),
    asks: /^(?:(?:and|but|so|ok) )*(?:is|are|was) (?:that|it|this|they) (?:enough|ok|okay|fine|good|too (?:little|low|few))(?: for me| then)*$/,
    leadsTo: { judged: 'weekEnough' },
  },
  {
    after: ({ measure, intent, count, extreme }) =>
      (measure === 'hydration' || measure === 'gels') &&
      (intent === 'amount' || intent === 'average') &&
      count === null &&
      extreme === null,
    asks: /^(?:(?:and|but|so|ok) )*(?:is|are) (?:that|it|this|they) (?:enough|ok|okay|fine|too (?:little|few|much|many))(?: for me| then)*$/,
    leadsTo: { fuel: 'on a long run' },
  },
  {
    after: ofTrainingAhead,
    asks: /^(?!.*\b(?:did|was|were|last|day before)\b).*\b(?:parkrun|5 ?k race|park run)\b/,
    leadsTo: { topic: 'a race as training' },
  },
  {
    after: ({ intent, scope, periods }) =>
      intent === 'plan' && (scope === 'week' || scope === 'nextWeek') && periods.length === 0,
    asks: /^(?:(?:and|so|ok) )*(?:what|when|how (?:long|far)|which day) is (?:the|my) (?:long run|long one|fast run|faster run|hard (?:run|day|session)|session|intervals?)(?: then| in it)*$/,
    leadsTo: 'the same',
  },
  {
    after: after('plan'),
    asks: DROPS_STRENGTH,
    leadsTo: 'the same',
  },
  {
    after: after('weight'),
    asks: /\blos(?:e|ing)(?: it| weight)? too (?:fast|quick(?:ly)?|much)\b|\b(?:los(?:e|ing)|diet\w*|lighter|cut)\b.*\b(?:before|race|_|smart|sensible|wise|safe|good idea)\b|\b(?:smart|sensible|wise|safe|good idea)\b.*\blos(?:e|ing)\b/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ofShoes,
    asks: /\bhow (?:many (?:km|kilomet\w+|miles)|long|far) (?:do|should|will|can) (?:they|shoes|these|it|a pair|pairs|one pair) (?:\w+ )?(?:last|take)\b/,
    leadsTo: { topic: 'shoes' },
  },
  {
    after: ofShoes,
    asks: /\b(?:can|could|should|may) i (?:wear|race in|run in|use|take|race) (?:a )?new\b/,
    leadsTo: { topic: 'new shoes' },
  },
  {
    after: ({ judged }) => judged === 'raceShoes',
    asks: /^(?:and |so |but )*(?:are|is) (?:they|it|that pair) (?:\w+ )?(?:worn|worn out|done|finished|too old|still (?:good|ok|fine))\b/,
    leadsTo: 'the same',
  },
  {
    after: ({ topic, term }) => (topic ?? term) === 'carb loading',
    asks: /^(?:and |so |ok )*(?:when (?:do|should) i (?:start|begin)\b|how (?:many (?:grams|carbs|days)|much|long)\b|is (?:that|it) (?:needed|necessary|worth it)\b)/,
    leadsTo: { topic: 'carb loading' },
  },
  {
    after: ({ topic }) => topic === 'weight loss',
    asks: /^(?:and |so |ok )*how (?:quick(?:ly)?|fast|soon|much)\b.*\b(?:could|can|should|may|safe)\b/,
    leadsTo: { topic: 'weight loss' },
  },
  {
    after: ({ topic, term, judged }) =>
      (topic ?? term) === 'strength training' || judged === 'strength',
    asks: /\b(?:stop|drop|skip|leave|keep|do)\b.*\b(?:race week|before (?:the|a|my) race|taper)\b/,
    leadsTo: { topic: 'strength before a race' },
  },
  {
    after: ofBody,
    asks: /\blos(?:e|ing)\b.*\b(?:fitness|form|shape|condition)\b/,
    leadsTo: { topic: 'losing fitness' },
  },
  {
    after: ofBody,
    asks: /^(?:and |so |ok |but )*(?:for )?how (?:long|many days) (?:should|must|do|shall) i (?:wait|rest|stop|pause|stay off|take off|not run)\b/,
    leadsTo: 'the same',
  },
  {
    after: ofBody,
    asks: /\b(?:cycl\w+|bike|biking|swim\w*|row\w*|elliptical)\b.*\b(?:ok|okay|alright|all right|fine|possible|instead|help|better|allowed)\b|^(?:and |so |but |ok )*(?:what about (?:cycling|biking|riding|swimming|rowing)|(?:can|could|may|should) i (?:still )?(?:cycle|bike|ride|swim|row))\b/,
    leadsTo: { topic: 'cross training' },
  },
  {
    after: ofBody,
    asks: /\b(?:start|begin|go back|get back|come back|return)\b.*\b(?:again|how|running|back)\b|\bfirst (?:day|run|week) back\b/,
    leadsTo: { pain: 'how do i start again' },
  },
  {
    after: ofBody,
    asks: /\b(?:should|do|must) i (?:see|go to|visit|call|ask) (?:a |an |the |my )?(?:doctor|gp|physio\w*|someone|somebody|specialist)\b/,
    leadsTo: { pain: 'when is it to be seen' },
  },
];

/** Whether a message goes on from advice, and is no question about its name. */
export function asksOnFromAdvice(text: string, before: Question): boolean {
  return wayOnFrom(text, before) !== undefined;
}

function wayOnFrom(text: string, before: Question): WayOn | undefined {
  return WAYS_ON.find(({ after: of, asks }) => of(before) && asks.test(text));
}

export function onFromAdvice({ text, subject, before }: Said): Question | null {
  const way = wayOnFrom(text, before);
  if (way === undefined) return null;
  const { leadsTo } = way;
  if (leadsTo === 'why') return { ...asking(subject, 'why'), about: before };
  if (leadsTo === 'the same') {
    // A complaint, and what to eat beforehand, are told by their own words.
    const isOfNext = before.judged === 'nextSession';
    const isByWords = before.intent === 'pain' || isOfNext || asksForFoodBefore(before);
    const raceText = isByWords ? before.raceText : text;
    return { ...before, raceText, unplaced: [] };
  }
  const { race, distanceM } = before;
  const open = { kind: null, against: null, measure: null, periods: [], unread: null };
  const others = {
    scope: null,
    wishes: null,
    timeS: null,
    missing: null,
    extreme: null,
    unit: null,
  };
  const parts = { ...subject, ...open, ...others };
  if ('pacing' in leadsTo) {
    const intent = 'pacing';
    return { ...before, intent, negativeSplit: true, raceText: text, unplaced: [] };
  }
  if ('races' in leadsTo) return asking({ ...parts, raceText: 'my races' }, 'races');
  if ('easy' in leadsTo) {
    const kind = RUN_KINDS['outdoor-easy'];
    const raceText = 'are my easy runs too fast';
    return asking({ ...parts, kind, judged: 'easyEffort', raceText }, 'zones');
  }
  if ('plan' in leadsTo) {
    return leadsTo.plan === 'today'
      ? asking({ ...parts, scope: 'today', raceText: 'should i rest today' }, 'plan')
      : asking({ ...parts, scope: subject.scope ?? 'nextWeek' }, 'plan');
  }
  if ('fuel' in leadsTo) {
    const isOfRace = leadsTo.fuel === 'of the race';
    const raceText = FUEL_ASKED[leadsTo.fuel] ?? subject.raceText;
    return asking(isOfRace ? { ...parts, race, distanceM } : { ...parts, raceText }, 'fuel');
  }
  if ('pain' in leadsTo) return asking({ ...parts, raceText: leadsTo.pain }, 'pain');
  if ('judged' in leadsTo)
    return asking({ ...parts, race, distanceM, judged: leadsTo.judged }, 'judge');
  const raceText = leadsTo.asked ?? subject.raceText;
  return asking({ ...parts, race, distanceM: null, topic: leadsTo.topic, raceText }, 'term');
}

/** Of a shorter one no part is held back. */
const LEAST_PACED_M = 10_000;

const FUEL_ASKED = {
  'of the race': null,
  'before a run': 'what should i eat before a run',
  'on a long run': 'how much should i drink on a long run',
} as const;

const COULD_HOLD =
  /^(?:(?:and|so|but|ok|do you think) )*(?:could|can|would|will|do you think|am i|is|should) (?:i|that|it|this)(?: (?:really|ever|actually|possibly))* ?(?:(?:hold|manage|keep|run|do|make|able to (?:hold|keep|run)|sustain|fast enough|fit enough|realistic|possible|doable|feasible|achievable|ready) ?)+(?:(?:it|that|this|up|for (?:it|that|me)|such a pace|that pace|on the day|in a race|all the way|then|right now|now|at the moment) ?)*$/;

/** 'Could I hold that?', after what a pace comes to: held against the prediction. */
export function couldHoldThat({ text, subject, before }: Said): Question | null {
  if (!COULD_HOLD.test(text)) return null;
  const { distanceM, timeS, paceSPerKm, race, intent } = before;
  const lengthM = race?.distanceM ?? distanceM;
  const open = { ...subject, kind: null, measure: null, paceSPerKm: null, zones: [] };
  if (intent === 'pacing' && lengthM !== null) {
    return asking({ ...open, race, distanceM: race ? null : distanceM, timeS }, 'predict');
  }
  if (intent !== 'paceSum' || distanceM === null) return null;
  const ofPace = paceSPerKm === null ? null : (paceSPerKm * distanceM) / 1000;
  const aimS = timeS ?? ofPace;
  return aimS === null ? null : asking({ ...open, distanceM, timeS: aimS }, 'predict');
}

const MEANS_FOR =
  /^(?:(?:and|so|but|ok) )*what (?:does|do|would|could|can) (?:that|it|this|those|they|i (?:take|read) from (?:that|it)) (?:mean|say|tell me|tell|imply|suggest|promise|predict|give)?(?: (?:me|about|for|of|my|the|a))*\b/;

const OF_RESULTS: ReadonlySet<Intent> = new Set([
  ...['races', 'extreme', 'ofWorkout', 'compare', 'trend', 'bests', 'records', 'form'],
] as const);

/** 'What does that mean for Harbour?', after a result: what is predicted for that race. */
export function whatItMeansFor({ text, subject, before, calendar }: Said): Question | null {
  const { race } = subject;
  const isToCome = race !== null && race.date >= calendar.today;
  if (!MEANS_FOR.test(text) || !isToCome || !OF_RESULTS.has(before.intent)) return null;
  const open = { ...subject, kind: null, measure: null, extreme: null, periods: [], unread: null };
  return asking({ ...open, race, distanceM: null, timeS: null }, 'predict');
}
