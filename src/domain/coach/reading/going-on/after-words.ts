import { readKind } from '../../kinds.ts';
import { dayWords, onDay } from '../../period.ts';
import type { Intent, Question } from '../../question.ts';
import { namedDay } from '../parts/weekdays-to-come.ts';
import { figureAsked } from './follow-up-words.ts';
import { figureOfIt } from './one-workout.ts';
import { asking, refused, type Said } from './said.ts';

/** What is answered in words, and may have named a run on the way: 'blisters after the last long run'. */
const IN_WORDS: ReadonlySet<Intent> = new Set(['term', 'pain', 'judge', 'notInLog']);

export function isToldInWords({ intent }: Question): boolean {
  return IN_WORDS.has(intent) || intent === 'plan';
}

/** 'How long was it?', 'which shoes did I wear?': the run that was named with what was told. */
export function figureOfSpokenRun(said: Said): Question | null {
  const { before } = said;
  const isOfDay = before.kind !== null && before.periods[0]?.unit === 'day';
  const isOfOne = before.extreme === 'latest' || isOfDay;
  if (!IN_WORDS.has(before.intent) || !isOfOne) return null;
  // The last long run before a race is to come.
  if (before.judged === 'longRunBeforeRace') {
    return figureAsked(said.text) === null ? null : refused(said);
  }
  const run: Question = { ...before, intent: 'extreme', about: null };
  return figureOfIt({ ...said, before: run, focus: 'workout' });
}

/** 'For how many days?', after advice: no days that were run answer it. */
export function forHowLong(said: Said): Question | null {
  const isAsked = /^(?:and |but )?for how (?:long|many (?:days|weeks))(?: then)?$/.test(said.text);
  return isAsked && IN_WORDS.has(said.before.intent) ? refused(said) : null;
}

const WHETHER_TO_RUN =
  /^(?:(?:and|so|ok|but|then) )*(?:(?:should|can|could|shall|may|do) i (?:still |then |really |better )*(?:do|run|go|try|skip|drop|race|start|train)|still (?:do|run|go|ok to)|(?:skip|drop|do) (?:the|my|it|that|tomorrow|\w+day))\b/;
const WHAT_INSTEAD =
  /^(?:(?:and|so|ok|but) )*what (?:(?:should|can|could|do|would) i (?:do |run )?)?(?:instead|then instead|(?:do i )?drop|should i drop|to do)(?: then)?$/;

/** 'And if it is no better by Wednesday?' */
const NOT_BETTER = /\bif\b.*\b(?:no|not|never|any) (?:better|gone|go(?:es)? away|improv\w+)\b/;

/** Tired legs, all-round tiredness, or nights without sleep. */
function isOfTiredness({ judged, intent, missing }: Question): boolean {
  if (judged === 'tiredToday' || judged === 'tiredLately') return true;
  return intent === 'overtraining' || (intent === 'notInLog' && missing === 'sleep');
}

/** 'Still do the intervals on Tuesday?', when tired: what was advised for it holds for them. */
export function runOnTiredLegs({ text, subject, before, calendar }: Said): Question | null {
  const isAsked = [WHETHER_TO_RUN, WHAT_INSTEAD, NOT_BETTER].some((asks) => asks.test(text));
  if (!isOfTiredness(before) || !isAsked) return null;
  const weekday = A_WEEKDAY.exec(text)?.[0];
  const date =
    weekday === undefined ? null : namedDay(weekday, { today: calendar.today, told: null });
  const periods = date === null ? [] : [onDay(date, `on ${dayWords(date)}`)];
  const open = { ...subject, kind: null, periods, unread: null, measure: null, scope: null };
  return asking({ ...open, wishes: null, missing: null, judged: 'tiredToday' }, 'judge');
}

const A_WEEKDAY = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/;

const HOW_OFTEN_NOW = /^(?:and |so )*how (?:many times|often)(?: (?:do i(?: do it)?|is that))?\b/;

/** 'How many times a month?', after whether there is enough strength work. */
export function howOftenNow({ text, subject, before }: Said): Question | null {
  if (before.judged !== 'strength' || !HOW_OFTEN_NOW.test(text)) return null;
  const unit = subject.unit ?? 'week';
  return asking({ ...subject, kind: readKind('strength'), measure: 'count', unit }, 'weekly');
}

/** 'How many km do they have?', after the pair for a race. */
export function kmOfPair({ text, subject, before }: Said): Question | null {
  const isOfPair = before.judged === 'raceShoes' && figureAsked(text) === 'distance';
  const isTold = /\bhow many (?:km|miles|kilomet\w+)\b.*\b(?:they|have|on|in)\b/.test(text);
  if (before.judged !== 'raceShoes' || (!isOfPair && !isTold)) return null;
  return asking({ ...subject, measure: null }, 'shoes');
}
