import { describe, expect, it } from 'vitest';
import { onlyReason, readCsv } from '../../../../testing/imports/read-csv.ts';

const oneLine = (header: string, line: string, chosen = {}) =>
  readCsv(`${header}\n${line}\n`, chosen);

describe('a line', () => {
  it.each([
    ['Date,Duration', ',0:45', 'Date is required'],
    ['Date,Duration', '2026-02-30,0:45', 'Date must be a day of the calendar, as YYYY-MM-DD'],
    ['Date,Duration', '1850-01-01,0:45', 'Date must be a day of the calendar, as YYYY-MM-DD'],
    ['Date,Duration,Distance', '2026-03-01,,10', 'Duration must be in H:MM format'],
    ['Date,Duration', '2026-03-01,fast', 'Duration must be in H:MM format'],
    ['Date,Duration', '2026-03-01,0:00', 'Duration must be longer than 0:00'],
    ['Date,Duration,Distance', '2026-03-01,0:45,1200 km', 'Distance must be between 0 and 1000 km'],
    ['Date,Duration,Distance', '2026-03-01,0:45,far', 'Distance must be between 0 and 1000 km'],
    ['Date,Duration,HR', '2026-03-01,0:45,30', 'Average heart rate must be between 50 and 220 bpm'],
    ['Date,Duration,Calories', '2026-03-01,0:45,-1', 'Calories must be between 0 and 30000'],
    [
      'Date,Duration,Avg HR,Max HR',
      '2026-03-01,0:45,180,150',
      'Average heart rate cannot be above the maximum heart rate',
    ],
    [
      'Date,Duration,Zones',
      '2026-03-01,0:45,10/20',
      'Heart Rate Zones must hold five numbers of minutes, like 10/20/15/5/0',
    ],
    ['Date,Duration,Zone 1', '2026-03-01,0:45,x', 'Zone 1 minutes must be between 0 and 10000'],
    [
      'Date,Duration,Notes',
      '2026-03-01,0:45,a\0b',
      'Notes contains characters that cannot be stored',
    ],
    ['Date,Duration', '03/04/2026,0:45', 'It can be read as two days. Say above which one it is'],
  ])('of %s that reads %j is refused as the form would', (header, line, message) => {
    const reading = oneLine(header, line);
    expect(onlyReason(reading)).toBe(message);
    expect(reading.workouts).toEqual([]);
  });

  it.each([
    ['2026-03-01,,', 'It tells neither a time nor a distance: a day off, or planned'],
    ['Summe,0:45,10', 'It sums up other lines'],
  ])('that reads %j is no workout, and no fault', (line, message) => {
    const reading = oneLine('Date,Duration,Distance', line);
    expect(onlyReason(reading)).toBe(message);
    expect(reading.bad).toMatchObject([{ isNoWorkout: true }]);
  });

  it('in words of another log loses those words, and says so', () => {
    const header = 'Date,Duration,Feeling,RPE,Notes';
    const [workout] = oneLine(header, '2026-03-01,0:45,4,15,calm').workouts;
    expect(workout?.columns).toMatchObject({ feel: null, effort: null, notes: 'calm' });
    expect(workout?.notes.map(({ code }) => code)).toEqual(['words-left', 'words-left']);
    expect(workout?.notes[1]?.message).toMatch(/^Feel must be one of .* left out\.$/);
  });

  it.each([
    ['Date,Start Time,Duration', '2026-03-01,07:15,0:45', '2026-03-01T07:15'],
    ['Date,Time of Day,Duration', '22/3/2026,7:15:30 PM,0:45', '2026-03-22T19:15'],
    ['Datum,Uhrzeit,Dauer', '22.03.2026,18:05,0:45', '2026-03-22T18:05'],
    // No time of day, or a time that the date has already.
    ['Date,Start Time,Duration', '2026-03-01,morning,0:45', '2026-03-01'],
    ['Date,Start Time,Duration', '2026-03-01 08:00,07:15,0:45', '2026-03-01T08:00'],
    ['Start Time,Duration', '2026-03-01 07:15,0:45', '2026-03-01T07:15'],
  ])('of %s that reads %j began at %s', (header, line, startedAt) => {
    const { workouts, bad } = oneLine(header, line);
    expect(bad).toEqual([]);
    expect(workouts[0]?.when).toBe(startedAt);
  });

  it('with a time of day in UTC beside its day asks where that was', () => {
    const { workouts, asked } = oneLine('Date,Start Time (UTC),Duration', '2026-03-01,23:30,0:45', {
      timeZone: 'Europe/Berlin',
    });
    expect(asked.timeZone).toEqual({ example: '2026-03-01 23:30', own: 'Europe/Berlin' });
    expect(workouts[0]?.columns).toMatchObject({ date: '2026-03-02' });
  });

  it('of a table of sets is strength where nothing else is said', () => {
    const header = 'Date,Duration,Exercise Name,Set Order,Weight,Reps';
    const { workouts } = oneLine(header, '2026-03-01,1h 5m,Squat (Barbell),1,100,5');
    expect(workouts[0]?.columns.workout_type).toBe('strength');
  });

  it('with more cells than the header names is refused whole', () => {
    const reading = oneLine('Date,Duration,Distance,HR', '2026-03-01,0:45,8,2,148');
    expect(onlyReason(reading)).toMatch(/^It has 5 cells where the header names 4/);
  });

  it('may end in empty cells, and may end early', () => {
    expect(oneLine('Date,Duration,Notes', '2026-03-01,0:45,,,,').workouts).toHaveLength(1);
    expect(oneLine('Date,Duration,Notes', '2026-03-01,0:45').workouts).toHaveLength(1);
  });

  it('without a type is a run, or what the athlete says; a type nobody knows is cross', () => {
    const typeOf = (line: string, chosen = {}) =>
      oneLine('Date,Duration,Type', line, chosen).workouts[0]?.columns.workout_type;
    expect(typeOf('2026-03-01,0:45,')).toBe('running');
    expect(typeOf('2026-03-01,0:45,', { workoutType: 'strength' })).toBe('strength');
    expect(typeOf('2026-03-01,0:45,Quidditch', { workoutType: 'strength' })).toBe('cross');
    expect(typeOf('2026-03-01,0:45,Musculation')).toBe('strength');
  });

  it('has its running type in a column of its own, or in the name of its type', () => {
    const subtypeOf = (header: string, line: string) =>
      oneLine(header, line).workouts[0]?.columns.running_subtype;
    expect(subtypeOf('Date,Duration,Type', '2026-03-01,0:45,Treadmill')).toBe('treadmill');
    const header = 'Date,Duration,Type,Running Type';
    expect(subtypeOf(header, '2026-03-01,0:45,Run,Intervals')).toBe('outdoor-interval');
    expect(subtypeOf(header, '2026-03-01,0:45,Run,Long run')).toBe('outdoor-long');
    expect(subtypeOf(header, '2026-03-01,0:45,Cycling,Long run')).toBeNull();
  });

  it('of strength work keeps no distance', () => {
    const [workout] = oneLine('Date,Duration,Type,Distance', '2026-03-01,0:45,Strength,3').workouts;
    expect(workout?.columns.distance_m).toBeNull();
  });

  it('holds the whole form', () => {
    const header =
      'Date,Workout Type,Running Type,Duration,Distance,Average Heart Rate,Maximum Heart Rate,Zone 1,Zone 2,Zone 3,Zone 4,Zone 5,Calories,Notes,Gel Type,Caffeinated Gels,Non-Caffeinated Gels,Hydration';
    const line =
      '2026-03-01,Running,Long,2:05:30,21.1,151.4,172,10,60,40,15,0.5,1500,Race pace,GU,1,2,750 ml';
    expect(oneLine(header, line).workouts[0]?.columns).toMatchObject({
      date: '2026-03-01',
      workout_type: 'running',
      running_subtype: 'outdoor-long',
      duration_s: 7530,
      distance_m: 21_100,
      avg_heart_rate: 151,
      max_heart_rate: 172,
      zone1_s: 600,
      zone5_s: 30,
      calories: 1500,
      notes: 'Race pace',
      gel_type: 'gu',
      caffeinated_gels: 1,
      non_caffeinated_gels: 2,
      hydration_ml: 750,
    });
  });

  it.each([
    ['Calories', '900', 900],
    ['Energy (kJ)', '3765.6', 900],
    ['Calories', '3765.6 kJ', 900],
  ])('has its %s %s in kilocalories', (header, cell, calories) => {
    const [workout] = oneLine(`Date,Duration,${header}`, `2026-03-01,0:45,${cell}`).workouts;
    expect(workout?.columns.calories).toBe(calories);
  });

  it('whose start is in UTC belongs to the athlete’s own day', () => {
    const header = 'Date,Duration';
    const [tokyo] = oneLine(header, '2026-03-08T22:30:00Z,0:45', {
      timeZone: 'Asia/Tokyo',
    }).workouts;
    expect(tokyo?.columns).toMatchObject({ date: '2026-03-09', utc_offset_s: 32_400 });
    const [there] = oneLine(header, '2026-03-08T22:30:00-07:00,0:45', {
      timeZone: 'Asia/Tokyo',
    }).workouts;
    expect(there?.columns).toMatchObject({
      date: '2026-03-08',
      utc_offset_s: -25_200,
      started_at: Date.UTC(2026, 2, 9, 5, 30),
    });
  });
});

describe('a time that nobody is likely to have taken', () => {
  const lines = [
    'Date,Type,Duration,Distance (km)',
    '2026-03-01,Run,10:00:00,8.6',
    '2026-03-02,Run,0:12:00,10',
    '2026-03-03,Cycling,30:00:00,500',
    '2026-03-04,Run,0:50:00,10',
  ].join('\n');

  it('is left out and named, until the athlete says that it is right', () => {
    const { workouts, bad, asked } = readCsv(lines);
    expect(workouts.map(({ line }) => line)).toEqual([5]);
    expect(bad.map(({ line, reasons }) => [line, reasons[0]?.column])).toEqual([
      [2, 'Duration'],
      [3, 'Duration'],
      [4, 'Duration'],
    ]);
    expect(bad[0]?.reasons[0]?.message).toMatch(/slower than 30 min\/km/);
    expect(bad[1]?.reasons[0]?.message).toMatch(/faster than the world record/);
    expect(asked.confirmed).toEqual({ lines: 3, example: bad[0]?.reasons[0]?.message });
  });

  it('comes in once it is confirmed, and can still be taken back', () => {
    const { workouts, bad, asked } = readCsv(lines, { confirmed: true });
    expect(workouts.map(({ columns }) => columns.duration_s)).toEqual([36_000, 720, 108_000, 3000]);
    expect(bad).toEqual([]);
    expect(asked.confirmed?.lines).toBe(3);
  });

  it('is no question where every time is likely', () => {
    expect(readCsv('Date,Duration\n2026-03-01,0:45\n').asked.confirmed).toBeNull();
  });
});

describe('zones', () => {
  const zonesOf = (header: string, cells: string) => {
    const [workout] = oneLine(`Date,Duration,${header}`, `2026-03-01,0:50,${cells}`).workouts;
    const { zone1_s, zone2_s, zone3_s, zone4_s, zone5_s } = workout?.columns ?? {};
    return [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s];
  };

  it.each([
    ['Heart Rate Zones', '5/20/15/10/0', [300, 1200, 900, 600, 0]],
    ['Heart Rate Zones', '5-20-15-10-0', [300, 1200, 900, 600, 0]],
    ['Heart Rate Zones', '"5, 20, 15, 10, 0"', [300, 1200, 900, 600, 0]],
    ['Heart Rate Zones', 'Z1:5 Z2:20 Z3:15 Z4:10 Z5:0', [300, 1200, 900, 600, 0]],
    ['Heart Rate Zones', '10%/40%/30%/20%/0%', [300, 1200, 900, 600, 0]],
    ['Heart Rate Zones', '5:00/20:30/14:30/10:00/0:00', [300, 1230, 870, 600, 0]],
    ['Zone 1,Zone 2,Zone 3,Zone 4,Zone 5', '5,20,15,10,', [300, 1200, 900, 600, 0]],
    ['Zone 1 (s),Zone 2 (s),Zone 3 (s)', '300,1200,900', [300, 1200, 900, 0, 0]],
    ['Zone 1,Zone 2,Zone 3', '300,1200,900', [300, 1200, 900, 0, 0]],
    ['Zone 1,Zone 2', '0:05:30,0:20:00', [330, 1200, 0, 0, 0]],
    ['Heart Rate Zones', '', [0, 0, 0, 0, 0]],
  ])('in %s that read %s', (header, cells, seconds) => {
    expect(zonesOf(header, cells)).toEqual(seconds);
  });
});
