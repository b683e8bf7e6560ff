import { groupBy } from './group-by.ts';
import {
  emptyValueOf,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  type WorkoutFields,
} from './workout-fields.ts';

type Some = Partial<WorkoutFields>;

/** What one source tells of a workout. */
type SourceFields = {
  /** 'fit', 'tcx', 'csv': what kind of file it was. */
  kind: string;
  /** What it says, in a few letters: of two of one kind always the same comes first. */
  sourceKey: string;
  fields: Some;
};

/** The nearer to the device, the more it knows. What is not named here stands before 'csv'. */
const KINDS_BY_RANK = [
  'fit',
  'tcx',
  'gpx',
  'suunto',
  'kml',
  'points-csv',
  'huawei',
  'polar',
  'strava-archive',
  'health-auto-export',
  'apple-health',
  'garmin-account',
  'garmin-csv',
  'polar-csv',
  'samsung',
  'zepp',
  'mi-fitness',
  'withings',
  'fitbit',
  'adidas',
  'endomondo',
  'runkeeper',
];

export function byRank<Of extends Pick<SourceFields, 'kind' | 'sourceKey'>>(
  sources: readonly Of[],
): Of[] {
  return sources.toSorted(
    (a, b) => rankOf(a.kind) - rankOf(b.kind) || compareText(a.sourceKey, b.sourceKey),
  );
}

function rankOf(kind: string): number {
  if (kind === 'csv') return KINDS_BY_RANK.length + 1;
  const rank = KINDS_BY_RANK.indexOf(kind);
  return rank === -1 ? KINDS_BY_RANK.length : rank;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What all sources together tell, each field by the one that ranks highest, in whatever order they came. */
export function toldByAll(sources: readonly SourceFields[]): Some {
  const told = byRank(sources).map(({ fields }) => fields);
  if (told.length === 0) return {};
  const all: Some = {};
  for (const name of FIELD_NAMES) {
    carry(name, told.find((fields) => !isEmpty(name, fields)) ?? {}, all);
  }
  // Half of a start, of a kind or of zones fits nothing: these are one source's, whole.
  const start = told.find(({ startedAtMs }) => startedAtMs != null) ?? told[0];
  const kind = told.find(({ sport }) => sport !== 'other') ?? told[0];
  const zones = told.find((fields) => ZONES.some((zone) => !isEmpty(zone, fields)));
  for (const name of START) carry(name, start ?? {}, all);
  for (const name of KIND) carry(name, kind ?? {}, all);
  for (const name of ZONES) carry(name, zones ?? {}, all);
  all.elapsedS = told.find(({ elapsedS }) => isAtLeast(elapsedS, all.durationS))?.elapsedS ?? null;
  all.maxHeartRate =
    told.find(({ maxHeartRate }) => isAtLeast(maxHeartRate, all.avgHeartRate))?.maxHeartRate ??
    null;
  return all;
}

/** The workout of what the athlete says of it and, where they say nothing, of what its sources tell. */
export function withOwn(own: Some, told: Some): WorkoutFields {
  const fields: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    fields[name] = own[name] !== undefined ? own[name] : (told[name] ?? emptyValueOf(name));
  }
  const workout = fields as WorkoutFields;
  settleStart(workout, { own, told });
  settleKind(workout, { own, told });
  const hasOwnZones = ZONES.some((zone) => own[zone] !== undefined);
  if (hasOwnZones) for (const zone of ZONES) workout[zone] = own[zone] ?? 0;
  if (own.elapsedS === undefined && !isAtLeast(workout.elapsedS, workout.durationS)) {
    workout.elapsedS = null;
  }
  const { avgHeartRate, maxHeartRate } = workout;
  if (!isAtLeast(maxHeartRate ?? Infinity, avgHeartRate)) {
    if (own.maxHeartRate === undefined) workout.maxHeartRate = null;
    else if (own.avgHeartRate === undefined) workout.avgHeartRate = null;
  }
  return workout;
}

/** A time of day is taken over for the day that it is of. */
function settleStart(workout: WorkoutFields, { own, told }: { own: Some; told: Some }): void {
  const isOwn = own.date !== undefined || own.startedAtMs !== undefined;
  if (!isOwn || own.date === told.date) return;
  workout.startedAtMs = own.startedAtMs ?? null;
  workout.utcOffsetS = own.utcOffsetS ?? null;
}

/** Of a kind that the athlete chose a file adds no more than the name of the sport. */
function settleKind(workout: WorkoutFields, { own, told }: { own: Some; told: Some }): void {
  if (KIND.every((name) => own[name] === undefined)) return;
  const isOneType = (own.workoutType ?? told.workoutType) === told.workoutType;
  workout.sport = own.sport ?? (isOneType ? told.sport : undefined) ?? 'other';
  workout.runningSubtype = own.runningSubtype ?? null;
  workout.isRace = own.isRace ?? false;
}

/** All that stands in a workout that no source is known of: typed in, or from before sources were kept. */
export function ownOfWorkout(workout: Some): Some {
  const own: Some = {};
  for (const name of FIELD_NAMES) if (!isEmpty(name, workout)) carry(name, workout, own);
  if (own.sport === 'other') delete own.sport;
  return own;
}

/** What is typed of a workout counts before what was edited in it; a kind and the zones are taken whole. */
export function withTyped(edits: Some, typed: Some): Some {
  const own: Some = { ...edits };
  for (const group of [START, KIND, ZONES] as const) {
    const isMoved = group !== START || typed.startedAtMs !== undefined || typed.date !== edits.date;
    if (isMoved && group.some((name) => typed[name] !== undefined)) {
      for (const name of group) delete own[name];
    }
  }
  return Object.assign(own, typed);
}

/** Of what the athlete says by now: what was typed, with what was edited since it joined `before`. */
export function typedShareOf(of: { own: Some; typed: Some; before: Some }): Some {
  const { own, typed, before } = of;
  const share: Some = {};
  for (const name of FIELD_NAMES) {
    const isOwn = typed[name] !== undefined || own[name] !== before[name];
    if (isOwn && own[name] !== undefined) carry(name, own, share);
  }
  return share;
}

/** With what was edited since: whatever stands there and is not what `own` and the sources make. */
export function withEdits(of: { workout: WorkoutFields; own: Some; told: Some }): Some {
  const { workout, told } = of;
  const expected = withOwn(of.own, told);
  const own: Some = { ...of.own };
  for (const group of GROUPS) {
    const edited = group.filter((name) => workout[name] !== expected[name]);
    if (edited.length === 0) continue;
    for (const name of isWhole(group) ? group : edited) carry(name, workout, own);
    const isBlank = (name: FieldName) => isEmpty(name, workout) && isEmpty(name, told);
    // Emptied again where nobody else says anything: as if it had never been.
    if (!isWhole(group) || group.every(isBlank)) {
      for (const name of group) if (isBlank(name)) delete own[name];
    }
  }
  return own;
}

/** The fields in which two workouts differ. */
export function changedFields(one: WorkoutFields, other: WorkoutFields): FieldName[] {
  return FIELD_NAMES.filter((name) => one[name] !== other[name]);
}

const START = ['date', 'startedAtMs', 'utcOffsetS'] as const satisfies FieldName[];
const KIND = ['workoutType', 'runningSubtype', 'sport', 'isRace'] as const satisfies FieldName[];
const ZONES = ['zone1S', 'zone2S', 'zone3S', 'zone4S', 'zone5S'] as const satisfies FieldName[];

const GROUPS = [...groupBy(FIELD_NAMES, (name) => fieldOf(name).group).values()];

function isWhole(group: readonly FieldName[]): boolean {
  return [START, KIND, ZONES].some(([first]) => group.includes(first));
}

function carry<Name extends FieldName>(name: Name, from: Some, to: Some): void {
  to[name] = from[name];
}

function isEmpty(name: FieldName, fields: Some): boolean {
  const value = fields[name];
  return value === undefined || value === null || value === emptyValueOf(name);
}

/** What is not known is at least nothing, and never at least something. */
function isAtLeast(value: number | null | undefined, least: number | null | undefined): boolean {
  return value != null && value >= (least ?? 0);
}
