/** Exports of other services as they write them, of our own making: for their readers, whole and changed. */

const MINUTES = [0, 1, 2, 3, 4, 5, 6];

export const ADIDAS_SESSION = {
  start_time: 1_535_794_114_000,
  end_time: 1_535_797_197_000,
  start_time_timezone_offset: 7_200_000,
  distance: 10_110,
  duration: 2_983_000,
  elevation_gain: 74,
  calories: 578,
  notes: 'City 10 K',
  pulse_avg: 173,
  pulse_max: 188,
  id: 'a-1',
  sport_type_id: '1',
};

/** As it has been since 2021: figures in a list of features. */
export const ADIDAS_NEWER = {
  id: 'a-2',
  sport_type_id: '14',
  start_time: 1_672_531_200_000,
  start_time_timezone_offset: 3_600_000,
  end_time: 1_672_534_800_000,
  duration: 3_000_000,
  pause: 600_000,
  calories: 500,
  features: [
    { type: 'track_metrics', attributes: { distance: 9000, elevation_gain: 50 } },
    { type: 'heart_rate', attributes: { average: 150, maximum: 170 } },
  ],
};

export const ADIDAS_TRACK = MINUTES.map((minute) => ({
  version: 1,
  timestamp: `2018-09-01 09:2${minute}:34 +0000`,
  longitude: 2.35,
  latitude: 48.85 + minute / 500,
  altitude: 35,
  accuracy_v: 0,
  accuracy_h: 4,
  distance: minute * 222,
}));

/** The way of an exercise of Samsung Health, as it lies in `jsons/` beside the table. */
export const SAMSUNG_TRACK = MINUTES.map((minute) => ({
  start_time: 1_535_793_634_000 + minute * 60_000,
  latitude: 48.85 + minute / 500,
  longitude: 2.35,
  altitude: 35,
  accuracy: 4,
}));

/** Its start is that of the wall; Rome was two hours ahead. */
export const ENDOMONDO = [
  { name: 'Lunch' },
  { sport: 'RUNNING' },
  { source: 'TRACK_MOBILE' },
  { created_date: '2014-05-01 15:00:22.0' },
  { start_time: '2014-05-01 17:00:22.0' },
  { duration_s: 1800 },
  { distance_km: 5.12 },
  { calories_kcal: 350 },
  { heart_rate_avg_bpm: 149 },
  {
    points: MINUTES.map((minute) => [
      { location: [[{ latitude: 41.9 + minute / 500 }, { longitude: 12.5 }]] },
      { altitude: 30 },
      { distance_km: minute * 0.22 },
      { heart_rate_bpm: 140 + minute },
      { timestamp: `Thu May 01 15:0${minute}:22 UTC 2014` },
    ]),
  },
];

export const SUUNTO = {
  DeviceLog: {
    Header: {
      Activity: 'Running',
      DateTime: '2024-03-05T18:00:00.000+01:00',
      Duration: 1800,
      PauseDuration: 60,
      Distance: 5000,
      Energy: 1_464_400,
      Ascent: 33,
    },
    Samples: MINUTES.map((minute) => ({
      TimeISO8601: `2024-03-05T18:0${minute}:00.000+01:00`,
      Latitude: 0.9 + minute / 30_000,
      Longitude: 0.2,
      HR: 2.5,
      Distance: minute * 212,
    })),
  },
};

export const GARMIN_ACCOUNT = [
  {
    summarizedActivitiesExport: [
      {
        activityId: 4_880_001_234,
        name: 'Zurich Running',
        activityType: 'trail_running',
        beginTimestamp: 1_588_572_721_000,
        startTimeGmt: 1_588_572_721_000,
        startTimeLocal: 1_588_579_921_000,
        duration: 1_830_500.1,
        elapsedDuration: 1_900_000,
        distance: 501_230,
        elevationGain: 4500,
        calories: 1300,
        avgHr: 150,
        maxHr: 172,
      },
      {
        activityId: 4_880_001_235,
        name: 'Pool',
        activityType: 'lap_swimming',
        startTimeGmt: 1_588_659_121_000,
        startTimeLocal: 1_588_666_321_000,
        duration: 1_200_000,
        distance: 100_000,
      },
    ],
  },
];

export const GOOGLE_FIT = {
  fitnessActivity: 'running',
  startTime: '2021-03-04T06:12:01.123Z',
  endTime: '2021-03-04T06:44:01.123Z',
  duration: '1800s',
  segment: [],
  aggregate: [
    { metricName: 'com.google.distance.delta', floatValue: 5012.3 },
    { metricName: 'com.google.calories.expended', floatValue: 312.5 },
  ],
};

export const ZEPP = `type,startTime,sportTime(s),maxPace(/meter),minPace(/meter),distance(m),avgPace(/meter),calories(kcal)
1,2026-01-01 18:03:16+0000,1800,0.25,0.5,5321.0,0.34,310.0
6,2026-01-02 18:03:16+0000,3600,0,0,4000,0,220
`;

export const POLAR_CSV = `Name,Sport,Date,Start time,Duration,Total distance (km),Average heart rate (bpm),Average speed (km/h),Max speed (km/h),Average pace (min/km),Max pace (min/km),Calories,Fat percentage of calories(%),Average cadence (rpm),Average stride length (cm),Running index,Training load,Ascent (m),Descent (m),Average power (W),Max power (W),Notes,Height (cm),Weight (kg),HR max,HR sit,VO2max,
Ada L,TRAIL_RUNNING,06-05-2024,07:12:30,00:45:10,8.21,148,10.9,15.1,05:30,03:58,512,20,84,,55,90,40,38,,,Wet,180,70.0,190,50,50,
Sample rate,Time,HR (bpm),Speed (km/h),Pace (min/km),Cadence,Altitude (m),Stride length (m),Distances (m),Temperatures (C),Power (W),
1,00:00:00,90,0.0,00:00,0,30,,0.0,,,
,00:00:01,91,8.0,07:30,80,30,,2.0,,,
`;

export const OLD_SAMSUNG = `com.samsung.health.exercise,500,4
live_data,start_time,deviceuuid,exercise_type,distance,calorie,duration,end_time,time_offset,datauuid,mean_heart_rate
,1462345678901,d,1002,5000.0,320.0,1800000,1462347478901,UTC+0200,u1,150
`;

export const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.3"><Document>
<Placemark><name>Start</name><Point><coordinates>13.4,52.5,30</coordinates></Point></Placemark>
<Placemark id="tour"><name>Along the canal</name><description>With Bea</description>
<ExtendedData><Data name="type"><value>running</value></Data></ExtendedData>
<gx:MultiTrack><gx:Track>
${MINUTES.map((minute) => `<when>2024-03-05T18:0${minute}:10.000+01:00</when>`).join('\n')}
${MINUTES.map((minute) => `<gx:coord>13.4 ${52.5 + minute / 500} 30</gx:coord>`).join('\n')}
<ExtendedData><SchemaData><gx:SimpleArrayData name="heart_rate">
${MINUTES.map((minute) => `<gx:value>${140 + minute}</gx:value>`).join('\n')}
</gx:SimpleArrayData></SchemaData></ExtendedData>
</gx:Track><gx:Track>
<when>2024-03-05T18:16:10.000+01:00</when>
<gx:coord>13.4 52.512 30</gx:coord>
<when>2024-03-05T18:17:10.000+01:00</when>
<gx:coord>13.4 52.514 30</gx:coord>
</gx:Track></gx:MultiTrack></Placemark>
</Document></kml>
`;

/** Figures as JSON in one cell. */
export const MI_FITNESS = `Uid,Sid,Key,Time,Category,Value,UpdateTime
7,watch,outdoor_running,1690000000,running,"{""start_time"":1690000000,""end_time"":1690001900,""duration"":1860,""distance"":5120,""calories"":352,""avg_hrm"":151,""max_hrm"":172}",1690002000
7,watch,indoor_running,1690100000,running,"{""start_time"":1690100000,""end_time"":1690101800,""duration"":1800,""distance"":5000,""calories"":340,""avg_hrm"":149,""max_hrm"":168}",1690102000
`;

export const WITHINGS = `from,to,"from (manual)","to (manual)",Timezone,"Activity type",Data,GPS,Modified
2019-06-01T08:00:00+02:00,2019-06-01T08:45:00+02:00,,,Europe/Paris,Running,"{""calories"":410,""effduration"":2650,""manual_distance"":0,""distance"":7600,""hr_average"":150,""hr_max"":170}",,2019-06-01T09:00:00+02:00
2019-06-02T08:00:00+02:00,2019-06-02T08:30:00+02:00,,,Europe/Paris,Walking,"{""calories"":110,""distance"":2600}",,2019-06-02T09:00:00+02:00
`;

/** A line a second, without heart rate where none was measured. */
export const TOMTOM = `time,activityType,lapNumber,distance,speed,calories,lat,long,elevation,heartRate,cycles,localtime
${MINUTES.map((minute) => `${minute * 60},0,1,${minute * 180}.00000,3.00,${minute * 12},${(52.1 + minute / 600).toFixed(7)},4.9000000,12.50,${minute % 3 ? 140 + minute : ''},2,2017-05-06T08:0${minute}:00,${minute}:00`).join('\n')}
`;

const HUAWEI_POINTS = MINUTES.flatMap((minute) => [
  `tp=lbs;k=${minute};lat=${(50.61 + minute / 900).toFixed(6)};lon=7.2052;alt=0.0;t=${1_615_946_404 + minute * 60}.0;`,
  `tp=h-r;k=${(1_615_946_404 + minute * 60) * 1000};v=${140 + minute};`,
]);
const HUAWEI_SUMS = {
  ...{ avgHeartRate: 155, maxHeartRate: 170, totalDistance: 5280, totalCalories: 342_000 },
  ...{ totalTime: 2_363_000, creepingWave: 660 },
};

/** The points and the sums in one text, in which a pause is a place near the pole. */
export const HUAWEI = [
  {
    recordDay: 20_210_317,
    timeZone: '+0100',
    motionPathData: [
      {
        sportType: 4,
        startTime: 1_615_946_404_000,
        endTime: 1_615_948_867_000,
        totalTime: 2_363_000,
        attribute: `HW_EXT_TRACK_DETAIL@is${[...HUAWEI_POINTS, 'tp=lbs;k=7;lat=90.0;lon=-80.0;alt=0.0;t=0.0;'].join('\n')}&&HW_EXT_TRACK_SIMPLIFY@is${JSON.stringify(HUAWEI_SUMS)}`,
      },
    ],
  },
];

/** As it is since 2022, the two apart and kinds by other numbers. */
export const HUAWEI_NEWER = [
  {
    startTime: 1_615_946_404_000,
    endTime: 1_615_948_867_000,
    timeZone: '+0100',
    summaryData: JSON.stringify({ ...HUAWEI_SUMS, sportType: 258 }),
    detailData: HUAWEI_POINTS.join('\n'),
  },
];
