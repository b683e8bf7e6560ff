import { useMemo, useState } from 'react';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { STRAVA_LEFT_OUT } from '../../../domain/source-policy.ts';
import { Card } from '../../ui/card.tsx';
import { Curves, type Marked } from './curves.tsx';
import { SplitsCard } from './splits-card.tsx';
import { CurvesTrace } from './traces.tsx';
import { wayOf } from './way.ts';

type RecordingViewProps = {
  recording: RecordingAnswer;
  workout: Workout;
  maxHeartRate: number;
};

export default function RecordingView({ recording, workout, maxHeartRate }: RecordingViewProps) {
  const { workoutType } = workout;
  const way = useMemo(() => wayOf(recording, { workoutType }), [recording, workoutType]);
  const [marked, setMarked] = useState<Marked | null>(null);
  return (
    <>
      <Card title="Along the way" action={<CurvesTrace way={way} maxHeartRate={maxHeartRate} />}>
        {recording.source === 'strava' && (
          <p className="mb-3 text-small text-soft">
            Recorded by Strava, seen by you alone. {STRAVA_LEFT_OUT}
          </p>
        )}
        {way.panes.length > 0 ? (
          <Curves
            way={way}
            maxHeartRate={maxHeartRate}
            marked={marked}
            onUnmark={() => setMarked(null)}
          />
        ) : (
          <p className="text-small text-soft">
            Neither heart rate nor distance nor elevation was measured.
          </p>
        )}
      </Card>
      <SplitsCard way={way} marked={marked} onMark={setMarked} />
    </>
  );
}
