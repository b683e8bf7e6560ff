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
    expect(refusals).toMatchObject([{ what: 'line 3', isNoWorkout: true }]);
  });
});

/** The columns of Garmin Connect in the order of `LANGUAGES`' test, and a run. */
const LANGUAGES = [
  [
    'German',
    'Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø Herzfrequenz,Maximale Herzfrequenz,Ø Pace,Anstieg gesamt,Abstieg gesamt,Verstrichene Zeit',
    'Laufen',
  ],
  [
    'French',
    "Type d'activité,Date,Favori,Titre,Distance,Calories,Durée,Fréquence cardiaque moyenne,Fréquence cardiaque maximale,Allure moyenne,Ascension totale,Descente totale,Temps écoulé",
    'Course à pied',
  ],
  [
    'Spanish',
    'Tipo de actividad,Fecha,Favorito,Título,Distancia,Calorías,Tiempo,Frecuencia cardiaca media,FC máxima,Ritmo medio,Ascenso total,Descenso total,Tiempo transcurrido',
    'Carrera',
  ],
  [
    'Italian',
    'Tipo di attività,Data,Preferito,Titolo,Distanza,Calorie,Tempo,FC Media,FC max,Passo medio,Ascesa totale,Discesa totale,Tempo trascorso',
    'Corsa',
  ],
  [
    'Dutch',
    'Activiteittype,Datum,Favoriet,Titel,Afstand,Calorieën,Tijd,Gem. HS,Max. HS,Gem. tempo,Totale stijging,Totale daling,Verstreken tijd',
    'Hardlopen',
  ],
  [
    'Portuguese',
    'Tipo de atividade,Data,Favorito,Título,Distância,Calorias,Tempo,FC Média,FC máxima,Ritmo médio,Subida total,Descida total,Tempo decorrido',
    'Corrida',
  ],
  [
    'Polish',
    'Typ aktywności,Data,Ulubiony,Tytuł,Dystans,Kalorie,Czas,Średnie tętno,Maksymalne tętno,Średnie tempo,Całkowity wznios,Całkowity spadek,Upłynęło czasu',
    'Bieganie',
  ],
  [
    'Swedish',
    'Aktivitetstyp,Datum,Favorit,Namn,Distans,Kalorier,Tid,Medelpuls,Maxpuls,Medeltempo,Total stigning,Total nedstigning,Förfluten tid',
    'Löpning',
  ],
  [
    'Russian',
    'Тип занятия,Дата,Избранное,Название,Расстояние,Калории,Время,Средний пульс,Максимальный пульс,Средний темп,Общий набор высоты,Общий спуск,Прошедшее время',
    'Бег',
  ],
  [
    'Japanese',
    'アクティビティタイプ,日付,お気に入り,タイトル,距離,カロリー,タイム,平均心拍数,最大心拍数,平均ペース,総上昇量,総下降量,経過時間',
    'ランニング',
  ],
  [
    'Chinese',
    '活动类型,日期,收藏,标题,距离,卡路里,时间,平均心率,最大心率,平均配速,总爬升,总下降,全程耗时',
    '跑步',
  ],
  [
    'Korean',
    '활동 유형,날짜,즐겨찾기,제목,거리,칼로리,시간,평균 심박,최대 심박,평균 페이스,총 상승,총 하강,경과 시간',
    '러닝',
  ],
] as const;

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

  test.each(LANGUAGES)('is understood in %s', async (_language, header, type) => {
    const { workouts, format } = await read(
      `${header}\n${type},2024-06-01 19:00:12,false,"Loop","10,02","645","00:52:10","148","171","5:12","48","53","00:53:01"\n`,
    );
    expect(format).toBe('garmin-csv');
    expect(workouts[0]).toMatchObject({
      ...{ title: 'Loop', localStart: '2024-06-01T19:00', durationS: 3130, elapsedS: 3181 },
      ...{ distanceM: 10_020, energyKcal: 645, avgHeartRate: 148, maxHeartRate: 171, ascentM: 48 },
    });
    expect(classifyActivity(workouts[0]?.activityName ?? '').sport).toBe('run');
  });

  test('has pools, tracks and rowing machines in metres, in the column of the kilometres', async () => {
    const header =
      'Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Pace';
    const row = (type: string, distance: string, time: string, at: number) =>
      `${type},2024-05-1${at} 06:31:07,false,x,"${distance}",400,"${time}",131,155,2:19`;
    const lines = [
      row('Pool Swim', '1,500', '00:34:52.3', 1),
      row('Pool Swim', '950', '24:52', 2),
      row('Track Running', '6,640', '00:58:51', 3),
      row('Indoor Rowing', '5,000', '00:21:00', 4),
      row('Running', '21.10', '1:44:52', 5),
      row('Cycling', '100', '3:20:00', 6),
    ];
    const { workouts, refusals } = await read(`${header}\n${lines.join('\n')}\n`);
    expect(refusals).toEqual([]);
    const metres = workouts.map(({ distanceM }) => distanceM);
    expect(metres).toEqual([1500, 950, 6640, 5000, 21_100, 100_000]);
  });

  test('has pools in yards beside miles', async () => {
    const swim = line('1,650', '--', '--').replace('Running', 'Pool Swim');
    const { workouts } = await read(`${HEADER}\n${line('5.80', '1.07', '8,630')}\n${swim}\n`);
    expect(workouts[1]?.distanceM).toBe(1509);
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

const SET = { exercise: null, repetitions: null, weightKg: null, durationS: null, restS: null };

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
    ['durations of no known unit', 'Date,Type,Time\n2026-03-04,Run,5\n'],
    ['lines of which it is not plain that they are workouts', 'Date,Duration\n2026-03-04,7:30\n'],
    ['no column for the day', 'Name,Price\nShoes,120\n'],
  ])('with %s is sent to CSV Upload', async (_what, content) => {
    const { workouts, refusals } = await read(content);
    expect(workouts).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.reason).toContain('CSV Upload on Log Workout');
  });

  test.each([
    ['26', '5.2', 1560],
    ['3590', '10.2', 3590],
    ['0.75', '8.2', 2700],
  ])('with durations like %s, which %s km leave no doubt about, is read', async (time, km, s) => {
    const { workouts } = await read(`Date,Type,Time,Distance (km)\n2026-03-04,Run,${time},${km}\n`);
    expect(workouts[0]?.durationS).toBe(s);
  });

  test.each([
    ['start_time,end_time,sport\n2026-03-28T23:50:00+01:00,2026-03-29T00:40:00+01:00,Run\n', 3000],
    // The clocks go forward at two.
    ['Start,Finished at,Sport\n2026-03-29 01:30:00 +0100,2026-03-29 03:30:00 +0200,Run\n', 3600],
    ['Date,Start,End,Sport\n2026-03-28,23:50,00:20,Run\n', 1800],
    ['Beginn;Ende;Sport\n28.03.2026 18:00;28.03.2026 18:45;Laufen\n', 2700],
  ])('that tells when each ended in place of how long it took is read: %s', async (text, s) => {
    const { workouts, refusals } = await read(text);
    expect(refusals).toEqual([]);
    expect(workouts[0]?.durationS).toBe(s);
  });

  test('that parts its durations into hours, minutes and seconds has them whole', async () => {
    const { workouts } = await read(
      'Date,Hours,Minutes,Seconds,Distance km,Sport\n2026-03-15,0,51,12,10.2,Run\n2026-03-17,1,21,,15.2,Run\n',
    );
    expect(workouts.map(({ durationS }) => durationS)).toEqual([3072, 4860]);
    const short = await read('Day;Minuten;Sekunden;km;Sport\n2026-03-15;51;12;10,2;Laufen\n');
    expect(short.workouts.map(({ durationS }) => durationS)).toEqual([3072]);
  });

  test('of the sets of a gym is a workout for each time they begin at', async () => {
    const header =
      'title,start_time,end_time,exercise_title,set_index,weight_kg,reps,duration_seconds';
    const set = (index: number) =>
      `Push,"5 Jan 2024, 18:02","5 Jan 2024, 19:05",Bench press,${index},60,8,`;
    const { workouts, refusals } = await read(`${header}\n${set(0)}\n${set(1)}\n${set(2)}\n`);
    expect(refusals).toEqual([]);
    expect(workouts).toMatchObject([{ activityName: 'Strength', durationS: 3780, notes: [] }]);
    expect(workouts[0]?.recording?.sets).toEqual(
      Array(3).fill({ ...SET, exercise: 'Bench press', repetitions: 8, weightKg: 60 }),
    );
  });

  test('of the sets of Strong has them without its rests, and without weights whose unit nobody knows', async () => {
    const header =
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE';
    const day = '2024-03-12 07:30:00,"Push, heavy",1h 5m';
    const { workouts, refusals } = await read(
      `${header}\n${day},Bench Press,1,80,5,0,0,8\n${day},Bench Press,Rest Timer,0,0,0,90,\n${day},Plank,1,0,0,0,60,\n2024-03-14 18:00:00,Pull,45m,Deadlift,1,140,3,0,0,9\n`,
    );
    expect(refusals).toEqual([]);
    expect(workouts.map(({ title, recording }) => [title, recording?.sets])).toEqual([
      [
        'Push, heavy',
        [
          { ...SET, exercise: 'Bench Press', repetitions: 5 },
          { ...SET, exercise: 'Plank', durationS: 60 },
        ],
      ],
      ['Pull', [{ ...SET, exercise: 'Deadlift', repetitions: 3 }]],
    ]);
    const inPounds = await read(
      `${header.replace('Weight', 'Weight,Weight Unit')}\n${day},Bench Press,1,100,lbs,5,0,0,8\n`,
    );
    expect(inPounds.workouts[0]?.recording?.sets[0]?.weightKg).toBeCloseTo(45.36, 2);
  });

  test('of a runner’s own log knows easy, tempo and intervals for runs, and other things not', async () => {
    const { workouts } = await read(
      'Date,Type,Miles,Time\n2024-01-13,Easy,5.2,47:10\n2024-01-14,Intervalle,6,48:00\n2024-01-15,Easy,30,1:20:00\n2024-01-16,Massage,1,0:10:00\n',
    );
    const kinds = workouts.map(({ activityName }) => classifyActivity(activityName));
    expect(kinds.map(({ sport }) => sport)).toEqual(['run', 'run', 'other', 'other']);
    expect(kinds[1]?.runningSubtype).toBe('outdoor-interval');
  });

  test('of a runner’s own codes is of runs where all of it is at their speed', async () => {
    const log = (lines: string) =>
      read(`"Datum","Art","Distanz in km","Zeit HH:MM:SS","HFavg","HFmax"\n${lines}`);
    const runs = '18.02.12,"LaD","7,4",00:55:30,133,147\n19.02.12,"LoD","5,2",00:34:39,139,160\n';
    const { workouts } = await log(`${runs}12.02.12,"WK","9,2",00:52:57,163,175\n`);
    expect(workouts.map(({ activityName }) => activityName)).toEqual([
      ...['LaD run', 'LoD run', 'WK run'],
    ]);
    expect(workouts[0]).toMatchObject({
      ...{ date: '2012-02-18', durationS: 3330, distanceM: 7400 },
      ...{ avgHeartRate: 133, maxHeartRate: 147 },
    });
    const mixed = await log(`${runs}12.02.12,"RR","60",02:00:00,133,147\n`);
    expect(mixed.workouts.map(({ activityName }) => activityName)).toEqual([
      ...['LaD', 'LoD', 'RR'],
    ]);
  });

  test('has days off and sums between its workouts, which are passed over', async () => {
    const { workouts, refusals } = await read(
      'Datum;Sport;Dauer;km\n1.3.2026;Laufen;0:50:10;10\n2.3.2026;Ruhetag;;\nSumme;;0:50:10;10\n',
    );
    expect(workouts).toHaveLength(1);
    expect(refusals.map(({ isNoWorkout }) => isNoWorkout)).toEqual([true, true]);
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

  test.each([
    ['its days', '45012', '45014', ['2023-03-27', '2023-03-29'], '0:52:10', '0:41:00'],
    [
      'its days and durations, with commas',
      '"45012,2916666667"',
      '"45014,75"',
      ['2023-03-27T07:00', '2023-03-29T18:00'],
      '"0,0362268518518519"',
      '"0,0284722222222222"',
    ],
    [
      'its durations alone',
      '2023-03-27',
      '2023-03-29',
      ['2023-03-27', '2023-03-29'],
      '0.0362268518518519',
      '0.0284722222222222',
    ],
  ])('has %s as the numbers of a spreadsheet', async (_what, first, second, days, ...durations) => {
    const { workouts, refusals } = await read(
      `Date,Type,Distance (km),Duration\n${first},Run,"10,2",${durations[0]}\n${second},Run,"8,1",${durations[1]}\n`,
    );
    expect(refusals).toEqual([]);
    expect(workouts.map(({ localStart, date }) => localStart ?? date)).toEqual(days);
    expect(workouts.map(({ durationS }) => durationS)).toEqual([3130, 2460]);
  });

  test('has the time of day in a column called time, where another tells the duration', async () => {
    const rows = '2013-05-06,18:30,5.2 km,00:29:12\n2013-05-08,6:05 AM,8 km,00:45:10\n';
    const { workouts } = await read(`Date,Time,Distance,Duration\n${rows}`);
    expect(workouts.map(({ localStart, durationS }) => [localStart, durationS])).toEqual([
      ['2013-05-06T18:30', 1752],
      ['2013-05-08T06:05', 2710],
    ]);
    const elapsed = await read(
      'Date,Time,Distance,Duration\n2013-05-06,0:31:00,5.2 km,0:29:12\n2013-05-08,0:46:00,8 km,0:45:10\n',
    );
    expect(elapsed.workouts.map(({ localStart }) => localStart)).toEqual([null, null]);
  });

  test('of Stryd is the seconds of one run, without places', async () => {
    const seconds = Array.from({ length: 61 }, (_, at) => at);
    const { workouts, format } = await read(
      `Timestamp,Power (w/kg),Stryd Distance (meters),Watch Distance (km),Power (w),Watch Elevation (ft)\n${seconds.map((at) => `${1_494_054_000 + at},3.2,${at * 3},${(at * 3) / 1000},210,100`).join('\n')}\n`,
    );
    expect(format).toBe('points-csv');
    expect(workouts).toMatchObject([
      { date: '2017-05-06', durationS: 60, distanceM: 180, recording: { timeS: seconds } },
    ]);
    expect(workouts[0]?.recording?.powerW?.[0]).toBe(210);
    expect(workouts[0]?.recording?.elevationM?.[0]).toBeCloseTo(30.48, 2);
  });

  test('that says nought of the energy has not measured it', async () => {
    const { workouts } = await read(
      'Date,Type,Distance (km),Duration,Calories\n2024-05-06,Run,5,0:30:00,0\n',
    );
    expect(workouts[0]?.energyKcal).toBeNull();
  });

  test('has its instants as seconds since 1970', async () => {
    const { workouts } = await read(
      'Date,Sport,Distance (km),Duration\n1494054000,Run,8.21,45:10\n1494140400,Run,10.2,51:40\n',
    );
    expect(workouts[0]).toMatchObject({ date: '2017-05-06', startedAtMs: 1_494_054_000_000 });
  });

  test('with durations in hours, or years for days, is not taken for one of a spreadsheet', async () => {
    const { refusals } = await read(
      'Date,Type,Distance (km),Duration\n2023-03-27,Run,10.2,0.87\n2023-03-29,Run,3.1,0.25\n',
    );
    expect(refusals).toEqual([]);
    const years = await read('Date,Type,Duration\n2023,Run,0:52:10\n');
    expect(years.workouts).toEqual([]);
  });

  test.each([
    ['curly', '“', '”'],
    ['low and high', '„', '“'],
    ['single', "'", "'"],
  ])('may have its cells in %s quotes, separators in them', async (_kind, open, close) => {
    const quoted = (...cells: string[]) => cells.map((cell) => open + cell + close).join(',');
    const { workouts, refusals } = await read(
      `${quoted('Date', 'Type', 'Duration', 'Distance (km)', 'Notes')}\n${quoted('2024-03-01', 'Run', '0:52:10', '10.2', 'along, the river')}\n${quoted('2024-03-03', 'Run', '0:41:00', '8.1', '')}\n`,
    );
    expect(refusals).toEqual([]);
    expect(workouts).toMatchObject([
      { date: '2024-03-01', distanceM: 10_200, description: 'along, the river' },
      { date: '2024-03-03', distanceM: 8100 },
    ]);
  });

  test('of Peloton has a zone behind its times, and two kinds of kind', async () => {
    const { workouts, refusals } = await read(
      'Workout Timestamp,Live/On-Demand,Instructor Name,Length (minutes),Fitness Discipline,Type,Title,Class Timestamp,Total Output,Avg. Speed (mph),Distance (mi),Calories Burned,Avg. Heartrate,Avg. Incline\n2020-01-30 09:30 (CDT),Live,Ro,30,Running,Intervals,30 min HIIT Run,2020-01-30 09:18 (CDT),,6.4,3.2,352,151.78,1.2\n2023-11-08 12:04 (-06),,,45,Strength,,Full Body,,,,,210,120.1,\n',
    );
    expect(refusals).toEqual([]);
    expect(workouts).toMatchObject([
      {
        ...{ activityName: 'Running', localStart: '2020-01-30T09:30', durationS: 1800 },
        ...{ distanceM: 5149.901, title: '30 min HIIT Run', energyKcal: 352, avgHeartRate: 152 },
      },
      { activityName: 'Strength', date: '2023-11-08', utcOffsetS: -21_600, durationS: 2700 },
    ]);
  });

  test('of Whoop has the kind for a name, and its zones in parts of the duration', async () => {
    const { workouts, refusals } = await read(
      'Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Activity Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),HR Zone 1 %,HR Zone 2 %,HR Zone 3 %,HR Zone 4 %,HR Zone 5 %\n2026-01-27 00:42:55,,UTCZ,2026-01-27 19:54:00,2026-01-27 20:38:53,40,Running,14.6,582.0,180,150,10,10,30,45,5\n',
    );
    expect(refusals).toEqual([]);
    expect(workouts).toMatchObject([
      {
        ...{ activityName: 'Running', title: null, localStart: '2026-01-27T19:54' },
        ...{ durationS: 2400, energyKcal: 582, zoneMinutes: [4, 4, 12, 18, 2] },
      },
    ]);
  });

  test('has the moments of start and end, which say more than the day beside them', async () => {
    const { workouts } = await read(
      'activity,calories,day,distance,end_datetime,start_datetime\nrunning,410,2024-05-06,7600,2024-05-06T08:45:00+02:00,2024-05-06T08:00:00+02:00\n',
    );
    expect(workouts[0]).toMatchObject({ date: '2024-05-06', durationS: 2700, utcOffsetS: 7200 });
  });
});
