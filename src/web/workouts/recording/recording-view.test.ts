import { expect, test } from 'vitest';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import { alongOf } from '../../../domain/recording/along.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { wholeStretch } from '../../../domain/recording/stretch.ts';
import { wholeFacts } from './recording-view.tsx';

test('what splits come to is told as it was measured, and a distance that was not is none of 0', () => {
  expect(factsOf([0, 1000, 3250])).toEqual(['3.25\u00a0km', '16:20', '16:20']);
  expect(factsOf(null)).toEqual(['not in the samples', '16:20', '16:20']);
});

function factsOf(distanceM: RecordingAnswer['distanceM']): string[] {
  const along = alongOf({ ...NOTHING_MEASURED, timeS: [0, 320, 980], distanceM, laps: [] });
  return wholeFacts(wholeStretch(along)).map(({ detail }) => detail);
}
