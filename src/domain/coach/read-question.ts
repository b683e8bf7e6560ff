import type { Day } from '../calendar.ts';
import { INTENT_RULES } from './intents.ts';
import { periodBefore } from './period.ts';
import { KNOWN_WORDS, mendSpelling, OTHER_WORDS, plainText } from './plain-words.ts';
import type { Intent, Question, Subject } from './question.ts';
import { readSubject } from './read-subject.ts';

/** As much of one message as is read: a question stands in its first sentences. */
const MOST_READ = 1000;
/** How far back a follow-up can reach. */
const MOST_MESSAGES = 10;

/** What the last of these messages asks, the ones before it being what it may refer to. */
export function readConversation(messages: readonly string[], today: Day): Question {
  let question: Question | null = null;
  for (const message of messages.slice(-MOST_MESSAGES)) {
    question = readQuestion(message, today, question);
  }
  return question ?? readQuestion('', today, null);
}

export function readQuestion(message: string, today: Day, before: Question | null): Question {
  const original = message.slice(0, MOST_READ);
  const plain = plainText(original);
  const mended = mendSpelling(plain, { known: KNOWN_WORDS, leftAlone: OTHER_WORDS });
  const subject = readSubject({ original, plain, mended }, today);
  const found = readIntent(mended, subject);
  // 'Why?' asked twice still asks about what was answered first.
  const earlier = before?.intent === 'why' ? before.about : before;
  const intent = isAboutTheWorld({ intent: found, subject, mended, earlier }) ? 'unknown' : found;
  if (intent === 'why') return { ...subject, intent, about: earlier };
  const goesOn = GOES_ON.test(mended);
  if (earlier && IN_UNITS.test(mended)) return continued(earlier, subject, mended);
  if (earlier && intent === 'unknown' && goesOnFrom({ before: earlier, subject, goesOn, mended })) {
    return continued(earlier, subject, mended);
  }
  if (intent === 'unknown' && isBare(mended, subject)) {
    return { ...subject, intent: 'amount', about: null };
  }
  if (earlier && goesOn && CAN_GO_ON.has(intent))
    return { ...inherited(earlier, subject), intent, about: null };
  return { ...subject, intent, about: null };
}

function readIntent(text: string, subject: Subject): Intent {
  const rule = INTENT_RULES.find(({ when, unless }) => when.test(text) && !unless?.test(text));
  const intent = rule?.intent ?? 'unknown';
  if (intent === 'search' && subject.searched === null) return 'list';
  if (subject.alongTheWay !== null && HOLDS_FIGURES.has(intent)) return 'alongTheWay';
  if (subject.missing !== null && HOLDS_FIGURES.has(intent)) return 'notInLog';
  return settled(intent, text, subject);
}

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

function settled(intent: Intent, text: string, subject: Subject): Intent {
  // 'How was last week' asks for its figures, 'how is my training' for a judgement.
  if (
    intent === 'analysis' &&
    subject.periods.length > 0 &&
    /\b(?:how (?:was|were|is)|summar\w+|review)\b/.test(text)
  ) {
    return 'amount';
  }
  if (
    intent === 'plan' &&
    subject.measure === 'restDays' &&
    subject.periods.length > 0 &&
    !/\bshould\b/.test(text)
  ) {
    return 'amount';
  }
  if (intent === 'trend' && subject.periods.length > 0 && subject.measure !== null)
    return 'compare';
  if (intent === 'extreme' && subject.count !== null)
    return subject.extreme === 'latest' ? 'list' : intent;
  return intent;
}

/** 'How far is a marathon?', 'the longest river': not about anything that the athlete did. */
function isAboutTheWorld(of: {
  intent: Intent;
  subject: Subject;
  mended: string;
  earlier: Question | null;
}): boolean {
  const { intent, subject, mended, earlier } = of;
  if (!OF_OWN_LOG.has(intent)) return false;
  const { kind, periods, count, distanceM } = subject;
  const words = mended.split(' ').length;
  if (words <= 3 || (earlier && words <= 5)) return false;
  if (kind || periods.length > 0 || count !== null) return false;
  if (intent === 'extreme' && distanceM !== null) return false;
  return !/\b(?:i|my|me|mine|we|our|personal|pbs?|prs?)\b/.test(mended);
}

const OF_OWN_LOG: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'compare',
  'list',
]);

/** 'Last week', 'treadmill runs': said without a verb, it asks how much that was. */
function isBare(text: string, { periods, kind }: Subject): boolean {
  return text.split(' ').length <= 5 && (periods.length > 0 || kind !== null);
}

const GOES_ON =
  /^(?:and|also|or|but|then|ok|okay|so|what about|how about|same|now|versus|vs|compared|only|just|for|in|on|since|with|without|over|during|all|last|this|the|my|yesterday|today|tomorrow|between|from|not)\b/;

const CAN_GO_ON: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'zones',
  'compare',
  'weekly',
  'list',
  'search',
  'predict',
  'readiness',
  'taper',
  'fuel',
  'weight',
]);

const WITH_SUBJECT: ReadonlySet<Intent> = new Set([
  ...CAN_GO_ON,
  'races',
  'plan',
  'biggest',
  'trend',
]);

function goesOnFrom(of: {
  before: Question;
  subject: Subject;
  goesOn: boolean;
  mended: string;
}): boolean {
  const { before, subject, goesOn, mended } = of;
  const { intent } = before;
  if (!WITH_SUBJECT.has(intent)) return false;
  if (subject.periods.length > 0 || subject.kind || subject.measure) return true;
  if (OF_DISTANCE.has(intent) && (subject.distanceM || subject.timeS)) return true;
  if (intent === 'plan' && subject.scope) return true;
  if ((intent === 'biggest' || intent === 'weekly') && subject.unit) return true;
  // A race is known by its name alone, which only the log can tell.
  return goesOn && OF_RACES.has(intent) && mended.split(' ').length > 1;
}

/** 'And in miles?' */
const IN_UNITS = /^(?:and )?(?:in|as) (?:miles|km|kilomet\w+)$/;

const OF_DISTANCE: ReadonlySet<Intent> = new Set(['predict', 'readiness', 'fuel', 'extreme']);
const OF_RACES: ReadonlySet<Intent> = new Set(['races', 'readiness', 'predict', 'taper']);

function continued(before: Question, subject: Subject, text: string): Question {
  const question = { ...inherited(before, subject), intent: before.intent, about: null };
  // 'And compared to the month before?' after a sum.
  if (/^(?:and )?(?:compared|versus|vs)\b/.test(text)) return { ...question, intent: 'compare' };
  return question;
}

function inherited(before: Question, subject: Subject): Subject {
  const periods =
    comparedWith(before, subject) ??
    (subject.periods.length > 0 ? subject.periods : before.periods);
  return {
    periods,
    unread: subject.unread,
    kind: subject.kind ?? before.kind,
    measure: subject.measure ?? before.measure,
    extreme: subject.extreme ?? before.extreme,
    distanceM: subject.distanceM ?? before.distanceM,
    timeS: subject.timeS ?? before.timeS,
    count: subject.count ?? (subject.periods.length > 0 ? null : before.count),
    searched: subject.searched ?? before.searched,
    unit: subject.unit ?? before.unit,
    scope: subject.scope ?? before.scope,
    inMiles: subject.inMiles ?? before.inMiles,
    missing: subject.missing,
    alongTheWay: subject.alongTheWay,
    raceText: subject.raceText,
  };
}

/** 'Compared to last month?' after a question about this month: both are meant. */
function comparedWith(before: Question, subject: Subject): Subject['periods'] | null {
  const [asked] = before.periods;
  if (!asked || !/\b(?:compared|versus|vs|than|against)\b/.test(subject.raceText ?? ''))
    return null;
  const [other] = subject.periods;
  return [asked, other ?? periodBefore(asked)];
}
