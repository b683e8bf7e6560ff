import { KNOWN_WORDS, OTHER_WORDS } from '../text/known-words.ts';
import { taken } from '../text/plain-text.ts';
import { comparesAlone } from './compares-alone.ts';

export type FoundNoteWord = {
  /** What the note must say: the beginning of a word. */
  word: string | null;
  /** Whether those that say it are compared with all others: 'slower in the rain than in the dry'. */
  isCompared: boolean;
  /** Whether it is a part of the body, of which runs are asked and no exercises. */
  isOfBody: boolean;
  /** The text with each word that was read replaced by '_'. */
  rest: string;
};

/**
 * The weather of a workout, who came along, what hurt: no field of a log holds it, so it is looked for
 * in the notes, and the answer says so.
 */
export function readNoteWord(text: string): FoundNoteWord {
  if (SPEAKS_OF_NOTES.test(text) || IS_AHEAD.test(text)) {
    return { word: null, isCompared: false, isOfBody: false, rest: text };
  }
  for (const { pattern, wordOf } of READERS) {
    const match = pattern.exec(text);
    const word = match && wordOf(match.groups?.word ?? '');
    if (!match || !word) continue;
    const rest = text.replace(match[0], taken);
    const isCompared = OTHERS.test(rest) || SLOWS.test(text) || comparesAlone(text);
    return {
      word,
      isCompared,
      isOfBody: OF_BODY.test(match[0]),
      rest: isCompared ? rest.replace(OTHERS, taken) : rest,
    };
  }
  return { word: null, isCompared: false, isOfBody: false, rest: text };
}

/** What runners call the weather, and the kind of a run that no field holds, by the beginning of the word that they write for it. */
const WEATHER: Readonly<Record<string, string>> = {
  rain: 'rain',
  rainy: 'rain',
  raining: 'rain',
  rained: 'rain',
  wet: 'rain',
  drizzle: 'drizzl',
  wind: 'wind',
  windy: 'wind',
  headwind: 'headwind',
  snow: 'snow',
  snowy: 'snow',
  snowing: 'snow',
  snowed: 'snow',
  heat: 'hot',
  hot: 'hot',
  warm: 'warm',
  humid: 'humid',
  cold: 'cold',
  fog: 'fog',
  foggy: 'fog',
  mud: 'mud',
  muddy: 'mud',
  ice: 'ice',
  icy: 'icy',
  dark: 'dark',
  storm: 'storm',
  stormy: 'storm',
  trail: 'trail',
  commute: 'commut',
  fasted: 'fasted',
};

const BODY =
  'shin splints?|calf|calves|knee|hip|achilles|shin|foot|heel|hamstring|back|ankle|quad|glute|groin|toe|stomach|cramp|stitch|blister';

/** 'Start hurting', 'begin to play up' */
const BEGINS =
  '(?:start|started|begin|began)\\b(?: to (?:be|feel|get))?(?: to)?(?: (?:being|feeling|getting))?';
const HURTS =
  '(?:hurt|hurts|hurting|sore|tight|bad|ache[ds]?|aching|act(?:ed|ing)? up|bother\\w*|pain\\w*|moan\\w*|play\\w* up|complain\\w*|twing\\w*|stiff|give me trouble|trouble me)\\b';

/** Who or what comes along without being asked whether it runs. */
const PUSHED_OR_LED = 'dogs?|buggy|pram|stroller|backpack|rucksack|head ?torch|lamp';
const COMES_ALONG =
  '(?: (?:come|came|comes|coming|go|went|tag(?:ged)?|join(?:ed|s)?|runs?|ran|along|with|me))*';

const OF_BODY = new RegExp(`\\b(?:${BODY})s?\\b`);
const ALL_OF_BODY = new RegExp(`\\b(?:${BODY})s?\\b`, 'g');

/** The parts of the body that a text names, as a note would say them. */
export function bodyWordsOf(text: string): string[] {
  const named = text.match(ALL_OF_BODY) ?? [];
  return named.map((word) => (word === 'calves' ? 'calf' : word.replace(/(?<!achille)s$/, '')));
}

const PLACES =
  'river|lake|sea|seaside|beach|park|canal|forest|woods?|coast|dunes?|dyke|hills?|mountains?|city|promenade|harbour|quarry|weir|bridge|fields?|valley|reservoir|stairs';

export const WEATHERS = Object.keys(WEATHER).join('|');
/** What is rainy: which kind of workout is read for itself. */
const THINGS =
  '(?:days?|weather|conditions?|(?=(?:(?:easy|long|interval) )?(?:runs?|ones?|workouts?|sessions?|mornings?|evenings?)\\b))';

/** Who comes along, before a name or without one. */
export const PEOPLE =
  'friend|mate|buddy|pal|wife|husband|partner|sister|brother|colleague|neighbour|son|daughter';

const READERS: readonly { pattern: RegExp; wordOf: (word: string) => string | null }[] = [
  {
    pattern: /\bwith (?:heavy |strong |lots of |some )?(?<word>rain|wind|snow|fog|ice|headwind)\b/,
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    pattern: new RegExp(
      `\\b(?:in|during|through|despite) (?:the |heavy |pouring |strong |some )*(?<word>${WEATHERS})\\b(?: weather| conditions)?`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    pattern: new RegExp(
      `(?<!\\bmost )\\b(?:(?:on|in|during) )?(?:the |my )?(?<!\\bmost )(?<word>${WEATHERS}) ${THINGS}`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    pattern: new RegExp(
      `\\b(?:when|whenever|where|while|on days (?:when|that)) (?:it|the weather) (?:is|was|were|has been|got|gets) (?:very |so |really |too )?(?<word>${WEATHERS})\\b`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    pattern: new RegExp(
      `(?<=\\bhow (?:often|many \\w+) )(?:was|is|did) it (?:very |so |really )?(?<word>${WEATHERS})\\b`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    pattern: /\b(?:when|where) it (?<word>rained|rains|snowed|snows|stormed)\b/,
    wordOf: (word) => word.replace(/(?:ed|s)$/, ''),
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:runs?|workouts?|sessions?|times?|often|days|ones|when|last|first)\\b.*)\\b(?:(?:where|when|on which|in which|that) )?(?:did |has |have |was )?my (?:left |right )?(?<word>${BODY})s?\\b(?: (?:was|were|is|has been|had been|has|got|did|started))?(?: (?:first|last))?(?: ${BEGINS})?(?: ${HURTS})?`,
    ),
    wordOf: (word) => (word === 'calves' ? 'calf' : word),
  },
  {
    pattern:
      /(?<=\b(?:runs?|workouts?|sessions?|times|days|often)\b.*)\b(?:where|when|that|which|did|have|on which) i (?:felt |feel |was )(?:really |very |so |a bit )?(?<word>tired|flat|heavy|sluggish|sick|ill|dizzy|sleepy|exhausted|fresh|nervous)\b/,
    wordOf: (word) => word,
  },
  {
    // 'Am I slower when I feel tired?'
    pattern:
      /(?<=\b(?:faster|quicker|slower|higher|lower|further|longer|better|worse|harder)\b.*)\bwhen i (?:am|feel|was|felt) (?:really |very |so |a bit )?(?<word>tired|flat|heavy|sick|ill|sleepy|exhausted|fresh|nervous|stressed|hungover)\b/,
    wordOf: (word) => word,
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:runs?|workouts?|sessions?|times)\\b.*)\\bwith (?:an? |my |some )?(?:sore|tight|bad|hurting|painful|aching|stiff) (?<word>${BODY})s?\\b`,
    ),
    wordOf: (word) => word,
  },
  {
    // Of those a pace to aim at may be asked for, which no note tells.
    pattern:
      /\b(?<word>tempo|recovery|hill|progression|fartlek|threshold|parkrun|stride)(?= (?:runs?|sessions?|workouts?|repeats?|reps)\b)(?<=^(?:(?=.*\b(?:average|avg|mean|typical)\b)|(?!.*\b(?:pace|fast|quick|slow|speed|zones?|heart rate|hr|what is|what are|(?<!\blast )do a|explain)\b)).*)/,
    wordOf: (word) => word,
  },
  {
    // 'Pace of my last tempo', 'how fast was my last tempo run': what was, and no pace to aim at
    pattern:
      /(?<=^(?!.*\bshould\b).*\b(?:last|latest|previous) )(?<word>tempo|progression|fartlek)(?=$| (?:runs?|sessions?|workouts?)\b)/,
    wordOf: (word) => word,
  },
  {
    // 'Tempo pace now vs three months ago', 'heart rate at tempo'
    pattern:
      /\b(?<word>tempo)(?= pace\b.*\b(?:vs|versus|than|compared|against|ago|improv\w+)\b| pace _)(?<=^(?!.*\bshould\b).*)/,
    wordOf: (word) => word,
  },
  {
    pattern:
      /(?<=^(?!.*\b(?:should|aim|target|zones?)\b).*\b(?:heart rate|hr|pulse|cadence)\b.*)\b(?:at|on|in|during) (?:my |a )?(?<word>tempo)(?: (?:pace|effort))?(?=$| (?:runs?|sessions?)\b)/,
    wordOf: (word) => word,
  },
  {
    // 'Today's tempo against last week's'
    pattern:
      /(?<=^_ )(?<word>tempo|progression|fartlek)(?= (?:against|vs|versus|compared (?:to|with)|or|than|and) _)/,
    wordOf: (word) => word,
  },
  {
    // 'How many tempos did I do', 'list my fartleks'
    pattern:
      /(?<=\b(?:how many|list|show|show me|find|do any|did any|all|every|count) (?:(?:my|the|of my) )?)(?<word>tempo|fartlek|progression)s?\b(?! (?:pace|runs?|sessions?|workouts?|zone))/,
    wordOf: (word) => word,
  },
  {
    // 'The last time I did hills', 'when did I last do strides'
    pattern:
      /(?<=\b(?:last|first|many times|often)\b.*\b(?:do|did|done|ran) (?:(?:some|any|my|last) )?)(?<word>hill|stride|fartlek|tempo|progression)s?(?: (?:runs?|sessions?|repeats?))?(?=$| (?:_|this|last|in|since)\b)/,
    wordOf: (word) => word,
  },
  {
    // 'Runs when I slept badly'
    pattern:
      /\b(?:when|whenever|where|days|nights|was)(?: i (?:have |had )?| )(?<word>slept|(?<=\bwhen(?:ever)? i )sleep)(?: (?:very|so|really|too))? (?:badly|poorly|bad|terribly)\b/,
    wordOf: () => 'slept badly',
  },
  {
    // 'Last tempo', 'when was my last fartlek'
    pattern:
      /\b(?<word>tempo|progression|fartlek)$(?<=^(?!.*\b(?:should|how fast|pace)\b).*\b(?:last|latest|previous|longest|fastest) \w+)/,
    wordOf: (word) => word,
  },
  {
    pattern: new RegExp(
      `\\b(?:by|along|near|around|beside|past|in|through|to|over|at|on) the (?<word>${PLACES})\\b`,
    ),
    wordOf: (word) => word.replace(/s$/, ''),
  },
  {
    // 'Last time it was icy on a run'
    pattern: new RegExp(
      `\\b(?:(?:when|whenever|if) )?(?:it|the weather) (?:was|is|were|got|gets|has been) (?:(?:really|very|so|too|that) )*(?<word>${WEATHERS})(?: (?:on|during|for) (?:a|an|any|my|the) (?=(?:\\w+ )?(?:runs?|sessions?|workouts?)\\b))?`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    // 'Does rain make me slower'
    pattern: new RegExp(
      `^(?:do|does|did) (?:the )?(?<word>${WEATHERS})(?= (?:makes?|made|slows?|slowed)\\b)`,
    ),
    wordOf: (word) => WEATHER[word] ?? null,
  },
  {
    // 'Did it ever snow', 'when it last rained'
    pattern:
      /\b(?:did )?it (?:ever |last |first )?(?<word>rain|snow|hail|drizzle)(?:ed|s)?\b(?: (?:on|during) (?:a|any|my) (?=runs?\b))?/,
    wordOf: (word) => WEATHER[word] ?? word,
  },
  {
    // 'How often did the dog come along', 'dog runs', 'buggy km'
    pattern: new RegExp(
      `\\b(?:(?:with|and|did|does|has|the|my|our|a) )*(?<word>${PUSHED_OR_LED})\\b(?!')${COMES_ALONG}`,
    ),
    wordOf: (word) => word.replace(/^dogs$/, 'dog'),
  },
  {
    // 'How many runs were hungover', 'last time I bonked'
    // What stands before it is looked for last: seldom is it looked for at all.
    pattern:
      /\b(?:(?:where|when|that|while|with|was|were|i|a) )*(?<word>hungover|hangover|bonked|jetlag|jetlagged|stressed)\b(?<=\b(?:runs?|times?|often|last|first|workouts?|sessions?)\b.*)/,
    wordOf: (word) => word,
  },
  {
    // 'My club runs', 'group sessions'
    pattern:
      /\b(?:(?:with|the|my) )*(?<word>club|group)(?= (?:runs?|sessions?|workouts?|training)\b)/,
    wordOf: (word) => word,
  },
  {
    // 'How many times did Priya come along', 'my wife joined me'
    pattern:
      /\b(?:(?:did|has|my|the|our) )*(?<word>[a-z]{3,}) (?:come along|came along|join(?:ed)? me|(?:run|ran) with me|tag(?:ged)? along)\b/,
    wordOf: (word) => (IS_NOBODY.test(word) ? null : word),
  },
  {
    // 'Compared with Everest' names nobody who came along.
    pattern: new RegExp(
      `(?<!\\bcompar\\w+ )\\b(?:together )?with (?:the |my |our |a )?(?:(?:${PEOPLE}) (?!this\\b|last\\b|in\\b|on\\b|since\\b|during\\b|than\\b|vs\\b|versus\\b|and\\b|or\\b|is\\b|was\\b|ma[dk]e|slow|faster\\b|quicker\\b|do(?:es)?\\b|did\\b|help|compared\\b|against\\b|longer\\b))?(?<word>[a-z]{3,})(?= _|$| (?:this|last|in|on|since|during|than|vs|versus|compared|against|faster|slower|quicker|longer|makes?|made|do|does|did|slows?|slowed|help(?:s|ed)?)\\b)`,
    ),
    wordOf: (word) => (KNOWN_WORDS.has(word) || OTHER_WORDS.has(word) ? null : word),
  },
];

const IS_NOBODY = /^(?:that|who|anyone|anybody|someone|somebody|they|she|you|times|often|ever)$/;

/** A word of a note is asked for by its name there. */
const SPEAKS_OF_NOTES = /\b(?:notes?|noted|wrote|written|mention\w*|says?|said)\b/;

/** What weather is to come is in no note. */
const IS_AHEAD =
  /\b(?:will|going to|forecast|tomorrow|tonight|should|shall|can|could|would|how do i|how to|what if|is it (?:ok|safe|normal|bad))\b/;

/** The other side of 'in the rain'. */
const OTHERS =
  /\b(?:(?:and|or|than|vs|versus|against|from|compared (?:to|with)) )?(?:(?:on|in|during|with|the|my|all|those|runs?|i (?:did|ran|do|run)|when|it was) )*(?:dry|calm|other|others|the rest|without|alone|by myself|on my own|solo|normal)(?: (?:ones?|days?|runs?|weather|conditions?|times?|her|him|it|them|_))*(?= |$)/;

/** 'Does rain slow me down?' */
const SLOWS =
  /^(?:do|does|did|is|are)\b.*\b(?:make|made|makes|slow|slows|slowed)(?: me)?(?: (?:faster|quicker|slower|down|up))\b|\bslow(?:s|ed)? me(?: down)?\b/;
