import { describe, expect, test } from 'vitest';
import {
  type FitField,
  fitPart,
  joinedBytes,
  type WrittenMessage,
} from '../../../../../testing/imports/fit-file.ts';
import {
  fitFile,
  fitMessages,
  fitSeconds,
  MADE_UP,
} from '../../../../../testing/imports/made-up-track.ts';
import { codesOf, onlyWorkout } from '../../../../../testing/imports/only-workout.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readFit } from './read-fit.ts';

const START_S = fitSeconds(MADE_UP.startMs);
const SHORT = { seconds: 600 };

function one(bytes: Uint8Array): ParsedWorkout {
  return onlyWorkout(readFit(bytes));
}

/** The messages of one kind changed, or left out where `change` answers null. */
function changed(
  messages: readonly WrittenMessage[],
  message: number,
  change: (fields: readonly FitField[]) => FitField[] | null,
): WrittenMessage[] {
  return messages.flatMap((each) => {
    if (each.message !== message) return [each];
    const fields = change(each.fields);
    return fields ? [{ ...each, fields }] : [];
  });
}

function withValue(number: number, value: FitField['value']) {
  return (fields: readonly FitField[]) =>
    fields.map((field) => (field.number === number ? { ...field, value } : field));
}

function fileOfType(type: number): Uint8Array {
  return fitPart([{ message: 0, fields: [{ number: 0, type: 'enum', value: type }] }]);
}

describe('a run', () => {
  test('is read with its totals, its day, its curves and its kind', () => {
    const run = one(fitFile());
    expect(run).toMatchObject({
      activityName: 'Running',
      deviceName: 'Garmin',
      startedAtMs: MADE_UP.startMs,
      utcOffsetS: 7200,
      date: '2026-09-06',
      localStart: '2026-09-06T08:30:00',
      durationS: 3600,
      elapsedS: 3600,
      distanceM: 10_440,
      energyKcal: 640,
      avgHeartRate: 148,
      maxHeartRate: 156,
      notes: [],
    });
    const { recording } = run;
    expect(recording?.timeS).toHaveLength(3601);
    expect(recording?.latitudeDeg?.[0]).toBeCloseTo(MADE_UP.latitudeDeg, 6);
    expect(recording?.longitudeDeg?.[3600]).toBeCloseTo(MADE_UP.longitudeDeg, 6);
    expect(recording?.cadencePerMin?.[0]).toBe(168);
    expect(recording?.powerW?.[0]).toBe(250);
    expect(recording?.elevationM?.[0]).toBeCloseTo(410, 1);
  });

  test('with a stop has its moving and its elapsed time, and stands still in between', () => {
    const run = one(fitFile({ ...SHORT, pauses: [{ atS: 300, forS: 120 }] }));
    expect([run.durationS, run.elapsedS]).toEqual([600, 720]);
    const { timeS = [], moving } = run.recording ?? {};
    expect(moving?.[timeS.indexOf(421)]).toBe(0);
    expect(moving?.filter((moves) => moves === 0)).toHaveLength(1);
  });

  test('whose timer was never written lasts as long as it took, less the stops', () => {
    const messages = fitMessages({ ...SHORT, pauses: [{ atS: 300, forS: 120 }] });
    const run = one(fitPart(changed(messages, 18, withValue(8, 0))));
    expect(run.elapsedS).toBe(720);
    expect(run.durationS).toBeCloseTo(600, 0);
  });

  test('of which the sum has no distance takes it from the records', () => {
    const run = one(fitPart(changed(fitMessages(SHORT), 18, withValue(9, 0))));
    expect(run.distanceM).toBeCloseTo(1740, 0);
    expect(codesOf(run)).toContain('distance-from-records');
  });

  test('with heart rates of nought has no heart rate', () => {
    const without = changed(fitMessages(SHORT), 20, withValue(3, 0));
    const run = one(fitPart(changed(changed(without, 18, withValue(16, 0)), 18, withValue(17, 0))));
    expect([run.avgHeartRate, run.maxHeartRate, run.minHeartRate]).toEqual([null, null, null]);
    expect(run.recording?.heartRateBpm).toBeNull();
  });

  test('whose sum has no average takes it from the records', () => {
    const run = one(fitPart(changed(fitMessages(SHORT), 18, withValue(16, null))));
    expect(run.avgHeartRate).toBeCloseTo(153.8, 0);
  });

  test('with a record of another year keeps the others', () => {
    const messages = fitMessages(SHORT);
    const records = messages.filter(({ message }) => message === 20);
    const stray = records[0];
    if (!stray) throw new Error('no record');
    const far = { ...stray, fields: withValue(253, START_S - 2 * 365 * 86_400)(stray.fields) };
    const run = one(fitPart([...messages.slice(0, 5), far, ...messages.slice(5)]));
    expect(run.startedAtMs).toBe(MADE_UP.startMs);
    expect(run.recording?.timeS).toHaveLength(601);
  });

  test('of which every field is the other way round is the same', () => {
    const turned = fitMessages(SHORT).map((message) => ({ ...message, bigEndian: true }));
    expect(one(fitPart(turned))).toEqual(one(fitFile(SHORT)));
  });

  test('with times of five bits is the same', () => {
    const messages = fitMessages(SHORT).map((message): WrittenMessage => {
      if (message.message !== 20) return message;
      const atS = Number(message.fields.find(({ number }) => number === 253)?.value);
      const fields = message.fields.filter(({ number }) => number !== 253);
      return { ...message, fields, shortTime: atS };
    });
    expect(one(fitPart(messages)).recording?.timeS).toEqual(one(fitFile(SHORT)).recording?.timeS);
  });

  test('with power in a developer’s field has it', () => {
    const described: WrittenMessage = {
      message: 206,
      fields: [
        { number: 0, type: 'uint8', value: 0 },
        { number: 1, type: 'uint8', value: 5 },
        { number: 2, type: 'uint8', value: 0x84 },
        { number: 3, type: 'string', value: 'Power' },
        { number: 8, type: 'string', value: 'Watts' },
      ],
    };
    const [first, ...rest] = changed(fitMessages(SHORT), 20, (fields) => [
      ...fields.filter(({ number }) => number !== 7),
      { number: 5, type: 'uint16', value: 287, developer: 0 },
    ]);
    if (!first) throw new Error('no message');
    const run = one(fitPart([first, described, ...rest]));
    expect(run.recording?.powerW?.[100]).toBe(287);
  });
});

describe('the day', () => {
  test('is that of the place where the watch tells a wrong zone or none', () => {
    // 02:30 UTC is half past four in Zurich, and still the day before in Los Angeles.
    const startMs = Date.UTC(2026, 8, 6, 2, 30);
    const losAngeles = { latitudeDeg: 34.05, longitudeDeg: -118.24 };
    for (const offsetS of [null, 7200, -576_963, 225]) {
      const run = one(fitFile({ ...SHORT, startMs, ...losAngeles }, { offsetS }));
      expect([run.date, run.utcOffsetS]).toEqual(['2026-09-05', -25_200]);
    }
  });

  test('indoors is that of the watch, and unknown where it tells none to believe', () => {
    const indoors = (offsetS: number | null) =>
      one(
        fitPart(
          changed(fitMessages(SHORT, { offsetS, subSport: 1 }), 20, (fields) =>
            fields.filter(({ number }) => number > 1),
          ),
        ),
      );
    expect(indoors(-18_000 + 225)).toMatchObject({ utcOffsetS: -18_000, notes: [] });
    expect(codesOf(indoors(null))).toEqual(['day-unknown']);
    expect(indoors(-886_267_415).utcOffsetS).toBeNull();
  });

  test('of a ride on a screen is not that of the place on the screen', () => {
    const ride = one(fitFile(SHORT, { sport: 2, subSport: 58, offsetS: 3600 }));
    expect([ride.activityName, ride.utcOffsetS]).toEqual(['Virtual cycling', 3600]);
  });

  test('of a clock that counts from when it was switched on is that of its wall', () => {
    const early = Date.UTC(1990, 6, 9, 7);
    const wallMs = Date.UTC(2012, 1, 13, 11, 23, 20);
    const offsetS = (wallMs - early) / 1000;
    const run = one(fitFile({ ...SHORT, startMs: early }, { offsetS }));
    expect(run).toMatchObject({
      ...{ date: '2012-02-13', localStart: '2012-02-13T11:23:20', startedAtMs: null },
      durationS: 600,
    });
    expect(codesOf(run)).toEqual(['clock-unset']);
    const lost = one(fitFile({ ...SHORT, startMs: early }, { offsetS: null }));
    expect(codesOf(lost)).toContain('clock-unset');
  });
});

describe('several in one file', () => {
  const laterMs = MADE_UP.startMs + 7_200_000;

  test('sessions are workouts of their own, each with its records', () => {
    const first = fitMessages(SHORT);
    const second = fitMessages({ ...SHORT, startMs: laterMs }, { sport: 2 });
    const { workouts } = readFit(fitPart([...first, ...second.slice(1)]));
    expect(workouts.map(({ activityName }) => activityName)).toEqual(['Running', 'Cycling']);
    expect(workouts.map(({ recording }) => recording?.timeS.length)).toEqual([601, 601]);
    expect(workouts.map(({ place }) => place)).toEqual(['session 1', 'session 2']);
    expect(workouts[1]?.startedAtMs).toBe(laterMs);
  });

  test('chained parts are read one after the other, settings among them passed over', () => {
    const second = fitFile({ ...SHORT, startMs: laterMs });
    const { workouts, refusals } = readFit(joinedBytes(fitFile(SHORT), fileOfType(2), second));
    expect(workouts.map(({ startedAtMs }) => startedAtMs)).toEqual([MADE_UP.startMs, laterMs]);
    expect(refusals).toEqual([]);
  });
});

describe('what a strap, a pool and a bench tell', () => {
  test('heart rates that were told afterwards stand where they were measured', () => {
    const without = changed(fitMessages(SHORT), 20, (fields) =>
      fields.filter(({ number }) => number !== 3),
    );
    const told: WrittenMessage[] = [
      {
        message: 132,
        fields: [
          { number: 253, type: 'uint32', value: START_S },
          { number: 9, type: 'uint32', value: 1024 },
          { number: 6, type: 'uint8', value: 120 },
        ],
      },
      {
        message: 132,
        fields: [
          { number: 6, type: 'uint8', value: [121, 122] },
          // 2048 and 3072 ticks, twelve bits each: one and two seconds later.
          { number: 10, type: 'byte', value: [0x00, 0x08, 0xc0] },
        ],
      },
    ];
    const run = one(fitPart([...without, ...told]));
    expect(run.recording?.heartRateBpm?.slice(0, 3)).toEqual([120, 121, 122]);
  });

  test('lengths of a pool are the way where the records tell none', () => {
    const [head, ...rest] = fitMessages(SHORT, { sport: 5, subSport: 17 });
    if (!head) throw new Error('no head');
    const lengths = Array.from(
      { length: 40 },
      (_, index): WrittenMessage => ({
        message: 101,
        fields: [
          { number: 253, type: 'uint32', value: START_S + 600 },
          { number: 2, type: 'uint32', value: START_S + index * 15 },
          { number: 3, type: 'uint32', value: 15_000 },
          { number: 12, type: 'enum', value: index === 20 ? 0 : 1 },
        ],
      }),
    );
    const swim = changed(
      changed(rest, 20, () => null),
      18,
      (fields) => [...withValue(9, null)(fields), { number: 44, type: 'uint16', value: 2500 }],
    );
    const workout = one(fitPart([head, ...lengths, ...swim]));
    expect(workout.activityName).toBe('Pool swimming');
    expect(workout.distanceM).toBe(975);
    expect(workout.recording?.distanceM?.at(-1)).toBe(975);
  });

  test('sets have repetitions, weight and the rest behind them', () => {
    const set = (fields: readonly (number | null)[]): WrittenMessage => ({
      message: 225,
      fields: [
        { number: 0, type: 'uint32', value: (fields[0] ?? 0) * 1000 },
        { number: 3, type: 'uint16', value: fields[1] ?? null },
        { number: 4, type: 'uint16', value: fields[2] ?? null },
        { number: 5, type: 'uint8', value: fields[3] ?? 0 },
        { number: 6, type: 'uint32', value: START_S + 60 },
        { number: 7, type: 'uint16', value: [28, 65_534] },
      ],
    });
    const messages = fitMessages(SHORT, { sport: 10, subSport: 20 });
    const workout = one(
      fitPart([...messages, set([40, 12, 60 * 16, 1]), set([90]), set([38, 10, null, 1])]),
    );
    expect(workout.activityName).toBe('Strength training');
    expect(workout.recording?.sets).toEqual([
      { exercise: 'Squat', repetitions: 12, weightKg: 60, durationS: 40, restS: 90 },
      { exercise: 'Squat', repetitions: 10, weightKg: null, durationS: 38, restS: null },
    ]);
  });
});

describe('a damaged file', () => {
  test('with a wrong checksum is read whole, and says so', () => {
    const bytes = fitFile(SHORT);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0xff;
    const run = one(bytes);
    expect(run.durationS).toBe(600);
    expect(codesOf(run)).toEqual(['damaged']);
  });

  test('cut before its sums gives what precedes the cut', () => {
    const bytes = fitFile();
    const run = one(bytes.subarray(0, Math.floor(bytes.length / 2)));
    expect(run.activityName).toBe('Workout');
    expect(run.durationS).toBeGreaterThan(1700);
    expect(run.distanceM).toBeGreaterThan(4900);
    expect(run.recording?.timeS.length).toBeGreaterThan(1700);
    expect(codesOf(run)).toContain('damaged');
  });

  test('whose length was never written is read to its end', () => {
    const run = one(fitPart(fitMessages(SHORT), { dataBytes: 0 }));
    expect(run.durationS).toBe(600);
    expect(run.recording?.timeS).toHaveLength(601);
  });

  test('with a message that nothing describes gives what precedes it', () => {
    const bytes = fitFile();
    // In the middle of the records: the head of local message 9, which there is none of.
    const half = bytes.subarray(0, 50_000);
    const run = one(joinedBytes(half, new Uint8Array(2000).fill(9)));
    expect(run.recording?.timeS.length).toBeGreaterThan(1000);
    expect(codesOf(run)).toContain('damaged');
  });

  test('with rubbish behind the activity gives the activity', () => {
    const run = one(joinedBytes(fitFile(SHORT), new Uint8Array(80).fill(7)));
    expect(run.durationS).toBe(600);
    expect(codesOf(run)).toEqual(['damaged']);
  });
});

describe('what is no workout', () => {
  test.each([
    [2, 'the settings of a device'],
    [5, 'a workout plan'],
    [6, 'a course'],
    [9, 'weight measurements'],
    [32, 'daily monitoring'],
    [77, 'device data of type 77'],
  ])('a file of type %i says that it is %s', (type, what) => {
    const { workouts, refusals } = readFit(fileOfType(type));
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what, isNoWorkout: true }]);
    expect(refusals[0]?.reason).toContain(what);
  });

  test('nothing, and an activity of nothing, say so', () => {
    expect(readFit(new Uint8Array()).refusals).toMatchObject([{ what: 'an empty file' }]);
    expect(readFit(fileOfType(4)).refusals).toMatchObject([{ what: 'an empty activity' }]);
    expect(readFit(new Uint8Array(500)).refusals).toMatchObject([{ what: 'a damaged FIT file' }]);
  });
});
