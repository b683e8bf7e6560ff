import { isPlainTalk } from '../left-over/plain-talk.ts';
import { NARROWING } from '../left-over/words-of-questions.ts';
import { KNOWN_WORDS, wordsOf } from '../text/known-words.ts';

/** What is asked for by a few words of its own, in any order, among words that any question may hold. */
export type AskedByWords = {
  /** One way a line: words of which none may be missing; 'rate|pulse' is either. */
  asked?: readonly string[];
  /** The same of words so much its own that anything may stand around them: 'flu_jab', side by side. */
  about?: readonly string[];
  /** What may stand beside them. */
  beside?: string;
  /** What makes another question of it. */
  never?: string;
};

/**
 * The entry of a table that a text asks for. Each of its words has to belong there: one that narrows a
 * question or names something of a log leaves it to those who read the log.
 */
export function findAsked<Entry extends AskedByWords>(
  text: string,
  table: readonly Entry[],
): Entry | null {
  const words = text.split(' ').filter((word) => word !== '');
  const said = words.map((word) => ({ word, stem: stemOf(word) }));
  const waysOf = waysByFirstWord(table);
  // In the order of the table: of as good ones the first is meant.
  const begun = said
    .flatMap(({ stem }) => waysOf.get(stem) ?? [])
    .sort((one, other) => one.at - other.at);
  let best: { entry: Entry; score: number } | null = null;
  for (const { at, way } of begun) {
    const entry = table[at];
    const left = wordsBeside(said, way);
    if (left === null || entry === undefined) continue;
    const { beside, never } = readEntry(entry);
    if (said.some(({ stem }) => never.has(stem))) continue;
    const strange = left
      .filter(({ stem }) => !GENERAL.has(stem) && !beside.has(stem))
      .map(({ word }) => word);
    if (strange.length > 1 || !strange.every((word) => changesNothing(word, words))) continue;
    const score = way.length - strange.length / 2;
    if (score > (best?.score ?? 0)) best = { entry, score };
  }
  return best?.entry ?? null;
}

/** The entry that a text speaks of, whatever else it says: by most words, the first of as many. */
export function findSpokenOf<Entry extends AskedByWords>(
  text: string,
  table: readonly Entry[],
): Entry | null {
  const words = text.split(' ').filter((word) => word !== '');
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  const said = new Set([...words, ...pairs].flatMap((word) => [word, withoutPlural(word)]));
  const stems = words.map(stemOf);
  let best: { entry: Entry; words: number } | null = null;
  for (const entry of table) {
    const { about, never } = readEntry(entry);
    for (const { oneOfEach, counts } of about) {
      if (counts <= (best?.words ?? 0)) continue;
      const isSaid = oneOfEach.every((either) => either.some((word) => said.has(word)));
      if (isSaid && !stems.some((stem) => never.has(stem))) best = { entry, words: counts };
    }
  }
  return best?.entry ?? null;
}

/** Two that stand side by side say as much as two. */
function wordsIn(either: string): number {
  return either.split('|').every((word) => word.includes('_')) ? 2 : 1;
}

/** 'Ruins' says 'ruin', and 'short' no 'shorts'. */
function withoutPlural(word: string): string {
  return /[a-z]{3}[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

type Said = { word: string; stem: string };

/** The words that a way does not account for; null where it misses one. */
function wordsBeside(said: readonly Said[], way: Way): readonly Said[] | null {
  const left = [...said];
  for (const either of way) {
    const at = left.findIndex(({ stem }) => either.has(stem));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** One word of talk may be left over, but none that could say which, when or with whom. */
function changesNothing(word: string, words: readonly string[]): boolean {
  if (isPlainTalk(word)) return true;
  if (!/^[a-z]+$/.test(word) || KNOWN_WORDS.has(word) || NARROWING.has(word)) return false;
  if (ASKED_ELSEWHERE.has(word)) return false;
  return !LEADS.has(words[words.indexOf(word) - 1] ?? '');
}

/** Where it hurts and what is eaten are for other answers. */
const ASKED_ELSEWHERE = new Set(
  wordsOf(`knee knees calf calves achilles hamstring hamstrings shin shins ankle ankles hip hips heel groin
  quad quads foot feet eat eating food breakfast dinner lunch`),
);
const LEADS = new Set(wordsOf('with without in at for on near by since not'));

type Way = readonly ReadonlySet<string>[];

/** A way to ask for the entry that stands there in its table. */
type WayOf = { at: number; way: Way };
const BY_FIRST_WORD = new WeakMap<readonly AskedByWords[], ReadonlyMap<string, WayOf[]>>();

/** Hundreds of ways are known, and few begin with a word of the question. */
function waysByFirstWord(table: readonly AskedByWords[]): ReadonlyMap<string, WayOf[]> {
  const known = BY_FIRST_WORD.get(table);
  if (known) return known;
  const byFirst = new Map<string, WayOf[]>();
  for (const [at, { asked = [] }] of table.entries()) {
    for (const words of asked) {
      const way = wordsOf(words).map((either) => new Set(either.split('|').map(stemOf)));
      for (const stem of way[0] ?? [])
        byFirst.set(stem, [...(byFirst.get(stem) ?? []), { at, way }]);
    }
  }
  BY_FIRST_WORD.set(table, byFirst);
  return byFirst;
}

type ReadEntry = {
  /** As they stand, and how many words each of these ways has. */
  about: { oneOfEach: string[][]; counts: number }[];
  beside: ReadonlySet<string>;
  never: ReadonlySet<string>;
};
const READ = new WeakMap<AskedByWords, ReadEntry>();

function readEntry(entry: AskedByWords): ReadEntry {
  const known = READ.get(entry);
  if (known) return known;
  const stems = (words = '') => new Set(wordsOf(words).map(stemOf));
  const read = {
    about: (entry.about ?? []).map((way) => ({
      oneOfEach: wordsOf(way).map((either) => either.split('|')),
      counts: wordsOf(way).reduce((sum, either) => sum + wordsIn(either), 0),
    })),
    beside: stems(entry.beside),
    never: stems(entry.never),
  };
  READ.set(entry, read);
  return read;
}

/** What 'stretch', 'stretches', 'stretched' and 'stretching' have in common; a race is one, however long. */
export function stemOf(word: string): string {
  // 'Fasted' is no form of 'fast'.
  if (word === 'fasted' || word === 'fasting') return 'fasted';
  if (A_RACE.test(word)) return 'race';
  const stem = /^(?<stem>[a-z]{3,}?)(?:ings?|e[ds]?|s)$/.exec(word)?.groups?.stem ?? word;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const A_RACE = /^(?:races?|racing|marathons?|half|halfs|5k|10k)$/;

const GENERAL: ReadonlySet<string> = new Set(
  wordsOf(`
a an the against i me my myself you your one we us our it its is are am be been being do does doing should shall can could may
might must would will to of for in on at with by from as and or if but so than that this these those there
what which how why when whether who good bad ok okay fine normal right wrong important necessary useful worth better
best need needed needs help helps helpful avoid prevent stop fix reduce get getting tip tips advice explain
difference between about mean means meaning really actually just still even too make makes think say says tell know like
please any some more less well safe healthy allowed recommended recommend use used useful way ways thing
things run running runner runners race races racing marathon half train training workout
workouts session before after during while day days week always often sometimes usually generally everyone
people beginners matter work works have has got go going feel feels not no yes ever never each every
harm harmful hurt problem properly correctly ideal ideally much
give keep take taking try start someone somebody person athlete athletes
word words simple plain ordinary normal terms language layman english exactly actually basically
pls plz hi hey coach ok then also only
`).map(stemOf),
);
