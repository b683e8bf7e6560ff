import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { USUAL_MEASURES } from '../../domain/measures.ts';
import { sessionKey } from './keys.ts';
import { athleteOr } from './reader.ts';

test('everything is written in the units of whoever is signed in, and else of a visitor', () => {
  const queryClient = new QueryClient();
  const reader = athleteOr(queryClient, USUAL_MEASURES);
  expect(reader().distance).toBe('km');
  queryClient.setQueryData(sessionKey, { measures: { ...USUAL_MEASURES, distance: 'mi' } });
  expect(reader().distance).toBe('mi');
  queryClient.setQueryData(sessionKey, null);
  expect(reader().distance).toBe('km');
});
