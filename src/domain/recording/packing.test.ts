import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packSamples, unpackSamples } from './packing.ts';
import {
  CHANNELS,
  type Channel,
  NOTHING_MEASURED,
  type Recording,
  tidyRecording,
} from './recording.ts';

const NOTHING: Recording = {
  ...NOTHING_MEASURED,
  timeS: [],
  laps: [],
};

/** Anything a source may tell: holes, gaps, repeated seconds, channels too short or of nothing. */
const anyRecording: fc.Arbitrary<Recording> = fc
  .record({
    steps: fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 5000 })), { maxLength: 60 }),
    channels: fc.tuple(...CHANNELS.map(() => anyChannel())),
  })
  .map(({ steps, channels }) => {
    const recording: Recording = { ...NOTHING, timeS: steps.map(totalSoFar()) };
    for (const [index, { name }] of CHANNELS.entries()) recording[name] = channels[index] ?? null;
    return recording;
  });

function anyChannel(): fc.Arbitrary<Channel | null> {
  const value = fc.oneof(
    fc.constant(null),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -500, max: 2_000_000 }).map((tenths) => tenths / 10),
  );
  return fc.option(fc.array(value, { minLength: 60, maxLength: 60 }), { nil: null });
}

function totalSoFar() {
  let total = 0;
  return (step: number) => {
    total += step;
    return total;
  };
}

function samplesOf({ laps: _laps, sets: _sets, ...samples }: Recording) {
  return samples;
}

describe('a packed recording', () => {
  test('comes back as it was kept, holes and gaps and all', () => {
    fc.assert(
      fc.property(anyRecording, (told) => {
        const recording = tidyRecording(told);
        fc.pre(recording !== null);
        expect(unpackSamples(packSamples(recording))).toEqual(samplesOf(recording));
      }),
    );
  });

  test('is tidy already: keeping it once more changes nothing', () => {
    fc.assert(
      fc.property(anyRecording, (told) => {
        const once = tidyRecording(told);
        fc.pre(once !== null);
        expect(tidyRecording(once)).toEqual(once);
      }),
    );
  });

  test('keeps values to half a step', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true })), (values) => {
        for (const { name, stepsPerUnit } of CHANNELS) {
          const told = { ...NOTHING, timeS: values.map((_, index) => index), [name]: values };
          const kept = tidyRecording(told)?.[name] ?? [];
          for (const [index, value] of kept.entries()) {
            expect(Math.abs((value ?? 0) - (values[index] ?? 0))).toBeLessThanOrEqual(
              0.5 / stepsPerUnit + 1e-9,
            );
          }
        }
      }),
    );
  });

  test('of an even run takes one byte a value', () => {
    const timeS = Array.from({ length: 1000 }, (_, index) => index);
    const recording = {
      ...NOTHING,
      timeS,
      distanceM: timeS.map((second) => second * 3),
      heartRateBpm: timeS.map(() => 150),
    };
    // The first heart rate of 150 takes two bytes, the head of 1,000 samples four.
    expect(packSamples(recording)).toHaveLength(3 * 1000 + 1 + 4);
  });

  test('from before there were positions is read as it was', () => {
    // Version 1, three samples, distance and heart rate: 0, 2.9 and 5.8 m at 98, 99 and no bpm.
    const before = Uint8Array.from([1, 3, 3, 0, 0, 0, 1, 59, 59, 197, 1, 3, 0]);
    expect(unpackSamples(before)).toEqual(
      samplesOf({
        ...NOTHING,
        timeS: [0, 1, 2],
        distanceM: [0, 2.9, 5.8],
        heartRateBpm: [98, 99, null],
      }),
    );
  });

  test('keeps a position to a millionth of a degree, in two bytes a second at a run', () => {
    const timeS = Array.from({ length: 1000 }, (_, index) => index);
    const told = {
      ...NOTHING,
      timeS,
      latitudeDeg: timeS.map((second) => 60.1234567 + second * 0.0000201),
      longitudeDeg: timeS.map((second) => -171.9876543 - second * 0.0000402),
    };
    const packed = packSamples(tidyRecording(told) ?? told);
    expect(packed.length).toBeLessThan(3 * 1000 + 20);
    const { latitudeDeg, longitudeDeg } = unpackSamples(packed);
    for (const second of timeS) {
      expect(latitudeDeg?.[second]).toBeCloseTo(told.latitudeDeg[second] ?? 0, 5.9);
      expect(longitudeDeg?.[second]).toBeCloseTo(told.longitudeDeg[second] ?? 0, 5.9);
    }
  });

  test.each([
    ['cut short', (bytes: Uint8Array) => bytes.subarray(0, -1)],
    ['longer than itself', (bytes: Uint8Array) => Uint8Array.from([...bytes, 0])],
    ['of a version to come', (bytes: Uint8Array) => bytes.with(0, 2)],
    ['empty', () => new Uint8Array()],
    ['of more samples than anybody has', () => Uint8Array.from([1, 255, 255, 255, 127, 0])],
    ['of numbers beyond all bounds', () => new Uint8Array(40).fill(255).with(0, 1)],
  ])('that is %s is refused', (_, damage) => {
    const packed = packSamples({ ...NOTHING, timeS: [0, 1], heartRateBpm: [90, 91] });
    expect(() => unpackSamples(damage(packed))).toThrow(RangeError);
  });

  test('never takes the process along when its bytes are nonsense', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          unpackSamples(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
