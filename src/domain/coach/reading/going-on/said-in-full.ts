import type { Question } from '../../question.ts';
import type { Judged } from '../../topics/judgements.ts';
import { topicNamed } from '../../topics/topics.ts';
import { aspectAsked } from '../../topics/ways-to-ask.ts';
import { asksForFoodBefore } from '../settling/settle-fuel.ts';
import { plainText } from '../text/plain-text.ts';
import { SUPPOSES } from './ways-to-go-on.ts';
import { needsWhatWasTold } from './without-what-it-leans-on.ts';

/**
 * What a message says in full where it leans on what was spoken of: after 'what is a tempo run', 'how
 * fast must I run it' is 'how fast must I run a tempo run'. The likeliest first; each is read by itself.
 */
export function saidInFull(message: string, before: Question): string[] {
  const isInstead = OF_RUNNING.has(before.intent) && /\binstead\W*$/i.test(message);
  const names = isInstead ? ['running'] : namesOfSpoken(before);
  if (names.length === 0) return [];
  const text = plainText(message).replace(/^(?:(?:and|so|ok|but|then) )+/, '');
  if (isInstead) return [`${text} of running`, `is ${text} of running ok`];
  const onTheRun = WHEN_EATEN.find(([asked]) => asked.test(text))?.[1];
  const isOfFood = before.intent === 'fuel' && asksForFoodBefore(before);
  if (onTheRun && (isOfFood || before.topic === 'stomach on the run')) return [onTheRun];
  if (/^by how much$/.test(text) || needsWhatWasTold(text)) return [];
  // What was is told by the log, and by no answer to anybody.
  if (OF_WHAT_WAS.test(text) && !/\blast one\b/.test(text)) return [];
  if (POINTS.test(text) && !OF_WEATHER_OR_TIME.test(text)) {
    return names.map((name) => text.replace(POINTS, `$1${name}`));
  }
  if (text.split(' ').length > MOST_WORDS_ADDED_TO) return [];
  return names.flatMap((name) => [`${text} ${name}`, `is ${text} ${name}`]);
}

/** 'And during it?', after what to eat beforehand */
const WHEN_EATEN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:what about |how about )?(?:during|on|in|while)(?: (?:it|that|the run|the long run|running|i run))?$/,
    'what to eat during a long run',
  ],
  [
    /^(?:what about |how about )?(?:after|afterwards|after (?:it|that|the run|the long run))$/,
    'what to eat afterwards',
  ],
];

/** Whether a message points at what was spoken of by a word of its own. */
export function pointsAtSpoken(message: string): boolean {
  const text = plainText(message);
  // One's own figure of it is told by the log.
  return POINTS.test(text) && !OF_WEATHER_OR_TIME.test(text) && !/\bmine\b/.test(text);
}

/** 'Can I cycle instead?' */
const OF_RUNNING: ReadonlySet<Question['intent']> = new Set(['plan', 'pain']);

/** Whether a message with the name of what was spoken of asks what it is read as. */
export function mayBeSaidInFull(of: {
  message: string;
  inFull: string;
  question: Question;
  before: Question;
}): boolean {
  const { message, inFull, question, before } = of;
  const text = plainText(message);
  const { intent } = question;
  if (intent === 'streak' || intent === 'thanks') return false;
  // 'What if I skip it', after how hard one trains, asks not how one overtrains.
  if (SUPPOSES.test(text) && before.intent === 'overtraining') return false;
  if (before.intent === 'taper' && IS_IT_GOOD.test(text)) return false;
  // 'How short can I make it', on tired legs, asks for no fitness.
  if (intent === 'form' && before.intent !== 'form') return false;
  if (intent === 'overtraining' && before.intent !== 'form') return false;
  // In the place of a run there is advice, and no sum of what was.
  if (OF_RUNNING.has(before.intent)) return intent === 'term';
  const words = ASKED_IN_WORDS[intent];
  // 'How long is it?', of a taper
  const isNamed = intent === 'taper' && /\btaper\b/.test(inFull);
  if (words !== undefined && !isNamed && !words.test(text)) return false;
  const asksOfIt = ASKS_WHETHER.test(text) || (ASKS_OF.test(text) && POINTS.test(text));
  return !tellsTheSame(question, before) || asksOfIt || asksAnAspect(inFull, question);
}

/** 'How much slower', of easy runs, is no sum of them. */
const ASKED_IN_WORDS: Partial<Record<Question['intent'], RegExp>> = {
  gap: /\b(?:how|when|days?|between)\b/,
  amount: /\bhow (?:many|far|long|often|much(?! (?:\w+er|more|less)\b))\b|\btotal\b/,
  negativeSplits: /\b(?:do i|did i|have i|how (?:often|many))\b/,
  shoes: /\b(?:shoes?|pairs?|trainers|ones?|each|mileage|km|replace|how (?:many|far)|new)\b/,
  taper: /\b(?:taper\w*|km|kilomet\w+|runs?|train\w*|start|begin|week|weeks|cut|reduce|much)\b/,
  weekly: /\b(?:how|total|average)\b/,
  breakdown: /\b(?:how|total|average)\b/,
  compare: /\b(?:than|compar\w*|versus|vs|against)\b/,
  trend: /\b(?:trend|improv\w+|getting|faster|slower|better|worse|progress)\b/,
  list: /\b(?:show|list|which|what|when|see|any)\b/,
  plan: /\b(?:should|can|could|need|today|tomorrow|now)\b/,
  trainingPaces: /\b(?:pace|paces|fast|quick|quickly|speed|slow|hard)$|\b(?:pace|speed|how fast)\b/,
};

const IS_IT_GOOD =
  /^(?:(?:and|so|but) )*is (?:that|it|this) (?:good|bad|ok|okay|fine|normal|right|too \w+)$/;

/** Whatever is asked of it. */
const SAYS_ONE_THING: ReadonlySet<Question['intent']> = new Set(['taper', 'form', 'overtraining']);

function tellsTheSame(question: Question, before: Question): boolean {
  if (question.intent !== before.intent) return false;
  if (SAYS_ONE_THING.has(question.intent)) return true;
  if (question.intent === 'judge') return question.judged === before.judged;
  const topic = question.topic ?? question.term;
  return question.intent === 'term' && topic === (before.topic ?? before.term);
}

const ASKS_WHETHER = /^(?:(?:and|so|but|ok) )*(?:is|are|does|do|should|can|could|would|will)\b/;

/** 'Why does that happen?', 'what is a good one?' */
const ASKS_OF =
  /^(?:(?:and|so|but|ok) )*(?:how(?! (?:many|far|fast|old)\b)|why|what(?! (?:pace|about)\b))\b/;

function asksAnAspect(inFull: string, { topic, term }: Question): boolean {
  const spoken = topicNamed(topic ?? term);
  return spoken !== null && aspectAsked(inFull, spoken) !== null;
}

/** A longer one says by itself what it is about. */
const MOST_WORDS_ADDED_TO = 6;

/** 'When was the last one', 'which sessions improve it' */
const POINTS =
  /\b((?:the last |my last |the next |another |an? )?)(?:it|that|this|them|those|these|ones?|mine)\b(?! (?:week|month|year|morning|evening|weekend|season|summer|winter|autumn|spring|time|day)\b)/;

/** 'Is it ok to', 'it is raining', 'is that so' */
const OF_WEATHER_OR_TIME =
  /\b(?:is it (?:\w+ )?to|it is (?:\w+ing|hot|cold|dark|icy|windy|late|early)|is that (?:so|right|true)|that is|it (?:rains|snows|freezes|pours|thaws))\b/;

const OF_WHAT_WAS =
  /\b(?:was|were|did|had|have i|(?:should|could|would) (?:i|it) have|helped|made|caused|changed|worked)\b/;

/** What a question was about, by the words that ask for it; none where its own parts are gone on from. */
function namesOfSpoken(question: Question): string[] {
  const { intent, term, topic, judged, measure } = question;
  const named = (name: string | null | undefined) => (name ? [name] : []);
  if (intent === 'term') {
    const spoken = topicNamed(term ?? topic);
    return spoken === null ? [] : [...new Set([...named(spoken.called?.[0]), spoken.name])];
  }
  if (intent === 'judge' || judged !== null) return named(judged && NAME_OF_JUDGED[judged]);
  if (intent === 'amount' || intent === 'average') return named(measure && FIGURES[measure]);
  if (intent === 'fuel' && asksForFoodBefore(question)) return ['before a run'];
  // The gels of a race are told by its own plan.
  if (intent === 'fuel' && question.race !== null) return [];
  return named(NAME_OF[intent]);
}

/** Of which advice may be asked: 'is it too low?', 'how do I train it?' */
const FIGURES: Partial<Record<NonNullable<Question['measure']>, string>> = {
  cadence: 'my cadence',
  restDays: 'rest days',
};

const NAME_OF: Partial<Record<Question['intent'], string>> = {
  taper: 'in the taper',
  fuel: 'during a long run',
  sweat: 'sweat',
  form: 'fitness',
  overtraining: 'overtraining',
};

const NAME_OF_JUDGED: Record<Judged, string | null> = {
  easyEffort: 'easy runs',
  efficiency: 'pace at the same heart rate',
  ramp: 'weekly distance',
  weekEnough: 'weekly distance',
  restDay: 'rest day',
  tiredToday: 'tired legs',
  tiredLately: 'tiredness',
  everyDay: 'running every day',
  daysAWeek: 'days a week',
  speedWork: 'speed work',
  longRuns: 'long runs',
  strength: 'strength training',
  backToLevel: null,
  sinceBreak: null,
  backTooSoon: null,
  theBreak: null,
  raceShoes: 'race shoes',
  raceWeek: 'race week',
  longRunBeforeRace: 'long run before the race',
  fewKilometres: null,
  nextSession: null,
  lastEasierWeek: 'cutback week',
  heartRateOfRun: 'heart rate',
  maximumNamed: 'maximum heart rate',
  restingNamed: 'resting heart rate',
  cadenceNamed: 'cadence',
  weekNamed: 'weekly distance',
  runsAWeek: 'runs a week',
  paceNamed: 'pace',
  twoPaces: 'training paces',
  heartRateGap: 'heart rate',
};
