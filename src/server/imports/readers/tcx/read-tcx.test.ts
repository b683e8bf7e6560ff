import { describe, expect, test } from 'vitest';
import { MADE_UP, tcxFile } from '../../../../../testing/imports/made-up-track.ts';
import { onlyWorkout } from '../../../../../testing/imports/only-workout.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readTcx } from './read-tcx.ts';

const SHORT = { seconds: 600 };

function read(text: string) {
  return readTcx(new TextEncoder().encode(text));
}

function one(text: string): ParsedWorkout {
  return onlyWorkout(read(text));
}

describe('an activity', () => {
  test('of Zwift was in no place on earth: its day is not that of where the world lies', () => {
    const file = tcxFile({ ...SHORT, latitudeDeg: -11.6, longitudeDeg: 166.95 });
    const run = one(file.replace('<Name>Made up<', '<Name>Zwift<'));
    expect(run).toMatchObject({ activityName: 'Virtual Running', utcOffsetS: null });
  });

  test('is a workout with its sums, its day, its curves and its laps', () => {
    const run = one(tcxFile(SHORT));
    expect(run).toMatchObject({
      activityName: 'Running',
      deviceName: 'Made up',
      startedAtMs: MADE_UP.startMs,
      utcOffsetS: 7200,
      date: '2026-09-06',
      durationS: 600,
      elapsedS: 600,
      distanceM: 1740,
      energyKcal: 640,
      avgHeartRate: 148,
      maxHeartRate: 156,
      notes: [],
    });
    const { recording } = run;
    expect(recording?.timeS).toHaveLength(601);
    expect(recording?.powerW?.[0]).toBe(250);
    expect(recording?.cadencePerMin?.[0]).toBe(168);
    expect(recording?.distanceM?.at(-1)).toBe(1740);
    expect(recording?.laps).toMatchObject([{ startS: 0, movingS: 600, distanceM: 1740 }]);
  });

  test('with a stop has its moving and its elapsed time', () => {
    const run = one(tcxFile({ ...SHORT, pauses: [{ atS: 300, forS: 120 }] }));
    expect([run.durationS, run.elapsedS]).toEqual([600, 720]);
    expect(run.recording?.moving?.filter((moves) => moves === 0)).toHaveLength(1);
  });

  test('on a treadmill has the way that the lap says, without one position', () => {
    const run = one(tcxFile(SHORT).replace(/<Position>.*?<\/Position>/g, ''));
    expect(run).toMatchObject({ distanceM: 1740, utcOffsetS: null });
    expect(run.recording?.latitudeDeg).toBeNull();
  });

  test('whose lap sums up no way has that of its points', () => {
    const text = tcxFile(SHORT).replace('<DistanceMeters>1740.00<', '<DistanceMeters>0<');
    const run = one(text);
    expect(run.distanceM).toBeCloseTo(1740, -1);
    const bare = text.replace(/<DistanceMeters>[^<]*<\/DistanceMeters>/g, '');
    expect(one(bare).distanceM).toBeCloseTo(1740, -1);
  });

  test('whose points are hours behind its laps begins with the laps', () => {
    const later = tcxFile({ ...SHORT, startMs: MADE_UP.startMs + 6 * 3_600_000 });
    const start = new Date(MADE_UP.startMs).toISOString();
    const run = one(
      later
        .replace(/<Id>[^<]*</, `<Id>${start}<`)
        .replace(/StartTime="[^"]*"/, `StartTime="${start}"`),
    );
    expect(run).toMatchObject({ startedAtMs: MADE_UP.startMs, elapsedS: 600 });
  });

  test.each([
    ['ten spaces before the declaration', (text: string) => `          ${text}`],
    ['prefixes that nothing declares', (text: string) => text.replace(/ xmlns:ns3="[^"]*"/, '')],
    ['its sport in small letters', (text: string) => text.replace('"Running"', '"running"')],
  ])('with %s is the same', (_, change) => {
    const changed = one(change(tcxFile(SHORT)));
    expect({ ...changed, activityName: 'Running' }).toEqual(one(tcxFile(SHORT)));
  });

  test('that is cut gives what precedes the cut', () => {
    const text = tcxFile(SHORT);
    const run = one(text.slice(0, text.length / 2));
    expect(run.notes.map(({ code }) => code)).toEqual(['damaged']);
    expect(run.recording?.timeS.length).toBeGreaterThan(290);
  });

  test.each([
    ['Biking', 'Cycling'],
    ['Other', 'Workout'],
  ])('of the sport %s is named %s', (sport, name) => {
    expect(one(tcxFile(SHORT, { sport })).activityName).toBe(name);
  });
});

test('four activities of four days are four workouts', () => {
  const activity = (day: number) =>
    /<Activity [\s\S]*<\/Activity>/.exec(
      tcxFile({ ...SHORT, startMs: MADE_UP.startMs + day * 86_400_000 }),
    )?.[0] ?? '';
  const text = `<TrainingCenterDatabase><Activities>${[0, 1, 2, 3].map(activity).join('')}</Activities></TrainingCenterDatabase>`;
  expect(read(text).workouts.map(({ date, distanceM }) => [date, distanceM])).toEqual([
    ['2026-09-06', 1740],
    ['2026-09-07', 1740],
    ['2026-09-08', 1740],
    ['2026-09-09', 1740],
  ]);
});

test('the first version has a folder for each sport, and a run of that sport in it', () => {
  const run = (day: number) =>
    `<Run><Lap StartTime="2006-05-0${day}T06:00:00Z"><TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>2000</DistanceMeters><Calories>150</Calories><Track>${[0, 5, 10].map((minute) => `<Trackpoint><Time>2006-05-0${day}T06:${String(minute).padStart(2, '0')}:00Z</Time><Position><LatitudeDegrees>${52 + minute / 500}</LatitudeDegrees><LongitudeDegrees>4.9</LongitudeDegrees></Position><HeartRateBpm>14${minute % 7}</HeartRateBpm></Trackpoint>`).join('')}</Track></Lap></Run>`;
  const { workouts } = read(
    `<TrainingCenterDatabase><History><Running Name="Running">${run(6)}${run(7)}</Running><Biking Name="Biking">${run(8)}</Biking><Other Name="Other"/><MultiSport Name="MultiSport"><MultiSportSession><FirstSport>${run(9)}</FirstSport></MultiSportSession></MultiSport></History></TrainingCenterDatabase>`,
  );
  expect(workouts.map(({ activityName, localStart }) => [activityName, localStart])).toEqual([
    ['Running', '2006-05-06T08:00:00'],
    ['Running', '2006-05-07T08:00:00'],
    ['Cycling', '2006-05-08T08:00:00'],
    ['Workout', '2006-05-09T08:00:00'],
  ]);
  expect(workouts[0]).toMatchObject({ durationS: 600, distanceM: 2000, energyKcal: 150 });
  expect(workouts[0]?.recording?.heartRateBpm).toEqual([140, 145, 143]);
});

describe('what is no workout', () => {
  const file = (inner: string) => `<TrainingCenterDatabase>${inner}</TrainingCenterDatabase>`;
  test.each([
    [file('<Courses><Course><Name>x</Name></Course></Courses>'), 'a course', true],
    [file('<Workouts><Workout Sport="Running"/></Workouts>'), 'a workout plan', true],
    [file(''), 'a TCX file without an activity', true],
    ['<TrainingCenterDatabase><Activities><Activity', 'a damaged TCX file', false],
  ])('%s is refused by name', (text, what, isNoWorkout) => {
    const { workouts, refusals } = read(text);
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what, isNoWorkout }]);
  });
});
