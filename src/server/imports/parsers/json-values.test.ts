import { afterAll, describe, expect, it } from 'vitest';
import { bytesOf, haeWorkout, readRecords } from '../../../../testing/imports/written-workouts.ts';
import { hostility, isNestedBeyondReason } from './json-values.ts';
import { readHealthExport } from './read-health-export.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

const readText = (text: string) => readHealthExport({ bytes: bytesOf(text), fileName: 'a.json' });

describe('a workout', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('with a field named %s is refused', (key) => {
    const good = JSON.stringify(haeWorkout());
    const bad = JSON.stringify(haeWorkout({ metadata: { deep: 'KEY' } })).replace(
      '"deep":"KEY"',
      `"${key}":{"isAdmin":true}`,
    );
    const result = readText(`[${bad},${good}]`);
    expect(result.workouts).toHaveLength(1);
    expect(result.errors).toMatchObject([{ place: 'workout 1' }]);
    expect(result.errors[0]?.detail).toContain(`'${key}'`);
  });

  it('nested 64 deep is taken, deeper ones are refused', () => {
    expect(hostility(nested(64))).toBeNull();
    expect(hostility(nested(65))).toMatch(/nested/);
    expect(hostility(nested(200_000))).toMatch(/nested/);
    const result = readRecords([haeWorkout({ metadata: nested(100) }), haeWorkout()]);
    expect(result.workouts).toHaveLength(1);
    expect(result.errors).toMatchObject([{ place: 'workout 1' }]);
  });

  it('keeps nothing of half characters, zero bytes and marks that turn the text about', () => {
    const name = '\ud800Night\u0000 \u202erun';
    expect(readRecords([haeWorkout({ name, id: '\udfff\u0007' })]).workouts).toMatchObject([
      { activityName: 'Night run', externalId: null },
    ]);
  });

  it('has a name of bounded length', () => {
    const [workout] = readRecords([haeWorkout({ name: 'x'.repeat(1_000_000) })]).workouts;
    expect(workout?.activityName).toHaveLength(200);
  });
});

describe('a file', () => {
  it('of five million brackets is refused before it is parsed', () => {
    expect(() => readText('['.repeat(5_000_000))).toThrow('Unsupported JSON format');
    expect(isNestedBeyondReason(`"${'['.repeat(1000)}"`)).toBe(false);
    expect(isNestedBeyondReason(`["\\"${'['.repeat(1000)}"]`)).toBe(false);
  });

  it('whose outermost object is hostile is refused', () => {
    const text = `{"__proto__": {"workouts": []}, "workouts": [${JSON.stringify(haeWorkout())}]}`;
    expect(() => readText(text)).toThrow('Unsupported JSON format');
  });

  it('of too many entries is refused, and thousands of bad ones end in one line', () => {
    expect(() => readText(`[${'0,'.repeat(60_000)}0]`)).toThrow('Invalid data format');
    const { errors } = readText(`[${'0,'.repeat(4_999)}0]`);
    expect(errors).toHaveLength(501);
    expect(errors.at(-1)?.detail).toMatch(/^4500 more/);
  });
});

afterAll(() => {
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
