import { MONTH_NAMES } from './text/month-names.ts';

/**
 * 'Was my last run harder than usual?' asks how that run went, which is told by what is usual for its
 * kind, and so does 'why was yesterday so slow'; 'did I overdo it in October' asks how October went. What
 * is no such question is left as it is.
 */
export function howRunWent(text: string): string {
  for (const pattern of ONE_RUN_JUDGED) {
    const { run, day } = pattern.exec(text)?.groups ?? {};
    if (day !== undefined) return `how was my run ${day}?`;
    if (run !== undefined) return `how was ${run}?`;
  }
  for (const pattern of ASKS_FOR_REVIEW) {
    const { rest } = pattern.exec(text)?.groups ?? {};
    if (rest !== undefined) return `how was ${rest}?`;
  }
  return text;
}

/** 'Give me your verdict on October', 'did I overdo it in October', 'how is November shaping up' */
const ASKS_FOR_REVIEW: readonly RegExp[] = [
  /^(?:(?:please |can you |could you )?give me|what is|what's|i want|i'd like) (?:an? |your |some )?(?:honest |quick |short |brutal |frank |brief )*(?:verdict|opinion|assessment|review|analysis|feedback|thoughts|recap) (?:on|of|for|about) (?<rest>.+?)[?.! ]*$/i,
  /^(?:please |can you |could you )?(?:sum(?:marise|marize)?(?: up)?|recap|review|assess|judge|rate|evaluate) (?<rest>(?:my|the|this|last) .+?)(?: (?:for me|in (?:one|two|three|four|a few|a couple of|\d) (?:short )?(?:sentences?|words?|lines?)))?[?.! ]*$/i,
  /^how(?:'s| is| are|'re) (?<rest>.+?) (?:shaping up|looking|coming along|coming on|panning out|working out|progressing)(?: so far| for me)*[?.! ]*$/i,
  new RegExp(
    `^(?:did|have) i (?:really |maybe |perhaps )?(?:overdo|overdone|overdid|slack(?:ed)?|push(?:ed)? too hard|do too much|done too much|do too little|done too little|been (?:slacking|lazy|overdoing))(?: it| things| off)?(?: in| during)? (?<rest>(?:${MONTH_NAMES}|(?:this|last) (?:week|month|year|spring|summer|autumn|winter)))[?.! ]*$`,
    'i',
  ),
];

const WEEKDAY = '(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAY = `(?:yesterday|today|this morning|last night|${WEEKDAY})`;
const RUN = `(?:my |the |yesterday's |today's |(?:mon|tues|wednes|thurs|fri|satur|sun)day's )(?:last |latest |most recent )?(?:long |easy |interval |treadmill )?(?:run|session|workout|intervals)(?: ${DAY})?`;
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
