import type { Question } from '../../question.ts';
import type { Judged } from '../../topics/judgements.ts';
import { topicNamed } from '../../topics/topics.ts';
import { asksForFoodBefore } from '../settling/settle-fuel.ts';
import { plainText } from '../text/plain-text.ts';

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
  if (/^by how much$/.test(text)) return [];
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
export const OF_RUNNING: ReadonlySet<Question['intent']> = new Set(['plan', 'pain']);

/** A longer one says by itself what it is about. */
const MOST_WORDS_ADDED_TO = 6;

/** 'When was the last one', 'which sessions improve it' */
const POINTS =
  /\b((?:the last |my last |the next |another |an? )?)(?:it|that|this|them|those|these|ones?|mine)\b(?! (?:week|month|year|morning|evening|weekend|season|summer|winter|autumn|spring|time|day)\b)/;

/** 'Is it ok to', 'it is raining', 'is that so' */
const OF_WEATHER_OR_TIME =
  /\b(?:is it (?:\w+ )?to|it is (?:\w+ing|hot|cold|dark|icy|windy|late|early)|is that (?:so|right|true)|that is|it (?:rains|snows|freezes|pours|thaws))\b/;

const OF_WHAT_WAS = /\b(?:was|were|did|had|have i|helped|made|caused|changed|worked)\b/;

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
  theBreak: 'the break',
  raceShoes: 'race shoes',
  raceWeek: 'race week',
  longRunBeforeRace: 'long run before the race',
  fewKilometres: null,
  nextSession: null,
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
