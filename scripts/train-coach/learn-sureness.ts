import { execFileSync } from 'node:child_process';
import { PHRASE_FILES } from './phrases.ts';

/** What a reading of a phrase showed, and whether it was what the phrase asks. */
export type JudgedReading = { features: [string, number][]; isRight: boolean };

const PARTS = 4;

/** How each phrase is read by a reader that learned of the other hands: a quarter of them at a time. */
export function readingsOf(files: readonly string[]): JudgedReading[] {
  // The labels of the tables tell what is asked and no more.
  const hands = files.filter((file) => file !== 'tables');
  const others = PHRASE_FILES.filter((file) => !files.includes(file));
  return Array.from({ length: PARTS }, (_, part) => {
    const own = hands.filter((__, at) => at % PARTS === part);
    const script = new URL('read-left-out.ts', import.meta.url).pathname;
    const told = execFileSync(process.execPath, [script, own.join(), others.join()], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return JSON.parse(told) as JudgedReading[];
  }).flat();
}

const ROUNDS = 20;
const STEP = 0.15;
const DECAY = 2e-3;
const LEAST_SEEN = 3;
/** In which the weights are written. */
const WRITTEN_STEP = 0.05;
/** A prime: readings of one hand are not learned one after the other. */
const SHUFFLE = 7919;

/** Logistic regression of 'is this reading right', with a step for each weight that shrinks as it moves. */
export function learnSureness(readings: readonly JudgedReading[]): {
  sure: Record<string, number>;
  sureStep: number;
} {
  const counts = new Map<string, number>();
  for (const { features } of readings) {
    for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length).fill(1);
  const lessons = readings.map(({ features, isRight }) => ({
    known: features.flatMap(([name, value]) => {
      const at = placeOf.get(name);
      return at === undefined ? [] : [{ at, value }];
    }),
    isRight,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const nth of lessons.keys()) {
      const lesson = lessons[(nth * SHUFFLE) % lessons.length];
      if (!lesson) continue;
      const { known, isRight } = lesson;
      const sum = known.reduce((before, { at, value }) => before + (weights[at] ?? 0) * value, 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0);
      for (const { at, value } of known) {
        const way = error * value + DECAY * (weights[at] ?? 0);
        moved[at] = (moved[at] ?? 0) + way * way;
        weights[at] = (weights[at] ?? 0) - (STEP * way) / Math.sqrt(moved[at] ?? 1);
      }
    }
  }
  const steps = names.map(
    (name, at) => [name, Math.round((weights[at] ?? 0) / WRITTEN_STEP)] as const,
  );
  const written = steps
    .filter(([, count]) => count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { sure: Object.fromEntries(written), sureStep: WRITTEN_STEP };
}
