import type { TrainingPaces } from './running-index.ts';

/** So many of one length, told by metres or by seconds. */
type RepetitionsToRun = { count: number; distanceM: number | null; timeS: number | null };

type RepetitionAdvice = {
  kind: 'repetitions' | 'intervals' | 'threshold';
  paceSPerKm: number;
  /** Of one of them. */
  timeS: number;
  distanceM: number;
  /** To jog or walk between two. */
  recoveryS: { from: number; to: number };
  /** How many of them the week bears; as many as were asked for where it is not far from that. */
  countForWeek: number;
};

/**
 * Daniels: what is over in a minute and a half is run a little faster than intervals with a rest of two
 * or three times as long, up to six minutes at interval pace with a jog about as long, and what is
 * longer at threshold pace with a minute for each five. The share of the week that each kind may
 * take, and the most of it in metres, are his as well.
 */
const KINDS = [
  { kind: 'repetitions', belowS: 90, rest: { from: 2, to: 3 }, weekShare: 0.05, mostM: 8000 },
  { kind: 'intervals', belowS: 390, rest: { from: 0.5, to: 1 }, weekShare: 0.08, mostM: 10_000 },
  {
    kind: 'threshold',
    belowS: Number.POSITIVE_INFINITY,
    rest: { from: 0.2, to: 0.2 },
    weekShare: 0.1,
    mostM: 15_000,
  },
] as const;

/** Repetitions are so much faster than intervals, in s/km, from this running index on and below it. */
const FASTER = { fromIndex: 50, above: 15, below: 20 };
/** A session of less is none, however few the kilometres of the week. */
const LEAST_COUNT = 3;
const RECOVERY_STEP_S = 15;
/** From so much more on than the share of the week it is worth a word. */
const TOO_MUCH = 1.25;

/** At which pace to run them, how long to rest between, and how many of them are enough. */
export function adviseRepetitions(of: {
  repetitions: RepetitionsToRun;
  paces: TrainingPaces;
  index: number;
  weeklyM: number;
}): RepetitionAdvice {
  const { repetitions, paces, index, weeklyM } = of;
  const { count, distanceM } = repetitions;
  const usualS = repetitions.timeS ?? ((distanceM ?? 0) / 1000) * paces.interval;
  const found = KINDS.find(({ belowS }) => usualS < belowS) ?? KINDS[1];
  const paceSPerKm = {
    repetitions: paces.interval - (index >= FASTER.fromIndex ? FASTER.above : FASTER.below),
    intervals: paces.interval,
    threshold: paces.threshold,
  }[found.kind];
  const timeS = repetitions.timeS ?? ((distanceM ?? 0) / 1000) * paceSPerKm;
  const eachM = distanceM ?? (1000 * timeS) / paceSPerKm;
  const mostM = Math.min(found.mostM, weeklyM * found.weekShare);
  const rest = (share: number) =>
    Math.max(RECOVERY_STEP_S, RECOVERY_STEP_S * Math.round((share * timeS) / RECOVERY_STEP_S));
  const enough = Math.max(LEAST_COUNT, Math.floor(mostM / eachM));
  return {
    kind: found.kind,
    paceSPerKm,
    timeS,
    distanceM: eachM,
    recoveryS: { from: rest(found.rest.from), to: rest(found.rest.to) },
    countForWeek: count * eachM <= TOO_MUCH * mostM ? count : Math.min(count, enough),
  };
}
