import { plainText, taken } from '../text/plain-text.ts';

/** 'What does “aerobic base” mean': a word of running, and of no note. */
const IS_EXPLAINED =
  /^(?:(?:and|so|hey) )*what (?:does|do|is|are) .*\b(?:mean|meant by|meaning)\b|\bmeaning of\b/;

/** Words in quotation marks are looked for in notes, whatever they are. */
export function takeQuoted(text: { original: string; plain: string; mended: string }): {
  words: string | null;
  rest: string;
} {
  const quoted =
    /["\u201c\u201d\u00ab\u00bb]([^"\u201c\u201d\u00ab\u00bb]{1,100})["\u201c\u201d\u00ab\u00bb]|(?<![\p{L}\p{N}])'([^']{1,100})'(?![\p{L}\p{N}])/u.exec(
      text.original,
    );
  const words = (quoted?.[1] ?? quoted?.[2])?.trim();
  if (!words || IS_EXPLAINED.test(text.plain)) return { words: null, rest: text.mended };
  const wanted = plainText(words).split(' ');
  const plain = text.plain.split(' ');
  const at = plain.findIndex((_, index) => wanted.every((word, n) => plain[index + n] === word));
  const rest = text.mended
    .split(' ')
    .map((word, index) => (at >= 0 && index >= at && index < at + wanted.length ? '_' : word));
  return { words, rest: rest.join(' ') };
}

/** 'Runs without any note', 'how many have a note': whatever it says. */
export function takeNoted(text: string): { isNoted: boolean | null; rest: string } {
  const found = NOTED.find(({ pattern }) => pattern.test(text));
  return found
    ? { isNoted: found.isNoted, rest: text.replace(found.pattern, taken) }
    : { isNoted: null, rest: text };
}

const NOTED: readonly { isNoted: boolean; pattern: RegExp }[] = [
  {
    isNoted: false,
    pattern:
      /\b(?:(?:that|which) )?(?:without|with no|have no|has no|lack(?:ing)?|missing) (?:any |an? |the )?notes?(?= |$)(?! (?:that|about|on|of|with|say\w*|mention\w*)\b)/,
  },
  {
    isNoted: false,
    pattern:
      /\b(?:(?:that|which|where) )?(?:(?:did|have|do) i not|(?:i )?(?:did|do|have) not) (?:writ(?:e|ten) |have |add )(?:anything|any notes?|a note)(?: (?:for|about|on))?(?= |$)/,
  },
  {
    isNoted: true,
    pattern:
      /\b(?:(?:that|which) )?(?:with (?:any |an? |some )|(?:have|has|had|got) (?:any |an? |some )?)(?:kind of )?notes?(?= |$)(?! (?:that|about|on|of|with|say\w*|mention\w*)\b)/,
  },
];

/** 'Without "rain" in the note', 'that do not mention the knee': what the note must not hold. */
export function takeNoteWithout(of: { plain: string; quoted: string | null; rest: string }): {
  words: string | null;
  rest: string;
} {
  const { plain, quoted, rest } = of;
  for (const pattern of NOTE_WITHOUT) {
    const match = pattern.exec(rest);
    const found = match?.groups?.words;
    if (!match || found === undefined) continue;
    const [own = ''] = found.split(' _');
    const trimmed = own.replace(LEADING, '').replace(TRAILING, '').trim();
    const isQuoted = trimmed === '' || trimmed.startsWith('_');
    if (isQuoted && quoted === null) continue;
    const first = rest.slice(0, match.index).split(' ').length - 1;
    const count = match[0].trim().split(' ').length;
    const at = match.index + match[0].lastIndexOf(found) + found.indexOf(trimmed);
    const from = rest.slice(0, at).split(' ').length - 1;
    const typed = plain
      .split(' ')
      .slice(from, from + trimmed.split(' ').length)
      .join(' ');
    const left = rest
      .split(' ')
      .map((word, index) => (index >= first && index < first + count ? '_' : word));
    return { words: isQuoted ? quoted : typed, rest: left.join(' ') };
  }
  return { words: null, rest };
}

const NOT_IN = '(?:without|excluding|except(?: for)?|ignoring|leaving out|leave out|but not|not)';

const NOTE_WORDS = '(?<words>_(?: _)*|[a-z]+(?: [a-z]+)??)';

const NOTE_WITHOUT = [
  new RegExp(
    `\\b${NOT_IN}(?: (?:those|the|ones|any|runs?|workouts?|that|with|which|where|having|words?|mention(?:s|ing)? of))* ${NOTE_WORDS} (?:in|on|from) (?:the |my |their |its |a |any )?notes?\\b`,
  ),
  new RegExp(
    `\\b(?:with |whose |where |in which |that |have |has )*(?:an? |the |my |their |its )?notes? (?:that |which )?(?:do|does|did|has|have|is|are|was|were) ?(?:not|never) (?:say|saying|mention|contain|hold|include|have|speak of|talk about|mentioned|said)(?:ing)?(?: the words?| about| of| any| the| my| an?)* ${NOTE_WORDS}(?= |$)`,
  ),
  new RegExp(
    `\\b(?:that |which |where |when |in which |i )*(?:(?:do|does|did|have|has) )?(?:not|never) (?:mention(?:ed|ing|s)?|writ(?:e|ten|ing)|wrote|noted?|noting|contain(?:ing)?)(?: about| of| the words?| that| down| any| the| my| an?)* ${NOTE_WORDS}(?= |$)`,
  ),
  new RegExp(
    `\\b(?:without|with no) (?:any |an? |the )?(?:mention(?:s|ing)?(?: of)?|words?) (?:the |my |an? )?${NOTE_WORDS}(?: (?:in|on) (?:the |my )?notes?)?(?= |$)`,
  ),
];

/** 'The average pace of runs with headwind in the notes' */
const RUNS_WITH =
  /^(?:.*\b(?:runs?|workouts?|sessions?|ones) )?(?:with|having|containing|mentioning|(?:that|which) (?:have|has|say|mention|contain))(?: the words?)? (?=[a-z])/;
/** 'The calf, it shows up in my notes' */
const SAID_OF_IT = / (?:it|which|that) (?:\w+ )*(?:shows?|comes?|turns?|pops?|crops?) up\b.*$/;

/** 'How often do I mention it now' */
const SAYS_WHEN =
  /^(?:now|then|lately|recently|these days|nowadays|today|so far|any ?more|it|that|this)$/;

/** The words to look for in notes, as they were typed. */
export function takeSearched(of: { plain: string; rest: string }): {
  words: string | null;
  rest: string;
} {
  const { plain, rest } = of;
  for (const pattern of SEARCHED) {
    const match = pattern.exec(rest);
    const found = match?.groups?.words;
    if (!match || found === undefined) continue;
    const [whole = ''] = found.split(' _');
    const trimmed = whole
      .replace(ASKED_BEHIND, '')
      .replace(RUNS_WITH, '')
      .replace(SAID_OF_IT, '')
      .replace(LEADING, '')
      .replace(TRAILING, '')
      .trim();
    if (trimmed === '' || trimmed === '_' || SAYS.test(trimmed) || NAMES_A_RUN.test(trimmed))
      continue;
    if (NAMES_A_RUN.test(whole.trim().replace(LEADING, '')) || LEADS_ON.test(trimmed)) continue;
    if (IS_SUPERLATIVE.test(trimmed)) continue;
    if (ASKS_AGAIN.test(trimmed) || SAYS_WHEN.test(trimmed)) continue;
    const place = match.index + match[0].lastIndexOf(found) + whole.indexOf(trimmed);
    const first = rest.slice(0, place).split(' ').length - 1;
    const count = trimmed.split(' ').length;
    const words = plain
      .split(' ')
      .slice(first, first + count)
      .join(' ');
    const left = rest
      .split(' ')
      .map((word, index) => (index >= first && index < first + count ? '_' : word));
    return { words, rest: left.join(' ') };
  }
  return { words: null, rest };
}

/** 'What did my note say on 8 November' */
const SAYS = /^(?:say|says|said|tell|tells)$/;

/** The note of my last run, not one that says 'last'. */
const NAMES_A_RUN =
  /^(?:last (?:\w+ ){0,2}(?:runs?|workouts?|sessions?|races?|rides?|swims?|walks?|one)\b|how (?:many|much|far|often)|since|it|that|them|this|those|then|there|latest|first|previous|recent|longest|shortest|fastest|slowest)\b/;

/** 'Notes from last Sunday' */
const LEADS_ON = /^(?:from|for|of|on|in|at|to)(?: the)?(?: _| \d{1,2}(?:st|nd|rd|th))*$/;

/** 'Hottest run noted': no note says which was. */
const IS_SUPERLATIVE =
  /^(?:hottest|warmest|coldest|wettest|driest|windiest|rainiest|muddiest|iciest|sunniest|worst|best)$/;

/** 'I write down my gels, how many did I take?' has no words of a note. */
const ASKS_AGAIN = /\b(?:how|what|which|did i|have i)\b/;

export const ASKS_FOR_NOTES =
  /\b(?:notes?|noted|mention\w*|wrote|written|write|containing|contains?|saying|with the words?|complain\w*|moan\w*|grumbl\w*)\b|\bthat say\b|\b(?:where|when|that) i said\b|\b(?:workouts?|runs?|sessions?|walks?|rides?) about\b/;

const SEARCHED = [
  /\b(?:where|in which|that|when) (?:my |the )?(?<words>[a-z]{3,20}(?: [a-z]{3,20})?) (?:was|were|is|got|gets) (?:mentioned|noted|written)\b/,
  /^(?!(?:when|how|what|which|did|show|find|list|search|any|all|my|in|on)\b)(?:runs? |workouts? |sessions? )?(?:with )?(?<words>[a-z ]{2,40}?) (?:in|on) (?:my |the |their |its )?notes?\b/,
  /\b(?:with|(?<=\b(?:runs?|workouts?|sessions?|ones|which|that) (?:\w+ )*)(?:ha(?:ve|s|d)(?! i\b)|hold(?:s|ing)?)) (?!neither\b)(?<words>[a-z0-9 ]+?) in (?:my |the |their |its )?notes?\b/,
  /\b(?:with|where|when|that|which)(?: i| my)? (?:wrote|written|mention\w*|noted?s?|say|said|contain\w*|have|complain\w*|moan\w*|grumbl\w*)(?: about| of| that| the words?| down)* (?<words>.+?)(?: in| on)?(?: my| the| their| its)?(?: notes?)?$/,
  /\bnotes? (?:that )?(?:with|about|contain\w*|mention\w*|say\w*|including|includ\w*|on|for|of|have|has|saying|like)(?: the words?)? (?<words>.+)$/,
  /\b(?:containing|contains?|that say|saying|with the words?|about|mention\w*|wrote|written|write|noted|complain\w*|moan\w*|grumbl\w*) (?:about |of |down |that )?(?<words>.+?)(?: in(?: my| the| their)? notes?)?$/,
  /\b(?:with|for|where|search|find|show|list)(?: me)?(?: my)? (?<words>.+?) (?:in|on|from)(?: my| the| their| its)? notes?\b/,
  /\bnotes? (?<words>.+)$/,
  /^(?:show |list |find |search |all )*(?<words>(?!my |the |workout |run |race |its |any |all |show |list |last |latest )[a-z]+(?: [a-z]+)?) notes?(?= |$)/,
];

const LEADING =
  /^(?:(?:something|anything|sth|stuff|i|my|the|a|an|some|any|all|me|word|words|runs?|workouts?|sessions?|with|about|of|that|is|are|it|in|says?|said) )+/;

const TRAILING =
  /(?: (?:in|on|my|the|notes?|please|again|before|last|ever|anywhere|somewhere|runs?|workouts?|and|but|that|which|were|was|with))+$/;

/** '... about a podcast, when was that' */
const ASKED_BEHIND =
  / (?:when|where|what day|which day|what date|how (?:far|long|fast)|what pace) (?:was|is|were|did) (?:that|it|this|those|they|i)\b.*$/;
