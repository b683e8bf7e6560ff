import { findAsked, findSpokenOf } from '../reading/intent/asked-by-words.ts';
import { FORECAST } from '../reading/parts/not-in-log.ts';
import { KINDS_OF_TRAINING } from './kinds-of-training.ts';
import { readReported } from './reported.ts';
import { TOPICS } from './topics.ts';

/** The word or topic of running that a question asks about, when it asks about nothing else. */
export function readTerm(asked: string): string | null {
  const [, lead = '', words = ''] = ASKS_FOR_A_WORD.exec(asked) ?? [];
  const [, bare = '', tail = ''] = ENDS_ASKING.exec(asked) ?? [];
  const [, sense = ''] = ASKS_ITS_SENSE.exec(asked) ?? [];
  const itsSense = findAsked(asked, KINDS_OF_TRAINING) === null ? calledSo(sense) : null;
  if (itsSense !== null) return itsSense;
  const meant =
    lead !== '' ? words.replace(ASKS_MORE, '').replace(SAYS_NO_MORE, '') : tail !== '' ? bare : '';
  if (meant !== '') return calledSo(meant);
  return ONLY_TERMS.test(asked) ? calledSo(asked) : null;
}

/** What a question to anybody is about: 'should I stretch before running'. */
export function readTopic(asked: string): string | null {
  const reported = readReported(asked);
  if (reported !== null) return reported.topic;
  const [, told = ''] = TELLS_ABOUT.exec(asked) ?? [];
  if (told !== '') return toldOf(told);
  if (!ASKS_AT_ALL.test(asked) || isOfALog(asked) || FORECAST.test(asked)) return null;
  if (asked.split(' ').length < LEAST_WORDS) return null;
  const [, thing = ''] = ASKS_ITS_WORTH.exec(asked) ?? [];
  return findAsked(asked, TOPICS)?.name ?? calledSo(thing);
}

/** The topic of a thing that is named and no more. */
function toldOf(thing: string): string | null {
  const topic = findAsked(`is ${thing} worth it`, TOPICS) ?? findSpokenOf(thing, TOPICS);
  return calledSo(thing) ?? topic?.name ?? null;
}

/** What a question to anybody speaks of, among words that its topic says nothing of. */
export function readTopicAmong(asked: string): string | null {
  if (!ASKS_FOR_COUNSEL.test(asked) || OF_FIGURES.test(asked) || isOfALog(asked)) return null;
  if (FORECAST.test(asked)) return null;
  return findSpokenOf(asked, TOPICS)?.name ?? null;
}

/** A complaint that it speaks of, which need not be asked about: 'my Achilles is stiff, keep running'. */
export function readComplaint(asked: string): string | null {
  if (OF_FIGURES.test(asked) || isOfALog(asked)) return null;
  return findSpokenOf(asked, COMPLAINTS)?.name ?? null;
}

const COMPLAINTS = TOPICS.filter(({ isOfHealth, isComplaint }) => isOfHealth || isComplaint);

/** 'Should I', 'is it normal', 'why do I': no log answers these. */
const ASKS_FOR_COUNSEL =
  /^(?:(?:so|and|but|hey|hi|ok|well) )*(?:why|should|shall|can|could|may|do|does|is|are|any|which|what|how|where (?:do|can)|when (?:should|can|do)|will i|would|was it (?:an? )?(?:mistake|ok|okay|wrong|stupid|right|bad|silly|fine))\b|\b(?:should i|shall i|must i|can i|could i|may i|do i|have to|need to|(?:ok|okay|better|safe) to|i should (?:do|know|change|mind)|what now|now what|what is going on|what would you do|still (?:do|run|train|go)|yes or no|is (?:it|that|this)|how (?:do|can|should|would|long|soon|often|much|many|to)|what (?:should|can|could|do|to|else|about|helps?|is|are|am i doing wrong|causes?)|why|normal|will (?:it|that|my \w+) (?:affect|ruin|change|slow)|worth|help|advice|tips?|tricks?|worry|worried|yes or no|or not|difference|or|does|if it is|when can|treatment|stupid|(?:good|bad) idea|i lose|serves)\b|\b(?:before|during|after) (?:a |the |my )?(?:race|run|running|long run)$/;

/** The most, the least and the mean are told of a log, and so is what was then. */
const OF_FIGURES =
  /\bhow many (?!.*\b(?:need|should|have to|too many|enough|sensible)\b)(?!easy days\b|hard days\b|days (?:rest|off)\b)|^(?:is|are) (?:my(?! (?:watch|strap|chest strap|gps|garmin|wrist))|this (?:week|month|year)|the (?:blue|grey|racing))\b|^(?:which (?:week|month|day|run|weekday)|am i (?:stronger|better|fitter))|\bbefore and after i\b|\bwhat time (?:should i expect|can i run|will i)\b|\bis \d:\d\d|\b(?:get|got) a (?:pb|pr) at\b|\bgoal (?:for|time)\b|\b(?:fastest|slowest|quickest|shortest|hilliest|biggest|highest|lowest|mean (?:pace|hr|heart|cadence)|wrote|search|find (?:runs|my)|while i was|when i (?:was|had|wore)|am i at when|(?:when|on days|days when) i (?:have|had)|my (?:usual |mean )?(?:pace|time) (?:this|last|is)|weekly km|km in|his|her(?! (?:late|early|mid))|longest(?! (?:long )?run (?:before|in|for|should)))\b/;

/** A question in general, or a word alone: 'runs with a stitch' are runs. */
const ASKS_AT_ALL =
  /\b(?:should|shall|can|could|may|must|would|will|do|does|is|are|am|why|how|what|when|where|who|which|help|helps|tips?|advice|worth|ok|okay|normal|explain|difference|avoid|prevent|stop|need|needed|better|vs|versus|or)\b|^\S+(?: \S+){0,2}$|^(?!.*\b(?:i|my|me|mine|we|our)\b).*\b(?:runners|women|beginners)\b.*$|^(?:recovery|resting|eating|food|running|racing|training|sleep|stretching|breathing|coffee|caffeine|alcohol|beer|stitch|nausea|gels?|warm(?:ing)? up|cool(?:ing)? down|strides) (?:before|after|between|during|in|on|at|with|without|when|while) /;

/** What was, and what is listed, is asked of a log. */
function isOfALog(asked: string): boolean {
  const isOfOnesOwn = OF_ONES_OWN.test(asked) || OF_OWN_SESSIONS.test(asked);
  return OF_WHAT_WAS.test(asked) || (isOfOnesOwn && !ASKS_FOR_ADVICE.test(asked));
}

/** 'Are my tempo runs getting better', 'how many hill runs this autumn', 'any parkruns this week' */
const SESSIONS =
  '(?:\\w+ )?(?:runs|sessions|workouts|intervals|repeats|rides|swims|walks|hikes|races|jogs|parkruns)';
const OF_OWN_SESSIONS = new RegExp(
  `^(?:(?:and|so|but) )*(?:(?:are|have|has|do|how (?:are|have|do)|how is the trend of) (?:all )?my ${SESSIONS}(?: been)? (?:get(?:ting)?|improv\\w+|chang\\w+|go(?:ing)?)\\b(?!.*\\btoo\\b)|(?:how many|any|number of|enough|too many) ${SESSIONS}(?: (?:do i have|i have))? (?:this|last|in|since|lately|so far|recently)\\b)`,
);

const OF_WHAT_WAS =
  /\b(?:(?<!why )did|notes?|diary|anything about|mention\w*|was i|were my|had i|has my|ran|show|list|when was|(?:what|how|which|where) (?:was|were|did)|how (?!accurate|exact|reliable)\w+ (?:was|were|is) (?:it|my)|how often have i|average|total)\b|^(?:my )?(?:\w+ )?(?:runs|workouts|sessions)\b|^my \w+$/;

const OF_ONES_OWN =
  /\b(?:have i|how many (?:runs|times|workouts|sessions|km|miles)|how often do i|how (?:much|far|long|fast) do i|(?:which|what|any|all|many|those|of my) (?:my |of my )?(?:\w+ )?(?:runs|workouts|sessions)|is my (?:training|running)|am i (?:getting|running|training)|(?:am|do) i (?:\w+ )?(?:faster|slower|quicker|further|longer|harder|easier)|is my (?:heart rate|hr|pulse|pace|cadence) (?:higher|lower|faster|slower|better|worse)(?= (?:in|on|after|with|when|during|without)\b)|(?:faster|slower|quicker)\b.*\b(?:am i|for me)|what (?:is|are) my|how (?:is|are) my (?!\w+ (?:too|ok)))\b/;

/** 'How much sleep do I need', 'how many hard sessions should I do' */
const ASKS_FOR_ADVICE =
  /\b(?:should|shall|must|need|have to|ought|how do i|why did i|can i|could i|may i|normal|ideal|recommended|sensible|shoes (?:usually |normally |typically )?last|with age|(?:at|for) my age|after (?:35|40|45|50|55|60|65|70)|from here on|(?:for|before) an? (?:\w+ )?(?:half|race|marathon|10k|5k|ultra))\b/;

function calledSo(text: string): string | null {
  return BY_NAME.get(text) ?? BY_NAME.get(text.replace(/s$/, '')) ?? null;
}

/** A shorter one is no question of its own: 'cadence too' goes on from another. */
const LEAST_WORDS = 3;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  TOPICS.flatMap(({ name, called = [] }) => called.map((each) => [each, name])),
);

const ASKS_FOR_A_WORD =
  /^(?:and )?(what (?:the hell |the heck |on earth |in the world |exactly |actually |even |really )?(?:is|are|does)(?: meant by)?|what do (?:you|people|they|we|runners|coaches) mean by|what (?:is )?meant by|(?:can you |could you |please )*(?:explain|define|describe)(?: to me)?(?: what)?|(?:the )?meaning of|what is the meaning of|tell me what|tell me about|what)(?: the| a| an| your)? ([a-z0-9 /-]{2,50})$/;
/** 'What is the point of strides', 'do I need cutback weeks' */
const ASKS_ITS_SENSE =
  /^(?:(?:so|and|ok) )?(?:what (?:is|are) the (?:point|use|purpose|benefits?|advantages?|sense|idea) (?:of|behind|in)|why (?:should i|do (?:people|runners|we|you))? ?(?:do|run|bother with|use)?|(?:do|should) i (?:really |even |actually )?(?:need|do|run|try|add|bother with)(?: to do)?|(?:is|are) there any point (?:in|to)|how (?:do|should|would) (?:i|you) (?:do|run)|how (?:often|many) (?:should i do|do i need)|what (?:does|do)) (?:doing |running )?(?:a |an |the |some |any )?([a-z0-9 /]{2,40}?)(?: (?:for|do|do for me|good for|work|at all|really|then|and how|exactly|every week|in training))*$/;
/** 'Tell me about magnesium' */
const TELLS_ABOUT =
  /^(?:tell me|talk to me|what do you know|what should i know) (?:something |more |all )?about (?:a |an |the )?((?!my\b|this\b|last\b|yesterday\b)[a-z /]{3,40})$/;
/** 'Are strides worth it' */
const ASKS_ITS_WORTH =
  /^(?:is|are) (?:a |an |the |doing )?([a-z0-9 /]{2,40}?) (?:really |actually )?(?:worth (?:it|doing|the effort|the time)|any good|useful|necessary|needed|overrated|pointless|a waste of time)$/;
const ENDS_ASKING =
  /^(?:what )?([a-z0-9 -]{2,30}?),? (explain(?:ed)?|meaning|definition|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|mean|means)$/;
/** 'And do I want one', 'and is it time for one' */
const ASKS_MORE = / and (?:is it time|do i (?:want|need)|should i|when|how often)\b.*$/;
const SAYS_NO_MORE =
  /(?: (?:mean|means|meant|stand for|stands for|in running|in (?:my|the|this) (?:log|app)|here|exactly|actually|again|supposed to be|is|are|then|to me|like i am (?:five|5)|in (?:simple|plain|easy|normal|ordinary) (?:words|terms|english|language)|for a runner|when (?:it is|they are) at home|anyway|really|pls|please|lol|haha|lmao|tho|though|mate|btw|now|and why(?: .*)?|and (?:should|do|must) i (?:care|bother|worry|need (?:them|it|one|any)|do (?:them|it|any))))+$/;
/** What is nothing but a term, where it stands alone. */
const ONLY_TERMS =
  /^(?:fartleks?|vo2 ?max|tempo runs?|strides|negative splits?|monotony|drift|decoupling|cardiac drift|progression runs?|junk miles|carb(?:o|ohydrate)? ?loading|rpe|dnf|doms|run\/walk)$/;
