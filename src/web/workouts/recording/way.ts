import type { RecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { unitM } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { type Along, alongOf } from '../../../domain/recording/along.ts';
import { believedHeartRate } from '../../../domain/recording/believed-heart-rate.ts';
import { type Drift, driftOf, type NoDrift } from '../../../domain/recording/drift.ts';
import { soundFlatDistance } from '../../../domain/recording/grade.ts';
import { type Interval, intervalsOf } from '../../../domain/recording/intervals.ts';
import {
  type LapStretch,
  lapStretches,
  type Split,
  splitsAlong,
} from '../../../domain/recording/splits.ts';
import { type Stretch, wholeStretch } from '../../../domain/recording/stretch.ts';
import { type Pane, panesOf, silencesOf } from './panes.ts';
import type { Rate } from './rate.ts';

/** All that the screen shows of a recording, worked out once. */
export type Way = {
  recording: RecordingAnswer;
  along: Along;
  /** Seconds whose heart rate no heart has, and that no figure goes by. */
  heartRateLeftOutS: number;
  rate: Rate;
  panes: Pane[];
  /** The samples before which the watch was silent: no curve is drawn to them. */
  silences: number[];
  whole: Stretch;
  splits: Split[];
  laps: LapStretch[];
  /** Of runs: repetitions found in the speed, and what lies between them. */
  intervals: Interval[];
  /** Null where there is no elevation that carries a grade. */
  gradeAdjustedSPerKm: number | null;
  drift: Drift | NoDrift;
};

export function wayOf(recording: RecordingAnswer, workout: Pick<Workout, 'workoutType'>): Way {
  const { heartRateBpm, leftOutS } = believedHeartRate(recording);
  const along = alongOf({ ...recording, heartRateBpm });
  const rate = workout.workoutType === 'running' ? 'pace' : 'speed';
  const whole = wholeStretch(along);
  const intervals = rate === 'pace' ? intervalsOf(along) : [];
  const flatM = soundFlatDistance(recording, along);
  return {
    recording,
    along,
    heartRateLeftOutS: leftOutS,
    rate,
    panes: panesOf({ recording, along, rate }),
    silences: silencesOf(recording.timeS),
    whole,
    splits: splitsAlong(along, unitM()),
    laps: lapStretches(recording, along),
    intervals,
    gradeAdjustedSPerKm: paceSPerKm({ distanceM: flatM?.at(-1), durationS: whole.movingS }),
    drift: driftOf({ along, distanceM: flatM ?? along.distanceM, intervals }),
  };
}
