import { describe, expect, test } from 'vitest';
import { healthJson } from '../../../../../testing/imports/made-up-exports.ts';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import { haeWorkout, heartRateAt, qty } from '../../../../../testing/imports/written-workouts.ts';
import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { jsonEntries } from './json-entries.ts';

describe('an export of Health Auto Export', () => {
  const workout = haeWorkout();

  test.each([
    ['in a list', [workout]],
    ['in workouts', { workouts: [workout] }],
    ['in a data list', { data: [workout] }],
    ['in data.workouts', { data: { workouts: [workout], metrics: [] } }],
    ['beside data', { data: { metrics: [] }, workouts: [workout] }],
    ['in the body a relay wraps', { received_at: 'x', payload: { data: { workouts: [workout] } } }],
    ['in a list of bodies', [{ data: { workouts: [workout] } }, { data: { workouts: [] } }]],
  ])('has its workouts %s', async (_where, root) => {
    const { workouts, refusals } = await readBytes(JSON.stringify(root));
    expect(refusals).toEqual([]);
    expect(workouts.map((told) => told.workout.externalId)).toEqual([workout.id]);
  });

  test('counts the places of what is no workout through all of its lists', async () => {
    const bodies = [{ data: { workouts: [workout, 1] } }, { data: { workouts: [2] } }];
    const { refusals } = await readBytes(JSON.stringify(bodies));
    expect(refusals.map(({ what }) => what)).toEqual(['workout 2', 'workout 3']);
  });

  test('of metrics alone says that it holds no workouts', async () => {
    const metrics = [{ name: 'step_count', data: [] }];
    const { refusals } = await readBytes(JSON.stringify({ data: { metrics } }));
    expect(refusals).toMatchObject([{ what: 'health metrics', isNoWorkout: true }]);
  });

  test.each([
    ['Laufen', { isIndoor: true }, 'treadmill'],
    ['Laufen', { location: 'Indoor' }, 'treadmill'],
    ['Laufen', { isIndoor: false }, 'outdoor-easy'],
    ['Yoga', { isIndoor: true }, null],
  ])('of %s with %j is %s', async (name, where, subtype) => {
    const { workouts } = await readBytes(JSON.stringify([haeWorkout({ name, ...where })]));
    const told = workouts.map((each) => classifyActivity(each.workout.activityName));
    expect(told).toMatchObject([{ runningSubtype: subtype }]);
  });

  test('is read as UTF-8 even when a byte of it is damaged', async () => {
    const bytes = Buffer.from(JSON.stringify([haeWorkout({ name: '户外 跑步!' })]));
    bytes[bytes.indexOf(0x21)] = 0xff;
    const { workouts } = await readBytes(bytes);
    expect(workouts.map((told) => told.workout.activityName)).toEqual(['户外 跑步']);
  });

  test('of 3 MB has the course and the heart rates of each run', async () => {
    const { workouts, refusals } = await readBytes([...healthJson(3_000_000)].join(''));
    expect(refusals).toEqual([]);
    expect(workouts.length).toBeGreaterThan(10);
    const recording = workouts[3]?.workout.recording;
    expect(recording?.timeS).toHaveLength(480);
    expect(recording?.heartRateBpm?.[1]).toBe(121);
    expect(recording?.latitudeDeg?.[1]).toBeCloseTo(52.000_05, 6);
    // The course is shorter than what the watch says, so it is not stretched to that.
    expect(recording?.distanceM?.at(-1)).toBeGreaterThan(2000);
  });

  test('that breaks off gives the workouts before that, and says so', async () => {
    const text = JSON.stringify({ data: { workouts: runs(3) } });
    const { workouts, refusals } = await readBytes(text.slice(0, -60));
    expect(workouts).toHaveLength(2);
    expect(refusals).toMatchObject([{ what: 'a JSON file that is cut off' }]);
    expect(refusals[0]?.reason).toContain('after workout 2');
  });

  test('in UTF-16, and after a mark of UTF-8, is read', async () => {
    const text = JSON.stringify({ data: { workouts: runs(1) } });
    const marked = await readBytes(`\ufeff${text}`);
    const wide = await readBytes(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect([marked.workouts.length, wide.workouts.length]).toEqual([1, 1]);
  });

  test('with fields that no export has costs that workout alone', async () => {
    const [bad, good] = runs(2);
    const text = JSON.stringify([bad, good]).replace('"name"', '"__proto__":{"x":1},"name"');
    const { workouts, refusals } = await readBytes(text);
    expect([workouts.length, refusals.length]).toEqual([1, 1]);
  });

  test('whose labels of energy are swapped, and whose heart rate is that of the rest after it', async () => {
    const swapped = haeWorkout({
      activeEnergyBurned: qty(43, 'kJ'),
      activeEnergy: [{ date: '2026-03-02 18:00:00 +0100', qty: 179.912, units: 'kcal' }],
    });
    const afterwards = haeWorkout({
      id: 'other',
      start: '2026-03-02 19:00:00 +0100',
      end: '2026-03-02 19:30:00 +0100',
      avgHeartRate: qty(110, 'bpm'),
      heartRateData: ['19:30:00', '19:30:30', '19:31:00', '19:31:30'].map((time) =>
        heartRateAt(time, 110),
      ),
    });
    const { workouts } = await readBytes(
      JSON.stringify({ data: { workouts: [swapped, afterwards] } }),
    );
    const codes = workouts.map(({ workout }) => workout.notes.map(({ code }) => code));
    expect(codes).toEqual([['energy-unit'], ['heart-rate-recovery']]);
    expect(workouts[0]?.workout.energyKcal).toBe(43);
    expect(workouts[1]?.workout.avgHeartRate).toBe(null);
  });
});

function runs(count: number) {
  return Array.from({ length: count }, (_none, index) =>
    haeWorkout({
      id: `run-${index}`,
      start: `2026-03-0${index + 1} 18:00:00 +0100`,
      end: `2026-03-0${index + 1} 18:30:00 +0100`,
      route: [],
    }),
  );
}

describe('the entries of a JSON file', () => {
  const BODIES = [
    '{"data":{"metrics":[{"data":[{"a":"]}"}]}],"workouts":[{"a":1},{"b":["}",{"c":"\\""}]}]}}',
    '{"received_at":1,"payload":{"data":{"workouts":[{"a":1}]}}}',
    '{"data":{"metrics":[]},"workouts":[{"a":1}]}',
    ' [ {"a":1} , {"b":2} ] ',
    '{"data":[{"a":1}],"x":-1.5e3,"y":null}',
    '{"wörk\\"outs":[{"no":1}],"data":{"workouts":[]}}',
  ];

  test.each(BODIES)('%s are the same wherever its bytes are cut', async (body) => {
    const bytes = Buffer.from(body);
    const whole = await piecesOf(bytes, bytes.length);
    expect(whole.at(-1)).toMatchObject({ isWhole: true });
    for (const size of [1, 2, 3, 5, 8, 13]) expect(await piecesOf(bytes, size)).toEqual(whole);
  });

  test.each([
    ['{"data":{"workouts":[{"a":1}', 1],
    ['{"data":{"workouts":[{"a":1},{"b":[', 1],
  ])('%s breaks off', async (body, entries) => {
    const pieces = await piecesOf(Buffer.from(body), 4);
    expect(pieces).toHaveLength(entries + 1);
    expect(pieces.at(-1)).toMatchObject({ isWhole: false });
  });

  test.each(['{"a":1}}', '{{}}', '[}', '{"data":{]}', '{"a":?}', '[1] 2'])(
    '%s is no JSON, and refused',
    async (body) => {
      const { workouts, refusals } = await readBytes(body);
      expect(workouts).toEqual([]);
      expect(refusals).toMatchObject([{ what: 'a JSON file that is not complete' }]);
    },
  );
});

async function piecesOf(bytes: Buffer, size: number) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const pieces = [];
  for await (const piece of jsonEntries(chunks())) pieces.push(piece);
  return pieces;
}
