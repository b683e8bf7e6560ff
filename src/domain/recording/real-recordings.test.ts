import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { alongOf } from './along.ts';
import { packSamples, unpackSamples } from './packing.ts';
import { NOTHING_MEASURED, type Recording, tidyRecording } from './recording.ts';
import { splitsAlong } from './splits.ts';
import { wholeStretch } from './stretch.ts';

const SAMPLES =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../shared/samples', import.meta.url));
const isHere = existsSync(SAMPLES);

if (!isHere) console.info(`Real recordings are not at ${SAMPLES}: their suite is skipped.`);

const NOTHING: Recording = {
  ...NOTHING_MEASURED,
  timeS: [],
  laps: [],
};

function readJson(name: string) {
  return JSON.parse(readFileSync(`${SAMPLES}/${name}`, 'utf8'));
}

function marathon(): Recording {
  const distanceM: number[] = readJson('strava_api/recorded/activity_streams_key-by-type.json').body
    .distance.data;
  return { ...NOTHING, timeS: distanceM.map((_, index) => index), distanceM };
}

function webStreams(name: string): Recording {
  const streams = readJson(`other_track/strava-web-streams_run_${name}.json`);
  return {
    ...NOTHING,
    timeS: streams.time,
    distanceM: streams.distance,
    heartRateBpm: streams.heartrate,
    elevationM: streams.altitude,
    cadencePerMin: streams.cadence.map((strides: number) => strides * 2),
    speedMPerS: streams.distance.map((metres: number, index: number) => {
      const before = Math.max(0, index - 4);
      const overS = streams.time[index] - streams.time[before];
      return overS > 0 ? (metres - streams.distance[before]) / overS : 0;
    }),
  };
}

const cases = [
  { name: 'a marathon’s distances', of: marathon, kilometres: 43, bytesASample: 1 },
  {
    name: 'a run below sea level',
    of: () => webStreams('negative-altitude'),
    kilometres: 7,
    bytesASample: 2,
  },
  { name: 'a hilly run', of: () => webStreams('2'), kilometres: 11, bytesASample: 2 },
];

describe.skipIf(!isHere)('real recordings', () => {
  test.each(cases)('$name: back as kept, small, and the splits add up', (one) => {
    const recording = tidyRecording(one.of());
    if (!recording) throw new Error('nothing was kept');
    const packed = packSamples(recording);
    expect({ ...unpackSamples(packed), laps: [], sets: [] }).toEqual(recording);
    const bytesASample = deflateSync(packed).length / recording.timeS.length;
    expect(bytesASample).toBeLessThan(one.bytesASample);

    const along = alongOf(recording);
    const splits = splitsAlong(along);
    expect(splits).toHaveLength(one.kilometres);
    const whole = wholeStretch(along);
    for (const figure of ['elapsedS', 'movingS', 'distanceM', 'ascentM', 'descentM'] as const) {
      const sum = splits.reduce((total, split) => total + (split[figure] ?? 0), 0);
      expect(sum).toBeCloseTo(whole[figure] ?? 0, 5);
    }
  });

  test('the run below sea level stays below it, and climbs what it climbs', () => {
    const recording = webStreams('negative-altitude');
    const whole = wholeStretch(alongOf(recording));
    // Its samples rise by 196 m in all, of which 187 are flutter.
    expect(whole.ascentM).toBeCloseTo(9.6, 1);
    expect(whole.movingS).toBe(2161);
  });
});
