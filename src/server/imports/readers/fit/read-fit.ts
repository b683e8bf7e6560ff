import type { StrengthSet } from '../../../../domain/recording/recording.ts';
import type { ParsedNote } from '../../parsers/parsed-workout.ts';
import { believableOffsetS } from '../local-time.ts';
import type { Reading, Refusal } from '../reading.ts';
import {
  noSamples,
  settleTrack,
  type Track,
  type TrackLap,
  type TrackSamples,
} from '../settle-track.ts';
import type { WeighIns } from '../weigh-ins.ts';
import { decodeFit, type FitFile, type FitMessage, type FitPart, TIMESTAMP } from './decode-fit.ts';
import { heartRatesOf, withHeartRates } from './fit-heart-rates.ts';
import { samplesOfRecords } from './fit-samples.ts';
import {
  ACTIVITY_FILE,
  ACTIVITY_SUMMARY_FILE,
  activityNameOf,
  COROS,
  exerciseName,
  fileTypeWords,
  manufacturerName,
  VIRTUAL_ACTIVITY,
  ZWIFT,
} from './fit-words.ts';

/** The messages of the profile that make up an activity. */
const FILE_ID = 0;
const SPORT = 12;
const SESSION = 18;
const LAP = 19;
const EVENT = 21;
const DEVICE_INFO = 23;
const PLAN = 26;
const WEIGHT_SCALE = 30;
const ACTIVITY = 34;
const LENGTH = 101;
const SET = 225;

/**
 * The activities of a FIT file: one for each session, whichever chained part it stands in. What is
 * missing or contradicts what was measured is worked out again; of a damaged file that which precedes
 * the damage is read. Never throws for what is in the bytes.
 */
export function readFit(bytes: Uint8Array): Reading {
  if (bytes.length === 0) return refused(EMPTY);
  const file = decodeFit(bytes);
  if (file.parts.length === 0) return refused(NO_FIT);
  const parts = file.parts.filter(isOfActivity);
  const [first] = file.parts;
  if (parts.length === 0 && first) {
    const weights = weightsOf(new Messages(file.parts));
    return weights ? { workouts: [], refusals: [], weights } : refused(noActivity(first));
  }
  const messages = new Messages(parts);
  const samples = samplesOfRecords(parts);
  const sessions = sessionsOf(messages, samples, file);
  if (sessions.length === 0) return refused(damageOf(file) === null ? NOTHING_DONE : NOTHING_LEFT);
  return {
    workouts: tracksOf({ messages, samples, sessions, file }).map(settleTrack),
    refusals: [],
  };
}

/** Of a chained file: settings and the like may follow the activity. */
function isOfActivity(part: FitPart): boolean {
  const type = part.messages.get(FILE_ID)?.[0]?.get(0);
  return type === undefined || type === ACTIVITY_FILE || type === ACTIVITY_SUMMARY_FILE;
}

function refused(refusal: Refusal): Reading {
  return { workouts: [], refusals: [refusal] };
}

const EMPTY: Refusal = {
  what: 'an empty file',
  reason: 'The file holds no bytes at all. Copy it from the device once more.',
  isNoWorkout: false,
};
const NO_FIT: Refusal = {
  what: 'a damaged FIT file',
  reason: 'The file does not begin as FIT files do. Copy it from the device once more.',
  isNoWorkout: false,
};
const NOTHING_DONE: Refusal = {
  what: 'an empty activity',
  reason: 'The file says that it is an activity, and holds neither a summary nor any measurement.',
  isNoWorkout: true,
};
const NOTHING_LEFT: Refusal = {
  what: 'a damaged FIT file',
  reason: 'The file is damaged before its first measurement. Copy it from the device once more.',
  isNoWorkout: false,
};

function noActivity(part: FitPart): Refusal {
  const type = numberIn(part.messages.get(FILE_ID)?.[0], 0) ?? 0;
  const what = fileTypeWords(type);
  return { what, reason: `The file holds ${what}, not a workout.`, isNoWorkout: true };
}

/** What scales have measured, in hundredths of a kilogram; null where it is no file of weights. */
function weightsOf(messages: Messages): WeighIns | null {
  const weighIns = messages.all(WEIGHT_SCALE).flatMap((message) => {
    const at = numberIn(message, TIMESTAMP);
    const weight = numberIn(message, 0);
    return at === null || weight === null ? [] : [{ atMs: instantOf(at), kg: weight / 100 }];
  });
  return weighIns.length === 0 ? null : { weighIns, unread: 0 };
}

/** What keeps the file from being whole, in words; null where nothing does. */
function damageOf(file: FitFile): ParsedNote | null {
  const broken = file.parts.find((part) => part.brokenOff !== null);
  if (broken) {
    return damaged(`The file is damaged (${broken.brokenOff}); what precedes the damage was read.`);
  }
  if (file.strayBytes > 0) {
    return damaged('What follows the activity is no FIT data and was left out.');
  }
  const isWrong = file.parts.some((part) => part.checksumIsWrong);
  return isWrong ? damaged('The checksum of the file is wrong; all of it could be read.') : null;
}

function damaged(message: string): ParsedNote {
  return { code: 'damaged', message };
}

/** The messages of several parts as if they stood in one. */
class Messages {
  private readonly parts: readonly FitPart[];

  constructor(parts: readonly FitPart[]) {
    this.parts = parts;
  }

  all(message: number): FitMessage[] {
    return this.parts.flatMap((part) => part.messages.get(message) ?? []);
  }
}

type Session = {
  startMs: number;
  /** Null where the file has none: it is made of records and laps. */
  message: FitMessage | null;
  sport: number | null;
  subSport: number | null;
  profileName: string | null;
};

const EPOCH_MS = Date.UTC(1989, 11, 31);
const DAY_MS = 86_400_000;
const MOST_SESSIONS = 1000;

function instantOf(seconds: number): number {
  return EPOCH_MS + seconds * 1000;
}

function numberIn(message: FitMessage | undefined, field: number): number | null {
  const value = message?.get(field);
  if (typeof value === 'number') return value;
  const [first] = Array.isArray(value) ? value : [];
  return first === undefined || Number.isNaN(first) ? null : first;
}

function textIn(message: FitMessage | undefined, field: number): string | null {
  const value = message?.get(field);
  return typeof value === 'string' ? value : null;
}

function scaledIn(message: FitMessage | undefined, field: number, scale: number): number | null {
  const value = numberIn(message, field);
  return value === null ? null : value / scale;
}

function instantIn(message: FitMessage, field: number): number | null {
  const value = numberIn(message, field);
  return value === null || value <= 0 ? null : instantOf(value);
}

/** In order of time, each once; what was measured outside of them makes one of its own. */
function sessionsOf(messages: Messages, samples: TrackSamples, file: FitFile): Session[] {
  const byStart = new Map<string, Session>();
  for (const message of messages.all(SESSION).slice(0, MOST_SESSIONS)) {
    const session = sessionOf(message, samples);
    if (session) byStart.set(`${session.startMs}/${session.sport}`, session);
  }
  const sessions = [...byStart.values()].sort((a, b) => a.startMs - b.startMs);
  const last = sessions.at(-1);
  if (!last) {
    const startMs = firstStart(messages, samples);
    return startMs === null ? [] : [unsummed(startMs, messages)];
  }
  const next = damageOf(file) === null ? null : startBehind(last, samples);
  return next === null ? sessions : [...sessions, unsummed(next, messages)];
}

function sessionOf(message: FitMessage, samples: TrackSamples): Session | null {
  const endMs = instantIn(message, TIMESTAMP);
  const elapsedMs = numberIn(message, 7) ?? 0;
  const startMs =
    instantIn(message, 2) ?? (endMs === null ? null : endMs - elapsedMs) ?? firstOf(samples.atMs);
  if (startMs === null) return null;
  return {
    startMs,
    message,
    sport: numberIn(message, 5),
    subSport: numberIn(message, 6),
    profileName: textIn(message, 110),
  };
}

function firstOf(atMs: readonly number[]): number | null {
  return atMs.find((each) => !Number.isNaN(each)) ?? null;
}

function firstStart(messages: Messages, samples: TrackSamples): number | null {
  const [lap] = messages.all(LAP);
  return firstOf(samples.atMs) ?? (lap ? instantIn(lap, 2) : null);
}

// Watches write some seconds after the athlete stopped them.
const AFTERMATH_MS = 60_000;

/** Where a damaged file goes on behind its last sum: the sum of that part is lost. */
function startBehind(session: Session, samples: TrackSamples): number | null {
  const { message, startMs } = session;
  if (!message || !numberIn(message, 9)) return null;
  const endMs = startMs + Math.max(numberIn(message, 7) ?? 0, numberIn(message, 8) ?? 0);
  const behind = samples.atMs.filter((atMs) => atMs > endMs && atMs < endMs + DAY_MS);
  const [first = 0] = behind;
  const lastMs = behind.at(-1) ?? 0;
  return lastMs - first > AFTERMATH_MS ? first : null;
}

function unsummed(startMs: number, messages: Messages): Session {
  const sport = messages.all(SPORT).at(-1);
  const lap = messages.all(LAP).at(-1);
  return {
    startMs,
    message: null,
    sport: numberIn(sport, 0) ?? numberIn(lap, 25),
    subSport: numberIn(sport, 1) ?? numberIn(lap, 39),
    profileName: textIn(sport, 3),
  };
}

type Whole = { messages: Messages; samples: TrackSamples; sessions: Session[]; file: FitFile };

function tracksOf(whole: Whole): Track[] {
  const { messages, sessions, file } = whole;
  const damage = damageOf(file);
  const place = placesOf(sessions);
  const device = deviceOf(messages);
  const clock = clockOf(messages, device);
  const rows = rowsBySession(whole);
  const rates = bySession(heartRatesOf(messages.all(132)), sessions, ({ atMs }) => atMs);
  const laps = bySession(messages.all(LAP).map(lapOf), sessions, ({ startMs }) => startMs);
  const pauses = pausesOf(messages);
  const lengths = bySession(messages.all(LENGTH), sessions, (each) => instantIn(each, 2) ?? 0);
  const sets = bySession(messages.all(SET), sessions, (each) => instantIn(each, 6) ?? 0);
  const title = messages.all(PLAN).map((plan) => textIn(plan, 8))[0] ?? null;
  return sessions.map((session, index) => {
    const measured = withLengths(
      withHeartRates(rowsOf(whole.samples, rows[index] ?? []), rates[index] ?? []),
      lengths[index] ?? [],
      poolLengthM(session),
    );
    const startMs = startOf(session, measured, sessions.length);
    const wallShiftMs = clock.wallShiftMs ?? 0;
    const track: Track = {
      externalId: device.serial === null ? null : `fit-${device.serial}-${startMs / 1000}`,
      place: place(index),
      activityName: activityNameOf(session),
      title,
      description: null,
      deviceName: device.name,
      startMs,
      deviceOffsetS: clock.offsetS,
      isWallOnly: clock.wallShiftMs !== null,
      isVirtual: session.subSport === VIRTUAL_ACTIVITY || device.manufacturer === ZWIFT,
      ...totalsOf(session, laps[index] ?? [], measured, lengths[index] ?? []),
      samples: measured,
      pausesMs: pauses,
      laps: withLastLap(laps[index] ?? [], measured),
      sets: setsOf(sets[index] ?? []),
      notes: [...(damage ? [damage] : []), ...clock.notes],
    };
    return wallShiftMs === 0 ? track : shifted(track, wallShiftMs);
  });
}

function placesOf(sessions: readonly Session[]): (index: number) => string {
  return (index) => (sessions.length === 1 ? 'the activity' : `session ${index + 1}`);
}

type Device = { manufacturer: number | null; serial: number | null; name: string | null };

function deviceOf(messages: Messages): Device {
  const [id] = messages.all(FILE_ID);
  const creator = messages.all(DEVICE_INFO).find((device) => numberIn(device, 0) === 0);
  const manufacturer = numberIn(id, 1);
  return {
    manufacturer,
    serial: numberIn(id, 3),
    name: textIn(id, 8) ?? textIn(creator, 27) ?? manufacturerName(manufacturer),
  };
}

type Clock = {
  offsetS: number | null;
  /** From the device's own count of seconds to the wall, where it never knew the time. */
  wallShiftMs: number | null;
  notes: ParsedNote[];
};

// Times below count from when the device was switched on, says the protocol.
const FIRST_INSTANT = 0x10000000;
const FIRST_WALL = Date.UTC(2000, 0, 1);
const LAST_WALL = Date.UTC(2100, 0, 1);

function clockOf(messages: Messages, device: Device): Clock {
  for (const activity of messages.all(ACTIVITY)) {
    const atS = numberIn(activity, TIMESTAMP);
    const wallS = numberIn(activity, 5);
    if (atS === null || wallS === null) continue;
    const wallMs = instantOf(wallS);
    if (atS < FIRST_INSTANT && wallMs > FIRST_WALL && wallMs < LAST_WALL) {
      return { offsetS: null, wallShiftMs: (wallS - atS) * 1000, notes: [WALL_ONLY] };
    }
    const offsetS = believableOffsetS(wallS - atS);
    // COROS repeats the time in UTC there.
    const saysNothing = offsetS === 0 && device.manufacturer === COROS;
    return { offsetS: saysNothing ? null : offsetS, wallShiftMs: null, notes: [] };
  }
  return { offsetS: null, wallShiftMs: null, notes: [] };
}

const WALL_ONLY: ParsedNote = {
  code: 'clock-unset',
  message:
    'The device counted from when it was switched on; day and time are those that its wall clock showed.',
};

/** A whole track moved in time. */
function shifted(track: Track, byMs: number): Track {
  return {
    ...track,
    startMs: track.startMs + byMs,
    samples: { ...track.samples, atMs: track.samples.atMs.map((atMs) => atMs + byMs) },
    pausesMs: track.pausesMs?.map(([from, until]) => [from + byMs, until + byMs] as const) ?? null,
    laps: track.laps.map((lap) => ({ ...lap, startMs: lap.startMs + byMs })),
  };
}

/** What belongs to which session, by its time: to the last that had begun. */
function bySession<Item>(
  items: readonly Item[],
  sessions: readonly Session[],
  atMs: (item: Item) => number,
): Item[][] {
  const groups: Item[][] = sessions.map(() => []);
  for (const item of items) groups[sessionAt(sessions, atMs(item))]?.push(item);
  return groups;
}

function sessionAt(sessions: readonly Session[], atMs: number): number {
  let from = 0;
  let until = sessions.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    // A second early is a matter of rounding.
    if ((sessions[middle]?.startMs ?? 0) - 1000 <= atMs) from = middle + 1;
    else until = middle;
  }
  return Math.max(0, from - 1);
}

/** Rows of the records by session; those of another year are left out. */
function rowsBySession({ samples, sessions }: Whole): (number[] | 'all')[] {
  const { atMs } = samples;
  const { fromMs, untilMs } = believableSpan(atMs, sessions);
  // As nearly every file has them: nothing to part.
  if (sessions.length === 1 && atMs.every((at) => at >= fromMs && at <= untilMs)) return ['all'];
  const groups: number[][] = sessions.map(() => []);
  for (let row = 0; row < atMs.length; row += 1) {
    const at = atMs[row] ?? Number.NaN;
    if (at >= fromMs && at <= untilMs) groups[sessionAt(sessions, at)]?.push(row);
  }
  return groups;
}

const LONGEST_MS = 15 * DAY_MS;

function believableSpan(atMs: readonly number[], sessions: readonly Session[]) {
  const [first] = sessions;
  const ends = sessions.map(({ startMs, message }) => {
    return startMs + Math.max(numberIn(message ?? undefined, 7) ?? 0, 0);
  });
  const isSummed = sessions.every(({ message }) => message !== null);
  const fromMs = (first?.startMs ?? 0) - DAY_MS;
  const untilMs = ends.reduce((a, b) => Math.max(a, b), 0) + DAY_MS;
  const isAnyInside = atMs.some((at) => at >= fromMs && at <= untilMs);
  if (isSummed && isAnyInside) return { fromMs, untilMs };
  const sorted = atMs.filter((at) => !Number.isNaN(at)).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  return { fromMs: middle - LONGEST_MS, untilMs: middle + LONGEST_MS };
}

function rowsOf(samples: TrackSamples, rows: readonly number[] | 'all'): TrackSamples {
  if (rows === 'all') return samples;
  const picked = noSamples();
  for (const name of Object.keys(picked) as (keyof TrackSamples)[]) {
    const values = samples[name];
    if (values) picked[name] = rows.map((row) => values[row] ?? Number.NaN);
  }
  return picked;
}

/** A start that no measurement is near to is none: then it is that of the first. */
function startOf(session: Session, { atMs }: TrackSamples, sessions: number): number {
  const first = firstOf(atMs);
  if (sessions > 1 || first === null) return session.startMs;
  const isFar = Math.abs(first - session.startMs) > DAY_MS;
  return isFar || session.message === null
    ? atMs.reduce((a, b) => Math.min(a, b), first)
    : session.startMs;
}

type Totals = Pick<
  Track,
  | 'durationS'
  | 'elapsedS'
  | 'distanceM'
  | 'energyKcal'
  | 'avgHeartRate'
  | 'maxHeartRate'
  | 'ascentM'
>;

function totalsOf(
  session: Session,
  laps: readonly TrackLap[],
  measured: TrackSamples,
  lengths: readonly FitMessage[],
): Totals {
  const message = session.message ?? undefined;
  const timerS = scaledIn(message, 8, 1000);
  const elapsedS = scaledIn(message, 7, 1000);
  const summedM = scaledIn(message, 9, 100);
  const lapsM = laps.reduce((sum, lap) => sum + lap.distanceM, 0);
  const distanceM = summedM || lengthsM(session, lengths) || null;
  const totals: Totals = {
    durationS: timerS,
    elapsedS,
    distanceM,
    energyKcal: numberIn(message, 11),
    avgHeartRate: numberIn(message, 16),
    maxHeartRate: numberIn(message, 17),
    ascentM: numberIn(message, 22),
  };
  if (distanceM !== null || summedM !== null) return totals;
  const lastMs = measured.atMs.reduce((a, b) => Math.max(a, b), session.startMs);
  const goesOn = lastMs - session.startMs > (elapsedS ?? 0) * 1000 + AFTERMATH_MS;
  // A sum without distance and with measurements behind its end was written before the end came.
  if (goesOn) return { ...totals, durationS: null, elapsedS: null };
  const isMeasured = measured.distanceM?.some((metres) => metres > 0) ?? false;
  return isMeasured ? totals : { ...totals, distanceM: lapsM || null };
}

function lapOf(message: FitMessage): TrackLap {
  const elapsedS = scaledIn(message, 7, 1000) ?? 0;
  const endMs = instantIn(message, TIMESTAMP) ?? 0;
  return {
    name: null,
    startMs: instantIn(message, 2) ?? endMs - elapsedS * 1000,
    elapsedS,
    movingS: scaledIn(message, 8, 1000) || elapsedS,
    distanceM: scaledIn(message, 9, 100) ?? 0,
    avgHeartRateBpm: numberIn(message, 15) || null,
    maxHeartRateBpm: numberIn(message, 16) || null,
    ascentM: numberIn(message, 21),
  };
}

// Samples follow one another by less.
const LAP_ENDS_WITHIN_MS = 5000;

/** A device that stopped too early never wrote the lap it was in. */
function withLastLap(laps: readonly TrackLap[], samples: TrackSamples): readonly TrackLap[] {
  const last = laps.at(-1);
  if (!last) return laps;
  const startMs = last.startMs + last.elapsedS * 1000;
  const { atMs, distanceM } = samples;
  const endRow = atMs.findLastIndex((at) => !Number.isNaN(at));
  if (!((atMs[endRow] ?? Number.NaN) > startMs + LAP_ENDS_WITHIN_MS)) return laps;
  const elapsedS = ((atMs[endRow] ?? startMs) - startMs) / 1000;
  const farthest = distanceM?.findLast((metres) => !Number.isNaN(metres)) ?? 0;
  const lapsM = laps.reduce((sum, lap) => sum + lap.distanceM, 0);
  const wayM = Math.max(0, farthest - lapsM);
  if (elapsedS > DAY_MS / 1000 || wayM < SHORTEST_LAP_M) return laps;
  const lap: TrackLap = {
    name: null,
    startMs,
    elapsedS,
    movingS: elapsedS,
    distanceM: wayM,
    avgHeartRateBpm: null,
    maxHeartRateBpm: null,
    ascentM: null,
  };
  return [...laps, lap];
}

const SHORTEST_LAP_M = 10;

const TIMER = 0;
const START = 0;
const STOPS: ReadonlySet<number> = new Set([1, 4, 8, 9]);

/** From each stop of the timer to the next start; null where the file tells nothing of it. */
function pausesOf(messages: Messages): [number, number][] | null {
  const events = messages
    .all(EVENT)
    .filter((event) => numberIn(event, 0) === TIMER)
    .flatMap((event) => {
      const atMs = instantIn(event, TIMESTAMP);
      return atMs === null ? [] : [{ atMs, type: numberIn(event, 1) ?? -1 }];
    })
    .sort((a, b) => a.atMs - b.atMs);
  if (!events.some(({ type }) => type === START)) return null;
  const pauses: [number, number][] = [];
  let stoppedMs: number | null = null;
  for (const { atMs, type } of events) {
    if (STOPS.has(type)) stoppedMs ??= atMs;
    else if (type === START && stoppedMs !== null) {
      if (atMs > stoppedMs) pauses.push([stoppedMs, atMs]);
      stoppedMs = null;
    }
  }
  return pauses;
}

const ACTIVE = 1;

function poolLengthM(session: Session): number {
  return scaledIn(session.message ?? undefined, 44, 100) ?? 0;
}

function isSwum(length: FitMessage): boolean {
  return numberIn(length, 12) === ACTIVE;
}

function lengthsM(session: Session, lengths: readonly FitMessage[]): number {
  return lengths.filter(isSwum).length * poolLengthM(session);
}

/** Where records tell no way in the pool, the ends of its lengths do. */
function withLengths(
  samples: TrackSamples,
  lengths: readonly FitMessage[],
  poolM: number,
): TrackSamples {
  if (samples.atMs.length > 0 || poolM === 0) return samples;
  const atMs: number[] = [];
  const distanceM: number[] = [];
  let swumM = 0;
  for (const length of lengths) {
    const startMs = instantIn(length, 2);
    if (startMs === null) continue;
    if (isSwum(length)) swumM += poolM;
    atMs.push(startMs + (numberIn(length, 3) ?? 0));
    distanceM.push(swumM);
  }
  return { ...samples, atMs, distanceM };
}

/** Each set with the rest that follows it. */
function setsOf(messages: readonly FitMessage[]): StrengthSet[] {
  const sets: StrengthSet[] = [];
  for (const message of messages) {
    const durationS = scaledIn(message, 0, 1000);
    if (numberIn(message, 5) === ACTIVE) {
      sets.push({
        exercise: exerciseName(numberIn(message, 7) ?? -1),
        repetitions: numberIn(message, 3),
        weightKg: scaledIn(message, 4, 16) || null,
        durationS,
        restS: null,
      });
      continue;
    }
    const before = sets.at(-1);
    if (before && before.restS === null) before.restS = durationS;
  }
  return sets;
}
