import { expect, it } from 'vitest';
import type { ParsedNote } from './parsed-workout.ts';
import { readZoneMinutes } from './zone-minutes.ts';

function read(zones: unknown, durationS = 2700) {
  const notes: ParsedNote[] = [];
  return { minutes: readZoneMinutes(zones, durationS, notes), notes: notes.map((n) => n.code) };
}

it('zones are minutes, and missing ones are zero', () => {
  expect(read({ zone1: 2, zone3: 30, zone4: '12' })).toEqual({
    minutes: [2, 0, 30, 12, 0],
    notes: [],
  });
});

it('zones longer than the workout are seconds, or nonsense', () => {
  expect(read({ zone2: 1800, zone3: 900 })).toEqual({
    minutes: [0, 30, 15, 0, 0],
    notes: ['zones-unit'],
  });
  expect(read({ zone2: 1e9 })).toEqual({ minutes: null, notes: ['zones-implausible'] });
});

it('empty zones are none', () => {
  expect(read({ zone1: 0, zone5: 0 }).minutes).toBeNull();
  expect(read(undefined).minutes).toBeNull();
  expect(read([1, 2]).minutes).toBeNull();
});
