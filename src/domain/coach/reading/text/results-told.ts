const LENGTH = '(?:half marathon|half|marathon|\\d{1,2}(?:\\.\\d+)? ?(?:km|k))';
const TIME = '(?:\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?|\\d{2} ?min(?:ute)?s?)';
const OWN = '(?:(?:my|the|an?) )?(?:(?:last|latest|recent|best|fastest|current) )?';

/** 'A 1:50 half', 'my last 10k', '22:30 for 5k', '1:52:42'. */
const RESULT = `(?:${OWN}${TIME}(?: (?:for|over|in|at) (?:an? |the |my )?)? ?${LENGTH}|${OWN}${LENGTH}(?: (?:time|result|race|pb|pr))?(?: (?:in|of) ${TIME})?|(?:an? |my )?${TIME})`;
/** A race by its name, in a frame that nothing else fits: 'riverside', 'my city 10k', 'my last race'. */
const NAMED = `(?:${RESULT}|(?:(?:my|the) )?(?!(?:easy|long|tempo|threshold|vo2|zone|training|heart)\\b)[a-z]{4,}(?: (?:race|${LENGTH}))?)`;
const WANTED = `(?:(?:my|the|an?|over|for) )*(?<wanted>${LENGTH})(?: (?:time|prediction|result|race|potential))?`;
const GIVES =
  '(?:points? to|predicts?|suggests?|gives?(?: me)?|equals?|means?|be worth|worth|be|indicates?|impl(?:y|ies)|is worth|translates? (?:in)?to|converts? (?:in)?to|equates? to|corresponds? to)';
const FROM = '(?:from|off|based on|given|going by|judging by|with)';

/** The ways in which a result is told that a time over another length is to follow from. */
const WAYS: readonly RegExp[] = [
  // 'What marathon does 1:52:42 point to'
  `(?:what|which)(?: kind of| sort of)? ${WANTED} (?:does|would|will|is|do) (?<result>${NAMED}) (?:${GIVES}|worth|good for)`,
  // 'Marathon off 1:52:42', 'half from my 10k'
  `(?:(?:what|predict|predicted|estimate|estimated|whats|is|my|equivalent) )*${WANTED} ${FROM} (?<result>${RESULT})`,
  // 'If I run 48 min for 10k, what about the half'
  `(?:if|when|suppose|say) i (?:can )?(?:do|run|ran|did|get) (?<result>${RESULT}),? (?:then )?(?:what|how)(?: (?:about|is|does|would|will|could|can|do|should|that|it|mean|means|give|i|run|expect|fast|be))*(?: (?:for|over|in))? ${WANTED}`,
  // '1:52:42, what does that mean for the marathon'
  `(?<result>${RESULT}),? what (?:does|would) (?:that|it|this) (?:mean|say|give(?: me)?|predict|suggest)(?: (?:for|about|over|in))? ${WANTED}`,
  // 'What does a 1:50 half equal over 10k'
  `what (?:does|would|will|do) (?<result>${RESULT}) ${GIVES}(?: (?:for|over|in|about|at|as))? ${WANTED}`,
  `what (?:does|would|will) (?<result>${NAMED}) (?:point to|predict|suggest|equal|translate to|convert to)(?: (?:for|over|in|about|at|as))? ${WANTED}`,
  `(?:how|what) (?:does|would|do) (?<result>${NAMED}) (?:translate|convert|equate)(?: (?:in)?to)? ${WANTED}`,
  `convert (?<result>${NAMED}) (?:in)?to ${WANTED}`,
  // 'My 10k time as a half'
  `(?<result>${OWN}${LENGTH} (?:time|result|pb|pr)) (?:as|in|into|to) ${WANTED}`,
  // 'What could I run for 10k given 1:52:42'
  `(?:what|how fast) (?:could|can|would|should|might) i (?:run|do|expect|race)(?: (?:for|over|in|at))? ${WANTED} (?:${FROM}|after) (?<result>${RESULT})`,
  // 'Does a 1:50 half mean I can break 4 hours', 'is it enough for a sub 4 marathon'
  `(?:does|would|will) (?<result>${RESULT}) mean(?: that)? i (?:can|could|will) (?:break|run|go under|go|do|get) (?<aim>(?:sub |under )?[\\d:]+(?: ?h(?:ou)?rs?)?)(?: (?:for|over|in|at))?(?: ${WANTED})?`,
  `is (?<result>${RESULT}) (?:equivalent to|equal to|good enough for|fast enough for|quick enough for|enough for|as good as|worth) (?:an? )?(?<aim>(?:sub |under )?[\\d:]+(?: ?h(?:ou)?rs?)?)(?: (?:for|over|in|at))?(?: ${WANTED})?`,
].map((way) => new RegExp(`^(?:(?:so|and|ok|hey|please) )*${way}[?.! ]*$`));

/** 'What marathon does 1:52:42 point to' asks 'predict my marathon from a 1:52:42 half'. */
export function resultsTold(text: string): string {
  if (text.length > LONGEST_TOLD || !SAYS_RESULT.test(text)) return text;
  for (const way of WAYS) {
    const groups = way.exec(text)?.groups;
    if (!groups?.result) continue;
    const wanted = groups.wanted ?? (FOUR_HOURS.test(groups.aim ?? '') ? 'marathon' : undefined);
    const result = wanted && withLength(groups.result, wanted);
    if (!wanted || !result) return text;
    const aim = groups.aim ? ` in ${aimWritten(groups.aim)}` : '';
    return `predict my ${wanted}${aim} from ${result}`;
  }
  return text;
}

/** Nobody breaks four hours over less than a marathon. */
const FOUR_HOURS = /^(?:sub |under )?[3-5](?::\d\d)?(?::\d\d)?(?: ?h(?:ou)?rs?)?$/;

function aimWritten(aim: string): string {
  const bare = /^(?:sub |under )?(\d)(?: ?h(?:ou)?rs?)?$/.exec(aim);
  return bare ? `${bare[1]}:00:00` : aim.replace(/^(?:sub|under) /, '');
}

/** A bare time is one of the one length over which it can be raced; null where that is the wanted one. */
function withLength(result: string, wanted: string): string | null {
  const time = BARE_TIME.exec(result)?.[1];
  if (time === undefined) return result;
  const length = USUAL.find(([times]) => times.test(time))?.[1];
  return length === undefined || wanted.startsWith(length) || wanted === length.replace('k', ' km')
    ? null
    : `a ${time} ${length}`;
}

const BARE_TIME = new RegExp(`^(?:(?:an?|my) )?(${TIME})$`);
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:1:[2-5]\d|2:[0-3]\d)(?::\d\d)?$/, 'half'],
  [/^[4-6]\d(?::\d\d| ?min)/, '10k'],
  [/^(?:1[5-9]|2[0-7])(?::\d\d| ?min)/, '5k'],
];

/** Longer ones hold more than a result and what is to follow from it. */
const LONGEST_TOLD = 120;
const SAYS_RESULT = /\b(?:half|marathon|\d{1,2}(?:\.\d+)? ?k(?:m)?|[3-5](?::\d\d)?(?: ?h\w*)?)\b/;
