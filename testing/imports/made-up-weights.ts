import { fitPart } from './fit-file.ts';
import { fitSeconds } from './made-up-track.ts';

/** Files of weights as services write them, of our own making. All tell of these three days. */
export const WEIGHED = [
  { date: '2024-03-05', kg: 71.2 },
  { date: '2024-03-06', kg: 71 },
  { date: '2024-03-13', kg: 70.4 },
];

const lines = (...all: string[]) => `${all.join('\n')}\n`;

export const FITBIT_WEIGHTS = JSON.stringify([
  { logId: 1, weight: 156.97, bmi: 23.25, date: '03/05/24', time: '07:10:11', source: 'Aria' },
  { logId: 2, weight: 156.53, bmi: 23.18, date: '03/06/24', time: '07:12:00', source: 'API' },
  { logId: 3, weight: 158.73, bmi: 23.51, date: '03/06/24', time: '21:40:00', source: 'API' },
  { logId: 4, weight: 155.21, bmi: 22.99, date: '03/13/24', time: '06:59:59', source: 'Aria' },
]);

export const GARMIN_WEIGHTS = JSON.stringify([
  { metaData: { calendarDate: '2024-03-04T00:00:00.0', sequence: 1 }, vo2Max: 51 },
  ...WEIGHED.map(({ date, kg }, at) => ({
    metaData: { calendarDate: `${date}T00:00:00.0`, sequence: at + 2 },
    weight: { weight: kg * 1000, sourceType: 'MFP', timestampGMT: `${date}T06:10:00.0` },
  })),
]);

export const GARMIN_CONNECT_WEIGHTS = lines(
  'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,',
  '" Mar 13, 2024",',
  '7:01 AM,70.4 kg,0.6 kg,22.2,--,--,--,--,',
  '" Mar 6, 2024",',
  '9:30 PM,72.0 kg,1.0 kg,22.7,--,--,--,--,',
  '6:58 AM,71.0 kg,0.2 kg,22.4,--,--,--,--,',
  '" Mar 5, 2024",',
  '7:05 AM,71.2 kg,0.0 kg,22.5,--,--,--,--,',
);

/** Late in the evening in Auckland it is the day before in UTC. */
export const SAMSUNG_WEIGHTS = lines(
  'com.samsung.health.weight,6310003,6',
  'start_time,weight,height,update_time,body_fat,time_offset,deviceuuid,datauuid',
  ...WEIGHED.map(({ date, kg }, at) => {
    const utc = new Date(Date.parse(`${date}T07:00:00Z`) - 13 * 3_600_000).toISOString();
    const time = utc.replace('T', ' ').replace('Z', '');
    return `${time},${kg},175.0,${time},,UTC+1300,VfS0qUERdZ,w-${at}`;
  }),
);

export const HEALTH_EXPORT_WEIGHTS = JSON.stringify({
  data: {
    metrics: [
      { name: 'step_count', units: 'count', data: [{ date: '2024-03-05 00:00:00 +0100', qty: 9 }] },
      {
        data: WEIGHED.map(({ date, kg }) => ({ date: `${date} 06:50:00 +0100`, qty: kg })),
        name: 'weight_body_mass',
        units: 'kg',
      },
    ],
  },
});

export const HEALTH_EXPORT_TABLE = lines(
  'Date/Time,Active Energy (kJ),Walking + Running Distance (km),Weight & Body Mass (lb)',
  '2024-03-05 00:00:00,1800.2,5.1,156.97',
  '2024-03-06 00:00:00,1200.9,3.2,156.53',
  '2024-03-07 00:00:00,1300.9,4.2,',
  '2024-03-13 00:00:00,1400.9,4.8,155.21',
);

/** Of a scale that says its own unit nowhere: the body mass index tells it. */
export const SCALE_TABLE = lines(
  'time,weight,height,bmi,fatRate',
  ...WEIGHED.map(({ date, kg }) => `${date} 06:10:00,${kg},175,${(kg / 1.75 ** 2).toFixed(1)},17`),
);

export const GERMAN_TABLE = lines(
  'Datum;Uhrzeit;Gewicht (kg)',
  ...WEIGHED.map(({ date, kg }) => {
    const [year, month, day] = date.split('-');
    return `${day}.${month}.${year};06:10;${String(kg).replace('.', ',')}`;
  }),
);

/** As Apple writes them into its export, with a workout where one is asked for. */
export function appleWeights({ withWorkout = false } = {}): string {
  const at = 'sourceName="Scale" creationDate="2024-03-13 07:00:00 +0100"';
  const weights = WEIGHED.map(
    ({ date, kg }) =>
      `<Record type="HKQuantityTypeIdentifierBodyMass" ${at} unit="kg" startDate="${date} 06:50:00 +0100" endDate="${date} 06:50:00 +0100" value="${kg}"/>`,
  );
  const workout =
    '<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="45" durationUnit="min" totalDistance="8" totalDistanceUnit="km" startDate="2024-03-06 18:00:00 +0100" endDate="2024-03-06 18:45:00 +0100" sourceName="Watch"/>';
  return lines(
    '<?xml version="1.0"?>',
    '<HealthData locale="de_DE">',
    '<ExportDate value="2024-03-14 09:00:00 +0100"/>',
    ...weights,
    ...(withWorkout ? [workout] : []),
    '</HealthData>',
  );
}

export function fitWeights(): Uint8Array {
  return fitPart([
    { message: 0, fields: [{ number: 0, type: 'enum', value: 9 }] },
    ...WEIGHED.map(({ date, kg }) => ({
      message: 30,
      fields: [
        {
          number: 253,
          type: 'uint32' as const,
          value: fitSeconds(Date.parse(`${date}T06:00:00Z`)),
        },
        { number: 0, type: 'uint16' as const, value: Math.round(kg * 100) },
      ],
    })),
  ]);
}
