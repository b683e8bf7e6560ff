/**
 * 'Was my last run harder than usual?' asks how that run went, which is told by what is usual for its
 * kind, and so does 'why was yesterday so slow'. What is no such question is left as it is.
 */
export function howRunWent(text: string): string {
  for (const pattern of ONE_RUN_JUDGED) {
    const { run, day } = pattern.exec(text)?.groups ?? {};
    if (day !== undefined) return `how was my run ${day}?`;
    if (run !== undefined) return `how was ${run}?`;
  }
  return text;
}

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
