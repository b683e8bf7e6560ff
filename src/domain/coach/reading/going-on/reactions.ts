import { isOfHealth } from '../of-health.ts';
import { isAsking } from '../remarks.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * What is said of an answer before anything else is asked: 'that seems optimistic', 'makes sense'. A
 * message is parted into what only reacts, at its beginning, and the rest.
 */
export function partedReaction(message: string): { isDoubt: boolean; rest: string } {
  if (message.length > MOST_LETTERS) return { isDoubt: false, rest: message };
  if (THANKS_AND.test(message))
    return { isDoubt: false, rest: message.replace(THANKS_AND, 'and ') };
  const clauses = clausesOf(message);
  const reacts = clauses.findIndex((clause, at) => !onlyReacts(clause, at > 0));
  if (reacts === 0) {
    return { isDoubt: false, rest: asMeant(message.replace(HUMS, '')) };
  }
  const count = reacts === -1 ? clauses.length : reacts;
  return {
    isDoubt: clauses.slice(0, count).some(doubts),
    rest: asMeant(clauses.slice(count).join(' ')),
  };
}

/** 'Ok thanks and what about shoes' */
const THANKS_AND =
  /^(?:(?:ok|okay|great|cool|good|right),? )*(?:thanks|thank you|cheers)(?: a lot| so much| very much)?,? (?:and|but|so|then) (?=\w)/i;

/** Whether a message tells something and asks nothing: 'my calf is better now'. */
export function isStatement(message: string): boolean {
  if (message.length > MOST_LETTERS) return false;
  return clausesOf(message).every((clause) => {
    const text = plainText(clause);
    return !isAsking(clause) && SAYS_WHO.test(text) && SAYS_WHAT.test(text) && !MEANT.test(text);
  });
}

/** 'No, I mean only in races' */
const I_MEAN =
  /^(?:(?:no|sorry|actually|well|hm+),? )*i meant?,? (?!(?:the |a )?(?:week|month|year)\W*$)/i;

/** 'No, I mean runs' says another part of what was asked: 'what about runs'. */
function asMeant(message: string): string {
  const meant = message.replace(I_MEAN, '');
  const isPart = meant !== message && !isAsking(meant) && meant.split(' ').length <= MOST_OF_A_PART;
  return isPart && /^\w/.test(meant) && !IS_LED.test(meant) ? `what about ${meant}` : meant;
}

const MOST_OF_A_PART = 3;
const IS_LED = /^(?:and|only|just|or|not|without|in|on|for|since|last|this)\b/i;

/** A longer message is no remark of a conversation. */
export const MOST_LETTERS = 1000;
const BETWEEN = /(?<=[,.;:!?…]["'”’)]*)\s+|\s+[-–—]+\s+|(?<=^really)\s+/i;

export function clausesOf(message: string): string[] {
  return message
    .replace(HUMS, '')
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** 'Hm, that is less than I thought' speaks of no half marathon. */
const HUMS =
  /^\s*(?:h+m+|m+h*m+|h+u+h|o+h|a+h)(?:[,.…!]+\s*|\s+(?=(?:that|this|it|ok|okay|i|then|so|no|but|and)\b))/i;

const LEADS_IN =
  /^(?:(?:hm+|oh|ah|well|but|no|nah|ok|okay|honestly|wow|huh|wait|sorry|come on|ugh|and|yet|still|though|seriously|surely|actually|so|really) )+(?=\w)/;

function onlyReacts(clause: string, isFurther: boolean): boolean {
  const text = plainText(clause);
  if (TAKES_IT.test(text) || (isFurther && /^\w+er$/.test(text))) return true;
  return !isOfHealth(text) && doubts(clause);
}

/** 'Thanks', 'makes sense', 'ok so rest' */
const TAKES_IT =
  /^(?:(?:ok|okay|oh|ah|well|right|good|great|cool|nice|hm+|and|so|no|yes|yeah|fine|wow|hey|many|that|very|really|then|all|it|is|makes?|total|fair) )*(?:thanks|thank you|cheers|ta|ok|okay|alright|all right|sure|lovely|super|brilliant|awesome|excellent|yep|yup|great|good|nice|cool|perfect|right|fine|fair enough|(?:nice|good) one|sense|enough|i see|got it|understood|interesting|good to know|no|nope|yes|yeah|helpful|useful|wow|oh|hm+|ah|shame|damn|anyway|not bad|noted|will do|(?:a )?rest(?: day)?(?: then)?|a day off(?: then)?|no run(?:ning)?(?: then)?)$/;

/** 'Too much?' asks for a judgement of what was told. */
const ASKS_WHETHER_TOO = /^too \w+\s*\?+$/i;

/** What is not believed, or felt otherwise. */
function doubts(clause: string): boolean {
  if (ASKS_WHETHER_TOO.test(clause)) return false;
  const text = plainText(clause).replace(/ (?:though|then|to me|for me|you know)$/, '');
  return [text, text.replace(LEADS_IN, '')].some((each) => DOUBTS.some((sign) => sign.test(each)));
}

const THAT =
  '(?:that|this|it|they|those|these|which|(?:the|my|your) (?:\\w+ )?(?:time|pace|figure|number|target|plan|prediction|answer|week|run|session|legs|heart rate))';
const HOW =
  '(?:(?:a bit|a little|a lot|way|far|too|so|very|really|quite|rather|pretty|kind of|actually|all|always|just|not|suspiciously|super|much) )*';
const DOUBTFUL =
  'optimistic|pessimistic|ambitious|wrong|off|odd|strange|weird|unlikely|impossible|generous|harsh|surprising|ridiculous|nonsense|crazy|mad|rubbish|unrealistic|low|high|little|much|a lot|many|few|fast|slow|soon|hard|far|long|short';
const FELT =
  'awful|terrible|bad|good|great|fine|fresh|strong|weak|easy|hard|tough|slow|fast|rubbish|horrible|amazing|comfortable|ok|okay|relaxed|flat|heavy|harder|easier|worse|better';

const DOUBTS: readonly RegExp[] = [
  /^i (?:do not|can not|cannot|can hardly|find (?:it|that) hard to) (?:really |quite |still )?(?:believe|buy|trust|agree|think (?:so|that is (?:right|true)))\b/,
  /^i (?:doubt|disagree|question)(?: (?:it|that|this|with (?:it|that)))?$/,
  /^i am not (?:so |too |really )?(?:sure|convinced)(?: (?:about|of|by) (?:that|it|this))?$/,
  new RegExp(
    `^${THAT} (?:still )?(?:seems?|sounds?|looks?|is|are) (?:like )?${HOW}(?:${DOUBTFUL})$`,
  ),
  new RegExp(
    `^${THAT} (?:is|are|was|were) not (?:quite |really )?(?:right|true|correct|it|possible)$`,
  ),
  // 'Which felt easier?' asks of two.
  new RegExp(
    `^(?!which \\w+ (?:harder|easier|worse|better)$)(?:i|${THAT}) (?:really |always |just |actually )?(?:felt|feels?|am feeling) ${HOW}(?:${FELT})$`,
  ),
  /^(?:that |it )?(?:does|did|do) not (?:feel|look|seem|sound) (?:like it|so|right|it)$/,
  /^(?:that|this|it) (?:can not|cannot|can never|must not|does not|did not) (?:be|seem|look|sound|feel|make|fit|add)\b/,
  /^(?:that|this|it) (?:is|was|seems) (?:\w+ ){0,3}than i (?:thought|expected|hoped|remember(?:ed)?|feared|would have (?:thought|said))$/,
  /^(?:no way|nonsense|rubbish|not (?:true|right|possible)|wrong|impossible|(?:you are|you must be|that must be) (?:wrong|mistaken|kidding|joking))$/,
  /^i (?:(?:would have |had )?(?:thought|expected|guessed)|was expecting|could have sworn)\b/,
  /^too (?:much|(?:many|few) (?:days|runs|km|kilomet\w+|sessions|workouts|weeks))$/,
];

const SAYS_WHO =
  /^(?:(?:and|but|so|because|well|as|since|ok|also) )*(?:i|we|my|our|it|that|this|there|she|he|they|the)\b/;
const SAYS_WHAT =
  /\b(?:is|are|was|were|am|has|have|had|did|do|does|feels?|felt|went|ran|slept|got|can|could|will|would|want|need|think|thought|know|like|hate|love|never|always|only|gave|made|took|hurts?)\b/;
/** 'I meant since May' is asked anew. */
const MEANT = /\b(?:mean|meant|want|wanted|would like|asked|asking)\b/;

/** Whether a message only tells how something was: 'the last one was lovely' asks for no figure. */
export function onlyTells(message: string): boolean {
  const text = plainText(message);
  return isStatement(message) && TELLS.test(text) && !ASKS_WITHIN.test(text);
}

const TELLS =
  /^(?:(?:and|but|so|well|because) )*(?:i|we|it|that|this|they|she|he|the (?:last|first|second|latest) one) (?:\w+ly )?(?:was|were|felt|had|did|ran|went|slept|took|made|gave|loved?|hated?|enjoyed)\b(?= \w)/;
const ASKS_WITHIN = /\b(?:how|what|which|when|where|who|why|if|whether|show|list|compare)\b/;

/** A message without the reasons that stand beside what it says: 'no running on Thursday, I am travelling'. */
export function withoutReasons(message: string): string {
  if (message.length > MOST_LETTERS) return message;
  const clauses = message.split(BEFORE_A_REASON).filter((clause) => clause.trim() !== '');
  const left = clauses.filter((clause) => !isReason(clause));
  return left.length === clauses.length || left.length === 0 ? message : left.join(' ');
}

const BEFORE_A_REASON =
  /(?<=[,.;:!])\s+|\s+[-–—]+\s+|\s+(?=(?:because|cos|coz|cause|due to|as|since) (?:i|we|my|our|of|the|a|there|work|it)\b)/i;

/** It says why, and holds nothing that could be a wish of its own, nor what hurts. */
function isReason(clause: string): boolean {
  const text = plainText(clause);
  if (isAsking(clause) || isOfHealth(text) || MAY_BE_WISHED.test(text)) return false;
  return GIVES_REASON.test(text) || SAYS_SO.test(text.replace(MAY_GIVE_REASON, ''));
}

const GIVES_REASON = /^(?:because|cos|coz|cause|due to)\b/;
/** 'Since I am travelling' says why, 'since my birthday' says when. */
const MAY_GIVE_REASON = /^(?:as|since) /;
const SAYS_SO =
  /^(?:(?:and|but|so) )?(?:(?:i|we|they|it|there|my|our|the|somebody|everyone|work|life|school|\w+s) (?:\w+ )?(?:is|are|am|was|have|has|had|got|will|go|fly|need|must|visit|come|travel|work)\b|(?:busy|away|travell?ing|visitors|family|work|holidays?|wedding|business trip)\b)/;
const MAY_BE_WISHED =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|week|weekends?|long|hard|easy|fast|intervals?|tempo|run|runs|running|race|session|rest|off|shorter|longer|less|more|instead|rather|only|not|except|but|can|could|want|would|rain\w*|hot|heat|snow\w*|ic[ey]|tired)\b/;
