import { describe, expect, test } from 'vitest';
import { inEveryOrder } from '../../testing/domain/in-every-order.ts';
import {
  madeUpLogged,
  madeUpReading as read,
  madeUpTyped as typed,
} from '../../testing/domain/made-up-reading.ts';
import { type Candidate, likeFound, type Match, matchFound } from './same-workout.ts';

type Told = Partial<Candidate>;

/** A start on the day of the made-up run, an hour east of Greenwich. */
function at(time: string, offsetHours = 1): Pick<Candidate, 'startedAtMs' | 'utcOffsetS'> {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return {
    startedAtMs: Date.UTC(2026, 2, 17, hours - offsetHours, minutes, seconds),
    utcOffsetS: offsetHours * 3600,
  };
}

const gpx = (told: Told = {}) => read({ file: 'run.gpx', ...told });
const tcx = (told: Told = {}) => read({ file: 'run.tcx', ...told });
const csv = (told: Told = {}) => read({ file: 'log.csv', ...told });
/** In a CSV file, with a time of day and no zone. */
const onWall = (localStart: string, told: Told = {}) =>
  csv({ startedAtMs: null, utcOffsetS: null, localStart, ...told });
const ride: Told = { workoutType: 'cross', runningSubtype: null, sport: 'cycling' };
const swim: Told = { workoutType: 'cross', runningSubtype: null, sport: 'swim' };
const lifting: Told = {
  workoutType: 'strength',
  runningSubtype: null,
  sport: 'strength',
  distanceM: null,
};
const unnamed: Told = { workoutType: 'cross', runningSubtype: null, sport: 'other' };

/** How many workouts stand in the log where all of these are added and no question is answered. */
function standing(matches: readonly Match[]) {
  const asked = matches.filter(({ kind }) => kind === 'unsure').length;
  return { workouts: matches.filter(({ kind }) => kind === 'new').length + asked, asked };
}

/** All found at once, in every order; then with each of them in the log before other files come. */
function outcomes(readings: readonly Candidate[]) {
  const files = new Set(readings.map(({ file }) => file));
  const together = inEveryOrder(readings).map((found) =>
    standing(matchFound({ found, logged: [] })),
  );
  const firsts = files.size === readings.length ? readings : [];
  const afterwards = firsts.map((first, index) => {
    const found = readings.toSpliced(index, 1);
    const { workouts, asked } = standing(matchFound({ found, logged: [madeUpLogged(1, first)] }));
    return { workouts: workouts + 1, asked };
  });
  return [...together, ...afterwards];
}

type Row = [title: string, readings: Candidate[]];

const ONE: Row[] = [
  ['a FIT, a TCX and a GPX file of one run', [read(), tcx(), gpx()]],
  ['a watch and a phone that measured three percent apart', [read(), gpx({ distanceM: 10_300 })]],
  ['a watch and a phone nine percent apart in the woods', [read(), gpx({ distanceM: 10_900 })]],
  ['a phone that was started four minutes later', [read(), gpx(at('06:34:00'))]],
  ['a start to the second and one to the minute', [read(), gpx(at('06:30'))]],
  ['moving time and elapsed time', [read({ elapsedS: 3420 }), gpx({ durationS: 3420 })]],
  [
    'a GPX file without the pauses that the watch took out',
    [read({ durationS: 2400, elapsedS: 3420 }), gpx({ durationS: 3415, elapsedS: 3415 })],
  ],
  ['a typed run, rounded to the minute and to 100 metres', [read({ durationS: 3024 }), typed()]],
  ['a typed run of the elapsed time', [read({ elapsedS: 3420 }), typed({ durationS: 3420 })]],
  ['a typed run of round kilometres', [read({ distanceM: 10_180 }), typed()]],
  ['a local time without its zone', [read(), onWall('2026-03-17T06:30:07')]],
  ['a local time to the minute, without its zone', [read(), onWall('2026-03-17T06:30')]],
  ['an instant in UTC alone', [read(), gpx({ utcOffsetS: null })]],
  ['two instants in UTC alone', [tcx({ utcOffsetS: null }), gpx({ utcOffsetS: null })]],
  [
    'the same second one hour off, with equal figures, as after a wrong zone',
    [read(), gpx({ ...at('07:30:07'), durationS: 3001, distanceM: 10_004 })],
  ],
  [
    'local time written as UTC, nine hours off and on another day',
    [read(), gpx({ ...at('15:30:07'), date: '2026-03-18' })],
  ],
  ['a treadmill run that its TCX file calls a run', [read({ runningSubtype: 'treadmill' }), tcx()]],
  [
    'a run that another app files as a walk',
    [read(), gpx({ sport: 'walk', runningSubtype: 'outdoor-easy' })],
  ],
  ['a track that does not say what was done', [read(), gpx(unnamed)]],
  ['a ride that was typed in as cross', [read(ride), typed(unnamed)]],
  ['a run across midnight, on the day of Greenwich', [read(), gpx({ date: '2026-03-16' })]],
  [
    'a run of half past one before and after the clocks were told of summer',
    [read(at('01:30:00', 1)), gpx(at('02:30:00', 2))],
  ],
  ['lifting without any distance', [read(lifting), gpx({ ...lifting, durationS: 2950 })]],
  ['lifting that was typed in', [read(lifting), typed({ ...lifting, durationS: 3060 })]],
  ['a run of which one file tells no distance', [read(), tcx({ distanceM: null })]],
  [
    'a pool swim of 25 metre lengths, counted once too few',
    [
      read({ ...swim, durationS: 1800, distanceM: 1500 }),
      tcx({ ...swim, durationS: 1805, distanceM: 1475 }),
    ],
  ],
  [
    'a run of one minute',
    [read({ durationS: 57, distanceM: 160 }), gpx({ durationS: 58, distanceM: 165 })],
  ],
  [
    'a typed run, a CSV line of that day and a file',
    [
      read(),
      typed(),
      csv({
        startedAtMs: null,
        utcOffsetS: null,
        durationS: 3030,
      }),
    ],
  ],
  [
    'everything there is of one run',
    [
      read(),
      tcx({ utcOffsetS: null }),
      gpx({ utcOffsetS: null, durationS: 3060 }),
      onWall('2026-03-17T06:30', { distanceM: 10_020 }),
      typed({ distanceM: 10_000 }),
    ],
  ],
];

describe('one workout', () => {
  test.each(ONE)('%s', (_title, readings) => {
    for (const outcome of outcomes(readings)) expect(outcome).toEqual({ workouts: 1, asked: 0 });
  });
});

const evening = at('18:30:41');

const APART: Row[] = [
  ['a double day of equal runs', [read(), gpx({ ...evening, durationS: 3012 })]],
  [
    'a double day twelve hours apart to the minute',
    [
      csv(at('06:30')),
      gpx({
        ...at('18:30'),
        durationS: 3060,
      }),
    ],
  ],
  [
    'a double day, the second half as long',
    [read(), gpx({ ...evening, distanceM: 5000, durationS: 1500 })],
  ],
  [
    'a double day of which one is typed and not alike',
    [read(), typed({ durationS: 1800, distanceM: 6000 })],
  ],
  ['the same run on two days', [read(), gpx({ date: '2026-03-18', ...at('30:30:07') })]],
  [
    'the same run typed on two days',
    [typed(), csv({ ...typed({ date: '2026-03-18' }), file: 'log.csv' })],
  ],
  ['the same run a week later', [read(), gpx({ date: '2026-03-24', ...at('174:30:07') })]],
  ['two lines of one CSV file, word for word', [csv({ key: 'a' }), csv({ key: 'a' })]],
  ['two alike entries of one log on one day', [typed(), typed()]],
  ['two parts of one chained FIT file', [read(), read({ ...at('06:31:00') })]],
  [
    'laps of a session, each saved as a file',
    [
      read({ durationS: 240, distanceM: 1000 }),
      gpx({ ...at('06:34:07'), durationS: 242, distanceM: 1000 }),
      tcx({ ...at('06:38:09'), durationS: 238, distanceM: 1000 }),
    ],
  ],
  [
    'repeats of 400 metres with a rest, each saved as a file',
    [
      read({ durationS: 90, distanceM: 400 }),
      gpx({ ...at('06:33:07'), durationS: 91, distanceM: 400 }),
    ],
  ],
  [
    'repeats of 200 metres that begin a minute apart',
    [
      read({ durationS: 40, distanceM: 200 }),
      gpx({ ...at('06:31:07'), durationS: 41, distanceM: 200 }),
    ],
  ],
  [
    'strides of 20 seconds',
    [
      read({ durationS: 20, distanceM: 100 }),
      gpx({ ...at('06:30:50'), durationS: 20, distanceM: 100 }),
    ],
  ],
  ['a session and the first of its repeats', [read(), gpx({ durationS: 240, distanceM: 1000 })]],
  [
    'a session and its last repeat',
    [
      read(),
      gpx({
        ...at('07:16:00'),
        durationS: 240,
        distanceM: 1000,
      }),
    ],
  ],
  [
    'a false start of forty seconds and the run',
    [read({ durationS: 40, distanceM: 110 }), gpx(at('06:31:07'))],
  ],
  [
    'a warm-up and the race',
    [
      read({ durationS: 900, distanceM: 2500 }),
      gpx({ ...at('06:50:00'), durationS: 2400, distanceM: 10_000 }),
    ],
  ],
  [
    'a warm-up and a cool-down of one length',
    [
      read({ durationS: 720, distanceM: 2000 }),
      gpx({ ...at('07:45:12'), durationS: 730, distanceM: 2000 }),
    ],
  ],
  [
    'a race and the cool-down',
    [
      read({ durationS: 2400, distanceM: 10_000 }),
      gpx({ ...at('07:15:00'), durationS: 900, distanceM: 2500 }),
    ],
  ],
  [
    'two heats of one distance',
    [
      read({ durationS: 130, distanceM: 800 }),
      gpx({ ...at('08:10:00'), durationS: 128, distanceM: 800 }),
    ],
  ],
  [
    'the way to work and the way home',
    [
      read({ durationS: 1500, distanceM: 5000 }),
      gpx({ ...at('17:12:30'), durationS: 1490, distanceM: 5010 }),
    ],
  ],
  [
    'the way to work and the way home on the bicycle',
    [
      read({ ...ride, durationS: 1200, distanceM: 7000 }),
      gpx({ ...ride, ...at('17:40:02'), durationS: 1260, distanceM: 7020 }),
    ],
  ],
  [
    'the way home, ten hours later to the minute',
    [
      read({ durationS: 1500, distanceM: 5000 }),
      gpx({ ...at('16:30:35'), durationS: 1530, distanceM: 5010 }),
    ],
  ],
  [
    'a ride and the run after it',
    [
      read({ ...ride, durationS: 3600, distanceM: 30_000 }),
      gpx({ ...at('07:32:00'), durationS: 1500, distanceM: 5000 }),
    ],
  ],
  ['a ride and a run of one length and start', [read({ ...ride, distanceM: 20_000 }), gpx()]],
  [
    'a triathlon’s swim and ride',
    [
      read({ ...swim, durationS: 1500, distanceM: 1500 }),
      gpx({ ...ride, ...at('06:57:00'), durationS: 4200, distanceM: 40_000 }),
    ],
  ],
  [
    'a triathlon’s ride and run',
    [
      read({ ...ride, durationS: 4200, distanceM: 40_000 }),
      gpx({ ...at('07:42:00'), durationS: 2700, distanceM: 10_000 }),
    ],
  ],
  [
    'a whole triathlon and its swim',
    [
      read({
        workoutType: 'cross',
        runningSubtype: null,
        sport: 'multisport',
        durationS: 9000,
        distanceM: 51_500,
      }),
      gpx({ ...swim, durationS: 1500, distanceM: 1500 }),
    ],
  ],
  [
    'two runs of a duathlon',
    [
      read({ durationS: 1500, distanceM: 5000 }),
      gpx({ ...at('07:55:00'), durationS: 1560, distanceM: 5000 }),
    ],
  ],
  [
    'two pool swims of one day',
    [
      read({ ...swim, durationS: 1800, distanceM: 1500 }),
      gpx({ ...swim, ...at('19:00:00'), durationS: 1810, distanceM: 1500 }),
    ],
  ],
  [
    'two pool swims on end',
    [
      read({ ...swim, durationS: 600, distanceM: 400 }),
      gpx({ ...swim, ...at('06:41:00'), durationS: 610, distanceM: 400 }),
    ],
  ],
  [
    'a swim and a row',
    [
      read({ ...swim, durationS: 1800, distanceM: 1500 }),
      gpx({
        workoutType: 'cross',
        runningSubtype: null,
        sport: 'rowing',
        durationS: 1800,
        distanceM: 6000,
      }),
    ],
  ],
  [
    'the first and the second leg of a relay',
    [
      read({ durationS: 2400, distanceM: 8000 }),
      gpx({ ...at('07:10:07'), durationS: 2450, distanceM: 8000 }),
    ],
  ],
  [
    'two legs of a relay through the night',
    [
      read({ durationS: 2400, distanceM: 8000 }),
      gpx({ ...at('14:05:30'), durationS: 2500, distanceM: 8000 }),
    ],
  ],
  [
    'a leg of a relay and the whole relay',
    [read({ durationS: 2400, distanceM: 8000 }), gpx({ durationS: 28_800, distanceM: 96_000 })],
  ],
  [
    'a treadmill in the morning and a watch in the evening',
    [read({ runningSubtype: 'treadmill' }), gpx({ ...evening })],
  ],
  [
    'a treadmill at the gym and the run home',
    [
      read({ runningSubtype: 'treadmill', durationS: 1800, distanceM: 5000 }),
      gpx({ ...at('07:02:00'), durationS: 1750, distanceM: 5000 }),
    ],
  ],
  [
    'a treadmill and the warm-up on the watch before',
    [
      gpx({ ...at('06:18:00'), durationS: 700, distanceM: 2000 }),
      read({ runningSubtype: 'treadmill' }),
    ],
  ],
  [
    'a run and a walk with the dog after it',
    [read(), gpx({ ...at('07:21:30'), sport: 'walk', distanceM: 4000 })],
  ],
  [
    'a run and the walk of the day',
    [read(), typed({ sport: 'walk', durationS: 5400, distanceM: 8000 })],
  ],
  ['a run and lifting that began with it', [read(), gpx({ ...lifting, durationS: 1800 })]],
  ['lifting in the morning and in the evening', [read(lifting), gpx({ ...lifting, ...evening })]],
  [
    'yoga and pilates of an hour each',
    [
      typed({ workoutType: 'cross', sport: 'yoga', distanceM: null, durationS: 3600 }),
      csv({
        ...typed({ workoutType: 'cross', sport: 'pilates', distanceM: null, durationS: 3600 }),
        file: 'log.csv',
      }),
    ],
  ],
  [
    'the hour that comes twice: two loops of a night run',
    [
      read({ ...at('02:30:07', 2), durationS: 1500, distanceM: 5000 }),
      gpx({ ...at('02:30:40', 1), durationS: 1540, distanceM: 5020 }),
    ],
  ],
  [
    'the hour that comes twice, on a wall without zone, loops of other lengths',
    [
      onWall('2026-03-17T02:10:07', { durationS: 900, distanceM: 3000 }),
      gpx({ ...at('02:40:40', 2), durationS: 1540, distanceM: 5020 }),
    ],
  ],
  [
    'a run before midnight and one after',
    [
      read({ ...at('23:20:00'), durationS: 1800, distanceM: 5000 }),
      gpx({ date: '2026-03-18', ...at('24:05:00'), durationS: 1800, distanceM: 5000 }),
    ],
  ],
  [
    'a run across midnight and the typed run of the next day',
    [read({ ...at('23:40:00') }), typed({ date: '2026-03-18' })],
  ],
  ['a typed 10 km and a recorded 10 miles', [typed(), gpx({ distanceM: 16_093, durationS: 4800 })]],
  [
    'a typed hour and a recorded one of other length',
    [typed({ durationS: 3600 }), gpx({ durationS: 3900 })],
  ],
  ['a typed 10 km and a recorded 9', [typed(), gpx({ distanceM: 9000 })]],
  ['a typed ride and a recorded run', [typed(ride), gpx()]],
  ['typed cross without a name and a run', [typed({ ...unnamed, distanceM: null }), gpx()]],
  [
    'two runs an hour and some seconds apart',
    [
      read({ durationS: 1500, distanceM: 5000 }),
      gpx({ ...at('07:30:20'), durationS: 1501, distanceM: 5004 }),
    ],
  ],
  [
    'two runs whole hours apart that are not alike',
    [read(), gpx({ ...at('16:30:07'), durationS: 3200 })],
  ],
  ['two runs fifteen whole hours apart', [read(), gpx({ date: '2026-03-17', ...at('21:30:07') })]],
  ['a run and another that begins six minutes later', [read(), gpx(at('06:36:30'))]],
  [
    'a parkrun and the jog home',
    [
      read({ durationS: 1450, distanceM: 5000 }),
      gpx({ ...at('06:56:00'), durationS: 1500, distanceM: 4300 }),
    ],
  ],
  [
    'two laps of one loop with a rest at home',
    [
      read({ durationS: 1510, distanceM: 5020 }),
      gpx({ ...at('07:05:00'), durationS: 1490, distanceM: 5015 }),
    ],
  ],
  [
    'four parts of a day in the hills',
    [
      read({ durationS: 3000, distanceM: 9000 }),
      gpx({ ...at('07:30:00'), durationS: 3100, distanceM: 9100 }),
      tcx({ ...at('08:40:00'), durationS: 2900, distanceM: 8900 }),
      csv({ ...at('09:45:00'), durationS: 3050, distanceM: 9000 }),
    ],
  ],
];

describe('look-alikes that stay apart', () => {
  test('are sixty', () => {
    expect(APART.length).toBeGreaterThanOrEqual(60);
  });

  test.each(APART)('%s', (_title, readings) => {
    for (const outcome of outcomes(readings)) {
      expect(outcome).toEqual({ workouts: readings.length, asked: 0 });
    }
  });
});

const ASKED: Row[] = [
  [
    'a treadmill and a watch that ran together and disagree',
    [read({ runningSubtype: 'treadmill' }), gpx({ distanceM: 9200 })],
  ],
  [
    'a typed treadmill run and a recorded one outside, alike',
    [typed({ runningSubtype: 'treadmill' }), gpx()],
  ],
  ['a watch that died on the way', [read(), gpx({ durationS: 1900, distanceM: 6300 })]],
  ['a foot pod that was never calibrated', [read(), gpx({ distanceM: 8200 })]],
  ['one start and one length, once a ride and once a run', [read(ride), gpx()]],
  ['a typed run without its distance', [read(), typed({ distanceM: null })]],
  ['a typed cross workout and a run of its figures', [read(), typed(unnamed)]],
  [
    'an hour off to the minute, with all but equal figures',
    [read(), onWall('2026-03-17T07:30', { durationS: 3010 })],
  ],
  [
    'an hour off to the second, with figures a percent apart',
    [read(), gpx({ ...at('07:30:07'), distanceM: 10_090 })],
  ],
];

describe('a question, and apart until it is answered', () => {
  test.each(ASKED)('%s', (_title, readings) => {
    for (const outcome of outcomes(readings)) expect(outcome).toEqual({ workouts: 2, asked: 1 });
  });

  test('a typed run and two alike of that day: which of them it is', () => {
    const found = [read(), gpx(evening)];
    expect(matchFound({ found, logged: [madeUpLogged(7, typed())] })).toEqual([
      { kind: 'unsure', with: { workoutId: 7 }, ground: 'several' },
      { kind: 'unsure', with: { workoutId: 7 }, ground: 'several' },
    ]);
  });

  test('two typed alike and a recorded one', () => {
    const logged = [madeUpLogged(7, typed()), madeUpLogged(8, typed())];
    expect(matchFound({ found: [read()], logged })).toEqual([
      { kind: 'unsure', with: { workoutId: 7 }, ground: 'several' },
    ]);
  });
});

describe('what is answered', () => {
  test('names the workout of the log, and what it rests on', () => {
    const short: Told = { ...evening, distanceM: 5000 };
    const logged = [madeUpLogged(7, typed()), madeUpLogged(8, read(short))];
    const found = [gpx(), tcx(short), csv({ distanceM: 5000, ...at('12:00') })];
    expect(matchFound({ found, logged })).toEqual([
      { kind: 'same', with: { workoutId: 7 }, ground: 'day' },
      { kind: 'same', with: { workoutId: 8 }, ground: 'start' },
      { kind: 'new' },
    ]);
  });

  test('names the first that was found where none is in the log', () => {
    expect(matchFound({ found: [gpx(evening), gpx(), read(), tcx(evening)], logged: [] })).toEqual([
      { kind: 'new' },
      { kind: 'new' },
      { kind: 'same', with: { found: 1 }, ground: 'start' },
      { kind: 'same', with: { found: 0 }, ground: 'start' },
    ]);
  });

  test('is the nearest start where two would do, and each takes one', () => {
    const logged = [madeUpLogged(7, read(at('06:33:00'))), madeUpLogged(8, read())];
    expect(matchFound({ found: [gpx(at('06:31:00'))], logged })).toMatchObject([
      { kind: 'same', with: { workoutId: 8 } },
    ]);
  });

  test('is identical where a source says again what it said, whatever was edited since', () => {
    const edited = madeUpLogged(
      7,
      read({ key: null, durationS: 7000, date: '2026-03-19' }),
      read({ key: 'fit/1' }),
    );
    expect(matchFound({ found: [read({ key: 'fit/1' })], logged: [edited] })).toEqual([
      { kind: 'identical', with: { workoutId: 7 }, ground: 'same-reading' },
    ]);
    expect(matchFound({ found: [gpx()], logged: [edited] })).toMatchObject([{ kind: 'same' }]);
  });

  test('is identical for one of two equal lines where the log has one of them', () => {
    const found = [csv({ key: 'a' }), csv({ key: 'a' }), csv({ key: 'a' })];
    const logged = [madeUpLogged(7, csv({ key: 'a' })), madeUpLogged(8, csv({ key: 'a' }))];
    expect(matchFound({ found, logged })).toMatchObject([
      { kind: 'identical', with: { workoutId: 7 } },
      { kind: 'identical', with: { workoutId: 8 } },
      { kind: 'new' },
    ]);
  });

  test('is identical to what was deleted, and never a question about it', () => {
    const deleted = { ...madeUpLogged(7, read()), isDeleted: true };
    expect(matchFound({ found: [gpx()], logged: [deleted] })).toEqual([
      { kind: 'identical', with: { workoutId: 7 }, ground: 'deleted' },
    ]);
    expect(matchFound({ found: [gpx({ distanceM: 8200 })], logged: [deleted] })).toEqual([
      { kind: 'new' },
    ]);
    const logged = [deleted, madeUpLogged(8, read(at('06:31:00')))];
    expect(matchFound({ found: [gpx()], logged })).toMatchObject([{ with: { workoutId: 8 } }]);
  });

  test('is sure of a run where a day holds a thousand others', () => {
    const found = Array.from({ length: 1000 }, (_, index) =>
      csv({ ...typed({ durationS: 600 + index }), file: 'log.csv' }),
    );
    const matches = matchFound({ found: [...found, tcx(at('12:00'))], logged: [] });
    expect(standing(matches)).toEqual({ workouts: 1001, asked: 0 });
  });
});

describe('a typed run among those of the log', () => {
  const asTyped = (workoutId: number, ...faces: Candidate[]) => ({
    workoutId,
    isDeleted: false,
    faces: faces.map((face) => ({ ...face, file: 'typed' })),
  });

  test('is never another typed one, nor the run of a file that was typed already', () => {
    const found = [typed()];
    expect(matchFound({ found, logged: [asTyped(7, typed())] })).toEqual([{ kind: 'new' }]);
    expect(matchFound({ found, logged: [asTyped(7, typed(), read())] })).toEqual([{ kind: 'new' }]);
  });

  test('is a question where another typed one is like the same file', () => {
    const logged = [asTyped(7, typed()), madeUpLogged(8, read())];
    expect(matchFound({ found: [typed()], logged })).toEqual([
      { kind: 'unsure', with: { workoutId: 8 }, ground: 'several' },
    ]);
  });

  test('may be each that is like it, the likeliest first, none of them typed or deleted', () => {
    const logged = [
      madeUpLogged(5, read({ distanceM: null })),
      madeUpLogged(6, read(evening)),
      madeUpLogged(7, read()),
      { ...madeUpLogged(8, read()), isDeleted: true },
      asTyped(9, typed()),
      madeUpLogged(10, read({ distanceM: 5000 })),
    ];
    expect(likeFound(typed(), logged)).toEqual([6, 7, 5]);
    expect(likeFound(typed(at('06:31')), logged)).toEqual([5, 7, 6, 10]);
  });
});
