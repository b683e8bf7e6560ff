/** One phrase to learn from: what it shows, what it asks, and how much it weighs beside the others. */
export type Lesson = { features: readonly string[]; asks: string; weight: number };

/** How strongly each feature speaks for each intent. */
export type Learned = { intents: string[]; weights: Map<string, Float64Array> };

const ROUNDS = 24;
const STEP = 0.5;
const DECAY = 2e-4;
/** Left out of a phrase now and then, so that no feature is leaned on alone. */
const DROPPED = 0.15;
/** What one phrase alone shows is chance. */
const LEAST_SEEN = 2;

/**
 * Logistic regression over all intents by gradient descent with a step for each weight that shrinks as it
 * moves. The order is fixed, so the same lessons give the same weights.
 */
export function learn(lessons: readonly Lesson[]): Learned {
  const intents = [...new Set(lessons.map(({ asks }) => asks))].sort();
  const weights = new Map<string, Float64Array>();
  const moved = new Map<Float64Array, Float64Array>();
  for (const feature of seenOften(lessons)) {
    const own = new Float64Array(intents.length);
    weights.set(feature, own);
    moved.set(own, new Float64Array(intents.length).fill(0.5));
  }
  const prepared = lessons.map(({ features, asks, weight }) => ({
    known: features.flatMap((feature) => weights.get(feature) ?? []),
    wanted: intents.indexOf(asks),
    weight,
  }));
  const chance = chances();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const nth of prepared.keys()) {
      const lesson = prepared[(nth * SHUFFLE) % prepared.length];
      if (!lesson) continue;
      const { wanted, weight } = lesson;
      const known = lesson.known.filter(() => chance() >= DROPPED);
      const scale = 1 / Math.sqrt(known.length || 1);
      const odds = oddsOf(known, intents.length, scale);
      for (const own of known) {
        const way = moved.get(own);
        for (let at = 0; way && at < intents.length; at += 1) {
          const value = own[at] ?? 0;
          const isWanted = at === wanted ? 1 : 0;
          const error = ((odds[at] ?? 0) - isWanted) * scale * weight + DECAY * value;
          const sum = (way[at] ?? 0) + error * error;
          way[at] = sum;
          own[at] = value - (STEP * error) / Math.sqrt(sum);
        }
      }
    }
  }
  return { intents, weights };
}

/** Numbers from 0 to 1, the same ones each time. */
function chances(): () => number {
  let last = 1;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** A prime: phrases of one kind that stand together are not learned one after the other. */
const SHUFFLE = 7919;

function seenOften(lessons: readonly Lesson[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of lessons) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([feature]) => feature);
}

function oddsOf(known: readonly Float64Array[], count: number, scale: number): Float64Array {
  const odds = new Float64Array(count);
  for (const own of known) {
    for (let at = 0; at < count; at += 1) odds[at] = (odds[at] ?? 0) + (own[at] ?? 0) * scale;
  }
  const most = odds.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    odds[at] = Math.exp((odds[at] ?? 0) - most);
    total += odds[at] ?? 0;
  }
  return odds.map((each) => each / total);
}
