import { NO_CONDITIONS } from '../../conditions.ts';
import type { Intent, Question } from '../../question.ts';
import { partOfRacePlan } from './race-plans.ts';
import { asking, refused, type Said } from './said.ts';

const A_RUN =
  '(?:(?:my|the|this|that|a|an|some) )?(?:(?:\\w+days?|tomorrows?|todays?|planned|next|easy|long|hard|short|slow|fast|tempo|interval|recovery|weekend|usual) ){0,2}(?:runs?|runn?ing|jog|tempo|intervals?|session|workout|long one|race|half|marathon|parkrun|10k|5k|training|speed work)';

/** 'And the long run on Sunday?', 'should I still do the tempo on Tuesday?' */
const WHETHER_TO_RUN = [
  // 'Skip Friday?'
  /^(?:(?:and|so|ok|but|then|do i|should i|shall i) )*(?:skip|drop|miss|cancel|leave out|rest on|no)(?: (?:the|my|on))* (?:today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day|everything|all of it)(?: then| too)?$/,
  new RegExp(
    `^(?:and|so|ok|but|then|or|what about|how about) (?:and |so |what about )*${A_RUN}\\b`,
  ),
  new RegExp(
    `^(?:(?:and|so|ok|but|then) )*(?:should|can|could|may|shall|do|would|will) (?:i|you) (?:\\w+ )?(?:do|run|race|skip|drop|keep|move|go|start|try|cancel|postpone) (?:for |to |at |in |with )?${A_RUN}\\b`,
  ),
  /^(?:(?:and|so|ok|but|then) )*(?:should|can|could|may|shall) i (?:still |then )?(?:run|race|train|jog|start)(?: (?:on|at|in|this|next|the|then|it|tomorrow|still|\w+day|\d{1,2}(?:st|nd|rd|th)|week|weekend))*$/,
  // 'Will I be ok for Harbour?'
  /^(?:(?:and|so|ok|but|then) )*(?:will|would|might|could|can) i (?:still )?(?:be (?:ok|okay|fine|fit|alright|all right|good|able)|make it|get) (?:for|at|in|to|by)(?: (?!for\b)\w+){1,4}$/,
  new RegExp(
    `^(?:(?:and|so|ok|but|then) )*is ${A_RUN} (?:\\w+ ){0,3}(?:ok|okay|fine|out|off|possible|safe|a bad idea)\\b`,
  ),
];
const ASKS_OF_THE_LOG =
  /\b(?:how (?:many|far|long|fast|often)|which|when|did|was|were|last|instead|list|show|pace|average)\b/;

/** What was advised for a complaint holds for the run that is asked about as well. */
export function runAfterPain({ text, before }: Said): Question | null {
  if (before.intent !== 'pain' || ASKS_OF_THE_LOG.test(text)) return null;
  return WHETHER_TO_RUN.some((asks) => asks.test(text)) ? { ...before, unplaced: [] } : null;
}

/** 'Since yesterday evening, more of a pull than pain' tells more of what was complained of. */
const DESCRIBES =
  /\b(?:since|more|less|only|just|worse|better|dull|sharp|pull|pulls|ache|aches|tight|stiff|swollen|swelling|fever|cough|nose|throat|(?:left|right|both|one|other) (?:side|leg|knee|foot|one)s?|inside|outside|when i|going (?:up|down)|go(?:es)? (?:to|on|away|down|into)|chest|spreads?|stairs|morning|walking)\b/;
const ASKS =
  /\b(?:how|what|which|who|why|should|shall|could|would|did|does|list|show|plan|predict|compare|total|average|longest|fastest)\b|^(?:and |so |but |ok )*(?:is|are|was|were|am|do|can|will|have|has|when)\b/;

/** 'And if it goes to my chest?' */
const GETS_WORSE =
  /^(?:(?:and|but|so) )*(?:what )?if (?:it|that|this) (?:goes|gets|moves|spreads|turns|becomes|does not|is still|comes)\b/;

export function moreOfThePain({ text, before, intent }: Said): Question | null {
  const isOpen = intent === 'unknown' || GETS_WORSE.test(text);
  if (before.intent !== 'pain' || !isOpen) return null;
  return DESCRIBES.test(text) && !ASKS.test(text) ? { ...before, unplaced: [] } : null;
}

const WHAT_INSTEAD =
  /^(?:(?:and|so|ok|but) )*(?:what|anything|something)(?: (?:can|could|should|do|would|may) (?:i|you)(?: (?:do|try|suggest|recommend|train))?)?(?: (?:else|then))?(?: instead(?: of (?:it|that|running|a run))?)$/;

/** 'What instead?', where running hurts: other training. */
export function otherTraining({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'pain' || !WHAT_INSTEAD.test(text)) return null;
  return asking({ ...subject, topic: 'cross training', kind: null, measure: null }, 'term');
}

const LAST_TIME =
  /^(?:(?:and|so) )*when (?:did|was|have) (?:i|it|the) (?:last |ever )?(?:(?:have|had|get|got) )?(?:the last time i had )?(?:this|it|that|one|something like (?:this|that|it))(?: (?:last|before))?$/;

/** 'When did I last have something like this?', of an illness: the latest break is what a log tells. */
export function lastIllness(said: Said): Question | null {
  const { text, subject, before } = said;
  if (before.intent !== 'pain' || !LAST_TIME.test(text)) return null;
  const isIll =
    OF_ILLNESS.has(before.topic ?? '') ||
    /\b(?:ill|sick|flu|cold|fever|covid)\b/.test(before.raceText ?? '');
  return isIll ? asking({ ...subject, judged: 'theBreak', kind: null }, 'judge') : refused(said);
}

const OF_ILLNESS: ReadonlySet<string> = new Set([
  'a cold',
  'flu and covid',
  'before a race and ill',
]);

const WILL_IT_HURT =
  /^(?:(?:and|so|ok|but) )*(?:will|would|does|could|is) (?:it|that|this|(?:missing|skipping|resting|a rest day|a day off|one day off|one day)(?: (?:it|that|one|today))?) (?:really |much |going to )?(?:hurt|harm|ruin|wreck|spoil|mess up|cost|affect|damage|set (?:me )?back|matter)\b/;

const OF_ADVICE: ReadonlySet<Intent> = new Set([
  'plan',
  'judge',
  'pain',
  'notInLog',
  'overtraining',
]);
const OF_A_DAY_OFF: ReadonlySet<string> = new Set([
  'missed training',
  'motivation',
  'sleep',
  'losing fitness',
]);

/** 'Does it hurt my goal?' */
export function asksWhetherItHurts(text: string): boolean {
  return WILL_IT_HURT.test(text);
}

/** 'Will it hurt my half?', once a day off was spoken of: no pain is meant. */
export function whetherItHurts({ text, subject, before }: Said): Question | null {
  const isOfRest = OF_ADVICE.has(before.intent) || OF_A_DAY_OFF.has(before.topic ?? '');
  if (!isOfRest || !WILL_IT_HURT.test(text)) return null;
  const topic = before.intent === 'pain' ? 'losing fitness' : 'missed training';
  const open = { race: null, distanceM: null, periods: [], where: NO_CONDITIONS, measure: null };
  return asking({ ...subject, ...open, topic, kind: null, unread: null }, 'term');
}

/** 'What is the peak week now?', where a complaint came up while a plan was spoken of. */
export function backToThePlan(said: Said): Question | null {
  const plan = said.before.intent === 'pain' ? said.before.about : null;
  return plan?.intent === 'racePlan' ? partOfRacePlan({ ...said, before: plan }) : null;
}
