import { type Day, daysBetween } from '../../src/domain/calendar.ts';
import {
  CHANNELS,
  NOTHING_MEASURED,
  type RecordedLap,
  type Recording,
} from '../../src/domain/recording/recording.ts';
import { courseOf } from './course.ts';
import { type Dice, seededDice } from './dice.ts';
import type { DemoWorkout } from './workouts.ts';
import type { SessionKind } from './year-plan.ts';

const RECORDED_DAYS = 30;
const RECORDED: ReadonlySet<SessionKind> = new Set<SessionKind>([
  ...(['long', 'easy', 'intervals', 'treadmill', 'half-race', 'ten-race', 'ride', 'walk'] as const),
]);

/** Her watch keeps what it measured for some weeks. */
export function isRecorded({ date, kind }: DemoWorkout, today: Day): boolean {
  return RECORDED.has(kind) && daysBetween(date, today) < RECORDED_DAYS;
}

/** What the watch measured second by second, agreeing with the workout's own figures. */
export function demoRecording({
  workout,
  seed,
}: {
  workout: DemoWorkout;
  seed: number;
}): Recording {
  const dice = seededDice(seed + Number(workout.date.replaceAll('-', '')));
  const { duration_s: durationS, distance_m: distanceM, avg_heart_rate: average } = workout;
  const isInside = workout.kind === 'treadmill';
  const seconds = Array.from({ length: durationS + 1 }, (_, second) => second);
  const hills = hillsOf({ wayM: distanceM ?? 0, isFlat: workout.kind === 'ride', dice });
  const way = distanceM ? wayOf({ workout, distanceM, isInside, hills, dice }) : null;
  const course = way && !isInside ? courseOf(way, dice) : null;
  const pause = pauseOf(workout);
  const recording: Recording = {
    ...NOTHING_MEASURED,
    latitudeDeg: course?.latitudeDeg ?? null,
    longitudeDeg: course?.longitudeDeg ?? null,
    timeS: seconds.map((second) => second + (second > pause.afterS ? pause.forS : 0)),
    distanceM: way,
    heartRateBpm: average ? heartRates({ workout, average }) : null,
    elevationM: way && !isInside ? way.map((metres) => hills(metres)) : null,
    speedMPerS: way && seconds.map((second) => speedAround(way, second)),
    cadencePerMin: way && seconds.map((second) => cadence(workout, speedAround(way, second), dice)),
    moving: seconds.map((second) => (second === 0 ? 0 : 1)),
    laps: workout.kind === 'intervals' && way ? lapsOf({ workout, way, pause }) : [],
  };
  if (pause.forS > 0) haltAt(recording, pause);
  return recording;
}

/** The last sample of the stop: the same place, later. */
function haltAt(recording: Recording, { afterS, forS }: Pause): void {
  recording.timeS.splice(afterS + 1, 0, afterS + forS);
  for (const { name } of CHANNELS) {
    recording[name]?.splice(
      afterS + 1,
      0,
      name === 'moving' ? 0 : (recording[name][afterS] ?? null),
    );
  }
}

const WAVES = [
  { lengthM: 2600, heightM: 8 },
  { lengthM: 1100, heightM: 3.2 },
  { lengthM: 430, heightM: 0.8 },
];

/** A way out and the same way back, up and down by the same hills every time she runs it. */
function hillsOf({ wayM, isFlat, dice }: { wayM: number; isFlat: boolean; dice: Dice }) {
  const waves = WAVES.map(({ lengthM, heightM }) => ({
    lengthM: lengthM * dice.between(0.8, 1.25),
    heightM: (isFlat ? 0.4 : 1) * heightM * dice.between(0.5, 1.2),
    shift: dice.between(0, 6.28),
  }));
  return (metres: number) => {
    const outM = metres < wayM / 2 ? metres : wayM - metres;
    return waves.reduce(
      (sum, { lengthM, heightM, shift }) =>
        sum + heightM * Math.sin((2 * Math.PI * outM) / lengthM + shift),
      48,
    );
  };
}

/** Metres at each second: as fast as the stretch, slower uphill, never quite even. */
function wayOf(of: {
  workout: DemoWorkout;
  distanceM: number;
  isInside: boolean;
  hills: (metres: number) => number;
  dice: Dice;
}): number[] {
  const { workout, distanceM, isInside, hills, dice } = of;
  const { duration_s: durationS } = workout;
  const speedIn = speedsOf(workout, distanceM);
  const way = [0];
  let unevenness = 0;
  let slope = 0;
  for (let second = 1; second <= durationS; second += 1) {
    const hereM = way[second - 1] ?? 0;
    unevenness = unevenness * 0.97 + dice.between(-0.01, 0.01) * (isInside ? 0.2 : 1);
    if (second % 5 === 1) slope = isInside ? 0 : (hills(hereM + 15) - hills(hereM - 15)) / 30;
    const uphill = Math.min(1.2, Math.max(0.75, 1 - 2.4 * slope));
    way.push(hereM + speedIn(second) * uphill * (1 + unevenness));
  }
  const scale = distanceM / (way.at(-1) ?? 1);
  return way.map((metres) => metres * scale);
}

function speedsOf({ way, duration_s: durationS }: DemoWorkout, distanceM: number) {
  const planned = way.stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  let untilS = 0;
  const stretches = way.stretches.map((stretch) => {
    untilS += (stretch.seconds * durationS) / planned;
    const metres = stretch.distanceM ?? (distanceM * stretch.seconds) / planned;
    return { untilS, mPerS: metres / stretch.seconds };
  });
  let index = 0;
  return (second: number) => {
    while (index < stretches.length - 1 && second > (stretches[index]?.untilS ?? 0)) index += 1;
    return stretches[index]?.mPerS ?? 0;
  };
}

/** The steps of the heart drawn out to seconds, and set to the average that the log has. */
function heartRates({ workout, average }: { workout: DemoWorkout; average: number }): number[] {
  const { duration_s: durationS, max_heart_rate: highest } = workout;
  const steps = workout.way.heartSteps;
  const mean = steps.reduce((sum, bpm) => sum + bpm, 0) / steps.length;
  return Array.from({ length: durationS + 1 }, (_, second) => {
    const place = (second / Math.max(1, durationS)) * (steps.length - 1);
    const before = steps[Math.floor(place)] ?? mean;
    const after = steps[Math.ceil(place)] ?? before;
    const bpm = before + (after - before) * (place % 1) + average - mean;
    return Math.min(highest ?? 220, bpm);
  });
}

type Pause = { afterS: number; forS: number };

/** What passed beyond the time moved is one stop, for which the watch was halted. */
function pauseOf({ duration_s: durationS, elapsed_s: elapsedS }: DemoWorkout): Pause {
  return { afterS: Math.round(durationS * 0.43), forS: Math.max(0, (elapsedS ?? 0) - durationS) };
}

function speedAround(way: readonly number[], second: number): number {
  const from = Math.max(0, second - 2);
  const until = Math.min(way.length - 1, second + 2);
  return ((way[until] ?? 0) - (way[from] ?? 0)) / Math.max(1, until - from);
}

function cadence({ kind }: DemoWorkout, mPerS: number, dice: Dice): number {
  const flutter = dice.between(-1.5, 1.5);
  if (kind === 'ride') return 84 + flutter * 2;
  if (kind === 'walk') return 112 + flutter;
  return 166 + (mPerS - 2.7) * 13 + flutter;
}

/** She presses the lap button before and after each repetition. */
function lapsOf(of: { workout: DemoWorkout; way: readonly number[]; pause: Pause }): RecordedLap[] {
  const { workout, way, pause } = of;
  const { stretches } = workout.way;
  const planned = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  let passed = 0;
  return stretches.map((stretch) => {
    const at = (seconds: number) => Math.round((seconds * workout.duration_s) / planned);
    const fromS = at(passed);
    passed += stretch.seconds;
    const untilS = at(passed);
    const onClock = (second: number) => second + (second > pause.afterS ? pause.forS : 0);
    return {
      name: null,
      startS: onClock(fromS),
      elapsedS: onClock(untilS) - onClock(fromS),
      movingS: untilS - fromS,
      distanceM: (way[untilS] ?? 0) - (way[fromS] ?? 0),
      avgHeartRateBpm: null,
      maxHeartRateBpm: null,
      ascentM: null,
    };
  });
}
