import { describe, expect, test } from 'vitest';
import { appleExport } from '../../../../../testing/imports/made-up-exports.ts';
import { makeZip } from '../../../../../testing/imports/make-zip.ts';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';
import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { scanXml } from './scan-xml.ts';

const BROKEN_DOCTYPE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ATTLIST VisionPrescription
  brand CDATA #IMPLIED
]>
`;

function health(inside: string, exportDate = '2026-06-01 09:00:00 +0200'): string {
  return `${BROKEN_DOCTYPE}<HealthData locale="en_GB">
 <ExportDate value="${exportDate}"/>
 ${inside}
</HealthData>`;
}

function run(inside = '', attributes = ''): string {
  return `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" startDate="2026-03-01 08:00:00 +0200" endDate="2026-03-01 08:31:00 +0200" ${attributes}>${inside}</Workout>`;
}

function heartRate(time: string, bpm: number, source = 'Watch'): string {
  return `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="${source}" unit="count/min" startDate="2026-03-01 ${time} +0200" endDate="2026-03-01 ${time} +0200" value="${bpm}"/>`;
}

async function only(content: string, timeZone = 'Asia/Tokyo') {
  const { workouts, refusals } = await readBytes(content, { timeZone });
  expect(refusals.filter(({ isNoWorkout }) => !isNoWorkout)).toEqual([]);
  expect(workouts).toHaveLength(1);
  const workout = workouts[0]?.workout;
  if (!workout) throw new Error('there is one workout');
  return workout;
}

describe('a workout of Apple Health', () => {
  test('has its totals in attributes up to iOS 15, in statistics from iOS 16 on', async () => {
    const old = run(
      '',
      'totalDistance="3.1" totalDistanceUnit="mi" totalEnergyBurned="1255.2" totalEnergyBurnedUnit="kJ"',
    );
    expect(await only(health(old))).toMatchObject({
      distanceM: expect.closeTo(4988.97, 1),
      energyKcal: expect.closeTo(300, 3),
      durationS: 1800,
      elapsedS: 1860,
    });
    const statistics = `
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="km"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="300" unit="Cal"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierBasalEnergyBurned" sum="50" unit="Cal"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="151.5" minimum="99" maximum="177" unit="count/min"/>`;
    expect(await only(health(run(statistics)))).toMatchObject({
      ...{ distanceM: 5000, energyKcal: 300, avgHeartRate: 151.5, maxHeartRate: 177 },
    });
  });

  test('counts once what its parts say again and what is written twice', async () => {
    const statistics =
      '<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="km"/>';
    const climb = '<MetadataEntry key="HKElevationAscended" value="5348 cm"/>';
    const part = `<WorkoutActivity uuid="x"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="9" unit="km"/></WorkoutActivity>`;
    const workout = await only(health(run(`${climb}${part}${statistics}${statistics}${climb}`)));
    expect(workout).toMatchObject({ distanceM: 5000, ascentM: 53.48 });
  });

  test('of several sports is a workout for each, by the way that was measured', async () => {
    const part = (from: string, until: string, minutes: number, statistics: string) =>
      `<WorkoutActivity uuid="x" startDate="2026-03-01 ${from}:00 +0200" endDate="2026-03-01 ${until}:00 +0200" duration="${minutes}" durationUnit="min">${statistics}</WorkoutActivity>`;
    const way = (type: string, km: number) =>
      `<WorkoutStatistics type="HKQuantityTypeIdentifierDistance${type}" sum="${km}" unit="km"/>`;
    const parts = [
      part('08:00', '08:30', 30, way('Swimming', 1.5)),
      part('08:30', '08:33', 3, ''),
      part('08:33', '09:43', 70, way('Cycling', 40)),
      part('09:43', '10:31', 48, way('WalkingRunning', 10)),
    ];
    const climb = '<MetadataEntry key="HKElevationAscended" value="53480 cm"/>';
    const race = run(`${climb}${parts.join('')}${way('Cycling', 40)}`);
    const { workouts, refusals } = await readBytes(
      health(race.replace('TypeRunning', 'TypeSwimBikeRun')),
    );
    expect(refusals).toEqual([]);
    const told = workouts.map(({ workout }) => workout);
    expect(told.map(({ activityName }) => classifyActivity(activityName).sport)).toEqual([
      ...['swim', 'other', 'cycling', 'run'],
    ]);
    expect(told.map(({ distanceM }) => distanceM)).toEqual([1500, null, 40_000, 10_000]);
    expect(told.map(({ durationS }) => durationS)).toEqual([1800, 180, 4200, 2880]);
    expect(told.every(({ ascentM }) => ascentM === null)).toBe(true);
  });

  test('in UTF-16 is the same, and an export without a beginning says so', async () => {
    const wide = await readBytes(Buffer.from(`\ufeff${health(run())}`, 'utf16le'));
    expect(wide.workouts.map(({ workout }) => workout.durationS)).toEqual([1800]);
    const { refusals } = await readBytes('<HealthData'.padEnd(80, ' '));
    expect(refusals).toMatchObject([{ what: 'a damaged export of Apple Health' }]);
  });

  test('is on a treadmill where it was indoors', async () => {
    const indoor = await only(health(run('<MetadataEntry key="HKIndoorWorkout" value="1"/>')));
    expect(indoor.activityName).toBe('Indoor Running');
  });

  test('has the day of its own zone, not of the one that the phone exports in', async () => {
    const late = run('<MetadataEntry key="HKTimeZone" value="America/Los_Angeles"/>');
    expect(await only(health(late))).toMatchObject({
      ...{ localStart: '2026-02-28T22:00:00', date: '2026-02-28', utcOffsetS: -28_800 },
    });
  });

  test('that does not name its zone: the athlete’s, where the phone was there when it exported', async () => {
    // In winter Berlin is one hour from UTC, whatever the summer of the export says.
    expect(await only(health(run()), 'Europe/Berlin')).toMatchObject({
      ...{ localStart: '2026-03-01T07:00:00', utcOffsetS: 3600 },
    });
    expect(await only(health(run()), 'Asia/Tokyo')).toMatchObject({
      ...{ localStart: '2026-03-01T08:00:00', utcOffsetS: 7200 },
    });
  });

  test('has the heart rates of its span, told before or after it, of the device that recorded it', async () => {
    const before = [
      heartRate('07:59:59', 90),
      ...Array.from({ length: 20 }, (_none, at) => heartRate(`08:${10 + at}:00`, 140 + at)),
      ...Array.from({ length: 60 }, (_none, at) =>
        heartRate(`08:10:${10 + (at % 50)}`, 190, 'Strap'),
      ),
    ].join('\n');
    const workout = await only(health(`${before}${run()}${heartRate('08:05:00', 130)}`));
    expect(workout.heartRateSamples).toHaveLength(21);
    expect(workout).toMatchObject({ maxHeartRate: 159, minHeartRate: 130, deviceName: 'Watch' });
  });

  test('has those of another device where its own measured none', async () => {
    const rates = Array.from({ length: 6 }, (_none, at) => heartRate(`08:0${at}:00`, 150, 'Strap'));
    expect((await only(health(`${rates.join('')}${run()}`))).heartRateSamples).toHaveLength(6);
  });
});

describe('an export of Apple Health', () => {
  test('gives the weights that it holds beside its workouts, in any unit', async () => {
    const weight = (day: string, unit: string, value: string) =>
      `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="${unit}" startDate="2026-03-${day} 08:00:00 +0200" value="${value}"/>`;
    const records = [weight('01', 'kg', '60'), weight('02', 'lb', '132.2'), weight('03', 'x', '9')];
    const { workouts, weights, refusals } = await readBytes(health(`${records.join('')}${run()}`));
    expect(workouts).toHaveLength(1);
    expect(refusals).toEqual([]);
    expect(weights).toMatchObject([
      {
        weights: [
          { date: '2026-03-01', kg: 60 },
          { date: '2026-03-02', kg: 59.965 },
        ],
        left: 1,
      },
    ]);
  });

  test('without workouts says so', async () => {
    const { refusals } = await readBytes(health(''));
    expect(refusals).toMatchObject([
      { what: 'an Apple Health export without workouts', isNoWorkout: true },
    ]);
  });

  test('that is cut off gives what precedes the cut, and says so', async () => {
    const whole = health(`${run()}${run()}${run()}`);
    const cut = whole.slice(0, whole.lastIndexOf('<Workout ') + 40);
    const { workouts, refusals } = await readBytes(cut);
    expect(workouts).toHaveLength(2);
    expect(refusals).toMatchObject([{ what: 'an Apple Health export that is cut off' }]);
  });

  test('may hold control characters, comments and entities', async () => {
    const odd = `<!-- <Workout/> --><Me x="\u000b"/>${run().replace('"Watch"', '"Ada&apos;s \u0001 &#87;atch &lt;1&gt; &unknown;"')}`;
    expect((await only(health(odd))).deviceName).toBe("Ada's Watch <1> &unknown;");
  });

  test('gives the same wherever its bytes are cut into pieces', async () => {
    const bytes = Buffer.from(
      health(`${heartRate('08:01:00', 140)}<!-- x -->${run("<A b='<>'/>")}`),
    );
    const whole = await tagsOf(bytes, bytes.length);
    for (const size of [1, 2, 3, 7, 10, 64, 1000]) expect(await tagsOf(bytes, size)).toEqual(whole);
    expect(whole).toContain('Workout HKWorkoutActivityTypeRunning');
  });

  test('of 3 MB is read with a tenth of the heart rates of another device left aside', async () => {
    const content = [...appleExport(3_000_000)].join('');
    const { workouts, refusals } = await readBytes(content);
    expect(refusals).toEqual([]);
    expect(workouts.length).toBeGreaterThan(3);
    for (const { workout } of workouts) {
      expect(workout).toMatchObject({ durationS: 2400, distanceM: 8050, maxHeartRate: 159 });
      expect(workout.heartRateSamples).toHaveLength(480);
    }
  });
});

async function tagsOf(bytes: Buffer, size: number): Promise<string[]> {
  const tags: string[] = [];
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  await scanXml(pieces(), (tag) => {
    for (const name of ['Record', 'Workout', 'HealthData']) {
      if (!tag.is(name)) continue;
      const told = tag.attribute('workoutActivityType') ?? tag.attribute('value');
      tags.push(`${tag.isClosing ? '/' : ''}${name} ${told}`);
    }
  });
  return tags;
}

describe('the zip that a phone shares', () => {
  const route = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${Array.from(
    { length: 20 },
    (_none, at) =>
      `<trkpt lon="13.4" lat="${52 + at / 10_000}"><ele>34</ele><time>2026-03-01T06:00:${String(at).padStart(2, '0')}Z</time></trkpt>`,
  ).join('')}</trkseg></trk></gpx>`;
  const withRoute = health(
    `${Array.from({ length: 9 }, (_none, at) => heartRate(`08:00:0${at}`, 140)).join('')}${run('<WorkoutRoute sourceName="Watch"><FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute>')}`,
  );

  test('is known by what its files hold, whatever they are called', async () => {
    const zip = makeZip([
      { name: 'apple_health_export/exporter_cda.xml', content: '<ClinicalDocument/>' },
      { name: '導出/导出.xml', content: withRoute },
      { name: '導出/workout-routes/route_1.gpx', content: route },
    ]);
    const { workouts, refusals } = await readBytes(zip, { name: 'z' });
    expect(workouts.map(({ file, format }) => [file, format])).toEqual([
      ['z/導出/导出.xml', 'apple-health'],
    ]);
    expect(refusals.map(({ what }) => what)).toEqual(['a clinical document of Apple Health']);
  });

  test('has the course of a workout from the file that it names, and its heart rates beside it', async () => {
    const zip = makeZip([
      { name: 'apple_health_export/export.xml', content: withRoute },
      { name: 'apple_health_export/workout-routes/route_1.gpx', content: route },
    ]);
    const { workouts } = await readBytes(zip, { timeZone: 'Asia/Tokyo' });
    const [told] = workouts;
    expect(told?.workout.recording?.latitudeDeg).toHaveLength(20);
    expect(told?.workout.recording?.heartRateBpm?.slice(0, 10)).toEqual([
      ...Array.from({ length: 9 }, () => 140),
      null,
    ]);
    expect(told?.workout.recording?.distanceM?.at(-1)).toBeCloseTo(211, 0);
    // It was in Berlin, in winter, whatever the phone printed in summer.
    expect(told?.workout).toMatchObject({ utcOffsetS: 3600, localStart: '2026-03-01T07:00:00' });
  });

  test('is known behind the many tables of its electrocardiograms', async () => {
    const tables = Array.from({ length: 90 }, (_none, at) => ({
      name: `apple_health_export/electrocardiograms/ecg_${at}.csv`,
      content: 'Name,Ada\nDate of Birth,1990\n\n-12.1\n-12.3\n',
    }));
    const zip = makeZip([
      ...tables,
      { name: 'apple_health_export/export.xml', content: withRoute },
    ]);
    const { workouts, refusals } = await readBytes(zip);
    expect(workouts.map(({ format }) => format)).toEqual(['apple-health']);
    expect(refusals.every(({ isNoWorkout }) => isNoWorkout)).toBe(true);
  });

  test('may lack that file, or hold others, which are tracks of their own', async () => {
    const zip = makeZip([
      { name: 'apple_health_export/export.xml', content: withRoute },
      { name: 'apple_health_export/workout-routes/route_2.gpx', content: route },
    ]);
    const { workouts } = await readBytes(zip);
    expect(workouts.map(({ format }) => format)).toEqual(['apple-health', 'gpx']);
    expect(workouts[0]?.workout.recording).toBe(null);
  });
});
