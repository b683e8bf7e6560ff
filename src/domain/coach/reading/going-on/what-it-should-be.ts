import type { Question } from '../../question.ts';
import { OF_OWN_LOG } from '../intent/kinds-of-intent.ts';
import { wordsOf } from '../text/known-words.ts';
import { wordsLeft } from './follow-up-words.ts';
import { asking, refused, type Said } from './said.ts';
import { FIGURE_OF } from './ways-to-go-on.ts';

const WHAT_IT_SHOULD_BE =
  /^(?:and |so |ok |but )*(?:what pace (?:should|would|must) (?:it|that|they|those|i) (?:be|be at|be run(?: at)?|have been|run (?:it|them|those|that)(?: at)?)|what (?:should|would|must) (?:it|that|mine|they) (?:be|have been)|what (?:is|would be) (?:a |the )?(?:good|right|normal|ideal|better)(?: one| for me)?)(?: then| instead| for me)*$/;
const IS_IT_ENOUGH =
  /^(?:and |so |but )*(?:is|was|are|were) (?:that|it|they|those|this) (?:enough|ok|okay|fine|normal|bad|good|too (?:few|little|many|much)|sufficient)(?: rest| for me)?$/;

/** 'What should it be?' after a heart rate or a pace: one's zones, or the paces of training. */
export function whatItShouldBe({ text, subject, before }: Said): Question | null {
  if (!WHAT_IT_SHOULD_BE.test(text)) return null;
  const told = before.ofWorkout?.figure ?? (before.measure && FIGURE_OF[before.measure]);
  const isOfEasy = before.kind?.runningSubtype === 'outdoor-easy' && before.intent === 'zones';
  if (before.judged === 'easyEffort' || told === 'pace' || isOfEasy) {
    return asking({ ...subject, measure: null, raceText: 'my easy pace' }, 'trainingPaces');
  }
  return told === 'heartRate' ? asking({ ...subject, measure: null }, 'myZones') : null;
}

/** 'Is that enough?': of what was told there is a judgement, or none, and it is no race that is meant. */
const IS_SHARE_RIGHT =
  /^(?:and |so |ok |but )*(?:(?:is|was|are|were) (?:that|it|they|those|this) )?(?:too (?:much|little|many|hard|easy)|enough|ok|okay|fine|normal|good|bad|a lot|high|low)(?: for me| then)?$/;
const SHOULD_I_DO_MORE =
  /^(?:and |so |ok |but )*(?:should|must|do) i (?:need to |have to )?(?:be )?(?:do|doing|run|running|add|need)(?: (?:some|any|even|a bit|a lot))? (?:more|less|fewer)(?: of (?:it|them|those|that))?$/;
const WHICH_DAYS = /^(?:and |so |ok )*(?:which|what) days?\b(?! (?:was|were|did)\b)/;
const OF_DAYS = new Set(
  wordsOf('days week would should could can be suit suits best good better work'),
);

/** 'Is that too much?', after the time in a zone: told of those very days. */
export function isShareRight({ text, before }: Said): Question | null {
  const isOfDays = before.intent === 'zones' && before.zones.length > 0;
  return isOfDays && IS_SHARE_RIGHT.test(text) ? { ...before, raceText: text, unplaced: [] } : null;
}

const IS_IT_THE_RIGHT =
  /^(?:(?:and|so|but|ok) )*(?:is|was|are|were) (?:that|it|this|they|those) (?:the |a |an )?(?:right|correct|good|ideal|proper|sensible|normal) (?:pace|speed|heart rate|hr|pulse|distance|length|number|amount|effort)s?\b/;

/** 'Is that the right pace for long runs?': neither the figure again nor what a long run is says so. */
export function isItTheRight(said: Said): Question | null {
  const { intent } = said.before;
  const isOfLog = OF_OWN_LOG.has(intent) || intent === 'ofWorkout';
  return isOfLog && IS_IT_THE_RIGHT.test(said.text) ? refused(said) : null;
}

/** The sort of session that a word of the note names: 'hill' is hill repeats. */
function sortOfNote({ where: { note }, kind }: Question): string | null {
  if (note === null || kind?.runningSubtype !== undefined) return null;
  const stem = note.replace(/s$/, '');
  return SORTS_OF_SESSIONS.find((name) => name.startsWith(stem)) ?? null;
}

const SORTS_OF_SESSIONS = ['tempo', 'fartlek', 'strides', 'hill repeats', 'progression run'];

/** 'Should I do more?', after how many they were. */
export function shouldDoMore(said: Said): Question | null {
  const { text, subject, before } = said;
  const judged = judgedOf(before);
  const isCounted = before.intent === 'amount' || before.intent === 'weekly';
  if (!SHOULD_I_DO_MORE.test(text)) return null;
  const sort = sortOfNote(before);
  if (sort !== null) return asking({ ...subject, topic: sort, raceText: 'how often' }, 'term');
  if (judged === null && !isCounted) return null;
  return judged === null ? refused(said) : asking({ ...subject, judged, measure: null }, 'judge');
}

/** 'Which days would suit?', after strength work: what is told of it says where it goes. */
export function daysForStrength({ text, subject, before }: Said): Question | null {
  const isOfStrength = before.judged === 'strength' || before.kind?.workoutType === 'strength';
  const isBare = wordsLeft(text).every((word) => OF_DAYS.has(word) || word === 'day');
  if (!isOfStrength || !WHICH_DAYS.test(text) || !isBare) return null;
  return asking({ ...subject, topic: 'strength training', kind: null, unit: null }, 'term');
}

/** What is judged of the workouts that were counted. */
function judgedOf({ intent, kind, measure, judged }: Question): Question['judged'] {
  if (judged !== null && OF_ENOUGH.has(judged)) return judged;
  if (intent !== 'amount' && intent !== 'weekly' && intent !== 'list') return null;
  if (kind?.workoutType === 'strength') return 'strength';
  // Two gels of a long run are no number of long runs.
  if (measure !== null && !OF_HOW_MUCH.has(measure)) return null;
  if (kind?.runningSubtype === 'outdoor-long') return 'longRuns';
  return kind?.runningSubtype === 'outdoor-interval' ? 'speedWork' : null;
}

const OF_HOW_MUCH: ReadonlySet<Question['measure']> = new Set(['count', 'distance', 'time']);

const OF_ENOUGH: ReadonlySet<Question['judged']> = new Set(['strength', 'longRuns', 'speedWork']);

export function isThatEnough(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!IS_IT_ENOUGH.test(text)) return null;
  if (before.intent === 'threshold' && /\brest/.test(before.raceText ?? '')) {
    return asking({ ...subject, topic: 'resting heart rate' }, 'term');
  }
  const isOfRest = before.measure === 'restDays' || before.intent === 'lastRest';
  if (isOfRest) return asking({ ...subject, raceText: 'am i resting enough' }, 'overtraining');
  if (before.intent === 'zones') return asking({ ...subject, term: '80/20' }, 'term');
  const isCounted = before.intent === 'amount' || before.intent === 'weekly';
  const judged = isCounted ? judgedOf(before) : null;
  if (judged !== null) return asking({ ...subject, judged }, 'judge');
  return / enough\b/.test(text) && isCounted ? refused(said) : null;
}
