import type { AlongFigure } from '../../question.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import { taken } from '../text/plain-text.ts';
import type { NamedRace } from './match-race.ts';

/**
 * 'My splits', 'each lap', 'did I fade': what the recording of one run tells, where a sentence names the
 * run. Of splits to be run, and of those of many runs, nothing is taken.
 */
export function takeAlong(
  text: string,
  race: NamedRace | null,
): {
  along: AlongFigure | null;
  /** 'Mile splits' */
  inMiles: boolean;
  rest: string;
} {
  const isOfOne = race === null ? NAMES_ONE.test(text) || SHOWS.test(text) : race.completed;
  const found = isOfOne && !ADVISES.test(text) && ALONG.find(({ words }) => words.test(text));
  if (!found) return { along: null, inMiles: false, rest: text };
  const rest = ALONG.filter(({ along }) => along === found.along).reduce(
    (left, { words }) => left.replace(words, taken),
    text,
  );
  return { along: found.along, inMiles: IN_MILES.test(found.words.exec(text)?.[0] ?? ''), rest };
}

const IN_MILES = /\bmiles?\b/;

type Along = {
  along: AlongFigure;
  words: RegExp;
};

const UNIT = '(?:km|k|kilomet(?:re|er)|mile)';
/** '5 km splits for a 3:15 marathon' are to be run. */
const NOT_A_VERB = '(?! (?:it|that|this|them|up|out|my|by|of my|the|between)\\b)';

const ALONG: readonly Along[] = [
  {
    along: 'laps',
    words:
      /\b(?:fastest|quickest|slowest|best|worst) (?:laps?|reps?|repetitions?|interval(?! (?:runs?|workouts?|sessions?)))\b/,
  },
  {
    along: 'laps',
    words:
      /\b(?:(?:each|every|all|the|my|single|individual) )*(?:laps?|reps?|repetitions?)(?: (?:by (?:lap|rep)|splits?|times?|paces?))?\b/,
  },
  {
    along: 'laps',
    words:
      /\binterval (?:splits|times|paces)\b|\b(?:splits|times|paces) (?:of|for) (?:each|every) (?:single )?(?:interval|one)\b/,
  },
  {
    along: 'splits',
    words: new RegExp(`\\b(?:fastest|quickest|slowest|best|worst) (?:${UNIT}|split)\\b`),
  },
  {
    along: 'splits',
    words: new RegExp(
      `\\b(?:where|(?:in |over )?(?:which|what) ${UNIT}) (?:was|did) i (?:run )?(?:the |my )?(?:fastest|quickest|slowest)\\b|\\b(?:which|what) ${UNIT} was (?:the |my )?(?:fastest|quickest|slowest)\\b|\\bwhere did i (?:lose|gain|win) (?:the most )?time\\b`,
    ),
  },
  {
    along: 'splits',
    words: new RegExp(
      `(?<!\\bzone )\\b(?:(?:each|every|all|the|my|1|one|single) )*(?:${UNIT} )?split(?:s|(?: times)?${NOT_A_VERB})\\b`,
    ),
  },
  {
    along: 'splits',
    words: new RegExp(
      `\\b${UNIT} by ${UNIT}\\b|\\bpace (?:for |of |in )?(?:each|every) ${UNIT}\\b`,
    ),
  },
  {
    along: 'halves',
    words:
      /\b(?:(?:hr|heart rate|pulse|cardiac|aerobic) )?(?:drift(?:ed|ing)?|decoupl(?:ing|ed))\b|\b(?:fade|faded|fading|slow(?:ed)? down|blow up)\b(?: (?:towards?|at|in|near) the end)?(?: of)?|\b(?:hold|held) (?:on to )?(?:the|my) pace\b|\bstart(?:ed)? (?:out )?too fast\b|\bhow even(?:ly)?\b|\bpositive split\b/,
  },
  {
    along: 'halves',
    words:
      /\b(?:(?:in|over|during|by) )?(?:the |my )?(?:first|second|back) half(?! (?:marathon|of (?:20|(?:the|this|last) (?:year|month|week|season)|jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)))(?: (?:vs|versus|against|compared (?:to|with)|and|or|(?:was |were |be )?(?:slower|faster|quicker|worse|better)(?: than)?) (?:the |my )?(?:first|second)(?: half)?)?\b/,
  },
];

const RUN = '(?:run|session|workout|race|one|long|intervals?|tempo|parkrun)';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = `(?:${MONTH_NAMES})`;

/** Which run is meant is said: by its day, or as the latest or the longest. */
const NAMES_ONE = new RegExp(
  [
    `\\b(?:last|latest|most recent|previous|longest) (?:\\w+ ){0,2}?${RUN}\\b`,
    `\\b(?:last night|yesterdays?|todays?|this mornings?|${WEEKDAY})\\b`,
    `\\b${WEEKDAY}s (?:\\w+ )?${RUN}\\b`,
    `(?<!\\b(?:since|from|after|before|until|till|between|and|to) (?:the )?)\\b\\d+ ${MONTH}\\b`,
    '\\b(?:in|on|of) (?:it|that)$',
    '^did i\\b.*\\b(?:my|the) (?:long |easy )?run$',
  ].join('|'),
);

/** 'My splits', with no word of which run: those of the latest. */
const SHOWS =
  /^(?:and |the |my |show |me |give |list |what (?:were|was) )*(?:\w+ )?(?:splits|laps|reps)$/;

/** What should be, what is normal, and how many did. */
const ADVISES =
  /\b(?:should|shall|would|must|need|normal|usually|always|plan|target|aim)\b|^(?:how (?:many|often|do i|to)|what is an?|what are|why)\b/;

/** What is measured along the way: of many runs it is added up nowhere. */
export const ALONG_THE_WAY =
  /\b(?:splits|laps?)\b|\bsplit\b(?! (?:it|that|this|them|up|out|my|by|of|the|between)\b)/;

/** 'Do I slow down at the end of my long runs?' asks on how many the second half is the slower one. */
export const FADING =
  /\b(?:do|am) i (?:\w+ )?(?:slow(?:ing)? down|fad(?:e|ing)|get(?:ting)? slower|tail(?:ing)? off|los(?:e|ing) pace)(?: (?:a lot|badly|too much))?(?: (?:at|towards?|near|in|over) the (?:end|finish|last (?:part|third|half|km|few km|kilometres)|second half))?(?= (?:of|on|in) (?:my|the) (?:\w+ )?(?:runs|races)\b)/;
