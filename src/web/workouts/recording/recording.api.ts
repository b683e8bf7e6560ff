import { queryOptions } from '@tanstack/react-query';
import { workoutRecording } from '../../../contract/recordings.ts';
import { call } from '../../api.ts';
import { recordingKey } from '../../queries/workouts.ts';

export function recordingQuery(workoutId: number) {
  return queryOptions({
    queryKey: [...recordingKey, workoutId],
    queryFn: async ({ signal }) => {
      const params = { id: String(workoutId) };
      return (await call(workoutRecording, { params }, { signal })).recording;
    },
  });
}
