import { queryOptions } from '@tanstack/react-query';
import { workoutRecording } from '../../../contract/recordings.ts';
import { call } from '../../api.ts';

export function recordingQuery(workoutId: number) {
  return queryOptions({
    queryKey: ['api', 'workouts', workoutId, 'recording'],
    queryFn: async ({ signal }) => {
      const params = { id: String(workoutId) };
      return (await call(workoutRecording, { params }, { signal })).recording;
    },
  });
}
