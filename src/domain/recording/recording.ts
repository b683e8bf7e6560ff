/** A value for each sample, null where nothing was measured. */
export type Channel = (number | null)[];

/**
 * The measured channels, in the order they are packed in, and how finely each is kept. A new one comes
 * last: the recordings that were kept before say that they do not have it.
 */
export const CHANNELS = [
  { name: 'distanceM', stepsPerUnit: 10 },
  { name: 'heartRateBpm', stepsPerUnit: 1 },
  { name: 'elevationM', stepsPerUnit: 10 },
  { name: 'speedMPerS', stepsPerUnit: 100 },
  { name: 'cadencePerMin', stepsPerUnit: 1 },
  { name: 'moving', stepsPerUnit: 1 },
  // To about 0.1 m.
  { name: 'latitudeDeg', stepsPerUnit: 1_000_000 },
  { name: 'longitudeDeg', stepsPerUnit: 1_000_000 },
  { name: 'powerW', stepsPerUnit: 1 },
] as const;
export type ChannelName = (typeof CHANNELS)[number]['name'];

export type RecordedLap = {
  name: string | null;
  startS: number;
  elapsedS: number;
  movingS: number;
  distanceM: number;
  avgHeartRateBpm: number | null;
  maxHeartRateBpm: number | null;
  ascentM: number | null;
};

/** One set of a strength workout. Null stands for what the source does not say. */
export type StrengthSet = {
  exercise: string | null;
  repetitions: number | null;
  weightKg: number | null;
  durationS: number | null;
  /** The rest that followed it. */
  restS: number | null;
};

/** What was measured along the way. Null stands for a channel that nothing was measured in. */
export type Recording = {
  /** Whole seconds since the start, rising. */
  timeS: number[];
  laps: RecordedLap[];
  sets: StrengthSet[];
} & Record<ChannelName, Channel | null>;

/** Every channel of a recording, empty, and no sets. */
export const NOTHING_MEASURED: Record<ChannelName, null> & { sets: StrengthSet[] } = {
  distanceM: null,
  heartRateBpm: null,
  elevationM: null,
  speedMPerS: null,
  cadencePerMin: null,
  moving: null,
  latitudeDeg: null,
  longitudeDeg: null,
  powerW: null,
  sets: [],
};

// Far beyond any measurement, and in steps still a whole number that a number can hold.
const LARGEST = 1e9;

/**
 * As every recording is kept: whole seconds that rise, channels of one length at the precision kept,
 * none without a value. Of two samples of one second the first stays. Null where nothing remains.
 */
export function tidyRecording(recording: Recording): Recording | null {
  const kept = risingSamples(recording.timeS);
  const tidy: Recording = {
    ...NOTHING_MEASURED,
    timeS: kept.map((index) => Math.round(recording.timeS[index] ?? 0)),
    laps: recording.laps.map(wholeSeconds),
    sets: recording.sets,
  };
  for (const { name, stepsPerUnit } of CHANNELS) {
    const channel = recording[name];
    if (!channel) continue;
    tidy[name] = keptValues(channel, { kept, stepsPerUnit });
  }
  const isEmpty = CHANNELS.every(({ name }) => tidy[name] === null);
  return isEmpty && tidy.laps.length === 0 && tidy.sets.length === 0 ? null : tidy;
}

/** How many values were measured: of two recordings of one workout the richer has more. */
export function countValues(recording: Recording): number {
  return CHANNELS.reduce((count, { name }) => {
    const measured = recording[name]?.filter((value) => value !== null) ?? [];
    return count + measured.length;
  }, 0);
}

function risingSamples(timeS: readonly number[]): number[] {
  const kept: number[] = [];
  let last = -1;
  for (const [index, time] of timeS.entries()) {
    const whole = Math.round(time);
    if (!(whole > last) || whole > LARGEST) continue;
    kept.push(index);
    last = whole;
  }
  return kept;
}

function wholeSeconds(lap: RecordedLap): RecordedLap {
  const { startS, elapsedS, movingS } = lap;
  return {
    ...lap,
    startS: Math.round(startS),
    elapsedS: Math.round(elapsedS),
    movingS: Math.round(movingS),
  };
}

/** Null where none of them is a value. */
function keptValues(
  channel: Channel,
  { kept, stepsPerUnit }: { kept: readonly number[]; stepsPerUnit: number },
): Channel | null {
  const values: Channel = new Array(kept.length);
  let hasAny = false;
  for (let at = 0; at < kept.length; at += 1) {
    const value = keptValue(channel[kept[at] ?? 0], stepsPerUnit);
    values[at] = value;
    hasAny ||= value !== null;
  }
  return hasAny ? values : null;
}

function keptValue(value: number | null | undefined, stepsPerUnit: number): number | null {
  if (value === null || value === undefined || !(Math.abs(value) <= LARGEST)) return null;
  // Adding nought turns -0 into 0.
  return Math.round(value * stepsPerUnit) / stepsPerUnit + 0;
}
