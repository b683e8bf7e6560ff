import { MONTH_NAMES } from './text/month-names.ts';

/**
 * 'Was my last run harder than usual?' asks how that run went, which is told by what is usual for its
 * kind, and so does 'why was yesterday so slow'; 'did I overdo it in October' asks how October went. What
 * is no such question is left as it is.
 */
export function howRunWent(said: string): string {
  const text = said.replace(TRAINING_HAS_GONE, 'how was my training');
  for (const pattern of ONE_RUN_JUDGED) {
    const { run, day } = pattern.exec(text)?.groups ?? {};
    if (day !== undefined) return `how was my run ${day}?`;
    if (run !== undefined) return `how was ${run}?`;
  }
  for (const pattern of LOOKS_BACK) {
    const { rest } = pattern.exec(text)?.groups ?? {};
    if (rest !== undefined) return `how was ${ownSpan(rest)}?`;
  }
  for (const pattern of ASKS_FOR_REVIEW) {
    const { rest } = pattern.exec(text)?.groups ?? {};
    if (rest !== undefined) return `how was ${rest}?`;
  }
  return text;
}

/** 'Was that run too fast?', asked first of all, is asked of the latest. */
export function ofLatest(text: string): string {
  return text.replace(
    /^((?:so |and |hey )*(?:was|did|how (?:was|did|hard was|fast was)|why was) )(?:that|this(?! (?:morning|evening|afternoon))) (?=(?:\w+ ){0,2}(?:run|session|workout|race|tempo)\b)/i,
    '$1my last ',
  );
}

/** 'How has my training been going since June' */
const TRAINING_HAS_GONE =
  /^how (?:has|did|is|was) (?:(?:my|the) )?(?:training|running|build-?up) (?:(?:actually|really|then|so far) )*(?:gone|go|been going|going|been)(?= (?:since|in|over|this|last)\b)/i;

const WEEKDAY = '(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAY = `(?:yesterday|today|this morning|last night|${WEEKDAY})`;
const RUN = `(?:my |the |yesterday'?s |today'?s |this (?:morning|evening|afternoon)'?s |(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s )(?:(?:very )?(?:last|latest|most recent|previous|first|longest|fastest|slowest|second last) )?(?:long |easy |interval |treadmill |tempo |recovery )?(?:run|session|workout|intervals|tempo)(?: before last| ${DAY}| on (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_NAMES}))?`;
const STRETCH = `(?:${MONTH_NAMES}|(?:this|last) (?:week|month|year|spring|summer|autumn|winter))`;

/** 'Give me your verdict on October', 'thoughts on my week', 'did I overdo it in October', 'how is November shaping up' */
const ASKS_FOR_REVIEW: readonly RegExp[] = [
  /^(?:(?:please |can you |could you )?(?:give me|show me)|what is|what's|i want|i'd like) (?:an? |your |some )?(?:honest |quick |short |brutal |frank |brief )*(?:verdict|opinion|assessment|review|analysis|feedback|thoughts|recap) (?:on|of|for|about) (?<rest>.+?)[?.! ]*$/i,
  /^(?:please |can you |could you )?(?:sum(?:marise|marize)?(?: up)?|recap|review|assess|judge|rate|evaluate) (?<rest>(?:my|the|this|last) .+?)(?: (?:for me|in (?:one|two|three|four|a few|a couple of|\d) (?:short )?(?:sentences?|words?|lines?)))?[?.! ]*$/i,
  /^(?:(?:so|haha|ok|right|be honest|honestly),? )*how (?:bad|good) was (?<rest>.+?)[?.! ]*$/i,
  /^what (?:was|were) the (?:best|worst|nicest) (?:thing|part|bit)s? (?:about|of|in) (?<rest>.+?)[?.! ]*$/i,
  /^how(?:'s| is| are|'re) (?<rest>.+?) (?:shaping up|looking|coming along|coming on|panning out|working out|progressing)(?: so far| for me)*[?.! ]*$/i,
  new RegExp(
    `^(?:did|have) i (?:really |maybe |perhaps )?(?:overdo|overdone|overdid|slack(?:ed)?|push(?:ed)? too hard|do too much|done too much|do too little|done too little|been (?:slacking|lazy|overdoing))(?: it| things| off)?(?: in| during)? (?<rest>${STRETCH})[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `^(?:what do you (?:think|make|say) (?:of|about|to)|(?:(?:any|your) )?(?:thoughts|opinion|take|verdict|feedback) (?:on|about)|(?:just )?(?:the |a )?(?:short )?headlines? (?:for|of|from)) (?<rest>${STRETCH}|my (?:week|month|year)|${RUN}|(?:my|the) (?:last|latest) race|(?:my|the) (?:\\w+ ){1,3}(?:10 ?k|5 ?k|half(?: marathon)?|marathon|race))[?.! ]*$`,
    'i',
  ),
];

const SPAN = `(?:(?:in |of )?(?:${MONTH_NAMES}|20\\d\\d)|q[1-4]|(?:the |this |last |my )?(?:(?:training |running )?(?:week|month|year|season|spring|summer|autumn|winter))|(?:the |my )?(?:last|past) (?:\\w+ )?(?:days|weeks|months))`;
const ASKING_FOR =
  "(?:(?:please|pls|hi|hey|coach|can you|could you|would you|give me|show me|write me|do me|i want|i'd like|i need|can i have|can i get|could i have|how would you|what were|what are|what was|tell me) )*";
const IN_SHORT = '(?:(?:short|quick|brief|little|honest|proper|full|nice|complete) )*';
const GOOD_OR_BAD = '(?:high|low|good|bad|best|worst|up|down)s?';
const GOOD_AND_BAD = `(?:high ?lights|low ?lights|${GOOD_OR_BAD}(?: (?:bits|points|parts))? (?:and|&|or) (?:the )?${GOOD_OR_BAD}(?: (?:points|bits|parts|moments|things))?|${GOOD_OR_BAD} (?:points|bits|parts|moments|things))`;
const TO_SAY_MORE = `(?: (?:so far|for me|to date|please|pls|thanks|up to now|running ?wise))*(?:[,:;-]+ ?(?:the |both )?${GOOD_AND_BAD})?[?.! ]*$`;

/** 'Year in review', 'recap of the last six weeks', 'highs and lows of October' */
const LOOKS_BACK: readonly RegExp[] = [
  new RegExp(
    `^${ASKING_FOR}(?:an? |the |your |my )?${IN_SHORT}(?:summary|overview|recap|round[- ]?up|run ?down|review|wrap[- ]?up|retrospective|look ?back|debrief|${GOOD_AND_BAD})(?: (?:of|on|for|at|from|in))? ?(?<rest>${SPAN})${TO_SAY_MORE}`,
    'i',
  ),
  new RegExp(
    `^${ASKING_FOR}(?:an? |the |my )?${IN_SHORT}(?<rest>${SPAN}) (?:in review|in a nutshell|in short|summary|recap|review|round[- ]?up|wrap[- ]?up|highlights)${TO_SAY_MORE}`,
    'i',
  ),
  new RegExp(
    `^${ASKING_FOR}(?:(?:quickly|briefly) )?(?:sum(?:marise|marize)?(?: up)?|recap|review|wrap up|look back (?:at|on|over)|(?:talk|take|walk) me through) (?<rest>${SPAN})${TO_SAY_MORE}`,
    'i',
  ),
  new RegExp(
    `^what (?:went|has gone) (?:well|right|wrong|badly)(?: (?:in|during|over|with|about))? (?<rest>${SPAN})(?: so far)?(?:,? (?:and|or) (?:what )?(?:did(?:n't| not)|went (?:wrong|badly|well|right)|not|less so|badly|wrong))?[?.! ]*$`,
    'i',
  ),
];

/** A season is a year of running. */
function ownSpan(rest: string): string {
  return rest
    .replace(/^(?:in|of) /i, '')
    .replace(/^(?:(?:the|my) )?(?:training |running )?(?:year|season)$/i, 'my year')
    .replace(/^(?:the |my )?(?=(?:week|month)$)/i, 'my ')
    .replace(/^this season$/i, 'this year');
}

/** One run, or the run of a day. */
const WHICH = `(?:(?<run>${RUN})|(?:i (?:\\w+ )?)?(?<day>${DAY}))`;
const HOW = '(?:hard|easy|fast|slow|quick|good|bad|tough|rough|heavy|difficult|sluggish)';
const HOW_MUCH = '(?:(?:any|much|a lot|a bit|a little|really|actually|significantly) )?';
const USUAL =
  '(?:usual|normal|average|most|the (?:others|usual|average|rest)|(?:my|the) (?:other|usual) (?:\\w+ )?(?:runs|ones)|my average|it should(?: have been)?)';

const ONE_RUN_JUDGED: readonly RegExp[] = [
  new RegExp(
    `^(?:was|were) ${WHICH} ${HOW_MUCH}(?:\\w+er|better|worse|more \\w+|different) (?:than|from|to) ${USUAL}(?: for me)?[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `^how (?:did|has) (?:my|the) (?:long |easy |interval |treadmill )?(?:run|session|workout) (?:go|gone) (?<day>${DAY})[?.! ]*$`,
    'i',
  ),
  new RegExp(`^(?:was|were) ${WHICH} too ${HOW}[?.! ]*$`, 'i'),
  // 'Did I do ok on Tuesday?'
  new RegExp(
    `^did i do (?:ok|okay|well|alright|all right|good|fine|badly) (?:(?:in|with|at) )?${WHICH}[?.! ]*$`,
    'i',
  ),
  // 'Was my last easy run really easy?', 'was yesterday's run a good one'
  new RegExp(
    `^(?:was|were) ${WHICH} (?:(?:really|actually|truly|in fact|all) )?(?:that )?(?:any good|ok|okay|alright|${HOW}|(?:an? )?(?:really )?(?:${HOW}|decent|solid|proper) (?:one|run|session|effort|workout))(?: enough)?[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `^(?:was|were|did i (?:run|do|get)) ${WHICH} (?:(?:run|done|really|actually) )*(?:(?:at|in|with|by) )?(?:(?:the|a|my) )?(?:right|correct|proper|appropriate|sensible|intended) (?:effort|pace|intensity|speed|heart rate|hr|zone|level)(?: for me)?[?.! ]*$`,
    'i',
  ),
  new RegExp(`^(?:was|were|did i (?:run|do)) ${WHICH} (?:easy|slow|hard|fast) enough[?.! ]*$`, 'i'),
  new RegExp(
    `^did i (?:go|run|push|take it) too ${HOW} (?:in |on |during |with )?${WHICH}[?.! ]*$`,
    'i',
  ),
  // 'My long run on Sunday felt awful. Why?'
  new RegExp(
    `^${WHICH} (?:felt|was|went) (?:\\w+ )?(?:${HOW}|awful|terrible|horrible|off|weird|strange|shit|crap|wrong|badly)[,.!;:-]* (?:(?:and|but|so) )?(?:why|how come|any idea why|what (?:happened|went wrong|was wrong|was (?:that|it))|(?:do you|can you) (?:know|see|tell(?: me)?) why|(?:do|does) (?:the|my) (?:data|log|numbers) (?:show|say|tell) (?:why|anything))(?: (?:was|is) (?:that|it))?[?.! ]*$`,
    'i',
  ),
  new RegExp(`^why (?:was|were|did) ${WHICH} (?:feel )?(?:so|that|this|too) ${HOW}[?.! ]*$`, 'i'),
  new RegExp(
    `^why (?:was|were) i so ${HOW} (?:(?:in |on |during )?(?<run>${RUN})|(?<day>${DAY}))[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `^how (?:does|did|do) ${WHICH} (?:compare|stack up|measure up|hold up)(?: (?:with|to|against) ${USUAL})?[?.! ]*$`,
    'i',
  ),
];
