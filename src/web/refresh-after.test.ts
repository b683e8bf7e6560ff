import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshAfter } from './refresh-after.ts';

const ASKED = [
  ['api', 'analytics', 7, 'summary', { period: '30' }],
  ['api', 'auth', 'me'],
  ['api', 'coach', 'analysis', 7, 3],
  ['api', 'coach', 'insights'],
  ['api', 'races', 7],
  ['api', 'sharing'],
  ['api', 'trainer', 'a-link'],
  ['api', 'weight', 7],
  ['api', 'workout', 11],
  ['api', 'workouts', 7],
  ['api', 'workouts', 7, 'page', { group: 'runs' }],
  ['api', 'workouts', 11, 'recording'],
];

const COACH = ['coach/analysis', 'coach/insights'];
const OF_THE_LOG = ['workouts/7', 'workouts/7/page'];

test.each([
  // Neither itself, which the answer told already, nor what was measured along its way.
  { written: 'workout' as const, anew: ['analytics', ...COACH, 'races', ...OF_THE_LOG] },
  { written: 'race' as const, anew: [...COACH, 'races', ...OF_THE_LOG] },
  { written: 'weight' as const, anew: ['auth', 'weight'] },
  // Not an analysis that a model may charge for.
  { written: 'midnight' as const, anew: ['analytics', 'coach/insights', 'trainer'] },
  {
    written: 'strava' as const,
    anew: [
      ...['analytics', ...COACH, 'races', 'sharing'],
      ...['workout/11', ...OF_THE_LOG, 'workouts/11/recording'],
    ],
  },
])('after a change of $written, asked anew is $anew', async ({ written, anew }) => {
  const queryClient = new QueryClient();
  for (const queryKey of ASKED) queryClient.setQueryData(queryKey, 'an answer');
  await refreshAfter(written, queryClient);
  const isAnew = ASKED.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isAnew.map(nameOf)).toEqual(anew);
});

/** 'workouts/7/page': without what is asked of it; 'coach/insights'; of other rooms the room alone. */
function nameOf([, room, ...rest]: (typeof ASKED)[number]): string {
  if (room === 'coach') return `${room}/${rest[0]}`;
  const isLog = room === 'workout' || room === 'workouts';
  return [room, ...(isLog ? rest.filter((part) => typeof part !== 'object') : [])].join('/');
}
