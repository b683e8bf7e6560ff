import { expect, test } from 'vitest';
import type { RecordingAnswer } from '../../../contract/recordings.ts';
import { alongOf } from '../../../domain/recording/along.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { wholeStretch } from '../../../domain/recording/stretch.ts';
import { leftOutText, movingText, wholeFacts } from './recording-view.tsx';

test('what splits come to is told as it was measured, and a distance that was not is none of 0', () => {
  expect(factsOf([0, 1000, 3250])).toEqual(['3.25\u00a0km', '16:20', '16:20']);
  expect(factsOf(null)).toEqual(['not in the samples', '16:20', '16:20']);
});

test('time moving and time in all are told apart where one stood still', () => {
  expect(movingText({ movingS: 3097, elapsedS: 3764 })).toBe(
    'Moving 51:37 of 1:02:44, standing 11:07.',
  );
  expect(movingText({ movingS: 3760, elapsedS: 3764 })).toBeUndefined();
});

function factsOf(distanceM: RecordingAnswer['distanceM']): string[] {
  const along = alongOf({ ...NOTHING_MEASURED, timeS: [0, 320, 980], distanceM, laps: [] });
  return wholeFacts(wholeStretch(along)).map(({ detail }) => detail);
}

test('what of the heart rate is not counted is said with its time, and that it is drawn', () => {
  expect(leftOutText(150)).toMatch(/^The heart rate of 2:30 is drawn and not counted/);
});
