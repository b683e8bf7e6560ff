import { afterAll, describe, expect, it } from 'vitest';
import { readBytes } from '../../../../testing/imports/read-uploads.ts';
import { haeWorkout, readEntries } from '../../../../testing/imports/written-workouts.ts';
import { hostility, isNestedBeyondReason } from './json-values.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

describe('a workout', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    'with a field named %s is refused',
    async (key) => {
      const good = JSON.stringify(haeWorkout());
      const bad = JSON.stringify(haeWorkout({ metadata: { deep: 'KEY' } })).replace(
        '"deep":"KEY"',
        `"${key}":{"isAdmin":true}`,
      );
      const { workouts, refusals } = await readBytes(`[${bad},${good}]`);
      expect(workouts).toHaveLength(1);
      expect(refusals).toMatchObject([{ what: 'workout 1' }]);
      expect(refusals[0]?.reason).toContain(`'${key}'`);
    },
  );

  it('nested 64 deep is taken, deeper ones are refused', () => {
    expect(hostility(nested(64))).toBeNull();
    expect(hostility(nested(65))).toMatch(/nested/);
    expect(hostility(nested(200_000))).toMatch(/nested/);
    const result = readEntries([haeWorkout({ metadata: nested(100) }), haeWorkout()]);
    expect(result.workouts).toHaveLength(1);
    expect(result.refusals).toMatchObject([{ place: 'workout 1' }]);
  });

  it('keeps nothing of half characters, zero bytes and marks that turn the text about', () => {
    const name = '\ud800Night\u0000 \u202erun';
    expect(readEntries([haeWorkout({ name, id: '\udfff\u0007' })]).workouts).toMatchObject([
      { activityName: 'Night run', externalId: null },
    ]);
  });

  it('has a name of bounded length', () => {
    const [workout] = readEntries([haeWorkout({ name: 'x'.repeat(1_000_000) })]).workouts;
    expect(workout?.activityName).toHaveLength(200);
  });
});

describe('a file', () => {
  it('of five million brackets is refused, and never parsed', async () => {
    const { workouts, refusals } = await readBytes('['.repeat(5_000_000));
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what: 'a JSON file that no export is' }]);
    expect(isNestedBeyondReason(`"${'['.repeat(1000)}"`)).toBe(false);
    expect(isNestedBeyondReason(`["\\"${'['.repeat(1000)}"]`)).toBe(false);
  });

  it('whose outermost object is hostile gives its workouts and nothing of that', async () => {
    const text = `{"__proto__": {"workouts": []}, "workouts": [${JSON.stringify(haeWorkout())}]}`;
    expect((await readBytes(text)).workouts).toHaveLength(1);
  });

  it('of too many workouts is refused', async () => {
    const many = `[${`${JSON.stringify({ start: 1 })},`.repeat(50_000)}{"start":1}]`;
    const { refusals } = await readBytes(many);
    expect(refusals.at(-1)?.reason).toMatch('more than 50000 entries');
  });
});

afterAll(() => {
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
