import { MONTH_NAMES, SHORT_MONTH_NAMES } from './text/month-names.ts';

/**
 * A message that asks the same of several things, as one message for each: 'average pace and heart rate of
 * my long runs', 'km in easy and long runs', 'my pace in May and October'. Null where it lists none.
 */
export function askedInTurn(message: string): string[] | null {
  // What could not be compared as a whole is told of one after the other.
  const text = message.slice(0, MOST_LETTERS).replace(DAYS_HELD_AGAINST, ' and ');
  if (COMPARES.test(text)) return null;
  for (const list of LISTS) {
    const match = list.pattern.exec(text);
    if (match === null) continue;
    const [found] = match;
    const items = found.split(BETWEEN).map((item) => item.trim());
    if (items.length > MOST_ITEMS || new Set(items.map(bare)).size < items.length) continue;
    const noun = list.noun.exec(items.at(-1) ?? '')?.[0] ?? '';
    const lead = list.lead.exec(items[0] ?? '')?.[0] ?? '';
    return items.map((item) => {
      const whole = list.noun.test(item) ? item : `${item}${noun}`;
      const led = list.lead.test(whole) ? whole : `${lead}${whole}`;
      return text.slice(0, match.index) + led + text.slice(match.index + found.length);
    });
  }
  return null;
}

/** Two that are held against each other are one question. */
const COMPARES =
  /\b(?:compar\w+|vs\.?|versus|against|than|differen\w+|between|either|both of|same|relat\w+|correlat\w+)\b/i;

const MOST_LETTERS = 1000;
const MOST_ITEMS = 3;

const BETWEEN = /,? (?:and|&|plus|as well as|or|next to) |, /i;

function bare(item: string): string {
  return item.toLowerCase().replace(/^(?:the|my|in|on|of|for|during) /, '');
}

type List = {
  pattern: RegExp;
  /** What the first of them shares with the others: 'average', 'in'. */
  lead: RegExp;
  /** What the last of them shares with the others: 'runs'. */
  noun: RegExp;
};

function listOf(item: string, links: string, { isCommaEnough = false } = {}): RegExp {
  const last = `${isCommaEnough ? ',|' : ''},? (?:${links})`;
  return new RegExp(
    `\\b${item}(?:(?:,| (?:${links})) ${item}){0,2}(?:${last}) ${item}(?![\\w'])`,
    'i',
  );
}

const OF_FIGURES =
  '(?:(?:the|my|its|their|average|avg\\.?|mean|total) ){0,2}(?:pace|speed|heart rate|hr|pulse|cadence|effort|distance|kilomet\\w+|km|time|duration|calories|kcal|climbing|elevation(?: gain)?|ascent|gels|drinks)';

const OF_KINDS =
  '(?:(?:the|my|on|in|of|for) ){0,2}(?:(?:easy|long|interval|tempo|threshold|treadmill|hill|fartlek|recovery|progression|morning|evening|weekend|weekday)(?: runs?| sessions?| ones?)?|intervals|runs|rides|walks|hikes|swims|strength|gym|yoga)';

const OF_DAYS = `(?:(?:in|during|of|for) )?(?:(?:${MONTH_NAMES}|${SHORT_MONTH_NAMES}|spring|summer|autumn|winter)(?: 20\\d\\d)?|(?:this|last) (?:week|month|year))`;

/** 'September vs October vs November' */
const DAYS_HELD_AGAINST = new RegExp(
  `(?<=\\b${OF_DAYS}) (?:vs\\.?|versus|against) (?=${OF_DAYS}(?![\\w']))`,
  'gi',
);

const LISTS: readonly List[] = [
  {
    pattern: listOf(OF_FIGURES, 'and|&|plus|as well as'),
    lead: /^(?:(?:the|my) )?(?:average|avg\.?|mean|total) /i,
    noun: /$^/,
  },
  {
    pattern: listOf(OF_KINDS, 'and|&|plus|as well as|or|next to'),
    lead: /^(?:on|in|of|for) (?:my |the )?/i,
    noun: / (?:runs?|sessions?|ones?)$/i,
  },
  {
    // 'Sep, Oct, Nov'
    pattern: listOf(OF_DAYS, 'and|&|plus|as well as', { isCommaEnough: true }),
    lead: /^(?:in|during|of|for) /i,
    noun: /$^/,
  },
];
