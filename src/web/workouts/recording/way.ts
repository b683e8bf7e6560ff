import type { RecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { type Along, alongOf } from '../../../domain/recording/along.ts';
import {
  kilometreSplits,
  type LapStretch,
  lapStretches,
  type Split,
} from '../../../domain/recording/splits.ts';
import { type Stretch, wholeStretch } from '../../../domain/recording/stretch.ts';
import { type Pane, panesOf } from './panes.ts';
import type { Rate } from './rate.ts';

/** All that the screen shows of a recording, worked out once. */
export type Way = {
  recording: RecordingAnswer;
  along: Along;
  rate: Rate;
  panes: Pane[];
  whole: Stretch;
  splits: Split[];
  laps: LapStretch[];
};

export function wayOf(recording: RecordingAnswer, workout: Pick<Workout, 'workoutType'>): Way {
  const along = alongOf(recording);
  const rate = workout.workoutType === 'running' ? 'pace' : 'speed';
  return {
    recording,
    along,
    rate,
    panes: panesOf({ recording, along, rate }),
    whole: wholeStretch(along),
    splits: kilometreSplits(along),
    laps: lapStretches(recording, along),
  };
}
