import { describe, expect, test } from 'vitest';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import { classifyActivity } from '../../../../domain/classify-activity.ts';

async function read(content: string | Uint8Array, timeZone = 'Europe/Berlin') {
  const { workouts, refusals } = await readBytes(content, { timeZone });
  return {
    workouts: workouts.map(({ workout }) => workout),
    refusals,
    format: workouts[0]?.format,
  };
}

describe('a table of TrainingPeaks', () => {
  test('has what was done in its own units, and what was only planned is none', async () => {
    const header =
      'Title,WorkoutType,WorkoutDescription,PlannedDuration,PlannedDistanceInMeters,WorkoutDay,DistanceInMeters,AthleteComments,TimeTotalInHours,HeartRateAverage,HeartRateMax,HRZone1Minutes,HRZone2Minutes,Rpe,Feeling';
    const { workouts, refusals } = await read(
      `${header}\n"Easy","Run","40 min","0.66","","2026-03-02","8123.4","","0.7236","141","156","10","20","3","4"\n"Long","Run","","2","","2026-03-09","","","","","","","","",""\n`,
    );
    expect(workouts).toMatchObject([
      {
        ...{ title: 'Easy', description: '40 min', date: '2026-03-02', distanceM: 8123.4 },
        ...{ avgHeartRate: 141, maxHeartRate: 156, effort: 3, feel: null },
      },
    ]);
    expect(workouts[0]?.durationS).toBeCloseTo(2605, 0);
    expect(workouts[0]?.zoneMinutes).toEqual([10, 20, 0, 0, 0]);
    expect(refusals).toMatchObject([{ what: 'line 3' }]);
  });
});

describe('a table of Garmin Connect', () => {
  const HEADER =
    'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Speed,Total Ascent,Avg Stride Length,Steps,Elapsed Time';
  const line = (distance: string, stride: string, steps: string) =>
    `Running,2026-04-28 19:31:20,false,"Z2-3","${distance}","1.645","00:47:42",140,154,"5:07",48,"${stride}","${steps}","00:48:00"`;

  test('has commas for decimals and points for thousands in one file, and a pace as speed', async () => {
    const { workouts, format } = await read(`${HEADER}\n${line('9,33', '1,07', '8.630')}\n`);
    expect(format).toBe('garmin-csv');
    expect(workouts[0]).toMatchObject({
      ...{ title: 'Z2-3', distanceM: 9330, energyKcal: 1645, durationS: 2862, elapsedS: 2880 },
      ...{ localStart: '2026-04-28T19:31', ascentM: 48, description: null, notes: [] },
    });
  });

  test('is in miles where strides and steps say so', async () => {
    const { workouts } = await read(`${HEADER}\n${line('5.80', '1.07', '8,630')}\n`);
    expect(workouts[0]?.distanceM).toBeCloseTo(5.8 * 1609.344, 0);
  });

  test('says that it took kilometres where nothing tells', async () => {
    const { workouts } = await read(`${HEADER}\n${line('9.33', '--', '--')}\n`);
    expect(workouts[0]).toMatchObject({ distanceM: 9330, notes: [{ code: 'distance-unit' }] });
  });

  test('that a spreadsheet has saved again, with days that can be two, is sent to CSV Upload', async () => {
    const saved = line('9.33', '--', '--').replace('2026-04-28 19:31:20', '7/4/2020 15:36');
    const { workouts, refusals } = await read(`${HEADER}\n${saved}\n`);
    expect(workouts).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.reason).toContain(
      'Say which day 7/4/2020 15:36 is. Say which of its columns holds what',
    );
  });

  test('in German, with sport, title and ascent in that language', async () => {
    const { workouts, format } = await read(
      `Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø HF,Maximale HF,Ø Pace,Anstieg gesamt,Verstrichene Zeit\nLaufen,2026-04-28 19:31:20,false,Abendlauf,"9,33",645,00:47:42,140,154,5:07,48,00:48:00\n`,
    );
    expect(format).toBe('garmin-csv');
    expect(workouts[0]).toMatchObject({
      ...{ activityName: 'Laufen', title: 'Abendlauf', distanceM: 9330, ascentM: 48 },
      ...{ avgHeartRate: 140, maxHeartRate: 154, elapsedS: 2880 },
    });
  });
});

describe('a table of Runkeeper', () => {
  const head = (unit: string) =>
    `Activity Id,Date,Type,Route Name,Distance (${unit}),Duration,Average Pace,Average Speed (km/h),Calories Burned,Climb (m),Average Heart Rate (bpm),Friend's Tagged,Notes,GPX File\n`;

  test('has minutes and seconds without hours, notes of several lines and its own ids', async () => {
    const { workouts } = await read(
      `${head('km')}a-1,2026-03-28 08:33:29,Running,Lake,3.24,26:11,8:06,7.41,245.0,59,106,"","First line\nsecond line",\na-2,2026-03-29 08:33:29,Running,,15.1,1:25:40,5:40,10.6,900,59,150,"","",\n`,
    );
    expect(workouts).toMatchObject([
      {
        ...{ externalId: 'a-1', durationS: 1571, distanceM: 3240, ascentM: 59, avgHeartRate: 106 },
        description: 'First line\nsecond line',
      },
      { externalId: 'a-2', durationS: 5140, description: null },
    ]);
  });

  test('may be in miles', async () => {
    const { workouts } = await read(
      `${head('mi')}a-1,2026-03-28 08:33:29,Running,,2,20:00,10:00,6,245,59,106,,,\n`,
    );
    expect(workouts[0]?.distanceM).toBeCloseTo(3218.688, 2);
  });
});

describe('a table of Samsung Health', () => {
  const table = (offset: string) =>
    `\ufeffcom.samsung.shealth.exercise,7006011,17\ntitle,com.samsung.health.exercise.start_time,com.samsung.health.exercise.end_time,com.samsung.health.exercise.time_offset,com.samsung.health.exercise.datauuid,com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.calorie,com.samsung.health.exercise.duration,com.samsung.health.exercise.distance,com.samsung.health.exercise.mean_heart_rate\n,2026-07-10 23:39:58.319,2026-07-11 00:04:00.319,${offset},u-1,1002,113.08,1442877,3101.814,151.2\n`;

  test.each([
    ['UTC+0200', '2026-07-11', '2026-07-11T01:39:58', 7200],
    ['UTC-0300', '2026-07-10', '2026-07-10T20:39:58', -10_800],
    ['7200000', '2026-07-11', '2026-07-11T01:39:58', 7200],
  ])(
    'has instants in UTC, milliseconds and metres; offset %s',
    async (offset, date, start, seconds) => {
      const { workouts, format } = await read(table(offset));
      expect(format).toBe('samsung');
      expect(workouts[0]).toMatchObject({
        ...{ date, localStart: start, utcOffsetS: seconds, activityName: 'Running' },
        ...{ durationS: expect.closeTo(1442.877, 3), distanceM: 3101.814, avgHeartRate: 151.2 },
      });
    },
  );

  test('that holds steps or sleep is no table of workouts', async () => {
    const { refusals } = await read(
      'com.samsung.shealth.sleep,7006011,17\nstart_time,end_time,duration\n2026-07-10 23:39:58.319,2026-07-11 06:00:00.000,1\n',
    );
    expect(refusals).toMatchObject([{ isNoWorkout: true }]);
  });
});

describe('any other table', () => {
  test('is read where its columns are plain', async () => {
    const { workouts, format } = await read(
      'Day;Sport;Duration;Distance (km);Heart rate;Notes\n2026-03-01;Run;0:50:10;10,25;148;by the river\n',
    );
    expect(format).toBe('csv');
    expect(workouts[0]).toMatchObject({
      ...{ date: '2026-03-01', durationS: 3010, distanceM: 10_250, description: 'by the river' },
      ...{ localStart: null, notes: [] },
    });
  });

  test.each([
    ['days that can be two', 'Date,Type,Time,Distance (km)\n03/04/2026,Run,0:26:11,5.2\n'],
    ['durations of no known unit', 'Date,Type,Time,Distance (km)\n2026-03-04,Run,26,5.2\n'],
    ['lines of which it is not plain that they are workouts', 'Date,Duration\n2026-03-04,7:30\n'],
    ['no column for the day', 'Name,Price\nShoes,120\n'],
  ])('with %s is sent to CSV Upload', async (_what, content) => {
    const { workouts, refusals } = await read(content);
    expect(workouts).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.reason).toContain('CSV Upload on Log Workout');
  });

  test('of a training log that tells gels or drinks as well is sent to CSV Upload, which keeps them', async () => {
    const { workouts, refusals } = await read(
      'Date,Type,Duration,Distance (km),Hydration\n2026-03-01,Run,0:50:10,10,500\n',
    );
    expect(workouts).toEqual([]);
    expect(refusals[0]?.reason).toBe(
      'It tells Hydration as well. Say which of its columns holds what: here, or in CSV Upload on Log Workout.',
    );
  });

  test('with a column for the kind of a run gives that kind', async () => {
    const { workouts } = await read(
      'Date,Workout Type,Running Type,Duration,Distance (km)\n2026-03-01,Running,Treadmill,0:50:10,10\n2026-03-02,Walk,,0:50:10,4\n',
    );
    const kinds = workouts.map(({ activityName }) => classifyActivity(activityName));
    expect(kinds).toMatchObject([{ runningSubtype: 'treadmill' }, { sport: 'walk' }]);
  });

  test('of which a line cannot be read costs that line alone', async () => {
    const { workouts, refusals } = await read(
      'Date,Type,Duration,Distance (km)\n2026-03-01,Run,0:50:10,10\n2026-03-02,Run,soon,10\n',
    );
    expect(workouts).toHaveLength(1);
    expect(refusals).toMatchObject([{ what: 'line 3', isNoWorkout: false }]);
  });

  test('has a column of local times, which is taken before one in UTC', async () => {
    const { workouts } = await read(
      'start_date,start_date_local,type,moving_time (s),distance (m)\n2026-03-01T23:30:00Z,2026-03-02T08:30:00,Run,1800,5000\n',
      'Europe/Berlin',
    );
    expect(workouts[0]).toMatchObject({ date: '2026-03-02', localStart: '2026-03-02T08:30' });
  });

  test('with times in UTC alone has the day of the athlete’s own zone', async () => {
    const { workouts } = await read(
      'Start time (UTC),Type,Duration,Distance (km)\n2026-03-01 23:30:00,Run,0:30:00,5\n',
      'Asia/Tokyo',
    );
    expect(workouts[0]).toMatchObject({
      ...{ date: '2026-03-02', startedAtMs: Date.parse('2026-03-01T23:30:00Z') },
      notes: [{ code: 'zone-unknown', message: expect.stringContaining('Asia/Tokyo') }],
    });
  });

  test('has a time faster than any record: the workout says so', async () => {
    const { workouts } = await read(
      'Date,Type,Duration,Distance (km)\n2026-03-01,Run,0:10:00,10\n',
    );
    expect(workouts[0]?.notes).toMatchObject([{ code: 'impossible-pace' }]);
  });
});
