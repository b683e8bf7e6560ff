import { type Day, numberOfDay } from './calendar.ts';
import { isOfTypeRunning, type Sport } from './sports.ts';
import type { RunningSubtype, WorkoutType } from './workout-kinds.ts';

/** A workout as one source tells it. */
export type Candidate = {
  /** Two of one file, or of one service, are never one workout. */
  file: string;
  /** Whatever a source says again, word for word, has the same key; null where nothing has one. */
  key: string | null;
  /** The day where the athlete was. */
  date: Day;
  startedAtMs: number | null;
  utcOffsetS: number | null;
  /** 'YYYY-MM-DDTHH:MM[:SS]' on the athlete's wall, where no instant is known. */
  localStart: string | null;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
  durationS: number;
  elapsedS: number | null;
  distanceM: number | null;
  /** Of a line of a table: what somebody wrote about it. */
  words?: string | null;
};

/** A workout of the log: as it stands, and as each of its sources told it. */
export type LoggedCandidate = {
  workoutId: number;
  /** Deleted by the athlete: the same again is not added, and nothing else is compared with it. */
  isDeleted: boolean;
  faces: readonly Candidate[];
};

/** What a match rests on, or what keeps it from being sure. */
type MatchGround =
  | 'same-reading'
  | 'start'
  | 'day'
  | 'zone'
  | 'length'
  | 'sport'
  | 'indoors'
  | 'no-distance'
  | 'several'
  | 'words'
  | 'deleted';

export type Match =
  | { kind: 'new' }
  | {
      kind: 'identical' | 'same' | 'unsure';
      /** A found one is always of an index that was answered as new or unsure itself. */
      with: { workoutId: number } | { found: number };
      ground: MatchGround;
    };

/**
 * What each workout that was found is: one of the log, the same as another that was found, or new.
 * The one rule for imports and Strava. What began together, is about as long and as far and of
 * one kind is one workout; without a start on one side the day must do, where nothing else of that
 * day fits as well. Whatever speaks for it without being enough is a question, never a merge: two
 * runs that become one lose more than one run that stands twice.
 */
export function matchFound(input: {
  found: readonly Candidate[];
  logged: readonly LoggedCandidate[];
}): Match[] {
  const clusters = clustersOf(input);
  const pairs = pairsOf(clusters);
  joinByKey(clusters);
  joinByStart(pairs.filter(isStartPair));
  const several = joinByDay(pairs.filter(({ verdict }) => verdict.by === 'day'));
  return answersOf({ clusters, found: input.found.length, pairs, several });
}

/** Whether two readings are of one workout, and what that rests on; null where they are not. */
export function compareReadings(one: Candidate, other: Candidate): Verdict | null {
  const apartMs = startsApartMs(one, other);
  if (apartMs === null) return one.date === other.date ? compareOnDay(one, other) : null;
  const shorterS = Math.min(longestS(one), longestS(other));
  return apartMs <= mostApartMs(shorterS) && apartMs < shorterS * 1000
    ? compareAtStart({ one, other, apartMs })
    : compareAcrossZones({ one, other, apartMs });
}

/**
 * The workouts of the log that this one may be, the likeliest first: what is offered where `matchFound`
 * is not sure which of them it is.
 */
export function likeFound(face: Candidate, logged: readonly LoggedCandidate[]): number[] {
  const like = logged.flatMap(({ workoutId, isDeleted, faces }) => {
    if (isDeleted || faces.some(({ file }) => file === face.file)) return [];
    const verdict = bestVerdict([face], faces);
    return verdict ? { workoutId, rank: BEST_FIRST.indexOf(verdict.by) } : [];
  });
  return like.toSorted((a, b) => a.rank - b.rank).map(({ workoutId }) => workoutId);
}

type Verdict =
  | { by: 'start'; apartMs: number; ground: 'start' | 'zone' }
  | { by: 'day'; ground: 'day' }
  | { by: 'unsure'; ground: MatchGround };

type Bounds = { leastS: number; leastM: number; share: number };

/** Two devices on one run disagree by some percent. */
const BY_START: Bounds = { leastS: 90, leastM: 300, share: 0.1 };
/** Typed in, a run is rounded to the minute and to a hundred metres. */
const BY_DAY: Bounds = { leastS: 90, leastM: 200, share: 0.05 };
/** Near enough to be one where something else speaks against it. */
const CLOSE: Bounds = { leastS: 30, leastM: 100, share: 0.03 };
/** One recording in two formats. */
const ALIKE: Bounds = { leastS: 2, leastM: 20, share: 0.01 };
const EQUAL: Bounds = { leastS: 1, leastM: 10, share: 0.005 };

/** Of a short workout no bound may be most of it. */
const MOST_OF_IT = 0.3;
/** Half of a workout may be the same one cut short; less is a part of it, and stays by itself. */
const CUT_SHORT = 0.5;

const SAME_START_MS = 5 * 60_000;
const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 3_600_000;
/** From the westernmost zone to one's own, at the most that people live apart. */
const MOST_HOURS = 14;

/** Clocks show minutes, so a minute is always allowed; a repeat begins when the last one has ended. */
function mostApartMs(shorterS: number): number {
  return Math.max(A_MINUTE_MS, Math.min(SAME_START_MS, shorterS * 200));
}

function compareAtStart(of: { one: Candidate; other: Candidate; apartMs: number }): Verdict | null {
  const { one, other, apartMs } = of;
  const kinds = compareKinds(one, other);
  const isClose = areNear(one, other, CLOSE);
  if (kinds === 'different') return isClose ? { by: 'unsure', ground: 'sport' } : null;
  if (!areNear(one, other, BY_START)) {
    return isPartOf(one, other) ? { by: 'unsure', ground: 'length' } : null;
  }
  if (kinds === 'unknown' && apartMs > A_MINUTE_MS) return { by: 'unsure', ground: 'sport' };
  // Many files do not say that they were recorded indoors: equal figures are enough.
  if (isOnlyOneIndoors(one, other) && !isClose) return { by: 'unsure', ground: 'indoors' };
  return { by: 'start', apartMs, ground: 'start' };
}

/**
 * A time of day that was written down in another zone is off by whole hours, to the second. One's
 * way to work and back can be that, too: only equal figures as well are beyond chance (some three
 * in a thousand pairs agree on the second of the hour, and one in a hundred of those on the seconds
 * of the length).
 */
function compareAcrossZones(of: {
  one: Candidate;
  other: Candidate;
  apartMs: number;
}): Verdict | null {
  const { one, other, apartMs } = of;
  if (compareKinds(one, other) === 'different') return null;
  if (one.distanceM === null || other.distanceM === null) return null;
  const hours = Math.round(apartMs / AN_HOUR_MS);
  if (hours < 1 || hours > MOST_HOURS) return null;
  const restMs = Math.abs(apartMs - hours * AN_HOUR_MS);
  const toTheSecond = [one, other].filter(isToTheSecond).length;
  if (restMs > (toTheSecond === 1 ? A_MINUTE_MS - 1 : 1000)) return null;
  const isEqual = areNear(one, other, EQUAL);
  if (toTheSecond === 2 && isEqual) return { by: 'start', apartMs, ground: 'zone' };
  const isLikely = toTheSecond === 0 ? isEqual : areNear(one, other, ALIKE);
  return isLikely ? { by: 'unsure', ground: 'zone' } : null;
}

function compareOnDay(one: Candidate, other: Candidate): Verdict | null {
  const kinds = compareKinds(one, other);
  if (kinds === 'different' || !isAsLong(one, other, BY_DAY)) return null;
  if ((one.distanceM === null) !== (other.distanceM === null)) {
    return kinds === 'same' ? { by: 'unsure', ground: 'no-distance' } : null;
  }
  if (!isAsFar(one, other, BY_DAY)) return null;
  if (kinds === 'unknown') return { by: 'unsure', ground: 'sport' };
  if (isOnlyOneIndoors(one, other)) return { by: 'unsure', ground: 'indoors' };
  if (one.words && other.words && one.words !== other.words) {
    return { by: 'unsure', ground: 'words' };
  }
  return { by: 'day', ground: 'day' };
}

/** On foot a run of one device is another's walk; 'other' may be anything. */
function compareKinds(one: Candidate, other: Candidate): 'same' | 'unknown' | 'different' {
  const isUnnamed = one.sport === 'other' || other.sport === 'other';
  if (one.workoutType !== other.workoutType) return isUnnamed ? 'unknown' : 'different';
  const isOnFoot = isOfTypeRunning(one.sport) && isOfTypeRunning(other.sport);
  return isUnnamed || isOnFoot || one.sport === other.sport ? 'same' : 'different';
}

function isOnlyOneIndoors(one: Candidate, other: Candidate): boolean {
  if (one.runningSubtype === null || other.runningSubtype === null) return false;
  return (one.runningSubtype === 'treadmill') !== (other.runningSubtype === 'treadmill');
}

/** A distance that one of them does not tell counts as the same. */
function areNear(one: Candidate, other: Candidate, bounds: Bounds): boolean {
  return isAsLong(one, other, bounds) && isAsFar(one, other, bounds);
}

/** In moving time or in elapsed time, whichever each of them tells. */
function isAsLong(one: Candidate, other: Candidate, { leastS: least, share }: Bounds): boolean {
  return lengthsOf(one).some((lengthS) =>
    lengthsOf(other).some((otherS) => isNear({ one: lengthS, other: otherS, least, share })),
  );
}

function isAsFar(one: Candidate, other: Candidate, { leastM: least, share }: Bounds): boolean {
  if (one.distanceM === null || other.distanceM === null) return true;
  return isNear({ one: one.distanceM, other: other.distanceM, least, share });
}

function isNear(of: { one: number; other: number; least: number; share: number }): boolean {
  const larger = Math.max(of.one, of.other);
  const most = Math.max(Math.min(of.least, MOST_OF_IT * larger), of.share * larger);
  return Math.abs(of.one - of.other) <= most;
}

/** Cut short on one side, or measured badly: most of it is the same. */
function isPartOf(one: Candidate, other: Candidate): boolean {
  return (
    isMostOf(longestS(one), longestS(other)) &&
    (one.distanceM === null || other.distanceM === null || isMostOf(one.distanceM, other.distanceM))
  );
}

function isMostOf(one: number, other: number): boolean {
  return Math.min(one, other) >= CUT_SHORT * Math.max(one, other);
}

function lengthsOf({ durationS, elapsedS }: Candidate): number[] {
  return elapsedS === null ? [durationS] : [durationS, elapsedS];
}

function longestS(of: Candidate): number {
  return Math.max(...lengthsOf(of));
}

function isToTheSecond(of: Candidate): boolean {
  const startMs = of.startedAtMs ?? wallMs(of) ?? 0;
  return startMs % A_MINUTE_MS !== 0;
}

/** Null where one of them does not tell its start, or not in terms that the other knows. */
function startsApartMs(one: Candidate, other: Candidate): number | null {
  if (one.startedAtMs !== null && other.startedAtMs !== null) {
    return Math.abs(one.startedAtMs - other.startedAtMs);
  }
  const [oneMs, otherMs] = [wallMs(one), wallMs(other)];
  return oneMs === null || otherMs === null ? null : Math.abs(oneMs - otherMs);
}

/** What the clock on the athlete's wall showed, as if it were UTC. */
function wallMs({ startedAtMs, utcOffsetS, localStart }: Candidate): number | null {
  if (startedAtMs !== null) return utcOffsetS === null ? null : startedAtMs + utcOffsetS * 1000;
  const time = /T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(localStart ?? '');
  if (!time || localStart === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = time;
  const days = numberOfDay(localStart.slice(0, 10));
  return (
    days * 24 * AN_HOUR_MS +
    Number(hours) * AN_HOUR_MS +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000
  );
}

function hasStart(of: Candidate): boolean {
  return of.startedAtMs !== null || wallMs(of) !== null;
}

/** What is known to be one workout so far: at most one of the log, and what was found of it. */
type Cluster = {
  logged: LoggedCandidate | null;
  found: number[];
  faces: Candidate[];
  files: Set<string>;
  /** What this one was joined to. */
  into: Cluster | null;
};

type Pair<Of extends Verdict = Verdict> = { one: Cluster; other: Cluster; verdict: Of };
type StartPair = Pair<Extract<Verdict, { by: 'start' }>>;

function clustersOf(input: {
  found: readonly Candidate[];
  logged: readonly LoggedCandidate[];
}): Cluster[] {
  const clusterOf = (faces: readonly Candidate[]) => ({
    faces: [...faces],
    files: new Set(faces.map(({ file }) => file)),
    into: null,
  });
  return [
    ...input.logged.map((logged) => ({ ...clusterOf(logged.faces), logged, found: [] })),
    ...input.found.map((face, index) => ({ ...clusterOf([face]), logged: null, found: [index] })),
  ];
}

function nowIn(cluster: Cluster): Cluster {
  return cluster.into ? nowIn(cluster.into) : cluster;
}

function canJoin(one: Cluster, other: Cluster): boolean {
  if (one === other || (one.logged && other.logged)) return false;
  return !shareFile(one, other);
}

function shareFile(one: Cluster, other: Cluster): boolean {
  return [...one.files].some((file) => other.files.has(file));
}

/** Into the one of the log, or the one that was found first. */
function join(one: Cluster, other: Cluster): void {
  const isOtherFirst =
    other.logged !== null || (one.logged === null && firstFound(other) < firstFound(one));
  const [into, from] = isOtherFirst ? [other, one] : [one, other];
  into.found.push(...from.found);
  into.faces.push(...from.faces);
  for (const file of from.files) into.files.add(file);
  from.into = into;
}

function firstFound({ found }: Cluster): number {
  return Math.min(...found);
}

/** Each takes the first that said the same, so that of two equal entries of one file both stay. */
function joinByKey(clusters: readonly Cluster[]): void {
  const byKey = new Map<string, SayingTheSame>();
  for (const cluster of clusters) {
    for (const key of new Set(cluster.faces.map((face) => face.key))) {
      if (key === null) continue;
      const before: SayingTheSame = byKey.get(key) ?? { clusters: [], nextOfFile: new Map() };
      byKey.set(key, before);
      const same = cluster.logged ? undefined : firstThatJoins(before, cluster);
      if (same) join(same, cluster);
      else before.clusters.push(cluster);
    }
  }
}

type SayingTheSame = {
  clusters: Cluster[];
  /** Where to go on looking for a file: all before have an entry of it. */
  nextOfFile: Map<string, number>;
};

function firstThatJoins(before: SayingTheSame, cluster: Cluster): Cluster | undefined {
  const [file = ''] = cluster.files;
  let next = before.nextOfFile.get(file) ?? 0;
  let same = before.clusters[next];
  while (same && !canJoin(same, cluster)) {
    next += 1;
    same = before.clusters[next];
  }
  before.nextOfFile.set(file, next);
  return same;
}

/** The nearest first; of workouts that stand in the log rather than of deleted ones. */
function joinByStart(pairs: StartPair[]): void {
  pairs.sort(
    (a, b) =>
      Number(isDeletedPair(a)) - Number(isDeletedPair(b)) ||
      a.verdict.apartMs - b.verdict.apartMs ||
      (a.one.logged?.workoutId ?? 0) - (b.one.logged?.workoutId ?? 0),
  );
  for (const { one, other } of pairs) {
    if (canJoin(nowIn(one), nowIn(other))) join(nowIn(one), nowIn(other));
  }
}

function isStartPair(pair: Pair): pair is StartPair {
  return pair.verdict.by === 'start';
}

function isDeletedPair({ one, other }: Pair): boolean {
  return isDeleted(one) || isDeleted(other);
}

function isDeleted({ logged }: Cluster): boolean {
  return logged?.isDeleted === true;
}

/**
 * Of those that are alike on a day each must fit all the others: where two of them are known to be
 * two workouts, nobody can say which of them the rest are. Answers those.
 */
function joinByDay(pairs: readonly Pair[]): Set<Cluster> {
  const several = new Set<Cluster>();
  for (const group of groupsOf(pairs)) {
    if (isOneWorkout(group)) {
      const [first, ...others] = group;
      for (const other of others) if (first) join(nowIn(first), nowIn(other));
    } else {
      for (const each of group) several.add(each);
    }
  }
  return several;
}

/** What hangs together by pairs. */
function groupsOf(pairs: readonly Pair[]): Cluster[][] {
  const groups = new Map<Cluster, Cluster[]>();
  for (const pair of pairs) {
    const [one, other] = [nowIn(pair.one), nowIn(pair.other)];
    if (one === other || isSettled(one, other)) continue;
    const [left, right] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    const joined = left === right ? left : [...left, ...right];
    for (const each of joined) groups.set(each, joined);
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1);
}

/** Of two in the log one was found again by its start: the other is what is left of the day. */
function isSettled(one: Cluster, other: Cluster): boolean {
  if (!one.logged || !other.logged) return false;
  return one.found.length > 0 || other.found.length > 0;
}

function isOneWorkout(group: readonly Cluster[]): boolean {
  const files = group.flatMap((each) => [...each.files]);
  return (
    group.filter(({ logged }) => logged !== null).length <= 1 &&
    group.filter(({ faces }) => faces.some(hasStart)).length <= 1 &&
    new Set(files).size === files.length
  );
}

/** Nobody does more in a day; beyond it only equal readings are looked for. */
const MOST_OF_A_DAY = 200;

/** Those that may be one, by what was found and the days around it. */
function pairsOf(clusters: readonly Cluster[]): Pair[] {
  const byDay = new Map<number, Set<Cluster>>();
  for (const cluster of clusters) {
    for (const { date } of cluster.faces) {
      const day = numberOfDay(date);
      const there = byDay.get(day) ?? new Set();
      if (there.size < MOST_OF_A_DAY) byDay.set(day, there.add(cluster));
    }
  }
  const pairs: Pair[] = [];
  for (const there of byDay.values()) {
    for (const one of there) {
      for (const other of nearDays(byDay, one)) {
        if (!comesBefore(one, other) || shareFile(one, other)) continue;
        const verdict = bestVerdict(one.faces, other.faces);
        if (!verdict) continue;
        if (verdict.by === 'start' || !(isDeleted(one) || isDeleted(other))) {
          pairs.push({ one, other, verdict });
        }
      }
    }
  }
  return pairs;
}

function nearDays(byDay: Map<number, Set<Cluster>>, { faces }: Cluster): Set<Cluster> {
  const clusters = new Set<Cluster>();
  for (const { date } of faces) {
    const day = numberOfDay(date);
    for (const near of [day - 1, day, day + 1]) {
      for (const each of byDay.get(near) ?? []) clusters.add(each);
    }
  }
  return clusters;
}

const BEST_FIRST = ['start', 'day', 'unsure'] as const satisfies Verdict['by'][];

function bestVerdict(
  faces: readonly Candidate[],
  others: readonly Candidate[],
): Verdict | undefined {
  const verdicts = faces.flatMap((face) =>
    others.flatMap((other) => compareReadings(face, other) ?? []),
  );
  return verdicts.toSorted((a, b) => BEST_FIRST.indexOf(a.by) - BEST_FIRST.indexOf(b.by))[0];
}

/** So that no two are compared twice. */
function comesBefore(one: Cluster, other: Cluster): boolean {
  if (one.logged && other.logged) return one.logged.workoutId < other.logged.workoutId;
  if (one.logged || other.logged) return one.logged !== null;
  return firstFound(one) < firstFound(other);
}

type Outcome = {
  clusters: readonly Cluster[];
  found: number;
  pairs: readonly Pair[];
  several: ReadonlySet<Cluster>;
};

function answersOf(of: Outcome): Match[] {
  const questions = questionsOf(of);
  const found = of.clusters.slice(of.clusters.length - of.found);
  return found.map((own, index): Match => {
    const cluster = nowIn(own);
    const [face] = own.faces;
    if (cluster.logged === null && firstFound(cluster) === index) {
      return questions.get(cluster) ?? { kind: 'new' };
    }
    const { logged } = cluster;
    const partner = logged ? { workoutId: logged.workoutId } : { found: firstFound(cluster) };
    if (logged?.isDeleted) return { kind: 'identical', with: partner, ground: 'deleted' };
    const others = logged ? logged.faces : cluster.faces.filter((each) => each !== face);
    const isRepeat = others.some(({ key }) => key !== null && key === face?.key);
    if (isRepeat) return { kind: 'identical', with: partner, ground: 'same-reading' };
    return { kind: 'same', with: partner, ground: groundOf(face, others) };
  });
}

function groundOf(face: Candidate | undefined, others: readonly Candidate[]): MatchGround {
  return (face && bestVerdict([face], others)?.ground) ?? 'start';
}

/** For each that stands alone: what it might be, of the log rather than of what was found before it. */
function questionsOf({ pairs, several }: Outcome): Map<Cluster, Match> {
  const questions = new Map<Cluster, Match>();
  for (const { one, other, verdict } of pairs) {
    if (verdict.by === 'start') continue;
    for (const [own, partner] of [
      [nowIn(one), nowIn(other)],
      [nowIn(other), nowIn(one)],
    ] as const) {
      if (own.logged || !canJoin(own, partner)) continue;
      if (verdict.by === 'day' && !several.has(own)) continue;
      if (!partner.logged && firstFound(partner) > firstFound(own)) continue;
      const asked = questions.get(own);
      if (asked && (asked.kind === 'new' || 'workoutId' in asked.with || !partner.logged)) continue;
      questions.set(own, {
        kind: 'unsure',
        with: partner.logged
          ? { workoutId: partner.logged.workoutId }
          : { found: firstFound(partner) },
        ground: verdict.by === 'day' ? 'several' : verdict.ground,
      });
    }
  }
  return questions;
}
