import type { ParsedNote, ParsedWorkout } from './parsed-workout.ts';

const SAME_ID_START_MS = 300_000;
const MOST_RIVALS = 8;

/**
 * Folds entries that are the same workout: an id sent again, a row repeated, or one workout sent
 * twice under two ids, each with half of its fields. Workouts that merely start together stay
 * apart. The order of the entries does not matter.
 */
export function foldDuplicates(workouts: readonly ParsedWorkout[]): ParsedWorkout[] {
  const entries = workouts.map((workout, index) => entryOf(workout, index));
  const groups = groupByContent(groupById(entries));
  return groups
    .map((group) => ({ workout: mergeGroup(group), index: firstIndex(group) }))
    .sort((a, b) => a.index - b.index)
    .map(({ workout }) => workout);
}

type Entry = {
  workout: ParsedWorkout;
  index: number;
  clockMs: number;
  nameKey: string;
  sortKey: string;
};

function entryOf(workout: ParsedWorkout, index: number): Entry {
  let samplesSum = 0;
  for (const sample of workout.heartRateSamples) {
    samplesSum = (samplesSum + (sample.atMs % 99_991) * (sample.bpm + 1)) % 1e12;
  }
  const { place: _, heartRateSamples, ...rest } = workout;
  const sortKey = JSON.stringify([rest, heartRateSamples.length, samplesSum]);
  return {
    workout,
    index,
    clockMs: clockOf(workout),
    nameKey: workout.activityName.toLowerCase(),
    sortKey,
  };
}

/** Entries under one id are one workout if they begin together; else the id says nothing. */
function groupById(entries: Entry[]): Entry[][] {
  const byId = new Map<string, Entry[]>();
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const id = entry.workout.externalId;
    const known = id === null ? undefined : byId.get(id);
    if (known !== undefined) known.push(entry);
    else {
      const group = [entry];
      groups.push(group);
      if (id !== null) byId.set(id, group);
    }
  }
  return groups.flatMap((group) => (beginTogether(group) ? [group] : group.map(withoutId)));
}

function beginTogether(group: Entry[]): boolean {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { clockMs } of group) {
    first = Math.min(first, clockMs);
    last = Math.max(last, clockMs);
  }
  return last - first <= SAME_ID_START_MS;
}

function withoutId(entry: Entry): Entry[] {
  const note: ParsedNote = {
    code: 'id-shared',
    message: 'Several different workouts of the file had this id; it was not used.',
  };
  const workout = { ...entry.workout, externalId: null, notes: [...entry.workout.notes, note] };
  return [entryOf(workout, entry.index)];
}

/** Sorted by name and start, twins lie next to each other: each looks back at a few only. */
function groupByContent(groups: Entry[][]): Entry[][] {
  const sorted = groups.map(richestFirst).map((group) => ({ group, head: headOf(group) }));
  sorted.sort(
    (a, b) =>
      compare(a.head.nameKey, b.head.nameKey) ||
      a.head.clockMs - b.head.clockMs ||
      richness(b.head.workout) - richness(a.head.workout) ||
      compare(a.head.sortKey, b.head.sortKey),
  );
  // `sum` is what a group tells together, so that a third entry is held against both others.
  const found: { group: Entry[]; sum: ParsedWorkout }[] = [];
  for (const { group, head } of sorted) {
    const rivals = found.slice(-MOST_RIVALS);
    const twin = rivals.find(({ sum }) => areTwins(sum, head.workout));
    if (twin) {
      for (const entry of group) twin.group.push(entry);
      twin.sum = filledFrom(twin.sum, head.workout);
    } else found.push({ group: [...group], sum: head.workout });
  }
  return found.map(({ group }) => richestFirst(group));
}

/** The richest entry, its gaps filled from the others. */
function mergeGroup(group: Entry[]): ParsedWorkout {
  const head = headOf(group);
  if (group.length === 1) return head.workout;
  let merged = head.workout;
  for (const { workout } of group) merged = filledFrom(merged, workout);
  const exact = group.every(({ sortKey }) => sortKey === head.sortKey);
  const note: ParsedNote = {
    code: 'sent-twice',
    message: `The file held this workout ${group.length} times; the fields were put together.`,
  };
  return {
    ...merged,
    place: placeOfFirst(group),
    notes: exact ? merged.notes : [...merged.notes, note],
  };
}

function richestFirst(group: Entry[]): Entry[] {
  return group.toSorted(
    (a, b) =>
      richness(b.workout) - richness(a.workout) ||
      compare(a.sortKey, b.sortKey) ||
      a.index - b.index,
  );
}

function headOf(group: Entry[]): Entry {
  const [head] = group;
  if (head === undefined) throw new Error('a group of duplicates has at least one entry');
  return head;
}

function firstIndex(group: Entry[]): number {
  return group.reduce((least, { index }) => Math.min(least, index), Number.POSITIVE_INFINITY);
}

function placeOfFirst(group: Entry[]): string {
  const first = group.reduce((a, b) => (a.index <= b.index ? a : b));
  return first.workout.place;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const SAME_START_MS = 2_000;

/** Same sport, start and length, and nothing in the one that the other contradicts. */
function areTwins(one: ParsedWorkout, two: ParsedWorkout): boolean {
  return (
    one.activityName.toLowerCase() === two.activityName.toLowerCase() &&
    (one.startedAtMs === null) === (two.startedAtMs === null) &&
    Math.abs(clockOf(one) - clockOf(two)) <= SAME_START_MS &&
    isClose(one.durationS, two.durationS, { share: 0.005, units: 2 }) &&
    agree(one.elapsedS, two.elapsedS, { share: 0.005, units: 2 }) &&
    agree(one.distanceM, two.distanceM, { share: 0.01, units: 10 }) &&
    agree(one.energyKcal, two.energyKcal, { share: 0.05, units: 2 }) &&
    agree(one.avgHeartRate, two.avgHeartRate, { share: 0, units: 2 }) &&
    agree(one.maxHeartRate, two.maxHeartRate, { share: 0, units: 2 }) &&
    agree(one.ascentM, two.ascentM, { share: 0.05, units: 2 })
  );
}

/** The richer workout with its gaps filled from the other. */
function filledFrom(richer: ParsedWorkout, other: ParsedWorkout): ParsedWorkout {
  return {
    ...richer,
    externalId: richer.externalId ?? other.externalId,
    elapsedS: richer.elapsedS ?? other.elapsedS,
    distanceM: richer.distanceM ?? other.distanceM,
    energyKcal: richer.energyKcal ?? other.energyKcal,
    avgHeartRate: richer.avgHeartRate ?? other.avgHeartRate,
    maxHeartRate: richer.maxHeartRate ?? other.maxHeartRate,
    minHeartRate: richer.minHeartRate ?? other.minHeartRate,
    heartRateSamples:
      richer.heartRateSamples.length > 0 ? richer.heartRateSamples : other.heartRateSamples,
    zoneMinutes: richer.zoneMinutes ?? other.zoneMinutes,
    ascentM: richer.ascentM ?? other.ascentM,
  };
}

/** How much a workout tells; samples and heart rate are what the twins most often lack. */
function richness(workout: ParsedWorkout): number {
  return (
    (workout.heartRateSamples.length > 0 ? 8 : 0) +
    (workout.avgHeartRate === null ? 0 : 4) +
    (workout.distanceM === null ? 0 : 4) +
    (workout.energyKcal === null ? 0 : 4) +
    (workout.maxHeartRate === null ? 0 : 2) +
    (workout.zoneMinutes === null ? 0 : 2) +
    (workout.minHeartRate === null ? 0 : 1) +
    (workout.ascentM === null ? 0 : 1) +
    Math.min(workout.heartRateSamples.length, 100_000) / 1_000_000
  );
}

/** The start as a number to compare by: the instant, or the wall clock where that is all. */
function clockOf(workout: ParsedWorkout): number {
  return workout.startedAtMs ?? Date.parse(`${workout.localStart}Z`);
}

type Tolerance = { share: number; units: number };

function agree(a: number | null, b: number | null, tolerance: Tolerance): boolean {
  return a === null || b === null || isClose(a, b, tolerance);
}

function isClose(a: number, b: number, { share, units }: Tolerance): boolean {
  return Math.abs(a - b) <= Math.max(units, share * Math.max(a, b));
}
