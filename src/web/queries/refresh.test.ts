import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { analysisKey, type KeyPrefix, limitsKey, racesKey, workoutsKey } from './keys.ts';
import { RESTS_ON, refresh } from './refresh.ts';

const ASKED: KeyPrefix[] = [
  ['analysis', 7, 3],
  ['analytics', 7, 'summary', { period: '30' }],
  ['insights'],
  ['predictions', 'race plan', 4],
  ['races', 7],
  ['recording', 11],
  ['session'],
  ['sharing'],
  ['shoes', 7],
  ['sweat', 7],
  ['trainer', 'a-link'],
  ['weight', 7, 'stats'],
  ['workout', 11],
  ['workouts', 7],
  ['workouts', 7, 'page', { group: 'runs' }],
];

const COACH = ['analysis', 'insights'];
const LISTS = ['workouts', 'workouts'];

test.each([
  // Neither itself, which the answer told already, nor what was measured along its way.
  {
    written: 'workout' as const,
    anew: [...COACH, 'analytics', 'predictions', 'races', 'shoes', ...LISTS],
  },
  { written: 'race' as const, anew: [...COACH, 'analytics', 'predictions', 'races', ...LISTS] },
  { written: 'sweat' as const, anew: ['predictions', 'sweat'] },
  { written: 'weight' as const, anew: ['session', 'weight'] },
  { written: 'day' as const, anew: [...COACH, 'analytics', 'predictions', 'trainer'] },
  {
    written: 'strava' as const,
    anew: [
      ...[...COACH, 'analytics', 'predictions', 'races', 'recording', 'sharing', 'shoes'],
      ...['workout', ...LISTS],
    ],
  },
])('after a change of $written, asked anew is $anew', async ({ written, anew }) => {
  const queryClient = new QueryClient();
  for (const queryKey of ASKED) queryClient.setQueryData(queryKey, 'an answer');
  await refresh(queryClient, RESTS_ON[written]);
  const isAnew = ASKED.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isAnew.map(([subject]) => subject).sort()).toEqual(anew.sort());
});

test('an analysis never outlives the log that it was made from', () => {
  const made = [workoutsKey, racesKey, limitsKey];
  const changed = Object.values(RESTS_ON).filter((prefixes: readonly KeyPrefix[]) =>
    made.some((key) => prefixes.includes(key)),
  );
  expect(changed).not.toEqual([]);
  for (const prefixes of changed) expect(prefixes).toContain(analysisKey);
});

test('a key that begins with no known subject does not compile', () => {
  // @ts-expect-error 'workoutz' is none
  const misspelt: KeyPrefix = ['workoutz', 7];
  expect(misspelt).toHaveLength(2);
});
