/**
 * What the built-in coach goes by where the product's rules (limits.ts) leave a judgement to it.
 * Conventions of coaching, to be doubted; each is said together with what was measured.
 */

/** Fewer runs in four weeks are too few to judge. */
export const ANALYSIS_LEAST_RUNS = 3;
/** How far back the analysis looks; advice looks at the last 28 of these days. */
export const ANALYSIS_DAYS = 84;

/** A run type's pace of the last six weeks is compared with the six before. */
export const TREND_DAYS = 42;
export const TREND_LEAST_RUNS = 3;
export const TREND_S_PER_KM = 5;

/** Running that fell by more than this, where no taper asks for it, is worth a word. */
export const VOLUME_DROP_PERCENT = 20;

export const FULL_WEEKS = 4;
/** Of the full weeks, so many should hold the planned number of runs. */
export const WEEKS_ON_PLAN_SHARE = 0.75;

/** Of four weeks, so many should hold a long run. */
export const WEEKS_WITH_LONG_RUN = 3;
/** One run longer than any of the last 30 days by more than a tenth went with more injuries. */
export const LONG_RUN_STEP = 1.1;
export const LONG_RUN_DAYS = 30;
/** The race for which long runs are looked at, a half however it is measured, and from when on. */
export const LONG_RACE_M = 21_000;
export const LONG_RACE_DAYS = 84;

export const REST_DAYS_A_MONTH = 4;
export const STRENGTH_WORKOUTS_A_MONTH = 4;
/** A question may be so long, and an answer may refer to so much of the conversation. */
export const MOST_MESSAGE_CHARACTERS = 4_000;
export const MOST_HISTORY = 20;
/** Asked after such a pause, a question goes on from nothing that was said before it. */
export const CONVERSATION_PAUSE_H = 6;
/** An answer can be longer than any question. */
export const MOST_REPLY_CHARACTERS = 20_000;
/** So many questions with their answers are kept for each athlete; the oldest are let go. */
export const MOST_KEPT_EXCHANGES = 500;

/** What a new conversation is offered, and somebody whose question was not understood. */
export const FIRST_QUESTIONS = [
  'How much did I run this week?',
  'How is my training going?',
  'What should I do today?',
  'Am I ready for my next race?',
] as const;
