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

/** The drawing and its library, fetched where there is something to draw. */
export const recordingViewQuery = queryOptions({
  queryKey: ['code', 'recording-view'],
  queryFn: async () => (await import('./recording-view.tsx')).RecordingView,
});
