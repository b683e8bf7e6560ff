import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeftOut } from '../../contract/sharing.ts';
import { HeldBack } from './at-strava.tsx';

const SOME = { workouts: 3, reason: 'They came from Strava.' };

test('who sees a workout is said once it is known, and not before', () => {
  expect(shown(undefined)).toContain('invisible');
  expect(shown(SOME)).toContain('shown to you alone: not in your trainer’s view');
  expect(shown(null)).toContain('By Strava’s terms it is never sent to an outside AI model.');
  for (const leftOut of [SOME, null]) expect(shown(leftOut)).not.toContain('invisible');
});

function shown(leftOut: LeftOut | undefined): string {
  const client = new QueryClient();
  if (leftOut !== undefined) client.setQueryData(['sharing'], { leftOut });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <HeldBack isWhole />
    </QueryClientProvider>,
  );
}
